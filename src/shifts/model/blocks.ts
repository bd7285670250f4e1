import {
  datedEntries,
  type DefaultEntry,
  type Entry,
  defaultEntries,
  type Plan,
  type Schedule,
} from '../schedule/schedule';
import { minutesOf } from './clock';

/** A truck or driver. */
export interface Resource {
  key: string;
  /** Plate or name. */
  label: string;
  /** Name of the truck, id of the driver. */
  detail: string;
  available: boolean;
  area: number | null;
  /** Null for drivers. */
  compartments: number | null;
}

/** Planned for the day, or the default of the weekday. */
type Origin = 'dated' | 'default';

/** A shift on the calendar. */
export interface Block {
  key: string;
  origin: Origin;
  entry: Entry;
}

/** The new defaults of some weekdays, null where one becomes free. The others stay as they are. */
export type WeekChange = Partial<Record<DefaultEntry['day_of_week'], DefaultEntry | null>>;

/** One request that changes the calendar. */
export type Write =
  | { op: 'set'; key: string; entry: Entry; replaces: string | null }
  | { op: 'remove'; key: string; work_date: string; start_time: string }
  | { op: 'defaults'; key: string; days: WeekChange };

/**
 * The shifts of a day: its dated entries, else the defaults of the weekday. Days before `today` have no defaults, which are
 * a template for the future.
 */
export function blocksOf(schedule: Schedule | undefined, day: string, today: string): Block[] {
  if (!schedule) return [];
  const dated = datedEntries(schedule, day);
  const entries = dated.length > 0 || day < today ? dated : defaultEntries(schedule, day);
  return entries.map((entry) => ({ key: schedule.key, origin: dated.length > 0 ? 'dated' : 'default', entry }));
}

/** Whether two days have the same shifts. */
export function sameShifts(one: readonly Entry[], other: readonly Entry[]): boolean {
  const shape = (entry: Entry) =>
    [entry.available, entry.start_time, entry.end_time, entry.material_type_id, entry.disposition_area_id].join();
  return one.map(shape).join(';') === other.map(shape).join(';');
}

/** Whether they also have the same drivers. */
export const sameCrews = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  sameShifts(one, other) && one.every(({ driver_id: driver }, i) => (driver ?? null) === (other[i]?.driver_id ?? null));

/** Whether the dated entries of a day differ from its defaults. */
export function isException(schedule: Schedule, day: string): boolean {
  const dated = datedEntries(schedule, day);
  return dated.length > 0 && !sameShifts(dated, defaultEntries(schedule, day));
}

export type Times = Pick<Entry, 'start_time' | 'end_time'>;

/** Those of a new shift of which nothing else is said. */
export const USUAL_TIMES: Times = { start_time: '06:00', end_time: '14:30' };

export const lengthOf = (entry: Times): number => minutesOf(entry.end_time) - minutesOf(entry.start_time);

/** A shift that ends after midnight is entered as two. */
export const goesOn = (before: Entry | undefined, after: Entry | undefined): boolean =>
  before?.end_time === '23:59' && after?.start_time === '00:00' && before.available && after.available;

/** The id of a block in selections and in the document. */
export const blockId = ({ key, entry }: Pick<Block, 'key' | 'entry'>): string =>
  `${key}@${entry.work_date}@${entry.start_time}`;

/** The block of an id, if it still exists. */
export function blockById(plan: Plan, id: string, today: string): Block | undefined {
  const [key, day, start] = id.split('@');
  if (!key || !day) return undefined;
  return blocksOf(plan.get(key), day, today).find((block) => block.entry.start_time === start);
}
