import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { checker, type Check, type Json } from '@/contract/checker.ts';
import { refuse, type FieldError } from '@/contract/problem.ts';
import { setActor } from '../db/actor.ts';
import { iso } from '../db/sql.ts';
import { readContract } from '../http/contract.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { inTransaction } from '../list/records.ts';

type Schemas = components['schemas'];
type Row = Record<string, unknown> & { key: string; revision?: number; recorded_at: string };
type Place = Pick<Call, 'db' | 'caller' | 'now'>;

/** What the database knows of a row before it is written. */
interface Known extends Record<string, unknown> {
  /** Revision and time of the row that has the key; null where it is new. */
  revision: number | null;
  was: string | null;
  /** Whether that row is of another tour, container or truck. */
  moved: boolean;
  /** Whether what the row refers to exists, by its field. */
  tour_id?: boolean;
  container_id?: boolean;
  license_plate?: boolean;
}

interface Kind {
  table: string;
  schema: string;
  /** Columns that are sent, with their types. */
  columns: Record<string, string>;
  /** What a row refers to; a correction keeps it. */
  refers: Partial<Record<'tour_id' | 'container_id' | 'license_plate', string>>;
  /** Columns that are found rather than sent, and where. */
  derived?: { columns: SQL; values: SQL; joins: SQL };
  follow?: (place: Place, rows: readonly Row[], was: readonly (string | null)[]) => Follow;
}

/** How far a clock may be ahead. */
const aheadMs = 10 * 60_000;

/** What is wrong with the time at which something was recorded. */
export function wrongTime(recordedAt: string, now: Date): string | undefined {
  const time = Date.parse(recordedAt);
  if (!(time >= Date.UTC(2000, 0))) return 'is before the year 2000';
  return time > now.getTime() + aheadMs ? 'is more than 10 minutes in the future' : undefined;
}

const list = (values: readonly unknown[], type: string) =>
  sql`${sql.param(values.map((value) => (value === undefined || value === null ? null : `${value as string}`)))}::text[]::${sql.raw(type)}[]`;
const distinct = (rows: readonly Row[], name: string) => [...new Set(rows.map((row) => row[name]))];
const day = (at: SQL, { timeZone }: Caller) => sql`(${at} at time zone ${timeZone})::date`;

/** Each row of a call as a row of a relation. */
function given(rows: readonly Row[], columns: Record<string, string>): SQL {
  const names = Object.keys(columns);
  const values = names.map((name) =>
    list(
      rows.map((row) => row[name]),
      columns[name] ?? 'text',
    ),
  );
  return sql`unnest(${sql.join(values, sql`, `)}) with ordinality as given(${sql.raw([...names, 'place'].join(', '))})`;
}

/** What follows from rows: what is locked first, and the updates, of which none sees another. */
interface Follow {
  locks: SQL[];
  updates: SQL[];
}

/** Current levels of containers: of the newest of their levels and events. What was the newest and has changed need not be it any more (`was`). */
function followContainers({ caller }: Place, rows: readonly Row[], was: readonly (string | null)[]): Follow {
  const { customerId } = caller;
  const keys = list(distinct(rows, 'container_id'), 'text');
  const before = list(was, 'timestamptz');
  return {
    locks: [
      sql`select id from all_bins where customer_id = ${customerId} and container_id = any(${keys}) and deleted_at is null
        order by id for no key update`,
    ],
    updates: [
      sql`update all_bins bin set last_level = newest.level, last_recorded_at = newest.recorded_at,
          last_emptied_at = case when newest.emptied_at >= bin.last_emptied_at or bin.last_emptied_at = any(${before})
            then newest.emptied_at else coalesce(bin.last_emptied_at, newest.emptied_at) end
        from (select found.id, reading.*, (select max(event.recorded_at) from route_events event where event.customer_id = found.customer_id
              and event.container_id = found.container_id and event.is_emptied) as emptied_at
          from all_bins found cross join lateral (select * from (
            (select recorded_at, case when is_emptied then 0 else level end as level, case when is_emptied then 0 else 1 end as rank
              from route_events where customer_id = ${customerId} and container_id = found.container_id
              order by recorded_at desc, is_emptied desc, route_events.level desc limit 1)
            union all
            (select recorded_at, level, 1 + array_position(array['driver', 'sensor', 'citizen', 'estimate'], source) as rank
              from levels where customer_id = ${customerId} and container_id = found.container_id
              order by recorded_at desc, rank, levels.level desc limit 1)) each order by recorded_at desc, rank limit 1) reading
          where found.customer_id = ${customerId} and found.container_id = any(${keys}) and found.deleted_at is null) newest
        where bin.id = newest.id and (bin.last_recorded_at is null or newest.recorded_at >= bin.last_recorded_at
          or bin.last_recorded_at = any(${before}) or newest.emptied_at > bin.last_emptied_at)`,
    ],
  };
}

