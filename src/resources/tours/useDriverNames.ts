import { useQuery } from '@tanstack/react-query';
import { allDrivers } from '@/api/whole';

/** Names of drivers by their keys; the key until they are known. */
export function useDriverNames() {
  const { data } = useQuery(allDrivers());
  return (key: string) => data?.drivers.find(({ driver_id }) => driver_id === key)?.name ?? key;
}
