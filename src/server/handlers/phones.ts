import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { drivers, phones } from '../db/schema.ts';
import { byText } from '../db/sql.ts';
import type { Handlers } from '../http/handler.ts';
import { conflict } from '../http/problem.ts';
import { inAreas, whether, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';

type Phone = components['schemas']['Phone'];

/**
 * Hands the phone with this number to a driver and takes back any other one the driver had. A number that is not on the list of phones
 * is the driver's own.
 * @throws 409 at `phone` while another driver has it
 */
export async function handOut(db: Db, customerId: number, driver: number, number: string | null): Promise<void> {
  // One statement, whose condition is looked at again when somebody else has just changed the phone.
  const { rows } = await db.execute<{ holder: string | null }>(sql`with moved as (
      update ${phones} set driver_ref = case when number = ${number} then ${driver}::int end
      where ${phones.customerId} = ${customerId}
        and (${phones.driverRef} = ${driver} or (${phones.number} = ${number} and ${phones.driverRef} is null))
      returning ${phones.number})
    select ${drivers.driverId} as holder from ${phones} left join ${drivers} on ${drivers.id} = ${phones.driverRef}
      where ${phones.customerId} = ${customerId} and ${phones.number} = ${number}
        and not exists (select 1 from moved where moved.number = ${number})`);
  const [taken] = rows;
  if (taken) throw conflict(`${taken.holder ? `Driver ${taken.holder}` : 'Another driver'} has this phone.`, 'phone');
}

export const phoneHandlers = {
  listPhones: async (call) => {
    const { caller, query } = call;
    return listAnswer<Phone, 'phones'>(
      call,
      'phones',
      {
        columns: sql`${phones.id}, ${phones.number}, ${phones.label}, ${drivers.driverId}`,
        from: sql`${phones} left join ${drivers} on ${drivers.id} = ${phones.driverRef}`,
        base: sql`${phones.customerId} = ${caller.customerId}`,
        id: sql`${phones.id}`,
        filters: {
          disposition_area_id: inAreas(drivers.defaultAreaId, query.disposition_area_ids),
          q: words(query.q, (pattern) => sql`${phones.search} like ${pattern}`),
          assigned: whether(sql`${drivers.id} is not null`, query.assigned),
        },
        sorts: { number: sql`${phones.number} collate "C"`, label: byText(phones.label) },
      },
      { sort: 'label', ...query },
    );
  },
} satisfies Handlers;
