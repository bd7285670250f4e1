import fs from 'node:fs';
import { getResponse } from 'msw';
import { expect } from 'vitest';
import { readContract, type Contract } from '@/contract/contract';
import { handlersOf } from '@/mocks/respond';
import { createMock, type Mock, type MockOptions } from '@/mocks/mock';
import { demoPassword } from '@/world/customers';

/** The moment the tests' worlds are seen from: a Wednesday, 10:00 in Berlin. */
export const now = new Date('2026-11-18T09:00:00.000Z');

export const contract: Contract = readContract(fs.readFileSync('openapi/dashboard.yaml', 'utf8'));

interface Reply<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends requests below `/api`; every answer is checked against the contract. */
export type Send = <T>(method: string, path: string, ask?: Ask) => Promise<Reply<T>>;

/** What each operation answered so far, as in `listBins 200`. */
export const seen = new Set<string>();

export interface Client {
  mock: Mock;
  send: Send;
  /** The same with the token of an account. */
  as(email: string): Promise<Send>;
}

/** A mock of its own on the small world, asked without any network. */
export function openMock(options: Partial<MockOptions> = {}): Client {
  const mock = createMock({ contract, size: 'small', seed: 1, bornAt: now, now: () => now, ...options });
  const handlers = handlersOf(mock);
  const send = async <T>(method: string, path: string, { body, headers = {} }: Ask = {}): Promise<Reply<T>> => {
    const given = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const request = new Request(`http://mock.test/api${path}`, {
      method,
      ...given,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${method} ${path}`);
    if (response.type === 'error') return { status: 0, body: {} as T, headers: response.headers };
    if (response.headers.get('content-type') === 'text/event-stream') {
      await response.body?.cancel();
      seen.add(`streamEvents ${response.status}`);
      return { status: response.status, body: {} as T, headers: response.headers };
    }
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    const at = `${path.split('?')[0]}`;
    const operation = contract.operations.find((one) => one.method === method && one.match(at));
    if (operation) {
      seen.add(`${operation.id} ${response.status}`);
      const errors = contract.checkResponse(operation.id, response.status, answer);
      expect(errors, `${method} ${path} answered ${response.status} ${text.slice(0, 400)}`).toEqual([]);
    }
    return { status: response.status, body: answer as T, headers: response.headers };
  };
  const as = async (email: string): Promise<Send> => {
    const { body } = await send<{ atk: string }>('POST', '/auth/log-in', { body: { email, password: demoPassword } });
    return (method, path, { headers, ...ask } = {}) =>
      send(method, path, { ...ask, headers: { authorization: `Bearer ${body.atk}`, ...headers } });
  };
  return { mock, send, as };
}
