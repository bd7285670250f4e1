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
  ClosingTimes,
  ComplaintAnswerInput,
  ComplaintAnswered,
  ComplaintAnswers,
  ComplaintEnvelope,
  ComplaintList,
  ComplaintPatch,
  ComplaintPhoto,
  ComplaintsEnvelope,
  ComplaintsInput,
  ConflictResponse,
  ForbiddenResponse,
  ListClosingTimesParams,
  ListComplaintsParams,
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
 * `q` looks into location id, name, street and city.
 * @summary Citizen notifications that match
 */
export const listComplaints = (
    params?: ListComplaintsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintList>(
      {url: `/complaints/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListComplaintsQueryKey = (params?: ListComplaintsParams,) => {
    return [
    'complaints', ...(params ? [params] : [])
    ] as const;
    }


export const getListComplaintsQueryOptions = <TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComplaintsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComplaints>>> = ({ signal }) => listComplaints(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComplaintsQueryResult = NonNullable<Awaited<ReturnType<typeof listComplaints>>>
export type ListComplaintsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListComplaintsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Citizen notifications that match
 */

export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComplaintsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes an array and files all or none. Every one needs the id of an existing location, else 422 'Location ID is required for all complaints'. The dashboard always sends `channel: web`.
 * @summary File citizen notifications
 */
export const createComplaints = (
    complaintsInput: ComplaintsInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintsEnvelope>(
      {url: `/complaints/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: complaintsInput, signal
    },
      options);
    }




export const getCreateComplaintsMutationKey = () => ['createComplaints'] as const;

