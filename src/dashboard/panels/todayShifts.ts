import { useMemo } from 'react';
import { allPages, WHOLE } from '@/api/allPages';
import type { Driver, DriverAvailabilities, Truck, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import { listDrivers, useListDriverAvailabilities, useListDrivers } from '@/api/generated/drivers/drivers';
import { listTrucks, useListTruckAvailabilities, useListTrucks } from '@/api/generated/trucks/trucks';
import { crewsByArea, datedEntries, effectiveShifts, type Plan, planOf } from '@/shifts/schedule/schedule';
import { useToday } from '../period/useToday';

export interface Crew {
  scheduled: number;
  away: number;
}

export interface Gap {
  area: number;
  lack: 'drivers' | 'trucks';
  count: number;
}

export interface TodayShifts {
  trucks: Crew;
  drivers: Crew;
  gaps: Gap[];
}

type Homes = ReadonlyMap<string, { area: number | null }>;

/** Counts by area: of the day's shifts, without shifts the default area. */
function crew(plan: Plan, homes: Homes, date: string, inAreas: (area: number | null) => boolean): Crew {
  const schedules = [...plan.values()].filter((schedule) => {
    const home = homes.get(schedule.key)?.area ?? null;
    const shifts = effectiveShifts(schedule, date);
    return shifts.length > 0 ? shifts.some((shift) => inAreas(shift.disposition_area_id ?? home)) : inAreas(home);
  });
  const idle = schedules.filter((schedule) => effectiveShifts(schedule, date).length === 0);
  return {
    scheduled: schedules.length - idle.length,
    away: idle.filter((schedule) => datedEntries(schedule, date).length > 0).length,
  };
}

/**
 * The shifts of a day, and the areas with more trucks than drivers or vice versa.
 * @param areas only these; none means all
 */
export function todayShifts(
  date: string,
  trucks: { schedules: TruckAvailabilities[]; list: Truck[] },
  drivers: { schedules: DriverAvailabilities[]; list: Driver[] },
  areas: readonly number[] = [],
): TodayShifts {
  const home = ({ default_disposition_area_id }: Truck | Driver) => ({ area: default_disposition_area_id });
  const [truckPlan, driverPlan] = [planOf(trucks.schedules), planOf(drivers.schedules)];
  const inAreas = (area: number | null) => areas.length === 0 || (area !== null && areas.includes(area));
  const truckHomes = new Map(trucks.list.map((one) => [one.license_plate, home(one)]));
  const driverHomes = new Map(drivers.list.map((one) => [String(one.id), home(one)]));
  const fleet = crewsByArea(truckPlan, truckHomes, date);
  const staff = crewsByArea(driverPlan, driverHomes, date);
  const gaps = [...new Set([...fleet.keys(), ...staff.keys()])].flatMap((area): Gap[] => {
    const over = (fleet.get(area)?.length ?? 0) - (staff.get(area)?.length ?? 0);
    if (area === null || over === 0 || !inAreas(area)) return [];
    return [{ area, lack: over > 0 ? 'drivers' : 'trucks', count: Math.abs(over) }];
  });
  return {
    trucks: crew(truckPlan, truckHomes, date, inAreas),
    drivers: crew(driverPlan, driverHomes, date, inAreas),
    gaps,
  };
}

/** Today's shifts of all areas: a truck may work outside of its default area. */
export function useTodayShifts(areas: readonly number[], enabled: boolean) {
  const date = useToday();
  const days = { start_date: date, end_date: date };
  const query = { enabled };
  const truckShifts = useListTruckAvailabilities(days, { query });
  const driverShifts = useListDriverAvailabilities(days, { query });
  const trucks = useListTrucks(WHOLE, { query: { ...query, queryFn: allPages(listTrucks, 'trucks') } });
  const drivers = useListDrivers(WHOLE, { query: { ...query, queryFn: allPages(listDrivers, 'drivers') } });
  const all = [truckShifts, driverShifts, trucks, drivers];

  const today = useMemo(() => {
    if (!truckShifts.data || !driverShifts.data || !trucks.data || !drivers.data) return undefined;
    return todayShifts(
      date,
      { schedules: truckShifts.data.availabilities, list: trucks.data.trucks },
      { schedules: driverShifts.data.availabilities, list: drivers.data.drivers },
      areas,
    );
  }, [areas, date, truckShifts.data, driverShifts.data, trucks.data, drivers.data]);

  return {
    date,
    today,
    failed: all.some((answer) => answer.isError),
    refetch: () => all.forEach((answer) => void answer.refetch()),
  };
}
