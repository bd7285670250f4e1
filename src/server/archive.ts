import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { commas } from './db/sql.ts';
import { linesOf, writeLines } from './archive-file.ts';
import { alone, locks } from './db/locks.ts';
import { isMonthly, monthly, partitionOf, type Monthly } from './db/months.ts';
import type { Db, OpenDatabase } from './db/open.ts';
import { rowsWithin } from './db/rowStream.ts';

/** Months before this one that stay: forecasts learn from 400 days. */
const kept = 14;
/** Rows of one statement when a file is read back. */
const BATCH = 1000;

export interface Archived {
  table: Monthly;
  /** As in `2025-03`. */
  month: string;
  rows: number;
  file: string;
}

/** First line of a file; the rows follow, each a line, then photos of events, and a last line with the number of rows. */
interface Head {
  table: string;
  month: string;
}

type Line = { row: object } | { photo: object } | { rows: number };

/** The newest month that `archiveMonths` may be told to stop before, as in `2025-09`. */
export function newestBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - kept, 1)).toISOString().slice(0, 7);
}

const monthOf = (partition: string) => partition.slice(-7).replace('_', '-');
const partition = (table: Monthly, month: string) => sql.identifier(partitionOf(table, month));

/** Detaches the month for good, unless it is: from here on no row of it is taken, and whoever was writing one is done. */
async function detach(db: Db, table: Monthly, month: string, now: Date): Promise<void> {
  await alone(db, locks.archive, async (tx) => {
    const { rows } = await tx.execute(
      sql`select from pg_class where oid = to_regclass(${partitionOf(table, month)}) and relispartition`,
    );
    if (rows.length === 0) return;
    // Everybody who reads or writes waits for this lock, so it does not wait long for others.
    await tx.execute(sql`select set_config('lock_timeout', '10s', true)`);
    await tx.execute(sql`alter table ${sql.identifier(table)} detach partition ${partition(table, month)}`);
    await tx.execute(sql`insert into archived_months (table_name, month, archived_at)
      values (${table}, ${`${month}-01`}::date, ${now.toISOString()}::timestamptz)`);
  });
}

const photosOf = (month: string) =>
  sql`event_photos one where event_ref in (select id from ${partition('route_events', month)})`;

/** Writes a detached month to its file. @returns how many rows */
async function writeMonth(tx: Db, table: Monthly, month: string, file: string): Promise<number> {
  let total = 0;
  async function* lines() {
    const line = (value: Head | Line) => `${JSON.stringify(value)}\n`;
    yield line({ table, month });
    for await (const batch of rowsWithin(tx, sql`select to_jsonb(one) as row from ${partition(table, month)} one`)) {
      total += batch.length;
      yield (batch as { row: object }[]).map(line).join('');
    }
    if (table === 'route_events')
      for await (const batch of rowsWithin(
        tx,
        sql`select to_jsonb(one) || jsonb_build_object('photo', encode(photo, 'base64')) as photo from ${photosOf(month)}`,
      ))
        yield (batch as { photo: object }[]).map(line).join('');
    yield line({ rows: total });
  }
  await writeLines(file, lines());
  return total;
}

/** Removes what a file has: the rows, their keys and the photos. */
async function drop(tx: Db, table: Monthly, month: string): Promise<void> {
  if (table === 'route_events') await tx.execute(sql`delete from ${photosOf(month)}`);
  await tx.execute(sql`delete from ${sql.raw(`${table}_keys`)} where recorded_at >= ${`${month}-01T00:00:00Z`}::timestamptz
    and recorded_at < ${`${month}-01T00:00:00Z`}::timestamptz + interval '1 month'`);
  await tx.execute(sql`drop table ${partition(table, month)}`);
}

/**
 * Moves a detached month to a file, in one transaction: another run waits until the month is gone or still there.
 * @returns how many rows; nothing when another run has archived it
 */
const move = (db: Db, table: Monthly, month: string, file: string): Promise<number | undefined> =>
  alone(db, locks.archive, async (tx) => {
    const { rows } = await tx.execute(
      sql`select from pg_class where oid = to_regclass(${partitionOf(table, month)}) and not relispartition`,
    );
    if (rows.length === 0) return undefined;
    // Else PostgreSQL may begin a large table anywhere, and a run that goes on would find its own file to hold something else.
    await tx.execute(sql`select set_config('synchronize_seqscans', 'off', true)`);
    const total = await writeMonth(tx, table, month, file);
    await drop(tx, table, month);
    return total;
  });

/**
 * Takes months of events, levels and positions out of the database, each into a file `TABLE-MONTH.ndjson.gz`. Sums of days stay, and with them the statistics.
 * Run again, it goes on where it was interrupted: a month leaves the database when its file is whole.
 * @param before the first month that stays, as in `2025-09`
 * @throws Error when that is newer than `newestBefore`
 */
