import { sql, type SQL } from 'drizzle-orm';
import {
  followComplaints,
  followContainers,
  followTours,
  followUnloadings,
  type Follow,
  type Place,
  type Row,
} from './ingest-follow.ts';

/** A kind of row that comes in. */
export interface Kind {
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

const row = { key: 'text', revision: 'int', recorded_at: 'timestamptz(3)' };
const tourJoin = sql`join tours tour on tour.customer_id = customer.id and tour.id = given.tour_id`;
/** The day of a row in the customer's time zone. */
export const recordedOn = sql`(given.recorded_at at time zone customer.time_zone)::date`;

/** Where a container (`bin`) stood when a row (`given`) was recorded: it may have been moved since. */
const stoodAt = sql`select case when moved.before is null then bin.location_ref else (select known.id from all_locations known
      where known.customer_id = bin.customer_id and known.location_id = moved.before ->> 'location_id' order by known.deleted_at desc nulls first limit 1) end as location_ref
    from (select) one left join lateral (select before from history where history.customer_id = bin.customer_id and history.kind = 'bins' and history.record_ref = bin.id
      and history.at > given.recorded_at and history.action = 'changed' and history.before ? 'location_id' order by history.at, history.id limit 1) moved on true`;

export const kinds = {
  routeEvents: {
    table: 'route_events',
    schema: 'RouteEventInput',
    columns: {
      ...row,
      ...{
        tour_id: 'int',
        container_id: 'text',
        level: 'real',
        level_assumed: 'boolean',
        is_emptied: 'boolean',
        overflowing: 'boolean',
        comment: 'text',
        reason: 'text',
      },
    },
    refers: { tour_id: 'tour', container_id: 'container' },
    derived: {
      columns: sql`, recorded_on, location_ref, material_type, disposition_area_id`,
      values: sql`, ${recordedOn}, stood.location_ref, bin.material_type, coalesce(place.disposition_area_id, tour.disposition_area_id)`,
      joins: sql`${tourJoin} join bins bin on bin.customer_id = customer.id and bin.container_id = given.container_id
        join lateral (${stoodAt}) stood on true
        left join all_locations place on place.customer_id = bin.customer_id and place.id = stood.location_ref`,
    },
    follow: (...rows) => {
      const container = followContainers(...rows);
      const all = [followTours(...rows), container, followComplaints(...rows)];
      return { ...container, locks: all.flatMap(({ locks }) => locks), updates: all.flatMap(({ updates }) => updates) };
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
    follow: followUnloadings,
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

const places = {
  tour_id: ['tours', 'id'],
  container_id: ['bins', 'container_id'],
  license_plate: ['trucks', 'license_plate'],
} as const;

/** Whether there is what a row refers to: for who is limited to areas, among what is theirs. */
export function there(name: keyof typeof places, { areaIds }: Place['caller']): SQL {
  const [table, key] = places[name];
  return sql`exists (select from ${sql.raw(areaIds ? `limited.${table}` : table)} one
    where one.customer_id = customer.id and one.${sql.raw(key)} = given.${sql.raw(name)})`;
}
