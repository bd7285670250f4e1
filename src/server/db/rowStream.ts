import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, OpenDatabase } from './open.ts';

/** All rows of one snapshot, in batches, so that the server never holds more than a few. */
export interface RowStream {
  /** How many there are. */
  total: number;
  /** Has to be read to its end or destroyed: it holds a connection, or a cursor. */
  batches: AsyncIterable<object[]> & { destroy(): unknown };
}

const BATCH = 1000;
let cursors = 0;

async function* fetchAll(db: Db, cursor: SQL) {
  for (;;) {
    const { rows } = await db.execute(sql`fetch forward ${sql.raw(String(BATCH))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}

/** The rows of a query in batches, within a transaction of the caller. */
export async function* rowsWithin(tx: Db, rows: SQL) {
  const cursor = sql.raw(`rows_${++cursors}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${rows}`);
  yield* fetchAll(tx, cursor);
  // A table that it reads can be dropped afterwards.
  await tx.execute(sql`close ${cursor}`);
}

/**
 * Opens the rows of a query, and their number, as of one moment.
 *
 * On PostgreSQL a transaction reads them while it is open, which a pooler in transaction mode bears. The embedded engine has one
 * connection, which a slow reader must not block: there the cursor outlives its transaction, with its result in a file of the engine.
 * @param count selects the number as `count`
 */
export function openRows(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  rows: SQL,
  count: SQL,
): Promise<RowStream> {
  const cursor = sql.raw(`export_${++cursors}`);
  const hold = sql.raw(engine === 'pglite' ? 'with hold' : '');
  const batches = new PassThrough({ objectMode: true, highWaterMark: 1 });
  const begin = async (tx: Db) => {
    await tx.execute(sql`declare ${cursor} no scroll cursor ${hold} for ${rows}`);
    const counted = await tx.execute<{ count: number }>(count);
    return counted.rows[0]?.count ?? 0;
  };
  return new Promise((resolve, reject) => {
    let opened = false;
    const read = async (source: Db, total: number) => {
      opened = true;
      resolve({ total, batches });
      await pipeline(Readable.from(fetchAll(source, cursor), { highWaterMark: 1 }), batches);
    };
    const work = async () => {
      const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
      if (engine === 'postgres') return db.transaction(async (tx) => read(tx, await begin(tx)), snapshot);
      const total = await db.transaction(begin, snapshot);
      await read(db, total).finally(() => db.execute(sql`close ${cursor}`));
    };
    work().catch((error: Error) => {
      // A stream that nobody has yet would end the process with its error.
      if (opened) batches.destroy(error);
      else reject(error);
    });
  });
}
