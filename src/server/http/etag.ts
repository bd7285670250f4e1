import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { notFound, preconditionFailed } from '@/contract/problem.ts';

/** The ETag of a record: its `updated_at` in double quotes. */
export const etagOf = (record: { updated_at: string }) => `"${record.updated_at}"`;

/**
 * The condition that `If-Match` puts on a change: one of the named states, or any with `*` or without the header. It goes into
 * the where of the update itself, so that nobody comes between.
 */
export function ifMatchCondition(column: AnyColumn, ifMatch: string | undefined): SQL {
  if (ifMatch === undefined || ifMatch.trim() === '*') return sql`true`;
  const states = [...ifMatch.matchAll(/"([^"]*)"/g)]
    .map(([, state]) => state ?? '')
    .filter((state) => !Number.isNaN(Date.parse(state)) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(state));
  return states.length === 0 ? sql`false` : sql`${column} = any(${sql.param(states)}::timestamptz[])`;
}

/**
 * Why a change met no row: the record is not there (404) or was changed meanwhile (412 with the current state).
 * @param current the record as it is now, as the contract shows it
 * @param what as in "location"
 */
export function throwMissingOrStale(current: object | undefined, what: string): never {
  throw current ? preconditionFailed(current) : notFound(what);
}
