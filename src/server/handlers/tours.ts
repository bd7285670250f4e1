import { sql } from 'drizzle-orm';
import type { components, operations } from '@/api/generated/server';
import { dispositionAreas, locations, trucks } from '../db/schema.ts';
import { routeEvents, tours, tourStops, tourTracks } from '../db/schema-tours.ts';
import { byText, every, iso } from '../db/sql.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { notFound } from '../http/problem.ts';
import { conditionsOf, containing, type Meaning } from '../list/conditions.ts';
import { inOrder, wire } from '../list/fields.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { atLocation } from './notifications.ts';

type Schemas = components['schemas'];
type Tour = Schemas['Tour'];
type Row<T> = T & Record<string, unknown>;
type Filters = NonNullable<operations['getTourStatistics']['parameters']['query']>;

/** Tours as the contract shows them. */
function toursAt(now: Date): ListSpec<Tour> {
  // Minutes from start to finish, or until now while in progress.
  const duration = sql`case when ${tours.startedAt} is not null then
    round(extract(epoch from greatest(coalesce(${tours.finishedAt}, ${now.toISOString()}::timestamptz) - ${tours.startedAt}, interval '0')) / 60)::int end`;
  return {
    table: tours,
    joins: sql`left join ${dispositionAreas} on ${dispositionAreas.id} = ${tours.dispositionAreaId}`,
    fields: { duration },
    filters: { route_name: (name: string) => sql`search_key(${tours.routeName}) like ${containing(name)}` },
    sorts: {
      disposition_area: byText(dispositionAreas.name),
      // In the order of a tour's life.
      status: inOrder(tours.status),
    },
    counted: 'tours',
  };
}

const events: Meaning = {
  table: routeEvents,
  filters: { location_id: atLocation(routeEvents.locationRef) },
};

/** The parameters of a query that are about the tours themselves, and the conditions of the others, which hold for one and the same event. */
function tourQuery<Query extends Filters>(query: Query, caller: Caller) {
  const { level_min, level_max, is_emptied, recorded_start, recorded_end, location_id, ...ofTours } = query;
  const ofEvents = { level_min, level_max, is_emptied, recorded_start, recorded_end, location_id };
  const conditions = Object.values(conditionsOf(events, ofEvents, caller));
  const event =
    conditions.length > 0
      ? sql`exists (select 1 from ${routeEvents} where ${routeEvents.tourId} = ${tours.id} and ${every(conditions)})`
      : undefined;
  return { ofTours, event };
}

export const tourHandlers = {
  listTours: (call) => {
    const { ofTours, event } = tourQuery(call.query, call.caller);
    return listRows<Tour, 'tours'>(toursAt(call.now()), 'tours', { ...call, query: ofTours }, { event });
  },

  getTourStatistics: async ({ db, caller, query, now }) => {
    const { ofTours, event } = tourQuery(query, caller);
    const where = every([
      sql`${tours.customerId} = ${caller.customerId}`,
      ...Object.values(conditionsOf(toursAt(now()), ofTours, caller)),
      event,
    ]);
    const { rows } = await db.execute<Row<Schemas['TourStatistics']>>(sql`with tour as materialized (
        select ${tours.id}, ${tours.startedAt}, ${tours.finishedAt}, ${tours.km}, ${tours.fuel} from ${tours} where ${where})
      select
        coalesce(sum(extract(epoch from finished_at - started_at) / 3600), 0)::float8 as time_consumption,
        count(started_at)::int as num_routes,
        coalesce(sum(fuel) filter (where finished_at is not null), 0)::float8 as fuel,
        coalesce(sum(km) filter (where finished_at is not null), 0)::float8 as km,
        (select avg(event.level)::float8 from route_events event join tour on tour.id = event.tour_id) as avg_fill_level,
        (select count(distinct event.container_id)::int from route_events event join tour on tour.id = event.tour_id
          where event.overflowing) as overspilled_waste,
        (select coalesce(sum(load.weight), 0)::float8 from unloadings load join tour on tour.id = load.tour_id) as total_tons_picked_up
      from tour`);
    const [statistics] = rows;
    if (!statistics) throw notFound('tour');
    return { status: 200, body: { statistics } };
  },

  getTour: async ({ db, caller, params, now }) => {
    const { rows } = await db.execute<
      Row<Tour & { track: Schemas['TourDetail']['track'] | null; truck: Schemas['Truck'] | null }>
    >(sql`select ${wire(tours, toursAt(now()).fields)}, ${tourTracks.points} as track,
      (select to_jsonb(found) from (select ${wire(trucks)} from ${trucks}
        where ${trucks.customerId} = ${tours.customerId} and ${trucks.licensePlate} = ${tours.licensePlate}) found) as truck
      from ${tours} left join ${tourTracks} on ${tourTracks.tourId} = ${tours.id}
      where ${tours.customerId} = ${caller.customerId} and ${tours.id} = ${params.id}`);
    if (!rows[0]) throw notFound('tour');
    const { track, truck, ...tour } = rows[0];
    const stops = await db.execute<Row<Schemas['TourStop']>>(sql`select ${tourStops.position}, ${locations.locationId},
      ${locations.locationName}, ${tourStops.latitude}, ${tourStops.longitude}, ${iso(tourStops.plannedAt)} as planned_at, ${tourStops.state}
      from ${tourStops} left join ${locations} on ${locations.id} = ${tourStops.locationRef}
      where ${tourStops.tourId} = ${params.id} order by ${tourStops.position}`);
    const comments = await db.execute<
      Row<Schemas['TourComment']>
    >(sql`select ${iso(sql`event.recorded_at`)} as recorded_at,
      ${locations.locationId}, event.comment as text from route_events event left join ${locations} on ${locations.id} = event.location_ref
      where event.tour_id = ${params.id} and event.comment is not null order by event.recorded_at, event.id`);
    const detail = { tour, stops: stops.rows, comments: comments.rows, track: track ?? [], truck };
    return { status: 200, body: { tour: detail } };
  },
} satisfies Handlers;
