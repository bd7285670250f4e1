import { is as isA, sql, type SQL } from 'drizzle-orm';
import { PgArray, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { anyOf, every } from '../db/sql.ts';
import type { Call, Caller, Streamed } from '../http/handler.ts';
import { conditionsOf, partOf, type Meaning } from './conditions.ts';
import { areaName, sortOf, wire } from './fields.ts';

/** A table whose rows belong to customers. */
export type OwnedTable = PgTable & { id: PgColumn; customerId: PgColumn };

/** A list: what its names in the contract mean, where the table's columns do not say it. */
export interface ListSpec<Row extends object = object> extends Meaning {
  table: OwnedTable;
  /** Joins that fields, names and sorts need. */
  joins?: SQL;
  /** Which of the customer's rows a caller can see, where that is not all of them. */
  visible?(caller: Pick<Caller, 'id' | 'areaIds'>): SQL;
  /** Sorts that the names do not explain. */
  sorts?: Record<string, SQL>;
  /** The table's numbers by status are maintained by the database: they are the total when nothing else is asked for. */
  counted?: 'tours' | 'complaints';
  /** Adds to the rows of a page what takes another query; a stream has all from its own. */
  complete?(db: Db, customerId: number, rows: Row[]): Promise<Row[]>;
}

interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  facets?: string[];
  status?: string[];
}

export type ListCall = Pick<Call, 'db' | 'caller' | 'openRows'> & { query: ListQuery };
type Facets = Record<string, { value: string; count: number }[]>;
export type ListResponse<Row, Key extends string> =
  | { status: 200; body: Record<Key, Row[]> & { total_routes: number; facets?: Facets } }
  | Streamed;

/** A list with what one call asks of it. */
interface Asked {
  spec: ListSpec;
  call: ListCall;
  filters: Record<string, SQL | undefined>;
}

const fromOf = ({ table, joins }: ListSpec) => sql`${table} ${joins ?? sql``}`;

/** Rows of the caller's customer that meet all conditions, but for the filters of one field. */
const whereOf = ({ spec, call, filters }: Asked, without?: string) =>
  every([
    sql`${spec.table.customerId} = ${call.caller.customerId}`,
    spec.visible?.(call.caller),
    ...Object.entries(filters).map(([name, condition]) => (name === without ? undefined : condition)),
  ]);

/** At most so many values of a facet, the most frequent ones. */
const facetValues = 200;

async function countFacets(asked: Asked, names: string[]): Promise<Facets> {
  const { spec, call } = asked;
  const parts = names.map((name) => {
    const field = partOf(spec, name);
    if (!field) throw new Error(`Nothing says what the facet ${name} means`);
    const [value, more] = isA(field, PgArray)
      ? [sql`one.value`, sql`cross join lateral unnest(${field}) as one(value)`]
      : [field, sql``];
    return sql`(select ${name}::text as field, coalesce((${value})::text, '') as value, count(*)::int as count
      from ${fromOf(spec)} ${more} where ${whereOf(asked, name)} group by 2 order by 3 desc, 2 limit ${facetValues})`;
  });
  const { rows } = await call.db.execute<{ field: string; value: string; count: number }>(
    sql.join(parts, sql` union all `),
  );
  const facets: Facets = Object.fromEntries(names.map((name) => [name, []]));
  for (const { field, value, count } of rows) facets[field]?.push({ value, count });
  return facets;
}

function orderOf({ table, sorts, ...spec }: ListSpec, sort = ''): SQL {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const name = sort.replace(/^-/, '');
  const last = sql`${table.id} ${direction}`;
  if (name === '') return last;
  const part = partOf({ table, ...spec }, name);
  const area = partOf({ table, ...spec }, `${name}_id`) as PgColumn | undefined;
  const by = sorts?.[name] ?? (part ? sortOf(part) : area && areaName(area));
  if (!by) throw new Error(`Nothing says what the sort ${name} means`);
  // Rows without a value come last in both directions; said only where there are such, for the sake of indexes. Of a joined table the whole row may be missing.
  const isAlways = !sorts?.[name] && isA(part, PgColumn) && part.notNull && part.table === table;
  const nulls = sort.startsWith('-') && !isAlways ? sql` nulls last` : sql``;
  return sql`${by} ${direction}${nulls}, ${last}`;
}

/** All rows that match, in their order: the system's key is the last, so that pages neither repeat nor lose rows. */
const sorted = (asked: Asked) =>
  sql`select ${wire(asked.spec.table, asked.spec.fields)} from ${fromOf(asked.spec)}
    where ${whereOf(asked)} order by ${orderOf(asked.spec, asked.call.query.sort)}`;

/** Ids of the rows that a query of the list matches. */
export const idsOf = <Row extends object>(spec: ListSpec<Row>, call: ListCall) =>
  sql`select ${spec.table.id} from ${fromOf(spec as ListSpec)}
    where ${whereOf({ spec: spec as ListSpec, call, filters: conditionsOf(spec, call.query, call.caller) })}`;

const counting = (asked: Asked) =>
  sql`select count(*)::int as count from ${fromOf(asked.spec)} where ${whereOf(asked)}`;

/** The numbers that the database keeps, if no filter is asked for but that of the status. */
function keptCount({ spec: { counted }, call: { caller, query }, filters }: Asked): SQL | undefined {
  const others = Object.entries(filters).some(([name, condition]) => name !== 'status' && condition);
  if (!counted || others) return undefined;
  const where = every([
    sql`customer_id = ${caller.customerId} and list = ${counted}`,
    query.status?.length ? anyOf(sql`status`, query.status, 'text') : undefined,
  ]);
  return sql`select coalesce(sum(number), 0)::int as count from list_counts where ${where}`;
}

/**
 * The response of a list operation: one page with the number of all rows that match and the facets asked for, or all rows where the client wants
 * them as a stream. Two or three queries; a page past the end is empty, with the right total.
 * @param key of the rows in the response
 * @param more conditions besides those of the query
 */
export async function listRows<Row extends object, Key extends string>(
  spec: ListSpec<Row>,
  key: Key,
  call: ListCall,
  more: Record<string, SQL | undefined> = {},
): Promise<ListResponse<Row, Key>> {
  const { db, caller, query, openRows } = call;
  const asked: Asked = { spec: spec as ListSpec, call, filters: { ...conditionsOf(spec, query, caller), ...more } };
  if (openRows) return { status: 200, stream: await openRows(sorted(asked), keptCount(asked) ?? counting(asked)) };
  const { page = 1, page_size: size = 10 } = query;
  const found = await db.execute<Row & Record<string, unknown>>(
    sql`${sorted(asked)} limit ${size} offset ${(page - 1) * size}`,
  );
  // A first page that is not full has shown all there is.
  const total =
    page === 1 && found.rows.length < size
      ? found.rows.length
      : ((await db.execute<{ count: number }>(keptCount(asked) ?? counting(asked))).rows[0]?.count ?? 0);
  const facets = query.facets?.length ? await countFacets(asked, [...new Set(query.facets)]) : undefined;
  const rows = spec.complete ? await spec.complete(db, caller.customerId, found.rows) : found.rows;
  const list = { [key]: rows } as Record<Key, Row[]>;
  return { status: 200, body: { ...list, total_routes: total, ...(facets ? { facets } : {}) } };
}
