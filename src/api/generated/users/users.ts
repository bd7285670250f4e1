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
  getListComplaintsQueryKey
} from '../complaints/complaints';

import type {
  AccountEnvelope,
  BadRequestResponse,
  ConflictResponse,
  CustomerPatch,
  ForbiddenResponse,
  InvitedUserEnvelope,
  ListUsersParams,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  SessionList,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UserInput,
  UserLinkEnvelope,
  UserLinkInput,
  UserList,
  UserPatch,
  UserRecordEnvelope
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
 * Everybody who may sign in, is invited or was deactivated. `q` looks into name and address.
 * @summary Users that match
 */
export const listUsers = (
    params?: ListUsersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserList>(
      {url: `/users/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    'users', ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Users that match
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The email address must be new (409 at `email`). Only the role `user` can be limited to areas (422 at `area_ids`). The link is mailed, or in the response for the caller to pass on; it is valid for 7 days, works once and is stored as a hash. A customer has 60 of these mails sent in 15 minutes; 429 for more.
 * @summary Invite a user
 */
export const inviteUser = (
    userInput: UserInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<InvitedUserEnvelope>(
      {url: `/users/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userInput, signal
    },
      options);
    }




export const getInviteUserMutationKey = () => ['inviteUser'] as const;

export const getInviteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext> => {

const mutationKey = getInviteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteUser>>, InviteUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteUser(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof inviteUser>>, variables: InviteUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type InviteUserMutationResult = NonNullable<Awaited<ReturnType<typeof inviteUser>>>
    export type InviteUserMutationBody = UserInput
    export type InviteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type InviteUserMutationVariables = {data: UserInput}

    /**
 * @summary Invite a user
 */
export const useInviteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteUser>>,
        TError,
        InviteUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getInviteUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * The user with this id.
 * @summary One user
 */
export const getUser = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserRecordEnvelope>(
      {url: `/users/${encodeURIComponent(String(id))}`, method: 'GET', signal
    },
      options);
    }




export const getGetUserQueryKey = (id: number,) => {
    return [
    'users',id
    ] as const;
    }


export const getGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One user
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUserQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes what is given. Deactivating ends all sessions within a minute. 409 at `role` or `state` when no active administrator would be left, or when callers change their own; 422 at `area_ids` when another role than `user` would be limited to areas. A limit holds within a minute.
 * @summary Change a user
 */
export const updateUser = (
    id: number,
    userPatch: UserPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserRecordEnvelope>(
      {url: `/users/${encodeURIComponent(String(id))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userPatch, signal
    },
      options);
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUser(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateUser>>, variables: UpdateUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = UserPatch
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateUserMutationVariables = {id: number;data: UserPatch}

    /**
 * @summary Change a user
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For good, with their views and sessions. 409 while the user is active: deactivate first.
 * @summary Remove a user
 */
export const deleteUser = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/users/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteUser(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteUser>>, variables: DeleteUserMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>

    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeleteUserMutationVariables = {id: number}

    /**
 * @summary Remove a user
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PreconditionFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteUserMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * To one who is invited, the invitation again (7 days); to one who is active, a link to set a new password (24 hours). It works once and takes the place of earlier ones. 409 when the user is deactivated, or the caller. A mail counts as that of an invitation does.
 * @summary A new link for a user
 */
export const sendUserLink = (
    id: number,
    userLinkInput: UserLinkInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UserLinkEnvelope>(
      {url: `/users/${encodeURIComponent(String(id))}/link`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userLinkInput, signal
    },
      options);
    }




export const getSendUserLinkMutationKey = () => ['sendUserLink'] as const;

export const getSendUserLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUserLink>>, TError,SendUserLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendUserLink>>, TError,SendUserLinkMutationVariables, TContext> => {

const mutationKey = getSendUserLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendUserLink>>, SendUserLinkMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  sendUserLink(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof sendUserLink>>, variables: SendUserLinkMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SendUserLinkMutationResult = NonNullable<Awaited<ReturnType<typeof sendUserLink>>>
    export type SendUserLinkMutationBody = UserLinkInput
    export type SendUserLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SendUserLinkMutationVariables = {id: number;data: UserLinkInput}

    /**
 * @summary A new link for a user
 */
export const useSendUserLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooLargeResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUserLink>>, TError,SendUserLinkMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendUserLink>>,
        TError,
        SendUserLinkMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendUserLinkMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * Those that have not ended, the one seen last first.
 * @summary Sessions of a user
 */
export const listUserSessions = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SessionList>(
      {url: `/users/${encodeURIComponent(String(id))}/sessions`, method: 'GET', signal
    },
      options);
    }




export const getListUserSessionsQueryKey = (id: number,) => {
    return [
    'users',id,'sessions'
    ] as const;
    }


export const getListUserSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserSessions>>> = ({ signal }) => listUserSessions(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listUserSessions>>>
export type ListUserSessionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserSessions>>,
          TError,
          Awaited<ReturnType<typeof listUserSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserSessions>>,
          TError,
          Awaited<ReturnType<typeof listUserSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sessions of a user
 */

export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All of them, within a minute on all servers; of the caller's own, all but the one that asks.
 * @summary End the sessions of a user
 */
export const endUserSessions = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/users/${encodeURIComponent(String(id))}/sessions`, method: 'DELETE', signal
    },
      options);
    }




export const getEndUserSessionsMutationKey = () => ['endUserSessions'] as const;

export const getEndUserSessionsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext> => {

const mutationKey = getEndUserSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserSessions>>, EndUserSessionsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endUserSessions(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof endUserSessions>>, variables: EndUserSessionsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type EndUserSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endUserSessions>>>

    export type EndUserSessionsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type EndUserSessionsMutationVariables = {id: number}

    /**
 * @summary End the sessions of a user
 */
export const useEndUserSessions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserSessions>>,
        TError,
        EndUserSessionsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getEndUserSessionsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For one who has lost the device and the recovery codes. 409 when there is none, or the user is the caller.
 * @summary Switch the second factor of a user off
 */
export const resetSecondFactor = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/users/${encodeURIComponent(String(id))}/second-factor`, method: 'DELETE', signal
    },
      options);
    }




export const getResetSecondFactorMutationKey = () => ['resetSecondFactor'] as const;

export const getResetSecondFactorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext> => {

const mutationKey = getResetSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSecondFactor>>, ResetSecondFactorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resetSecondFactor(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof resetSecondFactor>>, variables: ResetSecondFactorMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ResetSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof resetSecondFactor>>>

    export type ResetSecondFactorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ResetSecondFactorMutationVariables = {id: number}

    /**
 * @summary Switch the second factor of a user off
 */
export const useResetSecondFactor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetSecondFactor>>,
        TError,
        ResetSecondFactorMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getResetSecondFactorMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * With `If-Match` the state in `updated_at` of the account; `current` of 412 is the account with its `working_hours`. The working hours by which notifications are due: those that are open keep the moment they were promised. Where the yard is, from which tours are planned, and the plant. Whether administrators need a second factor: switching it on needs that the caller has one (409). Then an administrator without one is signed in to nothing but their own profile, sessions and second factor: everything else is 403 until there is one.
 * @summary Change the settings of the customer
 */
export const updateCustomer = (
    customerPatch: CustomerPatch,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AccountEnvelope>(
      {url: `/customer`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: customerPatch, signal
    },
      options);
    }




export const getUpdateCustomerMutationKey = () => ['updateCustomer'] as const;

export const getUpdateCustomerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomer>>, UpdateCustomerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCustomer(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCustomer>>, variables: UpdateCustomerMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListUsersQueryKey(), getGetMeQueryKey(), getListComplaintsQueryKey(), getListForecastsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomer>>>
    export type UpdateCustomerMutationBody = CustomerPatch
    export type UpdateCustomerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateCustomerMutationVariables = {data: CustomerPatch}

    /**
 * @summary Change the settings of the customer
 */
export const useUpdateCustomer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomer>>,
        TError,
        UpdateCustomerMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCustomerMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
