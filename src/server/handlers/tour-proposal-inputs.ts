import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { forecasts } from '../db/schema-forecasts.ts';
import type { Call } from '../http/handler.ts';
import { anyOf } from '../db/sql.ts';
import { dayStart } from '../list/conditions.ts';
import { type Day, type DayContainer, type DayShift, placesOf } from '../planner/day.ts';
import { roadTable } from '../routing.ts';
import { levelNow } from './forecasts.ts';
import { emptiesIt, isAhead, sameMaterial } from './ingest-follow.ts';
import { dayFromText, WEEK_DAYS, weekdayOf, Zone } from '@/world/time.ts';

type Schemas = components['schemas'];

export type Container = DayContainer & {
  container_id: string;
  location_id: string;
  location_name: string;
  state: string;
};
export type Shift = DayShift & { license_plate: string; name: string; driver_id: string; state: string };
export type Constrained = { constraints: Schemas['ContainerConstraint'][] };
/** `night_end` is where a shift that goes on after midnight ends, which is entered as two. */
type Timed = { start_time: string; end_time: string; night_end: string | null };

/** Locations (by key) that somebody wants to be served, or left alone, on the day. */
export interface Wishes {
  pinned_location_ids?: string[];
  banned_location_ids?: string[];
}

export interface DayInputs {
  date: string;
  day: Day;
  containers: Container[];
  shifts: Shift[];
  /** What a proposal depends on, by plate and by container id: texts to compare. */
  basis: Record<'shifts' | 'containers', Record<string, string>>;
}

/** Minutes of the wall clock. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** Seconds that pass from the begin of a day to a time of it, or of so many days after it: days of a clock change have 23 or 25 hours. */
export const secondsTo = (zone: Zone, date: string, time: string, after = 0) =>
  (zone.at(dayFromText(date) + after, minutesOf(time)) - zone.at(dayFromText(date), 0)) / 1000;

/** The moment, of whole minutes, so many seconds after the begin of a day. */
export const momentOf = (zone: Zone, date: string, seconds: number) =>
  zone.at(dayFromText(date), 0) + Math.floor(seconds / 60) * 60_000;

/** Shorter, a shift, or what is left of it, is not worth beginning: seconds. */
export const SHORTEST = 3600;

/** Days ahead of which containers can be part of a proposal. */
const AHEAD = 14;

type Reader = Pick<Call, 'caller' | 'now'>;

/** The plant, where none is set that of the newest load (`plant`), and the yard (`yard`). */
export const basesOf = ({ customerId }: Call['caller']) =>
  sql`coalesce((select plant from customers where id = ${customerId}),
    (select jsonb_build_object('latitude', latitude, 'longitude', longitude) from unloadings where customer_id = ${customerId} order by id desc limit 1)) as plant,
    (select yard from customers where id = ${customerId}) as yard`;

/** Containers (`bin`) at their locations (`place`) as they are on a day, with what was reported since they were emptied (`reported`). */
export function containersOn(date: string, { caller, now }: Reader, { columns = sql``, joins = sql``, where = sql`` }) {
  const begin = dayStart(date, caller);
  const end = dayStart(date, caller, 1);
  const at = sql`greatest(${begin} + interval '12 hours', ${now().toISOString()}::timestamptz)`;
  const days = (moment: unknown) => sql`extract(epoch from ${moment} - ${begin})::float8 / 86400`;
  return sql`select bin.container_id, place.location_id, place.location_name, place.latitude, place.longitude, place.disposition_area_id as "areaId",
      bin.material_type as material, coalesce(${levelNow(at)}, case when reported.full_ones > 0 then 100 else 50 end) as level, ${days(forecasts.fullAt)} as "daysLeft",
      ${days(forecasts.fullAtLow)} as "daysLeftLow", coalesce(reported.full_ones > 0 or ${forecasts.fullAt} < ${end}, false) as urgent,
      bin.constraints, concat_ws('|', bin.location_ref, bin.material_type, bin.last_emptied_at, bin.constraints) as state ${columns}
    from bins bin join locations place on place.customer_id = bin.customer_id and place.id = bin.location_ref
      left join forecasts on forecasts.customer_id = bin.customer_id and forecasts.bin_ref = bin.id ${joins}
    left join lateral (select count(*) as full_ones from complaints report where report.customer_id = bin.customer_id
      and report.location_ref = bin.location_ref and report.status = 'open' and report.reported_fill_level <> 'almost_full'
      and report.created_at > coalesce(bin.last_emptied_at, '-infinity')
      and ${sameMaterial(sql`report.material_type`, sql`bin.material_type`)}) reported on true
    where bin.customer_id = ${caller.customerId} and bin.active and place.is_active and ${where}`;
}

/** When a container may not be emptied on a day and, of a night, on so many after it: its constraints of those weekdays, in seconds. */
export function blockedOn(
  zone: Zone,
  date: string,
  { constraints, ...container }: Container & Constrained,
  nights = 0,
): Container {
  const blocked = [0, 1].slice(0, 1 + nights).flatMap((after) =>
    constraints
      .filter(({ week_day }) => week_day === WEEK_DAYS[weekdayOf(dayFromText(date) + after)])
      .map(({ start_time, end_time }) => ({
        from: secondsTo(zone, date, start_time, after),
        to: secondsTo(zone, date, end_time, after),
      })),
  );
  return { ...container, blocked };
}

