import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { useMemo } from 'react';
import { allPages, WHOLE } from '@/api/allPages';
import type {
  Driver,
  DriverAvailabilities,
  RouteEvent,
  Tour,
  Truck,
  TruckAvailabilities,
} from '@/api/generated/dashboard.schemas';
import { listDrivers, useListDriverAvailabilities, useListDrivers } from '@/api/generated/drivers/drivers';
import { useListNotifications } from '@/api/generated/reference/reference';
import { listTours, useListTours } from '@/api/generated/tours/tours';
import { listTrucks, useListTruckAvailabilities, useListTrucks } from '@/api/generated/trucks/trucks';
import { getTimeZone } from '@/i18n/timeZone';
import { shiftDay } from '@/shifts/schedule/days';
import { datedEntries, effectiveShifts, planOf } from '@/shifts/schedule/schedule';
import { useToday } from '../period/useToday';

const DAY_MINUTES = 24 * 60;
/** The most events of one response. */
const MOST_EVENTS = 2000;

/** A tour or shift of a truck today. Times are minutes since midnight in the customer's zone. */
export interface Lane {
  key: string;
  plate: string;
  /** Undefined for a shift without a tour. */
  tour: Tour | undefined;
  driver: string | null;
  driverMissing: boolean;
  area: number | null;
  /** The truck's shift, else the tour's own times; without `end` it is under way, without both nothing is planned. */
  start: number | undefined;
  end: number | undefined;
  /** Overflowing containers that were found. */
  overflows: RouteEvent[];
}

