import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { createDatabase, type Schemas } from './harness.ts';
import { adminToken, bundleServer, killAll, startServer, tokenOf, type ServerProcess } from './process.ts';

const installed = spawnSync('pgbouncer', ['--version']).error === undefined;
const root = process.getuid?.() === 0;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-pooler-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  killAll();
  for (const stop of stops) await stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A PgBouncer in transaction mode with two connections to the database. @returns the database's address through it */
async function startPooler(databaseUrl: string): Promise<string> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const listen = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
auth_type = any
pool_mode = transaction
default_pool_size = 2
unix_socket_dir =
`,
  );
  fs.chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [...(root ? ['-u', 'postgres'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${output}`)));
  });
  return `postgres://${username}:${password}@127.0.0.1:${listen}${pathname}`;
}

it.runIf(installed)(
  'two servers start, migrate, seed and serve through PgBouncer in transaction mode',
  { timeout: 240_000 },
  async () => {
    const main = await bundleServer();
    const empty = await createDatabase('template1');
    const databaseUrl = await startPooler(empty);
    const servers = await Promise.all([
      startServer(main, { DATABASE_URL: databaseUrl }),
      startServer(main, { DATABASE_URL: databaseUrl }),
    ]);
    const headers = { authorization: `Bearer ${await adminToken(servers[0])}`, 'content-type': 'application/json' };
    // Two servers with ten connections each, all of them taken, on the two behind them. No more at once: a request that gets none for a second is sent away.
    for (let round = 0; round < 10; round += 1) {
      const asks = servers.flatMap(({ api }) =>
        Array.from({ length: 10 }, async (_, i) => {
          const response = await fetch(`${api}/locations/?page=${(i % 3) + 1}`, { headers });
          return [response.status, ((await response.json()) as Schemas['LocationList']).total_routes > 0];
        }),
      );
      expect(new Set((await Promise.all(asks)).map(String))).toEqual(new Set(['200,true']));
    }
    // Two people at once, on two servers that share two connections: each write is noted as that of its person.
    const people = [headers, { ...headers, authorization: `Bearer ${await tokenOf(servers[1], 'user@demo.test')}` }];
    const writes = Array.from({ length: 40 }, async (_, n) => {
      const truck = { license_plate: `MS-P ${n}`, name: 'P', capacity: 10, number_of_compartments: 1 };
      const sent = { method: 'POST', headers: people[n % 2] ?? headers, body: JSON.stringify(truck) };
      return (await fetch(`${(servers[n % 4 > 1 ? 1 : 0] as ServerProcess).api}/trucks/`, sent)).status;
    });
    expect(new Set(await Promise.all(writes))).toEqual(new Set([201]));
    const noted = await fetch(`${servers[0].api}/history/?kind=trucks&q=MS-P&page_size=100`, { headers });
    const { history } = (await noted.json()) as Schemas['HistoryList'];
    const by = history.map(({ record, actor_id }) => [record, actor_id].join());
    expect(by.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `MS-P ${n},${(n % 2) + 1}`).toSorted());
    for (const { api } of servers) expect((await fetch(api.replace(/api$/, 'readyz'))).status).toBe(200);
  },
);
