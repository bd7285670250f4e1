import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { notFound } from '@/contract/problem.ts';
import { tours } from '../db/schema-tours.ts';
import { every, iso, metres } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { inAreas } from '../list/conditions.ts';
import { breakOf } from './driver-links.ts';
import { isLeft, isToRecord } from './ingest-follow.ts';

type Deviation = components['schemas']['TourDeviation'];

/** Minutes: a start is late after, a truck is stationary after, a position is outdated after. */
const [LATE, STATIONARY, OUTDATED] = [15, 20, 60];
/** Metres: positions of a stationary truck are within, around a place where it may be stationary. */
const [STILL, AT_PLACE] = [60, 150];
const MOST = 200;

const minutes = (n: number) => sql`make_interval(mins => ${n})`;

/** The deviations of the caller's tours as rows: the tour's columns as `tour`, then `kind`, `which`, `since` and the stop's location. */
function deviations({ caller, now }: Pick<Call, 'caller' | 'now'>): SQL {
  const at = sql`${now().toISOString()}::timestamptz`;
  const today = sql`(${at} at time zone ${caller.timeZone})::date`;
  const ofPlate = sql`one.customer_id = tour.customer_id and one.license_plate = tour.license_plate and one.recorded_at >= tour.started_at`;
  const near = (table: SQL, where: SQL) =>
    sql`not exists (select from ${table} place where ${where} and ${metres('tour', 'place')} <= ${AT_PLACE})`;
  return sql`with tour as (
      select * from tours where customer_id = ${caller.customerId} and date between ${today} - 1 and ${today}
        and (status = 'in_progress' or status = 'planned' and date = ${today})),
    -- Judged by the last minutes first, so that the positions of the whole tour are read for few trucks only.
    still as materialized (
      select tour.*, newest.recorded_at, newest.latitude, newest.longitude from tour
        cross join lateral (select one.recorded_at, one.latitude, one.longitude from positions one where ${ofPlate} and one.recorded_at <= ${at}
          order by one.recorded_at desc limit 1) newest
        where tour.status = 'in_progress' and newest.recorded_at > ${at} - ${minutes(OUTDATED)}
          and not exists (select from positions one where ${ofPlate} and one.recorded_at <= newest.recorded_at
            and one.recorded_at > newest.recorded_at - ${minutes(STATIONARY)} and ${metres('newest', 'one')} > ${STILL})),
    found as (
      select tour.id as tour_id, 'late_start' as kind, floor(extract(epoch from first.planned_at))::bigint as which, first.planned_at as since, first.location_ref
        from tour cross join lateral (select planned_at, location_ref from tour_stops stop
          where stop.customer_id = tour.customer_id and stop.tour_id = tour.id and planned_at is not null order by position limit 1) first
        where tour.status = 'planned' and first.planned_at <= ${at} - ${minutes(LATE)}
      union all
      select tour.id, 'stationary', floor(extract(epoch from stood.since))::bigint, stood.since, null
        from still tour cross join lateral (select min(one.recorded_at) as since from positions one where ${ofPlate}
          and one.recorded_at > coalesce((select max(one.recorded_at) from positions one
            where ${ofPlate} and one.recorded_at <= tour.recorded_at and ${metres('tour', 'one')} > ${STILL}), '-infinity')) stood
        where tour.recorded_at - stood.since > ${minutes(STATIONARY)}
          and ${near(sql`tour_stops`, sql`place.customer_id = tour.customer_id and place.tour_id = tour.id`)}
          and ${near(sql`unloadings`, sql`place.customer_id = ${caller.customerId} and place.tour_id in (select id from tours known where known.customer_id = ${caller.customerId} and known.date >= ${today} - 14)`)}
          and ${near(sql`(select one.latitude, one.longitude from positions one where ${ofPlate} order by one.recorded_at limit 1)`, sql`true`)}
          and ${breakOf('tour')} is null
      union all
      (select distinct on (tour.id, stop.location_ref) tour.id, 'skipped_stop', coalesce(stop.location_ref, 0), coalesce(
          (select min(event.recorded_at) from route_events event where event.customer_id = tour.customer_id and event.tour_id = tour.id and event.location_ref = stop.location_ref),
          (select max(skip.recorded_at) from driver_events skip where skip.customer_id = tour.customer_id and skip.tour_id = tour.id and skip.kind = 'skip' and skip.location_id = place.location_id),
          tour.updated_at), stop.location_ref
        from tour join tour_stops stop on stop.customer_id = tour.customer_id and stop.tour_id = tour.id
          left join all_locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref
        where tour.status = 'in_progress' and stop.state = 'skipped' and not exists (select from bins bin
            where bin.customer_id = stop.customer_id and bin.location_ref = stop.location_ref and ${isToRecord(sql`bin`)} and ${isLeft(sql`bin`)})))
    select found.*, found.tour_id || '-' || found.kind || '-' || found.which as id from found`;
}

/** Deviations of today's tours from their plan, until a dispatcher acknowledges them. */
export const deviationHandlers = {
  listTourDeviations: async (call) => {
    const { db, caller, query, now } = call;
    const { rows } = await db.execute<Deviation & Record<string, unknown>>(sql`select one.id, one.kind, one.tour_id,
        ${tours.routeName}, ${tours.licensePlate}, ${iso(sql`one.since`)} as since, place.location_id, place.location_name,
        greatest(0, floor(extract(epoch from ${now().toISOString()}::timestamptz - one.since) / 60))::int as minutes
      from (${deviations(call)}) one join ${tours} on ${tours.customerId} = ${caller.customerId} and ${tours.id} = one.tour_id
        left join all_locations place on place.customer_id = ${caller.customerId} and place.id = one.location_ref
      where ${every([
        sql`not exists (select from tour_deviations_seen seen where seen.customer_id = ${caller.customerId} and seen.tour_id = one.tour_id and seen.deviation = one.id)`,
        inAreas(tours.dispositionAreaId, query.disposition_area_ids),
      ])} order by one.since desc, one.id limit ${MOST}`);
    return { status: 200, body: { deviations: rows } };
  },

  acknowledgeTourDeviation: async (call) => {
    const { db, caller, params, now } = call;
    const { rows } = await db.execute<{ known: boolean }>(sql`with known as (
        select tour_id, id from (${deviations(call)}) one where id = ${params.id}),
      added as (insert into tour_deviations_seen (tour_id, deviation, customer_id, user_ref, seen_at)
        select tour_id, id, ${caller.customerId}, ${caller.machine ? null : caller.id}::integer, ${now().toISOString()}::timestamptz from known on conflict do nothing)
      select exists (select from known) or exists (select from tour_deviations_seen
        where customer_id = ${caller.customerId} and deviation = ${params.id}) as known`);
    if (!rows[0]?.known) throw notFound('deviation');
    return { status: 204 };
  },
} satisfies Handlers;
