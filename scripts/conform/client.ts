import type { Checker } from './checker.ts';

export interface ClientResponse {
  status: number | undefined;
  body: unknown;
  headers: Headers;
}

export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** null sends none; a text sends that one. */
  token?: string | null;
  /** Statuses that are right here. */
  expect: number | readonly number[];
  /** Further faults found in the response. */
  also?: (response: ClientResponse) => string[];
}

const PATIENCE = 15_000;

/** Sends requests to a backend and has each response checked. */
export class Client {
  /** Access token sent with each request. */
  token: string | undefined;
  /** Whether that is a machine's: it is refused what none of its scopes allows, and what is for people. */
  machine = false;
  readonly checker: Checker;
  readonly #base: string;
  /** @param base address of the API, such as `https://host/api` */
  constructor(checker: Checker, base: string) {
    this.checker = checker;
    this.#base = base.replace(/\/+$/, '');
  }

  /** Tries one thing with one operation and notes what came of it. */
  async ask(
    id: string,
    title: string,
    { params = {}, query = {}, body, headers = {}, token, expect, also }: Ask,
  ): Promise<ClientResponse> {
    const operation = this.checker.operations.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? '')),
    );
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
    const bearer = token === undefined ? this.token : token;
    const started = `${this.#base}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
    const fetched = await fetch(started, {
      method: operation.method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: unknown) => String(error));
    if (typeof fetched === 'string') {
      this.checker.note({ operation: id, title, status: undefined, faults: [`no response: ${fetched}`] });
      return { status: undefined, body: undefined, headers: new Headers() };
    }
    const response: ClientResponse = {
      status: fetched.status,
      body: parse(await textOf(fetched)),
      headers: fetched.headers,
    };
    this.checker.note({
      operation: id,
      title,
      status: fetched.status,
      faults: this.#judge(id, response, [expect].flat(), also),
    });
    return response;
  }

  #judge(id: string, response: ClientResponse, expected: readonly number[], also: Ask['also']): string[] {
    const { status = 0, body, headers } = response;
    if (status >= 300 && status < 400) return [`redirects to ${headers.get('location')} instead of responding`];
    if (this.machine && status === 403)
      return this.checker.faultsOf(id, status, headers.get('content-type') ?? '', body);
    const faults = expected.includes(status) ? [] : [`returns ${status} where ${expected.join(' or ')} is right`];
    faults.push(...this.checker.faultsOf(id, status, headers.get('content-type') ?? '', body));
    // What the response holds is only worth reading when its shape is right.
    return faults.length === 0 && also ? also(response) : faults;
  }
}

/** The whole text, of a stream its first part: that does not end. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(part?.value);
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A field of a response, however it is nested. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}
