import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { passwords } from '../../src/server/auth/password.ts';
import { explain } from '../../src/server/db/faults.ts';
import { locks, withoutLimits } from '../../src/server/db/locks.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { onBothEngines } from './harness.ts';
import { worldNow } from './world-now.ts';

const files = path.resolve(import.meta.dirname, '../../src/server/db/migrations');
const journal = JSON.parse(fs.readFileSync(path.join(files, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string; when: number }[];
};
/** Those that the first version ran. */
const first = journal.entries.slice(0, 7).map(({ tag }) => tag);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-migrations-'));
const opened: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function open(options: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const database = await openDatabase(options);
  opened.push(database);
  return database;
}

/** An empty database whose statements end after 100 ms unless they may take longer. */
async function emptyDatabase(): Promise<string> {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.query(`alter database ${name} set statement_timeout = '100ms'`);
  await client.end();
  return `${inject('postgresUrl')}/${name}`;
}

/** What the first version's own runner left: the files run one by one, each noted in a table `migrations`. */
async function migrateAsBefore(exec: (text: string) => Promise<unknown>): Promise<void> {
  await exec(
    'create table migrations (name text primary key, hash text not null, at timestamptz not null default now())',
  );
  for (const tag of first) {
    const text = fs.readFileSync(path.join(files, `${tag}.sql`), 'utf8');
    await exec(`begin;\n${text}\n;insert into migrations (name, hash) values ('${tag}.sql', 'x');\ncommit;`);
  }
  await exec(`insert into customers (name, time_zone) values ('Kept', 'Europe/Berlin')`);
  await exec(`insert into locations (customer_id, location_id, location_name, city, street, latitude, longitude, location_type, is_active, updated_at)
    select 1, number, '', '', '', 50, 9, 'public', true, now() from generate_series(1, 50) number`);
}

it('the journal names every file, in order', () => {
  const names = fs.readdirSync(files).filter((name) => name.endsWith('.sql'));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(names.toSorted());
  expect(journal.entries.map(({ idx }) => idx)).toEqual(names.map((_name, index) => index));
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});

onBothEngines('a database of the first version', (engine) => {
  it('is adopted with its rows, and opened again unchanged', async () => {
    const dataDir = path.join(folder, 'data');
    let databaseUrl: string | undefined;
    if (engine === 'pglite') {
      fs.mkdirSync(dataDir);
      const before = await PGlite.create(path.join(dataDir, 'pglite'), { extensions: { pg_trgm } });
      await migrateAsBefore((text) => before.exec(text));
      await before.close();
    } else {
      databaseUrl = await emptyDatabase();
      const before = new pg.Client(databaseUrl);
      await before.connect();
      await before.query('set statement_timeout = 0');
      await migrateAsBefore((text) => before.query(text));
      await before.end();
    }
    for (let time = 0; time < 2; time++) {
      const { db, close } = await openDatabase({ databaseUrl, dataDir });
      const { rows } = await db.transaction(async (tx) => {
        await tx.execute(withoutLimits);
        return tx.execute(sql`select (select string_agg(name, ',') from customers) as names,
        (select count(distinct report_code)::int from locations where report_code ~ '^[0-9A-HJKMNP-TV-Z]{7}$') as codes,
        (select count(*)::int from drizzle.__drizzle_migrations) as done, to_regclass('migrations') as old`);
      });
      expect(rows).toEqual([{ names: 'Kept', codes: 50, done: journal.entries.length, old: null }]);
      await close();
    }
  });
});

onBothEngines('a table all_… and a column that a migration adds', (engine) => {
  it('have their view, its triggers and its column when the server starts', async () => {
    const dataDir = path.join(folder, 'views');
    const databaseUrl = engine === 'pglite' ? undefined : await emptyDatabase();
    if (engine === 'pglite') fs.mkdirSync(dataDir);
    const before = await openDatabase({ databaseUrl, dataDir });
    await before.db.execute(sql`alter table all_trucks add column number_of_axles integer`);
    await before.db.execute(
      sql`create table all_weighbridges (id integer primary key, customer_id integer not null, deleted_at timestamptz(3))`,
    );
    await before.close();
    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    await db.execute(sql`select number_of_axles from trucks`);
    await db.execute(sql`insert into customers (id, name, time_zone) values (1, 'One', 'Europe/Berlin')`);
    await db.execute(sql`insert into weighbridges (id, customer_id) values (7, 1), (8, 1)`);
    await db.execute(sql`update weighbridges set deleted_at = now() where id = 7`);
    await db.execute(sql`delete from all_weighbridges`);
    expect((await db.execute(sql`select id from weighbridges`)).rows).toEqual([]);
    const { rows } = await db.execute(
      sql`select resource, ids from changes where resource = 'weighbridges' order by seq`,
    );
    expect(rows.map(({ ids }) => ids)).toEqual([[7, 8], [7], [7, 8]]);
    await close();
  });
});

it('two servers start at once on an empty database, and one waits for the other as long as it takes', async () => {
  const databaseUrl = await emptyDatabase();
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('set local statement_timeout = 0');
  await holder.query(`select pg_advisory_xact_lock(${locks.migrations})`);
  const waiting = `select count(*)::int as number from pg_locks
    where locktype = 'advisory' and not granted and waitstart < clock_timestamp() - interval '0.3 s'`;
  const both = Promise.all([open({ databaseUrl }), open({ databaseUrl })]);
  await expect
    .poll(async () => (await holder.query<{ number: number }>(waiting)).rows[0]?.number, { timeout: 30_000 })
    .toBe(2);
  await holder.query('commit');
  await holder.end();
  const [one, two] = await both;
  const world = { size: 'small', seed: 1, now: worldNow, passwords: passwords(10) } as const;
  const rows = await Promise.all([seed(one.db, world), seed(two.db, world)]);
  expect(rows.filter((number) => number !== undefined)).toEqual([expect.any(Number)]);
});

it('what fails is told without statement, parameters and rows', async () => {
  const { db } = await open({ databaseUrl: await emptyDatabase() });
  await db.execute(sql`alter table all_locations add constraint never check (false)`);
  const failure: unknown = await seed(db, { size: 'small', seed: 1, now: worldNow, passwords: passwords(10) }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(explain(failure)).toBe('The database refused a row, 23514, all_locations, never');
});

it('its role needs CREATE on its database and on its schema public', async () => {
  const databaseUrl = await emptyDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create role ${name} login password 'role'`);
  await client.query(`grant all on schema public to ${name}`);
  const asRole = new URL(databaseUrl);
  asRole.username = name;
  asRole.password = 'role';
  const start = () => open({ databaseUrl: asRole.href });
  const failure: unknown = await start().catch((error: unknown) => error);
  expect(explain(failure)).toContain(`permission denied for database ${name}`);
  await client.query(`grant create on database ${name} to ${name}`);
  const { db } = await start();
  await seed(db, { size: 'small', seed: 1, now: worldNow, passwords: passwords(10) });
  await client.end();
});

it('a migration that fails is named and changes nothing', async () => {
  const databaseUrl = await emptyDatabase();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('create table bins (id integer)');
  const failure: unknown = await openDatabase({ databaseUrl }).catch((error: unknown) => error);
  expect(explain(failure)).toBe(
    'A migration failed at: create table bins ( id integer generated by default as identity primary key, cus\nrelation "bins" already exists',
  );
  const { rows } = await client.query(
    `select to_regclass('customers') as customers, to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  expect(rows).toEqual([{ customers: null, journal: null }]);
  await client.end();
});
