import { WEEK_DAYS } from '@/world/time';
import type { AnyCall, AnyHandler } from '../call';
import { checkDays, loadErrors, timeErrors, weekErrors } from '@/contract/rules';
import { areaFault } from '../collections/collection';
import { searchKey } from '../collections/conditions';
import { conflict, notFound, refuse, unprocessable } from '@/contract/problem';
import type { Row } from '../state/store';

interface Times {
  start_time: string;
  end_time: string;
  available?: boolean;
  material_type_id?: string | null;
  disposition_area_id?: number | null;
}
type Dated = Times & {
  work_date: string;
  original_start_time?: string | null;
  /** Of a truck's shift; the others are of a driver's. */
  driver_id?: string | null;
  driver_ref?: number | null;
  license_plate?: string | null;
  has_truck?: boolean;
};
type Weekly = Times & { day_of_week: (typeof WEEK_DAYS)[number] };

interface Days {
  start_date: string;
  end_date: string;
}

/** @throws 422 */
function daysOf({ query }: AnyCall): Days {
  checkDays(query as unknown as Days);
  return query as unknown as Days;
}

const byStart = (a: Dated, b: Dated) => (`${a.work_date} ${a.start_time}` < `${b.work_date} ${b.start_time}` ? -1 : 1);
const byDay = (a: Weekly, b: Weekly) => WEEK_DAYS.indexOf(a.day_of_week) - WEEK_DAYS.indexOf(b.day_of_week);

const overlaps = (a: Times, b: Times) => a.start_time < b.end_time && b.start_time < a.end_time;
const ofDriver = ({ store }: AnyCall, driver: number, day: string) =>
  store.tables.driver_availabilities.where('driver_ref', driver).filter(({ work_date }) => work_date === day);

/** Trucks lose a driver whose day has no entry at the time of their shift, or an absence then. */
function freeTrucks(call: AnyCall, driver: number, day: string): void {
  const { truck_availabilities: shifts } = call.store.tables;
  for (const shift of [...shifts.where('driver_ref', driver)]) {
    const entries = ofDriver(call, driver, day).filter((entry) => overlaps(entry, shift));
    if (shift.work_date === day && (entries.length === 0 || entries.some(({ available }) => !available)))
      shifts.put({ ...shift, driver_ref: null });
  }
}

/** The driver of a truck's shift, as on the server: the one given, else that of the entry it replaces; the driver's day gets an entry that spans it. */
function driverOf(call: AnyCall, truck: Row, entry: Dated): number | null {
  const { truck_availabilities: shifts, driver_availabilities: days, drivers, trucks } = call.store.tables;
  const { work_date: day, start_time, end_time, available, driver_id: key, original_start_time: original } = entry;
  const replaced = (one: { truck_ref: number; start_time: string }) =>
    one.truck_ref === truck.id && [original ?? start_time, start_time].includes(one.start_time);
  if (available === false || key === null) return null;
  const kept = shifts.where('truck_ref', truck.id).find((one) => one.work_date === day && replaced(one));
  const driver =
    key === undefined ? drivers.get(kept?.driver_ref ?? null) : drivers.find(call.caller.customerId, 'driver_id', key);
  if (!driver) {
    if (key !== undefined) throw unprocessable('driver_id', 'There is no such driver.');
    return null;
  }
  const taken = shifts
    .where('driver_ref', driver.id)
    .find((one) => one.work_date === day && !replaced(one) && trucks.get(one.truck_ref) && overlaps(one, entry));
  if (taken)
    throw conflict(
      `Driver ${driver.driver_id} has truck ${taken.license_plate} from ${taken.start_time} to ${taken.end_time} of that day.`,
      'driver_id',
    );
  const own = ofDriver(call, driver.id, day).filter((one) => overlaps(one, entry));
  if (own.some((one) => !one.available))
    throw conflict(`Driver ${driver.driver_id} is not available on that day.`, 'driver_id');
  if (!own.some((one) => one.start_time <= start_time && end_time <= one.end_time)) {
    for (const one of own) days.remove(`${driver.id} ${day} ${one.start_time}`);
    const { customer_id, driver_id, id: driver_ref } = driver;
    days.put({ customer_id, driver_ref, driver_id, work_date: day, start_time, end_time, available: true });
    freeTrucks(call, driver.id, day);
  }
  return driver.id;
}

