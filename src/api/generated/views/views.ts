/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
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
  CountViewsParams,
  ForbiddenResponse,
  ListViewsParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  ViewCounts,
  ViewEnvelope,
  ViewInput,
  ViewList,
  ViewPatch
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
 * Those that the caller keeps, and those that an admin shares with all. `q` looks into the name.
 * @summary Views that match
 */
export const listViews = (
    params?: ListViewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewList>(
      {url: `/views/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListViewsQueryKey = (params?: ListViewsParams,) => {
    return [
    'views', ...(params ? [params] : [])
    ] as const;
    }


export const getListViewsQueryOptions = <TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listViews>>> = ({ signal }) => listViews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listViews>>>
export type ListViewsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listViews>>,
          TError,
          Awaited<ReturnType<typeof listViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Views that match
 */

export function useListViews<TData = Awaited<ReturnType<typeof listViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the caller alone, or shared with all (needs `views:share`). The name must be new among the caller's views of the list, or among the shared ones (409 at `name`).
 * @summary Keep a view
 */
export const createView = (
    viewInput: ViewInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewEnvelope>(
      {url: `/views/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: viewInput, signal
    },
      options);
    }




export const getCreateViewMutationKey = () => ['createView'] as const;

export const getCreateViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext> => {

const mutationKey = getCreateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createView>>, CreateViewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createView(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createView>>, variables: CreateViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateViewMutationResult = NonNullable<Awaited<ReturnType<typeof createView>>>
    export type CreateViewMutationBody = ViewInput
    export type CreateViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateViewMutationVariables = {data: ViewInput}

    /**
 * @summary Keep a view
 */
export const useCreateView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createView>>, TError,CreateViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createView>>,
        TError,
        CreateViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * How many rows match each query, in their order: `total_routes` of the list. Null for a query that the list does not take (any more), and after the fortieth.
 * @summary Rows of several queries of a list
 */
export const countViews = (
    params: CountViewsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewCounts>(
      {url: `/views/counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getCountViewsQueryKey = (params?: CountViewsParams,) => {
    return [
    'views','counts', ...(params ? [params] : [])
    ] as const;
    }


export const getCountViewsQueryOptions = <TData = Awaited<ReturnType<typeof countViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: CountViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountViewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countViews>>> = ({ signal }) => countViews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountViewsQueryResult = NonNullable<Awaited<ReturnType<typeof countViews>>>
export type CountViewsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useCountViews<TData = Awaited<ReturnType<typeof countViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: CountViewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countViews>>,
          TError,
          Awaited<ReturnType<typeof countViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountViews<TData = Awaited<ReturnType<typeof countViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: CountViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countViews>>,
          TError,
          Awaited<ReturnType<typeof countViews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountViews<TData = Awaited<ReturnType<typeof countViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: CountViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rows of several queries of a list
 */

export function useCountViews<TData = Awaited<ReturnType<typeof countViews>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: CountViewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countViews>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountViewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The view with this id; another user's own one is not found.
 * @summary One view
 */
export const getView = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewEnvelope>(
      {url: `/views/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetViewQueryKey = (id: number,) => {
    return [
    'views',id
    ] as const;
    }


export const getGetViewQueryOptions = <TData = Awaited<ReturnType<typeof getView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetViewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getView>>> = ({ signal }) => getView(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetViewQueryResult = NonNullable<Awaited<ReturnType<typeof getView>>>
export type GetViewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetView<TData = Awaited<ReturnType<typeof getView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getView>>,
          TError,
          Awaited<ReturnType<typeof getView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetView<TData = Awaited<ReturnType<typeof getView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getView>>,
          TError,
          Awaited<ReturnType<typeof getView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetView<TData = Awaited<ReturnType<typeof getView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One view
 */

export function useGetView<TData = Awaited<ReturnType<typeof getView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getView>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetViewQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. A shared one, or one that becomes it, needs `views:share`.
 * @summary Change a view
 */
export const updateView = (
    id: number,
    viewPatch: ViewPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewEnvelope>(
      {url: `/views/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: viewPatch, signal
    },
      options);
    }




export const getUpdateViewMutationKey = () => ['updateView'] as const;

export const getUpdateViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext> => {

const mutationKey = getUpdateViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateView>>, UpdateViewMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateView(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateView>>, variables: UpdateViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateViewMutationResult = NonNullable<Awaited<ReturnType<typeof updateView>>>
    export type UpdateViewMutationBody = ViewPatch
    export type UpdateViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateViewMutationVariables = {id: number;data: ViewPatch}

    /**
 * @summary Change a view
 */
export const useUpdateView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateView>>, TError,UpdateViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateView>>,
        TError,
        UpdateViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * A shared one needs `views:share`. It can be restored for 30 days.
 * @summary Remove a view
 */
export const deleteView = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/views/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteViewMutationKey = () => ['deleteView'] as const;

export const getDeleteViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext> => {

const mutationKey = getDeleteViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteView>>, DeleteViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteView(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteView>>, variables: DeleteViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteViewMutationResult = NonNullable<Awaited<ReturnType<typeof deleteView>>>

    export type DeleteViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteViewMutationVariables = {id: number}

    /**
 * @summary Remove a view
 */
export const useDeleteView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteView>>, TError,DeleteViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteView>>,
        TError,
        DeleteViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the deletion back, for 30 days; of a shared view it needs `views:share`. 409 when the name was used again. 404 when there is nothing to restore.
 * @summary Restore a deleted view
 */
export const restoreView = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ViewEnvelope>(
      {url: `/views/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreViewMutationKey = () => ['restoreView'] as const;

export const getRestoreViewMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreView>>, TError,RestoreViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreView>>, TError,RestoreViewMutationVariables, TContext> => {

const mutationKey = getRestoreViewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreView>>, RestoreViewMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreView(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreView>>, variables: RestoreViewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListViewsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreViewMutationResult = NonNullable<Awaited<ReturnType<typeof restoreView>>>

    export type RestoreViewMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreViewMutationVariables = {id: number}

    /**
 * @summary Restore a deleted view
 */
export const useRestoreView = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreView>>, TError,RestoreViewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreView>>,
        TError,
        RestoreViewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreViewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
