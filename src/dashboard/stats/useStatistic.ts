import { useGetStatistic } from '@/api/generated/statistics/statistics';
import type { GetStatisticParams, GetStatisticSplit, Statistic } from '@/api/generated/dashboard.schemas';
import { areaParam } from '../links';
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

/** The request's parameters, without empty ones, so that equal requests have equal keys. */
export function statParams(
  scope: Scope,
  range: Range & { interval?: GetStatisticParams['interval'] },
  split?: GetStatisticSplit,
): GetStatisticParams {
  return {
    ...range,
    ...areaParam(scope.areas),
    ...(scope.location_id ? { location_id: scope.location_id } : {}),
    ...(scope.route_id ? { route_id: scope.route_id } : {}),
    ...(split ? { split } : {}),
  };
}

interface Options {
  enabled?: boolean;
  split?: GetStatisticSplit;
}

/** One statistic over days (and in buckets of `interval`), for the current areas, location or tour. */
export function useStatistic(
  stat: Stat,
  scope: Scope,
  range: (Range & { interval?: GetStatisticParams['interval'] }) | null,
  { enabled = true, split }: Options = {},
) {
  const one = scope.location_id !== undefined || scope.route_id !== undefined;
  const days = range ?? { start: '', end: '' };
  return useGetStatistic<Statistic>(stat, statParams(scope, days, split), {
    query: {
      ...(one ? NOT_CACHED : CACHED),
      enabled: enabled && range !== null,
      select: (answer) => answer.result,
    },
  });
}
