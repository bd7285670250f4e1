import { sql, type SQL } from 'drizzle-orm';
import { commas } from '../db/sql.ts';
import { isArchived } from '../db/months.ts';
import type { Call, Caller } from '../http/handler.ts';
import { historyOf, writeForecasts, type History } from './forecast-writes.ts';

/** A row that somebody sent. */
export type Row = Record<string, unknown> & { key: string; revision?: number; recorded_at: string };
export type Place = Pick<Call, 'db' | 'caller' | 'now'>;

/** Whose keys these are: people by their negative id, machine tokens by their name's number. Rows from before senders were told apart have 0. */
export const senderOf = ({ id, machine }: Caller): number => machine?.sender ?? -id;

/** How far a clock may be ahead. */
const aheadMs = 10 * 60_000;

/** What is wrong with the time at which something was recorded. */
export function wrongTime(recordedAt: string, now: Date): string | undefined {
  const time = Date.parse(recordedAt);
  if (!(time >= Date.UTC(2000, 0))) return 'is before the year 2000';
  return time > now.getTime() + aheadMs ? 'is more than 10 minutes in the future' : undefined;
}

/** Values as an array parameter. */
export const list = (values: readonly unknown[], type: string) =>
  sql`${sql.param(values.map((value) => (value === undefined || value === null ? null : `${value as string}`)))}::text[]::${sql.raw(type)}[]`;
export const texts = (values: readonly unknown[]) => list(values, 'text');
const distinct = (rows: readonly Row[], name: string) => [...new Set(rows.map((row) => row[name]))];
const day = (at: SQL, { timeZone }: Caller) => sql`(${at} at time zone ${timeZone})::date`;

/** Whether two materials, each of one or several as in "11+12", have one in common. */
export const sameMaterial = (one: SQL, other: SQL) =>
  sql`string_to_array(${one}, '+') && string_to_array(${other}, '+')`;

/** Whether a tour that comes to a container's location (`tour`) empties the container: it collects its material, and does not leave it for later. */
export const emptiesIt = (bin: SQL) =>
  sql`${bin}.container_id <> all(tour.left_containers_ref) and ${sameMaterial(sql`${bin}.material_type`, sql`array_to_string(tour.material_type, '+')`)}`;

/** Whether the driver of a tour (`tour`) has a container at one of its stops to record: what can wait by the plan does not when somebody has reported it full since. */
export const isToRecord = (bin: SQL) =>
  sql`${bin}.active and ${sameMaterial(sql`${bin}.material_type`, sql`array_to_string(tour.material_type, '+')`)} and (${bin}.container_id <> all(tour.left_containers_ref)
    or exists (select from complaints report where report.customer_id = ${bin}.customer_id and report.location_ref = ${bin}.location_ref and report.status = 'open'
      and report.reported_fill_level <> 'almost_full' and report.created_at > coalesce(${bin}.last_emptied_at, '-infinity') and ${sameMaterial(sql`report.material_type`, sql`${bin}.material_type`)}))`;

/** Whether the driver of a tour (`tour`) has no record of a container. Where no driver records, nobody knows: devices say nothing of what they leave. */
export const isUnrecorded = (bin: SQL) =>
  sql`exists (select from whole.driver_events said where said.customer_id = tour.customer_id and said.tour_id = tour.id)
    and not exists (select from whole.route_events event where event.customer_id = tour.customer_id and event.tour_id = tour.id and event.container_id = ${bin}.container_id)`;

/** Whether a container is left at a stop (`stop`) that the driver has begun. */
export const isLeft = (bin: SQL) =>
  sql`exists (select from whole.route_events here where here.customer_id = stop.customer_id and here.tour_id = stop.tour_id and here.location_ref = stop.location_ref)
    and ${isUnrecorded(bin)}`;

/**
 * Whether a tour (`tour`) has a stop (`stop`) still ahead, or is there and has left a container so far. One of a day that is over has not, though nobody
 * has started or cancelled it; but that of a night goes on in the morning.
 */
