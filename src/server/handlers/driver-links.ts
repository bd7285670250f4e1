import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, notFound } from '@/contract/problem.ts';
import { newToken, tokenHash } from '../auth/sessions.ts';
import { areasRef } from '../db/limited.ts';
import { driverLinks, tours } from '../db/schema-tours.ts';
import { iso } from '../db/sql.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { goesOn } from './tour-proposal-inputs.ts';

type Link = components['schemas']['DriverLink'];

const hours = 12;

const shown = sql`${driverLinks.id}, ${iso(driverLinks.createdAt)} as created_at, ${iso(driverLinks.expiresAt)} as expires_at,
  ${iso(driverLinks.lastUsedAt)} as last_used_at, (select name from users where users.customer_id = ${driverLinks.customerId} and users.id = ${driverLinks.userRef}) as created_by`;

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
/** What the end of a link is made from. */
const tourOfLink = sql`tours tour join customers customer on customer.id = tour.customer_id
  left join whole.trucks truck on truck.customer_id = tour.customer_id and truck.license_plate = tour.license_plate`;
/** When a link ends. @param made when it was made */
const endOf = (made: SQL) => sql`greatest(${shiftEnd}, ${made}) + ${hours} * interval '1 hour'`;

/** Sets the ends of the links of tours anew, which have another day or truck. @param ids a query for theirs */
export const renewEnds = ({ customerId }: Pick<Caller, 'customerId'>, ids: SQL) =>
  sql`update driver_links link set expires_at = ${endOf(sql`link.created_at`)} from ${tourOfLink}
    where link.customer_id = ${customerId} and link.tour_id in (${ids}) and link.revoked_at is null
      and tour.customer_id = link.customer_id and tour.id = link.tour_id`;

export const driverLinkHandlers = {
  listDriverLinks: async ({ db, caller, params, now }) => {
    const { rows } = await db.execute<{ driver_links: Link[]; on_break_since: string | null }>(sql`
      select ${breakOf('tours')} as on_break_since, coalesce((select jsonb_agg(found order by found.id desc) from (select ${shown}
          from ${driverLinks} where ${driverLinks.customerId} = ${tours.customerId} and ${driverLinks.tourId} = ${tours.id} and ${driverLinks.revokedAt} is null
            and ${driverLinks.expiresAt} > ${now().toISOString()}::timestamptz) found), '[]') as driver_links
        from ${tours} where ${tours.customerId} = ${caller.customerId} and ${tours.id} = ${params.id}`);
    if (!rows[0]) throw notFound('tour');
    return { status: 200, body: rows[0] };
  },

  createDriverLink: async (call) => {
    const { db, caller, config, params, now, origin } = call;
    const token = newToken();
    const at = sql`${now().toISOString()}::timestamptz(3)`;
    const { rows } = await db.execute<Link & Record<string, unknown>>(sql`insert into ${driverLinks}
        (customer_id, tour_id, token_hash, user_ref, areas_ref, created_at, expires_at)
      select tour.customer_id, tour.id, ${tokenHash(token)}, ${caller.machine ? null : caller.id}::integer, ${areasRef(caller.areaIds)}, ${at},
          ${endOf(at)}
        from ${tourOfLink}
        where tour.customer_id = ${caller.customerId} and tour.id = ${params.id} and tour.status in ('planned', 'in_progress')
      returning ${shown}`);
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
