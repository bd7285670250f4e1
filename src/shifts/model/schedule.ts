import { datedOf, patternOf } from '../schedule/standing';
import { minutesOf } from './clock';
import type { Entry, Plan, Schedule } from '../schedule/types';
import type { Block } from './types';

/**
 * The schedule of a day: its dated entries, else the default of the weekday, else nothing (off). The default is a
 * template for the future: days before `today` show what was planned for them and nothing else.
 */
export function blocksOf(schedule: Schedule | undefined, day: string, today: string): Block[] {
  if (!schedule) return [];
  const dated = datedOf(schedule, day);
  const entries = dated.length > 0 || day < today ? dated : patternOf(schedule, day);
  return entries.map((entry) => ({ key: schedule.key, origin: dated.length > 0 ? 'dated' : 'default', entry }));
}

/** True if a dated day is other than the pattern of its weekday: an exception. */
export function isException(schedule: Schedule, day: string): boolean {
  const dated = datedOf(schedule, day);
  if (dated.length === 0) return false;
  const shape = (entry: Entry) =>
    [entry.available, entry.start_time, entry.end_time, entry.material_type_id, entry.disposition_area_id].join();
  return dated.map(shape).join(';') !== patternOf(schedule, day).map(shape).join(';');
}

export const lengthOf = (entry: Pick<Entry, 'start_time' | 'end_time'>): number =>
  minutesOf(entry.end_time) - minutesOf(entry.start_time);

/** Touching ends do not overlap. */
export const overlaps = (
  a: Pick<Entry, 'start_time' | 'end_time'>,
  b: Pick<Entry, 'start_time' | 'end_time'>,
): boolean => a.start_time < b.end_time && b.start_time < a.end_time;

/** Names a block in the URL, in selections and in the document. */
export const blockId = ({ key, entry }: Pick<Block, 'key' | 'entry'>): string =>
  `${key}@${entry.work_date}@${entry.start_time}`;

/** The block that an id names, if the calendar still has it. */
export function blockById(plan: Plan, id: string, today: string): Block | undefined {
  const [key, day, start] = id.split('@');
  if (!key || !day) return undefined;
  return blocksOf(plan.get(key), day, today).find((block) => block.entry.start_time === start);
}
