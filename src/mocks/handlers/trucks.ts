import { dateText } from '@/world/time';
import { etagOf, held, touched } from '../http/etag';
import type { Call, Ground, Handlers } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { atLeast, atMost, inAreas, is, oneOf, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { TruckRow } from '../state/rows';
import { areaKey, checkArea, zoneOf } from './lookUp';
import { restore } from './restore';
import { truckView } from './views';

export const truckOf = ({ store, caller }: Ground, plate: string): TruckRow | undefined =>
  store.truckByKey(`${caller.customerId} ${plate}`)[0];

const heldTruck = (call: Call<'updateTruck' | 'deleteTruck'>): TruckRow =>
  held(truckOf(call, call.params.license_plate), call.ifMatch, 'truck', truckView);

/** True when a default shift, or a dated one from today on, carries a combined material. */
function needsTwoCompartments(call: Call<'updateTruck'>, truck: TruckRow): boolean {
  const today = dateText(zoneOf(call).dayOf(call.now.getTime()));
  const planned = call.store.truckShiftsOf(truck.id).filter(({ work_date }) => work_date >= today);
  return [...planned, ...call.store.truckWeekOf(truck.id)].some((shift) => shift.material_type_id?.includes('+'));
}

export const truckHandlers = {
  listTrucks: (call) => {
    const { store, caller, query } = call;
    const { rows, rest } = listPage<TruckRow>(
      {
        rows: store.trucksOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          default_disposition_area_id: inAreas((row) => row.default_disposition_area_id, query.disposition_area_ids),
          q: words(query.q, (row) => [`${row.license_plate} ${row.name}`]),
          available: is((row) => row.available, query.available),
          number_of_compartments: oneOf((row) => row.number_of_compartments, query.number_of_compartments),
          capacity_min: atLeast((row) => row.capacity, query.capacity_min),
          capacity_max: atMost((row) => row.capacity, query.capacity_max),
        },
        sorts: {
          license_plate: (row) => searchKey(row.license_plate),
          name: (row) => searchKey(row.name),
          capacity: (row) => row.capacity,
          number_of_compartments: (row) => row.number_of_compartments,
          default_disposition_area: (row) => areaKey(call, row.default_disposition_area_id),
          available: (row) => row.available,
          updated_at: (row) => row.updated_at,
        },
        facets: {
          available: (row) => [row.available],
          number_of_compartments: (row) => [row.number_of_compartments],
          default_disposition_area_id: (row) => [row.default_disposition_area_id],
        },
      },
      query,
    );
    return { status: 200, body: { trucks: rows.map(truckView), ...rest } };
  },

  createTruck: (call) => {
    const { store, caller, body, now } = call;
    checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    if (truckOf(call, body.license_plate))
      throw conflict(`Truck ${body.license_plate} exists already.`, 'license_plate', 'exists already');
    const row = store.trucks.put({
      id: store.trucks.nextId(),
      customer_id: caller.customerId,
      license_plate: body.license_plate,
      name: body.name,
      capacity: body.capacity,
      number_of_compartments: body.number_of_compartments,
      default_disposition_area_id: body.default_disposition_area_id ?? null,
      available: body.available ?? true,
      updated_at: now.toISOString(),
    });
    return { status: 201, body: { truck: truckView(row) }, etag: etagOf(row) };
  },

  getTruck: (call) => {
    const row = truckOf(call, call.params.license_plate);
    if (!row) throw notFound('truck');
    return { status: 200, body: { truck: truckView(row) }, etag: etagOf(row) };
  },

  updateTruck: (call) => {
    const { store, body, now } = call;
    checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    const before = heldTruck(call);
    if (body.number_of_compartments === 1 && needsTwoCompartments(call, before))
      throw conflict('A planned shift of this truck needs two compartments.', 'number_of_compartments');
    const row = store.trucks.put<TruckRow>({ ...before, ...body, updated_at: touched(before, now) });
    return { status: 200, body: { truck: truckView(row) }, etag: etagOf(row) };
  },

  deleteTruck: (call) => {
    const { store, caller } = call;
    const { id, license_plate: plate } = heldTruck(call);
    const tours = store.toursOf(caller.customerId);
    if (tours.some((tour) => tour.status === 'in_progress' && tour.license_plate === plate))
      throw conflict(`Truck ${plate} is on a tour right now.`);
    store.trucks.discard(id, call.now);
    return { status: 204 };
  },

  restoreTruck: (call) => {
    const { store, params } = call;
    const isTaken = (truck: TruckRow) => truckOf(call, truck.license_plate) !== undefined;
    const isAsked = (truck: TruckRow) => truck.license_plate === params.license_plate;
    const row = restore<TruckRow>(call, store.trucks, isAsked, isTaken, 'truck');
    return { status: 200, body: { truck: truckView(row) }, etag: etagOf(row) };
  },
} satisfies Partial<Handlers>;
