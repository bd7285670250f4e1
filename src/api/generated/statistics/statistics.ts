/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetStatisticParams,
  NotFoundResponse,
  ServerErrorResponse,
  StatName,
  StatisticEnvelope,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../dashboard.schemas.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * `value` over the days `start` to `end` (both included, customer's time zone), `previous` over the same number of days before, and
 * `series` in buckets of `interval`, one for each bucket that the period touches, none missing. The formulas:
 *
 * * `avg-fill-level` (percent): mean `level` of the route events recorded in the period; null without events.
 * * `overspilled-waste` (containers): number of distinct containers (`container_id`) with an overflowing route event in the period.
 *   Each counts once, however often it overflowed; buckets and materials are counted alike, each for itself, so they may add up to more.
 * * `time-consumption` (hours): sum of `finished_at - started_at` of the tours finished in the period.
 * * `num-routes` (tours): number of tours begun in the period.
 * * `total-tons-picked-up` (t): sum of the weight of the unloadings recorded in the period.
 * * `km` (km): sum of the distance of the tours finished in the period.
 * * `fuel` (l): sum of the fuel of the tours finished in the period.
 *
 * With `location_id` only what happened there counts: events at it, tours that had an event there; tonnes of a tour are shared
 * among its emptied containers by level. With `route_id` only that tour counts. `disposition_area_ids` looks at the location's area for
 * events and at the tour's area for tours and unloadings.
 * @summary One statistic over a period
 */
export const getStatistic = (
    statName: StatName,
    params: GetStatisticParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StatisticEnvelope>(
      {url: `/general/${encodeURIComponent(String(statName))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetStatisticQueryKey = (statName: StatName,
    params?: GetStatisticParams,) => {
    return [
    'general',statName, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatisticQueryOptions = <TData = Awaited<ReturnType<typeof getStatistic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(statName: StatName,
    params: GetStatisticParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticQueryKey(statName,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatistic>>> = ({ signal }) => getStatistic(statName,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: statName !== null && statName !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatisticQueryResult = NonNullable<Awaited<ReturnType<typeof getStatistic>>>
export type GetStatisticQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetStatistic<TData = Awaited<ReturnType<typeof getStatistic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 statName: StatName,
    params: GetStatisticParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistic>>,
          TError,
          Awaited<ReturnType<typeof getStatistic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistic<TData = Awaited<ReturnType<typeof getStatistic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 statName: StatName,
    params: GetStatisticParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistic>>,
          TError,
          Awaited<ReturnType<typeof getStatistic>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistic<TData = Awaited<ReturnType<typeof getStatistic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 statName: StatName,
    params: GetStatisticParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One statistic over a period
 */

export function useGetStatistic<TData = Awaited<ReturnType<typeof getStatistic>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 statName: StatName,
    params: GetStatisticParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistic>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticQueryOptions(statName,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






