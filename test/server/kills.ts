import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/server/db/open.ts';
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

/**
 * A test that kills server and sender at the same moment, again and again: what was acknowledged is there once, and what follows from it agrees.
 * @param start starts the server on the database that stays the same
 * @param look opens that database while no server has it
 */
export function itCountsOnce(start: () => Promise<ServerProcess>, look: () => Promise<OpenDatabase>) {
  const journal = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-sender-')), 'journal');

  /** What the sender is told, of a tour and a token of its own. */
  async function prepare(server: ServerProcess) {
    const headers = { authorization: `Bearer ${await adminToken(server)}`, 'content-type': 'application/json' };
    const get = async <T>(url: string) => (await (await fetch(server.api + url, { headers })).json()) as T;
    const post = async <T>(url: string, body: object) =>
      (await (await fetch(server.api + url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
    const { bins } = await get<Schemas['BinList']>('/bins/?page_size=7&active=true');
    const plate = (await get<Schemas['TruckList']>('/trucks/?page_size=1')).trucks[0]?.license_plate ?? '';
    const plan = { route_name: 'Killed', date: '2026-06-01', license_plate: plate, material_type: ['11'], stops: [] };
    const { tour } = (await post<Schemas['TourEnvelope']>('/tours/', plan)).tour;
    const scopes = ['notifications:write', 'levels:write', 'positions:write'];
    const { secret } = await post<Schemas['CreatedMachineToken']>('/tokens/', { name: 'Killed', scopes });
    const containers = bins.map(({ container_id }) => container_id).join(',');
    return { TOKEN: secret, TOUR: String(tour.id), CONTAINERS: containers, PLATE: plate, JOURNAL: journal };
  }

  /** Starts the sender. @returns how it ended, once it has */
  function send({ api }: ServerProcess, told: object, more: object = {}) {
    const env = { PATH: process.env.PATH, API: api, ...told, ...more };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'sender.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { child, ended: once(child, 'exit') };
  }
  const noted = (what: string) =>
    fs.existsSync(journal)
      ? fs
          .readFileSync(journal, 'utf8')
          .split('\n')
          .filter((line) => line.startsWith(what))
      : [];

  it(
    `rows sent count once when server and sender are killed ${kills} times in the middle`,
    { timeout: 600_000 },
    async () => {
      const random = noise(11);
      let told: Awaited<ReturnType<typeof prepare>> | undefined;
      for (let round = 0; round < kills; round++) {
        const server = await start();
        told ??= await prepare(server);
        const before = noted('done').length;
        const sender = send(server, told);
        await expect.poll(() => noted('done').length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 1);
        await new Promise((resolve) => setTimeout(resolve, random.next().value * 60));
        const [one, other] = round % 2 ? [server.child, sender.child] : [sender.child, server.child];
        one.kill('SIGKILL');
        other.kill('SIGKILL');
        await Promise.all([server.ended, sender.ended]);
      }
      const server = await start();
      const rest = send(server, told as NonNullable<typeof told>, { ONLY_REST: '1' });
      expect((await rest.ended)[0]).toBe(0);
      server.child.kill('SIGTERM');
      await server.ended;

      const calls = new Set(noted('sent')).size;
      const database = await look();
      const one = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows[0];
      for (const table of ['route_events', 'unloadings', 'levels', 'positions']) {
        const counted = await one(sql`select count(*)::int as rows, count(distinct key)::int as keys
          from ${sql.identifier(table)} where key like 's-%'`);
        expect([table, counted]).toEqual([table, { rows: calls * 20, keys: calls * 20 }]);
      }
      const tour = sql`where tour_id = ${Number(told?.TOUR)}`;
      expect(await one(sql`select picked_up, tons from tours where id = ${Number(told?.TOUR)}`)).toEqual({
        picked_up: 7,
        tons: calls * 20,
      });
      const sums =
        await one(sql`select (select sum(events)::int from event_days where disposition_area_id = -1 and material_type = '') as events,
        (select sum(weight)::float8 from unloading_days where disposition_area_id = -1 and material_type = '') as weight`);
      const rows = await one(
        sql`select (select count(*)::int from route_events) as events, (select sum(weight)::float8 from unloadings) as weight`,
      );
      expect(Math.round(Number(sums?.weight) * 1000)).toBe(Math.round(Number(rows?.weight) * 1000));
      expect(sums?.events).toBe(rows?.events);
      expect((await one(sql`select count(*)::int as n from route_events ${tour}`))?.n).toBe(calls * 20);
      await database.close();
      console.log(`kill -9 of server and sender, ${kills} times: ${calls * 80} rows, each once`);
    },
  );
}
