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

import type {
  AvailabilityKey,
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  GetTruckAvailabilityParams,
  ListTruckAvailabilitiesParams,
  ListTrucksParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  TruckAvailabilitiesList,
  TruckAvailabilityEnvelope,
  TruckAvailabilityInput,
  TruckDefaultAvailabilitiesEnvelope,
  TruckDefaultAvailabilitiesInput,
  TruckEnvelope,
  TruckInput,
  TruckList,
  TruckPatch,
  TruckScheduleEnvelope,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../dashboard.schemas.ts';

import {
  getListDriversQueryKey
} from '../drivers/drivers';

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
 * The fleet of the customer. `q` looks into plate and name.
 * @summary Trucks that match
 */
export const listTrucks = (
    params?: ListTrucksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckList>(
      {url: `/trucks/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTrucksQueryKey = (params?: ListTrucksParams,) => {
    return [
    'trucks', ...(params ? [params] : [])
    ] as const;
    }


export const getListTrucksQueryOptions = <TData = Awaited<ReturnType<typeof listTrucks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTrucksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrucksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrucks>>> = ({ signal }) => listTrucks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrucksQueryResult = NonNullable<Awaited<ReturnType<typeof listTrucks>>>
export type ListTrucksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTrucks<TData = Awaited<ReturnType<typeof listTrucks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTrucksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrucks>>,
          TError,
          Awaited<ReturnType<typeof listTrucks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrucks<TData = Awaited<ReturnType<typeof listTrucks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrucksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrucks>>,
          TError,
          Awaited<ReturnType<typeof listTrucks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrucks<TData = Awaited<ReturnType<typeof listTrucks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrucksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trucks that match
 */

export function useListTrucks<TData = Awaited<ReturnType<typeof listTrucks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrucksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrucks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrucksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The plate must be new (409 at `license_plate`).
 * @summary Add a truck
 */
export const createTruck = (
    truckInput: TruckInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckEnvelope>(
      {url: `/trucks/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: truckInput, signal
    },
      options);
    }




export const getCreateTruckMutationKey = () => ['createTruck'] as const;

export const getCreateTruckMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTruck>>, TError,CreateTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTruck>>, TError,CreateTruckMutationVariables, TContext> => {

const mutationKey = getCreateTruckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTruck>>, CreateTruckMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTruck(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createTruck>>, variables: CreateTruckMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateTruckMutationResult = NonNullable<Awaited<ReturnType<typeof createTruck>>>
    export type CreateTruckMutationBody = TruckInput
    export type CreateTruckMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateTruckMutationVariables = {data: TruckInput}

    /**
 * @summary Add a truck
 */
export const useCreateTruck = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTruck>>, TError,CreateTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTruck>>,
        TError,
        CreateTruckMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateTruckMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The truck with this plate.
 * @summary One truck
 */
export const getTruck = (
    licensePlate: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}`, method: 'GET', signal
    },
      options);
    }




export const getGetTruckQueryKey = (licensePlate: string,) => {
    return [
    'trucks',licensePlate
    ] as const;
    }


export const getGetTruckQueryOptions = <TData = Awaited<ReturnType<typeof getTruck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(licensePlate: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTruckQueryKey(licensePlate);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTruck>>> = ({ signal }) => getTruck(licensePlate, requestOptions, signal);





   return  { queryKey, queryFn, enabled: licensePlate !== null && licensePlate !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTruckQueryResult = NonNullable<Awaited<ReturnType<typeof getTruck>>>
export type GetTruckQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTruck<TData = Awaited<ReturnType<typeof getTruck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTruck>>,
          TError,
          Awaited<ReturnType<typeof getTruck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTruck<TData = Awaited<ReturnType<typeof getTruck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTruck>>,
          TError,
          Awaited<ReturnType<typeof getTruck>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTruck<TData = Awaited<ReturnType<typeof getTruck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One truck
 */

export function useGetTruck<TData = Awaited<ReturnType<typeof getTruck>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruck>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTruckQueryOptions(licensePlate,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. Fewer compartments than a planned shift needs are refused (409).
 * @summary Change a truck
 */
export const updateTruck = (
    licensePlate: string,
    truckPatch: TruckPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: truckPatch, signal
    },
      options);
    }




export const getUpdateTruckMutationKey = () => ['updateTruck'] as const;

export const getUpdateTruckMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTruck>>, TError,UpdateTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTruck>>, TError,UpdateTruckMutationVariables, TContext> => {

const mutationKey = getUpdateTruckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTruck>>, UpdateTruckMutationVariables> = (props) => {
          const {licensePlate,data} = props ?? {};

          return  updateTruck(licensePlate,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateTruck>>, variables: UpdateTruckMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateTruckMutationResult = NonNullable<Awaited<ReturnType<typeof updateTruck>>>
    export type UpdateTruckMutationBody = TruckPatch
    export type UpdateTruckMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateTruckMutationVariables = {licensePlate: string;data: TruckPatch}

    /**
 * @summary Change a truck
 */
export const useUpdateTruck = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTruck>>, TError,UpdateTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTruck>>,
        TError,
        UpdateTruckMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateTruckMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Refused while a tour of it is in progress (409). Its shifts go with it; finished tours keep the plate. It can be restored for 30 days.
 * @summary Remove a truck
 */
export const deleteTruck = (
    licensePlate: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTruckMutationKey = () => ['deleteTruck'] as const;

export const getDeleteTruckMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTruck>>, TError,DeleteTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTruck>>, TError,DeleteTruckMutationVariables, TContext> => {

const mutationKey = getDeleteTruckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTruck>>, DeleteTruckMutationVariables> = (props) => {
          const {licensePlate} = props ?? {};

          return  deleteTruck(licensePlate,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteTruck>>, variables: DeleteTruckMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteTruckMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTruck>>>

    export type DeleteTruckMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteTruckMutationVariables = {licensePlate: string}

    /**
 * @summary Remove a truck
 */
export const useDeleteTruck = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTruck>>, TError,DeleteTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTruck>>,
        TError,
        DeleteTruckMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteTruckMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the last deletion of a truck with this plate back, for 30 days, with its shifts. 409 when the plate was used again. 404 when there is nothing to restore.
 * @summary Restore a deleted truck
 */
export const restoreTruck = (
    licensePlate: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreTruckMutationKey = () => ['restoreTruck'] as const;

export const getRestoreTruckMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTruck>>, TError,RestoreTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreTruck>>, TError,RestoreTruckMutationVariables, TContext> => {

const mutationKey = getRestoreTruckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreTruck>>, RestoreTruckMutationVariables> = (props) => {
          const {licensePlate} = props ?? {};

          return  restoreTruck(licensePlate,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreTruck>>, variables: RestoreTruckMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreTruckMutationResult = NonNullable<Awaited<ReturnType<typeof restoreTruck>>>

    export type RestoreTruckMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreTruckMutationVariables = {licensePlate: string}

    /**
 * @summary Restore a deleted truck
 */
export const useRestoreTruck = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTruck>>, TError,RestoreTruckMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreTruck>>,
        TError,
        RestoreTruckMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreTruckMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Dated entries of the days `start_date` to `end_date` and the default week of each truck, in one call. At most 92 days.
 * @summary Shifts of all trucks
 */
export const listTruckAvailabilities = (
    params: ListTruckAvailabilitiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckAvailabilitiesList>(
      {url: `/trucks/availabilities/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTruckAvailabilitiesQueryKey = (params?: ListTruckAvailabilitiesParams,) => {
    return [
    'trucks','availabilities','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListTruckAvailabilitiesQueryOptions = <TData = Awaited<ReturnType<typeof listTruckAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: ListTruckAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTruckAvailabilitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTruckAvailabilities>>> = ({ signal }) => listTruckAvailabilities(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTruckAvailabilitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listTruckAvailabilities>>>
export type ListTruckAvailabilitiesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTruckAvailabilities<TData = Awaited<ReturnType<typeof listTruckAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListTruckAvailabilitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTruckAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof listTruckAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTruckAvailabilities<TData = Awaited<ReturnType<typeof listTruckAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListTruckAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTruckAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof listTruckAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTruckAvailabilities<TData = Awaited<ReturnType<typeof listTruckAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListTruckAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Shifts of all trucks
 */

export function useListTruckAvailabilities<TData = Awaited<ReturnType<typeof listTruckAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListTruckAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTruckAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTruckAvailabilitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Dated entries and the default week. The schedule of a day is its dated entries, else the weekday's default, else off.
 * @summary Shifts of one truck
 */
export const getTruckAvailability = (
    licensePlate: string,
    params: GetTruckAvailabilityParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckScheduleEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}/availability`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTruckAvailabilityQueryKey = (licensePlate: string,
    params?: GetTruckAvailabilityParams,) => {
    return [
    'trucks',licensePlate,'availability', ...(params ? [params] : [])
    ] as const;
    }


export const getGetTruckAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof getTruckAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(licensePlate: string,
    params: GetTruckAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTruckAvailabilityQueryKey(licensePlate,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTruckAvailability>>> = ({ signal }) => getTruckAvailability(licensePlate,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: licensePlate !== null && licensePlate !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTruckAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof getTruckAvailability>>>
export type GetTruckAvailabilityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTruckAvailability<TData = Awaited<ReturnType<typeof getTruckAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string,
    params: GetTruckAvailabilityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTruckAvailability>>,
          TError,
          Awaited<ReturnType<typeof getTruckAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTruckAvailability<TData = Awaited<ReturnType<typeof getTruckAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string,
    params: GetTruckAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTruckAvailability>>,
          TError,
          Awaited<ReturnType<typeof getTruckAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTruckAvailability<TData = Awaited<ReturnType<typeof getTruckAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string,
    params: GetTruckAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Shifts of one truck
 */

export function useGetTruckAvailability<TData = Awaited<ReturnType<typeof getTruckAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 licensePlate: string,
    params: GetTruckAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTruckAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTruckAvailabilityQueryOptions(licensePlate,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the entry with the same `work_date` and `start_time`, or the one named by `original_start_time`; otherwise it is added. It may not overlap
 * another entry of that day (409 names it), it ends after it starts (422), and a combined material needs two compartments (422).
 * `available: false` says that the truck is not available that day between the two times.
 * A driver drives one truck at a time and is not absent then (409 at `driver_id`).
 * @summary Add or replace a dated entry of a truck
 */
export const setTruckAvailability = (
    licensePlate: string,
    truckAvailabilityInput: TruckAvailabilityInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckAvailabilityEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}/availability`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: truckAvailabilityInput, signal
    },
      options);
    }




export const getSetTruckAvailabilityMutationKey = () => ['setTruckAvailability'] as const;

export const getSetTruckAvailabilityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTruckAvailability>>, TError,SetTruckAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setTruckAvailability>>, TError,SetTruckAvailabilityMutationVariables, TContext> => {

const mutationKey = getSetTruckAvailabilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTruckAvailability>>, SetTruckAvailabilityMutationVariables> = (props) => {
          const {licensePlate,data} = props ?? {};

          return  setTruckAvailability(licensePlate,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setTruckAvailability>>, variables: SetTruckAvailabilityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListDriversQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetTruckAvailabilityMutationResult = NonNullable<Awaited<ReturnType<typeof setTruckAvailability>>>
    export type SetTruckAvailabilityMutationBody = TruckAvailabilityInput
    export type SetTruckAvailabilityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetTruckAvailabilityMutationVariables = {licensePlate: string;data: TruckAvailabilityInput}

    /**
 * @summary Add or replace a dated entry of a truck
 */
export const useSetTruckAvailability = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTruckAvailability>>, TError,SetTruckAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTruckAvailability>>,
        TError,
        SetTruckAvailabilityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetTruckAvailabilityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The day falls back to the default of its weekday when no entry is left.
 * @summary Remove a dated entry of a truck
 */
export const deleteTruckAvailability = (
    licensePlate: string,
    availabilityKey: AvailabilityKey,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}/availability`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: availabilityKey, signal
    },
      options);
    }




export const getDeleteTruckAvailabilityMutationKey = () => ['deleteTruckAvailability'] as const;

export const getDeleteTruckAvailabilityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTruckAvailability>>, TError,DeleteTruckAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTruckAvailability>>, TError,DeleteTruckAvailabilityMutationVariables, TContext> => {

const mutationKey = getDeleteTruckAvailabilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTruckAvailability>>, DeleteTruckAvailabilityMutationVariables> = (props) => {
          const {licensePlate,data} = props ?? {};

          return  deleteTruckAvailability(licensePlate,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteTruckAvailability>>, variables: DeleteTruckAvailabilityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListDriversQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteTruckAvailabilityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTruckAvailability>>>
    export type DeleteTruckAvailabilityMutationBody = AvailabilityKey
    export type DeleteTruckAvailabilityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteTruckAvailabilityMutationVariables = {licensePlate: string;data: AvailabilityKey}

    /**
 * @summary Remove a dated entry of a truck
 */
export const useDeleteTruckAvailability = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTruckAvailability>>, TError,DeleteTruckAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTruckAvailability>>,
        TError,
        DeleteTruckAvailabilityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteTruckAvailabilityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Each entry replaces the one of its weekday; weekdays that are not given stay. `available: false` clears a weekday. 409 where somebody limited to areas would overwrite an entry of others.
 * @summary Change the default week of a truck
 */
export const setTruckDefaultAvailabilities = (
    licensePlate: string,
    truckDefaultAvailabilitiesInput: TruckDefaultAvailabilitiesInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TruckDefaultAvailabilitiesEnvelope>(
      {url: `/trucks/${encodeURIComponent(String(licensePlate))}/default-availabilities`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: truckDefaultAvailabilitiesInput, signal
    },
      options);
    }




export const getSetTruckDefaultAvailabilitiesMutationKey = () => ['setTruckDefaultAvailabilities'] as const;

export const getSetTruckDefaultAvailabilitiesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>, TError,SetTruckDefaultAvailabilitiesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>, TError,SetTruckDefaultAvailabilitiesMutationVariables, TContext> => {

const mutationKey = getSetTruckDefaultAvailabilitiesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>, SetTruckDefaultAvailabilitiesMutationVariables> = (props) => {
          const {licensePlate,data} = props ?? {};

          return  setTruckDefaultAvailabilities(licensePlate,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>, variables: SetTruckDefaultAvailabilitiesMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListTrucksQueryKey(), getListDriversQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetTruckDefaultAvailabilitiesMutationResult = NonNullable<Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>>
    export type SetTruckDefaultAvailabilitiesMutationBody = TruckDefaultAvailabilitiesInput
    export type SetTruckDefaultAvailabilitiesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetTruckDefaultAvailabilitiesMutationVariables = {licensePlate: string;data: TruckDefaultAvailabilitiesInput}

    /**
 * @summary Change the default week of a truck
 */
export const useSetTruckDefaultAvailabilities = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>, TError,SetTruckDefaultAvailabilitiesMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTruckDefaultAvailabilities>>,
        TError,
        SetTruckDefaultAvailabilitiesMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetTruckDefaultAvailabilitiesMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
