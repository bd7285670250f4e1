import { sql, type SQL } from 'drizzle-orm';
import type { components, operations } from '@/api/generated/server';
import { dispositionAreas, drivers, locations, trucks } from '../db/schema.ts';
import { routeEvents, tours, tourStops, tourTracks } from '../db/schema-tours.ts';
import { byText, every, iso, metres } from '../db/sql.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { etagOf } from '../http/etag.ts';
import { notFound } from '@/contract/problem.ts';
import { conditionsOf, containing, searchIds, whether, type Meaning } from '../list/conditions.ts';
import { inOrder, wire } from '../list/fields.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { routedLine } from '../routing.ts';
import { isToRecord, isUnrecorded } from './ingest-follow.ts';
import { atLocation } from './notifications.ts';

type Schemas = components['schemas'];
type Tour = Schemas['Tour'];
type Row<T> = T & Record<string, unknown>;
type Filters = NonNullable<operations['getTourStatistics']['parameters']['query']>;

/** What belongs to a tour. @param row what the query calls it */
const ofTour = (row: 'stop' | 'event' | 'load') =>
  sql`${sql.identifier(row)}.customer_id = ${tours.customerId} and ${sql.identifier(row)}.tour_id = ${tours.id}`;

const isOpen = sql`${tours.status} in ('planned', 'in_progress')`;

/**
 * Who drives a tour: its own driver; of one that is not over only while there is that driver, else who is paired with the truck in the day's
 * shift at, or nearest to, the tour's start or first planned stop; also where the truck or the driver belongs to an area that the caller does not
 * see. Completing a tour makes that its own driver. At the minute two shifts meet it is the later one; of a tour without a time, the first pair's.
 */
export const driverOf = ({ timeZone }: Caller) => sql`case when ${isOpen} then coalesce(
  (select own.driver_id from whole.drivers own where own.customer_id = ${tours.customerId} and own.driver_id = ${tours.driverId}),
  (select paired.driver_id from whole.truck_shifts shift join whole.trucks truck on truck.customer_id = shift.customer_id and truck.id = shift.truck_ref
      left join whole.drivers paired on paired.customer_id = shift.customer_id and paired.id = shift.driver_ref,
      lateral (select coalesce(${tours.startedAt}, (select min(stop.planned_at) from whole.tour_stops stop where ${ofTour('stop')}))
        at time zone ${timeZone} as begun, shift.work_date + shift.start_time::time as opens, shift.work_date + shift.end_time::time as closes) at
    where shift.customer_id = ${tours.customerId} and truck.license_plate = ${tours.licensePlate} and shift.work_date = ${tours.date} and shift.available
    order by greatest(opens - begun, begun - closes), closes <= begun, shift.driver_ref is null, opens limit 1)) else ${tours.driverId} end`;

/** When the first or the last stop of a tour is planned. */
const planned = (which: 'min' | 'max') =>
  sql`(select ${iso(sql`${sql.raw(which)}(stop.planned_at)`)} from tour_stops stop where ${ofTour('stop')})`;

/** The stops of a tour as an import takes them, with where they are; one whose location is gone is none. */
const stopRows = sql`(select coalesce(jsonb_agg(jsonb_build_object('location_id', place.location_id, 'planned_at', ${iso(sql`stop.planned_at`)},
    'latitude', stop.latitude, 'longitude', stop.longitude) order by stop.position), '[]')
  from tour_stops stop join locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref where ${ofTour('stop')})`;

