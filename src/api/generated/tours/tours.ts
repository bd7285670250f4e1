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
  BadRequestResponse,
  ConflictResponse,
  CreatedDriverLink,
  DriverLinkList,
  ForbiddenResponse,
  GetTourStatisticsParams,
  ListToursParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  TourCancelInput,
  TourCompleteInput,
  TourEnvelope,
  TourInput,
  TourList,
  TourPatch,
  TourStartInput,
  TourStatisticsEnvelope,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../dashboard.schemas.ts';

import {
  getListTourDeviationsQueryKey
} from '../deviations/deviations';

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
 * A planned tour along its stops, in the order they are driven. `planned` counts the active containers at its stops whose material it collects. Without
 * `disposition_area_id` it is that of the first stop. With the `key` of an earlier call of the same sender, the tour of that call is the response (200) and nothing is changed.
 *
 * * **Start.** A tour is planned until `POST /tours/{id}/start` or its first route event or unloading; `started_at` is the earliest of them.
 * * **Progress.** `picked_up` counts its containers with an emptying, `overflowing` those found overflowing, `tons` adds up its unloadings. A stop is emptied with
 *   one emptying at its location and skipped with events but none.
 * * **End.** It ends with `POST /tours/{id}/complete` or `…/cancel` and not by itself. What is recorded on it and sent later still counts.
 * @summary Plan a tour
 */
export const createTour = (
    tourInput: TourInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourInput, signal
    },
      options);
    }




export const getCreateTourMutationKey = () => ['createTour'] as const;

export const getCreateTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTour>>, TError,CreateTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTour>>, TError,CreateTourMutationVariables, TContext> => {

const mutationKey = getCreateTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTour>>, CreateTourMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTour(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createTour>>, variables: CreateTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateTourMutationResult = NonNullable<Awaited<ReturnType<typeof createTour>>>
    export type CreateTourMutationBody = TourInput
    export type CreateTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateTourMutationVariables = {data: TourInput}

    /**
 * @summary Plan a tour
 */
export const useCreateTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTour>>, TError,CreateTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTour>>,
        TError,
        CreateTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
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






/**
 * Changes what is given; `stops` replaces all of them. Of a tour under way `stops` and `details` can still be changed (beyond): a stop that was visited stays, 422 without it. Anything else is 409 once it has started or was cancelled, and `stops` for somebody limited to areas while there are stops of others.
 * @summary Change a planned tour
 */
export const updateTour = (
    id: number,
    tourPatch: TourPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: tourPatch, signal
    },
      options);
    }




export const getUpdateTourMutationKey = () => ['updateTour'] as const;

