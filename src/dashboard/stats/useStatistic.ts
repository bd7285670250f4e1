import { useGetStatistic } from '@/api/generated/statistics/statistics';
import type { GetStatisticParams, GetStatisticSplit, Statistic } from '@/api/generated/dashboard.schemas';
import { areaParam } from '@/api/urgent';
import type { Range } from '../period/period';
import type { Stat } from '../search';

/** The areas of the header (none means all), and one location or one tour. */
export interface Scope {
  areas: readonly number[];
  location_id: string | undefined;
  route_id: number | undefined;
}

/** Loaded once per session; only a change makes it stale. */
const CACHED = { gcTime: Infinity };
/** Of one location or tour: not cached. */
const NOT_CACHED = { staleTime: 0, gcTime: 0 };

/** One statistic over days (and in buckets of `interval`), for the current areas, location or tour. Equal requests have equal keys. */
export function useStatistic(
  stat: Stat,
  { areas, location_id, route_id }: Scope,
  range: Range & { interval?: GetStatisticParams['interval'] },
  { enabled, split }: { enabled?: boolean; split?: GetStatisticSplit | undefined } = {},
) {
  const params: GetStatisticParams = {
    ...range,
    ...areaParam(areas),
    ...(location_id ? { location_id } : {}),
    ...(route_id ? { route_id } : {}),
    ...(split ? { split } : {}),
  };
  const one = location_id !== undefined || route_id !== undefined;
  return useGetStatistic<Statistic>(stat, params, {
    query: { enabled, ...(one ? NOT_CACHED : CACHED), select: (answer) => answer.result },
  });
}
