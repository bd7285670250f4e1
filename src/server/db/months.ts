import { commas } from './sql.ts';
import { sql, type SQL } from 'drizzle-orm';

/** Tables with a partition for each month of `recorded_at`, in UTC. Archives are of these. */
export const monthly = ['route_events', 'levels', 'positions'] as const;
export type Monthly = (typeof monthly)[number];
export const isMonthly = (table: string): table is Monthly => (monthly as readonly string[]).includes(table);

/** The partition of a month, such as `levels_2026_11` of `2026-11`. */
export const partitionOf = (table: Monthly, month: string): string => `${table}_${month.replace('-', '_')}`;

/** The beginnings of the months of moments, each once. */
const monthsOf = (times: readonly Date[]): string[] => [
  ...new Set(times.map((time) => `${time.toISOString().slice(0, 7)}-01T00:00:00Z`)),
];

/**
 * A column that makes the partitions which moments need, before anything of the transaction has touched the table.
 * @param more further moments, as an array
 */
export const openMonths = (table: Monthly, times: readonly Date[], more: SQL = sql`null::timestamptz[]`): SQL =>
  sql`open_months(${table}, ${sql.param(monthsOf(times))}::text[]::timestamptz[] || ${more})`;

/** A column that makes the partitions of this month and the next. */
export function openComing(now: Date): SQL {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return commas(monthly.map((table) => openMonths(table, [now, next])));
}

/** Whether the month of a moment is archived. */
export const isArchived = (table: Monthly, at: SQL): SQL =>
  sql`exists (select from archived_months gone where gone.table_name = ${table}
    and gone.month = date_trunc('month', ${at} at time zone 'UTC')::date)`;
