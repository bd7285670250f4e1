import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { positionOf } from '../../src/server/db/replica.ts';
import { startPostgres } from './global-setup.ts';
import type { Schemas } from './harness.ts';
import { bundleServer, killAll, startServer, tokenOf, type ServerProcess } from './process.ts';

let folder: string;
let primary: Awaited<ReturnType<typeof startPostgres>>;
let copy: Awaited<ReturnType<typeof startPostgres>>;
let [first, second]: ServerProcess[] = [];
let token: string;
let onPrimary: pg.Client;
let onCopy: pg.Client;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-replica-'));
  fs.chmodSync(folder, 0o777);
  const main = await bundleServer();
  const [data, copied] = [path.join(folder, 'primary'), path.join(folder, 'copy')];
  primary = await startPostgres(data, true);
  const env = { DATABASE_URL: `${primary.url}/postgres` };
  const seeding = await startServer(main, env);
  seeding.child.kill('SIGTERM');
  await seeding.ended;
  await primary.server.stop();
  execFileSync('cp', ['-a', data, copied]);
  fs.writeFileSync(path.join(copied, 'standby.signal'), '');
  fs.appendFileSync(path.join(copied, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  await primary.server.start();
  copy = await startPostgres(copied, true);
  onPrimary = new pg.Client(`${primary.url}/postgres`);
  onCopy = new pg.Client(`${copy.url}/postgres`);
  onCopy.on('error', () => undefined);
  await Promise.all([onPrimary.connect(), onCopy.connect()]);
  const both = { ...env, DATABASE_READ_URL: `${copy.url}/postgres`, LOG_LEVEL: 'warn' };
  [first, second] = await Promise.all([startServer(main, both), startServer(main, both)]);
  token = await tokenOf(first as ServerProcess, 'user@demo.test');
}, 120_000);
afterAll(async () => {
  killAll();
  await Promise.all([onPrimary.end(), onCopy.end()]);
  await copy.server.stop();
  await primary.server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Asks a server as the user. @param cookie of an answer */
async function ask<T>(server: ServerProcess | undefined, url: string, cookie = '', init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${server?.api}${url}`, { ...init, headers });
  expect(answer.status).toBeLessThan(300);
  const seen = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { body: (await answer.json()) as T, seen };
}
const namesIn = async (server: ServerProcess | undefined, cookie?: string) =>
  (await ask<Schemas['TruckList']>(server, '/trucks/?sort=license_plate', cookie)).body.trucks.map(({ name }) => name);
const rename = (server: ServerProcess | undefined, plate: string, name: string) =>
  ask(server, `/trucks/${encodeURIComponent(plate)}`, '', { method: 'PATCH', body: JSON.stringify({ name }) });
/** A change with the triggers off, so that no server is notified: it shows which database was read. */
async function renameSilently(plate: string, name: string) {
  await onPrimary.query('set session_replication_role = replica');
  await onPrimary.query('update all_trucks set name = $1 where license_plate = $2', [name, plate]);
}
const replayed = async () => {
  const { rows } = await onPrimary.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  const at = async () =>
    (await onCopy.query<{ at: string }>('select pg_last_wal_replay_lsn()::text as at')).rows[0]?.at;
  await expect
    .poll(async () => (positionOf(await at()) ?? 0n) >= (positionOf(rows[0]?.at) ?? 0n), { timeout: 20_000 })
    .toBe(true);
};

it('a position is a number', () => {
  expect([positionOf('0/16'), positionOf('1/0'), positionOf('x'), positionOf(undefined)]).toEqual([
    22n,
    1n << 32n,
    undefined,
    undefined,
  ]);
});

it('lists are read from the replica, records from the database, and nobody misses what they have changed or heard of', async () => {
  const { trucks } = (await ask<Schemas['TruckList']>(first, '/trucks/?sort=license_plate')).body;
  const [one, two] = trucks.map(({ license_plate }) => license_plate) as [string, string];
  await replayed();
  await onCopy.query('select pg_wal_replay_pause()');
  await renameSilently(one, 'Silent');
  expect(await namesIn(first)).not.toContain('Silent');
  expect(await namesIn(second)).not.toContain('Silent');
  const { body } = await ask<Schemas['TruckEnvelope']>(first, `/trucks/${encodeURIComponent(one)}`);
  expect(body.truck.name).toBe('Silent');

  // Who has changed something sees it at once, on each server; others when their server has heard of it.
  const { seen } = await rename(first, two, 'Changed');
  expect(seen).toMatch(/^seen=[\dA-F]+\/[\dA-F]+$/);
  expect(await namesIn(first)).toContain('Changed');
  expect(await namesIn(second, seen)).toContain('Changed');
  await expect.poll(() => namesIn(second), { timeout: 10_000 }).toContain('Changed');
  expect(await namesIn(first)).toContain('Silent');

  // When the replica has it, it is read again.
  await onCopy.query('select pg_wal_replay_resume()');
  await replayed();
  await onCopy.query('select pg_wal_replay_pause()');
  await renameSilently(one, 'Quiet');
  for (const server of [first, second]) {
    const names = await namesIn(server, seen);
    expect([names.includes('Changed'), names.includes('Silent'), names.includes('Quiet')]).toEqual([true, true, false]);
  }
  // Somebody else's cookie is no position.
  expect(await namesIn(first, 'seen=FFFFFFFF/FFFFFFFF')).toContain('Quiet');
  expect(await namesIn(first, 'seen=1;drop')).toContain('Silent');
  await onCopy.query('select pg_wal_replay_resume()');
});

it('a list as a file comes from the replica too, and figures', async () => {
  const file = await fetch(`${first?.api}/trucks/`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  });
  expect([file.status, (await file.text()).split('\n').length > 3]).toEqual([200, true]);
  const { rows } = await onCopy.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name = 'dashboard-reads'`,
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
});

it('without the replica everything is read from the database, and from the replica when it is back', async () => {
  await copy.server.stop();
  const begin = performance.now();
  expect((await namesIn(first)).length).toBeGreaterThan(0);
  expect((await namesIn(second)).length).toBeGreaterThan(0);
  expect(performance.now() - begin).toBeLessThan(4_000);
  expect(first?.output()).toContain('the replica cannot be read');
  await copy.start();
  onCopy = new pg.Client(`${copy.url}/postgres`);
  await onCopy.connect();
  await replayed();
  await onCopy.query('select pg_wal_replay_pause()');
  const plate =
    (await ask<Schemas['TruckList']>(first, '/trucks/?sort=license_plate')).body.trucks[0]?.license_plate ?? '';
  await renameSilently(plate, 'Later');
  await expect.poll(() => namesIn(first), { timeout: 20_000, interval: 500 }).not.toContain('Later');
});