/** Tours as the contract shows them; with their stops where all rows are asked for. */
function toursAt({
  now,
  caller,
  openRows,
}: Pick<Call, 'now' | 'caller'> & Partial<Pick<Call, 'openRows'>>): ListSpec<Tour> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const today = sql`(${at} at time zone ${caller.timeZone})::date`;
  const driver = driverOf(caller);
  // Minutes from start to finish, or until now while in progress; of one cancelled under way nobody knows them.
  const duration = sql`case when ${tours.startedAt} is not null and (${tours.finishedAt} is not null or ${tours.status} = 'in_progress') then
    round(extract(epoch from greatest(coalesce(${tours.finishedAt}, ${at}) - ${tours.startedAt}, interval '0')) / 60)::int end`;
  // The stops with the first record at each; a site that the tour passes twice has it at the first pass.
  const stops = sql`select stop.*, case when row_number() over (partition by location_ref order by position) = 1 then (select min(recorded_at)
    from route_events event where event.customer_id = stop.customer_id and event.tour_id = stop.tour_id and event.location_ref = stop.location_ref) end as at
    from tour_stops stop where ${ofTour('stop')}`;
  const reached = sql`greatest(${tours.startedAt}, (select max(recorded_at) from route_events event where ${ofTour('event')}),
    (select max(recorded_at) from unloadings load where ${ofTour('load')}))`;
  const delay = sql`case when ${tours.status} = 'in_progress' then (select round(extract(epoch from greatest(
      (array_agg(at - planned_at order by at desc, position desc) filter (where at is not null))[1],
      ${reached} - (array_agg(planned_at order by position) filter (where state = 'planned' and at is null))[1],
      case when count(*) > 0 and count(at) = 0 then interval '0' end)) / 60)::int
    from (${stops}) stop where planned_at is not null) end`;
  return {
    table: tours,
    joins: sql`left join ${dispositionAreas} on ${dispositionAreas.customerId} = ${tours.customerId} and ${dispositionAreas.id} = ${tours.dispositionAreaId}`,
    fields: {
      duration,
      delay,
      planned_start: planned('min'),
      planned_end: planned('max'),
      driver_id: driver,
      driver_name: sql`(select known.name from ${drivers} known
        where known.customer_id = ${tours.customerId} and known.driver_id = ${driver})`,
      ...(openRows ? { stops: stopRows } : {}),
    },
    filters: {
      // As the tour is shown: of one that is not over also by its pair.
      has_driver: (wanted: boolean) => whether(sql`(${driver} is not null)`, wanted),
      // Those that are over by their index.
      driver_id: (key: string) =>
        sql`(${tours.driverId} = ${key} and not ${isOpen} or ${isOpen} and ${driver} = ${key})`,
      route_name: (name: string) => sql`search_key(${tours.routeName}) like ${containing(name)}`,
      // Also by the driver's name: searches of their own, so that the first has its index.
      q: (q: string, { customerId }) =>
        searchIds(
          tours.id,
          q,
          (pattern) => sql`
            select found.id from ${tours} found where found.customer_id = ${customerId} and found.search like ${pattern}
            union select found.id from ${tours} found join ${drivers} driver
              on driver.customer_id = found.customer_id and driver.driver_id = found.driver_id
              where found.customer_id = ${customerId} and search_key(driver.name) like ${pattern}
            union select ${tours.id} from ${tours}
              where ${tours.customerId} = ${customerId} and ${isOpen}
                and exists (select from ${drivers} paired where paired.customer_id = ${customerId} and paired.driver_id = ${driver}
                  and (search_key(paired.name) like ${pattern} or search_key(paired.driver_id) like ${pattern}))`,
        ),
    },
    sorts: {
      agenda: sql`(case when ${tours.status} = 'in_progress' then 0 when ${tours.date} = ${today} then 1
        when ${tours.date} > ${today} then 2 else 3 end) * 1000000 + abs(${tours.date} - ${today})`,
      disposition_area: byText(dispositionAreas.name),
      // In the order of a tour's life.
      status: inOrder(tours.status),
    },
    counted: 'tours',
  };
}

/** Metres from a location of the caller to the nearest stop that a tour has still planned. */
const metresFrom = (key: string, { customerId }: Caller) =>
  sql`(select min(${metres('place', 'stop')}) from tour_stops stop, locations place
    where ${ofTour('stop')} and stop.state = 'planned' and place.customer_id = ${customerId} and place.location_id = ${key})`;

const events: Meaning = {
  table: routeEvents,
  filters: { location_id: atLocation(routeEvents.locationRef) },
};

