import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound } from '@/contract/problem.ts';
import { newToken, tokenHash } from '../auth/sessions.ts';
import { areasRef } from '../db/limited.ts';
import { driverLinks } from '../db/schema-tours.ts';
import { iso } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { goesOn } from './tour-proposal-inputs.ts';

type Link = components['schemas']['DriverLink'];

const hours = 12;

/** Since when the driver of a tour has a break. @param tour what the query calls it */
export const breakOf = (
  tour: 'tour' | 'tours',
) => sql`(select case when last.kind = 'break_start' then ${iso(sql`last.recorded_at`)} end
  from driver_events last where last.customer_id = ${sql.raw(tour)}.customer_id and last.tour_id = ${sql.raw(tour)}.id and last.kind in ('break_start', 'break_end') order by last.recorded_at desc, last.kind limit 1)`;

/** The end of the truck's shift on the day of a tour, which may go on after midnight: of that day, else of the week, else midnight; also of a truck of another area. */
const shiftEnd = sql`(select coalesce(
    (select max(coalesce(night.work_date + night.end_time::time, shift.work_date + shift.end_time::time)) from whole.truck_shifts shift
      left join whole.truck_shifts night on ${goesOn('shift', 'night')}
      where shift.customer_id = truck.customer_id and shift.truck_ref = truck.id and shift.work_date = tour.date and shift.available),
    (select max(tour.date + end_time::time) from whole.truck_default_shifts where customer_id = truck.customer_id and truck_ref = truck.id
      and day_of_week = trim(lower(to_char(tour.date, 'day')))),
    tour.date + interval '1 day') at time zone customer.time_zone)`;
/** The tours of links, with what the end of a link is made from. */
export const toursOfLinks = sql`tours tour join customers customer on customer.id = tour.customer_id
  left join whole.trucks truck on truck.customer_id = tour.customer_id and truck.license_plate = tour.license_plate`;
/** The link of a tour. */
export const ofLink = sql`tour.customer_id = link.customer_id and tour.id = link.tour_id`;
/** When a link ends: by the day, the truck and the shifts of its tour as they are by now. */
export const linkEnd = sql`(greatest(${shiftEnd}, link.created_at) + ${hours} * interval '1 hour')`;

const shown = sql`link.id, ${iso(sql`link.created_at`)} as created_at, ${iso(linkEnd)} as expires_at,
  ${iso(sql`link.last_used_at`)} as last_used_at, (select name from users where users.customer_id = link.customer_id and users.id = link.user_ref) as created_by`;

export const driverLinkHandlers = {
  listDriverLinks: async ({ db, caller, params, now }) => {
    const { rows } = await db.execute<{ driver_links: Link[]; on_break_since: string | null }>(sql`
      select ${breakOf('tour')} as on_break_since, coalesce((select jsonb_agg(found order by found.id desc) from (select ${shown}
          from driver_links link where ${ofLink} and link.revoked_at is null and ${linkEnd} > ${now().toISOString()}::timestamptz) found), '[]') as driver_links
        from ${toursOfLinks} where tour.customer_id = ${caller.customerId} and tour.id = ${params.id}`);
    if (!rows[0]) throw notFound('tour');
    return { status: 200, body: rows[0] };
  },

  createDriverLink: async (call) => {
    const { db, caller, config, params, now, origin } = call;
    const token = newToken();
    const { rows } = await db.execute<Link & Record<string, unknown>>(sql`with link as (insert into ${driverLinks}
        (customer_id, tour_id, token_hash, user_ref, areas_ref, created_at)
      select tour.customer_id, tour.id, ${tokenHash(token)}, ${caller.machine ? null : caller.id}::integer, ${areasRef(caller.areaIds)}, ${now().toISOString()}::timestamptz(3)
        from tours tour where tour.customer_id = ${caller.customerId} and tour.id = ${params.id} and tour.status in ('planned', 'in_progress')
      returning *) select ${shown} from link, ${toursOfLinks} where ${ofLink}`);
    const [link] = rows;
    if (!link) return refuse(call);
    // In the fragment, which no server and no proxy sees.
    return { status: 201, body: { driver_link: link, url: `${origin}${config.client.basePath}drive#${token}` } };
  },

  revokeDriverLink: async ({ db, caller, params, now }) => {
    const { rows } = await db.execute(sql`update ${driverLinks} set revoked_at = ${now().toISOString()}::timestamptz(3)
      where customer_id = ${caller.customerId} and id = ${params.id} and revoked_at is null returning id`);
    if (rows.length === 0) throw notFound('link');
    return { status: 204 };
  },
} satisfies Handlers;

async function refuse({ db, caller, params }: Call<'createDriverLink'>): Promise<never> {
  const { rows } = await db.execute(
    sql`select 1 from tours where customer_id = ${caller.customerId} and id = ${params.id}`,
  );
  if (rows.length === 0) throw notFound('tour');
  throw conflict('The tour is over.');
}
