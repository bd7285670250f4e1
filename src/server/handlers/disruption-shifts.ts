import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Call } from '../http/handler.ts';
import type { NewPair, Outage } from './disruption-pairs.ts';
import { goesOn } from './tour-proposal-inputs.ts';

type Place = Pick<Call, 'db' | 'caller'>;

/** What an option changes: tours with their stops, and the shifts of a day of some trucks and drivers. */
export interface Touched {
  date: string;
  /** The last day of the shifts: the next one where some go on after midnight. */
  until?: string;
  tourIds: number[];
  plates: string[];
  driverIds: string[];
}

/** The shifts of an option. @param table its name in the query */
export const shiftsOf = ({ caller }: Pick<Place, 'caller'>, touched: Touched, what: 'truck' | 'driver', table: SQL) => {
  const { date, until = date, plates, driverIds } = touched;
  const owners =
    what === 'truck'
      ? sql`${table}.truck_ref in (select id from trucks where customer_id = ${caller.customerId} and license_plate = any(${sql.param(plates)}::text[]))`
      : sql`${table}.driver_ref in (select id from drivers where customer_id = ${caller.customerId} and driver_id = any(${sql.param(driverIds)}::text[]))`;
  return sql`${table}.customer_id = ${caller.customerId} and ${table}.work_date between ${date}::date and ${until}::date and ${owners}`;
};

/** The last day of the shifts that an option changes. @param pairs that may be made */
export async function lastDayOf(place: Place, touched: Touched, pairs: readonly NewPair[]): Promise<string> {
  const late = (what: 'truck' | 'driver') =>
    sql`exists (select from whole.${sql.identifier(`${what}_shifts`)} one where ${shiftsOf(place, touched, what, sql`one`)} and one.available and one.end_time = '23:59')`;
  const isMade = pairs.some(({ night, license_plate }) => night && touched.plates.includes(license_plate));
  const { rows } = await place.db.execute<{ until: string }>(
    sql`select (${touched.date}::date + (${isMade} or ${late('truck')} or ${late('driver')})::int)::text as until`,
  );
  return rows[0]?.until ?? touched.date;
}

/** A day off, as the calendar has it, for who has nothing entered on it and would come by the default schedule. */
const dayOff = ({ db, caller }: Place, what: 'truck' | 'driver', date: string, key: string) => {
  const [owners, shifts, ref] = [`${what}s`, `${what}_shifts`, `${what}_ref`].map((name) => sql.identifier(name));
  const ofKey = what === 'truck' ? sql`owner.license_plate` : sql`owner.driver_id`;
  return db.execute(sql`insert into ${shifts} (${ref}, customer_id, work_date, start_time, end_time, available)
    select owner.id, owner.customer_id, ${date}::date, '00:00', '23:59', false from ${owners} owner where owner.customer_id = ${caller.customerId} and ${ofKey} = ${key}
      and not exists (select from whole.${shifts} entry where entry.customer_id = owner.customer_id and entry.${ref} = owner.id and entry.work_date = ${date}::date)`);
};

/** Gives a truck's shift its driver; where there is none, it is made, beside the default that it would hide. @param after days after the date */
async function pairUp(
  { db, caller: { customerId } }: Place,
  date: string,
  after: number,
  { license_plate, driver_id, material, areaId }: NewPair,
  { start_time, end_time }: Pick<NewPair, 'start_time' | 'end_time'>,
) {
  const truck = sql`(select id from trucks where customer_id = ${customerId} and license_plate = ${license_plate})`;
  const driver = sql`(select id from drivers where customer_id = ${customerId} and driver_id = ${driver_id})`;
  const day = sql`(${date}::date + ${after}::int)`;
  // Who comes by the default has an entry then, as in the calendar.
  await db.execute(sql`insert into driver_shifts (driver_ref, customer_id, work_date, start_time, end_time, available)
    select owner.id, owner.customer_id, ${day}, ${start_time}, ${end_time}, true from drivers owner where owner.customer_id = ${customerId} and owner.driver_id = ${driver_id}
      and not exists (select from whole.driver_shifts entry where entry.customer_id = owner.customer_id and entry.driver_ref = owner.id and entry.work_date = ${day})`);
  const { rows } = await db.execute(sql`update truck_shifts set driver_ref = ${driver}
    where customer_id = ${customerId} and work_date = ${day} and truck_ref = ${truck} and available and driver_ref is null and start_time = ${start_time} returning truck_ref`);
  if (rows.length > 0) return;
  await db.execute(sql`insert into truck_shifts (truck_ref, customer_id, work_date, start_time, end_time, available, material_type_id, disposition_area_id, driver_ref)
    values (${truck}, ${customerId}::int, ${day}, ${start_time}, ${end_time}, true, ${material}, ${areaId}::int, ${driver})
    union all select truck_ref, customer_id, ${day}, start_time, end_time, true, material_type_id, disposition_area_id, null from truck_default_shifts usual
      where customer_id = ${customerId} and truck_ref = ${truck} and day_of_week = trim(lower(to_char(${day}, 'day'))) and (start_time >= ${end_time} or end_time <= ${start_time})
        and not exists (select from whole.truck_shifts entry where entry.customer_id = usual.customer_id and entry.truck_ref = usual.truck_ref and entry.work_date = ${day})`);
}

/** Takes the truck or driver out of the day's shifts, and the part of a night after it, and makes the pairs of the option. */
export async function changeShifts(
  place: Place,
  { date, license_plate: plate, driver_id: driver }: Outage,
  { option, tours }: components['schemas']['DisruptionOption'],
  pairs: readonly NewPair[],
): Promise<void> {
  const { db, caller } = place;
  const { customerId } = caller;
  if (plate !== null) {
    // Also from a shift of it that a limited caller does not see: it is the same truck.
    await db.execute(sql`update whole.truck_shifts set available = false, driver_ref = null
      where customer_id = ${customerId} and truck_ref = (select id from trucks where customer_id = ${customerId} and license_plate = ${plate})
        and (work_date = ${date}::date or work_date = ${date}::date + 1 and exists (select from whole.truck_shifts evening where ${goesOn('evening', 'truck_shifts')}))`);
    await dayOff(place, 'truck', date, plate);
  }
  if (driver !== null) {
    await db.execute(sql`update driver_shifts set available = false
      where customer_id = ${customerId} and driver_ref = (select id from drivers where customer_id = ${customerId} and driver_id = ${driver})
        and (work_date = ${date}::date or work_date = ${date}::date + 1 and start_time = '00:00' and exists (select from driver_shifts evening where evening.customer_id = driver_shifts.customer_id
          and evening.driver_ref = driver_shifts.driver_ref and evening.work_date = ${date}::date and evening.available and evening.end_time = '23:59'))`);
    await dayOff(place, 'driver', date, driver);
    await db.execute(
      sql`select free_trucks(customer_id, id, ${date}::date), free_trucks(customer_id, id, ${date}::date + 1) from drivers where customer_id = ${customerId} and driver_id = ${driver}`,
    );
  }
  if (option !== 'another_pair') return;
  for (const tour of tours) {
    const pair = pairs.find((one) => one.license_plate === tour.license_plate && one.driver_id === tour.driver_id);
    if (!pair) continue;
    await pairUp(place, date, 0, pair, pair);
    if (pair.night) await pairUp(place, date, 1, pair, { start_time: '00:00', ...pair.night });
  }
}
