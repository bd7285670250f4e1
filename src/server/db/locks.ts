import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './open.ts';

/** Advisory locks of this product, by number; two more stand in the migrations 0005 and 0082. */
export const locks = {
  migrations: 7_305_118,
  seed: 7_305_119,
  cleanUp: 7_305_120,
  archive: 7_305_123,
  day: 7_305_124,
} as const;

/** For a transaction that may take as long as it needs, waiting for a lock included. */
export const withoutLimits = sql`select set_config('statement_timeout', '0', true),
  set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

/** A column that allows the next statements of a transaction a minute, as long as a proxy waits for the response: for those of many rows. */
export const aMinute = sql`set_config('statement_timeout', '60s', true)`;

/** The lock as a statement; the end of the transaction gives it back, also through a pooler and when the server dies. */
export const takeLock = (lock: number) => sql`select pg_advisory_xact_lock(${sql.raw(String(lock))})`;

/** A column that makes a statement wait until nobody else plans that day of that customer; the end of the transaction lets the next one go on. */
export const alonePlanning = (customer: SQL, day: SQL) =>
  sql`pg_advisory_xact_lock(${sql.raw(String(locks.day))}, hashtext(concat_ws(' ', ${customer}::int, ${day}::date)))`;

/** Works in one transaction without time limits, alone among all servers on the database: others wait. */
export const alone = <T>(db: Db, lock: number, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(withoutLimits);
    await tx.execute(takeLock(lock));
    return work(tx);
  });

/** The same, but nothing happens when another server is at it. */
export const aloneOrNot = (db: Db, lock: number, work: (tx: Db) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(withoutLimits);
    const { rows } = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(lock))}) as ours`,
    );
    if (rows[0]?.ours) await work(tx);
  });
