import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { drivers, phones } from '../db/schema.ts';
import { byFilledText } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict } from '@/contract/problem.ts';
import { whether } from '../list/conditions.ts';
import { listRows, type ListSpec } from '../list/list.ts';

type Phone = components['schemas']['Phone'];

const list: ListSpec<Phone> = {
  table: phones,
  joins: sql`left join ${drivers} on ${drivers.customerId} = ${phones.customerId} and ${drivers.id} = ${phones.driverRef}`,
  fields: { driver_id: drivers.driverId },
  names: { disposition_area_id: drivers.defaultAreaId },
  sorts: { label: byFilledText(phones.label) },
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
  // One statement, whose conditions are looked at again when somebody else has just changed the phone.
  const { rows } = await db.execute<{ holder: string | null; kept: boolean }>(sql`with kept as (
      insert into ${phones} (customer_id, number, label, driver_ref)
        select ${caller.customerId}::int, ${number}::text, '', ${driver}::int where ${number}::text is not null
      on conflict (customer_id, number) do update set driver_ref = excluded.driver_ref
        where ${phones.driverRef} is null or ${phones.driverRef} = excluded.driver_ref
      returning ${phones.number}),
    freed as (update ${phones} set driver_ref = null where ${phones.customerId} = ${caller.customerId}
      and ${phones.driverRef} = ${driver} and ${phones.number} is distinct from ${number}::text)
    select exists (select 1 from kept) as kept, (select ${drivers.driverId} from ${phones}
        join ${drivers} on ${drivers.customerId} = ${phones.customerId} and ${drivers.id} = ${phones.driverRef}
      where ${phones.customerId} = ${caller.customerId} and ${phones.number} = ${number}::text) as holder`);
  const [{ kept = false, holder = null } = {}] = rows;
  // Who has just taken it at the same moment cannot be seen yet.
  if (number !== null && !kept)
    throw conflict(`${holder ? `Driver ${holder}` : 'Another driver'} has this phone.`, 'phone');
}

export const phoneHandlers = {
  listPhones: (call) => listRows<Phone, 'phones'>(list, 'phones', call),
} satisfies Handlers;
