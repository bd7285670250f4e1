import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Position } from '@/world/distance.ts';
import { dateText, dayFromText } from '@/world/time.ts';
import { tours } from '../db/schema-tours.ts';
import { iso } from '../db/sql.ts';
import type { Call } from '../http/handler.ts';
import type { DayShift } from '../planner/day.ts';
import { emptiesIt, isAhead, isLeft } from './ingest-follow.ts';
import { type Constrained, type Container, basesOf, containersOn, SHORTEST } from './tour-proposal-inputs.ts';
import { driverOf } from './tours.ts';

type Schemas = components['schemas'];

/** Days after the disruption in which a next chance is looked for. */
const AHEAD = 14;

type TourStop = Position & { ref: number; state: Schemas['StopState']; planned_at: string | null };
export interface OpenTour {
  id: number;
  route_name: string;
  status: Schemas['TourStatus'];
  license_plate: string;
  driver_id: string | null;
  /** Whether the caller can give the driver a truck. */
  driver_seen: boolean;
  disposition_area_id: number | null;
  material_type: Schemas['MaterialCode'][];
  /** In their order, visited ones too. */
  stops: TourStop[];
  /** Emptied since it unloaded. */
  aboard: NonNullable<DayShift['begun']>['aboard'];
}

export interface Entry {
  date: string;
  license_plate: string;
  driver_id: string;
  start_time: string;
  end_time: string;
  material: string | null;
  areaId: number | null;
  /** Has a tour on that day already. */
  taken: boolean;
}
type Undriven = Omit<Entry, 'driver_id'> & { driver_id: string | null };
/** A shift that ends after midnight is entered as two: the second is of the tour of the day before, which goes on in it. */
export const secondPart = <T extends Undriven>(entries: readonly T[], first: Undriven | undefined) =>
  first?.end_time === '23:59'
    ? entries.find(
        ({ date, license_plate, start_time }) =>
          date === dateText(dayFromText(first.date) + 1) &&
          license_plate === first.license_plate &&
          start_time === '00:00',
      )
    : undefined;
export interface Truck {
  license_plate: string;
  name: string;
  capacity: number;
  compartments: number;
  /** Without a shift or a tour on that day. */
  free: boolean;
  /** When its first shift of the next day begins, by its default too. */
  next_start: string | null;
}
/** Of a container at a stop that was not visited, or that its driver has not recorded there, its tour and the location. */
export type RemainingContainer = Container &
  Constrained & {
    tourId: number;
    ref: number;
    /** Tours from that day on that are still to empty it, this one too, the first first. */
    toCome: { id: number; date: string; at: string }[];
  };

export interface DisruptionInputs {
  tours: OpenTour[];
  containers: RemainingContainer[];
  /** Pairs of the day and of those after it that are not over, in their order; of trucks and drivers that are not available, those with a tour. */
  entries: Entry[];
  /** Shifts of trucks without a driver, of the same days. */
  undriven: Undriven[];
  trucks: Truck[];
  /** When drivers are there that day who have no truck, by their default too, and until when after midnight. */
  drivers: (Pick<Entry, 'driver_id' | 'start_time' | 'end_time'> & { night_end: string | null })[];
  plant: Position | null;
  yard: Position | null;
}