/** The parameters of a query that are about the tours themselves, and the conditions of the others, which hold for one and the same event. */
function tourQuery<Query extends Filters>(query: Query, caller: Caller) {
  const { level_min, level_max, is_emptied, recorded_start, recorded_end, location_id, ...ofTours } = query;
  const ofEvents = { level_min, level_max, is_emptied, recorded_start, recorded_end, location_id };
  const { location_id: place, ...others } = conditionsOf(events, ofEvents, caller);
  const conditions = Object.values(others);
  const recorded = sql`exists (select 1 from ${routeEvents} where ${routeEvents.customerId} = ${tours.customerId} and ${routeEvents.tourId} = ${tours.id} and ${every([place, ...conditions])})`;
  if (conditions.length > 0 || location_id === undefined)
    return { ofTours, event: conditions.length > 0 ? recorded : undefined };
  const planned = sql`exists (select 1 from ${tourStops} where ${tourStops.customerId} = ${tours.customerId} and ${tourStops.tourId} = ${tours.id} and ${atLocation(tourStops.locationRef)(location_id, caller)})`;
  return { ofTours, event: sql`(${recorded} or ${planned})` };
}

/** The line that the truck of a tour has driven: its positions between start and end; else the one that is stored, or the stops in the order they were reached. Before the start, all stops. */
const line = sql`coalesce(
  (select jsonb_agg(jsonb_build_array(way.longitude, way.latitude) order by way.recorded_at) from positions way
    where way.customer_id = ${tours.customerId} and way.license_plate = ${tours.licensePlate} and way.recorded_at >= ${tours.startedAt}
      and way.recorded_at <= coalesce(${tours.finishedAt}, ${tours.startedAt} + interval '1 day') having count(*) > 1),
  (select points from ${tourTracks} where ${tourTracks.customerId} = ${tours.customerId} and ${tourTracks.tourId} = ${tours.id}),
  (select jsonb_agg(jsonb_build_array(stop.longitude, stop.latitude) order by reached.at, stop.position)
    from tour_stops stop cross join lateral (select min(event.recorded_at) as at from route_events event
      where event.customer_id = stop.customer_id and event.tour_id = stop.tour_id and event.location_ref = stop.location_ref) reached
    where ${ofTour('stop')} and (${tours.startedAt} is null or reached.at is not null)),
  '[]')`;

/** How many containers of a stop have a record; and how many have none yet, where a driver records. */
const progress = sql`(select count(distinct event.container_id)::int from route_events event where ${ofTour('event')} and event.location_ref = ${tourStops.locationRef}) as recorded,
  (select count(*)::int from tours tour join bins bin on bin.customer_id = tour.customer_id and bin.location_ref = ${tourStops.locationRef} where tour.id = ${tours.id} and ${isToRecord(sql`bin`)} and ${isUnrecorded(sql`bin`)}) as "left"`;

/** A tour with all that belongs to it. */
export async function detail(call: Pick<Call, 'db' | 'caller' | 'now'> & { params: { id: number } }) {
  const { db, caller, params } = call;
  const all = (rows: SQL, order: SQL) =>
    sql`(select coalesce(jsonb_agg(found order by ${order}), '[]') from (${rows}) found)`;
  const { rows } = await db.execute<
    Row<Omit<Tour, 'stops'> & Omit<Schemas['TourDetail'], 'tour'>>
  >(sql`select ${wire(tours, toursAt(call).fields)},
    ${line} as track,
    (select to_jsonb(found) from (select ${wire(trucks)} from ${trucks}
      where ${trucks.customerId} = ${tours.customerId} and ${trucks.licensePlate} = ${tours.licensePlate}) found) as truck,
    ${all(
      sql`select ${tourStops.position}, ${locations.locationId}, ${locations.locationName}, ${tourStops.latitude}, ${tourStops.longitude},
        ${iso(tourStops.plannedAt)} as planned_at, ${tourStops.state}, ${progress}
        from ${tourStops} left join ${locations} on ${locations.customerId} = ${tourStops.customerId} and ${locations.id} = ${tourStops.locationRef}
        where ${tourStops.customerId} = ${tours.customerId} and ${tourStops.tourId} = ${tours.id}`,
      sql`found.position`,
    )} as stops,
    ${all(
      sql`select ${iso(sql`event.recorded_at`)} as recorded_at, ${locations.locationId}, event.comment as text
        from route_events event left join ${locations} on ${locations.customerId} = event.customer_id and ${locations.id} = event.location_ref
        where ${ofTour('event')} and event.comment is not null order by event.recorded_at, event.id`,
      sql`found.recorded_at`,
    )} as comments,
    to_jsonb(${tours.leftContainersRef}) as left_container_ids
    from ${tours} where ${tours.customerId} = ${caller.customerId} and ${tours.id} = ${params.id}`);
  if (!rows[0]) throw notFound('tour');
  const { track, truck, stops, comments, left_container_ids, ...tour } = rows[0];
  return {
    status: 200 as const,
    body: { tour: { tour: tour as Tour, stops, comments, track, truck, left_container_ids } },
    etag: etagOf(tour as Tour),
  };
}

