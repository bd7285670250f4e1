import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { FieldError } from '@/contract/problem.ts';
import { setActor } from '../db/actor.ts';
import { tours } from '../db/schema-tours.ts';
import { nextUpdatedAt } from '../db/sql.ts';
import { plainPhoto } from '../photos.ts';
import { common, pass } from './drive-ingest.ts';
import { takeLoads } from './drive-loads.ts';
import { inLink, keyOf, phones, type Writing } from './drive-tour.ts';
import { list, texts, wrongTime } from './ingest-follow.ts';
import { kinds } from './ingest-kinds.ts';
import { taking } from './ingest.ts';
import { driverOf } from './tours.ts';

type Schemas = components['schemas'];
type Sent = Schemas['DriverEventInput'];
function lacking(row: Sent): string[] {
  const needed: Partial<Record<Sent['kind'], (keyof Sent)[]>> = {
    container: ['container_id', 'is_emptied', ...(row.is_emptied === false ? (['level', 'reason'] as const) : [])],
    unloading: row.removed ? [] : ['material_type', 'weight', 'location_name'],
    ...{ skip: ['location_id'], order: ['location_ids'] },
  };
  return (needed[row.kind] ?? []).filter((name) => row[name] === undefined);
}

/** Events of phones by their key, to be joined as `event`. */
const eventsByKey = (customerId: number, key: SQL) => sql`(route_events_keys known join route_events event
    on event.customer_id = known.customer_id and event.recorded_at = known.recorded_at and event.sender = known.sender and event.key = known.key)
  on known.customer_id = ${customerId} and known.sender = ${phones} and known.key = ${key}`;

/** Rows in their order with what is known of each, the tour locked: whoever else sends for it waits. */
async function lookUp(within: Writing, rows: readonly Sent[]) {
  const { db, caller, tour } = within;
  await db.execute(
    sql`select id from tours where customer_id = ${caller.customerId} and id = ${tour} for no key update`,
  );
  const keys = texts(rows.map(({ key }) => key));
  const containers = texts(rows.map((row) => row.container_id));
  const { rows: known } = await db.execute<{
    revision: number | null;
    kind: string | null;
    bin: boolean;
    same: boolean;
  }>(sql`
    select old.revision, old.kind, exists (select from bins where bins.customer_id = ${caller.customerId} and bins.container_id = given.container
          and ${inLink(within, sql`bins.location_ref`)}) as bin,
        coalesce(event.container_id = given.container, true) as same
      from unnest(${keys}, ${containers}) with ordinality as given(key, container, place)
      left join driver_events old on old.customer_id = ${caller.customerId} and old.tour_id = ${tour} and old.key = given.key
      left join ${eventsByKey(caller.customerId, sql`${keyOf(tour, '')} || given.key`)} order by given.place`);
  return known;
}

/** Each row judged, in order; of those with one key the last counts. */
export async function judge(within: Writing, rows: readonly Sent[]) {
  const known = await lookUp(within, rows);
  const seen = new Map<string, { revision: number; kind: string | null }>();
  const fresh = new Map<string, Sent>();
  const judged = rows.map((row, index): Schemas['IngestRow'] => {
    const { key, kind, revision = 0, photo } = row;
    const found = known[index];
    const before =
      seen.get(key) ?? (found && found.revision !== null ? { revision: found.revision, kind: found.kind } : undefined);
    if (before && (revision <= before.revision || !['container', 'unloading'].includes(kind)) && before.kind === kind)
      return { key, status: 'duplicate' };
    const errors: FieldError[] = [];
    const add = (name: string, message: string) => errors.push({ path: `rows.${index}.${name}`, message });
    const wrong = wrongTime(row.recorded_at, within.now());
    if (wrong) add('recorded_at', wrong);
    for (const name of lacking(row)) add(name, 'is needed');
    if (kind === 'container' && row.container_id !== undefined && !found?.bin)
      add('container_id', 'There is no such container.');
    if (row.removed && kind !== 'unloading') add('removed', 'is for unloadings only');
    const plain = photo && plainPhoto(photo);
    if (photo !== undefined && !plain) add('photo', 'The photo must be a JPEG, PNG or WebP.');
    const earlier = fresh.get(key);
    if ((before && before.kind !== kind) || !found?.same || (earlier && earlier.container_id !== row.container_id))
      add('key', 'belongs to a row of something else');
    if (errors.length > 0) return { key, status: 'rejected', errors };
    seen.set(key, { revision, kind });
    // A correction without a photo keeps the one before.
    const shot = plain ?? earlier?.photo;
    fresh.set(key, shot === undefined ? row : { ...row, photo: shot });
    return { key, status: before ? 'corrected' : 'created' };
  });
  return { judged, fresh: [...fresh.values()] };
}

const takeEvents = taking(kinds.routeEvents);

async function takeContainers(within: Writing, rows: readonly Sent[]): Promise<void> {
  const { db, caller, tour } = within;
  const sent = rows.map((row) => {
    const { container_id, level, is_emptied = false, reason = null, comment = null } = row;
    const said = { ...common(tour, row), container_id, is_emptied, reason: is_emptied ? null : reason, comment };
    return level === undefined ? said : { ...said, level };
  });
  await pass(takeEvents, within, sent);
  const shots = rows.filter(({ photo }) => photo !== undefined);
  if (shots.length === 0) return;
  await db.execute(sql`insert into event_photos (event_ref, customer_id, tour_id, photo)
    select event.id, event.customer_id, event.tour_id, decode(given.photo, 'base64')
      from unnest(${texts(shots.map(({ key }) => keyOf(tour, key)))}, ${texts(shots.map(({ photo }) => photo))}) as given(key, photo)
      join ${eventsByKey(caller.customerId, sql`given.key`)}
    on conflict (event_ref) do update set photo = excluded.photo`);
}

