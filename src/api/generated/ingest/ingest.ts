/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  getListBinsQueryKey
} from '../bins/bins';

import type {
  BadRequestResponse,
  ComplaintPhoto,
  ConflictResponse,
  ForbiddenResponse,
  IngestResult,
  LevelsInput,
  NotFoundResponse,
  PositionList,
  PositionsInput,
  RecordLevelsParams,
  RecordPositionsParams,
  RecordRouteEventsParams,
  RecordUnloadingsParams,
  RouteEventsInput,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnloadingsInput,
  UnprocessableResponse,
  VendorPayload
} from '../dashboard.schemas.ts';

import {
  getListForecastsQueryKey
} from '../forecasts/forecasts';

import {
  getListLocationsQueryKey
} from '../locations/locations';

import {
  getListNotificationsQueryKey
} from '../reference/reference';

import {
  getListToursQueryKey
} from '../tours/tours';

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
 * Emptied, or found and not emptied. The first event of a planned tour starts it.
 *
 * * **An emptying sets the container's level to 0.** Without a `level`, it counts as one of a full container (100). An event without emptying needs a `level`.
 * * `overflowing`, if left out, is a level above 100.
 * * Events of completed and cancelled tours count as well: they may have been sent late.
 * * **Keys.** Each row has a `key` of its sender, unique for the sender and this path. Sent twice it counts once (`duplicate`), so a call that was cut off is sent again as it was.
 *   Machine tokens of one name are one sender: a new token goes on where the old one ended. Each person is one. Two senders may use the same key for different rows.
 * * **Corrections.** The same key with a higher `revision` replaces the row (`corrected`), also out of order: the highest wins. It cannot move to another tour or container.
 * * **Rejected rows** do no harm to the others; each says why in `errors`. With `?atomic=true` one of them refuses the call (422) and nothing is written. A row without a
 *   sound `key` cannot be told of and refuses the call (400).
 * * **Time.** `recorded_at` decides, not the order in which rows arrive; more than 10 minutes in the future is rejected.
 * @summary Record what crews did at containers
 */
export const recordRouteEvents = (
    routeEventsInput: RouteEventsInput,
    params?: RecordRouteEventsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IngestResult>(
      {url: `/route-events/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: routeEventsInput,
        params, signal
    },
      options);
    }




export const getRecordRouteEventsMutationKey = () => ['recordRouteEvents'] as const;

export const getRecordRouteEventsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordRouteEvents>>, TError,RecordRouteEventsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordRouteEvents>>, TError,RecordRouteEventsMutationVariables, TContext> => {

const mutationKey = getRecordRouteEventsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordRouteEvents>>, RecordRouteEventsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  recordRouteEvents(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordRouteEvents>>, variables: RecordRouteEventsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RecordRouteEventsMutationResult = NonNullable<Awaited<ReturnType<typeof recordRouteEvents>>>
    export type RecordRouteEventsMutationBody = RouteEventsInput
    export type RecordRouteEventsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RecordRouteEventsMutationVariables = {data: RouteEventsInput;params?: RecordRouteEventsParams}

    /**
 * @summary Record what crews did at containers
 */
export const useRecordRouteEvents = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordRouteEvents>>, TError,RecordRouteEventsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordRouteEvents>>,
        TError,
        RecordRouteEventsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordRouteEventsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * 404 when it has none.
 * @summary The photo of a route event
 */
export const getEventPhoto = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintPhoto>(
      {url: `/route-events/${encodeURIComponent(String(id))}/photo`, method: 'GET', signal
    },
      options);
    }




export const getGetEventPhotoQueryKey = (id: number,) => {
    return [
    'route-events',id,'photo'
    ] as const;
    }


export const getGetEventPhotoQueryOptions = <TData = Awaited<ReturnType<typeof getEventPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEventPhotoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEventPhoto>>> = ({ signal }) => getEventPhoto(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEventPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof getEventPhoto>>>
export type GetEventPhotoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetEventPhoto<TData = Awaited<ReturnType<typeof getEventPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventPhoto>>,
          TError,
          Awaited<ReturnType<typeof getEventPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEventPhoto<TData = Awaited<ReturnType<typeof getEventPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEventPhoto>>,
          TError,
          Awaited<ReturnType<typeof getEventPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEventPhoto<TData = Awaited<ReturnType<typeof getEventPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photo of a route event
 */

export function useGetEventPhoto<TData = Awaited<ReturnType<typeof getEventPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEventPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEventPhotoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * They make up the tonnes of tours and statistics. The first of a planned tour starts it.
 *
 * * **Keys.** Each row has a `key` of its sender, unique for the sender and this path. Sent twice it counts once (`duplicate`), so a call that was cut off is sent again as it was.
 *   Machine tokens of one name are one sender: a new token goes on where the old one ended. Each person is one. Two senders may use the same key for different rows.
 * * **Corrections.** The same key with a higher `revision` replaces the row (`corrected`), also out of order: the highest wins. It cannot move to another tour.
 * * **Rejected rows** do no harm to the others; each says why in `errors`. With `?atomic=true` one of them refuses the call (422) and nothing is written. A row without a
 *   sound `key` cannot be told of and refuses the call (400).
 * * **Time.** `recorded_at` decides, not the order in which rows arrive; more than 10 minutes in the future is rejected.
 * @summary Record what was tipped at depots
 */
export const recordUnloadings = (
    unloadingsInput: UnloadingsInput,
    params?: RecordUnloadingsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IngestResult>(
      {url: `/unloadings/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: unloadingsInput,
        params, signal
    },
      options);
    }




