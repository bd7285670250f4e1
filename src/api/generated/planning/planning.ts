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
  DisruptionChoice,
  DisruptionEnvelope,
  DisruptionInput,
  ForbiddenResponse,
  NotFoundResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  TourAlternativeEnvelope,
  TourArrangement,
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
  getListDriversQueryKey
} from '../drivers/drivers';

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
 * Starts to plan and returns at once; `GET /tour-proposals/{id}` says how far it is. Vehicles are the pairs of truck and driver of the day's shifts whose truck has no tour yet. The same
 * state gives the same proposal. 429 while as many proposals are made as a server makes at once, for the customer or in all.
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
 * How far it is, and once it is done its alternatives, and what has changed since of what they depend on. Kept for a week.
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
 * Nothing is written. Trucks unload where the next container does not fit. Containers of pinned locations that are on no tour go where they add least, if nothing is wrong with it there; those of banned ones are left out.
 * 409 as for the commit when shifts or containers of the tours have changed since.
 * @summary What an alternative comes to when it is arranged by hand
 */
export const arrangeTourProposal = (
    id: number,
    tourArrangement: TourArrangement,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TourAlternativeEnvelope>(
      {url: `/tour-proposals/${encodeURIComponent(String(id))}/arrange`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tourArrangement, signal
    },
      options);
    }




export const getArrangeTourProposalMutationKey = () => ['arrangeTourProposal'] as const;

