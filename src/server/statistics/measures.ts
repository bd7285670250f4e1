import { sql, type SQL } from 'drizzle-orm';
import { locations } from '../db/schema.ts';
import { routeEvents, tours, unloadings } from '../db/schema-tours.ts';
import { anyOf, every } from '../db/sql.ts';

/** Which days and rows a statistic looks at. */
export interface Scope {
  customerId: number;
  /** First and last day, both included, in the customer's time zone. */
  from: string;
  to: string;
  areaIds: readonly number[] | undefined;
  /** System keys. */
  locationRef: number | undefined;
  tourId: number | undefined;
  /** Whether figures of each material are wanted too. */
  split: boolean;
}

/** Sums of a day: `total` over `weight`, which is a count where a mean is wanted. */
type Measures = SQL;

const at = sql.raw;
const within = (day: SQL, { from, to }: Scope) => sql`${day} between ${from}::date and ${to}::date`;

/** Condition on the area column of a table; 0 in sums and null in rows stand for no area and never match. */
const inAreas = (column: SQL, { areaIds }: Scope) => (areaIds?.length ? anyOf(column, areaIds, 'int') : undefined);

/** Whether only events themselves can tell, not the tables of days. */
const narrow = (scope: Scope) => scope.locationRef !== undefined || scope.tourId !== undefined;

/** Rows of a table of days: of all areas together (-1) or of some; of all materials together (`whole`) or of each. */
function daysOf(table: string, scope: Scope, columns: SQL, whole: SQL): Measures {
  const everywhere = !scope.areaIds?.length;
  const where = every([
    sql`customer_id = ${scope.customerId}`,
    everywhere ? sql`disposition_area_id = -1` : inAreas(sql`disposition_area_id`, scope),
    everywhere ? sql`material_type ${at(scope.split ? '<>' : '=')} ${whole}` : undefined,
    within(sql`day`, scope),
  ]);
  return sql`select day, material_type, ${columns} from ${at(table)} where ${where}`;
}

const summed = (table: string, scope: Scope, total: SQL, weight: SQL, whole = sql`''`): Measures =>
  daysOf(table, scope, sql`${total} as total, ${weight} as weight`, whole);

const ofEvents = (scope: Scope) =>
  every([
    sql`${routeEvents.customerId} = ${scope.customerId}`,
    within(sql`${routeEvents.recordedOn}`, scope),
    inAreas(sql`route_events.disposition_area_id`, scope),
    scope.locationRef === undefined ? undefined : sql`${routeEvents.locationRef} = ${scope.locationRef}`,
    scope.tourId === undefined ? undefined : sql`${routeEvents.tourId} = ${scope.tourId}`,
  ]);

/** Levels of route events. */
export const levels = (scope: Scope): Measures =>
  narrow(scope)
    ? sql`select ${routeEvents.recordedOn} as day, ${routeEvents.materialType} as material_type,
        ${routeEvents.level}::float8 as total, 1 as weight from ${routeEvents} where ${ofEvents(scope)}`
    : summed('event_days', scope, sql`level_sum`, sql`events`);

/** Sets of containers that overflowed, by day; undefined where only events can tell. Of areas split by material: who is in the set of an area and in that of a material. */
export function overflowSets(scope: Scope): Measures | undefined {
  if (narrow(scope)) return undefined;
  const sets = (table: string, of: Scope) => daysOf(table, of, sql`block, containers`, sql`''`);
  const ofAreas = sets('overflow_days', scope);
  if (!scope.split || !scope.areaIds?.length) return ofAreas;
  const ofMaterials = sets('whole.overflow_days', { ...scope, areaIds: undefined });
  const united = (columns: SQL, from: Measures) =>
    sql`(select ${columns}, bit_or(containers) as containers from (${from}) sets group by ${columns})`;
  return sql`select day, block, material_type, area.containers & material.containers as containers
    from ${united(sql`day, block`, ofAreas)} area join ${united(sql`day, block, material_type`, ofMaterials)} material using (day, block)
    where bit_count(area.containers & material.containers) > 0`;
}