export const getCreateComplaintsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComplaints>>, TError,CreateComplaintsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createComplaints>>, TError,CreateComplaintsMutationVariables, TContext> => {

const mutationKey = getCreateComplaintsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createComplaints>>, CreateComplaintsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createComplaints(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createComplaints>>, variables: CreateComplaintsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateComplaintsMutationResult = NonNullable<Awaited<ReturnType<typeof createComplaints>>>
    export type CreateComplaintsMutationBody = ComplaintsInput
    export type CreateComplaintsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateComplaintsMutationVariables = {data: ComplaintsInput}

    /**
 * @summary File citizen notifications
 */
export const useCreateComplaints = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComplaints>>, TError,CreateComplaintsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createComplaints>>,
        TError,
        CreateComplaintsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateComplaintsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * By month and area: how many were closed, the median of the working hours from when they were filed, or opened again, until then, and how many were closed after they were due.
 * A month is the one in which they were closed, in the customer's time zone; an area is that of the location.
 * @summary How long notifications take until they are closed
 */
export const listClosingTimes = (
    params?: ListClosingTimesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClosingTimes>(
      {url: `/complaints/closing-times`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListClosingTimesQueryKey = (params?: ListClosingTimesParams,) => {
    return [
    'complaints','closing-times', ...(params ? [params] : [])
    ] as const;
    }


export const getListClosingTimesQueryOptions = <TData = Awaited<ReturnType<typeof listClosingTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListClosingTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListClosingTimesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listClosingTimes>>> = ({ signal }) => listClosingTimes(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListClosingTimesQueryResult = NonNullable<Awaited<ReturnType<typeof listClosingTimes>>>
export type ListClosingTimesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListClosingTimes<TData = Awaited<ReturnType<typeof listClosingTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListClosingTimesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClosingTimes>>,
          TError,
          Awaited<ReturnType<typeof listClosingTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClosingTimes<TData = Awaited<ReturnType<typeof listClosingTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListClosingTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClosingTimes>>,
          TError,
          Awaited<ReturnType<typeof listClosingTimes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClosingTimes<TData = Awaited<ReturnType<typeof listClosingTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListClosingTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How long notifications take until they are closed
 */

export function useListClosingTimes<TData = Awaited<ReturnType<typeof listClosingTimes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListClosingTimesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClosingTimes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListClosingTimesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The notification with this id.
 * @summary One citizen notification
 */
export const getComplaint = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintEnvelope>(
      {url: `/complaints/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetComplaintQueryKey = (id: number,) => {
    return [
    'complaints',id
    ] as const;
    }


export const getGetComplaintQueryOptions = <TData = Awaited<ReturnType<typeof getComplaint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComplaintQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComplaint>>> = ({ signal }) => getComplaint(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComplaintQueryResult = NonNullable<Awaited<ReturnType<typeof getComplaint>>>
export type GetComplaintQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetComplaint<TData = Awaited<ReturnType<typeof getComplaint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplaint>>,
          TError,
          Awaited<ReturnType<typeof getComplaint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComplaint<TData = Awaited<ReturnType<typeof getComplaint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplaint>>,
          TError,
          Awaited<ReturnType<typeof getComplaint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComplaint<TData = Awaited<ReturnType<typeof getComplaint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One citizen notification
 */

export function useGetComplaint<TData = Awaited<ReturnType<typeof getComplaint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaint>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComplaintQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * open → closed sets `closed_at`; closed → open clears it. Closing a closed one changes nothing.
 * @summary Change, close or reopen a citizen notification
 */
export const updateComplaint = (
    id: number,
    complaintPatch: ComplaintPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintEnvelope>(
      {url: `/complaints/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: complaintPatch, signal
    },
      options);
    }




export const getUpdateComplaintMutationKey = () => ['updateComplaint'] as const;

export const getUpdateComplaintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateComplaint>>, TError,UpdateComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateComplaint>>, TError,UpdateComplaintMutationVariables, TContext> => {

const mutationKey = getUpdateComplaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateComplaint>>, UpdateComplaintMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateComplaint(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateComplaint>>, variables: UpdateComplaintMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateComplaintMutationResult = NonNullable<Awaited<ReturnType<typeof updateComplaint>>>
    export type UpdateComplaintMutationBody = ComplaintPatch
    export type UpdateComplaintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateComplaintMutationVariables = {id: number;data: ComplaintPatch}

    /**
 * @summary Change, close or reopen a citizen notification
 */
export const useUpdateComplaint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateComplaint>>, TError,UpdateComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateComplaint>>,
        TError,
        UpdateComplaintMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateComplaintMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For notifications filed by mistake. It can be restored for 30 days.
 * @summary Remove a citizen notification
 */
export const deleteComplaint = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/complaints/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteComplaintMutationKey = () => ['deleteComplaint'] as const;

export const getDeleteComplaintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComplaint>>, TError,DeleteComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteComplaint>>, TError,DeleteComplaintMutationVariables, TContext> => {

const mutationKey = getDeleteComplaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteComplaint>>, DeleteComplaintMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteComplaint(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteComplaint>>, variables: DeleteComplaintMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteComplaintMutationResult = NonNullable<Awaited<ReturnType<typeof deleteComplaint>>>

    export type DeleteComplaintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteComplaintMutationVariables = {id: number}

    /**
 * @summary Remove a citizen notification
 */
export const useDeleteComplaint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteComplaint>>, TError,DeleteComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteComplaint>>,
        TError,
        DeleteComplaintMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteComplaintMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Takes the deletion back, for 30 days. 404 when there is nothing to restore.
 * @summary Restore a deleted citizen notification
 */
export const restoreComplaint = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintEnvelope>(
      {url: `/complaints/${encodeURIComponent(String(id))}/restore`, method: 'POST', signal
    },
      options);
    }




export const getRestoreComplaintMutationKey = () => ['restoreComplaint'] as const;

export const getRestoreComplaintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreComplaint>>, TError,RestoreComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreComplaint>>, TError,RestoreComplaintMutationVariables, TContext> => {

const mutationKey = getRestoreComplaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreComplaint>>, RestoreComplaintMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  restoreComplaint(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof restoreComplaint>>, variables: RestoreComplaintMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreComplaintMutationResult = NonNullable<Awaited<ReturnType<typeof restoreComplaint>>>

    export type RestoreComplaintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RestoreComplaintMutationVariables = {id: number}

    /**
 * @summary Restore a deleted citizen notification
 */
export const useRestoreComplaint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreComplaint>>, TError,RestoreComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreComplaint>>,
        TError,
        RestoreComplaintMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreComplaintMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * 404 when it has none. Photos are removed with the citizen’s note 90 days after the notification was closed.
 * @summary The photo of a citizen notification
 */
export const getComplaintPhoto = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintPhoto>(
      {url: `/complaints/${encodeURIComponent(String(id))}/photo`, method: 'GET', signal
    },
      options);
    }




export const getGetComplaintPhotoQueryKey = (id: number,) => {
    return [
    'complaints',id,'photo'
    ] as const;
    }


export const getGetComplaintPhotoQueryOptions = <TData = Awaited<ReturnType<typeof getComplaintPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComplaintPhotoQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComplaintPhoto>>> = ({ signal }) => getComplaintPhoto(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComplaintPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof getComplaintPhoto>>>
export type GetComplaintPhotoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetComplaintPhoto<TData = Awaited<ReturnType<typeof getComplaintPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplaintPhoto>>,
          TError,
          Awaited<ReturnType<typeof getComplaintPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComplaintPhoto<TData = Awaited<ReturnType<typeof getComplaintPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplaintPhoto>>,
          TError,
          Awaited<ReturnType<typeof getComplaintPhoto>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetComplaintPhoto<TData = Awaited<ReturnType<typeof getComplaintPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The photo of a citizen notification
 */

export function useGetComplaintPhoto<TData = Awaited<ReturnType<typeof getComplaintPhoto>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplaintPhoto>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetComplaintPhotoQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the citizens of its case who left an address can be told, in the language of each. Without an address there is none; `planned` needs a planned tour, `obstructed` a crew that could not empty it.
 * @summary Answers that fit a citizen notification
 */
export const listComplaintAnswers = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintAnswers>(
      {url: `/complaints/${encodeURIComponent(String(id))}/answers`, method: 'GET', signal
    },
      options);
    }




export const getListComplaintAnswersQueryKey = (id: number,) => {
    return [
    'complaints',id,'answers'
    ] as const;
    }


export const getListComplaintAnswersQueryOptions = <TData = Awaited<ReturnType<typeof listComplaintAnswers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComplaintAnswersQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComplaintAnswers>>> = ({ signal }) => listComplaintAnswers(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComplaintAnswersQueryResult = NonNullable<Awaited<ReturnType<typeof listComplaintAnswers>>>
export type ListComplaintAnswersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListComplaintAnswers<TData = Awaited<ReturnType<typeof listComplaintAnswers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaintAnswers>>,
          TError,
          Awaited<ReturnType<typeof listComplaintAnswers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaintAnswers<TData = Awaited<ReturnType<typeof listComplaintAnswers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaintAnswers>>,
          TError,
          Awaited<ReturnType<typeof listComplaintAnswers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaintAnswers<TData = Awaited<ReturnType<typeof listComplaintAnswers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Answers that fit a citizen notification
 */

export function useListComplaintAnswers<TData = Awaited<ReturnType<typeof listComplaintAnswers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaintAnswers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComplaintAnswersQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Mails the answer to the citizens of its case who left an address, to each in their language, but to nobody the same twice. The notifications say which answer was sent. 409 when the answer does not fit (any more). 503 when the mail server does not take it; those who were told before stay so, and a repetition reaches the others.
 * @summary Answer a citizen notification
 */
export const answerComplaint = (
    id: number,
    complaintAnswerInput: ComplaintAnswerInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ComplaintAnswered>(
      {url: `/complaints/${encodeURIComponent(String(id))}/answers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: complaintAnswerInput, signal
    },
      options);
    }




export const getAnswerComplaintMutationKey = () => ['answerComplaint'] as const;

export const getAnswerComplaintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerComplaint>>, TError,AnswerComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerComplaint>>, TError,AnswerComplaintMutationVariables, TContext> => {

const mutationKey = getAnswerComplaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerComplaint>>, AnswerComplaintMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  answerComplaint(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof answerComplaint>>, variables: AnswerComplaintMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AnswerComplaintMutationResult = NonNullable<Awaited<ReturnType<typeof answerComplaint>>>
    export type AnswerComplaintMutationBody = ComplaintAnswerInput
    export type AnswerComplaintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AnswerComplaintMutationVariables = {id: number;data: ComplaintAnswerInput}

    /**
 * @summary Answer a citizen notification
 */
export const useAnswerComplaint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerComplaint>>, TError,AnswerComplaintMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerComplaint>>,
        TError,
        AnswerComplaintMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAnswerComplaintMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
