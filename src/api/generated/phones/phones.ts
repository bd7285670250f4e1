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
  ListPhonesParams,
  PhoneList,
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
 * `q` looks into number and label. The Driver form offers them.
 * @summary Phones that match
 */
export const listPhones = (
    params?: ListPhonesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PhoneList>(
      {url: `/phones/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListPhonesQueryKey = (params?: ListPhonesParams,) => {
    return [
    'phones', ...(params ? [params] : [])
    ] as const;
    }


export const getListPhonesQueryOptions = <TData = Awaited<ReturnType<typeof listPhones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhonesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhones>>> = ({ signal }) => listPhones(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhonesQueryResult = NonNullable<Awaited<ReturnType<typeof listPhones>>>
export type ListPhonesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPhones<TData = Awaited<ReturnType<typeof listPhones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPhonesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhones>>,
          TError,
          Awaited<ReturnType<typeof listPhones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhones<TData = Awaited<ReturnType<typeof listPhones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhones>>,
          TError,
          Awaited<ReturnType<typeof listPhones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhones<TData = Awaited<ReturnType<typeof listPhones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Phones that match
 */

export function useListPhones<TData = Awaited<ReturnType<typeof listPhones>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhones>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhonesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






