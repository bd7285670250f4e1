import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backup, restore } from '../../src/server/db/backup.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { createDatabase, onBothEngines, type Schemas } from './harness.ts';
import { adminToken, bundleServer, killAll, startServer, type ServerProcess } from './process.ts';

const kills = 20;
/** Notifications filed at once; they stand together or not at all. */
const batch = 10;

let folder: string;
let main: string;
beforeAll(async () => {
  main = await bundleServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-durable-'));
});
afterAll(() => {
  killAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A sequence of numbers from 0 to 1, the same in each run. */
function* noise(seed: number): Generator<number, never> {
  for (let at = seed; ;) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield at / 2_147_483_648;
  }
}

onBothEngines('answered writes', (engine) => {
  const env: Record<string, string> = {};
  const places = new Set<string>();
  const filed = new Set<string>();
  let headers: Record<string, string>;

  beforeAll(async () => {
    headers = { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' };
    if (engine === 'pglite') {
      env.DATA_DIR = path.join(folder, 'data');
      return;
    }
    env.DATABASE_URL = await createDatabase();
  });

  /** Writes until the server is gone, and notes what it said it had written. */
  async function write({ api }: ServerProcess, name: string): Promise<void> {
    const post = (url: string, body: unknown) =>
      fetch(api + url, { method: 'POST', headers, body: JSON.stringify(body) });
    try {
      for (let i = 0; ; i++) {
        const key = `${name}-${i}`;
        const place = {
          ...{ location_id: key, location_name: 'Test', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
          ...{ location_type: 'public', is_active: true },
        };
        if ((await post('/locations/', place)).status === 201) places.add(key);
        const one = { location_id: key, material_type: '11', reported_fill_level: 'full' };
        if (
          (
            await post(
              '/complaints/',
              Array.from({ length: batch }, () => one),
            )
          ).status === 201
        )
          filed.add(key);
      }
    } catch {
      // The server was killed.
    }
  }

  async function all<T>({ api }: ServerProcess, url: string): Promise<T[]> {
    const rows: T[] = [];
    for (let page = 1; ; page++) {
      const response = await fetch(`${api}${url}?page_size=1000&page=${page}`, { headers });
      expect(response.status).toBe(200);
      const body = (await response.json()) as Record<string, T[]>;
      const some = Object.values(body).find((value) => Array.isArray(value)) ?? [];
      rows.push(...some);
      if (some.length < 1000) return rows;
    }
  }

  it(
    `survive ${kills} times kill -9 in the middle of writing, and nothing is half written`,
    { timeout: 600_000 },
    async () => {
      const random = noise(7);
      for (let round = 0; round < kills; round++) {
        const before = filed.size;
        const server = await startServer(main, env);
        const writers = [1, 2, 3].map((writer) => write(server, `K${round}-${writer}`));
        await expect.poll(() => filed.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, random.next().value * 60));
        server.child.kill('SIGKILL');
        expect((await server.ended).signal).toBe('SIGKILL');
        await Promise.all(writers);
      }
      const server = await startServer(main, env);
      const keys = new Set((await all<Schemas['Location']>(server, '/locations/')).map((row) => row.location_id));
      expect([...places].filter((key) => !keys.has(key))).toEqual([]);
      const counts = new Map<string, number>();
      for (const { location_id: key } of await all<Schemas['Complaint']>(server, '/complaints/')) {
        if (key?.startsWith('K')) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect([...filed].filter((key) => counts.get(key) !== batch)).toEqual([]);
      expect([...counts.values()].filter((count) => count !== batch)).toEqual([]);
      expect(filed.size).toBeGreaterThanOrEqual(kills);

      // Asked to stop, it answers what it has begun and leaves with 0.
      const running = fetch(`${server.api}/locations/?q=test&facets=city&page_size=1000`, { headers });
      await new Promise((resolve) => setTimeout(resolve, 20));
      server.child.kill('SIGTERM');
      expect((await running).status).toBe(200);
      expect(await server.ended).toEqual({ code: 0, signal: null });
    },
  );
});

/** A way to PostgreSQL that can be cut so that neither side notices. */
async function passage(to: string): Promise<{ url: string; cut(): void; close(): void }> {
  const target = new URL(to);
  const port = Number(target.port);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(port, target.hostname);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target.port = String((server.address() as net.AddressInfo).port);
  return {
    url: target.href,
    cut: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

it('stops in time although the database does not answer any more', { timeout: 60_000 }, async () => {
  const way = await passage(await createDatabase());
  const server = await startServer(main, { DATABASE_URL: way.url, STOP_SECONDS: '1' });
  const headers = { authorization: `Bearer ${await adminToken()}` };
  expect((await fetch(`${server.api}/materials/`, { headers })).status).toBe(200);
  way.cut();
  const hanging = fetch(`${server.api}/locations/`, { headers }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(await hanging).toBe('cut off');
  way.close();
});

it('a backup brings the data back, and refuses what is no backup', { timeout: 120_000 }, async () => {
  const dataDir = path.join(folder, 'data');
  const file = path.join(folder, 'backup.tgz');
  const count = async () => {
    const database = await openDatabase({ dataDir });
    const rows = await database.db.query.locations.findMany({ columns: { locationId: true } });
    await database.close();
    return rows.length;
  };
  const before = await count();
  expect(before).toBeGreaterThan(20);
  expect(await backup(dataDir, file)).toBeGreaterThan(100_000);
  await expect(backup(dataDir, file)).rejects.toThrow('exists already');

  // A server that runs keeps its data to itself.
  const server = await startServer(main, { DATA_DIR: dataDir });
  await expect(backup(dataDir, `${file}.2`)).rejects.toThrow('is in use by process');
  await expect(restore(dataDir, file, new Date())).rejects.toThrow('is in use by process');
  server.child.kill('SIGTERM');
  await server.ended;

  fs.rmSync(path.join(dataDir, 'pglite'), { recursive: true });
  expect(await restore(dataDir, file, new Date())).toBeUndefined();
  expect(await count()).toBe(before);
  const aside = await restore(dataDir, file, new Date());
  expect(fs.existsSync(path.join(aside ?? '', 'PG_VERSION'))).toBe(true);
  const wrong = path.join(folder, 'noise.tgz');
  fs.writeFileSync(wrong, 'no backup');
  await expect(restore(dataDir, wrong, new Date())).rejects.toThrow('is no backup');
  expect(await count()).toBe(before);
});
