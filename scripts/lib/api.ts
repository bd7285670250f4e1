import type { LoginResult, Problem, UserEnvelope } from '../../src/api/generated/dashboard.schemas.ts';

/** The server answered with a problem. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    const fields = (problem.errors ?? []).map((e) => `${e.path} ${e.message}`).join('; ');
    super([problem.detail ?? problem.title, fields].filter(Boolean).join(': '));
    this.problem = problem;
  }
}

export interface Api {
  /** Answers the body (undefined for 204). Throws ApiError on a problem, TypeError when the server is out of reach. */
  request<T>(
    method: string,
    path: string,
    options?: { body?: unknown; ifMatch?: string; signal?: AbortSignal },
  ): Promise<T>;
  me: UserEnvelope['user'];
}

/**
 * Signs in and answers a client for `<url>/api`. A token that expires on the way is renewed by signing in again.
 * @throws ApiError with 401 for wrong credentials.
 */
export async function signIn(url: string, email: string, password: string, agent = 'node'): Promise<Api> {
  const base = `${url.replace(/\/+$/, '')}/api`;
  const send = async (
    method: string,
    path: string,
    token: string | undefined,
    body: unknown,
    ifMatch?: string,
    signal?: AbortSignal,
  ) =>
    fetch(base + path, {
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
  const read = async <T>(response: Response): Promise<T> => {
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : undefined;
    if (!response.ok)
      throw new ApiError(
        (json as Problem | undefined) ?? { type: 'about:blank', title: response.statusText, status: response.status },
      );
    return json as T;
  };
  const logIn = async () => {
    const { atk } = await read<LoginResult>(await send('POST', '/auth/log-in', undefined, { email, password }));
    if (atk === undefined) throw new Error('This account must set a new password first: sign in with a browser.');
    return atk;
  };
  let token = await logIn();
  const request: Api['request'] = async (method, path, { body, ifMatch, signal } = {}) => {
    const first = await send(method, path, token, body, ifMatch, signal);
    if (first.status !== 401) return read(first);
    token = await logIn();
    return read(await send(method, path, token, body, ifMatch, signal));
  };
  return { request, me: (await request<UserEnvelope>('GET', '/auth/me')).user };
}