/** Minutes of an instant within a day of the customer's zone; 0 before it, 1440 after it. */
export function minutesWithin(day: string, instant: string | number): number {
  const local = new TZDate(new Date(instant), getTimeZone());
  const on = format(local, 'yyyy-MM-dd');
  return on === day ? local.getHours() * 60 + local.getMinutes() : on < day ? 0 : DAY_MINUTES;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const ORDER = ['in_progress', 'planned', 'completed'];
const rank = ({ tour }: Lane) => ORDER.indexOf(tour?.status ?? 'planned');

interface Input {
  day: string;
  tours: readonly Tour[];
  events: readonly RouteEvent[];
  trucks: readonly Truck[];
  drivers: readonly Driver[];
  truckShifts: TruckAvailabilities[];
  driverShifts: DriverAvailabilities[];
}

/**
 * The lanes of a day, those under way first. The tours of a truck take its shifts in turn. A driver is missing where a tour has none or one
 * who is away, and where an area has fewer drivers without a tour than shifts without a tour.
 */
export function lanesOf({ day, tours, events, trucks, drivers, truckShifts, driverShifts }: Input): Lane[] {
  const [truckPlan, driverPlan] = [planOf(truckShifts), planOf(driverShifts)];
  const shiftsOf = (driver: Driver) => effectiveShifts(driverPlan.get(String(driver.id)), day);
  const isAway = (driver: Driver) =>
    !driver.available ||
    (shiftsOf(driver).length === 0 && datedEntries(driverPlan.get(String(driver.id)), day).length > 0);
  const byKey = new Map(drivers.map((driver) => [driver.driver_id, driver]));
  // A tour of yesterday may still be under way after midnight.
  const current = tours.filter(({ date, status }) =>
    date === day ? status !== 'cancelled' : status === 'in_progress' && date < day,
  );
  const homes = new Map(trucks.map((truck) => [truck.license_plate, truck.default_disposition_area_id]));
  const plates = new Set([...homes.keys(), ...current.map((tour) => tour.license_plate)]);

  const lanes = [...plates].flatMap((plate): Lane[] => {
    const own = current.filter((tour) => tour.license_plate === plate).toSorted(byStart);
    const shifts = effectiveShifts(truckPlan.get(plate), day);
    return Array.from({ length: Math.max(own.length, shifts.length) }, (_, i) => {
      const [tour, shift] = [own[i], shifts[i]];
      const driverKey = tour?.driver_id ?? shift?.driver_id;
      const driver = byKey.get(driverKey ?? '');
      const started = tour?.started_at ? minutesWithin(day, tour.started_at) : undefined;
      const finished = tour?.finished_at ? minutesWithin(day, tour.finished_at) : undefined;
      return {
        key: `${plate}/${i}`,
        plate,
        tour,
        driver: driver?.name ?? driverKey ?? null,
        driverMissing: tour !== undefined && (!driverKey || (tour.status === 'planned' && (!driver || isAway(driver)))),
        area: tour?.disposition_area_id ?? shift?.disposition_area_id ?? homes.get(plate) ?? null,
        start: shift ? minutesOf(shift.start_time) : started,
        end: shift ? minutesOf(shift.end_time) : finished,
        overflows: events.filter(({ tour_id }) => tour_id === tour?.id),
      };
    });
  });

  const paired = [...truckPlan.values()].flatMap((own) => effectiveShifts(own, day).map((shift) => shift.driver_id));
  const busy = new Set([...current.map((tour) => tour.driver_id), ...paired]);
  const free = drivers.filter((driver) => driver.available && !busy.has(driver.driver_id));
  for (const area of new Set(lanes.map((lane) => lane.area))) {
    const here = free.filter((driver) => driver.default_disposition_area_id === area).flatMap(shiftsOf).length;
    for (const lane of lanes.filter((one) => one.area === area && !one.tour && !one.driver).slice(here))
      lane.driverMissing = true;
  }
  return lanes.sort((a, b) => rank(a) - rank(b) || (a.start ?? 0) - (b.start ?? 0) || a.plate.localeCompare(b.plate));
}

/** Later than any instant. */
const LAST = '9';
const byStart = (a: Tour, b: Tour) => (a.started_at ?? LAST).localeCompare(b.started_at ?? LAST) || a.id - b.id;

/** Today's lanes of the areas given (none means all). Loaded for all areas: a truck may work outside of its default area. */
export function useLanes(areas: readonly number[], enabled: boolean) {
  const day = useToday();
  const days = { start_date: day, end_date: day };
  const since = { start: shiftDay(day, -1), end: day };
  const query = { enabled };
  const tours = useListTours(
    { ...WHOLE, ...since },
    { query: { ...query, queryFn: allPages((page, ...rest) => listTours({ ...page, ...since }, ...rest), 'tours') } },
  );
  const truckShifts = useListTruckAvailabilities(days, { query });
  const driverShifts = useListDriverAvailabilities(days, { query });
  const trucks = useListTrucks(WHOLE, { query: { ...query, queryFn: allPages(listTrucks, 'trucks') } });
  const drivers = useListDrivers(WHOLE, { query: { ...query, queryFn: allPages(listDrivers, 'drivers') } });
  const events = useListNotifications({ start: day, end: day, overflowing: true, limit: MOST_EVENTS }, { query });
  const needed = [tours, truckShifts, driverShifts, trucks, drivers];

  const lanes = useMemo(() => {
    if (!tours.data || !truckShifts.data || !driverShifts.data || !trucks.data || !drivers.data) return undefined;
    const all = lanesOf({
      day,
      tours: tours.data.tours,
      events: events.data?.notifications.route_events ?? [],
      trucks: trucks.data.trucks,
      drivers: drivers.data.drivers,
      truckShifts: truckShifts.data.availabilities,
      driverShifts: driverShifts.data.availabilities,
    });
    return areas.length === 0 ? all : all.filter(({ area }) => area !== null && areas.includes(area));
  }, [areas, day, tours.data, events.data, truckShifts.data, driverShifts.data, trucks.data, drivers.data]);

  return {
    day,
    lanes,
    failed: needed.some((answer) => answer.isError),
    refetch: () => needed.forEach((answer) => void answer.refetch()),
  };
}
