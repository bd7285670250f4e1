import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { bucketsOf, daysBefore, lengthOf } from '@/world/buckets.ts';
import { formulas } from '@/world/statistics.ts';
import type { Db } from '../db/open.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound, unprocessable } from '@/contract/problem.ts';
import { checkPeriod } from '@/contract/rules.ts';
import { levels, lookUp, ofTours, overflows, overflowSets, tonnes, type Scope } from '../statistics/measures.ts';

type Schemas = components['schemas'];
type Name = Schemas['StatName'];
type Code = Schemas['MaterialCode'];

/** The rows of each statistic. Those of tours count a tour for each material it collects when split. */
const measuresOf: Record<Name, (scope: Scope) => SQL> = {
  'avg-fill-level': levels,
  'overspilled-waste': overflows,
  'time-consumption': (scope) => ofTours('hours', scope),
  'num-routes': (scope) => ofTours('begun', scope),
  'total-tons-picked-up': tonnes,
  km: (scope) => ofTours('km', scope),
  fuel: (scope) => ofTours('fuel', scope),
};

const ofTour = new Set<Name>(['time-consumption', 'num-routes', 'km', 'fuel']);

/** A figure of a span: the period before (`before`) or the asked one, whole (no `bucket`) or one bucket, of all materials or one. */
interface Figure {
  before: boolean;
  bucket: string | null;
  material: Code | null;
  value: number | null;
}

/** The figure of each group of rows, of the columns named. */
const grouped = (value: SQL, from: SQL, material: SQL, sets: SQL) =>
  sql`select before, bucket::text, ${material} as material, ${value} as value from ${from} group by grouping sets (${sets})`;

/** Days of sets of bits, united to buckets, which are few; the period before needs none. */
const unions = (start: string, bucket: SQL, split: boolean) => sql`materialized (
  select day < ${start}::date as before, case when day >= ${start}::date then ${bucket} else '-infinity' end as bucket, block,
    ${split ? sql`material_type` : sql`null::text`} as material_type, bit_or(containers) as containers
  from measures group by 1, 2, 3, 4)`;

/** Sets of bits are united block by block, and the blocks' bits added up. */
const united = (from: SQL, material: SQL, more: SQL) =>
  sql`select before, bucket::text, ${material} as material, sum(bit_count(containers))::float8 as value
    from (select before, bucket${more}, bit_or(containers) as containers from ${from}
      group by grouping sets ((before, block${more}), (before, bucket, block${more}))) unions
    group by before, bucket${more}`;

const values: Record<(typeof formulas)[Name]['kind'], SQL> = {
  sum: sql`coalesce(sum(total), 0)::float8`,
  mean: sql`(sum(total) / nullif(sum(weight), 0))::float8`,
  distinct: sql`count(distinct container)::float8`,
};

/** All figures of a statistic in one query. */
async function figures(db: Db, name: Name, scope: Scope, query: Call<'getStatistic'>['query']): Promise<Figure[]> {
  const { kind } = formulas[name];
  const sets = kind === 'distinct' ? overflowSets(scope) : undefined;
  const bucket = sql`date_trunc(${query.interval ?? 'day'}, day::timestamp)::date`;
  const figure = (from: SQL, material: SQL, more: SQL) =>
    sets
      ? united(from, material, more)
      : grouped(values[kind], from, material, sql`(before${more}), (before, bucket${more})`);
  const code = ofTour.has(name) ? sql`unnest(material_type)` : sql`material_type`;
  const parts = scope.split
    ? sql`union all ${figure(sql`(select spans.*, ${code} as material from spans) parts`, sql`material`, sql`, material`)}`
    : sql``;
  const { rows } = await db.execute<Figure & Record<string, unknown>>(sql`
    with measures as (${sets ?? measuresOf[name](scope)}),
    spans as ${sets ? unions(query.start, bucket, scope.split) : sql`(select day < ${query.start}::date as before, ${bucket} as bucket, measures.* from measures)`}
    ${figure(sql`spans`, sql`null`, sql``)} ${parts}`);
  return rows;
}

/** To the thousandth, which is finer than any of the figures is measured. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

/** Figures as a response: no bucket missing, and where there is nothing, nothing (or no mean). */
function assemble(rows: Figure[], buckets: string[], empty: number | null) {
  const of = (before: boolean, bucket: string | null) =>
    rows.find((row) => row.before === before && row.bucket === bucket)?.value ?? empty;
  const byBucket = new Map(rows.filter((row) => !row.before && row.bucket).map((row) => [row.bucket, row.value]));
  return {
    value: rounded(of(false, null)),
    previous: rounded(of(true, null)),
    series: buckets.map((start) => ({ start, value: rounded(byBucket.get(start) ?? empty) })),
  };
}

async function scopeOf({ db, caller, query }: Call<'getStatistic'>): Promise<Scope> {
  const { start, end, location_id: locationId, route_id: routeId } = query;
  checkPeriod(start, end, 'query.end');
  const days = lengthOf(start, end);
  if (days > 5 * 366) throw unprocessable('query.end', 'A period has at most 5 years.');
  const scope: Scope = {
    customerId: caller.customerId,
    from: daysBefore(start, days),
    to: end,
    // Sums of all areas together are none of a limited caller's.
    areaIds: query.disposition_area_ids ?? caller.areaIds ?? undefined,
    locationRef: undefined,
    tourId: routeId,
    split: query.split === 'material_type',
  };
  if (locationId === undefined && routeId === undefined) return scope;
  const { rows } = await db.execute<{ location: number | null; tour: number | null }>(
    lookUp(caller.customerId, locationId, routeId),
  );
  if (locationId !== undefined && !rows[0]?.location) throw notFound('location');
  if (routeId !== undefined && !rows[0]?.tour) throw notFound('tour');
  return { ...scope, locationRef: rows[0]?.location ?? undefined };
}

export const statisticHandlers = {
  getStatistic: async (call) => {
    const { db, params, query } = call;
    const name = params.stat_name;
    const { unit, kind } = formulas[name];
    const rows = await figures(db, name, await scopeOf(call), query);
    const buckets = bucketsOf(query.start, query.end, query.interval ?? 'day');
    const empty = kind === 'mean' ? null : 0;
    const codes = [...new Set(rows.flatMap((row) => row.material ?? []))].toSorted();
    const split = codes.map((code) => {
      const { value, series } = assemble(
        rows.filter((row) => row.material === code),
        buckets,
        empty,
      );
      return { material_type: code, value, series };
    });
    const whole = assemble(
      rows.filter((row) => row.material === null),
      buckets,
      empty,
    );
    return { status: 200, body: { result: { ...whole, unit, ...(query.split ? { split } : {}) } } };
  },
} satisfies Handlers;
