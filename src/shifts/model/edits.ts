import { plusDays } from '@/i18n/dates';
import { datedEntries, type Entry, defaultEntries, overlaps, type Plan } from '../schedule/schedule';
import { type Block, blocksOf, goesOn, lengthOf, sameCrews, type Write } from './blocks';
import { DAY_MINUTES, minutesOf, STEP_MINUTES, timeOf } from './clock';

const set = (key: string, entry: Entry, replaces: string | null = null): Write => ({ op: 'set', key, entry, replaces });
const remove = (key: string, { work_date, start_time }: Entry): Write => ({ op: 'remove', key, work_date, start_time });

/** "Not available" for the whole day. */
export const awayEntry = (day: string): Entry => ({
  work_date: day,
  start_time: '00:00',
  end_time: '23:59',
  available: false,
  material_type_id: null,
  disposition_area_id: null,
});

/**
 * Adds a shift to a day. A first dated entry hides the day's defaults, so those that do not overlap the new shift are
 * written as well.
 */
export function add(plan: Plan, key: string, entry: Entry): Write[] {
  const schedule = plan.get(key);
  const kept =
    datedEntries(schedule, entry.work_date).length > 0
      ? []
      : defaultEntries(schedule, entry.work_date).filter((pattern) => !overlaps(pattern, entry));
  return [...kept.map((pattern) => set(key, pattern)), set(key, entry)];
}

/** Replaces all shifts of a day. */
export function overwrite(plan: Plan, key: string, entry: Entry): Write[] {
  const [first, ...others] = datedEntries(plan.get(key), entry.work_date);
  return [...others.map((other) => remove(key, other)), set(key, entry, first ? first.start_time : null)];
}

/** "I will not be available" replaces all shifts of a day. */
export const away = (plan: Plan, key: string, day: string): Write[] => overwrite(plan, key, awayEntry(day));

/** Removes all dated entries of a day. */
export const backToDefault = (plan: Plan, key: string, day: string): Write[] =>
  datedEntries(plan.get(key), day).map((entry) => remove(key, entry));

/** Removes a shift. A default is removed for one day by an absence. */
export const erase = (plan: Plan, { key, origin, entry }: Block): Write[] =>
  origin === 'dated' ? [remove(key, entry)] : away(plan, key, entry.work_date);

/** Changes a shift in place; a default becomes a dated entry, beside the day's other defaults. */
export function change(plan: Plan, block: Block, entry: Entry): Write[] {
  const { key, origin, entry: was } = block;
  if (origin === 'dated') {
    if (entry.work_date !== was.work_date) return [...add(plan, key, entry), remove(key, was)];
    return [set(key, entry, entry.start_time === was.start_time ? null : was.start_time)];
  }
  const others = defaultEntries(plan.get(key), was.work_date).filter(
    (pattern) => pattern.start_time !== was.start_time,
  );
  return [...others.map((pattern) => set(key, pattern)), set(key, entry)];
}

export interface Shift {
  /** Days later, or earlier if negative. */
  days: number;
  /** Minutes later. */
  minutes?: number;
  /** Another truck or driver. */
  key?: string;
}

/** The entry at its new place; it keeps its length and stays within the day. */
export function moved(entry: Entry, { days, minutes = 0 }: Shift): Entry {
  const length = lengthOf(entry);
  const start = Math.max(0, Math.min(DAY_MINUTES - 1 - length, minutesOf(entry.start_time) + minutes));
  return {
    ...entry,
    work_date: plusDays(entry.work_date, days),
    start_time: timeOf(start),
    end_time: timeOf(start + length),
  };
}

const dayOf = (key: string, { work_date }: Entry) => `${key}@${work_date}`;

/** Moves or copies shifts. Moving a default leaves an absence on its day, unless another one is moved there. */
export function relocate(plan: Plan, blocks: readonly Block[], shift: Shift, copy: boolean): Write[] {
  const sets: Write[] = [];
  const removals: Write[] = [];
  const moves = blocks.map((block) => {
    const key = shift.key ?? block.key;
    const entry = moved(block.entry, shift);
    return { block, key, entry, stays: !copy && dayOf(key, entry) === dayOf(block.key, block.entry) };
  });
  const taken = new Set(moves.map(({ key, entry }) => dayOf(key, entry)));
  const leaving = moves.filter(({ block, stays }) => !copy && !stays && block.origin === 'default');
  const left = new Set(leaving.map(({ block }) => dayOf(block.key, block.entry)));
  for (const { block, key, entry, stays } of moves) {
    if (stays) sets.push(...change(plan, block, entry));
    else {
      sets.push(...(left.has(dayOf(key, entry)) ? [set(key, entry)] : add(plan, key, entry)));
      const isHidden = block.origin === 'default' && taken.has(dayOf(block.key, block.entry));
      if (!copy && !isHidden) removals.push(...erase(plan, block));
    }
  }
  return dropRepeats(sets, removals);
}

