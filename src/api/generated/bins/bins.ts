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
  BinEnvelope,
  BinInput,
  BinList,
  BinPatch,
  ConflictResponse,
  ForbiddenResponse,
  ListBinsParams,
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
  getListLocationsQueryKey
} from '../locations/locations';

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
 * `q` looks into container id, location id and street. `disposition_area_ids` looks at the area of the location.
 * @summary Containers that match
 */
export const listBins = (
    params?: ListBinsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BinList>(
      {url: `/bins/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListBinsQueryKey = (params?: ListBinsParams,) => {
    return [
    'bins', ...(params ? [params] : [])
    ] as const;
    }


export const getListBinsQueryOptions = <TData = Awaited<ReturnType<typeof listBins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListBinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBinsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBins>>> = ({ signal }) => listBins(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBinsQueryResult = NonNullable<Awaited<ReturnType<typeof listBins>>>
export type ListBinsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListBins<TData = Awaited<ReturnType<typeof listBins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListBinsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBins>>,
          TError,
          Awaited<ReturnType<typeof listBins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBins<TData = Awaited<ReturnType<typeof listBins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBins>>,
          TError,
          Awaited<ReturnType<typeof listBins>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBins<TData = Awaited<ReturnType<typeof listBins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Containers that match
 */

export function useListBins<TData = Awaited<ReturnType<typeof listBins>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBins>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBinsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The container id must be new (409 at `container_id`), the location must exist (422 at `location_id`).
 * @summary Add a container
 */
export const createBin = (
    binInput: BinInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BinEnvelope>(
      {url: `/bins/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: binInput, signal
    },
      options);
    }




export const getCreateBinMutationKey = () => ['createBin'] as const;

export const getCreateBinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBin>>, TError,CreateBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createBin>>, TError,CreateBinMutationVariables, TContext> => {

const mutationKey = getCreateBinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBin>>, CreateBinMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBin(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createBin>>, variables: CreateBinMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateBinMutationResult = NonNullable<Awaited<ReturnType<typeof createBin>>>
    export type CreateBinMutationBody = BinInput
    export type CreateBinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateBinMutationVariables = {data: BinInput}

    /**
 * @summary Add a container
 */
export const useCreateBin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBin>>, TError,CreateBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBin>>,
        TError,
        CreateBinMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateBinMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The container with this id.
 * @summary One container
 */
export const getBin = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BinEnvelope>(
      {url: `/bins/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetBinQueryKey = (id: number,) => {
    return [
    'bins',id
    ] as const;
    }


export const getGetBinQueryOptions = <TData = Awaited<ReturnType<typeof getBin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBinQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBin>>> = ({ signal }) => getBin(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBinQueryResult = NonNullable<Awaited<ReturnType<typeof getBin>>>
export type GetBinQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetBin<TData = Awaited<ReturnType<typeof getBin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBin>>,
          TError,
          Awaited<ReturnType<typeof getBin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBin<TData = Awaited<ReturnType<typeof getBin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBin>>,
          TError,
          Awaited<ReturnType<typeof getBin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBin<TData = Awaited<ReturnType<typeof getBin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One container
 */

export function useGetBin<TData = Awaited<ReturnType<typeof getBin>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBinQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given; `constraints` is replaced as a whole.
 * @summary Change a container
 */
export const updateBin = (
    id: number,
    binPatch: BinPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BinEnvelope>(
      {url: `/bins/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: binPatch, signal
    },
      options);
    }




export const getUpdateBinMutationKey = () => ['updateBin'] as const;

export const getUpdateBinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBin>>, TError,UpdateBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBin>>, TError,UpdateBinMutationVariables, TContext> => {

const mutationKey = getUpdateBinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBin>>, UpdateBinMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateBin(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateBin>>, variables: UpdateBinMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateBinMutationResult = NonNullable<Awaited<ReturnType<typeof updateBin>>>
    export type UpdateBinMutationBody = BinPatch
    export type UpdateBinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateBinMutationVariables = {id: number;data: BinPatch}

    /**
 * @summary Change a container
 */
export const useUpdateBin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBin>>, TError,UpdateBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBin>>,
        TError,
        UpdateBinMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateBinMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Its events stay in the statistics. It can be restored for 30 days.
 * @summary Remove a container
 */
export const deleteBin = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/bins/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteBinMutationKey = () => ['deleteBin'] as const;

export const getDeleteBinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBin>>, TError,DeleteBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBin>>, TError,DeleteBinMutationVariables, TContext> => {

const mutationKey = getDeleteBinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBin>>, DeleteBinMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteBin(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteBin>>, variables: DeleteBinMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteBinMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBin>>>

    export type DeleteBinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteBinMutationVariables = {id: number}

    /**
 * @summary Remove a container
 */
export const useDeleteBin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBin>>, TError,DeleteBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBin>>,
        TError,
        DeleteBinMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteBinMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the deletion back, for 30 days. 409 when `container_id` was used again. 404 when there is nothing to restore.
 * @summary Restore a deleted container
 */
export const restoreBin = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BinEnvelope>(
      {url: `/bins/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreBinMutationKey = () => ['restoreBin'] as const;

export const getRestoreBinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBin>>, TError,RestoreBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreBin>>, TError,RestoreBinMutationVariables, TContext> => {

const mutationKey = getRestoreBinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreBin>>, RestoreBinMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreBin(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreBin>>, variables: RestoreBinMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListBinsQueryKey(), getListLocationsQueryKey(), getListToursQueryKey(), ['general'], getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreBinMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBin>>>

    export type RestoreBinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreBinMutationVariables = {id: number}

    /**
 * @summary Restore a deleted container
 */
export const useRestoreBin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBin>>, TError,RestoreBinMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBin>>,
        TError,
        RestoreBinMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreBinMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
