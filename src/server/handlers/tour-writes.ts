import { and, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict, preconditionFailed, refuse, unprocessable, type FieldError } from '@/contract/problem.ts';
import { tours } from '../db/schema-tours.ts';
import { nextUpdatedAt } from '../db/sql.ts';
import { etagOf, ifMatchCondition } from '../http/etag.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { valuesOf } from '../list/fields.ts';
import { inTransaction } from '../list/records.ts';
import { senderOf, wrongTime } from './ingest-follow.ts';
import { detail, driverOf } from './tours.ts';

type Schemas = components['schemas'];
type Writing = Pick<Call, 'db' | 'caller' | 'now'>;

interface Stop {
  ref: number;
  area: number | null;
  planned_at: string | null;
}

/** What a tour refers to, looked up in one query. @throws 422 at each one that leads nowhere */
async function references({ db, caller }: Writing, body: Partial<Schemas['TourInput']>) {
  const { key = null, license_plate = null, driver_id = null, disposition_area_id: wanted = null, stops } = body;
  const keys = sql.param(keysOf(body));
  const { customerId } = caller;
  const { rows } = await db.execute<{
    known: number | null;
    truck: boolean;
    driver: boolean;
    there: boolean;
    places: (Pick<Stop, 'area'> & { ref: number | null })[] | null;
  }>(sql`select
    (select id from tours where customer_id = ${customerId} and key = ${key} and sender in (0, ${senderOf(caller)}) limit 1) as known,
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

const keysOf = ({ stops }: Partial<Schemas['TourInput']>) => (stops ?? []).map(({ location_id }) => location_id);

/** Whether the container called `bin` is one that a tour collects. @param materials those of the tour, an array */
export const isCollected = (materials: SQL) =>
  sql`bin.active and string_to_array(bin.material_type, '+') && string_to_array(array_to_string(${materials}, '+'), '+')`;

/** How many of a customer's containers at locations a tour empties. @param refs a query for the locations' ids @param materials those of the tour, an array @param left keys of those that it leaves, an array */
export const containersAt = ({ customerId }: Pick<Caller, 'customerId'>, refs: SQL, materials: SQL, left: SQL) =>
  sql`(select count(*) from whole.bins bin where bin.customer_id = ${customerId} and bin.location_ref in (${refs}) and ${isCollected(materials)} and bin.container_id <> all(${left}))`;

/** Writes the stops of a tour, if there are new ones, and counts the containers at them that it collects. */
async function writeStops({ db, caller }: Writing, id: number, stops: Stop[] | undefined) {
  const refs = sql`${sql.param((stops ?? []).map(({ ref }) => ref))}::int[]`;
  const times = sql.param((stops ?? []).map(({ planned_at }) => planned_at));
  const written = sql`gone as (delete from tour_stops where customer_id = ${caller.customerId} and tour_id = ${id} and position > ${stops?.length ?? 0}),
    stop as (insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
      select ${id}::int, given.position, place.customer_id, place.id, place.latitude, place.longitude, given.time::timestamptz,
          coalesce((select state from tour_stops was where was.customer_id = place.customer_id and was.tour_id = ${id} and was.location_ref = place.id and was.state <> 'planned' limit 1), 'planned')
        from unnest(${refs}, ${times}::text[]) with ordinality given(ref, time, position) join locations place on place.customer_id = ${caller.customerId} and place.id = given.ref
      on conflict (tour_id, position) do update set location_ref = excluded.location_ref, latitude = excluded.latitude,
        longitude = excluded.longitude, planned_at = excluded.planned_at, state = excluded.state)`;
  const at = stops
    ? sql`select unnest(${refs})`
    : sql`select location_ref from whole.tour_stops where customer_id = ${caller.customerId} and tour_id = ${id}`;
  await db.execute(
    sql`${stops ? sql`with ${written}` : sql``} update tours set planned = ${containersAt(caller, at, sql`tours.material_type`, sql`tours.left_containers_ref`)}
      where customer_id = ${caller.customerId} and id = ${id}`,
  );
}

type OneTour = Writing & { params: { id: number }; ifMatch: string | undefined };

const planned = ({ caller, params, ifMatch }: OneTour, orElse?: SQL) =>
  and(
    eq(tours.customerId, caller.customerId),
    eq(tours.id, params.id),
    or(eq(tours.status, 'planned'), orElse),
    ifMatchCondition(tours.updatedAt, ifMatch),
  );

/** Whether a tour has stops that the caller, who is limited to areas, does not see. @param id of the tour */
export const hiddenStops = (
  { customerId }: Pick<Caller, 'customerId'>,
  id: SQL | AnyColumn,
) => sql`exists (select from whole.tour_stops stop where stop.customer_id = ${customerId} and stop.tour_id = ${id}
  and not exists (select from tour_stops seen where seen.customer_id = stop.customer_id and seen.tour_id = stop.tour_id and seen.position = stop.position))`;

/** What can be changed of a tour under way. */
const isForUnderWay = (body: Schemas['TourPatch']) =>
  Object.keys(body).every((name) => name === 'stops' || name === 'details');

/** Of a tour under way, the stops that were visited stay. */
const underWay = (body: Schemas['TourPatch'], places: Stop[] | undefined) =>
  isForUnderWay(body)
    ? sql`(${tours.status} = 'in_progress' and not exists (select from tour_stops visited
        where visited.customer_id = ${tours.customerId} and visited.tour_id = ${tours.id} and visited.state <> 'planned'
        and ${places ? sql`visited.location_ref <> all(${sql.param(places.map(({ ref }) => ref))}::int[])` : sql`false`}))`
    : sql`false`;

/** @throws why a tour was not changed */
async function refuseChange(call: OneTour, body?: Schemas['TourPatch']): Promise<never> {
  const { tour, stops } = (await detail(call)).body.tour;
  const isOpen = tour.status === 'planned' || (tour.status === 'in_progress' && body && isForUnderWay(body));
  if (!isOpen) throw conflict('Only a planned tour can be changed.');
  if (call.ifMatch && call.ifMatch !== etagOf(tour)) throw preconditionFailed(tour);
  const kept = body?.stops?.map(({ location_id: key }) => key);
  if (kept && stops.some(({ state, location_id: key }) => state !== 'planned' && !kept.includes(key ?? '')))
    throw unprocessable('stops', 'A stop that was visited stays.');
  throw conflict('This tour has stops outside of your disposition areas, so you cannot replace its stops.', 'stops');
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
      where customer_id = ${caller.customerId} and id = ${params.id}`);
    return detail(within);
  });

