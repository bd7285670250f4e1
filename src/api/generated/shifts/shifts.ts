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
  FinishedDays,
  ForbiddenResponse,
  ListFinishedDaysParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
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
 * Those of the days `start_date` to `end_date`, at most 92. What opens a gap on such a day is asked about.
 * @summary Days whose plan is finished
 */
export const listFinishedDays = (
    params: ListFinishedDaysParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FinishedDays>(
      {url: `/finished-days/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListFinishedDaysQueryKey = (params?: ListFinishedDaysParams,) => {
    return [
    'finished-days', ...(params ? [params] : [])
    ] as const;
    }


export const getListFinishedDaysQueryOptions = <TData = Awaited<ReturnType<typeof listFinishedDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: ListFinishedDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFinishedDaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFinishedDays>>> = ({ signal }) => listFinishedDays(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFinishedDaysQueryResult = NonNullable<Awaited<ReturnType<typeof listFinishedDays>>>
export type ListFinishedDaysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListFinishedDays<TData = Awaited<ReturnType<typeof listFinishedDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListFinishedDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinishedDays>>,
          TError,
          Awaited<ReturnType<typeof listFinishedDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinishedDays<TData = Awaited<ReturnType<typeof listFinishedDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListFinishedDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFinishedDays>>,
          TError,
          Awaited<ReturnType<typeof listFinishedDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFinishedDays<TData = Awaited<ReturnType<typeof listFinishedDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListFinishedDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Days whose plan is finished
 */

export function useListFinishedDays<TData = Awaited<ReturnType<typeof listFinishedDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: ListFinishedDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFinishedDays>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFinishedDaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes nothing if it is finished already. 409 for somebody limited to areas: the plan is that of the whole city.
 * @summary Call the plan of a day finished
 */
export const finishDay = (
    workDate: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/finished-days/${encodeURIComponent(String(workDate))}`, method: 'PUT', signal
    },
      options);
    }




export const getFinishDayMutationKey = () => ['finishDay'] as const;

export const getFinishDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishDay>>, TError,FinishDayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishDay>>, TError,FinishDayMutationVariables, TContext> => {

const mutationKey = getFinishDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishDay>>, FinishDayMutationVariables> = (props) => {
          const {workDate} = props ?? {};

          return  finishDay(workDate,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof finishDay>>, variables: FinishDayMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListFinishedDaysQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type FinishDayMutationResult = NonNullable<Awaited<ReturnType<typeof finishDay>>>

    export type FinishDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type FinishDayMutationVariables = {workDate: string}

    /**
 * @summary Call the plan of a day finished
 */
export const useFinishDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishDay>>, TError,FinishDayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishDay>>,
        TError,
        FinishDayMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getFinishDayMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes back that the plan of the day is finished. 409 for somebody limited to areas.
 * @summary Take the plan of a day up again
 */
export const reopenDay = (
    workDate: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/finished-days/${encodeURIComponent(String(workDate))}`, method: 'DELETE', signal
    },
      options);
    }




export const getReopenDayMutationKey = () => ['reopenDay'] as const;

export const getReopenDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenDay>>, TError,ReopenDayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reopenDay>>, TError,ReopenDayMutationVariables, TContext> => {

const mutationKey = getReopenDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenDay>>, ReopenDayMutationVariables> = (props) => {
          const {workDate} = props ?? {};

          return  reopenDay(workDate,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reopenDay>>, variables: ReopenDayMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListFinishedDaysQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReopenDayMutationResult = NonNullable<Awaited<ReturnType<typeof reopenDay>>>

    export type ReopenDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReopenDayMutationVariables = {workDate: string}

    /**
 * @summary Take the plan of a day up again
 */
export const useReopenDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenDay>>, TError,ReopenDayMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenDay>>,
        TError,
        ReopenDayMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReopenDayMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
