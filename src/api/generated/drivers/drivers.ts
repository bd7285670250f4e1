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
  DriverAvailabilitiesList,
  DriverAvailabilityEnvelope,
  DriverAvailabilityInput,
  DriverDefaultAvailabilityEnvelope,
  DriverDefaultAvailabilityInput,
  DriverEnvelope,
  DriverInput,
  DriverList,
  DriverPatch,
  DriverScheduleEnvelope,
  ForbiddenResponse,
  GetDriverAvailabilityParams,
  ListDriverAvailabilitiesParams,
  ListDriversParams,
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
  getListPhonesQueryKey
} from '../phones/phones';

import {
  getListToursQueryKey
} from '../tours/tours';

import {
  getListTrucksQueryKey
} from '../trucks/trucks';

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
 * `q` looks into name, driver id and phone.
 * @summary Drivers that match
 */
export const listDrivers = (
    params?: ListDriversParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverList>(
      {url: `/drivers/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDriversQueryKey = (params?: ListDriversParams,) => {
    return [
    'drivers', ...(params ? [params] : [])
    ] as const;
    }


export const getListDriversQueryOptions = <TData = Awaited<ReturnType<typeof listDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDriversQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrivers>>> = ({ signal }) => listDrivers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDriversQueryResult = NonNullable<Awaited<ReturnType<typeof listDrivers>>>
export type ListDriversQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDrivers<TData = Awaited<ReturnType<typeof listDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDriversParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrivers>>,
          TError,
          Awaited<ReturnType<typeof listDrivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrivers<TData = Awaited<ReturnType<typeof listDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDrivers>>,
          TError,
          Awaited<ReturnType<typeof listDrivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrivers<TData = Awaited<ReturnType<typeof listDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Drivers that match
 */

export function useListDrivers<TData = Awaited<ReturnType<typeof listDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrivers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDriversQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The driver id must be new (409 at `driver_id`). `customer_id`, if sent, must be the token's (422).
 * @summary Add a driver
 */
export const createDriver = (
    driverInput: DriverInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverEnvelope>(
      {url: `/drivers/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: driverInput, signal
    },
      options);
    }




export const getCreateDriverMutationKey = () => ['createDriver'] as const;

