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
  ConflictResponse,
  ForbiddenResponse,
  ServerErrorResponse,
  SetupInput,
  SetupState,
  SetupSteps,
  TokenResult,
  TooLargeResponse,
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
 * So it is while there is no customer in the database.
 * @summary Whether this server has to be set up
 */
export const getSetup = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SetupState>(
      {url: `/setup`, method: 'GET', signal
    },
      options);
    }




export const getGetSetupQueryKey = () => {
    return [
    'setup'
    ] as const;
    }


export const getGetSetupQueryOptions = <TData = Awaited<ReturnType<typeof getSetup>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSetupQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSetup>>> = ({ signal }) => getSetup(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSetupQueryResult = NonNullable<Awaited<ReturnType<typeof getSetup>>>
export type GetSetupQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetSetup<TData = Awaited<ReturnType<typeof getSetup>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSetup>>,
          TError,
          Awaited<ReturnType<typeof getSetup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSetup<TData = Awaited<ReturnType<typeof getSetup>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSetup>>,
          TError,
          Awaited<ReturnType<typeof getSetup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSetup<TData = Awaited<ReturnType<typeof getSetup>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether this server has to be set up
 */

export function useGetSetup<TData = Awaited<ReturnType<typeof getSetup>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetup>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSetupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the token of the link that the server prints when it starts on an empty database: it is valid for an hour, for one use, until a server starts again. Signs the administrator in. 409 when there is a customer.
 * @summary Create the first customer and its administrator
 */
export const setUp = (
    setupInput: SetupInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenResult>(
      {url: `/setup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setupInput, signal
    },
      options);
    }




export const getSetUpMutationKey = () => ['setUp'] as const;

export const getSetUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUp>>, TError,SetUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setUp>>, TError,SetUpMutationVariables, TContext> => {

const mutationKey = getSetUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUp>>, SetUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setUp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUpMutationResult = NonNullable<Awaited<ReturnType<typeof setUp>>>
    export type SetUpMutationBody = SetupInput
    export type SetUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetUpMutationVariables = {data: SetupInput}

    /**
 * @summary Create the first customer and its administrator
 */
export const useSetUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUp>>, TError,SetUpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUp>>,
        TError,
        SetUpMutationVariables,
        TContext
      > => {
      return useMutation(getSetUpMutationOptions(options), queryClient);
    }
    /**
 * For the check list of a new city.
 * @summary What is done of the set-up
 */
export const getSetupSteps = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SetupSteps>(
      {url: `/setup/steps`, method: 'GET', signal
    },
      options);
    }




export const getGetSetupStepsQueryKey = () => {
    return [
    'setup','steps'
    ] as const;
    }


export const getGetSetupStepsQueryOptions = <TData = Awaited<ReturnType<typeof getSetupSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSetupStepsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSetupSteps>>> = ({ signal }) => getSetupSteps(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSetupStepsQueryResult = NonNullable<Awaited<ReturnType<typeof getSetupSteps>>>
export type GetSetupStepsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetSetupSteps<TData = Awaited<ReturnType<typeof getSetupSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSetupSteps>>,
          TError,
          Awaited<ReturnType<typeof getSetupSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSetupSteps<TData = Awaited<ReturnType<typeof getSetupSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSetupSteps>>,
          TError,
          Awaited<ReturnType<typeof getSetupSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSetupSteps<TData = Awaited<ReturnType<typeof getSetupSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is done of the set-up
 */

export function useGetSetupSteps<TData = Awaited<ReturnType<typeof getSetupSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSetupSteps>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSetupStepsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nobody of the customer sees it any more.
 * @summary Put the check list away
 */
export const finishSetup = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/setup/steps`, method: 'DELETE', signal
    },
      options);
    }




export const getFinishSetupMutationKey = () => ['finishSetup'] as const;

export const getFinishSetupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSetup>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishSetup>>, TError,void, TContext> => {

const mutationKey = getFinishSetupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishSetup>>, void> = () => {


          return  finishSetup(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishSetupMutationResult = NonNullable<Awaited<ReturnType<typeof finishSetup>>>

    export type FinishSetupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Put the check list away
 */
export const useFinishSetup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishSetup>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishSetup>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getFinishSetupMutationOptions(options), queryClient);
    }
