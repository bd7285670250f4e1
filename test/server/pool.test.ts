import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { createDatabase } from './harness.ts';

it('a connection that breaks before its transaction begins is given back: the pool is never used up', async () => {
  const most = 3;
  const { pool, close } = await openPostgres(await createDatabase(), most);
  const db = drizzle({ client: pool });
  const select = () => db.transaction((tx) => tx.execute(sql`select 1 as one`));
  await select();
  const cut = (client: PoolClient) =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  pool.on('acquire', cut);
  for (let round = 0; round < most * 2; round++) await expect(select()).rejects.toThrow('begin');
  pool.off('acquire', cut);
  expect((await select()).rows).toEqual([{ one: 1 }]);
  expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]);
  // Waits for every connection that is out.
  await close();
});
