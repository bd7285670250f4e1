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
  AcceptInvitationInput,
  BadRequestResponse,
  Credentials,
  ForbiddenResponse,
  ForgotPasswordInput,
  InvalidCredentialsResponse,
  InvitationEnvelope,
  InvitationToken,
  LoginResult,
  NewPasswordInput,
  ProfileInput,
  ServerErrorResponse,
  TokenResult,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UserEnvelope,
  VerifyInput,
  VerifyResult
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
 * Returns an access token and sets the refresh cookie, or names a challenge. With `NEW_PASSWORD_REQUIRED` the client asks for
 * a new password and sends it with `session` to `new-password-required`; with `SECOND_FACTOR` (beyond) it asks for a code
 * and sends it with `session` to `second-factor`. A wrong password, an unknown address and a locked
 * account get the same response in the same time. Failures are limited per address and IP, per IP, per address and in all within 15 minutes: 429.
 * @summary Sign in with email and password
 */
export const logIn = (
    credentials: Credentials,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginResult>(
      {url: `/auth/log-in`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials, signal
    },
      options);
    }




export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<BadRequestResponse | InvalidCredentialsResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = Credentials
    export type LogInMutationError = ErrorType<BadRequestResponse | InvalidCredentialsResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type LogInMutationVariables = {data: Credentials}

    /**
 * @summary Sign in with email and password
 */
export const useLogIn = <TError = ErrorType<BadRequestResponse | InvalidCredentialsResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    /**
 * Takes the session of a challenge or of a verified code and the new password; signs in. A session works once, for 15 minutes. Who has a second factor sends `code` too (beyond): 422 at it when it is missing or wrong.
 * @summary Answer the new-password challenge
 */
export const setNewPassword = (
    newPasswordInput: NewPasswordInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenResult>(
      {url: `/auth/new-password-required`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newPasswordInput, signal
    },
      options);
    }




export const getSetNewPasswordMutationKey = () => ['setNewPassword'] as const;

export const getSetNewPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNewPassword>>, TError,SetNewPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setNewPassword>>, TError,SetNewPasswordMutationVariables, TContext> => {

const mutationKey = getSetNewPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setNewPassword>>, SetNewPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setNewPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetNewPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setNewPassword>>>
    export type SetNewPasswordMutationBody = NewPasswordInput
    export type SetNewPasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetNewPasswordMutationVariables = {data: NewPasswordInput}

    /**
 * @summary Answer the new-password challenge
 */
export const useSetNewPassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNewPassword>>, TError,SetNewPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setNewPassword>>,
        TError,
        SetNewPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetNewPasswordMutationOptions(options), queryClient);
    }
    /**
 * Ends the family of refresh tokens the cookie belongs to and clears the cookie. Without a session it does nothing; the response is the same.
 * @summary Sign out
 */
