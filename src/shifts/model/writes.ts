import { WEEK } from '../schedule/days';
import type { DefaultEntry, Entry, Plan, Schedule } from '../schedule/schedule';
import { type Kind, KINDS } from '../search';
import { sameCrews, type WeekChange, type Write } from './blocks';

const EMPTY: Omit<Schedule, 'key'> = { entries: [], defaults: [] };
const at = (day: string, start: string) => (entry: Entry) => entry.work_date === day && entry.start_time === start;

type DayWrite = Exclude<Write, { op: 'defaults' }>;
const dayOf = (write: DayWrite) => (write.op === 'set' ? write.entry.work_date : write.work_date);

/** The entry that a write removes or replaces. */
function former(schedule: Schedule | undefined, write: DayWrite): Entry | undefined {
  const start = write.op === 'set' ? (write.replaces ?? write.entry.start_time) : write.start_time;
  return schedule?.entries.find(at(dayOf(write), start));
}

/**
 * The calendar after a write: an entry with the same date and start time (or the one it replaces) is replaced, any
 * other is appended. Other schedules stay the same object, so that only changed rows render.
 */
function applyWrite(plan: Plan, write: Write): Plan {
  const schedule = plan.get(write.key) ?? { key: write.key, ...EMPTY };
  if (write.op === 'defaults') {
    const defaults = WEEK.flatMap((day) => {
      const changed = write.days[day];
      return changed === undefined ? schedule.defaults.filter(on(day)) : (changed ?? []);
    });
    return new Map(plan).set(write.key, { ...schedule, defaults });
  }
  const gone = former(schedule, write);
  let entries = schedule.entries.filter((entry) => entry !== gone);
  if (write.op === 'set') {
    const { entry } = write;
    entries = [...entries.filter((other) => !at(entry.work_date, entry.start_time)(other)), entry];
  }
  return new Map(plan).set(write.key, { ...schedule, entries });
}

export const applyWrites = (plan: Plan, writes: readonly Write[]): Plan => writes.reduce(applyWrite, plan);

const on = (day: DefaultEntry['day_of_week']) => (entry: DefaultEntry) => entry.day_of_week === day;
const shape = (of: DefaultEntry | undefined) =>
  of && [of.start_time, of.end_time, of.material_type_id, of.disposition_area_id].join();

/** The weekdays whose defaults differ. */
export const weekChange = (before: readonly DefaultEntry[] = [], after: readonly DefaultEntry[] = []): WeekChange =>
  Object.fromEntries(
    WEEK.flatMap((day) => {
      const found = after.find(on(day));
      return shape(before.find(on(day))) === shape(found) ? [] : [[day, found ?? null]];
    }),
  );

/** The writes that turn one day into another: removals, changes in place, new entries. */
function dayWrites(key: string, before: Entry[], after: Entry[]): Write[] {
  const gone = before.filter((entry) => !after.some((other) => other.start_time === entry.start_time));
  const fresh = after.filter((entry) => !before.some((other) => sameCrews([other], [entry])));
  const inPlace = fresh.filter((entry) => before.some((other) => other.start_time === entry.start_time));
  const placed = fresh.filter((entry) => !inPlace.includes(entry));
  const replaced = placed.map((entry, i): Write => ({ op: 'set', key, entry, replaces: gone[i]?.start_time ?? null }));
  return [
    ...gone
      .slice(placed.length)
      .map(({ work_date, start_time }): Write => ({ op: 'remove', key, work_date, start_time })),
    ...inPlace.map((entry): Write => ({ op: 'set', key, entry, replaces: null })),
    ...replaced,
  ];
}

/**
 * The fewest writes that turn one calendar into another: several edits of an entry become one. Undo is the same with the
 * calendars exchanged.
 */
export function diff(before: Plan, after: Plan): Write[] {
  const removals: Write[] = [];
  const sets: Write[] = [];
  for (const [key, schedule] of after) {
    const was = before.get(key);
    if (was === schedule) continue;
    const changed = was?.defaults === schedule.defaults ? {} : weekChange(was?.defaults, schedule.defaults);
    if (Object.keys(changed).length > 0) sets.push({ op: 'defaults', key, days: changed });
    const days = new Set([...(was?.entries ?? []), ...schedule.entries].map((entry) => entry.work_date));
    for (const day of [...days].sort()) {
      const of = (entries: readonly Entry[] | undefined) => (entries ?? []).filter((entry) => entry.work_date === day);
      for (const write of dayWrites(key, of(was?.entries), of(schedule.entries))) {
        (write.op === 'remove' ? removals : sets).push(write);
      }
    }
  }
  return [...removals, ...sets];
}

/** The keys and days that dated writes change. */
export function touched(writes: readonly Write[]): { key: string; day: string }[] {
  const seen = new Map<string, { key: string; day: string }>();
  for (const write of writes) {
    if (write.op === 'defaults') continue;
    const day = dayOf(write);
    seen.set(`${write.key}@${day}`, { key: write.key, day });
  }
  return [...seen.values()];
}

/** Writes by the calendar they belong to. */
export type Change = Partial<Record<Kind, readonly Write[]>>;

/** Both calendars after a change. */
export const applyChange = (plans: Record<Kind, Plan>, change: Change): Record<Kind, Plan> => ({
  trucks: applyWrites(plans.trucks, change.trucks ?? []),
  drivers: applyWrites(plans.drivers, change.drivers ?? []),
});

/** The fewest writes between two states of both calendars. */
export function changeBetween(before: Record<Kind, Plan>, after: Record<Kind, Plan>): Change {
  const change: Change = {};
  for (const kind of KINDS) {
    const writes = diff(before[kind], after[kind]);
    if (writes.length > 0) change[kind] = writes;
  }
  return change;
}

/** Whether two states of both calendars differ on a day that a change concerns. */
export const differ = (before: Record<Kind, Plan>, now: Record<Kind, Plan>, change: Change): boolean =>
  KINDS.some((kind) => {
    const others = touched(diff(before[kind], now[kind]));
    return touched(change[kind] ?? []).some((own) => others.some(({ key, day }) => key === own.key && day === own.day));
  });

export const isEmpty = (change: Change): boolean => KINDS.every((kind) => (change[kind]?.length ?? 0) === 0);

export const HISTORY_STEPS = 20;

/** A change with its inverse. */
export interface Step {
  /** "Move shift". */
  label: string;
  forth: Change;
  back: Change;
}

export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** After a new change: keeps the last 20, discards the undone ones. */
export const record = (history: History, step: Step): History => ({
  done: [...history.done, step].slice(-HISTORY_STEPS),
  undone: [],
});

/** After an undo, of the last step or of another one. */
export const undone = ({ done, undone: later }: History, step = done.at(-1)): History =>
  step ? { done: done.filter((one) => one !== step), undone: [...later, step] } : { done, undone: later };

export const redone = ({ done, undone: later }: History): History => {
  const step = later.at(-1);
  return step ? { done: [...done, step].slice(-HISTORY_STEPS), undone: later.slice(0, -1) } : { done, undone: later };
};

/** Without a step that has become impossible. */
export const without = ({ done, undone: later }: History, step: Step): History => ({
  done: done.filter((one) => one !== step),
  undone: later.filter((one) => one !== step),
});
