import pg from 'pg';
import { expect } from 'vitest';
import { createDatabase, type World } from './harness.ts';

/** A connection to the database of a world on PostgreSQL, as another server has it. The caller ends it. */
export async function connectTo(world: World): Promise<pg.Client> {
  const { rows } = await world.db.execute<{ name: string }>('select current_database() as name');
  const url = new URL(await createDatabase());
  url.pathname = rows[0]?.name ?? '';
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

/** Waits until the server waits for a row that the other connection has changed. */
export async function untilBlocked(other: pg.Client): Promise<void> {
  const waiting = async () => (await other.query('select 1 from pg_locks where not granted')).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0);
}
