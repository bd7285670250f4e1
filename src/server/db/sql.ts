import { sql, type AnyColumn, type SQL, type SQLChunk } from 'drizzle-orm';

type Part = SQL | AnyColumn;

/** A moment as a parameter. */
export const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** A timestamp as the contract writes it: ISO 8601 in UTC to the millisecond. */
export const iso = (value: Part) => sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Order of texts that is the same on every server: case and accents ignored, then by code. Indexes are built on just this. */
export const byText = (value: Part) => sql`search_key(${value}) collate "C"`;

/** The same where an empty text is none. */
export const byFilledText = (value: Part) => sql`nullif(${byText(value)}, '')`;

/** Value of `updated_at` after a change: now, and always later than before, so that no two states share an ETag. */
export const nextUpdatedAt = (column: AnyColumn, now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz(3), ${column} + interval '1 millisecond')`;

/** A list as one array parameter. @param type as in `int` or `text` */
export const anyOf = (value: Part, list: readonly (string | number)[], type: 'int' | 'text') =>
  sql`${value} = any(${sql.param(list)}::${sql.raw(type)}[])`;

/** Parts with commas between them, as in a list of columns. */
export const commas = (parts: SQLChunk[]) => sql.join(parts, sql`, `);

/** All parts that are there, joined by "and"; nothing is true. */
export function every(parts: Iterable<SQL | undefined>): SQL {
  const there = [...parts].filter((part) => part !== undefined);
  return there.length > 0 ? sql.join(there, sql` and `) : sql`true`;
}

/** Metres between two relations with latitude and longitude (WGS 84), on the plane that touches the globe there. */
export const metres = (a: string, b: string) => {
  const [from, to] = [sql.identifier(a), sql.identifier(b)];
  return sql`111195 * sqrt((${to}.latitude - ${from}.latitude) ^ 2
    + ((${to}.longitude - ${from}.longitude) * cos(radians(${from}.latitude))) ^ 2)`;
};
