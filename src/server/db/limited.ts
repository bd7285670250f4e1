import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/*
 * What a caller sees who is limited to disposition areas. Each table with rows of areas has a view of the same name in the schema `limited`, with
 * the caller's rows alone; the caller's transactions look there first. So every query and every write is limited, whoever wrote it, and a row
 * written must be in the areas as well. What has no area is nobody's: only callers without a limit see it.
 */

const mine = (column: string) => `${column} = any (current_setting('app.areas')::integer[])`;
const of = (column: string, table: string, key = 'id') => `${column} in (select ${key} from limited.${table})`;
const optional = (column: string, condition: string) => `(${column} is null or ${condition})`;

/** Which rows a limited caller sees, by the table; a view can look into those above it. */
export const limits = {
  disposition_areas: mine('id'),
  all_locations: mine('disposition_area_id'),
  locations: mine('disposition_area_id'),
  all_bins: of('location_ref', 'all_locations'),
  bins: of('location_ref', 'locations'),
  forecasts: of('bin_ref', 'all_bins'),
  all_complaints: of('location_ref', 'all_locations'),
  complaints: of('location_ref', 'locations'),
  citizen_reports: of('complaint_ref', 'all_complaints'),
  all_trucks: mine('default_disposition_area_id'),
  trucks: mine('default_disposition_area_id'),
  all_drivers: mine('default_disposition_area_id'),
  drivers: mine('default_disposition_area_id'),
  // A phone that is free is anybody's to assign.
  phones: optional('driver_ref', of('driver_ref', 'all_drivers')),
  truck_shifts: `${of('truck_ref', 'all_trucks')} and ${optional('disposition_area_id', mine('disposition_area_id'))}
    and ${optional('driver_ref', of('driver_ref', 'all_drivers'))}`,
  truck_default_shifts: `${of('truck_ref', 'all_trucks')} and ${optional('disposition_area_id', mine('disposition_area_id'))}`,
  driver_shifts: of('driver_ref', 'all_drivers'),
  driver_default_shifts: of('driver_ref', 'all_drivers'),
  tours: mine('disposition_area_id'),
  tour_stops: `${of('tour_id', 'tours')} and ${optional('location_ref', of('location_ref', 'all_locations'))}`,
  tour_tracks: of('tour_id', 'tours'),
  route_events: `${mine('disposition_area_id')} and ${of('tour_id', 'tours')}`,
  unloadings: of('tour_id', 'tours'),
  event_photos: of('event_ref', 'route_events'),
  driver_links: of('tour_id', 'tours'),
  tour_deviations_seen: of('tour_id', 'tours'),
  driver_events: of('tour_id', 'tours'),
  fill_sites: of('location_ref', 'all_locations'),
  levels: of('(customer_id, container_id)', 'bins', 'customer_id, container_id'),
  positions: of('(customer_id, license_plate)', 'trucks', 'customer_id, license_plate'),
  event_days: mine('disposition_area_id'),
  tour_days: mine('disposition_area_id'),
  unloading_days: mine('disposition_area_id'),
  overflow_days: mine('disposition_area_id'),
  history: ['drivers', 'locations', 'trucks']
    .map((kind) => `kind = '${kind}' and ${of('record_ref', `all_${kind}`)}`)
    // Not of a time at which it was somewhere else.
    .concat(
      ['bins', 'complaints'].map(
        (kind) => `kind = '${kind}' and ${of('record_ref', `all_${kind}`)} and not exists (
      select from (values (before ->> 'location_id'), (after ->> 'location_id')) place (key)
        where not ${of('(customer_id, key)', 'all_locations', 'customer_id, location_id')})`,
      ),
    )
    .concat(`kind = 'tours' and ${of('record_ref', 'tours')} and not exists (
      select from jsonb_array_elements_text(coalesce(before -> 'stops', '[]') || coalesce(after -> 'stops', '[]')) stop
        where not ${of('(customer_id, stop)', 'all_locations', 'customer_id, location_id')})`)
    .join(' or '),
};

/** Numbers that the database keeps for all areas together are counted. */
const counted = ['tours', 'complaints']
  .map((list) => `select customer_id, '${list}' as list, status, count(*) as number from limited.${list} group by 1, 3`)
  .join(' union all ');

/** Tables of which a rule of the city counts every row, seen by the caller or not: `whole.…`, of which nothing may be shown but who drives a tour, that a driver has a truck, or a truck an entry, and that a key is taken. */
const wholeTables = [
  ...[
    'bins',
    'driver_default_shifts',
    'driver_events',
    'driver_shifts',
    'drivers',
    'locations',
    'overflow_days',
    'phones',
    'route_events',
  ],
  ...['tour_stops', 'tours', 'truck_default_shifts', 'truck_shifts', 'trucks'],
];
export const whole = (table: PgTable) => sql`whole.${sql.identifier(getTableName(table))}`;

const views = Object.entries(limits)
  .map(
    ([table, condition]) =>
      `create view limited.${table} as select * from ${table} where ${condition} with local check option;`,
  )
  .join('\n');

/**
 * Makes the views anew. Triggers look at whole tables, whoever writes.
 */
export const limitedViews = sql.raw(`do $$
declare
  one record;
begin
  drop schema if exists limited cascade;
  create schema limited;
  ${views}
  create view limited.list_counts as ${counted};
  drop schema if exists whole cascade;
  create schema whole;
  ${wholeTables.map((table) => `create view whole.${table} as select * from ${table};`).join('\n')}
  for one in select proc.oid::regprocedure as name from pg_proc proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype and proconfig is null
  loop
    execute format('alter function %s set search_path = %I', one.name, current_schema());
  end loop;
end $$`);

/** Limits the rest of the transaction to areas. */
export const limitedTo = (areas: readonly number[]) =>
  sql`set_config('app.areas', ${`{${areas.join(',')}}`}, true), set_config('search_path', 'limited, ' || current_schema(), true)`;

/** The areas that a caller is limited to, as they are stored with what the caller makes. */
export const areasRef = (areas: readonly number[] | null) => sql`${areas && `{${areas.join(',')}}`}::integer[]`;

/** Whether what a caller has made is of areas that are still the caller's; what was made without a limit may be of all. */
export const isOfAreas = (areas: readonly number[]) => sql`areas_ref <@ ${areasRef(areas)}`;

/** For what follows from rows whose references were looked up in the views of `limited`: it is of whole tables. */
export const unlimited = sql`set_config('search_path', replace(current_setting('search_path'), 'limited, ', ''), true)`;