export const getRecordUnloadingsMutationKey = () => ['recordUnloadings'] as const;

export const getRecordUnloadingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUnloadings>>, TError,RecordUnloadingsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordUnloadings>>, TError,RecordUnloadingsMutationVariables, TContext> => {

const mutationKey = getRecordUnloadingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordUnloadings>>, RecordUnloadingsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  recordUnloadings(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordUnloadings>>, variables: RecordUnloadingsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RecordUnloadingsMutationResult = NonNullable<Awaited<ReturnType<typeof recordUnloadings>>>
    export type RecordUnloadingsMutationBody = UnloadingsInput
    export type RecordUnloadingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RecordUnloadingsMutationVariables = {data: UnloadingsInput;params?: RecordUnloadingsParams}

    /**
 * @summary Record what was tipped at depots
 */
export const useRecordUnloadings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordUnloadings>>, TError,RecordUnloadingsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordUnloadings>>,
        TError,
        RecordUnloadingsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordUnloadingsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Levels that were measured, seen or estimated apart from a tour.
 *
 * * **The current level** of a container (`last_level`, `last_recorded_at`) is the newest by `recorded_at` of its levels and route events. At the same moment an emptying comes
 *   before other events, then levels of a driver, a sensor, a citizen and an estimate, and of those alike the higher.
 * * Statistics count levels of route events only.
 * * **Keys.** Each row has a `key` of its sender, unique for the sender and this path. Sent twice it counts once (`duplicate`), so a call that was cut off is sent again as it was.
 *   Machine tokens of one name are one sender: a new token goes on where the old one ended. Each person is one. Two senders may use the same key for different rows.
 * * **Corrections.** The same key with a higher `revision` replaces the row (`corrected`), also out of order: the highest wins. It cannot move to another container.
 * * **Rejected rows** do no harm to the others; each says why in `errors`. With `?atomic=true` one of them refuses the call (422) and nothing is written. A row without a
 *   sound `key` cannot be told of and refuses the call (400).
 * * **Time.** `recorded_at` decides, not the order in which rows arrive; more than 10 minutes in the future is rejected.
 * @summary Record levels of containers
 */
export const recordLevels = (
    levelsInput: LevelsInput,
    params?: RecordLevelsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IngestResult>(
      {url: `/levels/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: levelsInput,
        params, signal
    },
      options);
    }




export const getRecordLevelsMutationKey = () => ['recordLevels'] as const;

export const getRecordLevelsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordLevels>>, TError,RecordLevelsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordLevels>>, TError,RecordLevelsMutationVariables, TContext> => {

const mutationKey = getRecordLevelsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordLevels>>, RecordLevelsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  recordLevels(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordLevels>>, variables: RecordLevelsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RecordLevelsMutationResult = NonNullable<Awaited<ReturnType<typeof recordLevels>>>
    export type RecordLevelsMutationBody = LevelsInput
    export type RecordLevelsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RecordLevelsMutationVariables = {data: LevelsInput;params?: RecordLevelsParams}

    /**
 * @summary Record levels of containers
 */
export const useRecordLevels = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordLevels>>, TError,RecordLevelsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordLevels>>,
        TError,
        RecordLevelsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordLevelsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For the webhook of a sensor vendor: the body is the vendor's own, and the mapping of the machine token that sends it says what in it is a level (`PUT /tokens/{id}/mapping`). What comes of it is recorded as by
 * `POST /levels/` with the source `sensor`, by the same rules.
 *
 * * The key of a reading is what the mapping points to, else its device and time; so what a vendor sends again counts once. Longer keys and those with other characters are stored as a digest.
 * * A reading that cannot be understood, or whose device has no container, is rejected alone; each says why at the field of the mapping, as in `rows.0.level`. More than 1,000 readings in a call are refused (422), as is a payload without a list
 *   where the mapping says there is one.
 * * 409 for people, and for a token without a mapping.
 * @summary Take levels as a vendor words them
 */
export const receiveLevels = (
    vendorPayload: VendorPayload,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IngestResult>(
      {url: `/webhooks/levels/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: vendorPayload, signal
    },
      options);
    }




export const getReceiveLevelsMutationKey = () => ['receiveLevels'] as const;

export const getReceiveLevelsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveLevels>>, TError,ReceiveLevelsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveLevels>>, TError,ReceiveLevelsMutationVariables, TContext> => {

const mutationKey = getReceiveLevelsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveLevels>>, ReceiveLevelsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receiveLevels(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof receiveLevels>>, variables: ReceiveLevelsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReceiveLevelsMutationResult = NonNullable<Awaited<ReturnType<typeof receiveLevels>>>
    export type ReceiveLevelsMutationBody = VendorPayload
    export type ReceiveLevelsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReceiveLevelsMutationVariables = {data: VendorPayload}

    /**
 * @summary Take levels as a vendor words them
 */
export const useReceiveLevels = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveLevels>>, TError,ReceiveLevelsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveLevels>>,
        TError,
        ReceiveLevelsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReceiveLevelsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The newest position of each truck within the last 24 hours, by plate.
 * @summary Where the trucks are
 */
export const listPositions = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PositionList>(
      {url: `/positions/`, method: 'GET', signal
    },
      options);
    }




export const getListPositionsQueryKey = () => {
    return [
    'positions'
    ] as const;
    }


export const getListPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPositionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPositions>>> = ({ signal }) => listPositions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPositions>>>
export type ListPositionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPositions>>,
          TError,
          Awaited<ReturnType<typeof listPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPositions>>,
          TError,
          Awaited<ReturnType<typeof listPositions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the trucks are
 */

export function useListPositions<TData = Awaited<ReturnType<typeof listPositions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPositions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPositionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * WGS 84. Between start and end of a tour, the positions of its truck are the tour's line.
 *
 * * **Keys.** Each row has a `key` of its sender, unique for the sender and this path. Sent twice it counts once (`duplicate`), so a call that was cut off is sent again as it was.
 *   Machine tokens of one name are one sender: a new token goes on where the old one ended. Each person is one. Two senders may use the same key for different rows.
 * * **Corrections.** The same key with a higher `revision` replaces the row (`corrected`), also out of order: the highest wins. It cannot move to another truck.
 * * **Rejected rows** do no harm to the others; each says why in `errors`. With `?atomic=true` one of them refuses the call (422) and nothing is written. A row without a
 *   sound `key` cannot be told of and refuses the call (400).
 * * **Time.** `recorded_at` decides, not the order in which rows arrive; more than 10 minutes in the future is rejected.
 * @summary Record where trucks are
 */
export const recordPositions = (
    positionsInput: PositionsInput,
    params?: RecordPositionsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<IngestResult>(
      {url: `/positions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: positionsInput,
        params, signal
    },
      options);
    }




export const getRecordPositionsMutationKey = () => ['recordPositions'] as const;

export const getRecordPositionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordPositions>>, TError,RecordPositionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof recordPositions>>, TError,RecordPositionsMutationVariables, TContext> => {

const mutationKey = getRecordPositionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordPositions>>, RecordPositionsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  recordPositions(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordPositions>>, variables: RecordPositionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPositionsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RecordPositionsMutationResult = NonNullable<Awaited<ReturnType<typeof recordPositions>>>
    export type RecordPositionsMutationBody = PositionsInput
    export type RecordPositionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RecordPositionsMutationVariables = {data: PositionsInput;params?: RecordPositionsParams}

    /**
 * @summary Record where trucks are
 */
export const useRecordPositions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordPositions>>, TError,RecordPositionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordPositions>>,
        TError,
        RecordPositionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordPositionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