export const tourWriteHandlers = {
  createTour: (call) =>
    inTransaction(call, async (within) => {
      const { db, caller, body, now } = within;
      const { known, area, places } = await references(within, body);
      if (known !== null) return detail({ ...within, params: { id: known } });
      const row = {
        ...valuesOf(tours, { disposition_area_id: area, ...body }),
        stopsRef: keysOf(body),
        customerId: caller.customerId,
        updatedAt: now(),
        status: 'planned',
        sender: senderOf(caller),
      };
      const [made] = await db
        .insert(tours)
        .values(row as never)
        .onConflictDoNothing()
        .returning({ id: tours.id });
      if (made) {
        await writeStops(within, made.id, places ?? []);
        return { ...(await detail({ ...within, params: { id: made.id } })), status: 201 as const };
      }
      // Planned by somebody else in that instant, or in an area that the caller does not see.
      const [there] = await db
        .select({ id: tours.id })
        .from(tours)
        .where(
          and(eq(tours.customerId, caller.customerId), eq(tours.key, body.key ?? ''), eq(tours.sender, row.sender)),
        );
      if (!there) throw conflict('A tour with this key exists already.', 'key');
      return detail({ ...within, params: { id: there.id } });
    }),

  updateTour: (call) =>
    inTransaction(call, async (within) => {
      const { db, body, caller, now, params } = within;
      const { places } = await references(within, body);
      const stops = places ? { stopsRef: keysOf(body) } : {};
      const set = { ...valuesOf(tours, body), ...stops, updatedAt: nextUpdatedAt(tours.updatedAt, now()) };
      const mine = places && caller.areaIds ? sql`not ${hiddenStops(caller, tours.id)}` : undefined;
      const done = await db
        .update(tours)
        .set(set)
        .where(and(planned(within, underWay(body, places)), mine))
        .returning({ id: tours.id });
      if (done.length === 0) await refuseChange(within, body);
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
      // Who drove stays known when the shifts are changed later.
      return sql`status = 'completed', driver_id = ${driverOf(call.caller)}, finished_at = ${finished}, finished_on = (${finished} at time zone ${call.caller.timeZone})::date,
        km = coalesce(${km}::float8, ${tours.km}), fuel = coalesce(${fuel}::float8, ${tours.fuel})`;
    }),

  cancelTour: (call) =>
    step(
      call,
      ['planned', 'in_progress', 'cancelled'],
      () => sql`status = 'cancelled', details = coalesce(${call.body.details ?? null}, ${tours.details})`,
    ),
} satisfies Handlers;
