import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { anyOf, every } from '../db/sql.ts';
import { unprocessable } from '../http/problem.ts';

type Part = SQL | AnyColumn;

/** `column = value`, when a value was asked for. */
export const is = (column: Part, value: string | number | boolean | undefined) =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** One of the values, when some were asked for. */
export const oneOf = (column: Part, values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 ? undefined : anyOf(column, values, 'text');

/** In one of the disposition areas; none asked for means all. */
export const inAreas = (column: Part, ids: readonly number[] | undefined) =>
  ids === undefined || ids.length === 0 ? undefined : anyOf(column, ids, 'int');

/** To the millionth: numbers too small for a column of single precision are an error to the database. */
const fine = (value: number | string) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value);

export const atLeast = (column: Part, value: number | string | undefined) =>
  value === undefined ? undefined : sql`${column} >= ${fine(value)}`;

export const atMost = (column: Part, value: number | string | undefined) =>
  value === undefined ? undefined : sql`${column} <= ${fine(value)}`;

/** A condition that must hold or must not, when either was asked for. */
export const whether = (condition: SQL, wanted: boolean | undefined) =>
  wanted === undefined ? undefined : wanted ? condition : sql`not (${condition})`;

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** A pattern for `like` on a search key that finds the text anywhere in it. */
export const containing = (text: string) => sql`'%' || search_key(${literal(text)}) || '%'`;

/** A pattern for `like` on a search key that finds the text at its beginning. */
export const beginning = (text: string) => sql`search_key(${literal(text)}) || '%'`;

/**
 * Every word of `q` must be found.
 * @param find the condition for one word, given its pattern for `like`
 */
export function words(q: string | undefined, find: (pattern: SQL) => SQL): SQL | undefined {
  const given = [...new Set((q ?? '').split(/\s+/).filter(Boolean))];
  return given.length === 0 ? undefined : every(given.map((word) => sql`(${find(containing(word))})`));
}

/** 422 when a period ends before it begins. @param path of the end */
export function checkPeriod(start: string | undefined, end: string | undefined, path: string): void {
  if (start !== undefined && end !== undefined && end < start) {
    throw unprocessable(path, 'End date must be later than start date');
  }
}
