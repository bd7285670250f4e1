import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { drivers, phones } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict } from '@/contract/problem.ts';
import { whether } from '../list/conditions.ts';
import { listRows, type ListSpec } from '../list/list.ts';

type Phone = components['schemas']['Phone'];

const list: ListSpec<Phone> = {
  table: phones,
  joins: sql`left join ${drivers} on ${drivers.id} = ${phones.driverRef}`,
  fields: { driver_id: drivers.driverId },
  names: { disposition_area_id: drivers.defaultAreaId },
  filters: { assigned: (wanted: boolean) => whether(sql`${drivers.id} is not null`, wanted) },
};

/**
 * Assigns the phone with this number to a driver and takes back any other one the driver had. A number that is not among the phones is
 * added to them, without a label: so it, too, has one driver at most.
 * @throws 409 at `phone` while another driver has it
 */
export async function assignPhone(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  driver: number,
  number: string | null,
): Promise<void> {
  if (number !== null)
    await db.insert(phones).values({ customerId: caller.customerId, number, label: '' }).onConflictDoNothing();
  // One statement, whose condition is looked at again when somebody else has just changed the phone.
  const { rows } = await db.execute<{ holder: string | null }>(sql`with moved as (
      update ${phones} set driver_ref = case when number = ${number} then ${driver}::int end
      where ${phones.customerId} = ${caller.customerId}
        and (${phones.driverRef} = ${driver} or (${phones.number} = ${number} and ${phones.driverRef} is null))
      returning ${phones.number})
    select ${drivers.driverId} as holder from ${phones} left join ${drivers} on ${drivers.id} = ${phones.driverRef}
      where ${phones.customerId} = ${caller.customerId} and ${phones.number} = ${number}
        and not exists (select 1 from moved where moved.number = ${number})`);
  const [taken] = rows;
  if (taken) throw conflict(`${taken.holder ? `Driver ${taken.holder}` : 'Another driver'} has this phone.`, 'phone');
}

export const phoneHandlers = {
  listPhones: (call) => listRows<Phone, 'phones'>(list, 'phones', call),
} satisfies Handlers;
