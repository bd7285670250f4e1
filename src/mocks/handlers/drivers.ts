import { etagOf, held, touched } from '../http/etag';
import type { Call, Ground, Handlers } from '../http/call';
import { conflict, notFound, unprocessable } from '../http/problem';
import { inAreas, is, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { DriverRow } from '../state/rows';
import { areaKey, checkArea, own } from './lookUp';
import { handOut, holderOf } from './phones';
import { restore } from './restore';
import { driverView } from './views';

/** The customer comes from the token; a body that names another one is a mistake of the client. */
function checkCustomer({ caller }: Ground, { customer_id: named }: { customer_id?: number }): void {
  if (named !== undefined && named !== caller.customerId)
    throw unprocessable('customer_id', 'This is not your customer.');
}

/** @throws 409 when another driver has the key */
function checkKey({ store, caller }: Ground, key: string | undefined, id?: number): void {
  const other = store.driversOf(caller.customerId).find(({ driver_id }) => driver_id === key);
  if (other && other.id !== id) throw conflict(`Driver ${key} exists already.`, 'driver_id', 'exists already');
}

const heldDriver = (call: Call<'updateDriver' | 'deleteDriver'>): DriverRow =>
  held(own(call, call.store.drivers.get(call.params.id)), call.ifMatch, 'driver', driverView);

export const driverHandlers = {
  listDrivers: (call) => {
    const { store, caller, query } = call;
    const { rows, rest } = listPage<DriverRow>(
      {
        rows: store.driversOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          default_disposition_area_id: inAreas((row) => row.default_disposition_area_id, query.disposition_area_ids),
          q: words(query.q, (row) => [`${row.driver_id} ${row.name} ${row.phone ?? ''}`]),
          available: is((row) => row.available, query.available),
          has_phone: is((row) => row.phone !== null, query.has_phone),
        },
        sorts: {
          driver_id: (row) => searchKey(row.driver_id),
          name: (row) => searchKey(row.name),
          phone: (row) => row.phone,
          default_disposition_area: (row) => areaKey(call, row.default_disposition_area_id),
          available: (row) => row.available,
          updated_at: (row) => row.updated_at,
        },
        facets: {
          available: (row) => [row.available],
          default_disposition_area_id: (row) => [row.default_disposition_area_id],
        },
      },
      query,
    );
    return { status: 200, body: { drivers: rows.map(driverView), ...rest } };
  },

  createDriver: (call) => {
    const { store, caller, body, now } = call;
    checkCustomer(call, body);
    checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    checkKey(call, body.driver_id);
    const id = store.drivers.nextId();
    if (body.phone) handOut(call, id, body.phone);
    const row = store.drivers.put({
      id,
      customer_id: caller.customerId,
      driver_id: body.driver_id,
      name: body.name,
      phone: body.phone ?? null,
      default_disposition_area_id: body.default_disposition_area_id ?? null,
      available: body.available ?? true,
      updated_at: now.toISOString(),
    });
    return { status: 201, body: { driver: driverView(row) }, etag: etagOf(row) };
  },

  getDriver: (call) => {
    const row = own(call, call.store.drivers.get(call.params.id));
    if (!row) throw notFound('driver');
    return { status: 200, body: { driver: driverView(row) }, etag: etagOf(row) };
  },

  updateDriver: (call) => {
    const { store, body, now } = call;
    checkCustomer(call, body);
    checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    const before = heldDriver(call);
    checkKey(call, body.driver_id, before.id);
    if (body.phone !== undefined) handOut(call, before.id, body.phone);
    const { customer_id: _, ...fields } = body;
    const row = store.drivers.put<DriverRow>({ ...before, ...fields, updated_at: touched(before, now) });
    return { status: 200, body: { driver: driverView(row) }, etag: etagOf(row) };
  },

  deleteDriver: (call) => {
    const { store, caller } = call;
    const { id, driver_id: key } = heldDriver(call);
    const tours = store.toursOf(caller.customerId);
    if (tours.some((tour) => tour.status === 'in_progress' && tour.driver_id === key))
      throw conflict(`Driver ${key} is on a tour right now.`);
    store.drivers.discard(id, call.now);
    return { status: 204 };
  },

  restoreDriver: (call) => {
    const { store, caller, now } = call;
    const isTaken = (driver: DriverRow) =>
      store.driversOf(caller.customerId).some(({ driver_id }) => driver_id === driver.driver_id);
    const back = restore<DriverRow>(call, store.drivers, ({ id }) => id === call.params.id, isTaken, 'driver');
    // A phone that another driver has by now stays there.
    const isFree = (holderOf(call, back.phone)?.id ?? back.id) === back.id;
    if (isFree && back.phone) handOut(call, back.id, back.phone);
    const row = isFree ? back : store.drivers.put<DriverRow>({ ...back, phone: null, updated_at: touched(back, now) });
    return { status: 200, body: { driver: driverView(row) }, etag: etagOf(row) };
  },
} satisfies Partial<Handlers>;
