import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { bytesOf, codeAt, stepAt } from '../../src/server/auth/totp.ts';
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

  it('settings create the administrator of an empty database, once; the command line creates more and changes passwords', async () => {
    const databaseUrl = await createDatabase('template0');
    const file = (name: string, text: string) => {
      fs.writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const env = {
      ...{ DATABASE_URL: databaseUrl, DEMO: 'off', PASSWORD_COST: '10', ADMIN_EMAIL: 'Gesa@neustadt.example' },
      ...{ ADMIN_PASSWORD_FILE: file('one', 'drei-flaschen-im-regen\n'), CUSTOMER_NAME: 'Neustadt' },
      CUSTOMER_AREAS: 'Nord,Süd',
    };
    const server = await startServer(main, env);
    await expect.poll(server.output).toContain('Set up Neustadt: Gesa@neustadt.example can sign in');
    expect(server.output()).not.toMatch(/setup#|drei-flaschen/);
    const ask = async (path: string, sent?: object, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const call = sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : { headers };
      const response = await fetch(`${server.api}${path}`, call);
      return { status: response.status, body: (await response.json()) as Record<string, string> };
    };
    const logIn = async (email: string, password: string) => (await ask('/auth/log-in', { email, password })).status;
    expect(await logIn('gesa@neustadt.example', 'drei-flaschen-im-regen')).toBe(200);
    const admin = (...args: string[]) =>
      run(process.execPath, [path.join(path.dirname(main), 'admin.mjs'), ...args], { env: { ...process.env, ...env } });
    const user = ['create-user', '--email', 'ole@neustadt.example', '--name', 'Ole', '--role', 'viewer'];
    const weak = await admin(...user, '--password-file', file('weak', 'passwort12'));
    expect([weak.code, weak.output]).toEqual([1, expect.stringMatching(/password/i)]);
    const two = file('two', 'fünf-kisten-am-tor');
    expect(await admin(...user, '--password-file', two)).toMatchObject({
      code: 0,
      output: '✔ Created viewer ole@neustadt.example\n',
    });
    expect(await admin(...user, '--password-file', two)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already'),
    });
    expect(await logIn('ole@neustadt.example', 'fünf-kisten-am-tor')).toBe(200);
    const refused = async (said: string, ...args: string[]) =>
      expect(await admin(...args)).toEqual({ code: 1, output: expect.stringContaining(said) });
    const other = ['create-user', '--email', 'other@neustadt.example', '--name', 'Other'];
    await refused('not an email address', ...user.with(2, 'ole'), '--password-file', two);
    await refused('A name has', ...other.with(4, ' '), '--password-file', two);
    await refused('password cannot be read', ...other, '--password-file', path.join(folder, 'none'));
    await refused('A name has', 'create-customer', '--name', ' ', '--area', 'A');
    expect((await admin('set-hours', '--from', '08:00', '--holidays', 'DE-BY', '--due', '8')).output).toBe(
      '✔ Set the working hours of customer 1: days 1,2,3,4,5, 08:00 to 16:00, holidays of DE-BY, due within 8 hours\n',
    );
    expect(await admin('set-hours', '--from', '25:00')).toMatchObject({
      code: 1,
      output: expect.stringContaining('two times of day'),
    });
    const three = file('three', 'sieben-krähen-im-mai');
    const changed = await admin('set-password', '--email', 'ole@neustadt.example', '--password-file', three);
    expect(changed.output).toContain('all sessions have ended');
    expect(await logIn('ole@neustadt.example', 'fünf-kisten-am-tor')).toBe(401);
    expect(await logIn('ole@neustadt.example', 'sieben-krähen-im-mai')).toBe(200);
    const ole = { email: 'ole@neustadt.example', password: 'sieben-krähen-im-mai' };
    const { atk } = (await ask('/auth/log-in', ole)).body;
    const begun = await ask('/auth/me/second-factor', { current_password: ole.password }, atk);
    const code = codeAt(bytesOf(begun.body.secret ?? ''), stepAt(new Date()));
    expect((await ask('/auth/me/second-factor/confirmation', { code }, atk)).status).toBe(200);
    expect((await ask('/auth/log-in', ole)).body.challenge_name).toBe('SECOND_FACTOR');
    const readme = fs.readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
    const section = /## For your own city\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
    const [start = '', script = ''] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);
    expect(start).toContain('DEMO=off DATA_DIR=.city npm start');
    const admins = `${process.execPath} ${path.join(path.dirname(main), 'admin.mjs')}`;
    const commands = script.replaceAll('DATA_DIR=.city npm run admin --', admins);
    expect(commands).not.toBe(script);
    const read = await run('bash', ['-ec', commands], { cwd: folder, env: { ...process.env, ...env } });
    expect([read.code, read.output.match(/✔/g)?.length], read.output).toEqual([0, 2]);
    expect(await logIn('ole@example.org', 'drei-flaschen-im-regen')).toBe(200);
    const reset = await admin('reset-second-factor', '--email', 'Ole@neustadt.example');
    expect(reset.output).toBe('✔ Switched the second factor of Ole@neustadt.example off\n');
    const { atk: signedIn } = (
      await ask('/auth/log-in', { email: 'gesa@neustadt.example', password: 'drei-flaschen-im-regen' })
    ).body;
    expect((await ask('/auth/log-in', ole)).body.atk).toBeDefined();
    const { history } = (await ask('/history/?kind=users&source=cli&q=ole', undefined, signedIn)).body;
    expect(JSON.stringify(history)).toContain('{"after":false,"field":"second_factor","before":true}');
    expect((await admin('create-customer', '--name', 'Altstadt', '--area', 'A')).output).toContain(
      'Created customer 2',
    );
    expect((await admin(...user, '--password-file', two)).output).toContain('There are several customers');
    server.child.kill('SIGTERM');
    await server.ended;
    const again = await startServer(main, { ...env, ADMIN_EMAIL: 'other@neustadt.example' });
    expect(again.output()).not.toContain('Set up');
    again.child.kill('SIGTERM');
    await again.ended;
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
