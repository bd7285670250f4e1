import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { trucks } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { conflict } from '@/contract/problem.ts';
import { listRows } from '../list/list.ts';
import { inTransaction, records } from '../list/records.ts';
import { needsTwoCompartments, onTour, today } from './fleet.ts';

type Truck = components['schemas']['Truck'];

const kit = records<Truck, 'truck', 'trucks'>({
  one: 'truck',
  many: 'trucks',
  table: trucks,
  key: trucks.licensePlate,
});

/** Where a truck was last. */
const newest = (column: 'latitude' | 'longitude') => sql`(select ${sql.identifier(column)} from positions
  where positions.customer_id = ${trucks.customerId} and positions.license_plate = ${trucks.licensePlate} order by recorded_at desc limit 1)`;
/** With the place of each, where all rows are asked for. */
const placed = { ...kit.spec, fields: { latitude: newest('latitude'), longitude: newest('longitude') } };

export const truckHandlers = {
  listTrucks: (call) => listRows<Truck, 'trucks'>(call.openRows ? placed : kit.spec, 'trucks', call),
  createTruck: kit.create,
  getTruck: kit.get,

  updateTruck: (call) =>
    inTransaction(call, (within) =>
      kit.update(
        within,
        {},
        call.body.number_of_compartments === 1
          ? {
              when: needsTwoCompartments(call.caller, trucks.id, today(call)),
              problem: () =>
                conflict('A planned shift of this truck needs two compartments.', 'number_of_compartments'),
            }
          : undefined,
      ),
    ),

  deleteTruck: (call) =>
    inTransaction(call, (within) =>
      kit.remove(within, {
        when: onTour(call.caller.customerId, sql`tour.license_plate = ${trucks.licensePlate}`),
        problem: (truck) => conflict(`Truck ${truck.license_plate} is on a tour right now.`),
      }),
    ),

  restoreTruck: (call) =>
    inTransaction(call, async (within) => {
      const restored = await kit.restore(within);
      // Drivers that other trucks have taken over by now stay with these.
      await within.db.execute(sql`update whole.truck_shifts shift set driver_ref = null
        where shift.customer_id = ${call.caller.customerId} and shift.truck_ref = ${restored.body.truck.id} and exists (
          select from whole.truck_shifts other join whole.trucks taken on taken.customer_id = other.customer_id and taken.id = other.truck_ref
            where other.customer_id = shift.customer_id and other.driver_ref = shift.driver_ref and other.truck_ref <> shift.truck_ref and other.work_date = shift.work_date
              and other.start_time < shift.end_time and shift.start_time < other.end_time)`);
      return restored;
    }),
} satisfies Handlers;
