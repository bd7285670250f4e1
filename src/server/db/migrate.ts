import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runOnPg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runOnPglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { asset } from '../assets.ts';
import { limitedViews } from './limited.ts';
import { alone, locks, takeLock, withoutLimits } from './locks.ts';
import type { Db } from './open.ts';

const files = { migrationsFolder: asset('migrations', 'src/server/db/migrations') };

/**
 * Defaults of this role in this database, where nobody has set any: a pooler hands sessions on between servers, so none is changed
 * when it begins. Data is on solid state or in memory, where jumping costs little more than reading on. Statements are short: to compile one,
 * which PostgreSQL does where many months could be read, takes longer than to run it.
 */
const roleDefaults = sql.raw(`do $$
declare wanted record;
begin
  for wanted in
    select name, value from (values ('random_page_cost', '1.1'), ('jit', 'off'), ('statement_timeout', '20s'),
        ('idle_in_transaction_session_timeout', '30s')) as setting (name, value)
      where not exists (select 1 from pg_db_role_setting there
        where setdatabase in (0, (select oid from pg_database where datname = current_database()))
          and setrole in (0, (select oid from pg_roles where rolname = current_user))
          and exists (select 1 from unnest(setconfig) item where item like name || '=%'))
  loop
    execute format('alter role current_user in database %I set %I = %L', current_database(), wanted.name, wanted.value);
  end loop;
exception when insufficient_privilege or feature_not_supported then
  null; -- It works without them.
end $$`);

/** Databases of the first version note their migrations in a table `migrations`: Drizzle is told of them, in its own. */
async function adopt(db: Pick<Db, 'execute'>): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('migrations') is not null as there`);
  if (!rows[0]?.there) return;
  const done = await db.execute<{ number: number }>(sql`select count(*)::int as number from migrations`);
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { hash, folderMillis } of readMigrationFiles(files).slice(0, done.rows[0]?.number)) {
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  await db.execute(sql`drop table migrations`);
}

/**
 * What every table `all_…` has: a view under the rest of its name without what is deleted, with all columns, and triggers that note its changes
 * and its history.
 * Missing ones are made, so that a migration adds the table or the column and nothing else.
 */
const viewsAndTriggers = sql.raw(`do $$
declare
  one record;
  noted record;
begin
  for one in select oid, substr(relname, 5) as name, relname as whole from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname like 'all\\_%'
  loop
    if (select count(*) from pg_attribute where attrelid = one.oid and attnum > 0 and not attisdropped)
      <> (select count(*) from pg_attribute where attrelid = to_regclass(one.name) and attnum > 0 and not attisdropped)
    then
      execute format('create or replace view %I as select * from %I where deleted_at is null', one.name, one.whole);
    end if;
    if not exists (select 1 from pg_trigger where tgrelid = one.oid and tgname = 'note_history') then
      perform keep_history(one.whole, one.name);
    end if;
    for noted in select name, event, rows from (values ('note_new', 'insert', 'new table as new_rows'),
        ('note_changed', 'update', 'old table as old_rows new table as new_rows'),
        ('note_gone', 'delete', 'old table as old_rows')) as t (name, event, rows)
      where not exists (select 1 from pg_trigger where tgrelid = one.oid and tgname = t.name)
    loop
      execute format('create trigger %I after %s on %I referencing %s for each statement execute function note_changes(%L, %L)',
        noted.name, noted.event, one.whole, noted.rows, one.name, 'id');
    end loop;
  end loop;
end $$`);

async function afterMigrations(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(viewsAndTriggers);
  await db.execute(limitedViews);
}

/** Names the statement's beginning instead of all of it. */
async function namingStatement(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const beginning = error.query.trim().replace(/\s+/g, ' ').slice(0, 80);
    throw new Error(`A migration failed at: ${beginning}`, { cause: error.cause });
  }
}

/** Brings the embedded database to the newest version, all or nothing. */
export async function migratePglite(pglite: PGlite): Promise<void> {
  const db = drizzlePglite(pglite);
  await namingStatement(db.transaction((tx) => adopt(tx as unknown as Db)));
  await namingStatement(runOnPglite(db, files));
  await db.transaction((tx) => afterMigrations(tx as unknown as Db));
}

/**
 * Brings a PostgreSQL to the newest version, all or nothing. Two servers may start at once: the second waits for the first, as long
 * as that takes.
 */
export async function migratePostgres(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  // The statement that runs when the connection breaks is told; without a listener it would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzlePg(client);
    await client.query('begin');
    await db.execute(withoutLimits);
    await db.execute(takeLock(locks.migrations));
    await db.execute(roleDefaults);
    await namingStatement(adopt(db as unknown as Db));
    // Drizzle's own begin joins this transaction and its commit ends it, lock included.
    await namingStatement(runOnPg(db, files));
    await alone(db as unknown as Db, locks.migrations, afterMigrations);
  } finally {
    await client.end();
  }
}
