import type { FieldError, TruckAvailability, TruckDefaultAvailability } from '@/api/generated/dashboard.schemas';
import { WEEK_DAYS } from '@/world/time';
import { conflict, unprocessable } from '../http/problem';
import { checkPeriod } from '../list/conditions';
import type { ShiftRow, WeekRow } from '../state/rows';
import type { Table } from '../state/table';

/** Days that one call may span. */
const maxDays = 92;

interface Days {
  start_date: string;
  end_date: string;
}

/** @throws 422 when the days are in the wrong order or too many */
export function checkDays({ start_date: start, end_date: end }: Days): void {
  checkPeriod(start, end, 'query.end_date');
  if (Date.parse(end) - Date.parse(start) >= maxDays * 86_400_000)
    throw unprocessable('query.end_date', `At most ${maxDays} days in one call.`);
}

interface Times {
  start_time: string;
  end_time: string;
}

/** Errors of one entry. @param at path of the entry with a dot at its end, or nothing */
export const entryErrors = ({ start_time, end_time }: Times, at = ''): FieldError[] =>
  end_time > start_time ? [] : [{ path: `${at}end_time`, message: 'End time must be after start time' }];

/** Errors of a default week: those of its entries, and weekdays that come twice. */
export function weekErrors<Entry extends Times & { day_of_week: string }>(
  entries: readonly Entry[],
  check: (entry: Entry, at: string) => FieldError[],
): FieldError[] {
  return entries.flatMap((entry, index) => {
    const at = `availabilities.${index}.`;
    const twice = entries.findIndex((other) => other.day_of_week === entry.day_of_week) < index;
    const repeated = { path: `${at}day_of_week`, message: 'This weekday is given twice.' };
    return [...(twice ? [repeated] : []), ...check(entry, at)];
  });
}

/** Dated entries of the days from start to end, in order, with what they carry. */
export function dated(shifts: readonly ShiftRow[], { start_date: start, end_date: end }: Days): TruckAvailability[] {
  return shifts
    .filter(({ work_date }) => work_date >= start && work_date <= end)
    .sort((a, b) => (`${a.work_date} ${a.start_time}` < `${b.work_date} ${b.start_time}` ? -1 : 1))
    .map(({ work_date, start_time, end_time, available, material_type_id = null, disposition_area_id = null }) => ({
      ...{ work_date, start_time, end_time, available, material_type_id, disposition_area_id },
    }));
}

/** A default week, Monday first, with what its entries carry. */
export function weekly(week: readonly WeekRow[]): TruckDefaultAvailability[] {
  return [...week]
    .sort((a, b) => WEEK_DAYS.indexOf(a.day_of_week) - WEEK_DAYS.indexOf(b.day_of_week))
    .map(({ day_of_week, start_time, end_time, material_type_id = null, disposition_area_id = null }) => ({
      ...{ day_of_week, start_time, end_time, material_type_id, disposition_area_id },
    }));
}

/** Shifts of drivers carry nothing. */
export function unladen<Entry extends { material_type_id: unknown; disposition_area_id: unknown }>(entry: Entry) {
  const { material_type_id: _material, disposition_area_id: _area, ...times } = entry;
  return times;
}

/**
 * Adds an entry or replaces the one with its start time or with `original`.
 * @param existing entries of the same owner
 * @returns start time of the entry that it replaced, or null
 * @throws 409 that names the entry of that day which it would overlap
 */
export function putDated(
  table: Table<ShiftRow, string>,
  existing: readonly ShiftRow[],
  row: ShiftRow,
  original: string | null | undefined,
): string | null {
  const { ref, work_date: day, start_time: start, end_time: end } = row;
  const replaces = original ?? start;
  const others = existing.filter(({ work_date }) => work_date === day);
  const found = others.find((one) => one.start_time === replaces) ?? others.find((one) => one.start_time === start);
  const other = others
    .filter((one) => one.start_time !== replaces && one.start_time !== start)
    .find((one) => one.start_time < end && start < one.end_time);
  if (other) {
    const times = `${other.start_time} to ${other.end_time}`;
    throw conflict(`It overlaps the entry from ${times} of that day.`, 'start_time');
  }
  if (found && found.start_time !== start) table.remove(`${ref} ${day} ${found.start_time}`);
  table.put(row);
  return found?.start_time ?? null;
}

type WeekEntry = Omit<WeekRow, 'ref' | 'customer_id'> & { available?: boolean };

/** Each entry replaces the one of its weekday; `available: false` clears it. */
export function putWeekly(
  table: Table<WeekRow, string>,
  owner: Pick<WeekRow, 'ref' | 'customer_id'>,
  entries: readonly WeekEntry[],
): void {
  for (const { available, ...entry } of entries) {
    if (available === false) table.remove(`${owner.ref} ${entry.day_of_week}`);
    else table.put({ ...entry, ...owner });
  }
}
