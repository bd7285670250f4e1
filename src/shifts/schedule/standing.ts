import { weekdayOf } from './days';
import type { DefaultEntry, Entry, Schedule } from './types';

const byStart = (a: Entry, b: Entry) => a.start_time.localeCompare(b.start_time);

/** The parts of a list by their day. Made once for each list: a schedule's lists are replaced, never changed. */
function byDay<Part extends object>(dayOf: (part: Part) => string) {
  const known = new WeakMap<readonly Part[], Map<string, readonly Part[]>>();
  const sort = (list: readonly Part[]) => {
    const days = new Map<string, Part[]>();
    for (const part of list) days.set(dayOf(part), [...(days.get(dayOf(part)) ?? []), part]);
    known.set(list, days);
    return days;
  };
  return (list: readonly Part[], day: string) => (known.get(list) ?? sort(list)).get(day) ?? [];
}
const entriesOf = byDay<Entry>((entry) => entry.work_date);
const defaultsOf = byDay<DefaultEntry>((entry) => entry.day_of_week);

/** The dated entries of a day, earliest first. */
export const datedOf = (schedule: Schedule | undefined, day: string): Entry[] =>
  schedule ? entriesOf(schedule.entries, day).toSorted(byStart) : [];

/** The pattern of a day's weekday, as an entry of that day. */
export const patternOf = (schedule: Schedule | undefined, day: string): Entry[] =>
  schedule
    ? defaultsOf(schedule.defaults, weekdayOf(day)).map(
        ({ start_time, end_time, material_type_id, disposition_area_id }) => ({
          ...{ work_date: day, start_time, end_time, available: true, material_type_id, disposition_area_id },
        }),
      )
    : [];

/** The shifts that are worked on a day: its dated entries, else the default of the weekday, else nothing. */
export function worked(schedule: Schedule | undefined, day: string): Entry[] {
  const dated = datedOf(schedule, day);
  return (dated.length > 0 ? dated : patternOf(schedule, day)).filter((entry) => entry.available);
}
