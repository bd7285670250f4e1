import type { Tour } from '@/api/generated/dashboard.schemas';
import { today } from '@/i18n/dates';
import { isAwayFrom } from './clash';
import { effectiveShifts, type Entry, isElsewhere, type Plan, type Schedule } from './schedule';

/** A truck's shift, its tour, or both. */
export interface Slot {
  plate: string;
  tour: Tour | undefined;
  shift: Entry | undefined;
  /** The operator's key of who is named. */
  driver: string | null;
  /** Nobody is named, or one who cannot come, and no free driver of the area is left. */
  missing: boolean;
  area: number | null;
}

interface Day {
  day: string;
  /** A public holiday: only what is entered for the day itself counts, no default. */
  isHoliday?: boolean | undefined;
  plans: Record<'trucks' | 'drivers', Plan>;
  resources: {
    trucks: ReadonlyMap<string, { area: number | null; available: boolean }>;
    /** `detail` is the operator's key. */
    drivers: ReadonlyMap<string, { key: string; detail: string; area: number | null; available: boolean }>;
  };
  /** The tours of the day and of the one before, as far as they are known. */
  tours?: readonly Tour[] | undefined;
}

const OVER: ReadonlySet<Tour['status']> = new Set(['completed', 'cancelled']);
/** Later than any instant. */
const LAST = '9';
const byStart = (a: Tour, b: Tour) => (a.started_at ?? LAST).localeCompare(b.started_at ?? LAST) || a.id - b.id;

/** What the trucks do on a day and who drives: a tour takes the shift of its driver, else the next one. With the free drivers' shifts by area. */
export function slotsOf({ day, isHoliday = false, plans, resources, tours = [] }: Day) {
  const entriesOf = (schedule: Schedule | undefined) =>
    effectiveShifts(isHoliday && schedule ? { ...schedule, defaults: [] } : schedule, day);
  // A tour of yesterday may still be under way after midnight, or has ended since: then its part of the night is over, too.
  const isEnded = ({ date, status, finished_at: end }: Tour) =>
    date < day && status === 'completed' && end !== null && today(new Date(end)) === day;
  const current = tours.filter((tour) =>
    tour.date === day
      ? tour.status !== 'cancelled'
      : tour.date < day && (tour.status === 'in_progress' || isEnded(tour)),
  );
  const byKey = new Map([...resources.drivers.values()].map((driver) => [driver.detail, driver]));
  const shiftsOf = (key: string) => entriesOf(plans.drivers.get(key));
  const isOut = (key: string, tour: Tour, shift: Entry | undefined) => {
    const driver = byKey.get(key);
    return !driver?.available || isAwayFrom(plans.drivers.get(driver.key), tour, shift ? [shift] : []);
  };

  const plates = new Set([...resources.trucks.keys(), ...current.map((tour) => tour.license_plate)]);
  const slots = [...plates].flatMap((plate) => {
    const shifts = entriesOf(plans.trucks.get(plate));
    const driven = current
      .filter((tour) => tour.license_plate === plate)
      .toSorted(byStart)
      .map((tour) => {
        const own = shifts.findIndex(({ driver_id: driver }) => driver && driver === tour.driver_id);
        // Of a night that began yesterday, the part after midnight.
        const night = shifts.findIndex(
          ({ start_time, driver_id: driver }) => start_time === '00:00' && (!driver || driver === tour.driver_id),
        );
        const at = tour.date === day ? Math.max(own, 0) : night;
        return { tour, shift: at === -1 ? undefined : shifts.splice(at, 1)[0] };
      });
    // One that is out of service drives at most the tours it has.
    const undriven = resources.trucks.get(plate)?.available === false ? [] : shifts;
    const shown = driven.filter(({ tour }) => !isEnded(tour));
    return [...shown, ...undriven.map((shift) => ({ tour: undefined, shift }))].map(({ tour, shift }): Slot => {
      // Of one that is over, who drove is known.
      const paired = tour && OVER.has(tour.status) ? null : shift?.driver_id;
      const driver = tour?.driver_id ?? paired ?? null;
      const home = resources.trucks.get(plate)?.area ?? null;
      // Who is limited to areas does not see a driver of another one, nor the truck or the entry of it that he has: whether he comes is for others to say.
      const isSeen = resources.trucks.has(plate) && !plans.trucks.get(plate)?.taken?.includes(day);
      const isHidden = !isSeen && !byKey.has(driver ?? '');
      return {
        ...{ plate, tour, shift, driver },
        missing:
          tour?.status === 'planned'
            ? driver === null || (!isHidden && isOut(driver, tour, shift))
            : tour?.status === 'in_progress' && !driver,
        area: tour?.disposition_area_id ?? shift?.disposition_area_id ?? home,
      };
    });
  });

  const free = new Map<number | null, number>();
  for (const { key, detail, area, available } of resources.drivers.values()) {
    const taken = slots.filter(({ driver }) => driver === detail).length;
    const left = available ? shiftsOf(key).filter((entry) => !isElsewhere(entry)).length - taken : 0;
    if (left > 0) free.set(area, (free.get(area) ?? 0) + left);
  }
  for (const slot of slots.filter(({ tour, driver }) => !tour && !driver)) {
    const left = free.get(slot.area) ?? 0;
    slot.missing = left === 0;
    free.set(slot.area, Math.max(0, left - 1));
  }
  return { slots, free };
}

/** Where an area lacks drivers for its trucks, or trucks for its drivers; drivers without an area are not counted. */
export function gapsOf(of: Day) {
  const { slots, free } = slotsOf(of);
  const missing = slots.filter((slot) => slot.missing);
  return [...new Set([...slots.map(({ area }) => area), ...free.keys()])].flatMap((area) => {
    const here = missing.filter((slot) => slot.area === area);
    const left = area === null ? 0 : (free.get(area) ?? 0);
    const lacking = here.length > 0 ? ('drivers' as const) : ('trucks' as const);
    const count = here.length || left;
    return count > 0 ? [{ area, lacking, count, slots: here }] : [];
  });
}
