import { weekdayOf } from './days';
import type { Entry, Schedule } from './types';

const byStart = (a: Entry, b: Entry) => a.start_time.localeCompare(b.start_time);

/** The dated entries of a day, earliest first. */
export const datedOf = (schedule: Schedule | undefined, day: string): Entry[] =>
  (schedule?.entries ?? []).filter((entry) => entry.work_date === day).sort(byStart);

/** The pattern of a day's weekday, as an entry of that day. */
export function patternOf(schedule: Schedule | undefined, day: string): Entry[] {
  const weekday = weekdayOf(day);
  return (schedule?.defaults ?? [])
    .filter((entry) => entry.day_of_week === weekday)
    .map(({ start_time, end_time, material_type_id, disposition_area_id }) => ({
      ...{ work_date: day, start_time, end_time, available: true, material_type_id, disposition_area_id },
    }));
}

/** The shifts that are worked on a day: its dated entries, else the default of the weekday, else nothing. */
export function worked(schedule: Schedule | undefined, day: string): Entry[] {
  const dated = datedOf(schedule, day);
  return (dated.length > 0 ? dated : patternOf(schedule, day)).filter((entry) => entry.available);
}
