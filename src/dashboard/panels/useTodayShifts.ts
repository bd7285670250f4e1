import { useMemo } from 'react';
import { allPages, WHOLE } from '@/api/allPages';
import { listDrivers, useListDriverAvailabilities, useListDrivers } from '@/api/generated/drivers/drivers';
import { listTrucks, useListTruckAvailabilities, useListTrucks } from '@/api/generated/trucks/trucks';
import { useToday } from '../period/useToday';
import { todayShifts } from './todayShifts';

/**
 * Today's shifts from four calls; none of them grows with the number of days planned. Of all areas: a truck works where its shift
 * says, which need not be the area it is at home in.
 */
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
