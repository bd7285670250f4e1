import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { ProblemError, type FieldError } from '@/contract/problem.ts';
import { tours } from '../db/schema-tours.ts';
import { nextUpdatedAt } from '../db/sql.ts';
import type { Call } from '../http/handler.ts';
import type { NewPair, Outage } from './disruption-pairs.ts';
import { changeShifts, shiftsOf, type Touched } from './disruption-shifts.ts';
import { insertTours } from './proposed-tours.ts';
import { containersAt, hiddenStops, isCollected } from './tour-writes.ts';
import { driverOf } from './tours.ts';

type Schemas = components['schemas'];
type Place = Pick<Call, 'db' | 'caller' | 'now'>;
type Row = Record<string, unknown>;

/** How it is at a moment: rows as they are stored. */
export interface State {
  tours: Row[];
  stops: Row[];
  truckShifts: Row[];
  driverShifts: Row[];
}

/** The rows as they are. Tours are locked until the transaction ends. @throws 409 for tours with stops that a limited caller does not see */
export async function stateOf(place: Place, touched: Touched): Promise<State> {
  const ids = sql`${sql.param(touched.tourIds)}::int[]`;
  const { rows: locked } = await place.db.execute<{ id: number; hidden: boolean }>(
    sql`select id, ${hiddenStops(place.caller, sql`tours.id`)} as hidden from tours where customer_id = ${place.caller.customerId} and id = any(${ids}) for no key update`,
  );
  const hidden = locked.filter((one) => one.hidden);
  if (hidden.length > 0)
    throw new ProblemError(409, 'Tours have stops outside of your disposition areas.', {
      errors: hidden.map(({ id }) => ({ path: `tours.${id}`, message: 'has stops outside of your disposition areas' })),
    });
  const mine = sql`one.customer_id = ${place.caller.customerId}`;
  const all = (rows: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(row order by row), '[]') from (select to_jsonb(one) - 'search' as row from ${rows}) found)`;
  const { rows } = await place.db.execute<State & Row>(sql`select
    ${all(sql`tours one where ${mine} and one.id = any(${ids})`)} as tours,
    ${all(sql`tour_stops one where ${mine} and one.tour_id = any(${ids})`)} as stops,
    ${all(sql`whole.truck_shifts one where ${shiftsOf(place, touched, 'truck', sql`one`)}`)} as "truckShifts",
    ${all(sql`driver_shifts one where ${shiftsOf(place, touched, 'driver', sql`one`)}`)} as "driverShifts"`);
  return rows[0] as State;
}

/** 409 with each tour and each part of the shifts that has changed since. */
export function refuseChangedSince(was: State, is: State): void {
  const errors: FieldError[] = [];
  // A tour that a later disruption has changed, and its undo put back, is as it was but for its moment.
  const asText = (of: unknown) =>
    JSON.stringify(of, (key, value: unknown) => (key === 'updated_at' ? undefined : value));
  const differs = (a: unknown, b: unknown) => asText(a) !== asText(b);
  for (const row of was.tours) {
    const id = row['id'];
    const now = is.tours.find((one) => one['id'] === id);
    const stops = ({ stops: rows }: State) => rows.filter((one) => one['tour_id'] === id);
    if (!now || differs(now, row) || differs(stops(is), stops(was)))
      errors.push({ path: `tours.${String(id)}`, message: now ? 'has gone on' : 'is gone' });
  }
  if (differs(is.truckShifts, was.truckShifts) || differs(is.driverShifts, was.driverShifts))
    errors.push({ path: 'shifts', message: 'have changed' });
  if (errors.length > 0) throw new ProblemError(409, 'Tours or shifts have gone on since.', { errors });
}

interface Applying {
  id: number;
  outage: Outage;
  /** The day to which tours are moved. */
  next: string;
  /** Tours without their truck or driver. */
  affected: readonly number[];
  /** Names of the affected tours by the keys of their locations. */
  names: ReadonlyMap<string, string>;
  option: Schemas['DisruptionOption'];
  pairs: readonly NewPair[];
}

/** Takes the truck or driver out of the day's shifts, ends or cancels the affected tours, and gives their stops to the tours of the option. @returns the tours made or changed */
export async function apply(
  place: Place,
  { id, outage, next, affected, names, option, pairs }: Applying,
): Promise<number[]> {
  const { db, caller, now } = place;
  const { customerId, timeZone } = caller;
  const { date } = outage;
  const at = sql`${now().toISOString()}::timestamptz(3)`;
  // Before the shifts change: who drove a tour that ends may be known by them alone.
  await db.execute(sql`update tours set driver_id = ${driverOf(caller)}, finished_at = greatest(${at}, started_at),
      finished_on = (greatest(${at}, started_at) at time zone ${timeZone})::date, status = 'completed', updated_at = ${nextUpdatedAt(tours.updatedAt, now())}
    where customer_id = ${customerId} and id = any(${sql.param(affected)}::int[]) and status = 'in_progress'`);
  await db.execute(sql`update tours set status = 'cancelled', updated_at = ${nextUpdatedAt(tours.updatedAt, now())}
    where customer_id = ${customerId} and id = any(${sql.param(affected)}::int[]) and status = 'planned'`);
  await db.execute(sql`delete from tour_stops stop using tours tour where tour.customer_id = ${customerId} and tour.id = stop.tour_id and tour.status = 'completed'
    and stop.customer_id = ${customerId} and stop.state = 'planned' and stop.tour_id = any(${sql.param(affected)}::int[])`);
  await recount(place, affected);
  await changeShifts(place, outage, option, pairs);
  const added = option.tours.filter(({ tour_id }) => tour_id === null);
  const [made] = await insertTours<{ ids: number[] }>(
    place,
    option.option === 'tomorrow' ? next : date,
    added.map((tour, index) => ({
      ...tour,
      key: `disruption-${id}-${index + 1}`,
      route_name: names.get(tour.stops[0]?.location_id ?? '') ?? tour.license_plate,
    })),
    sql`select coalesce(jsonb_agg(id order by id), '[]') as ids from made`,
  );
  for (const { tour_id, stops } of option.tours) if (tour_id !== null) await extend(place, tour_id, stops);
  return [...(made?.ids ?? []), ...option.tours.flatMap(({ tour_id }) => tour_id ?? [])];
}

/** Visited stops of a tour stay first; those to come are the ones given, and after them what the tour has got meanwhile. */
async function extend({ db, caller, now }: Place, id: number, stops: readonly Schemas['ProposedStop'][]) {
  const keys = sql`${sql.param(stops.map(({ location_id }) => location_id))}::text[]`;
  const times = sql`${sql.param(stops.map(({ planned_at }) => planned_at))}::text[]`;
  const wanted = sql`${sql.param(stops.flatMap(({ container_ids }) => container_ids))}::text[]`;
  // It leaves nothing that was taken over; where it did not stop before, it empties that and nothing else.
  await db.execute(sql`update tours set left_containers_ref = array(select key from unnest(left_containers_ref) key where key <> all(${wanted})) || array(select bin.container_id
      from whole.bins bin join locations place on place.customer_id = bin.customer_id and place.id = bin.location_ref
      where place.customer_id = ${caller.customerId} and place.location_id = any(${keys}) and ${isCollected(sql`tours.material_type`)} and bin.container_id <> all(${wanted})
        and not exists (select from whole.tour_stops stop where stop.customer_id = tours.customer_id and stop.tour_id = tours.id and stop.location_ref = place.id))
    where customer_id = ${caller.customerId} and id = ${id}`);
  await db.execute(sql`with was as (select * from tour_stops where customer_id = ${caller.customerId} and tour_id = ${id}),
      given as (select place.id, place.customer_id, place.latitude, place.longitude, time::timestamptz as at, number
        from unnest(${keys}, ${times}) with ordinality one(key, time, number) join locations place on place.customer_id = ${caller.customerId} and place.location_id = one.key),
      next as (
        select 0 as part, position::bigint as number, customer_id, location_ref, latitude, longitude, planned_at, state from was where state <> 'planned'
        union all select 1, number, customer_id, id, latitude, longitude, at, 'planned' from given
          where not exists (select from was where was.location_ref = given.id and was.state <> 'planned')
        union all select 2, position, customer_id, location_ref, latitude, longitude, planned_at, state from was
          where state = 'planned' and (location_ref is null or location_ref not in (select id from given)))
    insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
      select ${id}::int, row_number() over (order by part, number), customer_id, location_ref, latitude, longitude, planned_at, state from next
    on conflict (tour_id, position) do update set location_ref = excluded.location_ref, latitude = excluded.latitude,
      longitude = excluded.longitude, planned_at = excluded.planned_at, state = excluded.state`);
  await recount({ db, caller, now }, [id]);
}

/** Counts the containers at the stops of tours, and notes their locations for the history; those that were cancelled keep theirs. */
const recount = ({ db, caller, now }: Place, ids: readonly number[]) =>
  db.execute(sql`update tours set updated_at = ${nextUpdatedAt(tours.updatedAt, now())},
      stops_ref = array(select place.location_id from tour_stops stop join locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref
        where stop.customer_id = tours.customer_id and stop.tour_id = tours.id order by stop.position),
      planned = ${containersAt(caller, sql`select location_ref from whole.tour_stops stop where stop.customer_id = tours.customer_id and stop.tour_id = tours.id`, sql`tours.material_type`, sql`tours.left_containers_ref`)}
    where customer_id = ${caller.customerId} and id = any(${sql.param(ids)}::int[]) and status <> 'cancelled'`);

/** Puts everything back as it was; tours that the option made go. */
export async function restore(place: Place, touched: Touched, was: State, made: readonly number[]): Promise<void> {
  const { db, now, caller } = place;
  await db.execute(
    sql`delete from tours where customer_id = ${caller.customerId} and id = any(${sql.param(made)}::int[])`,
  );
  await db.execute(
    sql`delete from tour_stops where customer_id = ${caller.customerId} and tour_id = any(${sql.param(touched.tourIds)}::int[])`,
  );
  await db.execute(sql`update tours set status = old.status, driver_id = old.driver_id, finished_at = old.finished_at, finished_on = old.finished_on,
      planned = old.planned, stops_ref = old.stops_ref, left_containers_ref = coalesce(old.left_containers_ref, '{}'), updated_at = ${nextUpdatedAt(tours.updatedAt, now())}
    from jsonb_to_recordset(${JSON.stringify(was.tours)}::jsonb) old(id int, status text, driver_id text, finished_at timestamptz, finished_on date, planned int, stops_ref text[], left_containers_ref text[])
    where tours.customer_id = ${caller.customerId} and tours.id = old.id`);
  await db.execute(
    sql`insert into tour_stops select * from jsonb_populate_recordset(null::tour_stops, ${JSON.stringify(was.stops)}::jsonb)`,
  );
  await db.execute(sql`delete from whole.truck_shifts where ${shiftsOf(place, touched, 'truck', sql`truck_shifts`)}`);
  await db.execute(sql`delete from driver_shifts where ${shiftsOf(place, touched, 'driver', sql`driver_shifts`)}`);
  await db.execute(
    sql`insert into driver_shifts select * from jsonb_populate_recordset(null::driver_shifts, ${JSON.stringify(was.driverShifts)}::jsonb)`,
  );
  await db.execute(
    sql`insert into whole.truck_shifts select * from jsonb_populate_recordset(null::whole.truck_shifts, ${JSON.stringify(was.truckShifts)}::jsonb)`,
  );
}