/** One row for each overflowing event, with its container: these are counted once, so days do not add up. */
export const overflows = (scope: Scope): Measures =>
  sql`select ${routeEvents.recordedOn} as day, ${routeEvents.materialType} as material_type, ${routeEvents.containerId} as container
    from ${routeEvents} where ${routeEvents.overflowing} and ${ofEvents(scope)}`;

type TourFigure = 'begun' | 'hours' | 'km' | 'fuel';

const tourFigures: Record<TourFigure, { day: SQL; value: SQL }> = {
  begun: { day: sql`${tours.startedOn}`, value: sql`1` },
  hours: {
    day: sql`${tours.finishedOn}`,
    value: sql`extract(epoch from ${tours.finishedAt} - ${tours.startedAt})::float8 / 3600`,
  },
  km: { day: sql`${tours.finishedOn}`, value: sql`${tours.km}` },
  fuel: { day: sql`${tours.finishedOn}`, value: sql`${tours.fuel}` },
};

/** A figure of tours; `material_type` is the list of what the tour collects. */
export function ofTours(figure: TourFigure, scope: Scope): Measures {
  if (!narrow(scope)) return summed('tour_days', scope, sql`${at(figure)}`, sql`1`, sql`'{}'`);
  const { day, value } = tourFigures[figure];
  const where = every([
    sql`${tours.customerId} = ${scope.customerId}`,
    within(day, scope),
    inAreas(sql`${tours.dispositionAreaId}`, scope),
    scope.tourId === undefined ? undefined : sql`${tours.id} = ${scope.tourId}`,
    scope.locationRef === undefined
      ? undefined
      : sql`${tours.id} in (select tour_id from route_events where customer_id = ${scope.customerId} and location_ref = ${scope.locationRef})`,
  ]);
  return sql`select ${day} as day, ${tours.materialType} as material_type, ${value} as total, 1 as weight from ${tours} where ${where}`;
}

/** Tonnes unloaded. At a location: what its emptied containers add to each tour's unloadings, shared by level. */
export function tonnes(scope: Scope): Measures {
  if (!narrow(scope)) return summed('unloading_days', scope, sql`weight`, sql`unloadings`);
  const where = every([
    sql`${unloadings.customerId} = ${scope.customerId}`,
    within(sql`${unloadings.recordedOn}`, scope),
    inAreas(sql`unloadings.disposition_area_id`, scope),
    scope.tourId === undefined ? undefined : sql`${unloadings.tourId} = ${scope.tourId}`,
  ]);
  if (scope.locationRef === undefined) {
    return sql`select ${unloadings.recordedOn} as day, ${unloadings.materialType} as material_type,
      ${unloadings.weight} as total, 1 as weight from ${unloadings} where ${where}`;
  }
  return sql`select ${unloadings.recordedOn} as day, here.material_type, ${unloadings.weight} * here.level / whole.level as total, 1 as weight
    from (select tour_id, material_type, sum(level)::float8 as level from route_events
        where customer_id = ${scope.customerId} and location_ref = ${scope.locationRef} and is_emptied group by 1, 2) here
    join lateral (select nullif(sum(level), 0)::float8 as level from route_events
        where customer_id = ${scope.customerId} and tour_id = here.tour_id and is_emptied) whole on true
    join ${unloadings} on ${unloadings.customerId} = ${scope.customerId} and ${unloadings.tourId} = here.tour_id
    where ${where}`;
}

/** System keys of what was asked for by the operator's keys, in one query; null where there is none. */
export const lookUp = (customerId: number, locationId: string | undefined, tourId: number | undefined) =>
  sql`select
    (select ${locations.id} from ${locations}
      where ${locations.customerId} = ${customerId} and ${locations.locationId} = ${locationId ?? null}) as location,
    (select ${tours.id} from ${tours} where ${tours.customerId} = ${customerId} and ${tours.id} = ${tourId ?? null}) as tour`;
