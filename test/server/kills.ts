import { once } from 'node:events';
import http from 'node:http';
import { expect, it } from 'vitest';
import type { Schemas } from './harness.ts';
import { adminToken, type ServerProcess } from './process.ts';

const kills = Number(process.env.ROUNDS ?? 2);
/** Notifications filed at once; they stand together or not at all. */
const batch = 10;

/** A sequence of numbers from 0 to 1, the same in each run. */
function* noise(seed: number): Generator<number, never> {
  for (let at = seed; ;) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield at / 2_147_483_648;
  }
}

/**
 * A test that kills the server in the middle of writes, again and again, and looks for every answered row.
 * @param start starts the server on the database that stays the same
 */
export function itSurvivesKills(start: () => Promise<ServerProcess>) {
  const places = new Set<string>();
  const filed = new Set<string>();
  let headers: Record<string, string> | undefined;

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
    `answered writes survive ${kills} times kill -9 in the middle of writing, and nothing is half written`,
    { timeout: 600_000 },
    async () => {
      const random = noise(7);
      for (let round = 0; round < kills; round++) {
        const before = filed.size;
        const server = await start();
        headers ??= { authorization: `Bearer ${await adminToken(server)}`, 'content-type': 'application/json' };
        const writers = [1, 2, 3].map((writer) => write(server, `K${round}-${writer}`));
        await expect.poll(() => filed.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, random.next().value * 60));
        server.child.kill('SIGKILL');
        expect((await server.ended).signal).toBe('SIGKILL');
        await Promise.all(writers);
      }
      const server = await start();
      const keys = new Set((await all<Schemas['Location']>(server, '/locations/')).map((row) => row.location_id));
      expect([...places].filter((key) => !keys.has(key))).toEqual([]);
      const counts = new Map<string, number>();
      for (const { location_id: key } of await all<Schemas['Complaint']>(server, '/complaints/')) {
        if (key?.startsWith('K')) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expect([...filed].filter((key) => counts.get(key) !== batch)).toEqual([]);
      expect([...counts.values()].filter((count) => count !== batch)).toEqual([]);
      expect(filed.size).toBeGreaterThanOrEqual(kills);
      console.log(`kill -9, ${kills} times: ${places.size + filed.size} confirmed writes, all there`);

      // Asked to stop, it answers what it has begun and leaves with 0.
      const running = http.get(`${server.api}/locations/?q=test&facets=city&page_size=1000`, { headers });
      const answered = once(running, 'response') as Promise<[http.IncomingMessage]>;
      await once(running, 'finish');
      server.child.kill('SIGTERM');
      const [response] = await answered;
      expect(response.resume().statusCode).toBe(200);
      expect(await server.ended).toEqual({ code: 0, signal: null });
    },
  );
}
