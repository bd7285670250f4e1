import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile, describeDatabase } from '../../scripts/lib/database.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open.ts';
import { readWithoutCustomer } from './statements.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({});
});
afterAll(() => database.close());

it(`${databaseFile} shows the database as all migrations leave it`, async () => {
  await expect(await describeDatabase(database.db)).toMatchFileSnapshot(`../../${databaseFile}`);
});

/** These are of all customers: they clean up, run at no request, or find a code that no other label has. */
const ofAll = /^(compact_days|compact_list_counts|trim_changes|new_report_code)$/;
/** Stays for servers of the version before. */
const before = 'free_trucks(integer,date)';

it('what functions read and change, they say whose it is', async () => {
  const { rows } = await database.db.execute<{ name: string; whole: string; body: string }>(sql`
    select proname as name, oid::regprocedure::text as whole, coalesce(prosrc, '') as body from pg_proc
    where pronamespace = current_schema()::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  const found = rows
    .filter(({ name, whole }) => !ofAll.test(name) && whole !== before)
    .flatMap(({ name, body }) =>
      body
        .split(';')
        .flatMap(readWithoutCustomer)
        .map((one) => `${name}: ${one}`),
    );
  expect(rows.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
