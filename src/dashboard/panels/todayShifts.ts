import type { Driver, DriverAvailabilities, Truck, TruckAvailabilities } from '@/api/generated/dashboard.schemas';
import { crewsByArea } from '@/schedule/crews';
import { planOf } from '@/schedule/plan';
import { datedOf, worked } from '@/schedule/standing';
import type { Plan } from '@/schedule/types';

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

function crew(plan: Plan, date: string): Crew {
  const schedules = [...plan.values()];
  const idle = schedules.filter((schedule) => worked(schedule, date).length === 0);
  return {
    scheduled: schedules.length - idle.length,
    away: idle.filter((schedule) => datedOf(schedule, date).length > 0).length,
  };
}

/** Who works on a day, and the areas where trucks and drivers do not match; who has no area is nobody's gap. */
export function todayShifts(
  date: string,
  trucks: { schedules: TruckAvailabilities[]; list: Truck[] },
  drivers: { schedules: DriverAvailabilities[]; list: Driver[] },
): TodayShifts {
  const home = ({ default_disposition_area_id }: Truck | Driver) => ({ area: default_disposition_area_id });
  const [truckPlan, driverPlan] = [planOf(trucks.schedules), planOf(drivers.schedules)];
  const fleet = crewsByArea(truckPlan, new Map(trucks.list.map((one) => [one.license_plate, home(one)])), date);
  const staff = crewsByArea(driverPlan, new Map(drivers.list.map((one) => [String(one.id), home(one)])), date);
  const gaps = [...new Set([...fleet.keys(), ...staff.keys()])].flatMap((area): Gap[] => {
    const over = (fleet.get(area)?.length ?? 0) - (staff.get(area)?.length ?? 0);
    if (area === null || over === 0) return [];
    return [{ area, lack: over > 0 ? 'drivers' : 'trucks', count: Math.abs(over) }];
  });
  return { trucks: crew(truckPlan, date), drivers: crew(driverPlan, date), gaps };
}
