import { sql } from 'drizzle-orm';
import { trucks } from '../db/schema.ts';
import { byText, every } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound } from '../http/problem.ts';
import { inAreas } from '../list/conditions.ts';
import { checkDays, entryErrors, holdTruck, loadErrors, refuse, weekErrors } from './shift-rules.ts';
import { datedEntries, putDated, putWeekly, removeDated, truckKind as on, weeklyEntries } from './shift-store.ts';

async function truckId({ db, caller }: Pick<Call, 'db' | 'caller'>, plate: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${trucks} where customer_id = ${caller.customerId} and license_plate = ${plate}`,
  );
  if (!rows[0]) throw notFound('truck');
  return rows[0].id;
}

export const truckShiftHandlers = {
  listTruckAvailabilities: async ({ db, caller, query }) => {
    checkDays(query);
    const where = every([
      sql`${trucks.customerId} = ${caller.customerId}`,
      inAreas(trucks.defaultAreaId, query.disposition_area_ids),
    ]);
    const { rows } = await db.execute<{ id: number; license_plate: string }>(
      sql`select id, license_plate from ${trucks} where ${where} order by ${byText(trucks.licensePlate)}`,
    );
    const ids = rows.map(({ id }) => id);
    const dated = await datedEntries(db, on, ids, query.start_date, query.end_date);
    const weekly = await weeklyEntries(db, on, ids);
    const availabilities = rows.map(({ id, license_plate }) => ({
      license_plate,
      availabilities: dated(id),
      default_schedule: weekly(id),
    }));
    return { status: 200, body: { availabilities } };
  },

  getTruckAvailability: async (call) => {
    const { db, params, query } = call;
    checkDays(query);
    const id = await truckId(call, params.license_plate);
    const dated = await datedEntries(db, on, [id], query.start_date, query.end_date);
    const weekly = await weeklyEntries(db, on, [id]);
    return { status: 200, body: { availabilities: dated(id), default_schedule: weekly(id) } };
  },

  setTruckAvailability: async (call) => {
    const { caller, params, body } = call;
    refuse(entryErrors(body));
    const replaced = await call.db.transaction(async (db) => {
      const truck = await holdTruck(db, call, params.license_plate);
      refuse(loadErrors(body, truck));
      return putDated(db, on, caller.customerId, truck.id, body);
    });
    const { work_date, start_time, end_time, available = true } = body;
    const { material_type_id = null, disposition_area_id = null } = body;
    const availability = { work_date, start_time, end_time, available, material_type_id, disposition_area_id };
    return { status: 200, body: { availability, original_start_time: replaced } };
  },

  deleteTruckAvailability: async (call) => {
    const id = await truckId(call, call.params.license_plate);
    const { work_date, start_time } = call.body;
    if (!(await removeDated(call.db, on, id, work_date, start_time))) throw notFound('entry');
    return { status: 204 };
  },

  setTruckDefaultAvailabilities: async (call) => {
    const { caller, params, body } = call;
    const week = await call.db.transaction(async (db) => {
      const truck = await holdTruck(db, call, params.license_plate);
      const check = (entry: (typeof body.availabilities)[number], at: string) => [
        ...entryErrors(entry, at),
        ...loadErrors(entry, truck, at),
      ];
      refuse(weekErrors(body.availabilities, check));
      await putWeekly(db, on, caller.customerId, truck.id, body.availabilities);
      return (await weeklyEntries(db, on, [truck.id]))(truck.id);
    });
    return { status: 200, body: { default_availabilities: week } };
  },
} satisfies Handlers;
