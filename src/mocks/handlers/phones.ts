import type { Ground, Handlers } from '../http/call';
import { conflict } from '../http/problem';
import { inAreas, is, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { DriverRow, PhoneRow } from '../state/rows';

/** The driver who has the phone with this number; a deleted one has none. */
export const holderOf = ({ store, caller }: Ground, number: string | null): DriverRow | undefined =>
  store.drivers.get(store.phonesOf(caller.customerId).find((phone) => phone.number === number)?.driver_ref ?? 0);

/**
 * Hands the phone with this number to a driver and takes back any other one the driver had. A number that is not on the list of
 * phones is the driver's own. @throws 409 at `phone` while another driver has it
 */
export function handOut({ store, caller }: Ground, driver: number, number: string | null): void {
  const phones = store.phonesOf(caller.customerId);
  const wanted = phones.find((phone) => phone.number === number);
  const holder = holderOf({ store, caller }, number);
  if (holder && holder.id !== driver) throw conflict(`Driver ${holder.driver_id} has this phone.`, 'phone');
  for (const phone of phones) {
    const driver_ref = phone === wanted ? driver : phone.driver_ref === driver ? null : phone.driver_ref;
    if (driver_ref !== phone.driver_ref) store.phones.put({ ...phone, driver_ref });
  }
}

export const phoneHandlers = {
  listPhones: ({ store, caller, query }) => {
    const holder = ({ driver_ref: ref }: PhoneRow) => (ref === null ? undefined : store.drivers.get(ref));
    const { rows, rest } = listPage<PhoneRow>(
      {
        rows: store.phonesOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          disposition_area_id: inAreas(
            (row) => holder(row)?.default_disposition_area_id ?? null,
            query.disposition_area_ids,
          ),
          q: words(query.q, (row) => [`${row.number} ${row.label}`]),
          assigned: is((row) => holder(row) !== undefined, query.assigned),
        },
        sorts: { number: (row) => row.number, label: (row) => searchKey(row.label) },
      },
      query,
    );
    const phones = rows.map((row) => ({
      id: row.id,
      number: row.number,
      label: row.label,
      driver_id: holder(row)?.driver_id ?? null,
    }));
    return { status: 200, body: { phones, ...rest } };
  },
} satisfies Partial<Handlers>;