/** Start, progress and tonnes of tours, and the states of their stops. */
function followTours({ caller, now }: Place, rows: readonly Row[], _was: readonly (string | null)[]): Follow {
  const ids = list(distinct(rows, 'tour_id'), 'int');
  const status = sql`case tour.status when 'planned' then 'in_progress' else tour.status end`;
  return {
    locks: [
      sql`select id from tours where customer_id = ${caller.customerId} and id = any(${ids}) order by id for no key update`,
    ],
    updates: [
      sql`update tour_stops stop set state = here.state from (
          select tour_id, location_ref, case when bool_or(is_emptied) then 'emptied' else 'skipped' end as state
            from route_events where tour_id = any(${ids}) and location_ref is not null group by 1, 2) here
        where stop.tour_id = here.tour_id and stop.location_ref = here.location_ref and stop.state <> here.state`,
      sql`update tours tour set picked_up = next.picked_up, overflowing = next.overflowing, tons = next.tons, started_at = next.started_at,
          started_on = ${day(sql`next.started_at`, caller)}, status = ${status},
          updated_at = greatest(${now().toISOString()}::timestamptz(3), tour.updated_at + interval '1 millisecond')
        from (select found.id, event.picked_up, event.overflowing, load.tons,
            least(found.started_at, event.first, load.first) as started_at
          from tours found
          cross join lateral (select count(distinct container_id) filter (where is_emptied) as picked_up,
            count(distinct container_id) filter (where overflowing) as overflowing, min(recorded_at) as first
            from route_events where tour_id = found.id) event
          cross join lateral (select coalesce(round(sum(weight)::numeric, 3), 0)::float8 as tons, min(recorded_at) as first
            from unloadings where tour_id = found.id) load
          where found.id = any(${ids})) next
        where tour.id = next.id and (tour.picked_up, tour.overflowing, tour.tons, tour.started_at, tour.status)
          is distinct from (next.picked_up, next.overflowing, next.tons, next.started_at, ${status})`,
    ],
  };
}

/** Brings up to date what follows from rows. All of it is locked by a statement of its own: the next one sees what others wrote before. */
async function follow({ db }: Place, { locks, updates }: Follow) {
  const parts = (list: SQL[]) =>
    sql.join(
      list.map((part, index) => sql`${sql.raw(`part_${index}`)} as materialized (${part})`),
      sql`, `,
    );
  const counts = locks.map((_, index) => sql.raw(`(select count(*) from part_${index})`));
  await db.execute(sql`with ${parts(locks)} select ${sql.join(counts, sql`, `)}`);
  const [last, ...others] = updates.toReversed();
  await db.execute(others.length > 0 ? sql`with ${parts(others)} ${last}` : (last as SQL));
}

const row = { key: 'text', revision: 'int', recorded_at: 'timestamptz(3)' };
const tourJoin = sql`join tours tour on tour.customer_id = customer.id and tour.id = given.tour_id`;
const recordedOn = sql`(given.recorded_at at time zone customer.time_zone)::date`;

const kinds = {
  routeEvents: {
    table: 'route_events',
    schema: 'RouteEventInput',
    columns: {
      ...row,
      ...{
        tour_id: 'int',
        container_id: 'text',
        level: 'real',
        is_emptied: 'boolean',
        overflowing: 'boolean',
        comment: 'text',
      },
    },
    refers: { tour_id: 'tour', container_id: 'container' },
    derived: {
      columns: sql`, recorded_on, location_ref, material_type, disposition_area_id`,
      values: sql`, ${recordedOn}, bin.location_ref, bin.material_type, coalesce(place.disposition_area_id, tour.disposition_area_id)`,
      joins: sql`${tourJoin} join bins bin on bin.customer_id = customer.id and bin.container_id = given.container_id
        left join all_locations place on place.id = bin.location_ref`,
    },
    follow: (...rows) => {
      const [tour, container] = [followTours(...rows), followContainers(...rows)];
      return { locks: [...tour.locks, ...container.locks], updates: [...tour.updates, ...container.updates] };
    },
  },
  unloadings: {
    table: 'unloadings',
    schema: 'UnloadingInput',
    columns: {
      ...row,
      ...{ tour_id: 'int', location_name: 'text', latitude: 'float8', longitude: 'float8', material_type: 'text' },
      ...{ volume: 'float8', weight: 'float8' },
    },
    refers: { tour_id: 'tour' },
    derived: {
      columns: sql`, recorded_on, disposition_area_id`,
      values: sql`, ${recordedOn}, tour.disposition_area_id`,
      joins: tourJoin,
    },
    follow: followTours,
  },
  levels: {
    table: 'levels',
    schema: 'LevelInput',
    columns: { ...row, container_id: 'text', level: 'real', source: 'text' },
    refers: { container_id: 'container' },
    follow: followContainers,
  },
  positions: {
    table: 'positions',
    schema: 'PositionInput',
    columns: { ...row, license_plate: 'text', latitude: 'float8', longitude: 'float8' },
    refers: { license_plate: 'truck' },
  },
} satisfies Record<string, Kind>;

