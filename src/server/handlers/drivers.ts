import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { drivers } from '../db/schema.ts';
import { nextUpdatedAt } from '../db/sql.ts';
import type { Call, Caller, Handlers } from '../http/handler.ts';
import { conflict, unprocessable } from '@/contract/problem.ts';
import { inTransaction, records } from '../list/records.ts';
import { driverOf } from './tours.ts';
import { assignPhone } from './phones.ts';

/** Whether a driver, by the key, is on a tour right now. */
export const drivesNow = (caller: Caller, key: SQL | AnyColumn) => sql`exists (select from whole.tours tours
  where tours.customer_id = ${caller.customerId} and tours.status = 'in_progress' and ${driverOf(caller)} = ${key})`;

const kit = records<components['schemas']['Driver'], 'driver', 'drivers'>({
  one: 'driver',
  many: 'drivers',
  table: drivers,
});

/** The customer comes from the token; a body that names another one is a mistake of the client. */
function checkCustomer({ caller }: Pick<Call, 'caller'>, body: { customer_id?: number }): void {
  if (body.customer_id !== undefined && body.customer_id !== caller.customerId)
    throw unprocessable('customer_id', 'This is not your customer.');
}

export const driverHandlers = {
  listDrivers: kit.list,

  createDriver: (call) =>
    inTransaction(call, async (within) => {
      checkCustomer(call, call.body);
      const made = await kit.create(within);
      const { id, phone } = made.body.driver;
      if (phone) await assignPhone(within, id, phone);
      return made;
    }),

  getDriver: kit.get,

  updateDriver: (call) =>
    inTransaction(call, async (within) => {
      checkCustomer(call, call.body);
      const changed = await kit.update(within);
      if (call.body.phone !== undefined) await assignPhone(within, call.params.id, call.body.phone);
      return changed;
    }),

  deleteDriver: (call) =>
    inTransaction(call, async (within) => {
      const gone = await kit.remove(within, {
        when: drivesNow(call.caller, drivers.driverId),
        problem: (driver) => conflict(`Driver ${driver.driver_id} is on a tour right now.`),
      });
      await assignPhone(within, call.params.id, null);
      return gone;
    }),

  restoreDriver: (call) =>
    inTransaction(call, async (within) => {
      const { db, caller, now, params } = within;
      const restored = await kit.restore(within);
      const { phone } = restored.body.driver;
      if (!phone) return restored;
      // A phone that another driver has by now stays there.
      const taken = sql`exists (select 1 from whole.phones phone join whole.drivers holder on holder.customer_id = phone.customer_id and holder.id = phone.driver_ref
        where phone.customer_id = ${caller.customerId} and phone.number = ${drivers.phone} and holder.id <> ${drivers.id})`;
      const without = await db
        .update(drivers)
        .set({ phone: null, updatedAt: nextUpdatedAt(drivers.updatedAt, now()) })
        .where(and(eq(drivers.customerId, caller.customerId), eq(drivers.id, params.id), taken))
        .returning({ id: drivers.id });
      if (without.length > 0) return kit.get(within);
      await assignPhone(within, params.id, phone);
      return restored;
    }),
} satisfies Handlers;