const times = (rows: readonly Sent[], kind: Sent['kind']) =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ recorded_at }) => new Date(recorded_at).toISOString())
    .sort();

/** Start and end of the tour. What a dispatcher has ended before stays as it is. */
async function takeStatus({ db, caller, now, tour }: Writing, rows: readonly Sent[]): Promise<void> {
  const [start = null] = times(rows, 'start');
  const end = times(rows, 'end').at(-1) ?? null;
  if (start === null && end === null) return;
  const day = (at: SQL) => sql`(${at} at time zone ${caller.timeZone})::date`;
  const began = sql`coalesce(least(${tours.startedAt}, ${start}::timestamptz(3)), ${end}::timestamptz(3))`;
  const ends = sql`${end}::timestamptz is not null and ${tours.status} in ('planned', 'in_progress')`;
  const ended = sql`case when ${ends} then greatest(${end}::timestamptz(3), ${began}) else ${tours.finishedAt} end`;
  await db.execute(setActor({ source: 'driver', at: now() }));
  await db.execute(sql`update ${tours} set started_at = ${began}, started_on = ${day(began)}, finished_at = ${ended}, finished_on = ${day(ended)},
      driver_id = case when ${ends} then ${driverOf(caller)} else ${tours.driverId} end,
      status = case when ${ends} then 'completed' when ${tours.status} = 'planned' then 'in_progress' else ${tours.status} end,
      updated_at = ${nextUpdatedAt(tours.updatedAt, now())} where customer_id = ${caller.customerId} and id = ${tour}`);
}

/** Stops that are left out, or not any more. What was recorded at a stop says more. */
async function takeSkips(within: Writing, rows: readonly Sent[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, caller, tour } = within;
  const last = new Map(
    rows.toSorted((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at)).map((row) => [row.location_id, row]),
  );
  const given = [...last.values()];
  const skipped = given.map((row) => row.skipped ?? true);
  await db.execute(sql`update tour_stops stop set state = case when given.skipped then 'skipped' else 'planned' end
    from unnest(${texts(given.map(({ location_id: key }) => key))}, ${list(skipped, 'boolean')}) as given(key, skipped)
      join locations place on place.customer_id = ${caller.customerId} and place.location_id = given.key
    where stop.customer_id = ${caller.customerId} and stop.tour_id = ${tour} and stop.location_ref = place.id and ${inLink(within, sql`stop.location_ref`)}
      and not exists (select from route_events event where event.customer_id = stop.customer_id and event.tour_id = stop.tour_id and event.location_ref = stop.location_ref)`);
}

/** The newest order of the stops ahead, behind those that are done; an older one that arrives late changes nothing. */
async function takeOrder({ db, caller, tour }: Writing, rows: readonly Sent[]): Promise<void> {
  const newest = rows.toSorted((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at)).at(-1);
  if (!newest) return;
  await db.execute(sql`insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
    select stop.tour_id, row_number() over (order by stop.state = 'planned',
        case when stop.state = 'planned' then array_position(${texts(newest.location_ids ?? [])}, place.location_id) end nulls last, stop.position),
      stop.customer_id, stop.location_ref, stop.latitude, stop.longitude, stop.planned_at, stop.state
      from tour_stops stop left join locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref
      where stop.customer_id = ${caller.customerId} and stop.tour_id = ${tour}
        and not exists (select from driver_events later where later.customer_id = stop.customer_id and later.tour_id = stop.tour_id and later.kind = 'order'
          and later.recorded_at > ${new Date(newest.recorded_at).toISOString()}::timestamptz)
    on conflict (tour_id, position) do update set location_ref = excluded.location_ref, latitude = excluded.latitude,
      longitude = excluded.longitude, planned_at = excluded.planned_at, state = excluded.state`);
}

/** Who looked at the stops before does not overwrite what the driver has changed in them: the tour's ETag is another. */
async function renewTag({ db, caller, now, tour }: Writing): Promise<void> {
  await db.execute(setActor({ source: 'driver', at: now() }));
  await db.execute(
    sql`update ${tours} set updated_at = ${nextUpdatedAt(tours.updatedAt, now())} where customer_id = ${caller.customerId} and id = ${tour}`,
  );
}

async function remember({ db, caller, tour }: Writing, rows: readonly Sent[]): Promise<void> {
  const of = (value: (row: Sent) => unknown, type: string) => list(rows.map(value), type);
  await db.execute(sql`insert into driver_events (tour_id, customer_id, key, revision, kind, recorded_at, location_id)
    select ${tour}, ${caller.customerId}, given.* from unnest(${of(({ key }) => key, 'text')}, ${of(({ revision = 0 }) => revision, 'int')},
      ${of(({ kind }) => kind, 'text')}, ${of(({ recorded_at: at }) => new Date(at).toISOString(), 'timestamptz')}, ${of(({ location_id: key = null }) => key, 'text')}) as given
    on conflict (tour_id, key) do update set revision = excluded.revision, recorded_at = excluded.recorded_at, location_id = excluded.location_id`);
}

/** Writes rows that were judged, and what follows from them. */
export async function take(within: Writing, fresh: readonly Sent[]): Promise<void> {
  const of = (kind: Sent['kind']) => fresh.filter((row) => row.kind === kind);
  await takeContainers(within, of('container'));
  await takeLoads(within, of('unloading'));
  await takeStatus(within, fresh);
  await takeSkips(within, of('skip'));
  await takeOrder(within, of('order'));
  if (fresh.some(({ kind }) => kind === 'skip' || kind === 'order')) await renewTag(within);
  if (fresh.length > 0) await remember(within, fresh);
}
