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
  GetRecordHistoryParams,
  HistoryList,
  ListHistoryParams,
  NotFoundResponse,
  RecordKind,
  ServerErrorResponse,
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
 * What people, imports and machines have changed, for a year. Measurements and what users keep for themselves are not noted. `q` looks into the name of the record.
 * @summary Changes that match
 */
export const listHistory = (
    params?: ListHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HistoryList>(
      {url: `/history/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListHistoryQueryKey = (params?: ListHistoryParams,) => {
    return [
    'history', ...(params ? [params] : [])
    ] as const;
    }


export const getListHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHistory>>> = ({ signal }) => listHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listHistory>>>
export type ListHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistory>>,
          TError,
          Awaited<ReturnType<typeof listHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistory>>,
          TError,
          Awaited<ReturnType<typeof listHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes that match
 */

export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. For everyone who can read the record: needs the `…:read` of its kind.
 * @summary Changes of one record
 */
export const getRecordHistory = (
    kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HistoryList>(
      {url: `/history/${encodeURIComponent(String(kind))}/${encodeURIComponent(String(key))}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecordHistoryQueryKey = (kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams,) => {
    return [
    'history',kind,key, ...(params ? [params] : [])
    ] as const;
    }


export const getGetRecordHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecordHistoryQueryKey(kind,key,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecordHistory>>> = ({ signal }) => getRecordHistory(kind,key,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: kind !== null && kind !== undefined && key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecordHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getRecordHistory>>>
export type GetRecordHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetRecordHistory<TData = Awaited<ReturnType<typeof getRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 kind: RecordKind,
    key: string,
    params: undefined |  GetRecordHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordHistory>>,
          TError,
          Awaited<ReturnType<typeof getRecordHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordHistory<TData = Awaited<ReturnType<typeof getRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordHistory>>,
          TError,
          Awaited<ReturnType<typeof getRecordHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordHistory<TData = Awaited<ReturnType<typeof getRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes of one record
 */

export function useGetRecordHistory<TData = Awaited<ReturnType<typeof getRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 kind: RecordKind,
    key: string,
    params?: GetRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordHistoryQueryOptions(kind,key,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