/** The handlers of the shifts of trucks or drivers, by operationId; only those of trucks carry a material and an area. */
function shiftHandlers(kind: 'truck' | 'driver'): Record<string, AnyHandler> {
  const [Kind, ref] = kind === 'truck' ? (['Truck', 'truck_ref'] as const) : (['Driver', 'driver_ref'] as const);
  const param = kind === 'truck' ? 'license_plate' : 'id';
  const dated = ({ store }: AnyCall) => store.table(`${kind}_availabilities`);
  const weekly = ({ store }: AnyCall) => store.table(`${kind}_default_availabilities`);
  const week = (call: AnyCall, { id }: Row) => (weekly(call).where(ref, id) as unknown as Weekly[]).toSorted(byDay);
  const ownerOf = (call: AnyCall): Row => {
    const owner = call.store.table(`${kind}s`).find(call.caller.customerId, param, call.params[param]);
    if (!owner) throw notFound(kind);
    return owner;
  };
  /** An entry with its driver or truck. */
  const shown = ({ store }: AnyCall, entry: Dated): Dated => {
    const { truck_availabilities: shifts, drivers, trucks } = store.tables;
    const { driver_ref: driver, work_date } = entry;
    if (kind === 'truck') return { ...entry, driver_id: drivers.get(driver ?? null)?.driver_id ?? null };
    const [shift] = shifts
      .where('driver_ref', driver ?? null)
      .filter((one) => one.work_date === work_date && trucks.get(one.truck_ref) && overlaps(one, entry))
      .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
    return { ...entry, license_plate: shift?.license_plate ?? null, has_truck: shift !== undefined };
  };
  const scheduleOf = (call: AnyCall, owner: Row, { start_date: start, end_date: end }: Days) => ({
    availabilities: (dated(call).where(ref, owner.id) as unknown as Dated[])
      .filter(({ work_date }) => work_date >= start && work_date <= end)
      .map((entry) => shown(call, entry))
      .sort(byStart),
    default_schedule: week(call, owner),
  });
  /** Drivers carry nothing. */
  const errorsOf = (call: AnyCall, owner: Row, entry: Times, at = '') => {
    const { disposition_area_id: area } = entry;
    const fault = typeof area === 'number' ? areaFault(call, area) : undefined;
    return kind === 'truck' ? loadErrors(entry, Number(owner.number_of_compartments), fault, at) : [];
  };
  /** A row of a shift; a driver's carries nothing. */
  const rowOf = ({ caller }: AnyCall, owner: Row, entry: Times): Row => {
    const load = {
      material_type_id: entry.material_type_id ?? null,
      disposition_area_id: entry.disposition_area_id ?? null,
    };
    return {
      ...entry,
      ...(kind === 'truck' ? load : {}),
      [ref]: owner.id,
      customer_id: caller.customerId,
    } as unknown as Row;
  };

  return {
    [`list${Kind}Availabilities`]: (call) => {
      const days = daysOf(call);
      const areas = (call.query.disposition_area_ids ?? []) as number[];
      const name = (row: Row) => searchKey(String(kind === 'truck' ? row.license_plate : row.name));
      const owners = call.store
        .table(`${kind}s`)
        .where('customer_id', call.caller.customerId)
        .filter((row) => areas.length === 0 || areas.includes(Number(row.default_disposition_area_id)))
        .sort((a, b) => (name(a) < name(b) || (name(a) === name(b) && a.id < b.id) ? -1 : 1));
      return {
        status: 200,
        body: { availabilities: owners.map((row) => ({ ...row, ...scheduleOf(call, row, days) })) },
      };
    },

    [`get${Kind}Availability`]: (call) => {
      const days = daysOf(call);
      return { status: 200, body: scheduleOf(call, ownerOf(call), days) };
    },

    [`set${Kind}Availability`]: (call) => {
      const { original_start_time: original, ...body } = call.body as Dated;
      refuse(timeErrors(body));
      const owner = ownerOf(call);
      refuse(errorsOf(call, owner, body));
      const { work_date: day, start_time: start, end_time: end } = body;
      const replaces = original ?? start;
      const entries = dated(call).where(ref, owner.id) as unknown as Dated[];
      const others = entries.filter(({ work_date }) => work_date === day);
      const found = others.find((one) => one.start_time === replaces) ?? others.find((one) => one.start_time === start);
      const other = others.find(
        (one) => ![replaces, start].includes(one.start_time) && one.start_time < end && start < one.end_time,
      );
      if (other)
        throw conflict(
          `It overlaps the entry from ${other.start_time} to ${other.end_time} of that day.`,
          'start_time',
        );
      const pair =
        kind === 'truck' ? { driver_ref: driverOf(call, owner, { ...body, original_start_time: original }) } : {};
      if (found && found.start_time !== start) dated(call).remove(`${owner.id} ${day} ${found.start_time}`);
      const row = dated(call).put(rowOf(call, owner, { ...body, available: body.available ?? true, ...pair }));
      if (kind === 'driver') freeTrucks(call, owner.id, day);
      const availability = kind === 'truck' ? shown(call, row as unknown as Dated) : row;
      return { status: 200, body: { availability, original_start_time: found?.start_time ?? null } };
    },

    [`delete${Kind}Availability`]: (call) => {
      const { work_date, start_time } = call.body as Dated;
      const { id } = ownerOf(call);
      const key = `${id} ${work_date} ${start_time}`;
      if (!dated(call).get(key)) throw notFound('entry');
      dated(call).remove(key);
      if (kind === 'driver') freeTrucks(call, id, work_date);
      return { status: 204 };
    },

    [kind === 'truck' ? 'setTruckDefaultAvailabilities' : 'setDriverDefaultAvailability']: (call) => {
      const { availabilities: entries } = call.body as { availabilities: Weekly[] };
      const owner = ownerOf(call);
      refuse(weekErrors(entries, (entry, at) => errorsOf(call, owner, entry, at)));
      for (const { available, ...entry } of entries)
        if (available === false) weekly(call).remove(`${owner.id} ${entry.day_of_week}`);
        else weekly(call).put(rowOf(call, owner, entry));
      const name = kind === 'truck' ? 'default_availabilities' : 'default_availability';
      return { status: 200, body: { [name]: week(call, owner) } };
    },
  };
}

const finished = ({ store }: AnyCall) => store.table('finished_days');
/** The key of a customer's day. */
const dayKey = ({ caller, params }: AnyCall) =>
  caller.customerId * 100_000_000 + Number(String(params.work_date).replaceAll('-', ''));

const finishedDayHandlers: Record<string, AnyHandler> = {
  listFinishedDays: (call) => {
    const { start_date: start, end_date: end } = daysOf(call);
    const days = finished(call)
      .where('customer_id', call.caller.customerId)
      .map((row) => String(row.work_date))
      .filter((day) => day >= start && day <= end);
    return { status: 200, body: { finished_days: days.sort() } };
  },
  finishDay: (call) => {
    const { work_date } = call.params;
    finished(call).put({ id: dayKey(call), customer_id: call.caller.customerId, work_date });
    return { status: 204 };
  },
  reopenDay: (call) => {
    if (!finished(call).get(dayKey(call))) throw notFound('finished day');
    finished(call).remove(dayKey(call));
    return { status: 204 };
  },
};

export const shifts = { ...shiftHandlers('truck'), ...shiftHandlers('driver'), ...finishedDayHandlers };
