import { sql } from 'drizzle-orm';
import { drivers } from '../db/schema.ts';
import { byText, every } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound } from '../http/problem.ts';
import { inAreas } from '../list/conditions.ts';
import { checkDays, entryErrors, holdDriver, refuse, weekErrors } from './shift-rules.ts';
import { datedEntries, driverKind as on, putDated, putWeekly, removeDated, weeklyEntries } from './shift-store.ts';

/** The id as the database has it: path parameters come as texts, and entries are found by number. @throws 404 */
async function driverId({ db, caller }: Pick<Call, 'db' | 'caller'>, given: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${drivers} where customer_id = ${caller.customerId} and id = ${given}`,
  );
  if (!rows[0]) throw notFound('driver');
  return rows[0].id;
}

export const driverShiftHandlers = {
  listDriverAvailabilities: async ({ db, caller, query }) => {
    checkDays(query);
    const where = every([
      sql`${drivers.customerId} = ${caller.customerId}`,
      inAreas(drivers.defaultAreaId, query.disposition_area_ids),
    ]);
    const { rows } = await db.execute<{ id: number; driver_id: string }>(
      sql`select id, driver_id from ${drivers} where ${where} order by ${byText(drivers.name)}, id`,
    );
    const ids = rows.map(({ id }) => id);
    const dated = await datedEntries(db, on, ids, query.start_date, query.end_date);
    const weekly = await weeklyEntries(db, on, ids);
    const availabilities = rows.map(({ id, driver_id }) => ({
      id,
      driver_id,
      availabilities: dated(id),
      default_schedule: weekly(id),
    }));
    return { status: 200, body: { availabilities } };
  },

  getDriverAvailability: async (call) => {
    const { db, params, query } = call;
    checkDays(query);
    const id = await driverId(call, params.id);
    const dated = await datedEntries(db, on, [id], query.start_date, query.end_date);
    const weekly = await weeklyEntries(db, on, [id]);
    return { status: 200, body: { availabilities: dated(id), default_schedule: weekly(id) } };
  },

  setDriverAvailability: async (call) => {
    const { caller, params, body } = call;
    refuse(entryErrors(body));
    const replaced = await call.db.transaction(async (db) => {
      const driver = await holdDriver(db, call, params.id);
      return putDated(db, on, caller.customerId, driver.id, body);
    });
    const { work_date, start_time, end_time, available = true } = body;
    return {
      status: 200,
      body: { availability: { work_date, start_time, end_time, available }, original_start_time: replaced },
    };
  },

  deleteDriverAvailability: async (call) => {
    const id = await driverId(call, call.params.id);
    const { work_date, start_time } = call.body;
    if (!(await removeDated(call.db, on, id, work_date, start_time))) throw notFound('entry');
    return { status: 204 };
  },

  setDriverDefaultAvailability: async (call) => {
    const { caller, params, body } = call;
    refuse(weekErrors(body.availabilities, (entry, at) => entryErrors(entry, at)));
    const week = await call.db.transaction(async (db) => {
      const driver = await holdDriver(db, call, params.id);
      await putWeekly(db, on, caller.customerId, driver.id, body.availabilities);
      return (await weeklyEntries(db, on, [driver.id]))(driver.id);
    });
    return { status: 200, body: { default_availability: week } };
  },
} satisfies Handlers;
