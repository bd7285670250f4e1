import { is as isA, sql, type SQL } from 'drizzle-orm';
import { PgArray, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { anyOf, every } from '../db/sql.ts';
import type { Caller } from '../http/handler.ts';
import { checkPeriod } from '@/contract/rules.ts';
import { columnsOf, type Part } from './fields.ts';

/** In one of the disposition areas; none asked for means all. */
export const inAreas = (column: Part, ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? undefined : anyOf(column, ids, 'int');

/** Numbers to the millionth: those too small for a column of single precision are an error to the database. */
export const fine = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value);

/** A condition that must hold or must not. */
export const whether = (condition: SQL, wanted: boolean) => (wanted ? condition : sql`not (${condition})`);

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** A pattern for `like` on a search key that finds the text anywhere in it. */
export const containing = (text: string) => sql`'%' || search_key(${literal(text)}) || '%'`;

/** A pattern for `like` on a search key that finds the text at its beginning. */
export const beginning = (text: string) => sql`search_key(${literal(text)}) || '%'`;

const termsOf = (q: string) => [...new Set(q.split(/\s+/).filter(Boolean))];

/**
 * Every search term of `q` must be found.
 * @param find the condition for one term, given its pattern for `like`
 */
function searchTerms(q: string, find: (pattern: SQL) => SQL): SQL | undefined {
  const terms = termsOf(q);
  return terms.length === 0 ? undefined : every(terms.map((term) => sql`(${find(containing(term))})`));
}

/**
 * The same by queries for ids, each with an index. Their rows are put together before they are compared: to look each row up in a list for each term takes seconds.
 * @param find the query for one term
 */
export function searchIds(id: PgColumn, q: string, find: (pattern: SQL) => SQL): SQL | undefined {
  const found = termsOf(q).map((term) => sql`(${find(containing(term))})`);
  return found.length === 0 ? undefined : sql`${id} = any(array(${sql.join(found, sql` intersect `)}))`;
}

/** The moment a day begins for the caller's customer. @param plusDays 1 for the moment after its end */
export const dayStart = (day: string, { timeZone }: Pick<Caller, 'timeZone'>, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;

/** What the parameters of a list mean, where their names do not say it. */
export interface Meaning {
  table: PgTable;
  /** Fields of the rows that are no column of the table, or another expression than it, by their name in the contract. */
  fields?: Record<string, Part>;
  /** Further names that parameters, sorts and facets use; `q` is the search text. */
  names?: Record<string, Part>;
  /** Parameters that the names above do not explain. */
  filters?: Record<string, (value: never, caller: Caller) => SQL | undefined>;
}

/** The column or expression of a name. */
export const partOf = ({ table, fields, names }: Meaning, name: string): Part | undefined =>
  names?.[name] ?? fields?.[name] ?? columnsOf(table).get(name);

const standard = new Set(['page', 'page_size', 'sort', 'facets']);

/** The field of the disposition area: of the row itself, or the usual one of a truck or driver. */
const areaOf = (meaning: Meaning) =>
  ['disposition_area_id', 'default_disposition_area_id'].find((name) => partOf(meaning, name)) ?? '';

function period(part: Part, end: boolean, day: string, caller: Caller): SQL {
  if (isA(part, PgColumn) && part.columnType === 'PgDateString')
    return end ? sql`${part} <= ${day}::date` : sql`${part} >= ${day}::date`;
  return end ? sql`${part} < ${dayStart(day, caller, 1)}` : sql`${part} >= ${dayStart(day, caller)}`;
}

function equal(part: Part, value: unknown): SQL | undefined {
  if (!Array.isArray(value)) return sql`${part} = ${value}`;
  if (value.length === 0) return undefined;
  if (isA(part, PgArray)) return sql`${part} && ${sql.param(value)}::text[]`;
  return anyOf(part, value as string[], isA(part, PgColumn) && part.dataType === 'number' ? 'int' : 'text');
}
function conditionOf(meaning: Meaning, name: string, value: unknown, caller: Caller): SQL | undefined {
  const own = meaning.filters?.[name];
  if (own) return own(value as never, caller);
  const part = (of: string) => partOf(meaning, of);
  const field = part(name);
  if (name === 'q') {
    const text = field ?? part('search');
    if (text) return searchTerms(value as string, (pattern) => sql`${text} like ${pattern}`);
  }
  if (field) return equal(field, value);
  const [, base = '', end] = /^(?:(.+)_)?(min|max|start|end)$/.exec(name) ?? [];
  if (end === 'min' || end === 'max') {
    const ranged = part(base);
    if (ranged) return end === 'min' ? sql`${ranged} >= ${fine(value)}` : sql`${ranged} <= ${fine(value)}`;
  } else if (end) {
    const dated = part(base ? `${base}_at` : 'date');
    if (dated) return period(dated, end === 'end', value as string, caller);
  }
  const present = name.startsWith('has_') && part(name.slice('has_'.length));
  if (present) return whether(sql`${present} is not null`, value as boolean);
  throw new Error(`Nothing says what the parameter ${name} means`);
}

/**
 * The conditions of a query, by the field they filter. A parameter's name says what it means: a field is equal or one of, `_min` and `_max`
 * are a range, `_start` and `_end` days in the customer's time zone (of the field with `_at`, alone of `date`), `has_` asks whether the
 * field is there, `q` searches, `disposition_area_ids` are areas.
 * @throws 422 when a period ends before it begins
 */
export function conditionsOf(meaning: Meaning, query: object, caller: Caller): Record<string, SQL | undefined> {
  const given = Object.entries(query).filter(([name, value]) => value !== undefined && !standard.has(name));
  const values = Object.fromEntries(given) as Record<string, never>;
  const conditions: Record<string, SQL | undefined> = {};
  for (const [name, value] of given) {
    if (/(^|_)end$/.test(name)) checkPeriod(values[name.replace(/end$/, 'start')], values[name], `query.${name}`);
    const areas = name === 'disposition_area_ids';
    const field = areas ? areaOf(meaning) : name;
    const condition = areas
      ? inAreas(partOf(meaning, field) ?? sql`null`, value as number[])
      : conditionOf(meaning, name, value, caller);
    // The areas of the caller's choice and a filter on the area hold both.
    conditions[field] = conditions[field] ? every([conditions[field], condition]) : condition;
  }
  return conditions;
}