export const isAhead = (today: SQL, bin?: SQL) =>
  sql`(tour.status = 'planned' and tour.date >= ${today} or tour.status = 'in_progress' and tour.date >= ${today} - 1)
    and (stop.state = 'planned' ${bin ? sql`or ${isLeft(bin)}` : sql``})`;

/** What follows from rows: what is locked first, and the updates, of which none sees another. */
export interface Follow {
  locks: SQL[];
  updates: SQL[];
  /** What the forecasts of containers are made from then. */
  history?: SQL;
}

/** Current levels of containers: of the newest of their levels and events. What was the newest and has changed need not be it any more (`was`). */
export function followContainers({ caller }: Place, rows: readonly Row[], was: readonly (string | null)[]): Follow {
  const { customerId } = caller;
  const keys = texts(distinct(rows, 'container_id'));
  const before = list(was, 'timestamptz');
  const replaced = list(
    was.filter((time) => time !== null),
    'timestamptz',
  );
  return {
    history: historyOf(customerId, sql`bin.container_id = any(${keys})`, replaced),
    locks: [
      sql`select id from all_bins where customer_id = ${customerId} and container_id = any(${keys}) and deleted_at is null
        order by id for no key update`,
    ],
    updates: [
      // A level that has no row yet, of an import or the demo world, becomes one: a correction may bring it back. No sender's key begins with a space.
      sql`insert into levels (customer_id, container_id, recorded_at, level, source, key)
        select customer_id, container_id, last_recorded_at, last_level, 'sensor', ' ' || id from all_bins bin
          where customer_id = ${customerId} and container_id = any(${keys}) and deleted_at is null and last_level is not null
            and last_recorded_at is not null and last_recorded_at <> all(${replaced})
            and not exists (select from route_events event where event.customer_id = bin.customer_id
              and event.container_id = bin.container_id and event.recorded_at = bin.last_recorded_at)
            and not exists (select from levels known where known.customer_id = bin.customer_id
              and known.container_id = bin.container_id and known.recorded_at = bin.last_recorded_at)
            and not ${isArchived('levels', sql`last_recorded_at`)}`,
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
          where found.customer_id = ${customerId} and found.container_id = any(${keys}) and found.deleted_at is null offset 0) newest
        where bin.customer_id = ${customerId} and bin.id = newest.id and (bin.last_recorded_at is null or newest.recorded_at >= bin.last_recorded_at
          or bin.last_recorded_at = any(${before}) or newest.emptied_at > bin.last_emptied_at)`,
    ],
  };
}

/**
 * Start, progress and tonnes of tours, and the states of their stops.
 * @param progress what was picked up and overflowed; that of the events unless it is said
 */
export function followTours(
  { caller, now }: Place,
  rows: readonly Row[],
  _was: readonly (string | null)[],
  progress: SQL = sql`event.picked_up, event.overflowing`,
): Follow {
  const ids = list(distinct(rows, 'tour_id'), 'int');
  const status = sql`case tour.status when 'planned' then 'in_progress' else tour.status end`;
  return {
    locks: [
      sql`select id from tours where customer_id = ${caller.customerId} and id = any(${ids}) order by id for no key update`,
    ],
    updates: [
      sql`update tour_stops stop set state = here.state from (
          select tour_id, location_ref, case when bool_or(is_emptied) then 'emptied' else 'skipped' end as state
            from route_events where customer_id = ${caller.customerId} and tour_id = any(${ids}) and location_ref is not null group by 1, 2) here
        where stop.customer_id = ${caller.customerId} and stop.tour_id = here.tour_id and stop.location_ref = here.location_ref and stop.state <> here.state`,
      sql`update tours tour set picked_up = next.picked_up, overflowing = next.overflowing, tons = next.tons, started_at = next.started_at,
          started_on = ${day(sql`next.started_at`, caller)}, status = ${status},
          updated_at = greatest(${now().toISOString()}::timestamptz(3), tour.updated_at + interval '1 millisecond')
        from (select found.id, ${progress}, load.tons,
            least(found.started_at, event.first, load.first) as started_at
          from tours found
          cross join lateral (select count(distinct container_id) filter (where is_emptied) as picked_up,
            count(distinct container_id) filter (where overflowing) as overflowing, min(recorded_at) as first
            from route_events where customer_id = found.customer_id and tour_id = found.id) event
          cross join lateral (select coalesce(round(sum(weight)::numeric, 3), 0)::float8 as tons, min(recorded_at) as first
            from unloadings where customer_id = found.customer_id and tour_id = found.id) load
          where found.customer_id = ${caller.customerId} and found.id = any(${ids})) next
        where tour.customer_id = ${caller.customerId} and tour.id = next.id and (tour.picked_up, tour.overflowing, tour.tons, tour.started_at, tour.status)
          is distinct from (next.picked_up, next.overflowing, next.tons, next.started_at, ${status})`,
    ],
  };
}

/** Start and tonnes of tours. Their events may be archived: the progress stays as it is. */
export const followUnloadings = (...[place, rows, was]: Parameters<typeof followTours>) =>
  followTours(place, rows, was, sql`found.picked_up, found.overflowing`);

/**
 * Citizens' notifications: the first emptying of the material after one was filed, or opened again, closes it; a correction that takes the emptying away
 * opens it. Where containers of one colour and of two stand side by side, each answers its own. Those that a person has closed stay as they are. Levels
 * found are told in the words of citizens.
 */
export function followComplaints(
  { caller, now }: Place,
  rows: readonly Row[],
  was: readonly (string | null)[],
): Follow {
  const { customerId } = caller;
  const times = list([...rows.map((row) => row.recorded_at), ...was], 'timestamptz');
  const ofContainers = sql`customer_id = ${customerId} and container_id = any(${texts(distinct(rows, 'container_id'))})`;
  // Where the containers are, and where they were at the events.
  const concerned = sql`customer_id = ${customerId} and deleted_at is null
    and location_ref in (select location_ref from bins where ${ofContainers}
      union select location_ref from route_events where ${ofContainers} and recorded_at = any(${times}))
    and (status = 'open' or closed_event is not null and closed_at >= (select min(time) from unnest(${times}) time))`;
  return {
    locks: [sql`select id from all_complaints where ${concerned} order by id for no key update`],
    updates: [
      sql`update all_complaints complaint set status = next.status, closed_at = next.closed_at, emptied_fill_level = next.level,
          closed_event = next.event, updated_at = greatest(${now().toISOString()}::timestamptz(3), complaint.updated_at + interval '1 millisecond')
        from (select report.id, event.id as event, event.recorded_at as closed_at,
            case when event.id is null then 'open' else 'closed' end as status,
            case when event.id is null then null when event.level < 85 then 'almost_full' when event.level <= 100 then 'full'
              when event.level < 125 then 'overfull' else 'pickup_immediately' end as level
          from (select * from all_complaints where ${concerned}) report
          left join lateral (select id, recorded_at, level from route_events found
            where found.customer_id = report.customer_id and found.location_ref = report.location_ref and found.is_emptied and found.recorded_at > report.open_since
              and ${sameMaterial(sql`found.material_type`, sql`report.material_type`)}
              and (found.material_type = report.material_type or not exists (select from bins own where own.customer_id = report.customer_id
                and own.location_ref = report.location_ref and own.material_type = report.material_type and own.active))
            order by recorded_at, id limit 1) event on true) next
        where complaint.customer_id = ${customerId} and complaint.id = next.id and (complaint.status, complaint.closed_at, complaint.closed_event)
          is distinct from (next.status, next.closed_at, next.event)`,
    ],
  };
}

/** Brings up to date what follows from rows. All of it is locked by a statement of its own: the next one sees what others wrote before. */
export async function follow({ db, caller, now }: Place, { locks, updates, history }: Follow) {
  const parts = (list: SQL[]) =>
    commas(list.map((part, index) => sql`${sql.raw(`part_${index}`)} as materialized (${part})`));
  const counts = locks.map((_, index) => sql.raw(`(select count(*) from part_${index})`));
  await db.execute(sql`with ${parts(locks)} select ${commas(counts)}`);
  const { rows } = await db.execute<History>(sql`with ${parts(updates)} ${history ?? sql`select`}`);
  if (history) await writeForecasts(db, caller.customerId, rows, now());
}
