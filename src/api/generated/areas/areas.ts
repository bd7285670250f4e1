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
  getGetMeQueryKey
} from '../auth/auth';

import {
  getListBinsQueryKey
} from '../bins/bins';

import {
  getListComplaintsQueryKey
} from '../complaints/complaints';

import type {
  AreaEnvelope,
  AreaInput,
  AreaList,
  AreaMove,
  AreaPatch,
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  ListAreasParams,
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
  getListDriversQueryKey
} from '../drivers/drivers';

import {
  getListForecastsQueryKey
} from '../forecasts/forecasts';

import {
  getListLocationsQueryKey
} from '../locations/locations';

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
 * With the numbers of what belongs to each. `q` looks into the name.
 * @summary Disposition areas that match
 */
export const listAreas = (
    params?: ListAreasParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AreaList>(
      {url: `/areas/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListAreasQueryKey = (params?: ListAreasParams,) => {
    return [
    'areas', ...(params ? [params] : [])
    ] as const;
    }


export const getListAreasQueryOptions = <TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAreasQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAreas>>> = ({ signal }) => listAreas(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAreasQueryResult = NonNullable<Awaited<ReturnType<typeof listAreas>>>
export type ListAreasQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAreasParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAreas>>,
          TError,
          Awaited<ReturnType<typeof listAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAreas>>,
          TError,
          Awaited<ReturnType<typeof listAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Disposition areas that match
 */

export function useListAreas<TData = Awaited<ReturnType<typeof listAreas>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAreas>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAreasQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The name must be new (409 at `name`), also among archived areas.
 * @summary Create an area
 */
export const createArea = (
    areaInput: AreaInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AreaEnvelope>(
      {url: `/areas/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: areaInput, signal
    },
      options);
    }




export const getCreateAreaMutationKey = () => ['createArea'] as const;

export const getCreateAreaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArea>>, TError,CreateAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createArea>>, TError,CreateAreaMutationVariables, TContext> => {

const mutationKey = getCreateAreaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createArea>>, CreateAreaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createArea(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createArea>>, variables: CreateAreaMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAreasQueryKey(), getGetMeQueryKey(), getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListTrucksQueryKey(), getListDriversQueryKey(), getListComplaintsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateAreaMutationResult = NonNullable<Awaited<ReturnType<typeof createArea>>>
    export type CreateAreaMutationBody = AreaInput
    export type CreateAreaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateAreaMutationVariables = {data: AreaInput}

    /**
 * @summary Create an area
 */
export const useCreateArea = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArea>>, TError,CreateAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createArea>>,
        TError,
        CreateAreaMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateAreaMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The area with this id.
 * @summary One area
 */
export const getArea = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AreaEnvelope>(
      {url: `/areas/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetAreaQueryKey = (id: number,) => {
    return [
    'areas',id
    ] as const;
    }


export const getGetAreaQueryOptions = <TData = Awaited<ReturnType<typeof getArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAreaQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArea>>> = ({ signal }) => getArea(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAreaQueryResult = NonNullable<Awaited<ReturnType<typeof getArea>>>
export type GetAreaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetArea<TData = Awaited<ReturnType<typeof getArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArea>>,
          TError,
          Awaited<ReturnType<typeof getArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArea<TData = Awaited<ReturnType<typeof getArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArea>>,
          TError,
          Awaited<ReturnType<typeof getArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArea<TData = Awaited<ReturnType<typeof getArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One area
 */

export function useGetArea<TData = Awaited<ReturnType<typeof getArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArea>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAreaQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. Archiving is refused while something belongs to the area: 409 with an error for each kind, whose path is the kind and whose message is the number. An archived area can no longer be chosen; old records keep its name.
 * @summary Change an area
 */
export const updateArea = (
    id: number,
    areaPatch: AreaPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AreaEnvelope>(
      {url: `/areas/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: areaPatch, signal
    },
      options);
    }




export const getUpdateAreaMutationKey = () => ['updateArea'] as const;

export const getUpdateAreaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArea>>, TError,UpdateAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArea>>, TError,UpdateAreaMutationVariables, TContext> => {

const mutationKey = getUpdateAreaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArea>>, UpdateAreaMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateArea(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateArea>>, variables: UpdateAreaMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAreasQueryKey(), getGetMeQueryKey(), getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListTrucksQueryKey(), getListDriversQueryKey(), getListComplaintsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateAreaMutationResult = NonNullable<Awaited<ReturnType<typeof updateArea>>>
    export type UpdateAreaMutationBody = AreaPatch
    export type UpdateAreaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateAreaMutationVariables = {id: number;data: AreaPatch}

    /**
 * @summary Change an area
 */
export const useUpdateArea = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArea>>, TError,UpdateAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArea>>,
        TError,
        UpdateAreaMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateAreaMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * In one transaction: locations, the usual areas of trucks and drivers, default shifts, shifts and tours from today on; users limited to the area are limited to the other one instead. 422 at `to` for this area itself, an archived or an unknown one.
 * @summary Move everything to another area
 */
export const moveArea = (
    id: number,
    areaMove: AreaMove,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AreaEnvelope>(
      {url: `/areas/${encodeURIComponent(String(id))}/move`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: areaMove, signal
    },
      options);
    }




export const getMoveAreaMutationKey = () => ['moveArea'] as const;

export const getMoveAreaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveArea>>, TError,MoveAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveArea>>, TError,MoveAreaMutationVariables, TContext> => {

const mutationKey = getMoveAreaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveArea>>, MoveAreaMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  moveArea(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof moveArea>>, variables: MoveAreaMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAreasQueryKey(), getGetMeQueryKey(), getListLocationsQueryKey(), getListBinsQueryKey(), getListForecastsQueryKey(), getListTrucksQueryKey(), getListDriversQueryKey(), getListComplaintsQueryKey(), getListToursQueryKey(), ['general']].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type MoveAreaMutationResult = NonNullable<Awaited<ReturnType<typeof moveArea>>>
    export type MoveAreaMutationBody = AreaMove
    export type MoveAreaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type MoveAreaMutationVariables = {id: number;data: AreaMove}

    /**
 * @summary Move everything to another area
 */
export const useMoveArea = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveArea>>, TError,MoveAreaMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveArea>>,
        TError,
        MoveAreaMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getMoveAreaMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
