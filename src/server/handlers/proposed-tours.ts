import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { notFound } from '@/contract/problem.ts';
import type { Zone } from '@/world/time.ts';
import { isOfAreas } from '../db/limited.ts';
import type { Call } from '../http/handler.ts';
import type { DayContainer } from '../planner/day.ts';
import type { DayPlan, DayTour } from '../planner/plan.ts';
import { type Container, momentOf, type Shift } from './tour-proposal-inputs.ts';
import { containersAt, isCollected } from './tour-writes.ts';

type Schemas = components['schemas'];

/** The plan with an id; a limited caller sees what he asked for himself, in areas that are still his. */
export const ownPlan = (
  { caller }: Pick<Call, 'caller'>,
  id: number,
) => sql`id = ${id} and customer_id = ${caller.customerId}
  and ${caller.areaIds ? sql`actor_ref = ${caller.id} and ${isOfAreas(caller.areaIds)}` : sql`true`}`;

/** The first row of a statement. @throws 404 with the name when there is none */
export async function firstOr404<T extends object>({ db }: Pick<Call, 'db'>, name: string, statement: SQL): Promise<T> {
  const { rows } = await db.execute<T & Record<string, unknown>>(statement);
  if (!rows[0]) throw notFound(name);
  return rows[0];
}

export const rounded = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;
interface Planned {
  date: string;
  containers: readonly Container[];
  shifts: readonly Shift[];
}

/** A planned tour in the contract's words. Hours are from the begin of its shift. */
export function proposedTour(
  { date, containers, shifts }: Planned,
  { shift: index, colours, visited, distance, end, tonnes, conflicts }: DayTour,
  zone: Zone,
): Schemas['ProposedTour'] {
  const shift = shifts[index] as Shift;
  const moment = (seconds: number) => new Date(momentOf(zone, date, seconds)).toISOString();
  const stops: Schemas['ProposedStop'][] = [];
  for (const { container: number, at } of visited) {
    if (number === null) continue;
    const found = containers[number] as Container;
    const { container_id, location_id, location_name, latitude, longitude } = found;
    const level = { material_type: found.material, level: found.daysLeft === null ? null : Math.round(found.level) };
    const last = stops.at(-1);
    if (last?.location_id === location_id) {
      last.container_ids.push(container_id);
      last.levels?.push(level);
    } else
      stops.push({
        ...{ location_id, location_name, latitude, longitude },
        ...{ planned_at: moment(at), container_ids: [container_id], levels: [level] },
      });
  }
  const first: DayContainer | undefined = containers[visited[0]?.container ?? -1];
  return {
    tour_id: null,
    license_plate: shift.license_plate,
    driver_id: shift.driver_id,
    disposition_area_id: shift.areaId ?? first?.areaId ?? null,
    material_type: (shift.material ? [shift.material] : colours) as Schemas['MaterialCode'][],
    ends_at: moment(end),
    km: rounded(distance / 1000),
    hours: rounded((end - shift.from) / 3600, 2),
    lifts: visited.filter(({ container }) => container !== null).length,
    tonnes: rounded(tonnes, 2),
    stops,
    unloadings: visited.filter(({ container }) => container === null).map(({ at }) => moment(at)),
    conflicts: conflicts.map(({ container, kind }) => ({
      kind,
      container_id: container === null ? null : (containers[container]?.container_id ?? null),
    })),
  };
}

/** Containers left out in the contract's words. */
export const leftOutOf = (containers: readonly Container[], leftOut: DayPlan['leftOut']) =>
  leftOut.map(({ container, reason }): Schemas['LeftOutContainer'] => {
    const { container_id, location_id, material: material_type, areaId } = containers[container] as Container;
    return { container_id, location_id, material_type, disposition_area_id: areaId, reason };
  });

export type NewTour = Schemas['ProposedTour'] & { key: string; route_name: string };

/**
 * Makes planned tours of proposed ones, with their stops. They are driven by whoever has the truck: the shifts name the proposed driver, and may
 * name another one later. @param then a statement to which their keys are known as `made` @returns its rows
 */
export async function insertTours<Row extends object>(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  date: string,
  rows: readonly NewTour[],
  then: SQL,
): Promise<Row[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, route_name text, license_plate text,
    disposition_area_id int, material_type text[], stops jsonb)`;
  const keysOf = sql`array(select stop ->> 'location_id' from jsonb_array_elements(stops) stop)`;
  const refs = sql`select id from locations where customer_id = ${caller.customerId} and location_id = any(${keysOf})`;
  const wanted = sql`select jsonb_array_elements_text(stop -> 'container_ids') from jsonb_array_elements(stops) stop`;
  const left = sql`array(select bin.container_id from whole.bins bin where bin.customer_id = ${caller.customerId} and bin.location_ref in (${refs}) and ${isCollected(sql`given.material_type`)}
    and bin.container_id not in (${wanted}))`;
  await db.execute(sql`insert into tours (customer_id, key, route_name, disposition_area_id, license_plate, material_type, date, status, updated_at, stops_ref, left_containers_ref, planned)
    select ${caller.customerId}, key, route_name, disposition_area_id, license_plate, material_type, ${date}::date, 'planned',
      ${now().toISOString()}::timestamptz, ${keysOf}, ${left}, ${containersAt(caller, refs, sql`given.material_type`, left)} from ${given}`);
  // A statement of its own: of a limited caller the stops have to be of tours that can be seen.
  const { rows: found } = await db.execute<Row & Record<string, unknown>>(
    sql`with made as (select tours.id, given.stops from ${given} join tours on tours.customer_id = ${caller.customerId} and tours.key = given.key),
      stop as (insert into tour_stops (tour_id, position, customer_id, location_ref, latitude, longitude, planned_at, state)
        select made.id, each.position, place.customer_id, place.id, place.latitude, place.longitude, (each.stop ->> 'planned_at')::timestamptz, 'planned'
          from made cross join jsonb_array_elements(made.stops) with ordinality each(stop, position)
          join locations place on place.customer_id = ${caller.customerId} and place.location_id = each.stop ->> 'location_id')
      ${then}`,
  );
  return found;
}
