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
  GetTourStatisticsParams,
  ListToursParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  TourEnvelope,
  TourList,
  TourStatisticsEnvelope,
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
 * Tours, newest first unless sorted. The filters combine with "and", the values of one filter with "or".
 * @summary Tours that match
 */
export const listTours = (
    params?: ListToursParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourList>(
      {url: `/tours/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListToursQueryKey = (params?: ListToursParams,) => {
    return [
    'tours', ...(params ? [params] : [])
    ] as const;
    }


export const getListToursQueryOptions = <TData = Awaited<ReturnType<typeof listTours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListToursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListToursQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTours>>> = ({ signal }) => listTours(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListToursQueryResult = NonNullable<Awaited<ReturnType<typeof listTours>>>
export type ListToursQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTours<TData = Awaited<ReturnType<typeof listTours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListToursParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTours>>,
          TError,
          Awaited<ReturnType<typeof listTours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTours<TData = Awaited<ReturnType<typeof listTours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListToursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTours>>,
          TError,
          Awaited<ReturnType<typeof listTours>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTours<TData = Awaited<ReturnType<typeof listTours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListToursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tours that match
 */

export function useListTours<TData = Awaited<ReturnType<typeof listTours>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListToursParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTours>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListToursQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The seven figures over exactly the tours that `GET /tours/` finds with the same filters. The formulas are those of `/general/`.
 * @summary Statistics of the tours that match
 */
export const getTourStatistics = (
    params?: GetTourStatisticsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourStatisticsEnvelope>(
      {url: `/tours/statistics`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTourStatisticsQueryKey = (params?: GetTourStatisticsParams,) => {
    return [
    'tours','statistics', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTourStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getTourStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetTourStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTourStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTourStatistics>>> = ({ signal }) => getTourStatistics(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTourStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getTourStatistics>>>
export type GetTourStatisticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTourStatistics<TData = Awaited<ReturnType<typeof getTourStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetTourStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTourStatistics>>,
          TError,
          Awaited<ReturnType<typeof getTourStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTourStatistics<TData = Awaited<ReturnType<typeof getTourStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetTourStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTourStatistics>>,
          TError,
          Awaited<ReturnType<typeof getTourStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTourStatistics<TData = Awaited<ReturnType<typeof getTourStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetTourStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Statistics of the tours that match
 */

export function useGetTourStatistics<TData = Awaited<ReturnType<typeof getTourStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetTourStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourStatistics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTourStatisticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the drawer and the map of a tour need besides its events and unloadings (`/notifications/?tour_id=`).
 * @summary One tour with its stops, comments and line
 */
export const getTour = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetTourQueryKey = (id: number,) => {
    return [
    'tours',id
    ] as const;
    }


export const getGetTourQueryOptions = <TData = Awaited<ReturnType<typeof getTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTourQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTour>>> = ({ signal }) => getTour(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTourQueryResult = NonNullable<Awaited<ReturnType<typeof getTour>>>
export type GetTourQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTour<TData = Awaited<ReturnType<typeof getTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTour>>,
          TError,
          Awaited<ReturnType<typeof getTour>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTour<TData = Awaited<ReturnType<typeof getTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTour>>,
          TError,
          Awaited<ReturnType<typeof getTour>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTour<TData = Awaited<ReturnType<typeof getTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One tour with its stops, comments and line
 */

export function useGetTour<TData = Awaited<ReturnType<typeof getTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTourQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