export async function archiveMonths(
  { db }: Pick<OpenDatabase, 'db'>,
  { before, folder, now }: { before: string; folder: string; now: Date },
  progress: (one: Archived) => void = () => undefined,
): Promise<Archived[]> {
  const newest = newestBefore(now);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(before)) throw new Error('--before must be a month, as in 2025-03.');
  if (before > newest) throw new Error(`The newest ${kept} months stay: --before may be ${newest} or earlier.`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const done: Archived[] = [];
  for (const table of monthly) {
    const { rows } = await db.execute<{ name: string }>(sql`select relname as name from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname ~ ${`^${table}_\\d{4}_\\d\\d$`} order by 1`);
    for (const { name } of rows) {
      const month = monthOf(name);
      if (month >= before) continue;
      await detach(db, table, month, now);
      const file = path.join(folder, `${table}-${month}.ndjson.gz`);
      const moved = await move(db, table, month, file);
      if (moved === undefined) continue;
      const one = { table, month, file, rows: moved };
      progress(one);
      done.push(one);
    }
  }
  return done;
}

/** Removes rows whose tour is gone for good, and the reference to a location that is. @returns how many rows were removed */
async function dropOrphans(tx: Db, month: string): Promise<number> {
  const events = partition('route_events', month);
  const { rows } = await tx.execute(
    sql`delete from ${events} where not exists (select from tours where id = tour_id) returning 1`,
  );
  await tx.execute(sql`update ${events} set location_ref = null
    where location_ref is not null and not exists (select from all_locations where id = location_ref)`);
  return rows.length;
}

/**
 * Reads a month back from its file, all or nothing.
 * @returns the month, its rows, and how many were left out since their tour is gone
 * @throws Error when the file is no archive or not whole, or the month is there
 */
export async function readBack({ db }: Pick<OpenDatabase, 'db'>, file: string): Promise<Archived & { left: number }> {
  const broken = new Error(`${file} is no archive of a month, or not whole.`);
  const parsed = (text: string) => {
    try {
      return JSON.parse(text) as Head & { row?: object; photo?: object; rows?: number };
    } catch {
      throw broken;
    }
  };
  // What is not compressed, or cut off, has a code of zlib.
  async function* wholeLines() {
    try {
      yield* linesOf(file);
    } catch (error) {
      throw String((error as NodeJS.ErrnoException).code).startsWith('Z_') ? broken : error;
    }
  }
  return alone(db, locks.archive, async (tx) => {
    let head: (Head & { table: Monthly }) | undefined;
    let rows = 0;
    let whole = false;
    let held: { rows: object[]; photos: object[] } = { rows: [], photos: [] };
    const flush = async () => {
      if (!head) throw broken;
      const into = partition(head.table, head.month);
      // Columns that are newer than the file have their defaults.
      const columns = commas(Object.keys(held.rows[0] ?? {}).map(sql.identifier));
      if (held.rows.length > 0)
        await tx.execute(sql`insert into ${into} (${columns})
          select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(held.rows)}::json)`);
      if (held.photos.length > 0)
        await tx.execute(sql`insert into event_photos (event_ref, customer_id, tour_id, photo)
          select event_ref, customer_id, tour_id, decode(photo, 'base64')
            from json_to_recordset(${JSON.stringify(held.photos)}::json) as photo(event_ref int, customer_id int, tour_id int, photo text)
            where exists (select from tours where id = tour_id)`);
      held = { rows: [], photos: [] };
    };
    for await (const text of wholeLines()) {
      const line = parsed(text);
      if (!head) {
        const { table, month } = line;
        if (!isMonthly(table) || !/^\d{4}-\d\d$/.test(month)) throw broken;
        head = { table, month };
        await takeBack(tx, table, month);
        continue;
      }
      if (line.row) held.rows.push(line.row);
      if (line.photo) held.photos.push(line.photo);
      if (held.rows.length + held.photos.length >= BATCH || line.rows !== undefined) {
        rows += held.rows.length;
        await flush();
      }
      whole = line.rows === rows;
    }
    if (!head || !whole) throw broken;
    const left = head.table === 'route_events' ? await dropOrphans(tx, head.month) : 0;
    await attach(tx, head.table, head.month);
    return { ...head, rows, file, left };
  });
}

/** An empty table for a month, which is archived no longer. */
async function takeBack(tx: Db, table: Monthly, month: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`delete from archived_months where table_name = ${table} and month = ${`${month}-01`}::date returning 1`,
  );
  if (rows.length === 0) throw new Error(`${month} of ${table} is not archived.`);
  await tx.execute(
    sql`create table ${partition(table, month)} (like ${sql.identifier(table)} including defaults including constraints)`,
  );
}

async function attach(tx: Db, table: Monthly, month: string): Promise<void> {
  const part = partition(table, month);
  const first = `${month}-01 00:00:00+00`;
  const { rows } = await tx.execute<{ next: string }>(
    sql`select (${first}::timestamptz at time zone 'UTC' + interval '1 month')::text || '+00' as next`,
  );
  await tx.execute(
    sql`alter table ${sql.identifier(table)} attach partition ${part} for values from (${sql.raw(`'${first}'`)}) to (${sql.raw(`'${rows[0]?.next}'`)})`,
  );
  await tx.execute(sql`insert into ${sql.raw(`${table}_keys`)} (customer_id, key, sender, revision, recorded_at)
    select customer_id, key, sender, revision, recorded_at from ${part} where key is not null on conflict do nothing`);
}
