import { sql, type SQL } from 'drizzle-orm';
import type { components, operations } from '@/api/generated/server';
import { dispositionAreas } from '../db/schema.ts';
import { tours } from '../db/schema-tours.ts';
import { every, iso } from '../db/sql.ts';
import type { Caller } from '../http/handler.ts';
import { atLeast, atMost, checkPeriod, containing, inAreas, is, oneOf, words } from '../list/conditions.ts';
import { dayStart } from './fleet.ts';

export type Tour = components['schemas']['Tour'];
type Filters = NonNullable<operations['getTourStatistics']['parameters']['query']>;

/** Minutes from start to finish, or until now while in progress. */
export const duration = (now: Date) => sql`case when ${tours.startedAt} is not null then
  round(extract(epoch from greatest(coalesce(${tours.finishedAt}, ${now.toISOString()}::timestamptz) - ${tours.startedAt}, interval '0')) / 60)::int end`;

/** A tour as the contract shows it. */
export const tourColumns = (
  now: Date,
) => sql`${tours.id}, ${tours.routeName}, ${tours.dispositionAreaId}, ${tours.licensePlate},
  ${tours.driverId}, to_jsonb(${tours.materialType}) as material_type, ${tours.date}::text as date, ${iso(tours.startedAt)} as started_at,
  ${iso(tours.finishedAt)} as finished_at, ${duration(now)} as duration, ${tours.pickedUp}, ${tours.planned},
  ${tours.overflowing}, ${tours.status}, ${tours.km}, ${tours.fuel}, ${tours.tons}, ${tours.details},
  ${iso(tours.updatedAt)} as updated_at`;

export const tourTables = sql`${tours} left join ${dispositionAreas} on ${dispositionAreas.id} = ${tours.dispositionAreaId}`;

/**
 * Conditions of the filters that list and statistics share, by field. Those about events hold for one and the same event.
 * @throws 422 when a period ends before it begins
 */
export function tourFilters(
  query: Filters,
  caller: Pick<Caller, 'customerId' | 'timeZone'>,
): Record<string, SQL | undefined> {
  checkPeriod(query.start, query.end, 'query.end');
  checkPeriod(query.recorded_start, query.recorded_end, 'query.recorded_end');
  const name = query.route_name;
  const materials = query.material_type;
  return {
    disposition_area_id: inAreas(tours.dispositionAreaId, query.disposition_area_ids),
    q: words(query.q, (pattern) => sql`${tours.search} like ${pattern}`),
    start: query.start === undefined ? undefined : sql`${tours.date} >= ${query.start}::date`,
    end: query.end === undefined ? undefined : sql`${tours.date} <= ${query.end}::date`,
    status: oneOf(tours.status, query.status),
    material_type: materials?.length ? sql`${tours.materialType} && ${sql.param(materials)}::text[]` : undefined,
    route_name: name ? sql`search_key(${tours.routeName}) like ${containing(name)}` : undefined,
    license_plate: is(tours.licensePlate, query.license_plate),
    driver_id: is(tours.driverId, query.driver_id),
    event: eventFilter(query, caller),
  };
}

function eventFilter(query: Filters, caller: Pick<Caller, 'customerId' | 'timeZone'>): SQL | undefined {
  const { recorded_start: from, recorded_end: to, location_id: place } = query;
  const conditions = [
    atLeast(sql`event.level`, query.level_min),
    atMost(sql`event.level`, query.level_max),
    is(sql`event.is_emptied`, query.is_emptied),
    from === undefined ? undefined : sql`event.recorded_at >= ${dayStart(from, caller)}`,
    to === undefined ? undefined : sql`event.recorded_at < ${dayStart(to, caller, 1)}`,
    place === undefined
      ? undefined
      : sql`event.location_ref = (select place.id from locations place where place.customer_id = ${caller.customerId} and place.location_id = ${place})`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0
    ? undefined
    : sql`exists (select 1 from route_events event where event.tour_id = ${tours.id} and ${every(conditions)})`;
}
