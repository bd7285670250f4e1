import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './open.ts';

/** How long a request waits for a connection to the replica, and how long it is left alone after it has failed. Milliseconds. */
const patience = 1_000;
const pause = 5_000;

/** A position in the write-ahead log, such as `16/B374D848`, as a number that can be compared. */
export function positionOf(text: string | undefined): bigint | undefined {
  const [, high = '', low = ''] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? [];
  return low === '' ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A read replica: another PostgreSQL that follows the first, some time behind. It is asked only when it has seen what its reader has. */
export interface Replica {
  /**
   * The replica, if it has replayed what the customer has changed as far as this server knows.
   * @param after a position that the reader has seen besides
   * @returns undefined when it has not, or cannot be asked
   */
  for(customerId: number, after: string | undefined): Promise<Db | undefined>;
  /** A customer has changed something: how far is asked, and until that is known the replica is not used for it. */
  changed(customerId: number): void;
  /** The customer has changed something in a transaction that is over. @returns how far, for the one who did it */
  after(customerId: number): Promise<string>;
  /** A statement failed there: everybody reads from the first database for a while. */
  failed(error: unknown): void;
  /** Told of failures. */
  onFault(listener: (error: unknown) => void): void;
  close(): Promise<void>;
}

/**
 * Opens a replica of a database. It need not be there yet.
 * @param over makes the database of a pool
 */
export function openReplica(primary: Db, connectionString: string, over: (pool: pg.Pool) => Db, max?: number): Replica {
  const pool = new pg.Pool({
    ...{ connectionString, max: max ?? 10, application_name: 'dashboard-reads', keepAlive: true },
    connectionTimeoutMillis: patience,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = over(pool);
  const faults: ((error: unknown) => void)[] = [];
  /** By customer, what the replica must have replayed. */
  const marks = new Map<number, bigint>();
  /** Customers of whose last change that is not known yet: not asked, and being asked. */
  let unknown = new Set<number>();
  let asked = new Set<number>();
  let replayed = 0n;
  let downUntil = 0;
  let asking: Promise<void> | undefined;

  const failed = (error: unknown) => {
    downUntil = Date.now() + pause;
    replayed = 0n;
    faults.forEach((listener) => listener(error));
  };
  const written = async () => {
    const { rows } = await primary.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`);
    return rows[0]?.at ?? '';
  };
  const mark = (customerId: number, position = 0n) => {
    if ((marks.get(customerId) ?? 0n) < position) marks.set(customerId, position);
  };
  /** Asks for all that have changed since, in one go; for those that change meanwhile, once more. */
  const markAll = async () => {
    if (asked.size > 0) return;
    try {
      while (unknown.size > 0) {
        [asked, unknown] = [unknown, new Set()];
        const position = positionOf(await written());
        for (const id of asked) mark(id, position);
        asked = new Set();
      }
    } catch {
      // The database is away: asked again by the next who reads.
      for (const id of asked) unknown.add(id);
      asked = new Set();
    }
  };
  const ask = () => {
    asking ??= (async () => {
      const { rows } = await db.execute<{ at: string | null }>(
        sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as at`,
      );
      const position = positionOf(rows[0]?.at ?? undefined);
      if (position === undefined) throw new Error('DATABASE_READ_URL leads to no replica.');
      replayed = position;
    })()
      .catch(failed)
      .finally(() => (asking = undefined));
    return asking;
  };

  return {
    for: async (customerId, after) => {
      if (Date.now() < downUntil) return undefined;
      if (unknown.has(customerId) || asked.has(customerId)) {
        void markAll();
        return undefined;
      }
      const known = marks.get(customerId) ?? 0n;
      const seen = positionOf(after) ?? 0n;
      const needed = known > seen ? known : seen;
      if (replayed <= needed) await ask();
      if (replayed === 0n || replayed < needed) return undefined;
      if (marks.get(customerId) === known) marks.delete(customerId);
      return db;
    },
    changed: (customerId) => {
      unknown.add(customerId);
      void markAll();
    },
    after: async (customerId) => {
      const at = await written();
      mark(customerId, positionOf(at));
      return at;
    },
    failed,
    onFault: (listener) => void faults.push(listener),
    close: () => pool.end(),
  };
}
