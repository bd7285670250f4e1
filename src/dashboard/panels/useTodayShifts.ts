import { useMemo } from 'react';
import { useListDriverAvailabilities, useListDrivers } from '@/api/generated/drivers/drivers';
import { useListTruckAvailabilities, useListTrucks } from '@/api/generated/trucks/trucks';
import { areaParam } from '../params';
import { useToday } from '../period/useToday';
import { quiet } from '../refresh';
import { todayShifts } from './todayShifts';

const ALL = { page_size: 1000 };

/** Today's shifts from four calls; none of them grows with the number of days planned. */
export function useTodayShifts(areas: readonly number[], enabled: boolean) {
  const date = useToday();
  const days = { start_date: date, end_date: date, ...areaParam(areas) };
  const query = { ...quiet, enabled };
  const truckShifts = useListTruckAvailabilities(days, { query });
  const driverShifts = useListDriverAvailabilities(days, { query });
  const trucks = useListTrucks(ALL, { query });
  const drivers = useListDrivers(ALL, { query });
  const all = [truckShifts, driverShifts, trucks, drivers];

  const today = useMemo(() => {
    if (!truckShifts.data || !driverShifts.data || !trucks.data || !drivers.data) return undefined;
    return todayShifts(
      date,
      { schedules: truckShifts.data.availabilities, list: trucks.data.trucks },
      { schedules: driverShifts.data.availabilities, list: drivers.data.drivers },
    );
  }, [date, truckShifts.data, driverShifts.data, trucks.data, drivers.data]);

  return {
    date,
    today,
    failed: all.some((answer) => answer.isError),
    refetch: () => all.forEach((answer) => void answer.refetch()),
  };
}
