import { sql } from 'drizzle-orm';
import { closingTimes, monthsUntil } from '@/world/closingTimes.ts';
import type { Handlers } from '../http/handler.ts';
import { customers } from '../db/schema.ts';
import { iso } from '../db/sql.ts';
import { countingHours, type WorkingHours } from '../working-hours.ts';

interface Row extends Record<string, unknown> {
  hours: WorkingHours;
  /** Of the customer. */
  updated_at: string;
  /** Of the first months that is asked for, in the customer's time zone. */
  this_month: string;
  area: number | null;
  month: string | null;
  since: number;
  until: number;
  late: boolean;
}

export const closingTimeHandlers = {
  listClosingTimes: async ({ db, caller, query, now }) => {
    const { months = 12, disposition_area_ids: areas } = query;
    const local = sql`${now().toISOString()}::timestamptz at time zone ${caller.timeZone}`;
    const among = areas ? sql`and place.disposition_area_id = any(${sql.param(areas)}::int[])` : sql``;
    // One row at least, for the hours of the customer.
    const { rows } =
      await db.execute<Row>(sql`select customer.working_hours as hours, ${iso(sql`customer.updated_at`)} as updated_at, to_char(${local}, 'YYYY-MM') as this_month, report.*
      from ${customers} customer left join lateral (select place.disposition_area_id as area,
          to_char(one.closed_at at time zone ${caller.timeZone}, 'YYYY-MM') as month,
          extract(epoch from coalesce(one.open_since, one.created_at))::float8 * 1000 as since,
          extract(epoch from one.closed_at)::float8 * 1000 as until,
          one.closed_at > coalesce(one.due_at, one.created_at + interval '72 hours') as late
        from complaints one left join all_locations place on place.customer_id = one.customer_id and place.id = one.location_ref
        where one.customer_id = customer.id and one.status = 'closed'
          and one.closed_at >= (date_trunc('month', ${local}) - make_interval(months => ${months - 1}::int)) at time zone ${caller.timeZone} ${among}) report on true
      where customer.id = ${caller.customerId}`);
    const [{ hours, updated_at: updated, this_month: last }] = rows as [Row];
    const first = rows.reduce((least, { since }) => Math.min(least, since ?? Infinity), now().getTime());
    const hoursBetween = countingHours(first, now().getTime(), hours, caller.timeZone);
    const closed = rows.flatMap(({ area, month, since, until, late }) =>
      month === null ? [] : [{ area, month, late, hours: hoursBetween(since, until) }],
    );
    return {
      status: 200,
      body: {
        ...{ months: closingTimes(closed, monthsUntil(last, months)), working_hours: hours },
        updated_at: updated,
      },
    };
  },
} satisfies Handlers;
