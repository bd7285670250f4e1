import type { DriverAvailabilities, Tour, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import { plusDays } from '@/i18n/dates';
import { datedEntries, effectiveShifts, type Entry, isAway, overlaps, planOf, type Span } from './schedule';

/** What the shifts say against a tour's driver: he is absent, has another truck, or somebody else has the truck. */
export type Clash = { why: 'away' } | { why: 'truck' | 'driver'; other: string; entry: Entry };

/** A time of the next day on the clock of a day: `26:00`. */
const late = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;

/** Why the driver that a tour was sent with, and is not over, cannot be who drives it by the shifts of its day. @param planned when it is on its way, above 24:00 after midnight; without it, as long as its truck's shifts */
export function clashOf(
  { date, status, license_plate: plate, driver_id: driver }: Tour,
  trucks: readonly TruckAvailabilities[],
  drivers: readonly DriverAvailabilities[],
  planned?: Span,
): Clash | null {
  if (!driver || status === 'completed' || status === 'cancelled') return null;
  const plan = planOf(trucks);
  const shifts = effectiveShifts(plan.get(plate), date);
  if (shifts.some((entry) => entry.driver_id === driver)) return null;
  const [own] = planOf(drivers.filter(({ driver_id: key }) => key === driver)).values();
  const isAwayAtNight = datedEntries(own, plusDays(date, 1)).some(
    ({ available, start_time, end_time }) =>
      !available && planned && overlaps(planned, { start_time: late(start_time), end_time: late(end_time) }),
  );
  if (isAwayAtNight || isAway(own, date, planned ? [planned] : shifts)) return { why: 'away' };
  for (const [other, schedule] of plan)
    for (const entry of datedEntries(schedule, date))
      if (entry.driver_id === driver && (shifts.length === 0 || shifts.some((one) => overlaps(one, entry))))
        return { why: 'truck', other, entry };
  const [entry] = shifts;
  const isTaken = entry?.driver_id && shifts.every(({ driver_id: named }) => named);
  return isTaken ? { why: 'driver', other: entry.driver_id ?? '', entry } : null;
}