export const getCreateDriverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDriver>>, TError,CreateDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDriver>>, TError,CreateDriverMutationVariables, TContext> => {

const mutationKey = getCreateDriverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDriver>>, CreateDriverMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDriver(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDriver>>, variables: CreateDriverMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListPhonesQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDriverMutationResult = NonNullable<Awaited<ReturnType<typeof createDriver>>>
    export type CreateDriverMutationBody = DriverInput
    export type CreateDriverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateDriverMutationVariables = {data: DriverInput}

    /**
 * @summary Add a driver
 */
export const useCreateDriver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDriver>>, TError,CreateDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDriver>>,
        TError,
        CreateDriverMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDriverMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Dated entries of the days `start_date` to `end_date` and the default week of each driver, in one call. At most 92 days.
 * @summary Shifts of all drivers
 */
export const listDriverAvailabilities = (
    params: ListDriverAvailabilitiesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverAvailabilitiesList>(
      {url: `/drivers/availabilities/list`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListDriverAvailabilitiesQueryKey = (params?: ListDriverAvailabilitiesParams,) => {
    return [
    'drivers','availabilities','list', ...(params ? [params] : [])
    ] as const;
    }


export const getListDriverAvailabilitiesQueryOptions = <TData = Awaited<ReturnType<typeof listDriverAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: ListDriverAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDriverAvailabilitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDriverAvailabilities>>> = ({ signal }) => listDriverAvailabilities(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDriverAvailabilitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listDriverAvailabilities>>>
export type ListDriverAvailabilitiesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDriverAvailabilities<TData = Awaited<ReturnType<typeof listDriverAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListDriverAvailabilitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDriverAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof listDriverAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDriverAvailabilities<TData = Awaited<ReturnType<typeof listDriverAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListDriverAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDriverAvailabilities>>,
          TError,
          Awaited<ReturnType<typeof listDriverAvailabilities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDriverAvailabilities<TData = Awaited<ReturnType<typeof listDriverAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListDriverAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Shifts of all drivers
 */

export function useListDriverAvailabilities<TData = Awaited<ReturnType<typeof listDriverAvailabilities>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListDriverAvailabilitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverAvailabilities>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDriverAvailabilitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The driver with this id.
 * @summary One driver
 */
export const getDriver = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetDriverQueryKey = (id: number,) => {
    return [
    'drivers',id
    ] as const;
    }


export const getGetDriverQueryOptions = <TData = Awaited<ReturnType<typeof getDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDriverQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriver>>> = ({ signal }) => getDriver(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverQueryResult = NonNullable<Awaited<ReturnType<typeof getDriver>>>
export type GetDriverQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDriver<TData = Awaited<ReturnType<typeof getDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriver>>,
          TError,
          Awaited<ReturnType<typeof getDriver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriver<TData = Awaited<ReturnType<typeof getDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriver>>,
          TError,
          Awaited<ReturnType<typeof getDriver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriver<TData = Awaited<ReturnType<typeof getDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One driver
 */

export function useGetDriver<TData = Awaited<ReturnType<typeof getDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriver>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDriverQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. `customer_id`, if sent, must be the token's (422).
 * @summary Change a driver
 */
export const updateDriver = (
    id: number,
    driverPatch: DriverPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: driverPatch, signal
    },
      options);
    }




export const getUpdateDriverMutationKey = () => ['updateDriver'] as const;

export const getUpdateDriverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriver>>, TError,UpdateDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDriver>>, TError,UpdateDriverMutationVariables, TContext> => {

const mutationKey = getUpdateDriverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDriver>>, UpdateDriverMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDriver(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDriver>>, variables: UpdateDriverMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListPhonesQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDriverMutationResult = NonNullable<Awaited<ReturnType<typeof updateDriver>>>
    export type UpdateDriverMutationBody = DriverPatch
    export type UpdateDriverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateDriverMutationVariables = {id: number;data: DriverPatch}

    /**
 * @summary Change a driver
 */
export const useUpdateDriver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriver>>, TError,UpdateDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDriver>>,
        TError,
        UpdateDriverMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDriverMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Refused while a tour of the driver is in progress (409). The shifts go too; phones are handed back. It can be restored for 30 days.
 * @summary Remove a driver
 */
export const deleteDriver = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/drivers/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteDriverMutationKey = () => ['deleteDriver'] as const;

export const getDeleteDriverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDriver>>, TError,DeleteDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDriver>>, TError,DeleteDriverMutationVariables, TContext> => {

const mutationKey = getDeleteDriverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDriver>>, DeleteDriverMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDriver(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDriver>>, variables: DeleteDriverMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListPhonesQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDriverMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDriver>>>

    export type DeleteDriverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteDriverMutationVariables = {id: number}

    /**
 * @summary Remove a driver
 */
export const useDeleteDriver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDriver>>, TError,DeleteDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDriver>>,
        TError,
        DeleteDriverMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDriverMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the deletion back, for 30 days, with shifts and phone; a phone that another driver has by now stays there. 409 when `driver_id` was used again. 404 when there is nothing to restore.
 * @summary Restore a deleted driver
 */
export const restoreDriver = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreDriverMutationKey = () => ['restoreDriver'] as const;

export const getRestoreDriverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDriver>>, TError,RestoreDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreDriver>>, TError,RestoreDriverMutationVariables, TContext> => {

const mutationKey = getRestoreDriverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreDriver>>, RestoreDriverMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreDriver(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreDriver>>, variables: RestoreDriverMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListPhonesQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreDriverMutationResult = NonNullable<Awaited<ReturnType<typeof restoreDriver>>>

    export type RestoreDriverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreDriverMutationVariables = {id: number}

    /**
 * @summary Restore a deleted driver
 */
export const useRestoreDriver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDriver>>, TError,RestoreDriverMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreDriver>>,
        TError,
        RestoreDriverMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreDriverMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Dated entries and the default week. The schedule of a day is its dated entries, else the weekday's default, else off.
 * @summary Shifts of one driver
 */
export const getDriverAvailability = (
    id: number,
    params: GetDriverAvailabilityParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverScheduleEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}/availability`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDriverAvailabilityQueryKey = (id: number,
    params?: GetDriverAvailabilityParams,) => {
    return [
    'drivers',id,'availability', ...(params ? [params] : [])
    ] as const;
    }


export const getGetDriverAvailabilityQueryOptions = <TData = Awaited<ReturnType<typeof getDriverAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number,
    params: GetDriverAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDriverAvailabilityQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverAvailability>>> = ({ signal }) => getDriverAvailability(id,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverAvailabilityQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverAvailability>>>
export type GetDriverAvailabilityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDriverAvailability<TData = Awaited<ReturnType<typeof getDriverAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetDriverAvailabilityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverAvailability>>,
          TError,
          Awaited<ReturnType<typeof getDriverAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverAvailability<TData = Awaited<ReturnType<typeof getDriverAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetDriverAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverAvailability>>,
          TError,
          Awaited<ReturnType<typeof getDriverAvailability>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverAvailability<TData = Awaited<ReturnType<typeof getDriverAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetDriverAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Shifts of one driver
 */

export function useGetDriverAvailability<TData = Awaited<ReturnType<typeof getDriverAvailability>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number,
    params: GetDriverAvailabilityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverAvailability>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDriverAvailabilityQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the entry with the same `work_date` and `start_time`, or the one named by `original_start_time`; otherwise it is added. No overlap on a day (409 names the other one); end after start (422).
 * @summary Add or replace a dated entry of a driver
 */
export const setDriverAvailability = (
    id: number,
    driverAvailabilityInput: DriverAvailabilityInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverAvailabilityEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}/availability`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: driverAvailabilityInput, signal
    },
      options);
    }




export const getSetDriverAvailabilityMutationKey = () => ['setDriverAvailability'] as const;

export const getSetDriverAvailabilityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverAvailability>>, TError,SetDriverAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setDriverAvailability>>, TError,SetDriverAvailabilityMutationVariables, TContext> => {

const mutationKey = getSetDriverAvailabilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDriverAvailability>>, SetDriverAvailabilityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setDriverAvailability(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setDriverAvailability>>, variables: SetDriverAvailabilityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetDriverAvailabilityMutationResult = NonNullable<Awaited<ReturnType<typeof setDriverAvailability>>>
    export type SetDriverAvailabilityMutationBody = DriverAvailabilityInput
    export type SetDriverAvailabilityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetDriverAvailabilityMutationVariables = {id: number;data: DriverAvailabilityInput}

    /**
 * @summary Add or replace a dated entry of a driver
 */
export const useSetDriverAvailability = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverAvailability>>, TError,SetDriverAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDriverAvailability>>,
        TError,
        SetDriverAvailabilityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetDriverAvailabilityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The day falls back to the default of its weekday when no entry is left. Shifts of trucks that the entry overlaps lose this driver.
 * @summary Remove a dated entry of a driver
 */
export const deleteDriverAvailability = (
    id: number,
    availabilityKey: AvailabilityKey,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/drivers/${encodeURIComponent(String(id))}/availability`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: availabilityKey, signal
    },
      options);
    }




export const getDeleteDriverAvailabilityMutationKey = () => ['deleteDriverAvailability'] as const;

export const getDeleteDriverAvailabilityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDriverAvailability>>, TError,DeleteDriverAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDriverAvailability>>, TError,DeleteDriverAvailabilityMutationVariables, TContext> => {

const mutationKey = getDeleteDriverAvailabilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDriverAvailability>>, DeleteDriverAvailabilityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  deleteDriverAvailability(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDriverAvailability>>, variables: DeleteDriverAvailabilityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDriverAvailabilityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDriverAvailability>>>
    export type DeleteDriverAvailabilityMutationBody = AvailabilityKey
    export type DeleteDriverAvailabilityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteDriverAvailabilityMutationVariables = {id: number;data: AvailabilityKey}

    /**
 * @summary Remove a dated entry of a driver
 */
export const useDeleteDriverAvailability = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDriverAvailability>>, TError,DeleteDriverAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDriverAvailability>>,
        TError,
        DeleteDriverAvailabilityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDriverAvailabilityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Each entry replaces the one of its weekday; weekdays that are not given stay. `available: false` clears a weekday.
 * @summary Change the default week of a driver
 */
export const setDriverDefaultAvailability = (
    id: number,
    driverDefaultAvailabilityInput: DriverDefaultAvailabilityInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverDefaultAvailabilityEnvelope>(
      {url: `/drivers/${encodeURIComponent(String(id))}/default-availability`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: driverDefaultAvailabilityInput, signal
    },
      options);
    }




export const getSetDriverDefaultAvailabilityMutationKey = () => ['setDriverDefaultAvailability'] as const;

export const getSetDriverDefaultAvailabilityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverDefaultAvailability>>, TError,SetDriverDefaultAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setDriverDefaultAvailability>>, TError,SetDriverDefaultAvailabilityMutationVariables, TContext> => {

const mutationKey = getSetDriverDefaultAvailabilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDriverDefaultAvailability>>, SetDriverDefaultAvailabilityMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setDriverDefaultAvailability(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setDriverDefaultAvailability>>, variables: SetDriverDefaultAvailabilityMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDriversQueryKey(), getListTrucksQueryKey(), getListToursQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetDriverDefaultAvailabilityMutationResult = NonNullable<Awaited<ReturnType<typeof setDriverDefaultAvailability>>>
    export type SetDriverDefaultAvailabilityMutationBody = DriverDefaultAvailabilityInput
    export type SetDriverDefaultAvailabilityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetDriverDefaultAvailabilityMutationVariables = {id: number;data: DriverDefaultAvailabilityInput}

    /**
 * @summary Change the default week of a driver
 */
export const useSetDriverDefaultAvailability = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverDefaultAvailability>>, TError,SetDriverDefaultAvailabilityMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDriverDefaultAvailability>>,
        TError,
        SetDriverDefaultAvailabilityMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetDriverDefaultAvailabilityMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
