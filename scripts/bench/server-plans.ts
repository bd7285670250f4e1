import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/db/open.ts';
import { report } from './report.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** Rows of a table that may be read without an index: tables this small are quicker read whole. */
const SMALL = 500;

/** The statements behind the calls that a dashboard makes all the time, as the server writes them, without what they select. */
const hot = (today: string): [name: string, text: string][] => {
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const days = (table: string, whole: string) =>
    `select day, sum(1) from ${table} where customer_id = 1 and disposition_area_id = -1 and material_type = ${whole}
     and day between '${from}' and '${today}' group by day`;
  return [
    [
      'page of locations',
      `select id from locations where customer_id = 1 order by search_key(location_id) collate "C", id limit 10`,
    ],
    [
      'search of locations',
      `select id from locations where customer_id = 1 and search like '%' || search_key('07/12') || '%'`,
    ],
    [
      'containers of a page',
      `select id from bins where customer_id = 1 and location_ref = any('{1,2,3,4,5,6,7,8,9,10}')`,
    ],
    [
      'page of containers',
      `select id from bins where customer_id = 1 order by search_key(container_id) collate "C", id limit 10`,
    ],
    [
      'fullest containers',
      `select id from bins where customer_id = 1 and material_type = '11' order by last_level desc nulls last, id desc limit 10`,
    ],
    [
      'search of containers',
      `select id from bins where customer_id = 1 and search like '%' || search_key('07/12') || '%'`,
    ],
    [
      'page of tours',
      `select id from tours where customer_id = 1 and status = 'completed' order by date desc, id desc limit 10`,
    ],
    ['number of tours', `select sum(number) from list_counts where customer_id = 1 and list = 'tours'`],
    ['events of a tour', `select id from route_events where tour_id = 1000`],
    [
      'newest events',
      `select id from route_events where customer_id = 1 and recorded_at > '${today}'::date - 7 order by recorded_at desc, id desc limit 200`,
    ],
    [
      'open notifications',
      `select id from complaints where customer_id = 1 and status = 'open' order by created_at desc, id desc limit 10`,
    ],
    ['a year of levels', days('event_days', `''`)],
    ['a year of tours', days('tour_days', `'{}'`)],
    ['a year of unloadings', days('unloading_days', `''`)],
    ['a year of overflows', days('overflow_days', `''`)],
    ['user of an address', `select id from users where email = 'admin@demo.test'`],
    ['refresh token', `select family_id from refresh_tokens where token_hash = 'x'`],
  ];
};

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Explains the hot statements in the large world: none may read a large table without an index. */
export async function explain(databaseUrl: string, today: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  try {
    const { rows: sizes } = await database.db.execute<{ name: string; rows: number }>(
      sql`select relname as name, reltuples::int as rows from pg_class where relkind = 'r'`,
    );
    const rowsOf = new Map(sizes.map(({ name, rows }) => [name, rows]));
    let without = 0;
    console.log('plans of the hot statements in the large world');
    for (const [name, text] of hot(today)) {
      const { rows } = await database.db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        sql.raw(`explain (analyze, format json) ${text}`),
      );
      const all = nodes(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan);
      const whole = all.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
      const indexes = all.flatMap((node) => node['Index Name'] ?? []);
      const good = whole.every((table) => (rowsOf.get(table) ?? 0) <= SMALL);
      if (!good) without += 1;
      const how = [...indexes, ...whole.map((table) => `${table} whole (${rowsOf.get(table)} rows)`)].join(', ');
      console.log(`${good ? '✔' : '✘'} ${name.padEnd(24)} ${how}`);
    }
    report({ name: 'server: hot statements that read a large table whole', value: without, unit: '', limit: 0 });
  } finally {
    await database.close();
  }
}
