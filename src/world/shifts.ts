import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { CustomerPlan } from './customers.ts';
import { type Driver, SHIFT_MINUTES, type Truck } from './fleet.ts';
import type { Ids } from './rows-static.ts';
import type { DrivenTour, State } from './simulation/state.ts';
import { dateText, isHoliday, timeText, WEEK_DAYS, weekdayOf, type Day } from './time.ts';
import type { World } from './types.ts';

type Shifts = Pick<
  World,
  'truck_default_availabilities' | 'truck_availabilities' | 'driver_default_availabilities' | 'driver_availabilities'
>;

/** Days before and after today for which dated entries exist. */
const WINDOW = { before: 35, after: 28 };
/** Days ahead for which trucks have their drivers. */
const PAIRED = 10;
const LAST_MINUTE = 23 * 60 + 59;

/** The week as it usually is, and around now what really was or is planned: tours, absences, days in the workshop. */
export function shiftRows(state: State, plan: CustomerPlan, ids: Ids, tours: readonly DrivenTour[]): Shifts {
  const today = state.zone.dayOf(state.now);
  const [from, to] = [today - WINDOW.before, today + WINDOW.after];
  const pairs = pairsAhead(state, today, tours);
  const shifts: Shifts = {
    truck_default_availabilities: [],
    truck_availabilities: [],
    driver_default_availabilities: [],
    driver_availabilities: [],
  };
  state.fleet.trucks.forEach((truck, i) => {
    const own = { customer_id: plan.id, truck_ref: ids.truck + i + 1, license_plate: truck.plate };
    const area = truck.area === null ? null : plan.firstArea + truck.area;
    const material: MaterialCode | null = truck.compartments === 2 ? '12+13' : null;
    for (const weekday of truck.weekdays)
      shifts.truck_default_availabilities.push({
        ...own,
        day_of_week: WEEK_DAYS[weekday] ?? 'monday',
        ...times(truck.start),
        material_type_id: material,
        disposition_area_id: area,
      });
    for (const entry of entries(truck.off, tours, (tour) => tour.truck === truck, truck.start, from, to))
      shifts.truck_availabilities.push({
        ...own,
        work_date: dateText(entry.day),
        ...times(entry.start),
        available: entry.tour !== undefined,
        material_type_id: entry.tour ? codeOf(entry.tour.materials) : null,
        disposition_area_id: entry.tour ? plan.firstArea + entry.tour.area : null,
        driver_ref: entry.tour ? ids.driver + state.fleet.drivers.indexOf(entry.tour.driver) + 1 : null,
      });
    for (const pair of pairs)
      if (pair.truck === truck)
        shifts.truck_availabilities.push({
          ...{ ...own, work_date: dateText(pair.day), ...times(truck.start), available: true },
          ...{ material_type_id: null, disposition_area_id: null },
          driver_ref: ids.driver + state.fleet.drivers.indexOf(pair.driver) + 1,
        });
  });
  state.fleet.drivers.forEach((driver, i) => {
    const own = { customer_id: plan.id, driver_ref: ids.driver + i + 1, driver_id: driver.key };
    for (const weekday of driver.weekdays)
      shifts.driver_default_availabilities.push({
        ...own,
        day_of_week: WEEK_DAYS[weekday] ?? 'monday',
        ...times(driver.start),
      });
    for (const entry of entries(driver.off, tours, (tour) => tour.driver === driver, driver.start, from, to))
      shifts.driver_availabilities.push({
        ...own,
        work_date: dateText(entry.day),
        ...times(entry.start),
        available: entry.tour !== undefined,
      });
    for (const pair of pairs)
      if (pair.driver === driver)
        shifts.driver_availabilities.push({
          ...{ ...own, work_date: dateText(pair.day), ...times(pair.truck.start), available: true },
        });
  });
  return shifts;
}

interface Pair {
  day: Day;
  truck: Truck;
  driver: Driver;
}

/** Trucks and drivers of the coming days, and of today while nobody has begun, that work together and have no tour yet: tours can be planned for them, in any area. One truck of a day still lacks its driver. */
function pairsAhead({ fleet }: State, today: Day, tours: readonly DrivenTour[]): Pair[] {
  const pairs: Pair[] = [];
  const hasBegun = tours.some(({ day }) => day === today);
  for (let day = hasBegun ? today + 1 : today; day <= today + PAIRED; day++) {
    if (isHoliday(day)) continue;
    const taken = new Set(tours.filter((tour) => tour.day === day).flatMap((tour) => [tour.truck, tour.driver]));
    const free = <T extends Truck | Driver>(units: readonly T[]) =>
      units.filter((unit) => unit.weekdays.includes(weekdayOf(day)) && !unit.off.has(day) && !taken.has(unit));
    const drivers = free(fleet.drivers);
    for (const truck of free(fleet.trucks).slice(0, -1)) {
      const driver = drivers.shift();
      if (driver) pairs.push({ day, truck, driver });
    }
  }
  return pairs;
}

interface Entry {
  day: Day;
  start: number;
  /** Without one the unit is away. */
  tour?: DrivenTour;
}

/** At most one entry a day: the tour, or else the absence. */
function entries(
  off: ReadonlySet<Day>,
  tours: readonly DrivenTour[],
  mine: (tour: DrivenTour) => boolean,
  start: number,
  from: Day,
  to: Day,
): Entry[] {
  const byDay = new Map<Day, Entry>();
  for (const day of off) if (day >= from && day <= to) byDay.set(day, { day, start });
  for (const tour of tours)
    if (tour.day >= from && tour.day <= to && tour.status !== 'cancelled' && mine(tour))
      byDay.set(tour.day, { day: tour.day, start: tour.start, tour });
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

function times(start: number): { start_time: string; end_time: string } {
  return { start_time: timeText(start), end_time: timeText(Math.min(LAST_MINUTE, start + SHIFT_MINUTES)) };
}

/** One code for what a tour collects, where there is one. */
function codeOf(materials: readonly MaterialCode[]): MaterialCode | null {
  const text = materials.join('+');
  if (text === '11+12') return '11+12';
  return text === '11+12+13' ? null : '12+13';
}
