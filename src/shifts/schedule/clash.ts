import type { DriverAvailabilities, Tour, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import { plusDays, timeOfDay } from '@/i18n/dates';
import {
  datedEntries,
  effectiveShifts,
  type Entry,
  isAway,
  isCovered,
  overlaps,
  planOf,
  type Schedule,
} from './schedule';

/** What the shifts say against a tour: its driver is absent, has another truck, somebody else has the truck, or the truck's shifts leave out its first or last stop. */
export type Clash = { why: 'away' | 'hours' } | { why: 'truck' | 'driver'; other: string; entry: Entry };

/** A time of the next day on the clock of a day: `26:00`. */
const late = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;

/** Whether a driver is absent between the first and the last stop of a tour; without planned times, in its truck's shifts. */
export function isAwayFrom(
  driver: Schedule | undefined,
  { date, planned_start: start, planned_end: end }: Tour,
  shifts: readonly Entry[],
): boolean {
  if (!start || !end) return isAway(driver, date, shifts);
  const planned = { start_time: timeOfDay(start, date), end_time: timeOfDay(end, date) };
  const isAwayAtNight = datedEntries(driver, plusDays(date, 1)).some(
    ({ available, start_time, end_time }) =>
      !available && overlaps(planned, { start_time: late(start_time), end_time: late(end_time) }),
  );
  return isAwayAtNight || isAway(driver, date, [planned]);
}

/** Why a tour that was sent with a driver, and is not over, cannot be driven so by the shifts of its day. */
export function clashOf(
  tour: Tour,
  trucks: readonly TruckAvailabilities[],
  drivers: readonly DriverAvailabilities[],
): Clash | null {
  const { date, status, license_plate: plate, driver_id: driver, planned_start: start, planned_end: end } = tour;
  if (!driver || status === 'completed' || status === 'cancelled') return null;
  const plan = planOf(trucks);
  const shifts = effectiveShifts(plan.get(plate), date);
  // Who plans no shifts is not told.
  const isOutside = shifts.length > 0 && [start, end].some((at) => at && !isCovered(plan.get(plate), at));
  const outside = isOutside ? ({ why: 'hours' } as const) : null;
  if (shifts.some((entry) => entry.driver_id === driver)) return outside;
  const [own] = planOf(drivers.filter(({ driver_id: key }) => key === driver)).values();
  if (isAwayFrom(own, tour, shifts)) return { why: 'away' };
  for (const [other, schedule] of plan)
    for (const entry of datedEntries(schedule, date))
      if (entry.driver_id === driver && (shifts.length === 0 || shifts.some((one) => overlaps(one, entry))))
        return { why: 'truck', other, entry };
  const [entry] = shifts;
  const isTaken = entry?.driver_id && shifts.every(({ driver_id: named }) => named);
  return isTaken ? { why: 'driver', other: entry.driver_id ?? '', entry } : outside;
}
