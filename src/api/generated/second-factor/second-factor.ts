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
  RecoveryCodes,
  SecondFactor,
  SecondFactorAnswer,
  SecondFactorBegin,
  SecondFactorCode,
  SecondFactorProof,
  SecondFactorSecret,
  ServerErrorResponse,
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
 * Takes the session of the challenge `SECOND_FACTOR` and a code of the app, or a recovery code; signs in. A code works once. 422 at `code` when it is wrong; attempts are limited.
 * @summary Answer the second-factor challenge
 */
export const answerSecondFactor = (
    secondFactorAnswer: SecondFactorAnswer,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenResult>(
      {url: `/auth/second-factor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorAnswer, signal
    },
      options);
    }




export const getAnswerSecondFactorMutationKey = () => ['answerSecondFactor'] as const;

export const getAnswerSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerSecondFactor>>, TError,AnswerSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof answerSecondFactor>>, TError,AnswerSecondFactorMutationVariables, TContext> => {

const mutationKey = getAnswerSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerSecondFactor>>, AnswerSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  answerSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof answerSecondFactor>>>
    export type AnswerSecondFactorMutationBody = SecondFactorAnswer
    export type AnswerSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AnswerSecondFactorMutationVariables = {data: SecondFactorAnswer}

    /**
 * @summary Answer the second-factor challenge
 */
export const useAnswerSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerSecondFactor>>, TError,AnswerSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerSecondFactor>>,
        TError,
        AnswerSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Whether log-in asks for a code, and how many recovery codes are left.
 * @summary The own second factor
 */
export const getSecondFactor = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SecondFactor>(
      {url: `/auth/me/second-factor`, method: 'GET', signal
    },
      options);
    }




export const getGetSecondFactorQueryKey = () => {
    return [
    'auth','me','second-factor'
    ] as const;
    }


export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ signal }) => getSecondFactor(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The own second factor
 */

export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It counts after `confirmSecondFactor`; until then it takes the place of an earlier one. 409 when there is a second factor.
 * @summary Begin with a second factor
 */
export const beginSecondFactor = (
    secondFactorBegin: SecondFactorBegin,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SecondFactorSecret>(
      {url: `/auth/me/second-factor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorBegin, signal
    },
      options);
    }




export const getBeginSecondFactorMutationKey = () => ['beginSecondFactor'] as const;

export const getBeginSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,BeginSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,BeginSecondFactorMutationVariables, TContext> => {

const mutationKey = getBeginSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginSecondFactor>>, BeginSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof beginSecondFactor>>>
    export type BeginSecondFactorMutationBody = SecondFactorBegin
    export type BeginSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type BeginSecondFactorMutationVariables = {data: SecondFactorBegin}

    /**
 * @summary Begin with a second factor
 */
export const useBeginSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginSecondFactor>>, TError,BeginSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginSecondFactor>>,
        TError,
        BeginSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getBeginSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Needs the password or a code. 409 when there is none, or when the customer requires one of the caller.
 * @summary Switch the own second factor off
 */
export const removeSecondFactor = (
    secondFactorProof: SecondFactorProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/auth/me/second-factor`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorProof, signal
    },
      options);
    }




export const getRemoveSecondFactorMutationKey = () => ['removeSecondFactor'] as const;

export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, RemoveSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>
    export type RemoveSecondFactorMutationBody = SecondFactorProof
    export type RemoveSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveSecondFactorMutationVariables = {data: SecondFactorProof}

    /**
 * @summary Switch the own second factor off
 */
export const useRemoveSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        RemoveSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * A code of the app shows that the secret arrived. From now on log-in asks for one. 409 when nothing was begun.
 * @summary Confirm the second factor
 */
export const confirmSecondFactor = (
    secondFactorCode: SecondFactorCode,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodes>(
      {url: `/auth/me/second-factor/confirmation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorCode, signal
    },
      options);
    }




export const getConfirmSecondFactorMutationKey = () => ['confirmSecondFactor'] as const;

export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext> => {

const mutationKey = getConfirmSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, ConfirmSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = SecondFactorCode
    export type ConfirmSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmSecondFactorMutationVariables = {data: SecondFactorCode}

    /**
 * @summary Confirm the second factor
 */
export const useConfirmSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        ConfirmSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * They take the place of the earlier ones. Needs the password or a code. 409 when there is no second factor.
 * @summary New recovery codes
 */
export const renewRecoveryCodes = (
    secondFactorProof: SecondFactorProof,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecoveryCodes>(
      {url: `/auth/me/second-factor/recovery-codes`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: secondFactorProof, signal
    },
      options);
    }




export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, RenewRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewRecoveryCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>
    export type RenewRecoveryCodesMutationBody = SecondFactorProof
    export type RenewRecoveryCodesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RenewRecoveryCodesMutationVariables = {data: SecondFactorProof}

    /**
 * @summary New recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        RenewRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
