import { getISODay, parseISO } from 'date-fns';
import {
  WeekDay,
  type Driver,
  type DriverAvailabilities,
  type Truck,
  type TruckAvailabilities,
} from '@/api/generated/dashboard.schemas';

export interface Crew {
  scheduled: number;
  /** Who or what said "not available" for the day. */
  away: number;
}

export interface Gap {
  area: number | null;
  lack: 'drivers' | 'trucks';
  count: number;
}

export interface TodayShifts {
  trucks: Crew;
  drivers: Crew;
  gaps: Gap[];
}

const WEEK = Object.values(WeekDay);
interface Scheduled {
  availabilities: { work_date: string; available: boolean }[];
  default_schedule: { day_of_week: WeekDay }[];
}

/** What holds on a day: its dated entries, else the default of its weekday, else nothing. */
function standing<S extends Scheduled>(of: S, date: string) {
  const dated = of.availabilities.filter((entry) => entry.work_date === date);
  const weekday = WEEK[getISODay(parseISO(date)) - 1];
  const entries = dated.length > 0 ? dated : of.default_schedule.filter((entry) => entry.day_of_week === weekday);
  const working = entries.filter((entry) => !('available' in entry) || entry.available);
  return { works: working.length > 0, away: entries.length > 0 && working.length === 0, first: working[0] };
}

const crew = (states: { works: boolean; away: boolean }[]): Crew => ({
  scheduled: states.filter((state) => state.works).length,
  away: states.filter((state) => state.away).length,
});

/**
 * Who works on a day and where trucks and drivers do not match. A truck counts for the area of its shift, else for its
 * own; a driver for their own, since driver shifts have none.
 */
export function todayShifts(
  date: string,
  trucks: { schedules: TruckAvailabilities[]; list: Truck[] },
  drivers: { schedules: DriverAvailabilities[]; list: Driver[] },
): TodayShifts {
  const balance = new Map<number | null, number>();
  const count = (area: number | null | undefined, by: number) =>
    balance.set(area ?? null, (balance.get(area ?? null) ?? 0) + by);
  const truckOf = new Map(trucks.list.map((truck) => [truck.license_plate, truck]));
  const driverOf = new Map(drivers.list.map((driver) => [driver.id, driver]));

  const truckStates = trucks.schedules.map((schedule) => {
    const state = standing(schedule, date);
    const shift = state.first as { disposition_area_id?: number | null } | undefined;
    if (state.works)
      count(shift?.disposition_area_id ?? truckOf.get(schedule.license_plate)?.default_disposition_area_id, 1);
    return state;
  });
  const driverStates = drivers.schedules.map((schedule) => {
    const state = standing(schedule, date);
    if (state.works) count(driverOf.get(schedule.id)?.default_disposition_area_id, -1);
    return state;
  });
  const gaps = [...balance]
    .filter(([, over]) => over !== 0)
    .map(([area, over]): Gap => ({ area, lack: over > 0 ? 'drivers' : 'trucks', count: Math.abs(over) }));
  return { trucks: crew(truckStates), drivers: crew(driverStates), gaps };
}