const there = {
  tour_id: sql`exists (select from tours tour where tour.customer_id = customer.id and tour.id = given.tour_id)`,
  container_id: sql`exists (select from bins bin where bin.customer_id = customer.id and bin.container_id = given.container_id)`,
  license_plate: sql`exists (select from trucks truck where truck.customer_id = customer.id and truck.license_plate = given.license_plate)`,
};

/** What the database knows of rows, in their order. */
async function lookUp({ db, caller }: Place, kind: Kind, rows: readonly Row[]): Promise<Known[]> {
  if (rows.length === 0) return [];
  const refers = Object.keys(kind.refers) as (keyof typeof there)[];
  const columns = Object.fromEntries(['key', ...refers].map((name) => [name, kind.columns[name] ?? 'text']));
  const found = refers.map((name) => sql`${there[name]} as ${sql.identifier(name)}`);
  const moved = refers.map((name) => sql`old.${sql.identifier(name)} <> given.${sql.identifier(name)}`);
  const { rows: known } = await db.execute<Known>(sql`select old.revision, ${iso(sql`old.recorded_at`)} as was,
      coalesce(${sql.join(moved, sql` or `)}, false) as moved, ${sql.join(found, sql`, `)}
    from ${given(rows, columns)} join customers customer on customer.id = ${caller.customerId}
    left join ${sql.raw(kind.table)} old on old.customer_id = customer.id and old.key = given.key order by given.place`);
  return known;
}

/** Writes rows in one statement. @returns the keys that were written, and whether each is new */
async function write({ db, caller }: Place, kind: Kind, rows: readonly Row[]): Promise<Map<string, boolean>> {
  const table = sql.raw(kind.table);
  const names = Object.keys(kind.columns);
  const { columns = sql``, values = sql``, joins = sql`` }: Partial<NonNullable<Kind['derived']>> = kind.derived ?? {};
  const set = names.filter((name) => name !== 'key').map((name) => sql.raw(`${name} = excluded.${name}`));
  const more = kind.columns.tour_id ? [sql`recorded_on = excluded.recorded_on`] : [];
  const sent = names.map((name) => sql.raw(`given.${name}`));
  const { rows: done } = await db.execute<{ key: string; created: boolean }>(sql`insert into ${table} as old
      (customer_id, ${sql.raw(names.join(', '))}${columns})
    select customer.id, ${sql.join(sent, sql`, `)}${values}
      from ${given(rows, kind.columns)} join customers customer on customer.id = ${caller.customerId} ${joins} order by given.key
    on conflict (customer_id, key) where key is not null do update set ${sql.join([...set, ...more], sql`, `)}
      where excluded.revision > old.revision
    returning old.key, old.xmax = 0 as created`);
  return new Map(done.map(({ key, created }) => [key, created]));
}

/** Level and overflow of an event that does not say them. */
function complete(kind: Kind, sent: Row): Row {
  const whole = { ...sent, revision: sent.revision ?? 0, recorded_at: new Date(sent.recorded_at).toISOString() };
  if (kind.table !== 'route_events') return whole;
  const level = (sent.level as number | undefined) ?? 100;
  return { ...whole, level, overflowing: sent.overflowing ?? level > 100 };
}

let check: ReturnType<typeof checker> | undefined;
const checks = new Map<string, Check>();
/** Checks single rows by the contract: the call as a whole has been checked but for them. */
function checkOf({ schema }: Kind): Check {
  check ??= checker(readContract() as unknown as Json, {});
  const known = checks.get(schema) ?? check({ $ref: `#/components/schemas/${schema}` });
  checks.set(schema, known);
  return known;
}

