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
  ForbiddenResponse,
  NotFoundResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  TourProposalChoice,
  TourProposalEnvelope,
  TourProposalInput,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse
} from '../dashboard.schemas.ts';

import {
  getListTourDeviationsQueryKey
} from '../deviations/deviations';

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
 * Starts to plan and returns at once; `GET /tour-proposals/{id}` says how far it is. Vehicles are the pairs of truck and driver of the day's shifts whose truck has no tour yet. The same
 * state gives the same proposal. 429 while as many proposals are made as a server makes at once.
 * @summary Plan the tours of a day
 */
export const createTourProposal = (
    tourProposalInput: TourProposalInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourProposalEnvelope>(
      {url: `/tour-proposals/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourProposalInput, signal
    },
      options);
    }




export const getCreateTourProposalMutationKey = () => ['createTourProposal'] as const;

export const getCreateTourProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTourProposal>>, TError,CreateTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTourProposal>>, TError,CreateTourProposalMutationVariables, TContext> => {

const mutationKey = getCreateTourProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTourProposal>>, CreateTourProposalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTourProposal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTourProposalMutationResult = NonNullable<Awaited<ReturnType<typeof createTourProposal>>>
    export type CreateTourProposalMutationBody = TourProposalInput
    export type CreateTourProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateTourProposalMutationVariables = {data: TourProposalInput}

    /**
 * @summary Plan the tours of a day
 */
export const useCreateTourProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTourProposal>>, TError,CreateTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTourProposal>>,
        TError,
        CreateTourProposalMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTourProposalMutationOptions(options), queryClient);
    }
    /**
 * How far it is, and its alternatives once it is done. Kept for a week.
 * @summary One proposal
 */
export const getTourProposal = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourProposalEnvelope>(
      {url: `/tour-proposals/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetTourProposalQueryKey = (id: number,) => {
    return [
    'tour-proposals',id
    ] as const;
    }


export const getGetTourProposalQueryOptions = <TData = Awaited<ReturnType<typeof getTourProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTourProposalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTourProposal>>> = ({ signal }) => getTourProposal(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTourProposalQueryResult = NonNullable<Awaited<ReturnType<typeof getTourProposal>>>
export type GetTourProposalQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTourProposal<TData = Awaited<ReturnType<typeof getTourProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTourProposal>>,
          TError,
          Awaited<ReturnType<typeof getTourProposal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTourProposal<TData = Awaited<ReturnType<typeof getTourProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTourProposal>>,
          TError,
          Awaited<ReturnType<typeof getTourProposal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTourProposal<TData = Awaited<ReturnType<typeof getTourProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One proposal
 */

export function useGetTourProposal<TData = Awaited<ReturnType<typeof getTourProposal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTourProposal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTourProposalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A proposal that is being made is cancelled; one that is made stays as it is.
 * @summary Stop planning
 */
export const cancelTourProposal = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/tour-proposals/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getCancelTourProposalMutationKey = () => ['cancelTourProposal'] as const;

export const getCancelTourProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTourProposal>>, TError,CancelTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTourProposal>>, TError,CancelTourProposalMutationVariables, TContext> => {

const mutationKey = getCancelTourProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTourProposal>>, CancelTourProposalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelTourProposal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelTourProposalMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTourProposal>>>

    export type CancelTourProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelTourProposalMutationVariables = {id: number}

    /**
 * @summary Stop planning
 */
export const useCancelTourProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTourProposal>>, TError,CancelTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTourProposal>>,
        TError,
        CancelTourProposalMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTourProposalMutationOptions(options), queryClient);
    }
    /**
 * Plans all tours of the alternative, or none. 409 when it is not done, was committed before, or when shifts or containers have changed since; the `errors` name each.
 * @summary Make tours of an alternative
 */
export const commitTourProposal = (
    id: number,
    tourProposalChoice: TourProposalChoice,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourProposalEnvelope>(
      {url: `/tour-proposals/${encodeURIComponent(String(id))}/commit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourProposalChoice, signal
    },
      options);
    }




export const getCommitTourProposalMutationKey = () => ['commitTourProposal'] as const;

export const getCommitTourProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commitTourProposal>>, TError,CommitTourProposalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof commitTourProposal>>, TError,CommitTourProposalMutationVariables, TContext> => {

const mutationKey = getCommitTourProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof commitTourProposal>>, CommitTourProposalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  commitTourProposal(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof commitTourProposal>>, variables: CommitTourProposalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CommitTourProposalMutationResult = NonNullable<Awaited<ReturnType<typeof commitTourProposal>>>
    export type CommitTourProposalMutationBody = TourProposalChoice
    export type CommitTourProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CommitTourProposalMutationVariables = {id: number;data: TourProposalChoice}

    /**
 * @summary Make tours of an alternative
 */
export const useCommitTourProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commitTourProposal>>, TError,CommitTourProposalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof commitTourProposal>>,
        TError,
        CommitTourProposalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCommitTourProposalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
