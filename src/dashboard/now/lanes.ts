import { TZDate } from '@date-fns/tz';
import { useQuery } from '@tanstack/react-query';
import { differenceInCalendarDays, format } from 'date-fns';
import { useMemo } from 'react';
import type {
  Driver,
  DriverAvailabilities,
  RouteEvent,
  Tour,
  Truck,
  TruckAvailabilities,
} from '@/api/generated/dashboard.schemas';
import { getListDriverAvailabilitiesQueryOptions } from '@/api/generated/drivers/drivers';
import { getListNotificationsQueryOptions } from '@/api/generated/reference/reference';
import { getListTruckAvailabilitiesQueryOptions } from '@/api/generated/trucks/trucks';
import { allDrivers, allTrucks } from '@/api/whole';
import { getTimeZone } from '@/i18n/timeZone';
import { toursAround } from '@/shifts/schedule/toursAround';
import { clashOf } from '@/shifts/schedule/clash';
import { gapsOf, slotsOf } from '@/shifts/schedule/gaps';
import { useHolidays } from '@/shifts/schedule/holidays';
import { planOf } from '@/shifts/schedule/schedule';
import { useToday } from '../period/useToday';

const DAY_MINUTES = 24 * 60;
const MOST_EVENTS = 2000;

/** A tour or shift of a truck today. Times are minutes since midnight in the customer's zone, negative for a tour of the day before that is still under way. */
export interface Lane {
  key: string;
  plate: string;
  /** Undefined for a shift without a tour. */
  tour: Tour | undefined;
  driver: string | null;
  driverMissing: boolean;
  /** The truck that its driver has in the shifts, or who has its truck there. */
  shiftOf: string | null;
  area: number | null;
  /** The truck's shift, else the tour's own times, as where it began the day before; without `end` it is under way, without both nothing is planned. */
  start: number | undefined;
  end: number | undefined;
  /** Overflowing containers that were found. */
  overflows: RouteEvent[];
}

/** Minutes of an instant since a day of the customer's zone began; negative for those before it. */
export function minutesOn(day: string, instant: string | number): number {
  const local = new TZDate(new Date(instant), getTimeZone());
  const days = differenceInCalendarDays(format(local, 'yyyy-MM-dd'), day);
  return days * DAY_MINUTES + local.getHours() * 60 + local.getMinutes();
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const ORDER = ['in_progress', 'planned', 'completed'];
const rank = ({ tour }: Lane) => ORDER.indexOf(tour?.status ?? 'planned');

interface Input {
  day: string;
  isHoliday?: boolean;
  tours: readonly Tour[];
  events: readonly RouteEvent[];
  trucks: readonly Truck[];
  drivers: readonly Driver[];
  truckShifts: TruckAvailabilities[];
  driverShifts: DriverAvailabilities[];
}

const dayOf = ({ day, isHoliday, tours, trucks, drivers, truckShifts, driverShifts }: Omit<Input, 'events'>) => ({
  ...{ day, isHoliday, tours },
  plans: { trucks: planOf(truckShifts), drivers: planOf(driverShifts) },
  resources: {
    trucks: new Map(
      trucks.map(({ license_plate, default_disposition_area_id: area, available }) => [
        license_plate,
        { area, available },
      ]),
    ),
    drivers: new Map(
      drivers.map(({ id, driver_id: detail, default_disposition_area_id: area, available }) => [
        String(id),
        { key: String(id), detail, area, available },
      ]),
    ),
  },
});

/** The lanes of a day, those under way first. */
export function lanesOf({ events, ...input }: Input): Lane[] {
  const { day, drivers, truckShifts, driverShifts } = input;
  const { slots } = slotsOf(dayOf(input));
  const names = new Map(drivers.map(({ driver_id, name }) => [driver_id, name]));
  return slots
    .map(({ tour, shift, driver, missing, ...slot }) => {
      const started = tour?.started_at ? minutesOn(day, tour.started_at) : undefined;
      const clash = tour && clashOf(tour, truckShifts, driverShifts);
      const finished = tour?.finished_at ? minutesOn(day, tour.finished_at) : undefined;
      return {
        ...slot,
        key: `${slot.plate}/${tour?.id ?? shift?.start_time}`,
        tour,
        driver: driver && (names.get(driver) ?? driver),
        driverMissing: missing,
        shiftOf: clash && 'other' in clash ? (names.get(clash.other) ?? clash.other) : null,
        start: shift && (started ?? 0) >= 0 ? minutesOf(shift.start_time) : started,
        end: shift ? minutesOf(shift.end_time) : finished,
        overflows: events.filter(({ tour_id }) => tour_id === tour?.id),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || (a.start ?? 0) - (b.start ?? 0) || a.plate.localeCompare(b.plate));
}

/** What the lanes of a day are made from. Of all areas: a truck may work outside of its default area. */
export function laneQueries(day: string) {
  const days = { start_date: day, end_date: day };
  return {
    tours: toursAround(day),
    truckShifts: getListTruckAvailabilitiesQueryOptions(days),
    driverShifts: getListDriverAvailabilitiesQueryOptions(days),
    trucks: allTrucks(),
    drivers: allDrivers(),
    events: getListNotificationsQueryOptions({ start: day, end: day, overflowing: true, limit: MOST_EVENTS }),
  };
}

/** Today's lanes and gaps of the areas given (none means all). */
export function useLanes(areas: readonly number[], enabled: boolean) {
  const day = useToday();
  const queries = laneQueries(day);
  const tours = useQuery({ ...queries.tours, enabled });
  const truckShifts = useQuery({ ...queries.truckShifts, enabled });
  const driverShifts = useQuery({ ...queries.driverShifts, enabled });
  const trucks = useQuery({ ...queries.trucks, enabled });
  const drivers = useQuery({ ...queries.drivers, enabled });
  const events = useQuery({ ...queries.events, enabled });
  const isHoliday = useHolidays(day, day, enabled).has(day);
  const needed = [tours, truckShifts, driverShifts, trucks, drivers];

  const shown = useMemo(() => {
    if (!tours.data || !truckShifts.data || !driverShifts.data || !trucks.data || !drivers.data) return undefined;
    const input = {
      ...{ day, isHoliday },
      tours: tours.data.tours,
      events: events.data?.notifications.route_events ?? [],
      trucks: trucks.data.trucks,
      drivers: drivers.data.drivers,
      truckShifts: truckShifts.data.availabilities,
      driverShifts: driverShifts.data.availabilities,
    };
    const isHere = ({ area }: { area: number | null }) => areas.length === 0 || (area !== null && areas.includes(area));
    return { lanes: lanesOf(input).filter(isHere), gaps: gapsOf(dayOf(input)).filter(isHere) };
  }, [areas, day, isHoliday, tours.data, events.data, truckShifts.data, driverShifts.data, trucks.data, drivers.data]);

  return {
    day,
    lanes: shown?.lanes,
    gaps: shown?.gaps,
    failed: needed.some((query) => query.isError),
    refetch: () => needed.forEach((query) => void query.refetch()),
  };
}
