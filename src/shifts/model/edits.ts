import { shiftDay } from '../schedule/days';
import { DAY_MINUTES, minutesOf, timeOf } from './clock';
import { datedOf, patternOf } from '../schedule/standing';
import { lengthOf, overlaps } from './schedule';
import type { Entry, Plan } from '../schedule/types';
import type { Block, Write } from './types';

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
 * Adds a shift to a day. A first dated entry hides the pattern of its day: patterns beside the new shift are written
 * too, so that adding an evening does not take away the morning; those it covers are overwritten.
 */
export function add(plan: Plan, key: string, entry: Entry): Write[] {
  const schedule = plan.get(key);
  const kept =
    datedOf(schedule, entry.work_date).length > 0
      ? []
      : patternOf(schedule, entry.work_date).filter((pattern) => !overlaps(pattern, entry));
  return [...kept.map((pattern) => set(key, pattern)), set(key, entry)];
}

/** Makes a shift the only one of its day: what was planned for the day goes. */
export function overwrite(plan: Plan, key: string, entry: Entry): Write[] {
  const [first, ...others] = datedOf(plan.get(key), entry.work_date);
  return [...others.map((other) => remove(key, other)), set(key, entry, first ? first.start_time : null)];
}

/** "I will not be available" on a day, instead of whatever was planned. */
export const away = (plan: Plan, key: string, day: string): Write[] => overwrite(plan, key, awayEntry(day));

/** Back to the default of the weekday: all dated entries of the day go. */
export const backToDefault = (plan: Plan, key: string, day: string): Write[] =>
  datedOf(plan.get(key), day).map((entry) => remove(key, entry));

/** Takes a block away. A pattern cannot be taken away for one day but by saying that nobody is there. */
export const erase = (plan: Plan, { key, origin, entry }: Block): Write[] =>
  origin === 'dated' ? [remove(key, entry)] : away(plan, key, entry.work_date);

/** Changes a block in place; that of a pattern becomes a dated entry beside the other patterns of its day. */
export function change(plan: Plan, block: Block, entry: Entry): Write[] {
  const { key, origin, entry: was } = block;
  if (origin === 'dated') {
    if (entry.work_date !== was.work_date) return [...add(plan, key, entry), remove(key, was)];
    return [set(key, entry, entry.start_time === was.start_time ? null : was.start_time)];
  }
  const others = patternOf(plan.get(key), was.work_date).filter((pattern) => pattern.start_time !== was.start_time);
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
    work_date: shiftDay(entry.work_date, days),
    start_time: timeOf(start),
    end_time: timeOf(start + length),
  };
}

/** Moves or copies blocks together. A pattern that is moved to another place leaves its own day not available. */
export function relocate(plan: Plan, blocks: readonly Block[], shift: Shift, copy: boolean): Write[] {
  const sets: Write[] = [];
  const removals: Write[] = [];
  for (const block of blocks) {
    const key = shift.key ?? block.key;
    const entry = moved(block.entry, shift);
    const stays = key === block.key && entry.work_date === block.entry.work_date;
    if (stays && !copy) sets.push(...change(plan, block, entry));
    else {
      sets.push(...add(plan, key, entry));
      if (!copy) removals.push(...erase(plan, block));
    }
  }
  return dropRepeats(sets, removals);
}

/** Two blocks of one day would each write the same pattern beside them: once is enough. */
function dropRepeats(sets: Write[], removals: Write[]): Write[] {
  const seen = new Set<string>();
  return [...removals, ...sets].filter((write) => {
    const text = JSON.stringify(write);
    return !seen.has(text) && seen.add(text);
  });
}

/** Moves the start or the end of a block by minutes, at least one step apart. */
export function resized(entry: Entry, edge: 'start' | 'end', minutes: number, least: number): Entry {
  const start = minutesOf(entry.start_time);
  const end = minutesOf(entry.end_time);
  return edge === 'start'
    ? { ...entry, start_time: timeOf(Math.min(end - least, start + minutes)) }
    : { ...entry, end_time: timeOf(Math.max(start + least, end + minutes)) };
}
