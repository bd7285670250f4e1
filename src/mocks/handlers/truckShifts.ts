import type { FieldError, TruckAvailabilityInput } from '@/api/generated/dashboard.schemas';
import type { Ground, Handlers } from '../http/call';
import { notFound, refuse } from '../http/problem';
import { inAreas } from '../list/conditions';
import { searchKey } from '../list/text';
import type { TruckRow } from '../state/rows';
import { checkDays, dated, entryErrors, putDated, putWeekly, weekErrors, weekly } from './shifts';
import { truckOf } from './trucks';

function known(ground: Ground, plate: string): TruckRow {
  const truck = truckOf(ground, plate);
  if (!truck) throw notFound('truck');
  return truck;
}

type Load = Pick<TruckAvailabilityInput, 'material_type_id' | 'disposition_area_id'>;

/** A combined material needs a compartment for each colour; the area must be the customer's. */
function loadErrors({ store, caller }: Ground, truck: TruckRow, entry: Load, at = ''): FieldError[] {
  const { material_type_id: material, disposition_area_id: area } = entry;
  const errors: FieldError[] = [];
  if (material?.includes('+') && truck.number_of_compartments < 2)
    errors.push({ path: `${at}material_type_id`, message: 'This material needs a truck with two compartments.' });
  const foreign = typeof area === 'number' && !store.areas(caller.customerId).some(({ id }) => id === area);
  if (foreign) errors.push({ path: `${at}disposition_area_id`, message: 'There is no such disposition area.' });
  return errors;
}

export const truckShiftHandlers = {
  listTruckAvailabilities: ({ store, caller, query }) => {
    checkDays(query);
    const inside = inAreas((row: TruckRow) => row.default_disposition_area_id, query.disposition_area_ids);
    const availabilities = store
      .trucksOf(caller.customerId)
      .filter(inside ?? (() => true))
      .sort((a, b) => (searchKey(a.license_plate) < searchKey(b.license_plate) ? -1 : 1))
      .map(({ id, license_plate }) => ({
        license_plate,
        availabilities: dated(store.truckShiftsOf(id), query),
        default_schedule: weekly(store.truckWeekOf(id)),
      }));
    return { status: 200, body: { availabilities } };
  },

  getTruckAvailability: (call) => {
    const { store, query } = call;
    checkDays(query);
    const { id } = known(call, call.params.license_plate);
    const availabilities = dated(store.truckShiftsOf(id), query);
    return { status: 200, body: { availabilities, default_schedule: weekly(store.truckWeekOf(id)) } };
  },

  setTruckAvailability: (call) => {
    const { store, caller, body } = call;
    refuse(entryErrors(body));
    const truck = known(call, call.params.license_plate);
    refuse(loadErrors(call, truck, body));
    const { original_start_time: original, ...entry } = body;
    const availability = {
      ...{ work_date: entry.work_date, start_time: entry.start_time, end_time: entry.end_time },
      available: entry.available ?? true,
      material_type_id: entry.material_type_id ?? null,
      disposition_area_id: entry.disposition_area_id ?? null,
    };
    const row = { ...availability, ref: truck.id, customer_id: caller.customerId };
    const replaced = putDated(store.truckShifts, store.truckShiftsOf(truck.id), row, original);
    return { status: 200, body: { availability, original_start_time: replaced } };
  },

  deleteTruckAvailability: (call) => {
    const { id } = known(call, call.params.license_plate);
    const key = `${id} ${call.body.work_date} ${call.body.start_time}`;
    if (!call.store.truckShifts.get(key)) throw notFound('entry');
    call.store.truckShifts.remove(key);
    return { status: 204 };
  },

  setTruckDefaultAvailabilities: (call) => {
    const { store, caller, body } = call;
    const truck = known(call, call.params.license_plate);
    refuse(
      weekErrors(body.availabilities, (entry, at) => [
        ...entryErrors(entry, at),
        ...loadErrors(call, truck, entry, at),
      ]),
    );
    putWeekly(store.truckWeeks, { ref: truck.id, customer_id: caller.customerId }, body.availabilities);
    return { status: 200, body: { default_availabilities: weekly(store.truckWeekOf(truck.id)) } };
  },
} satisfies Partial<Handlers>;
