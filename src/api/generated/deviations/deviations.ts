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
  ForbiddenResponse,
  ListTourDeviationsParams,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  TourDeviationId,
  TourDeviationList,
  UnauthorizedResponse,
  UnavailableResponse
} from '../dashboard.schemas.ts';

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
 * Of today's tours, the newest first, without those that somebody has acknowledged:
 *
 * * `late_start`: planned to be at its first stop 15 minutes ago or earlier, and not under way.
 * * `stationary`: under way, and for more than 20 minutes the positions of its truck are within 60 m of each other, the newest from the last hour; not within 150 m of a stop, of where the tour
 *   began or of a place of unloading, and not during a break of the driver.
 * * `skipped_stop`: a stop of a tour under way at which nothing was emptied and the driver has nothing left to record, or that the driver has left out.
 * @summary Deviations from the plan
 */
export const listTourDeviations = (
    params?: ListTourDeviationsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourDeviationList>(
      {url: `/tour-deviations/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTourDeviationsQueryKey = (params?: ListTourDeviationsParams,) => {
    return [
    'tour-deviations', ...(params ? [params] : [])
    ] as const;
    }


export const getListTourDeviationsQueryOptions = <TData = Awaited<ReturnType<typeof listTourDeviations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTourDeviationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTourDeviationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTourDeviations>>> = ({ signal }) => listTourDeviations(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTourDeviationsQueryResult = NonNullable<Awaited<ReturnType<typeof listTourDeviations>>>
export type ListTourDeviationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTourDeviations<TData = Awaited<ReturnType<typeof listTourDeviations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTourDeviationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTourDeviations>>,
          TError,
          Awaited<ReturnType<typeof listTourDeviations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTourDeviations<TData = Awaited<ReturnType<typeof listTourDeviations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTourDeviationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTourDeviations>>,
          TError,
          Awaited<ReturnType<typeof listTourDeviations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTourDeviations<TData = Awaited<ReturnType<typeof listTourDeviations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTourDeviationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deviations from the plan
 */

export function useListTourDeviations<TData = Awaited<ReturnType<typeof listTourDeviations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTourDeviationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTourDeviations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTourDeviationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes it off the list for everybody. Acknowledged again it stays so. 404 for one that is not on the list and never was acknowledged.
 * @summary Acknowledge a deviation
 */
export const acknowledgeTourDeviation = (
    id: TourDeviationId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/tour-deviations/${encodeURIComponent(String(id))}/acknowledge`, method: 'POST', signal
    },
      options);
    }




export const getAcknowledgeTourDeviationMutationKey = () => ['acknowledgeTourDeviation'] as const;

export const getAcknowledgeTourDeviationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeTourDeviation>>, TError,AcknowledgeTourDeviationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acknowledgeTourDeviation>>, TError,AcknowledgeTourDeviationMutationVariables, TContext> => {

const mutationKey = getAcknowledgeTourDeviationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acknowledgeTourDeviation>>, AcknowledgeTourDeviationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  acknowledgeTourDeviation(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof acknowledgeTourDeviation>>, variables: AcknowledgeTourDeviationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AcknowledgeTourDeviationMutationResult = NonNullable<Awaited<ReturnType<typeof acknowledgeTourDeviation>>>

    export type AcknowledgeTourDeviationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcknowledgeTourDeviationMutationVariables = {id: TourDeviationId}

    /**
 * @summary Acknowledge a deviation
 */
export const useAcknowledgeTourDeviation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeTourDeviation>>, TError,AcknowledgeTourDeviationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acknowledgeTourDeviation>>,
        TError,
        AcknowledgeTourDeviationMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAcknowledgeTourDeviationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
