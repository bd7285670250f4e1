import type { Driver, DriverAvailabilities, Truck, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import { crewsByArea, datedEntries, type Plan, planOf, effectiveShifts } from '@/shifts/schedule/schedule';

export interface Crew {
  scheduled: number;
  /** Who or what said "not available" for the day. */
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

/** Those of the areas: who works belongs to the areas of the day's shifts, who does not to the default area. */
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
 * Who works on a day, and the areas where trucks and drivers do not match; who has no area is nobody's gap.
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