/** Two shifts of one day would each write the same default. */
function dropRepeats(sets: Write[], removals: Write[]): Write[] {
  const seen = new Set<string>();
  return [...removals, ...sets].filter((write) => {
    const text = JSON.stringify(write);
    return !seen.has(text) && seen.add(text);
  });
}

/** Moves the start or the end of a block by minutes, at least one step apart. */
export function resized(entry: Entry, edge: 'start' | 'end', minutes: number): Entry {
  const start = minutesOf(entry.start_time);
  const last = minutesOf(entry.end_time);
  // A minute before midnight means midnight: the steps before it are quarters of an hour.
  const end = last === DAY_MINUTES - 1 ? DAY_MINUTES : last;
  return edge === 'start'
    ? { ...entry, start_time: timeOf(Math.min(end - STEP_MINUTES, start + minutes)) }
    : { ...entry, end_time: timeOf(Math.max(start + STEP_MINUTES, end + minutes)) };
}

/** A block as it is by now: one of its ends is where it was when it was seen. */
export const asOfNow = (plan: Plan, { key, entry }: Block): Block | undefined =>
  blocksOf(plan.get(key), entry.work_date, entry.work_date).find(
    (one) => one.entry.start_time === entry.start_time || one.entry.end_time === entry.end_time,
  );

/** The change of one day by a copy. */
export interface CopyLine {
  key: string;
  day: string;
  entries: Entry[];
  /** The entries that are replaced. */
  replaced: Entry[];
  /** An absence would become a shift. */
  absence: boolean;
  writes: Write[];
}

interface CopyJob {
  keys: readonly string[];
  /** First source day, and the number of days. */
  from: string;
  count: number;
  /** First target day. */
  to: string;
}

/**
 * Copies days: the dated entries, else the defaults, of each day replace those of its target. Days without shifts change
 * nothing. A target that would equal its default, without a driver, has no dated entries, so that it follows the default. The part of a night
 * after midnight is of the day on which the night began. The result is the preview and the writes.
 */
export function copyDays(plan: Plan, { keys, from, count, to }: CopyJob): CopyLine[] {
  if (from === to) return [];
  const [end, after] = [plusDays(from, count), plusDays(to, count)];
  return keys.flatMap((key) => {
    const entriesOf = (day: string) => {
      const dated = datedEntries(plan.get(key), day);
      return dated.length > 0 ? dated : defaultEntries(plan.get(key), day);
    };
    const nightOf = (day: string) => {
      const entries = entriesOf(day);
      return goesOn(entriesOf(plusDays(day, -1)).at(-1), entries[0]) ? entries.slice(0, 1) : [];
    };
    const beside = (some: readonly Entry[], others: readonly Entry[]) =>
      some.filter((entry) => !others.some((other) => overlaps(entry, other)));
    const sources = Array.from({ length: count }, (_, i) => {
      const day = plusDays(from, i);
      return i === 0 ? entriesOf(day).slice(nightOf(day).length) : entriesOf(day);
    });
    const lines = sources.flatMap((own, i) => {
      const day = plusDays(to, i);
      const kept = i === 0 ? beside(nightOf(day), own) : [];
      return own.length === 0 ? [] : copyLine(plan, key, day, [...kept, ...own]);
    });
    const [night, was] = [nightOf(end), nightOf(after)];
    if (!sources.at(-1)?.length || night.length + was.length === 0) return lines;
    return [...lines, ...copyLine(plan, key, after, [...night, ...beside(entriesOf(after).slice(was.length), night)])];
  });
}

function copyLine(plan: Plan, key: string, day: string, some: readonly Entry[]): CopyLine[] {
  const usual = defaultEntries(plan.get(key), day);
  const replaced = datedEntries(plan.get(key), day);
  const entries = some.length > 0 ? some.map((entry) => ({ ...entry, work_date: day })) : usual;
  const isUsual = sameCrews(entries, usual);
  if (sameCrews(replaced, entries) || (isUsual && replaced.length === 0)) return [];
  const writes = isUsual ? backToDefault(plan, key, day) : replaceDay(plan, key, entries);
  const absence = replaced.some((entry) => !entry.available) && entries.some((entry) => entry.available);
  return [{ key, day, entries, replaced, absence, writes }];
}

function replaceDay(plan: Plan, key: string, [first, ...others]: Entry[]): Write[] {
  if (!first) return [];
  return [...overwrite(plan, key, first), ...others.map((entry) => set(key, entry))];
}
