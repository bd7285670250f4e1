import { useQuery } from '@tanstack/react-query';
import { getGetStatisticQueryOptions } from '@/api/generated/statistics/statistics';
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

/** One statistic over days (and in buckets of `interval`), for the areas, the location or the tour. Equal requests have equal keys. */
export function statisticQuery(
  stat: Stat,
  { areas, location_id, route_id }: Scope,
  range: Range & { interval?: GetStatisticParams['interval'] },
  split?: GetStatisticSplit,
) {
  const params: GetStatisticParams = {
    ...range,
    ...areaParam(areas),
    ...(location_id ? { location_id } : {}),
    ...(route_id ? { route_id } : {}),
    ...(split ? { split } : {}),
  };
  const one = location_id !== undefined || route_id !== undefined;
  return getGetStatisticQueryOptions<Statistic>(stat, params, {
    query: { ...(one ? NOT_CACHED : CACHED), select: (data) => data.result },
  });
}

/** The same as it is shown; nothing is asked for while it is not `enabled`. */
export const useStatistic = (
  stat: Stat,
  scope: Scope,
  range: Parameters<typeof statisticQuery>[2],
  { enabled, split }: { enabled?: boolean; split?: GetStatisticSplit | undefined } = {},
) => useQuery({ ...statisticQuery(stat, scope, range, split), enabled });
