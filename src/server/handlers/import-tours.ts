import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { dateText, dayFromText, Zone } from '@/world/time.ts';
import type { Place } from './import-kinds.ts';
import { isCollected } from './tour-writes.ts';

type Exported = components['schemas']['TourStopRow'];

/** A location and, behind it, the time it is planned for; on the next day also as hours from 24, like in timetables (GTFS); with its offset where the clock is set back. */
const withTime = /^(.*[^\s@])[\s@]+([0-3]?\d|4[0-7]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?([+-][01]\d:[0-5]\d)?$/u;

/**
 * The stops of a row as the contract has them. A text is a location, with or without its time, which is one of the city on the day of the tour; more than
 * twelve hours before the stop in front of it, it is one of the next day. Where a stop says its position, as in an export, that of its location counts.
 * Anything else is left as it is, for the schema to refuse.
 */
export function stopsOf(stops: unknown, date: unknown, timeZone: string): unknown {
  if (!Array.isArray(stops)) return stops;
  const day = dayFromText(String(date));
  const zone = new Zone(timeZone);
  let before = 0;
  return stops.map((stop: unknown) => {
    if (typeof stop === 'string') {
      const [, location_id, hours, minutes, seconds = 0, offset] = withTime.exec(stop.trim()) ?? [];
      if (location_id === undefined || Number.isNaN(day))
        return { location_id: location_id ?? stop.trim(), planned_at: null };
      let time = Number(hours) * 60 + Number(minutes);
      while (time < before - 720) time += 1440;
      before = time;
      const at = offset ? Date.parse(`${dateText(day)}T00:00${offset}`) + time * 60_000 : zone.at(day, time);
      return { location_id, planned_at: new Date(at + Number(seconds) * 1000).toISOString() };
    }
    const { planned_at: at = null, latitude: _, longitude: __, ...others } = Object(stop) as Partial<Exported>;
    const time = Date.parse(String(at));
    return { ...others, planned_at: Number.isNaN(time) ? at : new Date(time).toISOString() };
  });
}

/** The stops of the tour called `old`, as `stopsOf` has them; one whose location is gone is none. */
export const stopsOfOld = sql`coalesce((select jsonb_agg(jsonb_build_object('location_id', place.location_id,
    'planned_at', to_char(stop.planned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by stop.position)
  from tour_stops stop join locations place on place.customer_id = stop.customer_id and place.id = stop.location_ref
  where stop.customer_id = old.customer_id and stop.tour_id = old.id), '[]')`;

/**
 * Writes the stops of the tours of an import where they differ, and counts the containers at them.
 * @param which as they became, or as they were
 * @param some rows of it, instead of all
 */
export async function writeStops(
  { db, caller }: Place,
  importId: number,
  which: 'before' | 'after',
  some?: readonly { row: number }[],
): Promise<void> {
  const is = sql.raw(`one.${which}`);
  const these = some ? sql`and one.row = any(${sql.param(some.map(({ row }) => row))}::int[])` : sql``;
  await db.execute(sql`with
    given as materialized (select one.record_ref as id, case when one.before -> 'stops' is distinct from one.after -> 'stops' then ${is} -> 'stops' end as stops
      from import_rows one where one.import_ref = ${importId} and one.record_ref is not null and ${is} is not null ${these}),
    wanted as materialized (select given.id, stop.position, stop.planned_at, place.id as location_ref, place.customer_id, place.latitude, place.longitude
      from given join tours tour on tour.customer_id = ${caller.customerId} and tour.id = given.id,
        rows from (jsonb_to_recordset(given.stops) as (location_id text, planned_at timestamptz)) with ordinality stop(location_id, planned_at, position)
        join locations place on place.customer_id = ${caller.customerId} and place.location_id = stop.location_id),
    gone as (delete from tour_stops old using given where old.customer_id = ${caller.customerId} and old.tour_id = given.id and old.position > jsonb_array_length(given.stops)),
    stop as (insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
      select id, position, customer_id, location_ref, latitude, longitude, planned_at, 'planned' from wanted
      on conflict (tour_id, position) do update set location_ref = excluded.location_ref, latitude = excluded.latitude,
        longitude = excluded.longitude, planned_at = excluded.planned_at, state = excluded.state),
    site as (select id, location_ref from wanted union
      select given.id, stop.location_ref from given join whole.tour_stops stop on stop.customer_id = ${caller.customerId} and stop.tour_id = given.id where given.stops is null),
    counted as (select given.id, count(bin.id) as containers from given join tours tour on tour.customer_id = ${caller.customerId} and tour.id = given.id left join site on site.id = given.id
      left join whole.bins bin on bin.customer_id = ${caller.customerId} and bin.location_ref = site.location_ref and ${isCollected(sql`tour.material_type`)}
        and bin.container_id <> all(tour.left_containers_ref) group by given.id)
    update tours set planned = counted.containers from counted where tours.customer_id = ${caller.customerId} and tours.id = counted.id`);
}

/** Why the tour called `old` cannot be as it was before the row `one` of an import, as text, else null. */
export const stuck = ({ caller }: Place): SQL => sql`case
  when old.status <> 'planned' then 'already begun'
  when exists (select from jsonb_array_elements(one.before -> 'stops') stop where not exists (select from locations place
    where place.customer_id = ${caller.customerId} and place.location_id = stop ->> 'location_id')) then 'a location of it was deleted'
  when not exists (select from trucks truck where truck.customer_id = ${caller.customerId} and truck.license_plate = one.before ->> 'license_plate')
    then 'its truck was deleted'
  when one.before ->> 'driver_id' is distinct from one.after ->> 'driver_id' and one.before ->> 'driver_id' is not null
    and not exists (select from drivers driver where driver.customer_id = ${caller.customerId} and driver.driver_id = one.before ->> 'driver_id')
    then 'its driver was deleted' end`;