export const logOut = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/auth/log-out`, method: 'POST', signal
    },
      options);
    }




export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

    export type LogOutMutationError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Sign out
 */
export const useLogOut = <TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }
    /**
 * The refresh token is rotated at each use. For 10 seconds a used one gets the same successor again, because a response may be lost or several
 * tabs may ask at once; after that it ends the whole family (401 for every member).
 * @summary Trade the refresh cookie for a new access token
 */
export const refreshToken = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenResult>(
      {url: `/auth/refresh-token`, method: 'GET', signal
    },
      options);
    }




export const getRefreshTokenQueryKey = () => {
    return [
    'auth','refresh-token'
    ] as const;
    }


export const getRefreshTokenQueryOptions = <TData = Awaited<ReturnType<typeof refreshToken>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefreshTokenQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refreshToken>>> = ({ signal }) => refreshToken(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RefreshTokenQueryResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
export type RefreshTokenQueryError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useRefreshToken<TData = Awaited<ReturnType<typeof refreshToken>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof refreshToken>>,
          TError,
          Awaited<ReturnType<typeof refreshToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefreshToken<TData = Awaited<ReturnType<typeof refreshToken>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof refreshToken>>,
          TError,
          Awaited<ReturnType<typeof refreshToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefreshToken<TData = Awaited<ReturnType<typeof refreshToken>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trade the refresh cookie for a new access token
 */

export function useRefreshToken<TData = Awaited<ReturnType<typeof refreshToken>>, TError = ErrorType<UnauthorizedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refreshToken>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefreshTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * User, customer, disposition areas and permissions. The client's areas and what it may offer come from here.
 * @summary The signed-in user's profile
 */
export const getMe = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserEnvelope>(
      {url: `/auth/me`, method: 'GET', signal
    },
      options);
    }




export const getGetMeQueryKey = () => {
    return [
    'auth','me'
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user's profile
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. `new_password` needs `current_password` (422 at that field when it is wrong) and ends all other sessions of the user, issued codes and challenges.
 * @summary Change the own profile or password
 */
export const updateMe = (
    profileInput: ProfileInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserEnvelope>(
      {url: `/auth/me`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: profileInput, signal
    },
      options);
    }




export const getUpdateMeMutationKey = () => ['updateMe'] as const;

export const getUpdateMeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext> => {

const mutationKey = getUpdateMeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMe>>, UpdateMeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMe(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMeMutationResult = NonNullable<Awaited<ReturnType<typeof updateMe>>>
    export type UpdateMeMutationBody = ProfileInput
    export type UpdateMeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateMeMutationVariables = {data: ProfileInput}

    /**
 * @summary Change the own profile or password
 */
export const useUpdateMe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMe>>, TError,UpdateMeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMe>>,
        TError,
        UpdateMeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMeMutationOptions(options), queryClient);
    }
    /**
 * Sends a six-digit code, valid for 15 minutes, if the address belongs to a user. The response is the same whether it does or not.
 * @summary Ask for a code to set a new password
 */
export const forgotPassword = (
    forgotPasswordInput: ForgotPasswordInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/auth/forgot-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: forgotPasswordInput, signal
    },
      options);
    }




export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = ForgotPasswordInput
    export type ForgotPasswordMutationError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ForgotPasswordMutationVariables = {data: ForgotPasswordInput}

    /**
 * @summary Ask for a code to set a new password
 */
export const useForgotPassword = <TError = ErrorType<BadRequestResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    /**
 * The session is taken by `new-password-required`. Five wrong codes use the code up.
 * @summary Trade the mailed code for a session
 */
export const verifyCode = (
    verifyInput: VerifyInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<VerifyResult>(
      {url: `/auth/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyInput, signal
    },
      options);
    }




export const getVerifyCodeMutationKey = () => ['verifyCode'] as const;

export const getVerifyCodeMutationOptions = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext> => {

const mutationKey = getVerifyCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyCode>>, VerifyCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyCode>>>
    export type VerifyCodeMutationBody = VerifyInput
    export type VerifyCodeMutationError = ErrorType<BadRequestResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type VerifyCodeMutationVariables = {data: VerifyInput}

    /**
 * @summary Trade the mailed code for a session
 */
export const useVerifyCode = <TError = ErrorType<BadRequestResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyCode>>, TError,VerifyCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyCode>>,
        TError,
        VerifyCodeMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyCodeMutationOptions(options), queryClient);
    }
    /**
 * Name and address behind the link of an invitation, or of a new password. It uses nothing up.
 * @summary Whom a link is for
 */
export const readInvitation = (
    invitationToken: InvitationToken,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitationEnvelope>(
      {url: `/auth/invitation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationToken, signal
    },
      options);
    }




export const getReadInvitationMutationKey = () => ['readInvitation'] as const;

export const getReadInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext> => {

const mutationKey = getReadInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readInvitation>>, ReadInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof readInvitation>>>
    export type ReadInvitationMutationBody = InvitationToken
    export type ReadInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReadInvitationMutationVariables = {data: InvitationToken}

    /**
 * @summary Whom a link is for
 */
export const useReadInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readInvitation>>, TError,ReadInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readInvitation>>,
        TError,
        ReadInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getReadInvitationMutationOptions(options), queryClient);
    }
    /**
 * Sets the password of the user whom the link is for and signs in. It works once; all sessions, codes and links of the user end.
 * @summary Accept an invitation
 */
export const acceptInvitation = (
    acceptInvitationInput: AcceptInvitationInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<TokenResult>(
      {url: `/auth/accept-invitation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: acceptInvitationInput, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = AcceptInvitationInput
    export type AcceptInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptInvitationMutationVariables = {data: AcceptInvitationInput}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
