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

import {
  getListComplaintsQueryKey
} from '../complaints/complaints';

import type {
  BadRequestResponse,
  ConflictResponse,
  DistanceMatrixEnvelope,
  FindNearbyInput,
  ForbiddenResponse,
  GetDistanceMatrixParams,
  LabelList,
  ListLabelsParams,
  ListLocationLevelsParams,
  ListLocationsParams,
  LocationEnvelope,
  LocationInput,
  LocationLevelsList,
  LocationList,
  NearbyLocationList,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../dashboard.schemas.ts';

import {
  getListForecastsQueryKey
} from '../forecasts/forecasts';

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
 * `q` looks into location id, name, street and city.
 * @summary Locations that match
 */
export const listLocations = (
    params?: ListLocationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationList>(
      {url: `/locations/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLocationsQueryKey = (params?: ListLocationsParams,) => {
    return [
    'locations', ...(params ? [params] : [])
    ] as const;
    }


export const getListLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocations>>> = ({ signal }) => listLocations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listLocations>>>
export type ListLocationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocations>>,
          TError,
          Awaited<ReturnType<typeof listLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocations>>,
          TError,
          Awaited<ReturnType<typeof listLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Locations that match
 */

export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The location id must be new (409 at `location_id`).
 * @summary Add a location
 */
export const createLocation = (
    locationInput: LocationInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationEnvelope>(
      {url: `/locations/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: locationInput, signal
    },
      options);
    }




export const getCreateLocationMutationKey = () => ['createLocation'] as const;

export const getCreateLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext> => {

const mutationKey = getCreateLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLocation>>, CreateLocationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLocation(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createLocation>>, variables: CreateLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListComplaintsQueryKey(), getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createLocation>>>
    export type CreateLocationMutationBody = LocationInput
    export type CreateLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateLocationMutationVariables = {data: LocationInput}

    /**
 * @summary Add a location
 */
export const useCreateLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLocation>>,
        TError,
        CreateLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The location with this id.
 * @summary One location
 */
export const getLocation = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationEnvelope>(
      {url: `/locations/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetLocationQueryKey = (id: number,) => {
    return [
    'locations',id
    ] as const;
    }


export const getGetLocationQueryOptions = <TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocation>>> = ({ signal }) => getLocation(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationQueryResult = NonNullable<Awaited<ReturnType<typeof getLocation>>>
export type GetLocationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocation>>,
          TError,
          Awaited<ReturnType<typeof getLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocation>>,
          TError,
          Awaited<ReturnType<typeof getLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One location
 */

export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces all fields of the input; containers stay.
 * @summary Change a location
 */
export const replaceLocation = (
    id: number,
    locationInput: LocationInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationEnvelope>(
      {url: `/locations/${encodeURIComponent(String(id))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: locationInput, signal
    },
      options);
    }




export const getReplaceLocationMutationKey = () => ['replaceLocation'] as const;

export const getReplaceLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceLocation>>, TError,ReplaceLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceLocation>>, TError,ReplaceLocationMutationVariables, TContext> => {

const mutationKey = getReplaceLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceLocation>>, ReplaceLocationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  replaceLocation(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof replaceLocation>>, variables: ReplaceLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListComplaintsQueryKey(), getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReplaceLocationMutationResult = NonNullable<Awaited<ReturnType<typeof replaceLocation>>>
    export type ReplaceLocationMutationBody = LocationInput
    export type ReplaceLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReplaceLocationMutationVariables = {id: number;data: LocationInput}

    /**
 * @summary Change a location
 */
export const useReplaceLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceLocation>>, TError,ReplaceLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceLocation>>,
        TError,
        ReplaceLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReplaceLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Refused while containers stand there (409). For admins. It can be restored for 30 days.
 * @summary Remove a location
 */
export const deleteLocation = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/locations/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteLocationMutationKey = () => ['deleteLocation'] as const;

export const getDeleteLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext> => {

const mutationKey = getDeleteLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLocation>>, DeleteLocationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteLocation(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteLocation>>, variables: DeleteLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListComplaintsQueryKey(), getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteLocationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLocation>>>

    export type DeleteLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteLocationMutationVariables = {id: number}

    /**
 * @summary Remove a location
 */
export const useDeleteLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLocation>>,
        TError,
        DeleteLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the deletion back, for 30 days; its notifications and events show it again. 409 when `location_id` was used again. 404 when there is nothing to restore.
 * @summary Restore a deleted location
 */
export const restoreLocation = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationEnvelope>(
      {url: `/locations/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreLocationMutationKey = () => ['restoreLocation'] as const;

export const getRestoreLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLocation>>, TError,RestoreLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreLocation>>, TError,RestoreLocationMutationVariables, TContext> => {

const mutationKey = getRestoreLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreLocation>>, RestoreLocationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreLocation(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreLocation>>, variables: RestoreLocationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListComplaintsQueryKey(), getListNotificationsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreLocationMutationResult = NonNullable<Awaited<ReturnType<typeof restoreLocation>>>

    export type RestoreLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreLocationMutationVariables = {id: number}

    /**
 * @summary Restore a deleted location
 */
export const useRestoreLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLocation>>, TError,RestoreLocationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreLocation>>,
        TError,
        RestoreLocationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreLocationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * One short row for each active location with containers: how many stand at which level, by the last known level. With a `query`, the locations that match it, or those with containers that match it and these containers alone. Not paged.
 * @summary Fill levels of all sites, for maps
 */
export const listLocationLevels = (
    params?: ListLocationLevelsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LocationLevelsList>(
      {url: `/locations/levels`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLocationLevelsQueryKey = (params?: ListLocationLevelsParams,) => {
    return [
    'locations','levels', ...(params ? [params] : [])
    ] as const;
    }


export const getListLocationLevelsQueryOptions = <TData = Awaited<ReturnType<typeof listLocationLevels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLocationLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocationLevelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocationLevels>>> = ({ signal }) => listLocationLevels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocationLevelsQueryResult = NonNullable<Awaited<ReturnType<typeof listLocationLevels>>>
export type ListLocationLevelsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListLocationLevels<TData = Awaited<ReturnType<typeof listLocationLevels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLocationLevelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocationLevels>>,
          TError,
          Awaited<ReturnType<typeof listLocationLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationLevels<TData = Awaited<ReturnType<typeof listLocationLevels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocationLevels>>,
          TError,
          Awaited<ReturnType<typeof listLocationLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationLevels<TData = Awaited<ReturnType<typeof listLocationLevels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fill levels of all sites, for maps
 */

export function useListLocationLevels<TData = Awaited<ReturnType<typeof listLocationLevels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLocationLevelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLevels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocationLevelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The locations with these ids, else those that match the query, in the order of their ids for people: the first 1,000 and how many there are.
 * @summary What labels say
 */
export const listLabels = (
    params?: ListLabelsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LabelList>(
      {url: `/locations/labels`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListLabelsQueryKey = (params?: ListLabelsParams,) => {
    return [
    'locations','labels', ...(params ? [params] : [])
    ] as const;
    }


export const getListLabelsQueryOptions = <TData = Awaited<ReturnType<typeof listLabels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLabelsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLabels>>> = ({ signal }) => listLabels(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLabelsQueryResult = NonNullable<Awaited<ReturnType<typeof listLabels>>>
export type ListLabelsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListLabels<TData = Awaited<ReturnType<typeof listLabels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLabelsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabels>>,
          TError,
          Awaited<ReturnType<typeof listLabels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabels<TData = Awaited<ReturnType<typeof listLabels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLabels>>,
          TError,
          Awaited<ReturnType<typeof listLabels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLabels<TData = Awaited<ReturnType<typeof listLabels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What labels say
 */

export function useListLabels<TData = Awaited<ReturnType<typeof listLabels>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLabelsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLabels>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLabelsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Great-circle distance (haversine, earth radius 6371 km) times 1.35 with `mode: estimate`, unless a routing server is configured (`mode: route`). At most 200 pairs; an unknown location is 422.
 * @summary Distances of pairs of locations
 */
export const getDistanceMatrix = (
    params: GetDistanceMatrixParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DistanceMatrixEnvelope>(
      {url: `/locations/distance-matrix-multiple`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDistanceMatrixQueryKey = (params?: GetDistanceMatrixParams,) => {
    return [
    'locations','distance-matrix-multiple', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDistanceMatrixQueryOptions = <TData = Awaited<ReturnType<typeof getDistanceMatrix>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: GetDistanceMatrixParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDistanceMatrixQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDistanceMatrix>>> = ({ signal }) => getDistanceMatrix(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDistanceMatrixQueryResult = NonNullable<Awaited<ReturnType<typeof getDistanceMatrix>>>
export type GetDistanceMatrixQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDistanceMatrix<TData = Awaited<ReturnType<typeof getDistanceMatrix>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetDistanceMatrixParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistanceMatrix>>,
          TError,
          Awaited<ReturnType<typeof getDistanceMatrix>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistanceMatrix<TData = Awaited<ReturnType<typeof getDistanceMatrix>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetDistanceMatrixParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistanceMatrix>>,
          TError,
          Awaited<ReturnType<typeof getDistanceMatrix>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistanceMatrix<TData = Awaited<ReturnType<typeof getDistanceMatrix>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetDistanceMatrixParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Distances of pairs of locations
 */

export function useGetDistanceMatrix<TData = Awaited<ReturnType<typeof getDistanceMatrix>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetDistanceMatrixParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistanceMatrix>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDistanceMatrixQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes coordinates and a radius, or street and city; returns the locations with their distance, nearest first. By street: the locations of that street, distances from their centre.
 * @summary Locations near a place
 */
export const findNearbyLocations = (
    findNearbyInput: FindNearbyInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NearbyLocationList>(
      {url: `/locations/find-nearby`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: findNearbyInput, signal
    },
      options);
    }




export const getFindNearbyLocationsMutationKey = () => ['findNearbyLocations'] as const;

export const getFindNearbyLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findNearbyLocations>>, TError,FindNearbyLocationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof findNearbyLocations>>, TError,FindNearbyLocationsMutationVariables, TContext> => {

const mutationKey = getFindNearbyLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findNearbyLocations>>, FindNearbyLocationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findNearbyLocations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindNearbyLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof findNearbyLocations>>>
    export type FindNearbyLocationsMutationBody = FindNearbyInput
    export type FindNearbyLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type FindNearbyLocationsMutationVariables = {data: FindNearbyInput}

    /**
 * @summary Locations near a place
 */
export const useFindNearbyLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findNearbyLocations>>, TError,FindNearbyLocationsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findNearbyLocations>>,
        TError,
        FindNearbyLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getFindNearbyLocationsMutationOptions(options), queryClient);
    }