export const getArrangeTourProposalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arrangeTourProposal>>, TError,ArrangeTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof arrangeTourProposal>>, TError,ArrangeTourProposalMutationVariables, TContext> => {

const mutationKey = getArrangeTourProposalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof arrangeTourProposal>>, ArrangeTourProposalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  arrangeTourProposal(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArrangeTourProposalMutationResult = NonNullable<Awaited<ReturnType<typeof arrangeTourProposal>>>
    export type ArrangeTourProposalMutationBody = TourArrangement
    export type ArrangeTourProposalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ArrangeTourProposalMutationVariables = {id: number;data: TourArrangement}

    /**
 * @summary What an alternative comes to when it is arranged by hand
 */
export const useArrangeTourProposal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arrangeTourProposal>>, TError,ArrangeTourProposalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof arrangeTourProposal>>,
        TError,
        ArrangeTourProposalMutationVariables,
        TContext
      > => {
      return useMutation(getArrangeTourProposalMutationOptions(options), queryClient);
    }
    /**
 * Plans all tours of the alternative, or none. 409 when it is not done, was committed before, when shifts or containers have changed since, or when arranged tours have conflicts that are not accepted; the `errors` name each.
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
    /**
 * Names the tours of the day that are left without their truck or driver, the containers at their stops that are full before the next chance, and what can be done: each way with
 * its tours and what they cost. Nothing is changed yet. 422 unless exactly one of truck and driver is named, and for a day that is over, except that of yesterday
 * tours still under way can be given to others. 429 while as many are planned as a server plans at once.
 * @summary What a truck or driver who drops out leaves behind
 */
export const createDisruption = (
    disruptionInput: DisruptionInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisruptionEnvelope>(
      {url: `/disruptions/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: disruptionInput, signal
    },
      options);
    }




export const getCreateDisruptionMutationKey = () => ['createDisruption'] as const;

export const getCreateDisruptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDisruption>>, TError,CreateDisruptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDisruption>>, TError,CreateDisruptionMutationVariables, TContext> => {

const mutationKey = getCreateDisruptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDisruption>>, CreateDisruptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDisruption(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDisruptionMutationResult = NonNullable<Awaited<ReturnType<typeof createDisruption>>>
    export type CreateDisruptionMutationBody = DisruptionInput
    export type CreateDisruptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateDisruptionMutationVariables = {data: DisruptionInput}

    /**
 * @summary What a truck or driver who drops out leaves behind
 */
export const useCreateDisruption = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDisruption>>, TError,CreateDisruptionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDisruption>>,
        TError,
        CreateDisruptionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDisruptionMutationOptions(options), queryClient);
    }
    /**
 * As it was when it was asked for. Kept for 30 days.
 * @summary One disruption
 */
export const getDisruption = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisruptionEnvelope>(
      {url: `/disruptions/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetDisruptionQueryKey = (id: number,) => {
    return [
    'disruptions',id
    ] as const;
    }


export const getGetDisruptionQueryOptions = <TData = Awaited<ReturnType<typeof getDisruption>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDisruptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDisruption>>> = ({ signal }) => getDisruption(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDisruptionQueryResult = NonNullable<Awaited<ReturnType<typeof getDisruption>>>
export type GetDisruptionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDisruption<TData = Awaited<ReturnType<typeof getDisruption>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDisruption>>,
          TError,
          Awaited<ReturnType<typeof getDisruption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDisruption<TData = Awaited<ReturnType<typeof getDisruption>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDisruption>>,
          TError,
          Awaited<ReturnType<typeof getDisruption>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDisruption<TData = Awaited<ReturnType<typeof getDisruption>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One disruption
 */

export function useGetDisruption<TData = Awaited<ReturnType<typeof getDisruption>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDisruption>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDisruptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes shifts and tours together, or nothing: the truck or driver is not available on the day, tours that have not begun are cancelled, those under way end, and their stops go to the tours of the option. 409 when it was applied before, or when tours or shifts have changed since; the `errors` name each.
 * @summary Do what an option says
 */
export const applyDisruption = (
    id: number,
    disruptionChoice: DisruptionChoice,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisruptionEnvelope>(
      {url: `/disruptions/${encodeURIComponent(String(id))}/apply`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: disruptionChoice, signal
    },
      options);
    }




export const getApplyDisruptionMutationKey = () => ['applyDisruption'] as const;

export const getApplyDisruptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyDisruption>>, TError,ApplyDisruptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof applyDisruption>>, TError,ApplyDisruptionMutationVariables, TContext> => {

const mutationKey = getApplyDisruptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyDisruption>>, ApplyDisruptionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  applyDisruption(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof applyDisruption>>, variables: ApplyDisruptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey(), getListTrucksQueryKey(), getListDriversQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ApplyDisruptionMutationResult = NonNullable<Awaited<ReturnType<typeof applyDisruption>>>
    export type ApplyDisruptionMutationBody = DisruptionChoice
    export type ApplyDisruptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ApplyDisruptionMutationVariables = {id: number;data: DisruptionChoice}

    /**
 * @summary Do what an option says
 */
export const useApplyDisruption = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyDisruption>>, TError,ApplyDisruptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyDisruption>>,
        TError,
        ApplyDisruptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getApplyDisruptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Shifts and tours are again as they were before. 409 when it is not applied, or when one of its tours or shifts has gone on since; the `errors` name each.
 * @summary Take it back
 */
export const undoDisruption = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<DisruptionEnvelope>(
      {url: `/disruptions/${encodeURIComponent(String(id))}/undo`, method: 'POST', signal
    },
      options);
    }




export const getUndoDisruptionMutationKey = () => ['undoDisruption'] as const;

export const getUndoDisruptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDisruption>>, TError,UndoDisruptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoDisruption>>, TError,UndoDisruptionMutationVariables, TContext> => {

const mutationKey = getUndoDisruptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoDisruption>>, UndoDisruptionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  undoDisruption(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof undoDisruption>>, variables: UndoDisruptionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListToursQueryKey(), ['general'], getListTourDeviationsQueryKey(), getListTrucksQueryKey(), getListDriversQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UndoDisruptionMutationResult = NonNullable<Awaited<ReturnType<typeof undoDisruption>>>

    export type UndoDisruptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UndoDisruptionMutationVariables = {id: number}

    /**
 * @summary Take it back
 */
export const useUndoDisruption = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDisruption>>, TError,UndoDisruptionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoDisruption>>,
        TError,
        UndoDisruptionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUndoDisruptionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
