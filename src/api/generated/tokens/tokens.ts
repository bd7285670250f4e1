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
  CreatedMachineToken,
  ForbiddenResponse,
  ListTokensParams,
  MachineTokenEnvelope,
  MachineTokenInput,
  MachineTokenList,
  MappingTrial,
  MappingTrialInput,
  NotFoundResponse,
  PreconditionFailedResponse,
  ServerErrorResponse,
  TokenMappingInput,
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
 * Those that were not revoked, expired ones too. `q` looks into the name.
 * @summary Machine tokens that match
 */
export const listTokens = (
    params?: ListTokensParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MachineTokenList>(
      {url: `/tokens/`, method: 'GET',
        params, signal
    },
      options);
    }




export const getListTokensQueryKey = (params?: ListTokensParams,) => {
    return [
    'tokens', ...(params ? [params] : [])
    ] as const;
    }


export const getListTokensQueryOptions = <TData = Awaited<ReturnType<typeof listTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTokensQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTokens>>> = ({ signal }) => listTokens(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listTokens>>>
export type ListTokensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTokens<TData = Awaited<ReturnType<typeof listTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTokensParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokens>>,
          TError,
          Awaited<ReturnType<typeof listTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokens<TData = Awaited<ReturnType<typeof listTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTokens>>,
          TError,
          Awaited<ReturnType<typeof listTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTokens<TData = Awaited<ReturnType<typeof listTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Machine tokens that match
 */

export function useListTokens<TData = Awaited<ReturnType<typeof listTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTokens>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTokensQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The secret is in this response alone; it is stored as a hash. It is sent as `Authorization: Bearer wd_…` and does what its scopes allow, for its customer, with a limit of requests of its own. Operations that need no scope are for people (403). 422 at a scope that the caller lacks or that no token can have (users, tokens, writing views), and at an expiry that is past or more than a year ahead.
 * @summary Create a machine token
 */
export const createToken = (
    machineTokenInput: MachineTokenInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreatedMachineToken>(
      {url: `/tokens/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: machineTokenInput, signal
    },
      options);
    }




export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext> => {

const mutationKey = getCreateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createToken>>, CreateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createToken(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createToken>>, variables: CreateTokenMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTokensQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
    export type CreateTokenMutationBody = MachineTokenInput
    export type CreateTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateTokenMutationVariables = {data: MachineTokenInput}

    /**
 * @summary Create a machine token
 */
export const useCreateToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createToken>>,
        TError,
        CreateTokenMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateTokenMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * For good, from the next request on, on all servers.
 * @summary Revoke a machine token
 */
export const revokeToken = (
    id: number,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/tokens/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeTokenMutationKey = () => ['revokeToken'] as const;

export const getRevokeTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext> => {

const mutationKey = getRevokeTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeToken>>, RevokeTokenMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeToken(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof revokeToken>>, variables: RevokeTokenMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTokensQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RevokeTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeToken>>>

    export type RevokeTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevokeTokenMutationVariables = {id: number}

    /**
 * @summary Revoke a machine token
 */
export const useRevokeToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeToken>>, TError,RevokeTokenMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeToken>>,
        TError,
        RevokeTokenMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRevokeTokenMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What `POST /webhooks/levels/` reads in the payloads that are sent with the token; null takes it away. Containers need not exist yet. 422 at `mapping.height` for a distance without it or not longer than `offset`, at `mapping.recorded_at` when neither it nor a key is pointed to, and at a device that is named twice.
 * @summary Say what a vendor's payloads mean
 */
export const setTokenMapping = (
    id: number,
    tokenMappingInput: TokenMappingInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MachineTokenEnvelope>(
      {url: `/tokens/${encodeURIComponent(String(id))}/mapping`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tokenMappingInput, signal
    },
      options);
    }




export const getSetTokenMappingMutationKey = () => ['setTokenMapping'] as const;

export const getSetTokenMappingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTokenMapping>>, TError,SetTokenMappingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setTokenMapping>>, TError,SetTokenMappingMutationVariables, TContext> => {

const mutationKey = getSetTokenMappingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTokenMapping>>, SetTokenMappingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setTokenMapping(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof setTokenMapping>>, variables: SetTokenMappingMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTokensQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SetTokenMappingMutationResult = NonNullable<Awaited<ReturnType<typeof setTokenMapping>>>
    export type SetTokenMappingMutationBody = TokenMappingInput
    export type SetTokenMappingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetTokenMappingMutationVariables = {id: number;data: TokenMappingInput}

    /**
 * @summary Say what a vendor's payloads mean
 */
export const useSetTokenMapping = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PreconditionFailedResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTokenMapping>>, TError,SetTokenMappingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTokenMapping>>,
        TError,
        SetTokenMappingMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSetTokenMappingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    /**
 * What a payload would mean by a mapping, by the rules of `POST /webhooks/levels/`. Nothing is stored.
 * @summary Try a mapping on a payload
 */
export const tryMapping = (
    mappingTrialInput: MappingTrialInput,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<MappingTrial>(
      {url: `/tokens/mapping-trials/`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mappingTrialInput, signal
    },
      options);
    }




export const getTryMappingMutationKey = () => ['tryMapping'] as const;

export const getTryMappingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryMapping>>, TError,TryMappingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof tryMapping>>, TError,TryMappingMutationVariables, TContext> => {

const mutationKey = getTryMappingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tryMapping>>, TryMappingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  tryMapping(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof tryMapping>>, variables: TryMappingMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTokensQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type TryMappingMutationResult = NonNullable<Awaited<ReturnType<typeof tryMapping>>>
    export type TryMappingMutationBody = MappingTrialInput
    export type TryMappingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type TryMappingMutationVariables = {data: MappingTrialInput}

    /**
 * @summary Try a mapping on a payload
 */
export const useTryMapping = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooLargeResponse | UnprocessableResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tryMapping>>, TError,TryMappingMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tryMapping>>,
        TError,
        TryMappingMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getTryMappingMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