/** The way by road from the last stop that is done along those that are left and back, where a routing server knows it. */
async function wayAhead(routingUrl: string | undefined, { tour, stops, track }: Schemas['TourDetail']) {
  if (!routingUrl || (tour.status !== 'planned' && tour.status !== 'in_progress')) return undefined;
  const open = stops.filter(({ state }) => state === 'planned');
  const done = stops.filter(({ state }) => state !== 'planned').at(-1);
  const [longitude, latitude] = track[0] ?? [];
  const home = longitude === undefined || latitude === undefined ? [] : [{ longitude, latitude }];
  return open.length > 0 ? routedLine(routingUrl, [...(done ? [done] : home), ...open, ...home]) : undefined;
}

export const tourHandlers = {
  listTours: (call) => {
    const { near_location_id: near, ...query } = call.query;
    const { ofTours, event } = tourQuery(query, call.caller);
    const spec = toursAt(call);
    if (near === undefined) return listRows<Tour, 'tours'>(spec, 'tours', { ...call, query: ofTours }, { event });
    const sorts = { ...spec.sorts, near: metresFrom(near, call.caller) };
    return listRows<Tour, 'tours'>(
      { ...spec, sorts },
      'tours',
      { ...call, query: { ...ofTours, sort: 'near' } },
      { event },
    );
  },

  getTourStatistics: async (call) => {
    const { db, caller, query } = call;
    const { ofTours, event } = tourQuery(query, caller);
    const where = every([
      sql`${tours.customerId} = ${caller.customerId}`,
      ...Object.values(conditionsOf(toursAt(call), ofTours, caller)),
      event,
    ]);
    const { rows } = await db.execute<Row<Schemas['TourStatistics']>>(sql`with tour as materialized (
        select ${tours.id}, ${tours.customerId}, ${tours.startedAt}, ${tours.finishedAt}, ${tours.km}, ${tours.fuel} from ${tours} where ${where})
      select
        coalesce(sum(extract(epoch from finished_at - started_at) / 3600), 0)::float8 as time_consumption,
        count(started_at)::int as num_routes,
        coalesce(sum(fuel) filter (where finished_at is not null), 0)::float8 as fuel,
        coalesce(sum(km) filter (where finished_at is not null), 0)::float8 as km,
        (select avg(event.level)::float8 from route_events event join tour on tour.customer_id = event.customer_id and tour.id = event.tour_id) as avg_fill_level,
        (select count(distinct event.container_id)::int from route_events event join tour on tour.customer_id = event.customer_id and tour.id = event.tour_id
          where event.overflowing) as overspilled_waste,
        (select coalesce(sum(load.weight), 0)::float8 from unloadings load join tour on tour.customer_id = load.customer_id and tour.id = load.tour_id) as total_tons_picked_up
      from tour`);
    const [statistics] = rows;
    if (!statistics) throw notFound('tour');
    return { status: 200, body: { statistics } };
  },

  getTour: async (call) => {
    const found = await detail(call);
    const ahead = await wayAhead(call.config.routingUrl, found.body.tour);
    return ahead ? { ...found, body: { tour: { ...found.body.tour, ahead } } } : found;
  },
} satisfies Handlers;
