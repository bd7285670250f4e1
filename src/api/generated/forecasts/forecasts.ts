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
  ForecastList,
  ListForecastsParams,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse
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
 * One row for each container that matches: when it reaches 80 and 100 %, from its newest level and what is known of its site and material, up to date with each level that comes in. `q` looks into container id, location id and street.
 * @summary When containers are full
 */
export const listForecasts = (
    params?: ListForecastsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ForecastList>(
      {url: `/forecasts/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListForecastsQueryKey = (params?: ListForecastsParams,) => {
    return [
    'forecasts', ...(params ? [params] : [])
    ] as const;
    }


export const getListForecastsQueryOptions = <TData = Awaited<ReturnType<typeof listForecasts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListForecastsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListForecastsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listForecasts>>> = ({ signal }) => listForecasts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListForecastsQueryResult = NonNullable<Awaited<ReturnType<typeof listForecasts>>>
export type ListForecastsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListForecasts<TData = Awaited<ReturnType<typeof listForecasts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListForecastsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listForecasts>>,
          TError,
          Awaited<ReturnType<typeof listForecasts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListForecasts<TData = Awaited<ReturnType<typeof listForecasts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListForecastsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listForecasts>>,
          TError,
          Awaited<ReturnType<typeof listForecasts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListForecasts<TData = Awaited<ReturnType<typeof listForecasts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListForecastsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary When containers are full
 */

export function useListForecasts<TData = Awaited<ReturnType<typeof listForecasts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListForecastsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listForecasts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListForecastsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






