import type { Ground, Handlers } from '../http/call';
import { notFound, refuse } from '../http/problem';
import { inAreas } from '../list/conditions';
import { searchKey } from '../list/text';
import type { DriverRow } from '../state/rows';
import { own } from './lookUp';
import { checkDays, dated, entryErrors, putDated, putWeekly, unladen, weekErrors, weekly } from './shifts';

function known(ground: Ground, id: number): DriverRow {
  const driver = own(ground, ground.store.drivers.get(id));
  if (!driver) throw notFound('driver');
  return driver;
}

export const driverShiftHandlers = {
  listDriverAvailabilities: ({ store, caller, query }) => {
    checkDays(query);
    const inside = inAreas((row: DriverRow) => row.default_disposition_area_id, query.disposition_area_ids);
    const name = (row: DriverRow) => `${searchKey(row.name)} ${String(row.id).padStart(10, '0')}`;
    const availabilities = store
      .driversOf(caller.customerId)
      .filter(inside ?? (() => true))
      .sort((a, b) => (name(a) < name(b) ? -1 : 1))
      .map(({ id, driver_id }) => ({
        id,
        driver_id,
        availabilities: dated(store.driverShiftsOf(id), query).map(unladen),
        default_schedule: weekly(store.driverWeekOf(id)).map(unladen),
      }));
    return { status: 200, body: { availabilities } };
  },

  getDriverAvailability: (call) => {
    const { store, query } = call;
    checkDays(query);
    const { id } = known(call, call.params.id);
    const availabilities = dated(store.driverShiftsOf(id), query).map(unladen);
    return { status: 200, body: { availabilities, default_schedule: weekly(store.driverWeekOf(id)).map(unladen) } };
  },

  setDriverAvailability: (call) => {
    const { store, caller, body } = call;
    refuse(entryErrors(body));
    const { id } = known(call, call.params.id);
    const { work_date, start_time, end_time, available = true } = body;
    const availability = { work_date, start_time, end_time, available };
    const row = { ...availability, ref: id, customer_id: caller.customerId };
    const replaced = putDated(store.driverShifts, store.driverShiftsOf(id), row, body.original_start_time);
    return { status: 200, body: { availability, original_start_time: replaced } };
  },

  deleteDriverAvailability: (call) => {
    const { id } = known(call, call.params.id);
    const key = `${id} ${call.body.work_date} ${call.body.start_time}`;
    if (!call.store.driverShifts.get(key)) throw notFound('entry');
    call.store.driverShifts.remove(key);
    return { status: 204 };
  },

  setDriverDefaultAvailability: (call) => {
    const { store, caller, body } = call;
    refuse(weekErrors(body.availabilities, entryErrors));
    const { id } = known(call, call.params.id);
    putWeekly(store.driverWeeks, { ref: id, customer_id: caller.customerId }, body.availabilities);
    return { status: 200, body: { default_availability: weekly(store.driverWeekOf(id)).map(unladen) } };
  },
} satisfies Partial<Handlers>;
