import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { dbFault } from './faults.ts';
import type { Call } from '../http/handler.ts';
import { conflict, notFound } from '@/contract/problem.ts';
import * as tours from './schema-tours.ts';
import * as core from './schema.ts';

/** Tables that are views of `all_…` without what is deleted. */
const tables = Object.values({ ...core, ...tours }).filter((table) => is(table, PgTable) && 'deletedAt' in table);
const allOf = (table: PgTable) => sql.identifier(`all_${getTableName(table)}`);

/** How long a deleted record can be restored, and an import taken back. */
export const spanMs = 30 * 86_400_000;
const oldest = (now: Date) => sql`${new Date(now.getTime() - spanMs).toISOString()}::timestamptz`;

/**
 * Restores the record that was deleted last among those that meet the condition.
 * @param what as in "location"
 * @returns its id
 * @throws 404 when none was deleted in the last 30 days, 409 when its key belongs to another record by now or its area is archived
 */
export async function restoreRow(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  table: PgTable,
  condition: SQL,
  what: string,
): Promise<number> {
  const all = allOf(table);
  try {
    const { rows } = await db.execute<{ id: number }>(sql`update ${all} set deleted_at = null
      where deleted_at is not null and id = (select id from ${all} where customer_id = ${caller.customerId} and ${condition}
        and deleted_at > ${oldest(now())} order by deleted_at desc, id desc limit 1)
      returning id`);
    if (!rows[0]) throw notFound(`deleted ${what}`);
    return rows[0].id;
  } catch (error) {
    const fault = dbFault(error);
    if (fault?.constraint === 'active_area')
      throw conflict(`Its disposition area is archived. Restore the area first, then the ${what}.`);
    if (fault?.code !== '23505') throw error;
    throw conflict(`Its key was given to another ${what} in the meantime.`);
  }
}

/** What was deleted 30 days ago, to be removed for good. */
export const expired = (now: Date): { table: SQL; where: SQL }[] =>
  tables.map((table) => ({ table: sql`${allOf(table)}`, where: sql`deleted_at <= ${oldest(now)}` }));
