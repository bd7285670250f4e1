import { and, eq, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { dispositionAreas, drivers, trucks } from '../db/schema.ts';
import {
  driverDefaultShifts,
  driverShifts,
  finishedDays,
  truckDefaultShifts,
  truckShifts,
} from '../db/schema-shifts.ts';
import { byText } from '../db/sql.ts';
import { areaFault } from '../list/records.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict, notFound, unprocessable } from '@/contract/problem.ts';
import { checkDays, loadErrors } from '@/contract/rules.ts';
import { type DatedInput, shiftsOf, type ShiftKind } from './shift-records.ts';

type Schemas = components['schemas'];
type TruckInput = DatedInput & { driver_id?: string | null };
type TruckEntry = Partial<Pick<Schemas['TruckAvailability'], 'material_type_id' | 'disposition_area_id'>>;

interface Pair extends Record<string, unknown> {
  id: number;
  key: string;
  plate: string | null;
  /** Whether the caller sees the truck of that plate. */
  seen: boolean;
  taken_start: string;
  taken_end: string;
  absent: boolean;
}

/**
 * The driver of a truck's shift: the one given, else that of the entry it replaces (see `0011_pairs.sql`).
 * @throws 422 for an unknown driver, 409 for one who is absent or has another truck
 */
async function driverOf({ db, caller }: Pick<Call, 'db' | 'caller'>, truck: number, entry: TruckInput) {
  const { work_date: day, start_time: start, end_time: end, available, driver_id: wanted } = entry;
  if (available === false || wanted === null) return undefined;
  const starts = sql.param([start, entry.original_start_time ?? start]);
  // The function looks at the whole city: of a truck that the caller does not see, nothing is told.
  const { rows } = await db.execute<Pair>(sql`select pair.*, exists (select from ${trucks} seen
      where seen.customer_id = ${caller.customerId} and seen.license_plate = pair.plate) as seen
    from (select where ${wanted ?? null}::text is null or exists (select from ${drivers} known
      where known.customer_id = ${caller.customerId} and known.driver_id = ${wanted ?? null})) may
    cross join lateral pair_driver(${caller.customerId}, ${truck}, ${day}::date, ${start}, ${end}, ${starts}::text[], ${wanted ?? null}) pair`);
  const [driver] = rows;
  if (!driver && wanted !== undefined) throw unprocessable('driver_id', 'There is no such driver.');
  if (driver?.plate)
    throw conflict(
      `Driver ${driver.key} has ${driver.seen ? `truck ${driver.plate}` : 'another truck'} from ${driver.taken_start} to ${driver.taken_end} of that day.`,
      'driver_id',
    );
  if (driver?.absent) throw conflict(`Driver ${driver.key} is not available on that day.`, 'driver_id');
  return driver;
}

const truckKind: ShiftKind = {
  what: 'truck',
  owners: trucks,
  key: trucks.licensePlate,
  named: [trucks.licensePlate],
  order: byText(trucks.licensePlate),
  dated: truckShifts,
  datedRef: truckShifts.truckRef,
  weekly: truckDefaultShifts,
  weeklyRef: truckDefaultShifts.truckRef,
  known: (customerId) => sql`, ${trucks.numberOfCompartments} as compartments,
    (select json_object_agg(${dispositionAreas.id}, ${dispositionAreas.state}) from ${dispositionAreas}
      where ${dispositionAreas.customerId} = ${customerId}) as areas`,
  check: (entry: TruckEntry, owner, at) => {
    const { compartments, areas } = owner as { compartments: number; areas: Record<number, string> | null };
    const { disposition_area_id: area } = entry;
    const fault = area === null || area === undefined ? undefined : areaFault(areas?.[area]);
    return loadErrors(entry, compartments, fault, at);
  },
  shown: {
    driver_id: sql`(select driver.driver_id from ${drivers} driver where driver.customer_id = ${truckShifts.customerId} and driver.id = ${truckShifts.driverRef})`,
  },
  taken: ({ start_date, end_date }) => sql`, array(select distinct one.work_date::text from whole.truck_shifts one
    where one.customer_id = ${trucks.customerId} and one.truck_ref = ${trucks.id} and one.work_date between ${start_date}::date and ${end_date}::date
      and not exists (select from ${truckShifts} seen where seen.customer_id = one.customer_id and seen.truck_ref = one.truck_ref
        and seen.work_date = one.work_date and seen.start_time = one.start_time)) as taken_days`,
  paired: async (call, truck, entry) => {
    const driver = await driverOf(call, truck, entry);
    return { stored: { driverRef: driver?.id ?? null }, shown: { driver_id: driver?.key ?? null } };
  },
};

const driverKind: ShiftKind = {
  what: 'driver',
  owners: drivers,
  key: drivers.id,
  named: [drivers.id, drivers.driverId],
  order: sql`${byText(drivers.name)}, ${drivers.id}`,
  dated: driverShifts,
  datedRef: driverShifts.driverRef,
  weekly: driverDefaultShifts,
  weeklyRef: driverDefaultShifts.driverRef,
  known: () => sql``,
  check: () => [],
  shown: {
    license_plate: sql`(select truck.license_plate from ${truckShifts} shift join ${trucks} truck on truck.customer_id = shift.customer_id and truck.id = shift.truck_ref
      where shift.customer_id = ${driverShifts.customerId} and shift.driver_ref = ${driverShifts.driverRef} and shift.work_date = ${driverShifts.workDate}
        and shift.start_time < ${driverShifts.endTime} and ${driverShifts.startTime} < shift.end_time
      order by shift.start_time limit 1)`,
    has_truck: sql`exists (select from whole.truck_shifts shift join whole.trucks truck on truck.customer_id = shift.customer_id and truck.id = shift.truck_ref
      where shift.customer_id = ${driverShifts.customerId} and shift.driver_ref = ${driverShifts.driverRef} and shift.work_date = ${driverShifts.workDate}
        and shift.start_time < ${driverShifts.endTime} and ${driverShifts.startTime} < shift.end_time)`,
  },
  paired: async () => ({ stored: {}, shown: {} }),
  changed: ({ db, caller }, driver, day) =>
    db.execute(sql`select free_trucks(${caller.customerId}, ${driver}, ${day}::date)`),
};

const ofTrucks = shiftsOf<{ license_plate: string }, Schemas['TruckAvailability'], Schemas['TruckDefaultAvailability']>(
  truckKind,
);
const ofDrivers = shiftsOf<
  { id: number; driver_id: string },
  Schemas['DriverAvailability'],
  Schemas['DriverDefaultAvailability']
>(driverKind);

/** @throws 409 for a caller who is limited to areas: the plan of a day is that of the whole city */
function wholeCity({ areaIds }: Call['caller']): void {
  if (areaIds) throw conflict('The plan of a day is finished, or taken up again, by somebody who sees all areas.');
}

export const shiftHandlers = {
  listFinishedDays: async ({ db, caller, query }) => {
    checkDays(query);
    const { rows } = await db.execute<{
      day: string;
    }>(sql`select ${finishedDays.workDate}::text as day from ${finishedDays}
      where ${finishedDays.customerId} = ${caller.customerId}
        and ${finishedDays.workDate} between ${query.start_date}::date and ${query.end_date}::date order by 1`);
    return { status: 200, body: { finished_days: rows.map(({ day }) => day) } };
  },
  finishDay: async ({ db, caller, params }) => {
    wholeCity(caller);
    await db
      .insert(finishedDays)
      .values({ customerId: caller.customerId, workDate: params.work_date })
      .onConflictDoNothing();
    return { status: 204 };
  },
  reopenDay: async ({ db, caller, params }) => {
    wholeCity(caller);
    const gone = await db
      .delete(finishedDays)
      .where(and(eq(finishedDays.customerId, caller.customerId), eq(finishedDays.workDate, params.work_date)))
      .returning({ day: finishedDays.workDate });
    if (gone.length === 0) throw notFound('finished day');
    return { status: 204 };
  },

  listTruckAvailabilities: ofTrucks.list,
  getTruckAvailability: ofTrucks.get,
  setTruckAvailability: async (call) => {
    const { entry, original_start_time } = await ofTrucks.set(call);
    const availability = { material_type_id: null, disposition_area_id: null, ...entry };
    return { status: 200, body: { availability, original_start_time } };
  },
  deleteTruckAvailability: ofTrucks.remove,
  setTruckDefaultAvailabilities: async (call) => ({
    status: 200,
    body: { default_availabilities: await ofTrucks.setDefaults(call) },
  }),

  listDriverAvailabilities: ofDrivers.list,
  getDriverAvailability: ofDrivers.get,
  setDriverAvailability: async (call) => {
    const { entry: availability, original_start_time } = await ofDrivers.set(call);
    return { status: 200, body: { availability, original_start_time } };
  },
  deleteDriverAvailability: ofDrivers.remove,
  setDriverDefaultAvailability: async (call) => ({
    status: 200,
    body: { default_availability: await ofDrivers.setDefaults(call) },
  }),
} satisfies Handlers;
