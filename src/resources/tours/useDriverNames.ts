import { allPages, WHOLE } from '@/api/allPages';
import { listDrivers, useListDrivers } from '@/api/generated/drivers/drivers';

/** Names of drivers by their keys; the key until they are known. */
export function useDriverNames() {
  const { data } = useListDrivers(WHOLE, { query: { queryFn: allPages(listDrivers, 'drivers') } });
  return (key: string) => data?.drivers.find(({ driver_id }) => driver_id === key)?.name ?? key;
}
