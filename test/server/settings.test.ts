import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { readConfig } from '../../src/server/config.ts';
import { aloneOrNot, locks } from '../../src/server/db/locks.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { createDatabase, openWorld } from './harness.ts';
import { bundleServer, killAll, startServer } from './process.ts';
import { listen } from './streams.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-settings-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://localhost/dashboard' }, false],
  [{ DATABASE_URL: 'postgres://localhost/dashboard', NODE_ENV: 'development' }, false],
  [{ DATABASE_URL: 'postgres://localhost/dashboard', DEMO: 'on' }, true],
  [{ NODE_ENV: 'production', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('the demo with %o: %s', (env, on) => {
  const { demo, client } = readConfig(env);
  expect([demo, client.demo]).toEqual([on, on]);
});

it('a read replica is one of a PostgreSQL', () => {
  const readUrl = 'postgres://localhost/copy';
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/one', DATABASE_READ_URL: readUrl }).readUrl).toBe(readUrl);
  expect(() => readConfig({ DATABASE_READ_URL: readUrl })).toThrow('DATABASE_READ_URL needs DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL: 'postgres://a/b', DATABASE_READ_URL: 'x' })).toThrow('DATABASE_READ_URL');
});

it('a server has time to stop after the delay', () => {
  expect(readConfig({ STOP_DELAY_SECONDS: '19' }).stopDelaySeconds).toBe(19);
});

describe('a server of its own process', { timeout: 300_000 }, () => {
  let main: string;
  beforeAll(async () => {
    main = await bundleServer();
  });
  afterAll(killAll);

  it('on an empty production database nobody can sign in, and the first person gets a link; expired rows go at the start', async () => {
    const databaseUrl = await createDatabase('template0');
    // An empty setting counts as none.
    const env = { DATABASE_URL: databaseUrl, DEMO: '' };
    const first = await startServer(main, env);
    await expect.poll(first.output).toMatch(/\/setup#[\w-]{43}\n/);
    expect(first.output()).not.toMatch(/demo\.test|Glas-2026/);
    const logIn = async (email: string) => {
      const response = await fetch(`${first.api}/auth/log-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Glas-2026!' }),
      });
      return response.status;
    };
    for (const name of ['admin', 'user', 'viewer', 'other']) expect(await logIn(`${name}@demo.test`)).toBe(401);
    const database = await openDatabase({ databaseUrl });
    expect(await database.db.query.users.findMany()).toEqual([]);
    const left = async () => (await database.db.query.rateLimits.findMany()).map(({ key }) => key);
    expect((await left()).length).toBeGreaterThan(0);
    await database.db.execute(sql`update rate_limits set expire = now() - interval '1 hour'`);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await startServer(main, env);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    second.child.kill('SIGTERM');
    await second.ended;
    await database.close();
  });

  it('with the demo the banner names the log-ins and says that their passwords are public', async () => {
    const server = await startServer(main, { DATA_DIR: path.join(folder, 'demo') });
    await expect.poll(server.output).toContain('These passwords are public');
    expect(server.output()).toMatch(/Accounts {4}admin@demo\.test +admin\n/);
    expect(server.output()).toContain('password Glas-2026!');
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

it('METRICS_PORT serves the metrics there, to everybody who reaches it, and nothing else; the service port has none', async () => {
  const port = await freePort();
  const world = await openWorld('pglite', { env: { METRICS_PORT: String(port), HOST: '127.0.0.1' } });
  const service = await listen(world);
  await world.viewer.get('/trucks/');
  const get = (at: number, url: string) => fetch(`http://127.0.0.1:${at}${url}`);
  const metrics = await get(port, '/metrics');
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await metrics.text()).toMatch(/http_request_duration_seconds_count\{operation="listTrucks",status="200"\} 1/);
  expect((await get(port, '/api/trucks/')).status).toBe(404);
  expect((await get(service, '/metrics')).status).toBe(404);
  const second = openWorld('pglite', { env: { METRICS_PORT: String(port), HOST: '127.0.0.1' }, beside: world });
  await expect(second).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  await world.close();
  await expect(get(port, '/metrics')).rejects.toThrow('fetch failed');
});

it.each([
  [true, 'waits for the disk at each commit'],
  [false, 'never asks the disk'],
])('the embedded engine with dataSync %s %s', async (dataSync) => {
  const dataDir = path.join(folder, `sync-${dataSync}`);
  const synced = vi.spyOn(fs, 'fsyncSync');
  // Made without: the migrations would wait for the disk many times.
  await (await openDatabase({ dataDir })).close();
  expect(synced).not.toHaveBeenCalled();
  const database = await openDatabase({ dataDir, dataSync });
  await database.db.execute(sql`create table written (n int)`);
  const before = synced.mock.calls.length;
  const commits = 10;
  for (let at = 0; at < commits; at++) await database.db.execute(sql`insert into written values (${at}::int)`);
  const calls = synced.mock.calls.length - before;
  synced.mockRestore();
  await database.close();
  if (dataSync) expect(calls).toBeGreaterThanOrEqual(commits);
  else expect([before, calls]).toEqual([0, 0]);
});

it('of servers that clean up at the same time one does, the others go on without it', async () => {
  const databaseUrl = await createDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl })));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const cleaned: number[] = [];
  const [first, ...others] = servers.map(
    ({ db }, index) =>
      () =>
        aloneOrNot(db, locks.cleanUp, async (tx) => {
          cleaned.push(index);
          await held;
          await cleanUp(tx, new Date());
        }),
  );
  const running = first?.();
  await expect.poll(() => cleaned).toEqual([0]);
  // They come back although the first is still at it.
  await Promise.all(others.map((clean) => clean()));
  expect(cleaned).toEqual([0]);
  release();
  await running;
  await others[0]?.();
  expect(cleaned).toEqual([0, 1]);
  for (const server of servers) await server.close();
});
