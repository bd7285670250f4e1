import type {
  DriverAvailabilities,
  DriverAvailability,
  TruckAvailabilities,
  TruckAvailability,
  TruckDefaultAvailability,
} from '@/api/generated/dashboard.schemas';
import { timeOfDay, today } from '@/i18n/dates';
import { weekdayOf } from './days';

/**
 * A dated entry of a truck or driver. Material and area of driver entries are null, so that one calendar serves both.
 */
export type Entry = TruckAvailability & Pick<DriverAvailability, 'license_plate' | 'has_truck'>;

/** Whether a driver has a truck then that the user, who is limited to areas, does not see. */
export const isElsewhere = ({ has_truck, license_plate }: Entry): boolean => has_truck === true && !license_plate;

export type Span = Pick<Entry, 'start_time' | 'end_time'>;

/** Adjacent shifts do not overlap. */
export const overlaps = (a: Span, b: Span): boolean => a.start_time < b.end_time && b.start_time < a.end_time;

export type DefaultEntry = TruckDefaultAvailability;

/** The shifts of one truck (key: license plate) or driver (key: id). */
export interface Schedule {
  key: string;
  entries: readonly Entry[];
  defaults: readonly DefaultEntry[];
  /** Days of which a truck has an entry that the user, who is limited to areas, does not see. */
  taken?: readonly string[] | undefined;
}

/** All shifts of one kind in the days that are loaded. */
export type Plan = ReadonlyMap<string, Schedule>;

/** Fields that driver shifts lack in the contract. */
const NONE = { material_type_id: null, disposition_area_id: null };

type Row = TruckAvailabilities | DriverAvailabilities;

const isTruck = (row: Row): row is TruckAvailabilities => 'license_plate' in row;

/** Rows of the availability lists as schedules, the same shape for trucks and drivers. */
export const schedulesOf = (rows: readonly Row[]): Schedule[] =>
  rows.map((row) =>
    isTruck(row)
      ? {
          ...{ key: row.license_plate, entries: row.availabilities, defaults: row.default_schedule },
          taken: row.taken_days,
        }
      : {
          key: String(row.id),
          entries: row.availabilities.map((entry) => ({ ...entry, ...NONE })),
          defaults: row.default_schedule.map((entry) => ({ ...entry, ...NONE })),
        },
  );

/** The calendar of one kind, by license plate or driver id. */
export const planOf = (rows: readonly Row[]): Plan =>
  new Map(schedulesOf(rows).map((schedule) => [schedule.key, schedule]));

const byStart = (a: Entry, b: Entry) => a.start_time.localeCompare(b.start_time);

/** The dated entries of a day, earliest first. */
export const datedEntries = (schedule: Schedule | undefined, day: string): Entry[] =>
  (schedule?.entries ?? []).filter((entry) => entry.work_date === day).toSorted(byStart);

/** The defaults of a day's weekday, as entries of that day; none where the day is taken. */
export function defaultEntries(schedule: Schedule | undefined, day: string): Entry[] {
  if (schedule?.taken?.includes(day)) return [];
  const weekday = weekdayOf(day);
  return (schedule?.defaults ?? [])
    .filter(({ day_of_week }) => day_of_week === weekday)
    .map(({ start_time, end_time, material_type_id, disposition_area_id }) => ({
      ...{ work_date: day, start_time, end_time, available: true, material_type_id, disposition_area_id },
    }));
}

/** The shifts of a day: its dated entries, else the default of the weekday, else none; without absences. */
export function effectiveShifts(schedule: Schedule | undefined, day: string): Entry[] {
  const dated = datedEntries(schedule, day);
  return (dated.length > 0 ? dated : defaultEntries(schedule, day)).filter((entry) => entry.available);
}

/** Whether there is a shift at an instant. */
export function isCovered(schedule: Schedule | undefined, at: string): boolean {
  const day = today(new Date(at));
  const time = timeOfDay(at, day).slice(0, 5);
  return effectiveShifts(schedule, day).some((shift) => shift.start_time <= time && time <= shift.end_time);
}

/** Whether an absence of a day overlaps one of these times, or is all that the day has. */
export function isAway(schedule: Schedule | undefined, day: string, times: readonly Span[]): boolean {
  const absences = datedEntries(schedule, day).filter(({ available }) => !available);
  const overlap = absences.some((one) => times.some((time) => overlaps(one, time)));
  return overlap || (absences.length > 0 && effectiveShifts(schedule, day).length === 0);
}
