import { sql } from 'drizzle-orm';
import { conflict } from '@/contract/problem.ts';
import { whole } from '../db/limited.ts';
import { anyOf } from '../db/sql.ts';
import type { Call } from '../http/handler.ts';
import type { ShiftKind, WeeklyInput } from './shift-records.ts';

/**
 * Clears the weekdays of a default week that are given without a shift.
 * @throws 409 at a weekday whose shift the caller, who is limited to areas, does not see: it is neither cleared nor overwritten
 */
export async function clearWeek(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { weekly, weeklyRef }: Pick<ShiftKind, 'weekly' | 'weeklyRef'>,
  owner: number,
  entries: readonly WeeklyInput[],
): Promise<void> {
  const cleared = entries.flatMap(({ available, day_of_week }) => (available === false ? [day_of_week] : []));
  const of = sql`${weekly.customerId} = ${caller.customerId} and ${weeklyRef} = ${owner}`;
  const { rows: hidden } = await db.execute<{ day: string }>(sql`with gone as (
      delete from ${weekly} where ${of} and ${anyOf(weekly.dayOfWeek, cleared, 'text')})
    select one.day_of_week as day from ${whole(weekly)} one
      where one.customer_id = ${caller.customerId} and one.${sql.identifier(weeklyRef.name)} = ${owner}
      and not exists (select from ${weekly} where ${of} and ${weekly.dayOfWeek} = one.day_of_week)`);
  const taken = entries.findIndex(({ day_of_week }) => hidden.some(({ day }) => day === day_of_week));
  if (taken >= 0)
    throw conflict('On this weekday there is an entry of other areas.', `availabilities.${taken}.day_of_week`);
}
