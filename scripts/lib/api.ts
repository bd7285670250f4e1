import type { LoginResult, Problem, UserEnvelope } from '../../src/api/generated/dashboard.schemas.ts';

/** The server returned a problem. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    const fields = (problem.errors ?? []).map((e) => `${e.path} ${e.message}`).join('; ');
    super([problem.detail ?? problem.title, fields].filter(Boolean).join(': '));
    this.problem = problem;
  }
}

export interface Api {
  /** Returns the body (undefined for 204). Throws ApiError on a problem, TypeError when the server is out of reach. */
  request<T>(
    method: string,
    path: string,
    options?: { body?: unknown; ifMatch?: string; signal?: AbortSignal },
  ): Promise<T>;
  me: UserEnvelope['user'];
}

/** Requests to `<url>/api`, without a session. */
function clientOf(url: string, agent: string) {
  const base = `${url.replace(/\/+$/, '')}/api`;
  type Options = Parameters<Api['request']>[2];
  return async <T>(
    method: string,
    path: string,
    token: string | undefined,
    { body, ifMatch, signal }: NonNullable<Options>,
  ): Promise<T> => {
    const response = await fetch(base + path, {
      method,
      headers: {
        'user-agent': agent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch ? { 'if-match': ifMatch } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : undefined;
    if (!response.ok)
      throw new ApiError(
        (json as Problem | undefined) ?? { type: 'about:blank', title: response.statusText, status: response.status },
      );
    return json as T;
  };
}

/** A client with a machine token. */
export function withToken(url: string, token: string, agent = 'node'): Pick<Api, 'request'> {
  const send = clientOf(url, agent);
  return { request: (method, path, options = {}) => send(method, path, token, options) };
}

/** Why signing in goes no further; asking again would not help. */
function stopped({ challenge_name: challenge }: LoginResult, variable?: string): ApiError {
  const title =
    challenge === 'SECOND_FACTOR'
      ? `This account has a second factor: use a machine token${variable ? ` (${variable})` : ''}.`
      : 'This account must set a new password first: sign in with a browser.';
  return new ApiError({ type: 'about:blank', title, status: 403 });
}

/**
 * Signs in and returns a client for `<url>/api`. A token that expires on the way is renewed by signing in again.
 * @param variable that takes a machine token instead
 * @throws ApiError with 401 for wrong credentials, with 403 when more than the password is asked for
 */
export async function signIn(
  url: string,
  email: string,
  password: string,
  agent = 'node',
  variable?: string,
): Promise<Api> {
  const send = clientOf(url, agent);
  const logIn = async () => {
    const result = await send<LoginResult>('POST', '/auth/log-in', undefined, { body: { email, password } });
    if (result.atk === undefined) throw stopped(result, variable);
    return result.atk;
  };
  let token = await logIn();
  const request: Api['request'] = async <T>(method: string, path: string, options = {}) => {
    try {
      return await send<T>(method, path, token, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error;
      token = await logIn();
      return send<T>(method, path, token, options);
    }
  };
  return { request, me: (await request<UserEnvelope>('GET', '/auth/me')).user };
}
