import { AxiosError, getAdapter, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { apiBase, authBase } from '@/api/config';
import { GENERATED, type Contract } from '@/contract/contract';
import type { Violations } from './violations';

/**
 * Checks every response that a client gets against the contract and notes what is wrong with it; the app gets it as it came. It looks
 * at what arrived, so also at a refusal that the client handles by itself.
 */
export function watchResponses(client: AxiosInstance, contract: Contract, violations: Violations): void {
  const send = getAdapter(client.defaults.adapter);
  const seen = (response: AxiosResponse) => {
    const { method = 'get' } = response.config;
    const request = `${method.toUpperCase()} ${client.getUri(response.config)}`;
    // Compiling a schema takes a moment, for which the page should not wait.
    setTimeout(() => check(contract, violations, request, response));
  };
  client.defaults.adapter = async (config) => {
    try {
      const response = await send(config);
      seen(response);
      return response;
    } catch (error) {
      if (error instanceof AxiosError && error.response) seen(error.response);
      throw error;
    }
  };
}

/** Path below the API as the contract writes it: signing in may have a base of its own. */
function pathOf({ baseURL, url = '' }: InternalAxiosRequestConfig): string {
  const path = url.split('?')[0] ?? '';
  return baseURL === authBase() && baseURL !== apiBase() ? `/auth${path}` : path;
}

function check(contract: Contract, violations: Violations, request: string, response: AxiosResponse<unknown>): void {
  const { config, status, data, headers } = response;
  const path = pathOf(config);
  // Generated data has nothing to say about a backend.
  if (headers[GENERATED] !== undefined) return;
  const method = request.split(' ')[0];
  const operation = contract.operations.find((one) => one.method === method && one.match(path));
  if (!operation) {
    const [expected, got] = ['an operation of the contract', request];
    violations.note({ operation: 'none', request, status, path: 'address', expected, got });
    return;
  }
  const body = bodyOf(data);
  for (const { path, message } of contract.checkResponse(operation.id, status, body)) {
    const got = message.endsWith('is not declared') ? status : path === 'body' ? body : at(body, path);
    violations.note({ operation: operation.id, request, status, path, expected: message, got: shown(got) });
  }
  const type = String(headers['content-type'] ?? '');
  const media = operation.mediaTypes.get(status);
  if (media !== undefined && !type.startsWith(media))
    violations.note({
      operation: operation.id,
      request,
      status,
      path: 'content type',
      expected: media,
      got: shown(type),
    });
}

function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  if (data === '') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

const at = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body);

const shown = (value: unknown) =>
  value === undefined || value === '' ? 'nothing' : JSON.stringify(value).slice(0, 120);
