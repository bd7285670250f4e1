import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DriverList, Tour, TruckList } from '@/api/generated/dashboard.schemas';
import { getListDriverAvailabilitiesQueryOptions } from '@/api/generated/drivers/drivers';
import { getListTruckAvailabilitiesQueryOptions } from '@/api/generated/trucks/trucks';
import { allDrivers, allTrucks } from '@/api/whole';
import { useCan } from '@/auth/useCan';
import { plusDays } from '@/i18n/dates';
import type { Resource } from '../model/blocks';
import { type Plan, schedulesOf } from '../schedule/schedule';
import { toursAround } from '../schedule/toursAround';
import type { Kind } from '../search';

/** Days around those shown that can be copied. */
export const COPY_WINDOW = { before: 7, after: 35 };

// Results of `select` share what is equal with the result before, so that unchanged rows do not render again.
const fleetOf = ({ trucks }: TruckList): Resource[] =>
  trucks.map((truck) => ({
    key: truck.license_plate,
    label: truck.license_plate,
    detail: truck.name,
    available: truck.available,
    area: truck.default_disposition_area_id,
    compartments: truck.number_of_compartments,
  }));
const staffOf = ({ drivers }: DriverList): Resource[] =>
  drivers.map((driver) => ({
    key: String(driver.id),
    label: driver.name,
    detail: driver.driver_id,
    available: driver.available,
    area: driver.default_disposition_area_id,
    compartments: null,
  }));
const planOf = ({ availabilities }: { availabilities: Parameters<typeof schedulesOf>[0] }) =>
  schedulesOf(availabilities);
const byKey = <T extends { key: string }>(list: readonly T[]) => new Map(list.map((item) => [item.key, item]));

export interface Shifts {
  plans: Record<Kind, Plan>;
  resources: Record<Kind, ReadonlyMap<string, Resource>>;
  /** Those of today, or of the one day shown, name drivers too; none before they have loaded. */
  tours?: readonly Tour[] | undefined;
  /** The days that are loaded; left out while those of the days shown before are. */
  loaded?: { start_date: string; end_date: string } | undefined;
}

/** What is asked for to show some days (`YYYY-MM-DD`): those that can be copied, with the nights before and after them. */
export function shiftQueries(days: readonly string[]) {
  const range = {
    start_date: plusDays(days[0] ?? '', -COPY_WINDOW.before - 1),
    end_date: plusDays(days.at(-1) ?? '', COPY_WINDOW.after + 1),
  };
  return {
    range,
    trucks: getListTruckAvailabilitiesQueryOptions(range),
    drivers: getListDriverAvailabilitiesQueryOptions(range),
  };
}

/** The schedules of trucks and drivers around the days shown, and both lists. Days are `YYYY-MM-DD`. */
export function useShifts(days: readonly string[], today: string) {
  const queries = shiftQueries(days);
  // The present days stay while the next ones load.
  const shown = { placeholderData: <T>(last: T) => last, select: planOf };
  const results = [
    useQuery({ ...queries.trucks, ...shown }),
    useQuery({ ...queries.drivers, ...shown }),
    useQuery({ ...allTrucks(), select: fleetOf }),
    useQuery({ ...allDrivers(), select: staffOf }),
  ] as const;
  const [{ data: truckShifts }, { data: driverShifts }, { data: fleet }, { data: staff }] = results;
  const [only = today, ...others] = days;
  const day = others.length === 0 && only > today ? only : today;
  const enabled = useCan('tours:read') && days.includes(day);
  const { data: list } = useQuery({ ...toursAround(day), enabled });
  const tours = list?.tours;
  const { start_date, end_date } = queries.range;
  const isOfBefore = results.some(({ isPlaceholderData }) => isPlaceholderData);
  const shifts = useMemo<Shifts | undefined>(
    () =>
      truckShifts && driverShifts && fleet && staff
        ? {
            plans: { trucks: byKey(truckShifts), drivers: byKey(driverShifts) },
            resources: { trucks: byKey(fleet), drivers: byKey(staff) },
            tours,
            loaded: isOfBefore ? undefined : { start_date, end_date },
          }
        : undefined,
    [truckShifts, driverShifts, fleet, staff, tours, isOfBefore, start_date, end_date],
  );
  return {
    shifts,
    failed: results.some((result) => result.isError),
    refetch: () => results.forEach((result) => void result.refetch()),
  };
}