const ingest =
  (kind: Kind) =>
  (
    call: Place & { body: { rows: { key: string }[] }; query: { atomic?: boolean } },
  ): Promise<{ status: 200; body: Schemas['IngestResult'] }> =>
    inTransaction(call, async (place) => {
      const { body, query, now } = place;
      // Readings of devices are no deeds of a person: the history does not look at them.
      await place.db.execute(setActor({ source: 'none' }));
      const errors: FieldError[][] = body.rows.map((sent, index) => {
        const path = `rows.${index}`;
        const faults = checkOf(kind)(sent, path);
        if (faults.length > 0) return faults;
        const { recorded_at, is_emptied, level } = sent as Row;
        const wrong = wrongTime(recorded_at, now());
        if (wrong) return [{ path: `${path}.recorded_at`, message: wrong }];
        if (is_emptied === false && level === undefined)
          return [{ path: `${path}.level`, message: 'is needed without an emptying' }];
        return [];
      });
      const sound = body.rows.flatMap((sent, index) =>
        errors[index]?.length ? [] : [{ row: complete(kind, sent as Row), index }],
      );
      const known = await lookUp(
        place,
        kind,
        sound.map((one) => one.row),
      );
      const before = new Map(sound.map(({ index }, at) => [index, known[at]]));
      // Of the rows of one key the highest revision counts, of those alike the first.
      const chosen = new Map<string, { row: Row; index: number }>();
      for (const one of sound) {
        const { row: sent, index } = one;
        const found = before.get(index);
        for (const [name, what] of Object.entries(kind.refers))
          if (found?.[name] === false)
            errors[index]?.push({ path: `rows.${index}.${name}`, message: `There is no such ${what}.` });
        if (found?.moved)
          errors[index]?.push({ path: `rows.${index}.key`, message: 'belongs to a row of something else' });
        if (errors[index]?.length) continue;
        const rival = chosen.get(sent.key);
        if (!rival || (sent.revision ?? 0) > (rival.row.revision ?? 0)) chosen.set(sent.key, one);
      }
      if (query.atomic) refuse(errors.flat().slice(0, 20));
      const fresh = [...chosen.values()].filter(
        ({ row: sent, index }) => (before.get(index)?.revision ?? -1) < (sent.revision ?? 0),
      );
      const written =
        fresh.length > 0
          ? await write(
              place,
              kind,
              fresh.map((one) => one.row),
            )
          : new Map<string, boolean>();
      const changed = fresh.filter((one) => written.has(one.row.key));
      const was = changed.map(({ index }) => before.get(index)?.was ?? null);
      if (changed.length > 0 && kind.follow)
        await follow(
          place,
          kind.follow(
            place,
            changed.map((one) => one.row),
            was,
          ),
        );
      const rows = body.rows.map(({ key }, index): Schemas['IngestRow'] => {
        if (errors[index]?.length) return { key, status: 'rejected', errors: errors[index] };
        const made = chosen.get(key)?.index === index ? written.get(key) : undefined;
        return { key, status: made === undefined ? 'duplicate' : made ? 'created' : 'corrected' };
      });
      const count = (status: Schemas['RowStatus']) => rows.filter((one) => one.status === status).length;
      return {
        status: 200 as const,
        body: {
          ...{ created: count('created'), corrected: count('corrected') },
          ...{ duplicate: count('duplicate'), rejected: count('rejected'), rows },
        },
      };
    });

export const ingestHandlers = {
  recordRouteEvents: ingest(kinds.routeEvents),
  recordUnloadings: ingest(kinds.unloadings),
  recordLevels: ingest(kinds.levels),
  recordPositions: ingest(kinds.positions),

  listPositions: async ({ db, caller, now }) => {
    const { rows } = await db.execute<Schemas['Position'] & Record<string, unknown>>(sql`select truck.license_plate,
        ${iso(sql`newest.recorded_at`)} as recorded_at, newest.latitude, newest.longitude
      from trucks truck cross join lateral (select * from positions where customer_id = truck.customer_id
        and license_plate = truck.license_plate order by recorded_at desc limit 1) newest
      where truck.customer_id = ${caller.customerId} and newest.recorded_at > ${now().toISOString()}::timestamptz - interval '1 day'
      order by truck.license_plate collate "C"`);
    return { status: 200, body: { positions: rows } };
  },
} satisfies Handlers;