/** Where loads are thought to be tipped as long as none was. */
export function middleOf(containers: readonly Container[]): Day['plant'] {
  const mean = (of: 'latitude' | 'longitude') => containers.reduce((sum, one) => sum + one[of] / containers.length, 0);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/** The roads between the places of a day, from a routing server where one is set; undefined where it does not know them. */
export async function roadsOf(
  { routingUrl }: Call['config'],
  day: Pick<Day, 'containers' | 'plant' | 'yard'>,
  isAwaited?: boolean,
): Promise<Day['roads']> {
  const places = placesOf(day);
  const metres = routingUrl ? await roadTable(routingUrl, places, isAwaited) : undefined;
  return metres && { places, metres };
}

/** Whether a shift of a truck is the part after midnight of another one, with the same driver. */
export const goesOn = (evening: string, night: string) => {
  const [one, next] = [sql.raw(evening), sql.raw(night)];
  return sql`${next}.customer_id = ${one}.customer_id and ${next}.truck_ref = ${one}.truck_ref and ${next}.driver_ref is not distinct from ${one}.driver_ref
    and ${next}.work_date = ${one}.work_date + 1 and ${one}.end_time = '23:59' and ${next}.start_time = '00:00' and ${one}.available and ${next}.available`;
};

/** What there is to plan on a day, of today from now on, in one query. Trucks that have a tour are not in it, nor are containers at the stops of a tour of that day or, unless they are pinned, of one to come until then. */
export async function dayInputs(
  { db, caller, now, config }: Pick<Call, 'db' | 'caller' | 'now' | 'config'>,
  date: string,
  {
    pinned_location_ids: pinned = [],
    banned_location_ids: banned = [],
    container_ids = [],
  }: Wishes & { container_ids?: string[] } = {},
): Promise<DayInputs> {
  const { customerId } = caller;
  const planned = sql`tour.customer_id = ${customerId} and tour.date = ${date}::date and tour.status <> 'cancelled'`;
  const isPinned = sql`(${anyOf(sql`place.location_id`, pinned, 'text')} or ${anyOf(sql`bin.container_id`, container_ids, 'text')})`;
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${caller.timeZone})::date`;
  const toCome = sql`tour.customer_id = ${customerId} and tour.date < ${date}::date and ${isAhead(today, sql`bin`)}`;
  const { rows } = await db.execute<{
    shifts: (Shift & Timed)[] | null;
    containers: (Container & Constrained)[] | null;
    plant: Day['plant'] | null;
    yard: Day['plant'] | null;
  }>(sql`select
    (select jsonb_agg(to_jsonb(one) order by one.license_plate, one.start_time) from (
      select distinct on (truck.license_plate) truck.license_plate, truck.name, driver.driver_id, shift.start_time, shift.end_time, night.end_time as night_end, truck.capacity,
          truck.number_of_compartments as compartments, shift.material_type_id as material, shift.disposition_area_id as "areaId",
          concat_ws('|', driver.driver_id, shift.start_time, shift.end_time, night.end_time, truck.capacity, truck.number_of_compartments,
            shift.material_type_id, shift.disposition_area_id) as state
        from truck_shifts shift join trucks truck on truck.customer_id = shift.customer_id and truck.id = shift.truck_ref
          join drivers driver on driver.customer_id = shift.customer_id and driver.id = shift.driver_ref
          left join truck_shifts night on ${goesOn('shift', 'night')}
        where shift.customer_id = ${customerId} and shift.work_date = ${date}::date and shift.available and truck.available and driver.available
          and not exists (select from truck_shifts evening where ${goesOn('evening', 'shift')})
          and (shift.work_date + coalesce(night.end_time::interval + interval '1 day', shift.end_time::interval)) at time zone ${caller.timeZone} >= ${now().toISOString()}::timestamptz + make_interval(secs => ${SHORTEST})
          and not exists (select from whole.tours tour where ${planned} and tour.license_plate = truck.license_plate)
        order by truck.license_plate, shift.start_time) one) as shifts,
    (select jsonb_agg(to_jsonb(one) order by one.container_id) from (${containersOn(
      date,
      { caller, now },
      {
        where: sql`(reported.full_ones > 0 or ${forecasts.fullAt} < ${dayStart(date, caller, AHEAD)} or ${isPinned})
        and not exists (select from whole.tours tour join whole.tour_stops stop on stop.customer_id = tour.customer_id and stop.tour_id = tour.id where (${planned} or ${toCome} and not ${isPinned}) and stop.location_ref = bin.location_ref
          and ${emptiesIt(sql`bin`)})`,
      },
    )}) one) as containers,
    ${basesOf(caller)}`);
  const [found] = rows;
  const zone = new Zone(caller.timeZone);
  const from = (now().getTime() - zone.at(dayFromText(date), 0)) / 1000;
  const shifts = (found?.shifts ?? []).map((shift) => ({
    ...shift,
    from: Math.max(secondsTo(zone, date, shift.start_time), from),
    to: secondsTo(zone, date, shift.night_end ?? shift.end_time, shift.night_end === null ? 0 : 1),
  }));
  const nights = shifts.some(({ night_end }) => night_end !== null) ? 1 : 0;
  const wishOf = (key: string) =>
    banned.includes(key) ? ('banned' as const) : pinned.includes(key) ? ('pinned' as const) : undefined;
  const containers = (found?.containers ?? []).map((container) => ({
    ...blockedOn(zone, date, container, nights),
    wish: wishOf(container.location_id),
  }));
  const plant = found?.plant ?? middleOf(containers);
  return {
    ...{ date, shifts, containers },
    day: { containers, shifts, plant, yard: found?.yard ?? undefined, density: config.glassDensity },
    basis: {
      shifts: Object.fromEntries(shifts.map(({ license_plate, state }) => [license_plate, state])),
      containers: Object.fromEntries(containers.map(({ container_id, state }) => [container_id, state])),
    },
  };
}
