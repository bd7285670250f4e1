import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { build } from '../../src/server/app.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { createDatabase, openWorld, testConfig } from './harness.ts';
import { heard, listen, stream, truck } from './streams.ts';

it('resumes without losing what a slower transaction had begun before', async () => {
  const world = await openWorld('postgres');
  const port = await listen(world);
  let release = () => {};
  let begun = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const entered = new Promise<void>((resolve) => (begun = resolve));
  const slow = world.db.transaction(async (tx) => {
    await tx.execute(sql`update drivers set name = name where customer_id = 1`);
    begun();
    await held;
  });
  await entered;
  await world.user.post('/trucks/', { ...truck, license_plate: 'LIVE 5' });
  const one = await stream(port, await world.token('viewer'));
  one.close();
  release();
  await slow;
  const again = await stream(port, await world.token('viewer'), { 'last-event-id': one.lastId() ?? '' });
  await heard(again, 'drivers');
  expect(again.events.map(({ resource }) => resource)).toContain('drivers');
  again.close();
  await world.close();
});

it('a change on one server is heard on another; a hundred streams cost one connection; a lost one is replaced', async () => {
  const url = await createDatabase();
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const database = await openDatabase({ databaseUrl: url, maxConnections: 3 });
      const log: string[] = [];
      const app = await build({
        config: testConfig({ DATABASE_URL: url }),
        database,
        logTo: { write: (line) => void log.push(line) },
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { app, database, log, port: (app.server.address() as AddressInfo).port };
    }),
  );
  const [a, b] = servers as [(typeof servers)[0], (typeof servers)[0]];
  const logIn = async (email: string) => {
    const answer = await a.app.inject({
      method: 'POST',
      url: '/api/auth/log-in',
      payload: { email, password: 'Glas-2026!' },
    });
    return answer.json<{ atk: string }>().atk;
  };
  const watch = new pg.Client(url);
  await watch.connect();
  const sessions = async (name: string) =>
    Number(
      (
        await watch.query(
          'select count(*) from pg_stat_activity where datname = current_database() and application_name = $1',
          [name],
        )
      ).rows[0].count,
    );

  const users = await Promise.all(['admin', 'user', 'viewer', 'other'].map((name) => logIn(`${name}@demo.test`)));
  const tokens = Array.from({ length: 25 }, () => users)
    .flat()
    .slice(0, 80);
  const streams = await Promise.all(tokens.map((token) => stream(b.port, token)));
  expect(streams.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  expect([await sessions('dashboard-changes'), (await sessions('dashboard')) <= 6]).toEqual([2, true]);

  const create = (license_plate: string) =>
    a.app.inject({
      method: 'POST',
      url: '/api/trucks/',
      headers: { authorization: `Bearer ${users[0]}` },
      payload: { ...truck, license_plate },
    });
  expect((await create('TWO 1')).statusCode).toBe(201);
  await Promise.all(streams.filter((_, index) => index % 4 !== 3).map((one) => heard(one, 'trucks')));
  expect(streams.filter((_, index) => index % 4 === 3).every(({ events }) => events.length === 0)).toBe(true);

  const last = streams[0]?.lastId() ?? '';
  await watch.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dashboard-changes' and datname = current_database()",
  );
  await expect.poll(() => streams.every((one) => one.ended())).toBe(true);
  expect((await create('TWO 2')).statusCode).toBe(201);
  const again = await vi.waitFor(
    async () => {
      const one = await stream(b.port, users[0] ?? '', { 'last-event-id': last });
      expect(one.status).toBe(200);
      return one;
    },
    { timeout: 10_000 },
  );
  await heard(again, 'trucks');
  expect(b.log.join('')).toContain('not listening for changes');
  again.close();
  await watch.end();
  for (const { app, database } of servers) {
    await app.close();
    await database.close();
  }
}, 60_000);

it('where LISTEN is impossible the stream is refused, the log says so, and all else works', async () => {
  const url = await createDatabase();
  const listenUrl = url.replace(/:\d+\//, ':1/');
  const database = await openDatabase({ databaseUrl: url, listenUrl });
  const log: string[] = [];
  const app = await build({ config: testConfig(), database, logTo: { write: (line) => void log.push(line) } });
  const { atk } = (
    await app.inject({
      method: 'POST',
      url: '/api/auth/log-in',
      payload: { email: 'viewer@demo.test', password: 'Glas-2026!' },
    })
  ).json<{ atk: string }>();
  const headers = { authorization: `Bearer ${atk}` };
  const refused = await app.inject({ url: '/api/events/stream', headers });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(log.join('')).toContain('not listening for changes');
  expect((await app.inject({ url: '/api/trucks/', headers })).statusCode).toBe(200);
  await app.close();
  await database.close();
});