export const getUpdateTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTour>>, TError,UpdateTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTour>>, TError,UpdateTourMutationVariables, TContext> => {

const mutationKey = getUpdateTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTour>>, UpdateTourMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateTour(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateTour>>, variables: UpdateTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateTourMutationResult = NonNullable<Awaited<ReturnType<typeof updateTour>>>
    export type UpdateTourMutationBody = TourPatch
    export type UpdateTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateTourMutationVariables = {id: number;data: TourPatch}

    /**
 * @summary Change a planned tour
 */
export const useUpdateTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTour>>, TError,UpdateTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTour>>,
        TError,
        UpdateTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Removes it with its stops, for good. 409 once it has started; cancel it then. A cancelled tour stays.
 * @summary Remove a planned tour
 */
export const deleteTour = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/tours/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTourMutationKey = () => ['deleteTour'] as const;

export const getDeleteTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTour>>, TError,DeleteTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTour>>, TError,DeleteTourMutationVariables, TContext> => {

const mutationKey = getDeleteTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTour>>, DeleteTourMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteTour(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteTour>>, variables: DeleteTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteTourMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTour>>>

    export type DeleteTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteTourMutationVariables = {id: number}

    /**
 * @summary Remove a planned tour
 */
export const useDeleteTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTour>>, TError,DeleteTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTour>>,
        TError,
        DeleteTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A planned tour is under way from `recorded_at` (now, if left out). One that is under way already starts at the earlier of both times. 409 once it has ended.
 * @summary Start a tour
 */
export const startTour = (
    id: number,
    tourStartInput: TourStartInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/${encodeURIComponent(String(id))}/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourStartInput, signal
    },
      options);
    }




export const getStartTourMutationKey = () => ['startTour'] as const;

export const getStartTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTour>>, TError,StartTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startTour>>, TError,StartTourMutationVariables, TContext> => {

const mutationKey = getStartTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTour>>, StartTourMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  startTour(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof startTour>>, variables: StartTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type StartTourMutationResult = NonNullable<Awaited<ReturnType<typeof startTour>>>
    export type StartTourMutationBody = TourStartInput
    export type StartTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type StartTourMutationVariables = {id: number;data: TourStartInput}

    /**
 * @summary Start a tour
 */
export const useStartTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTour>>, TError,StartTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTour>>,
        TError,
        StartTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getStartTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Ends a tour under way at `recorded_at` (now, if left out), with the distance and fuel of the truck. Sent again it corrects what is given. 409 for one that has not started or was cancelled, 422 for an end before its start.
 * @summary Complete a tour
 */
export const completeTour = (
    id: number,
    tourCompleteInput: TourCompleteInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/${encodeURIComponent(String(id))}/complete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourCompleteInput, signal
    },
      options);
    }




export const getCompleteTourMutationKey = () => ['completeTour'] as const;

export const getCompleteTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTour>>, TError,CompleteTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTour>>, TError,CompleteTourMutationVariables, TContext> => {

const mutationKey = getCompleteTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTour>>, CompleteTourMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  completeTour(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof completeTour>>, variables: CompleteTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CompleteTourMutationResult = NonNullable<Awaited<ReturnType<typeof completeTour>>>
    export type CompleteTourMutationBody = TourCompleteInput
    export type CompleteTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CompleteTourMutationVariables = {id: number;data: TourCompleteInput}

    /**
 * @summary Complete a tour
 */
export const useCompleteTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTour>>, TError,CompleteTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTour>>,
        TError,
        CompleteTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCompleteTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A planned tour or one under way is called off; what was recorded on it stays and counts. Sent again it changes nothing. 409 for a completed one.
 * @summary Cancel a tour
 */
export const cancelTour = (
    id: number,
    tourCancelInput: TourCancelInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourEnvelope>(
      {url: `/tours/${encodeURIComponent(String(id))}/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourCancelInput, signal
    },
      options);
    }




export const getCancelTourMutationKey = () => ['cancelTour'] as const;

export const getCancelTourMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTour>>, TError,CancelTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTour>>, TError,CancelTourMutationVariables, TContext> => {

const mutationKey = getCancelTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTour>>, CancelTourMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  cancelTour(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelTour>>, variables: CancelTourMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelTourMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTour>>>
    export type CancelTourMutationBody = TourCancelInput
    export type CancelTourMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelTourMutationVariables = {id: number;data: TourCancelInput}

    /**
 * @summary Cancel a tour
 */
export const useCancelTour = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTour>>, TError,CancelTourMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTour>>,
        TError,
        CancelTourMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelTourMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Those that can still be used, newest first, and whether the driver has a break.
 * @summary Links of the driver's page of a tour
 */
export const listDriverLinks = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DriverLinkList>(
      {url: `/tours/${encodeURIComponent(String(id))}/driver-links`, method: 'GET', signal
    },
      options);
    }




export const getListDriverLinksQueryKey = (id: number,) => {
    return [
    'tours',id,'driver-links'
    ] as const;
    }


export const getListDriverLinksQueryOptions = <TData = Awaited<ReturnType<typeof listDriverLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDriverLinksQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDriverLinks>>> = ({ signal }) => listDriverLinks(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDriverLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listDriverLinks>>>
export type ListDriverLinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDriverLinks<TData = Awaited<ReturnType<typeof listDriverLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDriverLinks>>,
          TError,
          Awaited<ReturnType<typeof listDriverLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDriverLinks<TData = Awaited<ReturnType<typeof listDriverLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDriverLinks>>,
          TError,
          Awaited<ReturnType<typeof listDriverLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDriverLinks<TData = Awaited<ReturnType<typeof listDriverLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Links of the driver's page of a tour
 */

export function useListDriverLinks<TData = Awaited<ReturnType<typeof listDriverLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDriverLinks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDriverLinksQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whoever has the link sees this tour and records on it, without an account, until 12 hours after the end of the truck's shift (or after now, where that is later), or until it is revoked. Its token is in the fragment of `url` and in this response alone; it is stored as a hash. 409 for a tour that is completed or cancelled. Of a caller who is limited to areas the link shows and takes stops and containers of these areas alone.
 * @summary Make a link for the driver of a tour
 */
export const createDriverLink = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreatedDriverLink>(
      {url: `/tours/${encodeURIComponent(String(id))}/driver-links`, method: 'POST', signal
    },
      options);
    }




export const getCreateDriverLinkMutationKey = () => ['createDriverLink'] as const;

export const getCreateDriverLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDriverLink>>, TError,CreateDriverLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDriverLink>>, TError,CreateDriverLinkMutationVariables, TContext> => {

const mutationKey = getCreateDriverLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDriverLink>>, CreateDriverLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  createDriverLink(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDriverLink>>, variables: CreateDriverLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDriverLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createDriverLink>>>

    export type CreateDriverLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateDriverLinkMutationVariables = {id: number}

    /**
 * @summary Make a link for the driver of a tour
 */
export const useCreateDriverLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDriverLink>>, TError,CreateDriverLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDriverLink>>,
        TError,
        CreateDriverLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDriverLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For good, from the next request on, on all servers. What was recorded with it stays.
 * @summary Revoke a link of the driver's page
 */
export const revokeDriverLink = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/driver-links/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeDriverLinkMutationKey = () => ['revokeDriverLink'] as const;

export const getRevokeDriverLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeDriverLink>>, TError,RevokeDriverLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeDriverLink>>, TError,RevokeDriverLinkMutationVariables, TContext> => {

const mutationKey = getRevokeDriverLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeDriverLink>>, RevokeDriverLinkMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeDriverLink(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof revokeDriverLink>>, variables: RevokeDriverLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevokeDriverLinkMutationResult = NonNullable<Awaited<ReturnType<typeof revokeDriverLink>>>

    export type RevokeDriverLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevokeDriverLinkMutationVariables = {id: number}

    /**
 * @summary Revoke a link of the driver's page
 */
export const useRevokeDriverLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeDriverLink>>, TError,RevokeDriverLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeDriverLink>>,
        TError,
        RevokeDriverLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeDriverLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
