import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { ProblemError } from '@/contract/problem.ts';
import { anyOf, iso } from '../db/sql.ts';
import type { Call } from '../http/handler.ts';
import { breakOf } from './driver-links.ts';
import { isToRecord, sameMaterial } from './ingest-follow.ts';

type Schemas = components['schemas'];

/** A call that writes on a tour. */
export type Writing = Pick<Call, 'db' | 'caller' | 'now'> & {
  tour: number;
  /** Those to whose stops and containers the link is limited. */
  areas: readonly number[] | null;
};

/** Whether a location is in the areas of the link. @param ref its id */
export const inLink = ({ areas, caller }: Writing, ref: SQL) =>
  areas
    ? sql`exists (select from all_locations site where site.customer_id = ${caller.customerId} and site.id = ${ref}
        and ${anyOf(sql`site.disposition_area_id`, areas, 'int')})`
    : sql`true`;

export const gone = () => new ProblemError(401, 'The link is unknown, was revoked or has expired.');

/** Of the keys of all phones: no person and no machine has this number. */
export const phones = -2_147_483_648;

/** The key of a row among those of all senders; no other tour's link can write it. */
export const keyOf = (tour: number, key: string) => `drive-${tour}/${key}`;

const all = (row: SQL, from: SQL, order: SQL) =>
  sql`coalesce((select jsonb_agg(${row} order by ${order}) from ${from}), '[]')`;
/** A tour as its driver sees it. */
export async function tourOf(within: Writing, expires: string): Promise<Schemas['DriverTour']> {
  const { db, caller, now, tour: id } = within;
  const materials = sql`array_to_string(tour.material_type, '+')`;
  const prefix = keyOf(id, '');
  const own = (row: SQL) =>
    sql`'key', case when ${row}.sender = ${phones} and starts_with(${row}.key, ${prefix}) then substr(${row}.key, ${prefix.length + 1}::int) end, 'revision', ${row}.revision`;
  const done = sql`(select jsonb_build_object(${own(sql`event`)}, 'recorded_at', ${iso(sql`event.recorded_at`)}, 'level', event.level, 'is_emptied', event.is_emptied,
      'reason', event.reason, 'comment', event.comment)
    from route_events event where event.customer_id = tour.customer_id and event.tour_id = tour.id and event.container_id = bin.container_id
    order by event.recorded_at desc, event.id desc limit 1)`;
  const containers = all(
    sql`jsonb_build_object('container_id', bin.container_id, 'material_type', bin.material_type, 'last_level', bin.last_level,
      'constraints', bin.constraints, 'done', ${done})`,
    sql`bins bin where bin.customer_id = stop.customer_id and bin.location_ref = stop.location_ref
      and (${isToRecord(sql`bin`)} or bin.active and ${sameMaterial(sql`bin.material_type`, materials)} and ${done} is not null)`,
    sql`bin.material_type, bin.container_id`,
  );
  const notifications = all(
    sql`jsonb_build_object('material_type', report.material_type, 'reported_fill_level', report.reported_fill_level,
      'created_at', ${iso(sql`report.created_at`)}, 'note', said.note)`,
    sql`complaints report left join citizen_reports said on said.customer_id = report.customer_id and said.complaint_ref = report.id
      where report.customer_id = stop.customer_id and report.location_ref = stop.location_ref and report.status = 'open' and ${sameMaterial(sql`report.material_type`, materials)}`,
    sql`report.created_at, report.id`,
  );
  const stops = all(
    sql`jsonb_build_object('position', stop.position, 'location_id', place.location_id, 'location_name', place.location_name, 'street', place.street,
      'city', place.city, 'latitude', stop.latitude, 'longitude', stop.longitude, 'planned_at', ${iso(sql`stop.planned_at`)}, 'state', stop.state,
      'containers', ${containers}, 'notifications', ${notifications})`,
    sql`tour_stops stop left join locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref
      where stop.customer_id = tour.customer_id and stop.tour_id = tour.id and ${inLink(within, sql`stop.location_ref`)}`,
    sql`stop.position`,
  );
  const unloadings = all(
    sql`jsonb_build_object(${own(sql`load`)}, 'recorded_at', ${iso(sql`load.recorded_at`)}, 'location_name', load.location_name,
      'material_type', load.material_type, 'weight', load.weight)`,
    sql`unloadings load where load.customer_id = tour.customer_id and load.tour_id = tour.id`,
    sql`load.recorded_at, load.id`,
  );
  const plants = all(
    sql`plant.location_name`,
    sql`(select location_name, count(*) as loads from unloadings where customer_id = tour.customer_id
      and recorded_at > ${now().toISOString()}::timestamptz - interval '90 days' group by 1 order by 2 desc, 1 limit 10) plant`,
    sql`plant.loads desc, plant.location_name`,
  );
  const { rows } = await db.execute<Omit<Schemas['DriverTour'], 'expires_at'> & Record<string, unknown>>(sql`
    select tour.id, tour.route_name, tour.date::text, tour.license_plate, tour.status, to_jsonb(tour.material_type) as material_type, tour.details,
      ${iso(sql`tour.started_at`)} as started_at, ${iso(sql`tour.finished_at`)} as finished_at,
      case when tour.status = 'in_progress' then ${breakOf('tour')} end as on_break_since,
      customer.name as operator, customer.time_zone, ${stops} as stops,
      (select count(*)::int from tour_stops stop where stop.customer_id = tour.customer_id and stop.tour_id = tour.id and not ${inLink(within, sql`stop.location_ref`)}) as hidden_stops, ${unloadings} as unloadings, ${plants} as plants
    from tours tour join customers customer on customer.id = tour.customer_id
    where tour.customer_id = ${caller.customerId} and tour.id = ${id}`);
  if (!rows[0]) throw gone();
  return { ...rows[0], expires_at: expires };
}
