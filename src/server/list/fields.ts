import { getTableColumns, getTableName, is as isA, sql, type SQL } from 'drizzle-orm';
import { PgArray, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { dispositionAreas } from '../db/schema.ts';
import { byText, commas, iso } from '../db/sql.ts';
/** A column, or an expression of columns. */
export type Part = SQL | PgColumn;

/** Columns that only the database knows: the tenant, what holds a state, the search text, hashes, a sender and its key, the code of a label, references by system key (`_ref`), days for statistics (`_on`). */
const internal =
  /^(customer_id|deleted_at|key|sender|locked|search|secret_hash|report_code|closed_event|due_at|open_since)$|_(ref|on)$/;

/** The columns of a table by their name in the contract, which is their name in the database. */
export const columnsOf = (table: PgTable): Map<string, PgColumn> =>
  new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]));

/** Timestamps and days as the contract writes them. */
function shown(part: Part): Part {
  if (!isA(part, PgColumn)) return part;
  if (part.columnType === 'PgTimestamp') return iso(part);
  if (part.columnType === 'PgDateString') return sql`${part}::text`;
  return isA(part, PgArray) ? sql`to_jsonb(${part})` : part;
}

/** Selects a row as the contract shows it: the table's columns, and `fields` that are none of them. */
export function wire(table: PgTable, fields: Record<string, Part> = {}): SQL {
  const own = [...columnsOf(table)].filter(([name]) => !internal.test(name));
  const parts = Object.entries({ ...Object.fromEntries(own), ...fields });
  return commas(parts.map(([name, part]) => sql`${shown(part)} as ${sql.identifier(name)}`));
}

const kept = /^(id|customer_id|updated_at|deleted_at)$/;

/** What an insert or an update takes from a request: the properties that are columns of the table, but for those that the server or the database sets. */
export function valuesOf(table: PgTable, body: object): Record<string, unknown> {
  const given = body as Record<string, unknown>;
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.flatMap(([key, { name, generated }]) =>
      name in given && !generated && !kept.test(name) ? [[key, given[name]]] : [],
    ),
  );
}

/** The constraint of a table's unique key, as PostgreSQL names it. */
export const keyConstraint = (table: PgTable, column: string) => `${getTableName(table)}_${column}_key`;

/** Texts sort alike on every server; codes, which have a list of values, as they are. */
export const sortOf = (part: Part): SQL =>
  isA(part, PgColumn) && part.columnType === 'PgText' && !part.enumValues ? byText(part) : sql`${part}`;

/** Codes in the order of their list instead of the alphabet. */
export const inOrder = (column: PgColumn): SQL =>
  sql`array_position(${sql.param(column.enumValues)}::text[], ${column})`;
/** Sorts by the name of an area. */
export const areaName = (id: PgColumn): SQL =>
  sql`(select ${byText(dispositionAreas.name)} from ${dispositionAreas}
    where ${dispositionAreas.customerId} = ${columnsOf(id.table).get('customer_id')} and ${dispositionAreas.id} = ${id})`;