/** Tours of a day that are not over, what is left at their stops, and who and what could take over, in one query. */
export async function disruptionInputs(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  date: string,
): Promise<DisruptionInputs> {
  const { customerId } = caller;
  const last = dateText(dayFromText(date) + AHEAD);
  const local = sql`(${now().toISOString()}::timestamptz at time zone ${caller.timeZone})`;
  // Of a day that is over what nobody has started is over too; a tour of the night is not.
  const isOpen = sql`(status = 'in_progress' or status = 'planned' and date >= ${local}::date)`;
  const open = sql`tour.id in (select id from tours where customer_id = ${customerId} and date = ${date}::date and ${isOpen})`;
  const hasTour = (plate: string, day: string) =>
    sql`exists (select from whole.tours tour where tour.customer_id = ${customerId} and tour.status <> 'cancelled'
      and tour.date = ${sql.raw(day)} and tour.license_plate = ${sql.raw(plate)})`;
  // The shift of a deleted truck takes nobody.
  const paired = sql`whole.truck_shifts pair join whole.trucks truck on truck.customer_id = pair.customer_id and truck.id = pair.truck_ref`;
  const weekday = (day: SQL) => sql`trim(lower(to_char(${day}, 'day')))`;
  const rowsOf = (rows: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(one) order by ${order}), '[]') from (${rows}) one)`;
  const { rows } = await db.execute<DisruptionInputs & Record<string, unknown>>(sql`select
    ${rowsOf(
      sql`select tours.*, exists (select from drivers known where known.customer_id = ${customerId} and known.driver_id = tours.driver_id) as driver_seen
        from (select tours.id, tours.route_name, tours.status, tours.license_plate, ${driverOf(caller)} as driver_id, tours.disposition_area_id, tours.material_type,
          coalesce((select jsonb_agg(jsonb_build_object('ref', location_ref, 'state', state, 'latitude', latitude, 'longitude', longitude,
            'planned_at', ${iso(sql`planned_at`)}) order by position) from tour_stops stop where stop.customer_id = tours.customer_id and stop.tour_id = tours.id), '[]') as stops,
          coalesce((select jsonb_agg(jsonb_build_object('level', event.level, 'material', event.material_type)) from route_events event
            where event.customer_id = tours.customer_id and event.tour_id = tours.id and event.is_emptied and event.recorded_at > coalesce(
              (select max(recorded_at) from unloadings tipped where tipped.customer_id = tours.customer_id and tipped.tour_id = tours.id), '-infinity')), '[]') as aboard
        from ${tours} where tours.customer_id = ${customerId} and tours.date = ${date}::date and ${isOpen}) tours`,
      sql`one.id`,
    )} as tours,
    ${rowsOf(
      containersOn(
        date,
        { caller, now },
        {
          columns: sql`, tour.id as "tourId", bin.location_ref as ref, coalesce((select jsonb_agg(jsonb_build_object('id', tour.id, 'date', tour.date,
              'at', ${iso(sql`coalesce(stop.planned_at, (tour.date + time '12:00') at time zone ${caller.timeZone})`)}) order by tour.date, stop.planned_at)
            from whole.tours tour join whole.tour_stops stop on stop.customer_id = tour.customer_id and stop.tour_id = tour.id
            where tour.customer_id = bin.customer_id and tour.date between ${date}::date and ${last}::date and stop.location_ref = bin.location_ref
              and ${emptiesIt(sql`bin`)} and ${isAhead(sql`${local}::date`)}), '[]') as "toCome"`,
          joins: sql`join tour_stops stop on stop.customer_id = bin.customer_id and stop.location_ref = bin.location_ref
            join tours tour on tour.customer_id = stop.customer_id and tour.id = stop.tour_id`,
          where: sql`${open} and ${emptiesIt(sql`bin`)} and (stop.state = 'planned' or ${isLeft(sql`bin`)})`,
        },
      ),
      sql`one.container_id, one."tourId"`,
    )} as containers,
    ${rowsOf(
      sql`select shift.work_date::text as date, truck.license_plate, driver.driver_id, shift.start_time, shift.end_time, shift.material_type_id as material,
          shift.disposition_area_id as "areaId", ${hasTour('truck.license_plate', 'shift.work_date')} as taken
        from truck_shifts shift join trucks truck on truck.customer_id = shift.customer_id and truck.id = shift.truck_ref
          left join drivers driver on driver.customer_id = shift.customer_id and driver.id = shift.driver_ref
        where shift.customer_id = ${customerId} and (shift.driver_ref is null or driver.id is not null) and shift.available and shift.work_date between ${date}::date and ${last}::date
          and (shift.work_date = ${date}::date or shift.work_date + shift.end_time::time > ${local} + ${SHORTEST} * interval '1 second')
          and (truck.available and coalesce(driver.available, true) or ${hasTour('truck.license_plate', 'shift.work_date')})`,
      sql`one.date, one.start_time, one.license_plate`,
    )} as entries,
    ${rowsOf(
      sql`select truck.license_plate, truck.name, truck.capacity, truck.number_of_compartments as compartments, truck.available
          and not exists (select from whole.truck_shifts shift where shift.customer_id = truck.customer_id and shift.truck_ref = truck.id and shift.work_date = ${date}::date)
          and not ${hasTour('truck.license_plate', `'${date}'::date`)} as free,
          coalesce((select min(shift.start_time) from whole.truck_shifts shift where shift.customer_id = truck.customer_id and shift.truck_ref = truck.id and shift.work_date = ${date}::date + 1),
            (select usual.start_time from whole.truck_default_shifts usual where usual.customer_id = truck.customer_id and usual.truck_ref = truck.id
              and usual.day_of_week = ${weekday(sql`${date}::date + 1`)})) as next_start
        from trucks truck where truck.customer_id = ${customerId}`,
      sql`one.capacity desc, one.license_plate`,
    )} as trucks,
    ${rowsOf(
      sql`select driver.driver_id, shift.start_time, shift.end_time, night.end_time as night_end
        from (select customer_id, driver_ref, work_date, start_time, end_time, available from driver_shifts
            where customer_id = ${customerId} and work_date = ${date}::date
          union all select usual.customer_id, usual.driver_ref, ${date}::date, usual.start_time, usual.end_time, true from driver_default_shifts usual
            where usual.customer_id = ${customerId} and usual.day_of_week = ${weekday(sql`${date}::date`)} and not exists (select from driver_shifts entry
              where entry.customer_id = usual.customer_id and entry.driver_ref = usual.driver_ref and entry.work_date = ${date}::date)) shift
          join drivers driver on driver.customer_id = shift.customer_id and driver.id = shift.driver_ref
          left join driver_shifts night on night.customer_id = shift.customer_id and night.driver_ref = shift.driver_ref and night.work_date = shift.work_date + 1
            and shift.end_time = '23:59' and night.start_time = '00:00' and night.available and not exists (select from ${paired}
              where pair.customer_id = night.customer_id and pair.driver_ref = night.driver_ref and pair.work_date = night.work_date and pair.start_time < night.end_time)
        where shift.available and driver.available
          and not exists (select from ${paired} where pair.customer_id = shift.customer_id and pair.driver_ref = driver.id and pair.work_date = shift.work_date)`,
      sql`one.driver_id, one.start_time`,
    )} as drivers,
    ${basesOf(caller)}`);
  const inputs = rows[0] as Omit<DisruptionInputs, 'entries'> & { entries: Undriven[] };
  // A container at the stops of two tours is of the first.
  const seen = new Set<string>();
  const containers = inputs.containers.filter(({ container_id: key }) => !seen.has(key) && seen.add(key));
  const isDriven = (entry: Undriven): entry is Entry => entry.driver_id !== null;
  const entries = inputs.entries.filter(isDriven);
  return { ...inputs, containers, entries, undriven: inputs.entries.filter((entry) => !isDriven(entry)) };
}
