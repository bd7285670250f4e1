import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { build } from '../../src/server/app.ts';
import { sharedKeys } from '../../src/server/auth/keys.ts';
import { accessTokens } from '../../src/server/auth/tokens.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open.ts';
import { refreshFamilies } from '../../src/server/db/schema-sessions.ts';
import { startPostgres } from './global-setup.ts';
import { createDatabase, testConfig } from './harness.ts';
import { problemErrors } from './problems.ts';

const rounds = Number(process.env.ROUNDS ?? 2);

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

async function serve(
  databaseUrl: string,
  maxConnections: number,
): Promise<{ app: FastifyInstance; database: OpenDatabase; log: string[] }> {
  const database = await openDatabase({ databaseUrl, maxConnections });
  const log: string[] = [];
  const app = await build({ config: testConfig(), database, logTo: { write: (line) => void log.push(line) } });
  stops.push(async () => {
    await app.close();
    await database.close();
  });
  return { app, database, log };
}

/** A token of the first user, with a session of its own. */
async function openSession({ db }: OpenDatabase): Promise<string> {
  const sessionId = '00000000-0000-4000-8000-000000000001';
  const now = new Date();
  await db.insert(refreshFamilies).values({ id: sessionId, customerId: 1, userId: 1, createdAt: now, lastSeenAt: now });
  const { access } = await sharedKeys(db, testConfig());
  return accessTokens(access).sign({ id: 1, customerId: 1, timeZone: 'Europe/Berlin', sessionId });
}

it('a full pool is 503 within 2 s, and the server stays ready', async () => {
  const { app, database } = await serve(await createDatabase(), 1);
  const headers = { authorization: `Bearer ${await openSession(database)}` };
  // The first one prepares what the others use.
  expect((await app.inject({ url: '/api/locations/', headers })).statusCode).toBe(200);
  let taken = () => {};
  let give = () => {};
  const holding = new Promise<void>((resolve) => (taken = resolve));
  const held = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    taken();
    await new Promise<void>((resolve) => (give = resolve));
  });
  await holding;
  const start = performance.now();
  const [answer, ready] = await Promise.all([app.inject({ url: '/api/locations/', headers }), app.inject('/readyz')]);
  const took = performance.now() - start;
  give();
  await held;
  expect([answer.statusCode, answer.headers['retry-after'], ready.statusCode]).toEqual([503, '2', 200]);
  expect(problemErrors(answer.json())).toEqual([]);
  expect(took).toBeLessThan(2_000);
  expect((await app.inject({ url: '/api/locations/', headers })).statusCode).toBe(200);
});

it(
  'a PostgreSQL that restarts under 20 writers makes 503, never 500, and loses nothing that was confirmed',
  { timeout: 600_000 },
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-restart-'));
    fs.chmodSync(folder, 0o777);
    stops.push(() => fs.promises.rm(folder, { recursive: true, force: true }));
    const { server, url } = await startPostgres(path.join(folder, 'postgres'), true);
    stops.push(() => server.stop());
    const { app, database, log } = await serve(`${url}/postgres`, 10);
    await database.db.execute(sql`insert into customers (name, time_zone) values ('Restarted', 'Europe/Berlin')`);
    await database.db.execute(sql`insert into users (customer_id, email, name, role, password_hash)
      values (1, 'admin@restarted.test', 'Admin', 'admin', 'none')`);
    const headers = { authorization: `Bearer ${await openSession(database)}` };
    const answers: number[] = [];
    const confirmed: string[] = [];
    const slow: number[] = [];
    let over = false;
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let i = 0; !over; i++) {
        const key = `W${writer}-${i}`;
        const payload = {
          ...{ location_id: key, location_name: 'Test', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
          ...{ location_type: 'public', is_active: true },
        };
        const start = performance.now();
        const { statusCode } = await app.inject({ method: 'POST', url: '/api/locations/', headers, payload });
        slow.push(performance.now() - start);
        answers.push(statusCode);
        if (statusCode === 201) confirmed.push(key);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    stops.push(async () => {
      over = true;
      await Promise.all(writers);
    });
    for (let round = 0; round < rounds; round++) {
      const before = confirmed.length;
      await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
      const refused = () => answers.filter((status) => status === 503).length;
      const sofar = refused();
      await server.stop();
      await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThan(sofar + 20);
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      await server.start();
    }
    const before = confirmed.length;
    await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    over = true;
    await Promise.all(writers);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const count = (status: number) => answers.filter((answer) => answer === status).length;
    console.log(
      `PostgreSQL restarted ${rounds} times under 20 writers: ${count(201)} confirmed, ${count(503)} times 503, ${count(500)} times 500`,
    );
    expect([...new Set(answers)].toSorted()).toEqual([201, 503]);
    expect(Math.max(...slow)).toBeLessThan(5_000);
    expect(log.some((line) => line.includes('a database connection broke'))).toBe(true);
    const client = new pg.Client(`${url}/postgres`);
    await client.connect();
    const { rows } = await client.query<{ location_id: string }>('select location_id from locations');
    await client.end();
    const kept = new Set(rows.map((row) => row.location_id));
    expect(confirmed.filter((key) => !kept.has(key))).toEqual([]);
  },
);
