/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
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
  NotFoundResponse,
  ReportInput,
  ReportSiteEnvelope,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
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
 * For the page behind the QR code on a label; no account is needed. Limited per address, per location and in all within 15 minutes: 429.
 * @summary What is known at a location
 */
export const getReportSite = (
    code: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReportSiteEnvelope>(
      {url: `/reports/${encodeURIComponent(String(code))}`, method: 'GET', signal
    },
      options);
    }




export const getGetReportSiteQueryKey = (code: string,) => {
    return [
    'reports',code
    ] as const;
    }


export const getGetReportSiteQueryOptions = <TData = Awaited<ReturnType<typeof getReportSite>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReportSiteQueryKey(code);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportSite>>> = ({ signal }) => getReportSite(code, requestOptions, signal);





   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportSiteQueryResult = NonNullable<Awaited<ReturnType<typeof getReportSite>>>
export type GetReportSiteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetReportSite<TData = Awaited<ReturnType<typeof getReportSite>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 code: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSite>>,
          TError,
          Awaited<ReturnType<typeof getReportSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSite<TData = Awaited<ReturnType<typeof getReportSite>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSite>>,
          TError,
          Awaited<ReturnType<typeof getReportSite>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSite<TData = Awaited<ReturnType<typeof getReportSite>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is known at a location
 */

export function useGetReportSite<TData = Awaited<ReturnType<typeof getReportSite>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSite>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReportSiteQueryOptions(code,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Files a citizen notification of the channel `web`, which joins its case. No account is needed and nothing personal. 422 at a material that the location does not have and at a photo that is no JPEG, PNG or WebP. Limited per address and location, per address, per location and in all within 15 minutes: 429.
 * @summary Report a container
 */
export const createReport = (
    code: string,
    reportInput: ReportInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReportSiteEnvelope>(
      {url: `/reports/${encodeURIComponent(String(code))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportInput, signal
    },
      options);
    }




export const getCreateReportMutationKey = () => ['createReport'] as const;

export const getCreateReportMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext> => {

const mutationKey = getCreateReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReport>>, CreateReportMutationVariables> = (props) => {
          const {code,data} = props ?? {};

          return  createReport(code,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportMutationResult = NonNullable<Awaited<ReturnType<typeof createReport>>>
    export type CreateReportMutationBody = ReportInput
    export type CreateReportMutationError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateReportMutationVariables = {code: string;data: ReportInput}

    /**
 * @summary Report a container
 */
export const useCreateReport = <TError = ErrorType<BadRequestResponse | NotFoundResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReport>>, TError,CreateReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReport>>,
        TError,
        CreateReportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportMutationOptions(options), queryClient);
    }
