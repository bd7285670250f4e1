/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  DriverEventsInput,
  DriverEventsResult,
  DriverSession,
  DriverSessionInput,
  DriverTourEnvelope,
  ServerErrorResponse,
  TooLargeResponse,
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
 * For the page behind the link of a tour; no account is needed. The session lasts 15 minutes and is opened again with the same token while the link is valid. Limited per address and in all within 15 minutes: 429.
 * @summary Open a session with the token of a link
 */
export const openDriverSession = (
    driverSessionInput: DriverSessionInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverSession>(
      {url: `/drive/session`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: driverSessionInput, signal
    },
      options);
    }




export const getOpenDriverSessionMutationKey = () => ['openDriverSession'] as const;

export const getOpenDriverSessionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openDriverSession>>, TError,OpenDriverSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openDriverSession>>, TError,OpenDriverSessionMutationVariables, TContext> => {

const mutationKey = getOpenDriverSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openDriverSession>>, OpenDriverSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openDriverSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenDriverSessionMutationResult = NonNullable<Awaited<ReturnType<typeof openDriverSession>>>
    export type OpenDriverSessionMutationBody = DriverSessionInput
    export type OpenDriverSessionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type OpenDriverSessionMutationVariables = {data: DriverSessionInput}

    /**
 * @summary Open a session with the token of a link
 */
export const useOpenDriverSession = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openDriverSession>>, TError,OpenDriverSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openDriverSession>>,
        TError,
        OpenDriverSessionMutationVariables,
        TContext
      > => {
      return useMutation(getOpenDriverSessionMutationOptions(options), queryClient);
    }
    /**
 * Its stops in the order they are driven, with what is known of their containers of the materials that it collects, and what was recorded.
 * @summary The tour of the link
 */
export const getDriverTour = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverTourEnvelope>(
      {url: `/drive/tour`, method: 'GET', signal
    },
      options);
    }




export const getGetDriverTourQueryKey = () => {
    return [
    'drive','tour'
    ] as const;
    }


export const getGetDriverTourQueryOptions = <TData = Awaited<ReturnType<typeof getDriverTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDriverTourQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverTour>>> = ({ signal }) => getDriverTour(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverTourQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverTour>>>
export type GetDriverTourQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDriverTour<TData = Awaited<ReturnType<typeof getDriverTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverTour>>,
          TError,
          Awaited<ReturnType<typeof getDriverTour>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverTour<TData = Awaited<ReturnType<typeof getDriverTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverTour>>,
          TError,
          Awaited<ReturnType<typeof getDriverTour>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverTour<TData = Awaited<ReturnType<typeof getDriverTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tour of the link
 */

export function useGetDriverTour<TData = Awaited<ReturnType<typeof getDriverTour>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverTour>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDriverTourQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Up to 100 rows, also long after they were recorded, in any order: `recorded_at` decides.
 *
 * * **container** needs `container_id` and `is_emptied`, one that was not emptied also `level` and `reason`. It becomes a route event, with its `photo`.
 * * **unloading** needs `material_type`, `weight` and `location_name`. It becomes an unloading; its volume is estimated by 0.3 t a cubic metre, its position is that of the last unloading at a plant of this name. With a higher `revision` and `removed: true` it is none any more.
 * * **start** and **end** begin and complete the tour. **break_start** and **break_end** are kept.
 * * **skip** needs `location_id`: the stop is skipped, or with `skipped: false` planned again, unless something was recorded there.
 * * **order** needs `location_ids`: the stops ahead in this order, before those it does not name.
 * * **Keys** count once for the tour. Sent twice a row is a `duplicate`; with a higher `revision` the row of a container or an unloading replaces the one before (`corrected`).
 * * **Rejected rows** do no harm to the others; each says why in `errors`.
 * * Rows of completed and cancelled tours count as well: they may have been sent late.
 * @summary Record what the driver did
 */
export const recordDriverEvents = (
    driverEventsInput: DriverEventsInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverEventsResult>(
      {url: `/drive/events`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: driverEventsInput, signal
    },
      options);
    }




export const getRecordDriverEventsMutationKey = () => ['recordDriverEvents'] as const;

export const getRecordDriverEventsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordDriverEvents>>, TError,RecordDriverEventsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordDriverEvents>>, TError,RecordDriverEventsMutationVariables, TContext> => {

const mutationKey = getRecordDriverEventsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordDriverEvents>>, RecordDriverEventsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recordDriverEvents(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordDriverEventsMutationResult = NonNullable<Awaited<ReturnType<typeof recordDriverEvents>>>
    export type RecordDriverEventsMutationBody = DriverEventsInput
    export type RecordDriverEventsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RecordDriverEventsMutationVariables = {data: DriverEventsInput}

    /**
 * @summary Record what the driver did
 */
export const useRecordDriverEvents = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordDriverEvents>>, TError,RecordDriverEventsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordDriverEvents>>,
        TError,
        RecordDriverEventsMutationVariables,
        TContext
      > => {
      return useMutation(getRecordDriverEventsMutationOptions(options), queryClient);
    }
