import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { every } from '../db/sql.ts';
import type { Call, Streamed } from '../http/handler.ts';
import { oneOf } from './conditions.ts';

export interface ListSpec {
  /** What is selected, named as on the wire. */
  columns: SQL;
  /** Tables and joins that columns, filters and sorting need. */
  from: SQL;
  /** Always holds: the rows of the caller's customer. */
  base: SQL;
  /** Conditions by the field they filter; a facet leaves its own one out. */
  filters: Record<string, SQL | undefined>;
  /** By the names of the contract, without `-`. */
  sorts: Record<string, SQL>;
  /** Last sorting key, unique, so that pages neither repeat nor lose rows. */
  id: SQL;
  /** How many rows there are in each status, kept by the database: the total when nothing else is asked for. */
  counted?: { list: 'tours' | 'complaints'; customerId: number; statuses: readonly string[] | undefined };
  /** Value of each facet; `from` adds a join that only this facet needs. */
  facets?: Record<string, { value: SQL; from?: SQL }>;
}

export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  facets?: string[];
}

export type Facets = Record<string, { value: string; count: number }[]>;

export interface Page<Row> {
  rows: Row[];
  total: number;
  /** Only when asked for. */
  facets?: Facets;
}

/** At most so many values of a facet, the most frequent ones. */
const facetValues = 200;

async function countFacets(db: Db, spec: ListSpec, asked: string[]): Promise<Facets> {
  const parts = asked.flatMap((field) => {
    const facet = spec.facets?.[field];
    if (!facet) return [];
    const others = Object.entries(spec.filters).filter(([name]) => name !== field);
    const where = every([spec.base, ...others.map(([, condition]) => condition)]);
    return sql`(select ${field}::text as field, coalesce((${facet.value})::text, '') as value, count(*)::int as count
      from ${spec.from} ${facet.from ?? sql``} where ${where} group by 2 order by 3 desc, 2 limit ${facetValues})`;
  });
  const facets: Facets = Object.fromEntries(asked.map((field) => [field, []]));
  if (parts.length === 0) return facets;
  const { rows } = await db.execute<{ field: string; value: string; count: number }>(sql.join(parts, sql` union all `));
  for (const { field, value, count } of rows) facets[field]?.push({ value, count });
  return facets;
}

/**
 * One page of rows, the number of all that match, and the facets asked for: two or three queries.
 * A page past the end is empty, with the right total.
 */
async function listPage<Row extends object>(db: Db, spec: ListSpec, query: ListQuery): Promise<Page<Row>> {
  const { page = 1, page_size: size = 10 } = query;
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`${sorted(spec, query)} limit ${size} offset ${(page - 1) * size}`,
  );
  // A first page that is not full has shown all there is.
  const known = page === 1 && rows.length < size ? rows.length : undefined;
  const total = known ?? (await (kept(spec) ? keptCount : countRows)(db, spec));
  const facets = query.facets?.length ? await countFacets(db, spec, [...new Set(query.facets)]) : undefined;
  return { rows, total, ...(facets ? { facets } : {}) };
}

/**
 * What a list operation answers: one page under the resource's name, or all rows where the client wants them as a stream.
 * @param key of the rows in the response
 * @param complete adds to a page what takes another query; a stream has all from its own
 */
export async function listAnswer<Row extends object, Key extends string, Whole extends object = Row>(
  { db, openRows }: Pick<Call, 'db' | 'openRows'>,
  key: Key,
  spec: ListSpec,
  query: ListQuery,
  complete: (rows: Row[]) => Promise<Whole[]> = (rows) => Promise.resolve(rows as object[] as Whole[]),
): Promise<{ status: 200; body: Record<Key, Whole[]> & { total_routes: number; facets?: Facets } } | Streamed> {
  if (openRows) return { status: 200, stream: await openRows(sorted(spec, query), counting(spec)) };
  const { rows, total, facets } = await listPage<Row>(db, spec, query);
  const list = { [key]: await complete(rows) } as Record<Key, Whole[]>;
  return { status: 200, body: { ...list, total_routes: total, ...(facets ? { facets } : {}) } };
}

const whereOf = ({ base, filters }: ListSpec) => every([base, ...Object.values(filters)]);

/** All rows that match, in their order. */
function sorted(spec: ListSpec, { sort = '' }: ListQuery): SQL {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const by = spec.sorts[sort.replace(/^-/, '')];
  const order = by ? sql`${by} ${direction}, ${spec.id} ${direction}` : sql`${spec.id} ${direction}`;
  return sql`select ${spec.columns} from ${spec.from} where ${whereOf(spec)} order by ${order}`;
}

const counting = (spec: ListSpec) => sql`select count(*)::int as count from ${spec.from} where ${whereOf(spec)}`;

/** Whether the kept numbers answer: no filter but that of the status. */
const kept = ({ counted, filters }: ListSpec) =>
  counted && Object.entries(filters).every(([name, condition]) => name === 'status' || condition === undefined);

async function keptCount(db: Db, { counted }: ListSpec): Promise<number> {
  const where = every([
    sql`customer_id = ${counted?.customerId} and list = ${counted?.list}`,
    oneOf(sql`status`, counted?.statuses),
  ]);
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(number), 0)::int as count from list_counts where ${where}`,
  );
  return rows[0]?.count ?? 0;
}

async function countRows(db: Db, spec: ListSpec): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(counting(spec));
  return rows[0]?.count ?? 0;
}
