import fs from 'node:fs';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '@/contract/contract';
import { handlersOf } from '@/mocks/respond';
import { createMock } from '@/mocks/mock';
import { accessToken } from '@/mocks/state/accounts';
import { openWorld, type World } from './harness.ts';
import { get, period, requests, truck, type Request } from './likeMocks-requests.ts';
import { worldNow } from './world-now.ts';

/**
 * The mocks keep the server's rules in code of their own. Here both stand on the same world and get the same requests, one after
 * the other, so that reads see what earlier writes left.
 */
let world: World;
const contract = readContract(fs.readFileSync('openapi/dashboard.yaml', 'utf8'));
const mock = createMock({ contract, size: 'small', seed: 1, bornAt: worldNow, now: () => worldNow });
const handlers = handlersOf(mock);

beforeAll(async () => {
  world = await openWorld('pglite');
});
afterAll(() => world.close());

interface Reply {
  status: number;
  body: unknown;
  etag: string | null;
}

/** Sums may differ in what no figure is measured to; the server adds its request's number to problems; cases and forecasts are its own. */
const own = ['instance', 'case', 'full_at'];
const even = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, at: unknown) =>
      own.includes(key) ? undefined : typeof at === 'number' ? Math.round(at * 1e6) / 1e6 : at,
    ),
  );

async function ofServer(
  [method, path, body, headers = {}]: Request,
  who: 'admin' | 'viewer' | 'other',
): Promise<Reply> {
  const client = world[who];
  const name = method.toLowerCase() as 'get';
  const answer = await (method === 'GET'
    ? client.get<unknown>(path, headers)
    : (client[name] as typeof client.post)<unknown>(path, body, headers));
  return { status: answer.status, body: even(answer.body), etag: (answer.headers.etag as string | undefined) ?? null };
}

async function ofMock([method, path, body, headers = {}]: Request, who: 'admin' | 'viewer' | 'other'): Promise<Reply> {
  const user = { admin: 1, viewer: 3, other: 5 }[who];
  const sent = new globalThis.Request(`http://mock.test/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${accessToken(user, 'renewal', worldNow)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const response = await getResponse(handlers, sent);
  const text = (await response?.text()) ?? '';
  const etag = response?.headers.get('etag') ?? null;
  return { status: response?.status ?? 0, body: even(text === '' ? null : JSON.parse(text)), etag };
}

it.each(requests)('answers %s %s as the server does', async (...request) => {
  expect(await ofMock(request, 'admin')).toEqual(await ofServer(request, 'admin'));
});

it('shows the second customer and a viewer what the server shows them', async () => {
  for (const request of get(
    '/bins/',
    '/tours/?facets=license_plate',
    '/locations/3',
    '/complaints/',
    `/general/km?${period}`,
  ))
    expect(await ofMock(request, 'other'), request.join(' ')).toEqual(await ofServer(request, 'other'));
  const write: Request = ['POST', '/trucks/', truck];
  expect(await ofMock(write, 'viewer')).toEqual(await ofServer(write, 'viewer'));
});
