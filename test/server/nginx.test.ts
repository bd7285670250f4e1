import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx, stopAll } from '../../scripts/lib/deployment.mjs';
import { openWorld, type World } from './harness.ts';
import { heard, listen, stream, truck } from './streams.ts';

const installed = spawnSync('nginx', ['-v']).error === undefined;

/** Two servers behind a real nginx with the configuration as shipped. */
let folder: string;
let worlds: [World, World];
let port: number;
beforeAll(async () => {
  if (!installed) return;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-nginx-'));
  const env = { TRUST_PROXY: '1' };
  const first = await openWorld('postgres', { heartbeat: 200, env });
  worlds = [first, await openWorld('postgres', { heartbeat: 200, env, beside: first })];
  port = Number(new URL(await startNginx(folder, await Promise.all(worlds.map(listen)))).port);
});
afterAll(async () => {
  if (!installed) return;
  await stopAll();
  await worlds[1].close();
  await worlds[0].close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it.skipIf(!installed)('nginx passes a change on at once, and the signs of life between them', async () => {
  const [world] = worlds;
  const streams = await Promise.all([1, 2, 3, 4].map(() => stream(port, world.token('viewer'))));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Held back until a buffer is full, none of this would ever arrive.
  await expect.poll(() => streams.every((one) => one.text().includes('\n:\n\n'))).toBe(true);
  await world.user.post('/trucks/', { ...truck, license_plate: 'NGINX 1' });
  await Promise.all(streams.map((one) => heard(one, 'trucks')));
  expect(streams.map(({ headers }) => [headers['content-encoding'], headers['cache-control']])).toEqual(
    streams.map(() => [undefined, 'no-store, no-transform']),
  );
  const [first, ...others] = streams;
  const last = first?.lastId() ?? '';
  first?.close();
  await world.user.post('/trucks/', { ...truck, license_plate: 'NGINX 2' });
  const again = await stream(port, world.token('viewer'), { 'last-event-id': last });
  await heard(again, 'trucks');
  for (const one of [again, ...others]) one.close();
});

it.skipIf(!installed)(
  'limits count the address that nginx saw, whatever a client writes in X-Forwarded-For',
  async () => {
    const logIn = async (forged: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/auth/log-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forged },
        body: JSON.stringify({ email: 'user@demo.test', password: 'wrong' }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++) statuses.push(await logIn(`203.0.113.${at}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  },
);

it.skipIf(!installed)('a whole list comes as it is read, and metrics stay inside', async () => {
  const headers = { authorization: `Bearer ${worlds[0].token('viewer')}`, accept: 'text/csv' };
  const list = await fetch(`http://127.0.0.1:${port}/api/trucks/`, { headers });
  expect([list.status, list.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect((await list.text()).split('\n').length).toBeGreaterThan(5);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
});
