import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BinList } from '@/api/generated/dashboard.schemas';
import { serveMock } from '../../scripts/lib/mockServer';
import { now } from './kit';

const mails: string[] = [];
let served: Awaited<ReturnType<typeof serveMock>>;
beforeAll(async () => {
  served = await serveMock({
    contract: fs.readFileSync('openapi/dashboard.yaml', 'utf8'),
    ...{ port: 0, size: 'small', bornAt: now, now: () => now },
    onMail: ({ to, code }) => mails.push(`${to} ${code}`),
  });
});
afterAll(() => served.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${served.url}/api${path}`, init);
const json = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const signIn = (email: string) => ask('/auth/log-in', json({ email, password: 'Glas-2026!' }));

test('the world over HTTP, for each client its own session', async () => {
  const [admin, viewer] = [await signIn('admin@demo.test'), await signIn('viewer@demo.test')];
  const cookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const renewed = await ask('/auth/refresh-token', { headers: { cookie: cookie(viewer) } });
  const { atk } = (await renewed.json()) as { atk: string };
  const authorization = `Bearer ${atk}`;
  const me = (await (await ask('/auth/me', { headers: { authorization } })).json()) as { user: { role: string } };
  expect(me.user.role).toBe('viewer');
  expect((await ask('/auth/refresh-token', { headers: { cookie: cookie(admin) } })).status).toBe(200);
  expect((await ask('/auth/refresh-token')).status).toBe(401);

  const bins = (await (await ask('/bins/?page_size=2', { headers: { authorization } })).json()) as BinList;
  expect(bins.bins).toHaveLength(2);
  expect((await ask('/bins', { headers: { authorization } })).status).toBe(404);
  expect((await ask('/nowhere', { headers: { authorization } })).status).toBe(404);
  expect((await ask('/bins/', { method: 'PUT' })).status).toBe(405);
  const failing = await ask('/bins/', { headers: { authorization, 'x-mock-scenario': 'failing' } });
  expect(failing.status).toBe(500);
  await expect(ask('/bins/', { headers: { authorization, 'x-mock': 'listBins:offline' } })).rejects.toThrow(
    'fetch failed',
  );
});

test('any page may call, with credentials', async () => {
  const preflight = await ask('/bins/', { method: 'OPTIONS', headers: { origin: 'https://app.test' } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.test');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-mock-scenario');
  expect((await ask('/bins/')).headers.get('access-control-allow-credentials')).toBe('true');
});

test('a mailed code is told to whoever runs it', async () => {
  expect((await ask('/auth/forgot-password', json({ email: 'user@demo.test' }))).status).toBe(204);
  await expect.poll(() => mails).toEqual([expect.stringMatching(/^user@demo\.test \d{6}$/)]);
});
