import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { forecasts } from '../db/schema-forecasts.ts';
import type { Call } from '../http/handler.ts';
import { dayStart } from '../list/conditions.ts';
import type { Day, DayContainer, DayShift } from '../planner/day.ts';
import { levelNow } from './forecasts.ts';
import { sameMaterial } from './ingest-follow.ts';

type Schemas = components['schemas'];

type Container = DayContainer & { container_id: string; location_id: string; location_name: string; state: string };
type Shift = DayShift & { license_plate: string; name: string; driver_id: string; state: string };
type Timed = { start_time: string; end_time: string };

export interface DayInputs {
  date: string;
  day: Day;
  containers: Container[];
  shifts: Shift[];
  /** What a proposal depends on, by plate and by container id: texts to compare. */
  basis: Record<'shifts' | 'containers', Record<string, string>>;
}

const seconds = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 3600 * hours + 60 * minutes;
};

/** Days ahead of which containers can be part of a proposal. */
const AHEAD = 14;

/** What there is to plan on a day, in one query. Trucks that have a tour and containers at its stops are not in it. */
export async function dayInputs(
  { db, caller, now, config }: Pick<Call, 'db' | 'caller' | 'now' | 'config'>,
  date: string,
): Promise<DayInputs> {
  const { customerId } = caller;
  const begin = dayStart(date, caller);
  const end = dayStart(date, caller, 1);
  const at = sql`greatest(${begin} + interval '12 hours', ${now().toISOString()}::timestamptz)`;
  const days = (moment: unknown) => sql`extract(epoch from ${moment} - ${begin})::float8 / 86400`;
  const planned = sql`tour.customer_id = ${customerId} and tour.date = ${date}::date and tour.status <> 'cancelled'`;
  const { rows } = await db.execute<{
    shifts: (Shift & Timed)[] | null;
    containers: (Container & { constraints: Schemas['ContainerConstraint'][] })[] | null;
    plant: Day['plant'] | null;
  }>(sql`select
    (select jsonb_agg(to_jsonb(one) order by one.license_plate, one.start_time) from (
      select distinct on (truck.license_plate) truck.license_plate, truck.name, driver.driver_id, shift.start_time, shift.end_time, truck.capacity,
          truck.number_of_compartments as compartments, shift.material_type_id as material, shift.disposition_area_id as "areaId",
          concat_ws('|', driver.driver_id, shift.start_time, shift.end_time, truck.capacity, truck.number_of_compartments,
            shift.material_type_id, shift.disposition_area_id) as state
        from truck_shifts shift join trucks truck on truck.id = shift.truck_ref join drivers driver on driver.id = shift.driver_ref
        where shift.customer_id = ${customerId} and shift.work_date = ${date}::date and shift.available
          and not exists (select from whole.tours tour where ${planned} and tour.license_plate = truck.license_plate)
        order by truck.license_plate, shift.start_time) one) as shifts,
    (select jsonb_agg(to_jsonb(one) order by one.container_id) from (
      select bin.container_id, place.location_id, place.location_name, place.latitude, place.longitude, place.disposition_area_id as "areaId",
          bin.material_type as material, coalesce(${levelNow(at)}, 50) as level, ${days(forecasts.fullAt)} as "daysLeft",
          ${days(forecasts.fullAtLow)} as "daysLeftLow", coalesce(reported.full_ones > 0 or ${forecasts.fullAt} < ${end}, false) as urgent,
          bin.constraints, concat_ws('|', bin.location_ref, bin.material_type, bin.last_emptied_at, bin.constraints) as state
        from bins bin join locations place on place.id = bin.location_ref left join forecasts on forecasts.bin_ref = bin.id
        left join lateral (select count(*) as full_ones from complaints report where report.customer_id = bin.customer_id
          and report.location_ref = bin.location_ref and report.status = 'open' and report.reported_fill_level <> 'almost_full'
          and report.created_at > coalesce(bin.last_emptied_at, '-infinity')
          and ${sameMaterial(sql`report.material_type`, sql`bin.material_type`)}) reported on true
        where bin.customer_id = ${customerId} and bin.active and place.is_active
          and (reported.full_ones > 0 or ${forecasts.fullAt} < ${dayStart(date, caller, AHEAD)})
          and not exists (select from whole.tours tour join whole.tour_stops stop on stop.tour_id = tour.id where ${planned} and stop.location_ref = bin.location_ref
            and string_to_array(bin.material_type, '+') && string_to_array(array_to_string(tour.material_type, '+'), '+'))) one) as containers,
    (select jsonb_build_object('latitude', latitude, 'longitude', longitude) from unloadings where customer_id = ${customerId}
      order by id desc limit 1) as plant`);
  const [found] = rows;
  const weekDay = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .toLowerCase();
  const shifts = (found?.shifts ?? []).map((shift) => ({
    ...shift,
    from: seconds(shift.start_time),
    to: seconds(shift.end_time),
  }));
  const containers = (found?.containers ?? []).map(({ constraints, ...container }) => ({
    ...container,
    blocked: constraints
      .filter(({ week_day }) => week_day === weekDay)
      .map(({ start_time, end_time }) => ({ from: seconds(start_time), to: seconds(end_time) })),
  }));
  const mean = (of: 'latitude' | 'longitude') => containers.reduce((sum, one) => sum + one[of] / containers.length, 0);
  const plant = found?.plant ?? { latitude: mean('latitude'), longitude: mean('longitude') };
  return {
    ...{ date, shifts, containers },
    day: { containers, shifts, plant, density: config.glassDensity },
    basis: {
      shifts: Object.fromEntries(shifts.map(({ license_plate, state }) => [license_plate, state])),
      containers: Object.fromEntries(containers.map(({ container_id, state }) => [container_id, state])),
    },
  };
}
