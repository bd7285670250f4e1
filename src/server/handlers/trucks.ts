import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { trucks } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { conflict } from '@/contract/problem.ts';
import { inTransaction, records } from '../list/records.ts';
import { needsTwoCompartments, onTour, today } from './fleet.ts';

const kit = records<components['schemas']['Truck'], 'truck', 'trucks'>({
  one: 'truck',
  many: 'trucks',
  table: trucks,
  key: trucks.licensePlate,
});

export const truckHandlers = {
  listTrucks: kit.list,
  createTruck: kit.create,
  getTruck: kit.get,

  updateTruck: (call) =>
    inTransaction(call, (within) =>
      kit.update(
        within,
        {},
        call.body.number_of_compartments === 1
          ? {
              when: needsTwoCompartments(trucks.id, today(call)),
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

  restoreTruck: kit.restore,
} satisfies Handlers;
