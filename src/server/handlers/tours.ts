import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { components, operations } from '@/api/generated/server';
import { dispositionAreas, drivers, locations, trucks } from '../db/schema.ts';
import { routeEvents, tours, tourStops, tourTracks } from '../db/schema-tours.ts';
import { byText, every, iso, nextUpdatedAt } from '../db/sql.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { etagOf, ifMatchCondition } from '../http/etag.ts';
import { conflict, notFound, preconditionFailed, refuse, unprocessable, type FieldError } from '@/contract/problem.ts';
import { conditionsOf, containing, searchTerms, type Meaning } from '../list/conditions.ts';
import { inOrder, valuesOf, wire } from '../list/fields.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { inTransaction } from '../list/records.ts';
import { wrongTime } from './ingest.ts';
import { atLocation } from './notifications.ts';

type Schemas = components['schemas'];
type Tour = Schemas['Tour'];
type Row<T> = T & Record<string, unknown>;
type Filters = NonNullable<operations['getTourStatistics']['parameters']['query']>;

/** Tours as the contract shows them. */
function toursAt({ now, caller }: Pick<Call, 'now' | 'caller'>): ListSpec<Tour> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const today = sql`(${at} at time zone ${caller.timeZone})::date`;
  // Minutes from start to finish, or until now while in progress.
  const duration = sql`case when ${tours.startedAt} is not null then
    round(extract(epoch from greatest(coalesce(${tours.finishedAt}, ${at}) - ${tours.startedAt}, interval '0')) / 60)::int end`;
  return {
    table: tours,
    joins: sql`left join ${dispositionAreas} on ${dispositionAreas.id} = ${tours.dispositionAreaId}`,
    fields: {
      duration,
      driver_name: sql`(select driver.name from ${drivers} driver
        where driver.customer_id = ${tours.customerId} and driver.driver_id = ${tours.driverId})`,
    },
    names: { driver: tours.driverId },
    filters: {
      route_name: (name: string) => sql`search_key(${tours.routeName}) like ${containing(name)}`,
      // Also by the driver's name: two searches, so that the first has its index.
      q: (q: string, { customerId }) =>
        searchTerms(
          q,
          (pattern) => sql`${tours.id} = any(array(
            select found.id from ${tours} found where found.customer_id = ${customerId} and found.search like ${pattern}
            union select found.id from ${tours} found join ${drivers} driver
              on driver.customer_id = found.customer_id and driver.driver_id = found.driver_id
              where found.customer_id = ${customerId} and search_key(driver.name) like ${pattern}))`,
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
  const recorded = sql`exists (select 1 from ${routeEvents} where ${routeEvents.tourId} = ${tours.id} and ${every([place, ...conditions])})`;
  if (conditions.length > 0 || location_id === undefined)
    return { ofTours, event: conditions.length > 0 ? recorded : undefined };
  const planned = sql`exists (select 1 from ${tourStops} where ${tourStops.tourId} = ${tours.id} and ${atLocation(tourStops.locationRef)(location_id, caller)})`;
  return { ofTours, event: sql`(${recorded} or ${planned})` };
}

/** The line that the truck of a tour has driven: its positions between start and end; else the one that is stored or, before the start, its stops. */
const line = sql`coalesce(
  (select jsonb_agg(jsonb_build_array(way.longitude, way.latitude) order by way.recorded_at) from positions way
    where way.customer_id = ${tours.customerId} and way.license_plate = ${tours.licensePlate} and way.recorded_at >= ${tours.startedAt}
      and way.recorded_at <= coalesce(${tours.finishedAt}, ${tours.startedAt} + interval '1 day') having count(*) > 1),
  (select points from ${tourTracks} where ${tourTracks.tourId} = ${tours.id}),
  (select jsonb_agg(jsonb_build_array(stop.longitude, stop.latitude) order by stop.position) from tour_stops stop where stop.tour_id = ${tours.id}),
  '[]')`;

/** A tour with all that belongs to it. */
async function detail(call: Pick<Call, 'db' | 'caller' | 'now'> & { params: { id: number } }) {
  const { db, caller, params } = call;
  const all = (rows: SQL, order: SQL) =>
    sql`(select coalesce(jsonb_agg(found order by ${order}), '[]') from (${rows}) found)`;
  const { rows } = await db.execute<
    Row<Tour & Omit<Schemas['TourDetail'], 'tour'>>
  >(sql`select ${wire(tours, toursAt(call).fields)},
    ${line} as track,
    (select to_jsonb(found) from (select ${wire(trucks)} from ${trucks}
      where ${trucks.customerId} = ${tours.customerId} and ${trucks.licensePlate} = ${tours.licensePlate}) found) as truck,
    ${all(
      sql`select ${tourStops.position}, ${locations.locationId}, ${locations.locationName}, ${tourStops.latitude}, ${tourStops.longitude},
        ${iso(tourStops.plannedAt)} as planned_at, ${tourStops.state}
        from ${tourStops} left join ${locations} on ${locations.id} = ${tourStops.locationRef} where ${tourStops.tourId} = ${tours.id}`,
      sql`found.position`,
    )} as stops,
    ${all(
      sql`select ${iso(sql`event.recorded_at`)} as recorded_at, ${locations.locationId}, event.comment as text
        from route_events event left join ${locations} on ${locations.id} = event.location_ref
        where event.tour_id = ${tours.id} and event.comment is not null order by event.recorded_at, event.id`,
      sql`found.recorded_at`,
    )} as comments
    from ${tours} where ${tours.customerId} = ${caller.customerId} and ${tours.id} = ${params.id}`);
  if (!rows[0]) throw notFound('tour');
  const { track, truck, stops, comments, ...tour } = rows[0];
  return {
    status: 200 as const,
    body: { tour: { tour: tour as Tour, stops, comments, track, truck } },
    etag: etagOf(tour as Tour),
  };
}

type Writing = Pick<Call, 'db' | 'caller' | 'now'>;

interface Stop {
  ref: number;
  area: number | null;
  planned_at: string | null;
}

/** What a tour refers to, looked up in one query. @throws 422 at each one that leads nowhere */
async function references({ db, caller }: Writing, body: Partial<Schemas['TourInput']>) {
  const { key = null, license_plate = null, driver_id = null, disposition_area_id: wanted = null, stops } = body;
  const keys = sql.param((stops ?? []).map(({ location_id }) => location_id));
  const { customerId } = caller;
  const { rows } = await db.execute<{
    known: number | null;
    truck: boolean;
    driver: boolean;
    there: boolean;
    places: (Pick<Stop, 'area'> & { ref: number | null })[] | null;
  }>(sql`select
    (select id from tours where customer_id = ${customerId} and key = ${key}) as known,
    exists (select from trucks where customer_id = ${customerId} and license_plate = ${license_plate}) as truck,
    exists (select from drivers where customer_id = ${customerId} and driver_id = ${driver_id}) as driver,
    exists (select from disposition_areas where customer_id = ${customerId} and id = ${wanted}::int and state = 'active') as there,
    (select jsonb_agg(jsonb_build_object('ref', place.id, 'area', place.disposition_area_id) order by given.number)
      from unnest(${keys}::text[]) with ordinality given(key, number)
      left join locations place on place.customer_id = ${customerId} and place.location_id = given.key) as places`);
  const { known = null, truck, driver, there, places } = rows[0] ?? {};
  const errors: FieldError[] = [];
  const need = (path: string, value: unknown, found: unknown, what: string) =>
    value !== null && !found ? errors.push({ path, message: `There is no such ${what}.` }) : 0;
  need('license_plate', license_plate, truck, 'truck');
  need('driver_id', driver_id, driver, 'driver');
  need('disposition_area_id', wanted, there, 'disposition area');
  for (const [index, place] of (places ?? []).entries()) need(`stops.${index}.location_id`, '', place.ref, 'location');
  for (const [index, { planned_at: time }] of (stops ?? []).entries())
    if (time && !(Date.parse(time) >= Date.UTC(2000, 0)))
      errors.push({ path: `stops.${index}.planned_at`, message: 'is before the year 2000' });
  if (known === null) refuse(errors);
  const found = stops?.map(({ planned_at = null }, index): Stop => {
    const { ref, area = null } = places?.[index] ?? {};
    return { ref: ref ?? 0, area, planned_at: planned_at && new Date(planned_at).toISOString() };
  });
  return { known, area: found?.[0]?.area ?? null, places: found };
}

/** Writes the stops of a tour, if there are new ones, and counts the containers at them that it collects. */
async function writeStops({ db }: Writing, id: number, stops: Stop[] | undefined, key: string | null = null) {
  const refs = sql`${sql.param((stops ?? []).map(({ ref }) => ref))}::int[]`;
  const times = sql.param((stops ?? []).map(({ planned_at }) => planned_at));
  const written = sql`with gone as (delete from tour_stops where tour_id = ${id} and position > ${stops?.length ?? 0}),
    stop as (insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
      select ${id}::int, given.position, place.customer_id, place.id, place.latitude, place.longitude, given.time::timestamptz, 'planned'
        from unnest(${refs}, ${times}::text[]) with ordinality given(ref, time, position) join locations place on place.id = given.ref
      on conflict (tour_id, position) do update set location_ref = excluded.location_ref, latitude = excluded.latitude,
        longitude = excluded.longitude, planned_at = excluded.planned_at)`;
  const at = stops ? refs : sql`array(select location_ref from tour_stops where tour_id = ${id})`;
  await db.execute(sql`${stops ? written : sql``} update tours set key = coalesce(key, ${key}),
    planned = (select count(*) from bins bin where bin.active and bin.location_ref = any(${at})
      and string_to_array(bin.material_type, '+') && string_to_array(array_to_string(tours.material_type, '+'), '+'))
    where id = ${id}`);
}

type OneTour = Writing & { params: { id: number }; ifMatch: string | undefined };

const planned = ({ caller, params, ifMatch }: OneTour) =>
  and(
    eq(tours.customerId, caller.customerId),
    eq(tours.id, params.id),
    eq(tours.status, 'planned'),
    ifMatchCondition(tours.updatedAt, ifMatch),
  );

/** @throws why a planned tour was not changed */
async function refuseChange(call: OneTour): Promise<never> {
  const { tour } = (await detail(call)).body.tour;
  if (tour.status !== 'planned') throw conflict('Only a planned tour can be changed.');
  throw preconditionFailed(tour);
}

/** Takes a tour to its next status, from one of some. @param set what changes at the time it happened; `given` is whether that was said */
const step = (
  call: Writing & { params: { id: number }; body: { recorded_at?: string; details?: string } },
  from: Schemas['TourStatus'][],
  set: (at: SQL, given: boolean) => SQL,
) =>
  inTransaction(call, async (within) => {
    const { db, caller, now, params, body } = within;
    const recorded = body.recorded_at ?? now().toISOString();
    const wrong = wrongTime(recorded, now());
    if (wrong) throw unprocessable('recorded_at', wrong);
    const at = sql`${new Date(recorded).toISOString()}::timestamptz(3)`;
    await db.execute(
      sql`select id from tours where customer_id = ${caller.customerId} and id = ${params.id} for no key update`,
    );
    const { tour } = (await detail(within)).body.tour;
    if (!from.includes(tour.status)) throw conflict(`The tour is ${tour.status.replace('_', ' ')}.`);
    if (from.includes('completed') && tour.started_at && Date.parse(recorded) < Date.parse(tour.started_at))
      throw unprocessable('recorded_at', 'is before the start of the tour');
    await db.execute(sql`update tours set ${set(at, body.recorded_at !== undefined)}, updated_at = ${nextUpdatedAt(tours.updatedAt, now())}
      where id = ${params.id}`);
    return detail(within);
  });

export const tourHandlers = {
  listTours: (call) => {
    const { ofTours, event } = tourQuery(call.query, call.caller);
    return listRows<Tour, 'tours'>(toursAt(call), 'tours', { ...call, query: ofTours }, { event });
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

  getTour: detail,

  createTour: (call) =>
    inTransaction(call, async (within) => {
      const { db, caller, body, now } = within;
      const { known, area, places } = await references(within, body);
      if (known !== null) return detail({ ...within, params: { id: known } });
      const row = {
        ...valuesOf(tours, { disposition_area_id: area, ...body }),
        customerId: caller.customerId,
        updatedAt: now(),
        status: 'planned',
      };
      const [made] = await db
        .insert(tours)
        .values(row as never)
        .returning({ id: tours.id });
      const id = made?.id ?? 0;
      await writeStops(within, id, places ?? [], body.key);
      return { ...(await detail({ ...within, params: { id } })), status: 201 as const };
    }),

  updateTour: (call) =>
    inTransaction(call, async (within) => {
      const { db, body, now, params } = within;
      const { places } = await references(within, body);
      const set = { ...valuesOf(tours, body), updatedAt: nextUpdatedAt(tours.updatedAt, now()) };
      const done = await db.update(tours).set(set).where(planned(within)).returning({ id: tours.id });
      if (done.length === 0) await refuseChange(within);
      await writeStops(within, params.id, places);
      return detail(within);
    }),

  deleteTour: (call) =>
    inTransaction(call, async (within) => {
      const done = await within.db.delete(tours).where(planned(within)).returning({ id: tours.id });
      if (done.length === 0) await refuseChange(within);
      return { status: 204 };
    }),

  startTour: (call) =>
    step(call, ['planned', 'in_progress'], (at) => {
      const started = sql`least(${tours.startedAt}, ${at})`;
      return sql`status = 'in_progress', started_at = ${started}, started_on = (${started} at time zone ${call.caller.timeZone})::date`;
    }),

  completeTour: (call) =>
    step(call, ['in_progress', 'completed'], (at, given) => {
      const { km = null, fuel = null } = call.body;
      const finished = given ? at : sql`coalesce(${tours.finishedAt}, ${at})`;
      return sql`status = 'completed', finished_at = ${finished}, finished_on = (${finished} at time zone ${call.caller.timeZone})::date,
        km = coalesce(${km}::float8, ${tours.km}), fuel = coalesce(${fuel}::float8, ${tours.fuel})`;
    }),

  cancelTour: (call) =>
    step(
      call,
      ['planned', 'in_progress', 'cancelled'],
      () => sql`status = 'cancelled', details = coalesce(${call.body.details ?? null}, ${tours.details})`,
    ),
} satisfies Handlers;
