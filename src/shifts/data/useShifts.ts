import { useMemo } from 'react';
import { allPages, WHOLE } from '@/api/allPages';
import type { Driver, Truck } from '@/api/generated/dashboard.schemas';
import { listDrivers, useListDriverAvailabilities, useListDrivers } from '@/api/generated/drivers/drivers';
import { listTrucks, useListTruckAvailabilities, useListTrucks } from '@/api/generated/trucks/trucks';
import { shiftDay } from '../schedule/days';
import type { Plan } from '../schedule/types';
import type { Resource } from '../model/types';
import type { Kind } from '../search';
import { planOf } from '../schedule/plan';

/** Rest needs the day before; copies need to see what they would replace in the weeks that follow. */
export const COPY_WINDOW = { before: 7, after: 35 };

const ofTruck = (truck: Truck): Resource => ({
  key: truck.license_plate,
  label: truck.license_plate,
  detail: truck.name,
  available: truck.available,
  area: truck.default_disposition_area_id,
  compartments: truck.number_of_compartments,
});
const ofDriver = (driver: Driver): Resource => ({
  key: String(driver.id),
  label: driver.name,
  detail: driver.driver_id,
  available: driver.available,
  area: driver.default_disposition_area_id,
  compartments: null,
});
const byKey = (list: Resource[]) => new Map(list.map((resource) => [resource.key, resource]));

export interface Shifts {
  plans: Record<Kind, Plan>;
  resources: Record<Kind, ReadonlyMap<string, Resource>>;
}

/** Both calendars around the days shown, in one call each, with the fleet and the staff. Days are `YYYY-MM-DD`. */
export function useShifts(days: readonly string[]) {
  const range = {
    start_date: shiftDay(days[0] ?? '', -COPY_WINDOW.before),
    end_date: shiftDay(days.at(-1) ?? '', COPY_WINDOW.after),
  };
  // While the next days are on their way the present ones stay, with blocks at their own days.
  const query = { placeholderData: <T>(last: T) => last };
  const truckShifts = useListTruckAvailabilities(range, { query });
  const driverShifts = useListDriverAvailabilities(range, { query });
  const trucks = useListTrucks(WHOLE, { query: { queryFn: allPages(listTrucks, 'trucks') } });
  const drivers = useListDrivers(WHOLE, { query: { queryFn: allPages(listDrivers, 'drivers') } });
  const answers = [truckShifts, driverShifts, trucks, drivers];

  const truckPlan = useMemo(() => truckShifts.data && planOf(truckShifts.data.availabilities), [truckShifts.data]);
  const driverPlan = useMemo(() => driverShifts.data && planOf(driverShifts.data.availabilities), [driverShifts.data]);
  const fleet = useMemo(() => trucks.data && byKey(trucks.data.trucks.map(ofTruck)), [trucks.data]);
  const staff = useMemo(() => drivers.data && byKey(drivers.data.drivers.map(ofDriver)), [drivers.data]);
  const shifts = useMemo<Shifts | undefined>(
    () =>
      truckPlan && driverPlan && fleet && staff
        ? { plans: { trucks: truckPlan, drivers: driverPlan }, resources: { trucks: fleet, drivers: staff } }
        : undefined,
    [truckPlan, driverPlan, fleet, staff],
  );
  return {
    shifts,
    failed: answers.some((answer) => answer.isError),
    refetch: () => answers.forEach((answer) => void answer.refetch()),
  };
}
