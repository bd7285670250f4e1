import type * as api from '@/api/generated/dashboard.schemas';
import { estimate, type Position } from '@/world/distance';
import { dayFromText, zoneOf } from '@/world/time';
import type { TourRow, TourStopRow } from '@/world/types';
import type { Context, Handlers } from '../call';
import { ownRow, type Row } from './store';

/** Containers that a tour empties, and that one under way takes on. */
export const LIFTS = { new: 36, more: 8 };
const MINUTES = { lift: 6, unload: 27 };
const METRES_A_MINUTE = 420;

export type Place = Context & { body?: unknown; params?: unknown };
export type Found = api.Forecast & Position;
type NewTour = Omit<api.ProposedTour, 'driver_id'> & { driver_id: string | null };
export interface Pair {
  truck: api.Truck;
  driver: string;
  /** Minutes of the day. */
  from: number;
  tour?: TourRow;
}

export const toursOn = ({ store, caller }: Place, date: string) =>
  store.tables.tours
    .where('date', date)
    .filter(({ customer_id, status }) => customer_id === caller.customerId && status !== 'cancelled');

/** Pairs of a day whose truck has no tour. */
export function pairsOn(call: Place, date: string): Pair[] {
  const { truck_availabilities, trucks, drivers } = call.store.tables;
  const taken = new Set(toursOn(call, date).map(({ license_plate }) => license_plate));
  return truck_availabilities.where('work_date', date).flatMap((shift) => {
    const truck = trucks.get(shift.truck_ref);
    const driver = drivers.get(shift.driver_ref ?? 0);
    const isOwn = truck?.customer_id === call.caller.customerId;
    if (!isOwn || !driver || !shift.available || taken.has(truck.license_plate)) return [];
    const [hours = 0, minutes = 0] = shift.start_time.split(':').map(Number);
    return [{ truck, driver: driver.driver_id, from: 60 * hours + minutes }];
  });
}

/** The order of a tour that always drives to the nearest container. */
function nearestFirst(containers: readonly Found[]): Found[] {
  const rest = [...containers];
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    const here = order.at(-1) as Found;
    const next = rest.reduce((a, b) => (estimate(here, b) < estimate(here, a) ? b : a));
    order.push(...rest.splice(rest.indexOf(next), 1));
  }
  return order;
}

/** A tour that empties containers in their order. */
export function tourOf(
  { caller }: Place,
  date: string,
  { truck, driver, from, tour }: Pair,
  containers: readonly Found[],
): api.ProposedTour {
  const zone = zoneOf(caller.timeZone);
  const moment = (minutes: number) => new Date(zone.at(dayFromText(date), minutes)).toISOString();
  const stops: api.ProposedStop[] = [];
  let [at, metres] = [from + 20, 0];
  let here: Position | undefined;
  for (const next of containers) {
    const way = here ? estimate(here, next) : 0;
    [metres, at, here] = [metres + way, at + way / METRES_A_MINUTE, next];
    const last = stops.at(-1);
    const { container_id, location_id, location_name, latitude, longitude, material_type, level_now: level } = next;
    if (last?.location_id === location_id) {
      last.container_ids.push(container_id);
      last.levels?.push({ material_type, level });
    } else
      stops.push({
        ...{ location_id: location_id ?? '', location_name: location_name ?? '', latitude, longitude },
        ...{ planned_at: moment(Math.floor(at)), container_ids: [container_id], levels: [{ material_type, level }] },
      });
    at += MINUTES.lift;
  }
  const end = at + MINUTES.unload;
  return {
    ...{ tour_id: tour?.id ?? null, license_plate: truck.license_plate, driver_id: driver },
    disposition_area_id: containers[0]?.disposition_area_id ?? null,
    material_type: tour?.material_type ?? [...new Set(containers.map(({ material_type }) => material_type))],
    ...{ ends_at: moment(Math.ceil(end)), km: Math.round(metres / 100) / 10, hours: Math.round((end - from) / 6) / 10 },
    ...{ lifts: containers.length, tonnes: Math.round(containers.length * 45) / 100, stops },
    unloadings: [moment(Math.ceil(at))],
    conflicts: [],
  };
}
export function share(call: Place, date: string, pairs: readonly Pair[], containers: readonly Found[], most: number) {
  const groups = pairs.map((pair, index) => ({ pair, own: containers.slice(index * most, (index + 1) * most) }));
  const tours = groups.flatMap(({ pair, own }) =>
    own.length > 0 ? [tourOf(call, date, pair, nearestFirst(own))] : [],
  );
  const reason: api.LeftOutReason = pairs.length > 0 ? 'no_time_left' : 'no_shift_in_area';
  return { ...figuresOf(tours), left_out: containers.slice(pairs.length * most).map((one) => leftOut(one, reason)) };
}

export const leftOut = (
  { container_id, location_id, material_type, disposition_area_id }: Found,
  reason: api.LeftOutReason,
): api.LeftOutContainer => ({
  ...{ container_id, location_id: location_id ?? '', material_type, disposition_area_id, reason },
});

/** Tours with what they come to. */
export function figuresOf(tours: api.ProposedTour[]) {
  const sum = (of: (tour: api.ProposedTour) => number) =>
    Math.round(10 * tours.reduce((all, tour) => all + of(tour), 0)) / 10;
  return { tours, km: sum(({ km }) => km), hours: sum(({ hours }) => hours), lifts: sum(({ lifts }) => lifts) };
}

export const forecasts = ({ store, caller, now }: Place) =>
  (store.rows('forecasts', caller.customerId, now) as unknown as Found[]).filter(
    (one) => one.active && one.location_id !== null,
  );

export type StoredPlan<T> = Row &
  T & {
    /** Tours that were made, how affected ones were, and the stops that others had. */
    made?: number[];
    were?: TourRow[];
    had?: { id: number; stops: TourStopRow[] }[];
  };

/** Stores plans in tables of the store. `tours` are the operations that write tours. */
export function planStore(tours: Handlers) {
  const stored = <T>(call: Place, name: string, id: number) =>
    ownRow(call, name, id, name === 'disruptions' ? 'disruption' : 'tour proposal') as StoredPlan<T>;
  const add = <T extends object>({ store, caller }: Place, name: string, row: T) => {
    const table = store.table(name);
    return table.put({ id: table.nextId(), customer_id: caller.customerId, ...row } as Row) as unknown as StoredPlan<T>;
  };
  const shown = <T>({ customer_id: _, made: _made, were: _were, had: _had, ...row }: StoredPlan<T>) =>
    row as unknown as T;
  const plan = (call: Place, date: string, made: readonly NewTour[], name: (tour: NewTour) => string) =>
    made.map((tour) => {
      const { license_plate, driver_id, disposition_area_id, material_type, stops } = tour;
      const given = { license_plate, driver_id, disposition_area_id, material_type, stops };
      const body = { route_name: name(tour), date, ...given };
      const made = tours.createTour?.({ ...call, body } as never) as { body: api.TourEnvelope } | undefined;
      const id = made?.body.tour.tour.id ?? 0;
      const { tours: table, locations, bins } = call.store.tables;
      const row = table.get(id);
      const refs = stops.flatMap(
        (stop) => locations.find(call.caller.customerId, 'location_id', stop.location_id)?.id ?? [],
      );
      const wanted = stops.flatMap(({ container_ids }) => container_ids);
      const there = refs.flatMap((ref) => bins.where('location_ref', ref).map(({ container_id }) => container_id));
      if (row) table.put({ ...row, left_container_ids: there.filter((key) => !wanted.includes(key)) });
      return id;
    });
  return { stored, add, shown, plan };
}
