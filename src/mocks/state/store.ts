import { type Bin, ChangedResource } from '@/api/generated/dashboard.schemas';
import { notFound } from '@/contract/problem';
import type { BinRow, ComplaintRow, TourRow, World } from '@/world/types';
import { countedArea } from './areas';
import { caseOf, tourAhead } from './cases';
import { driverOf, isOpen } from './crew';
import { delayOf } from './delay';
import { forecastOf } from './forecast';
import { persistence, Table, type Tables } from './table';

/** A record of the contract with the customer it belongs to, and the system's keys of what it refers to. */
export interface Row {
  id: number;
  customer_id: number;
  [field: string]: unknown;
}

/** A record that was changed: its customer, what it is, and its id (of shifts, the truck or driver). */
export interface Changed {
  customer: number;
  resource: ChangedResource;
  id: number;
}

type AnyRow = Partial<Record<'customer_id' | 'truck_ref' | 'driver_ref', number>> & {
  id?: number | string;
  work_date?: string;
  start_time?: string;
  day_of_week?: string;
};

const ownerOf = ({ truck_ref: truck, driver_ref: driver }: AnyRow) => truck ?? driver;

/** How the rows of a table are told apart: by number, a shift by its owner and time. Rows without either never change. */
function keysOf() {
  let number = 0;
  return (row: AnyRow): string | number => {
    if (typeof row.id === 'number') return row.id;
    if (ownerOf(row) === undefined) return ++number;
    return row.work_date ? `${ownerOf(row)} ${row.work_date} ${row.start_time}` : `${ownerOf(row)} ${row.day_of_week}`;
  };
}

const tableNames: Record<string, string> = { forecasts: 'bins', areas: 'disposition_areas' };
/** The table of a resource; a container and its forecast are one row. */
export const tableOf = (resource: string): string => tableNames[resource] ?? resource;

/** The resource of the live stream that tells of a table's changes. */
const resourceOf = (name: string) => {
  const resource = name.replace(/_(default_)?availabilities$/, '_shifts').replace(/^disposition_/, '');
  return Object.values(ChangedResource).find((one) => one === resource);
};

/**
 * The records of all customers on top of a world.
 * @param more rows of collections that the world does not have
 * @param changed told after each change
 */
export function openStore(
  world: World,
  more: Record<string, Row[]> = {},
  changed: (change?: Changed) => void = () => {},
) {
  let version = 0;
  const tables = Object.fromEntries(
    Object.entries({ ...more, ...world }).map(([name, rows]) => {
      const resource = resourceOf(name);
      const told = (row: AnyRow) => {
        version += 1;
        changed(resource && { customer: row.customer_id ?? 0, resource, id: Number(ownerOf(row) ?? row.id) });
      };
      return [name, new Table<AnyRow>(rows as AnyRow[], keysOf(), told)];
    }),
  );
  const known = tables as unknown as Tables;
  const joined = new Map<string, { at: string; rows: Row[] }>();
  /** Where a level comes from. The mock has no rows of sensors. */
  const sensorOf = ({ customer_id, container_id, last_level, last_recorded_at }: BinRow) => {
    const found = known.route_events
      .where('container_id', container_id)
      .some((event) => event.customer_id === customer_id && event.recorded_at === last_recorded_at);
    const level_source = last_level === null ? null : found ? 'driver' : 'sensor';
    return { level_source, sensor_trust: null, sensor_error: null };
  };
  const store = {
    tables: known,
    table: (resource: string) => tables[tableOf(resource)] as unknown as Table<Row>,
    /** The caller's location with the operator's key. */
    locationOf: (customer: number, key: unknown) => known.locations.find(customer, 'location_id', String(key)),
    /** The area in whose figures an event counts: that of its location, also when that is gone. */
    areaOfEvent: (ref: number): number | null =>
      (known.locations.get(ref) ?? known.locations.removed(0).find(({ id }) => id === ref))?.disposition_area_id ??
      null,
    /** A row with what it shows of others, under the names that the contract has for it. */
    complete(name: string, row: Row, now: Date): Row {
      const { location_ref: ref } = row as { location_ref?: number | null };
      if (name === 'locations') {
        const bins = [...known.bins.where('location_ref', row.id)].sort((a, b) =>
          a.container_id < b.container_id ? -1 : 1,
        );
        const count = (code: string) => bins.filter((bin) => bin.material_type.split('+').includes(code)).length;
        const { location_id, location_name, latitude, longitude } = row;
        const place = { location_id, location_name, latitude, longitude };
        const containers = bins.map((bin) => ({ ...bin, ...sensorOf(bin), ...place }));
        return { ...row, containers, container_site: { white: count('11'), green: count('12'), brown: count('13') } };
      }
      if (name === 'tours') {
        const tour = row as unknown as TourRow;
        const driver = driverOf(known, tour);
        const times = known.tour_stops
          .where('tour_id', row.id)
          .flatMap(({ planned_at: at }) => at ?? [])
          .sort();
        return {
          ...row,
          ...{ planned_start: times[0] ?? null, planned_end: times.at(-1) ?? null },
          driver_id: driver?.driver_id ?? (isOpen(tour) ? null : tour.driver_id),
          duration: durationOf(tour, now),
          delay: delayOf(known, tour),
          driver_name: driver?.name ?? null,
        };
      }
      if (name === 'phones') {
        const driver = known.drivers.get(row.driver_ref as number | null);
        return {
          ...row,
          driver_id: driver?.driver_id ?? null,
          disposition_area_id: driver?.default_disposition_area_id ?? null,
        };
      }
      if (name === 'areas')
        return countedArea(known, store.table('users').where('customer_id', row.customer_id), row, now);
      if (name === 'views') return { ...row, shared: row.user_ref === null };
      if (ref === undefined) return row;
      const location = known.locations.get(ref) ?? null;
      const {
        location_id = null,
        location_name = null,
        city = null,
        street = null,
        disposition_area_id = null,
      } = location ?? {};
      const placed = { ...row, location_id, location_name, city, street, disposition_area_id, location };
      if (name === 'complaints')
        return { ...placed, case: caseOf(known, row as unknown as ComplaintRow, now), report: row.report ?? null };
      if (name !== 'bins' && name !== 'forecasts') return placed;
      const bin = row as unknown as BinRow;
      const open = known.complaints
        .where('location_ref', ref ?? -1)
        .filter(({ status, material_type: code }) => status === 'open' && bin.material_type.includes(code));
      const { latitude = null, longitude = null } = location ?? {};
      const planned_on = tourAhead(known, ref ?? -1, bin.material_type, now)?.date ?? null;
      return { ...placed, latitude, longitude, planned_on, ...sensorOf(bin), ...forecastOf(bin, open, now) };
    },
    /** The caller's rows of a table, each complete; computed once for each state of the records and minute. */
    rows(name: string, customer: number, now: Date): readonly Row[] {
      const [key, at] = [`${name} ${customer}`, `${version} ${Math.floor(now.getTime() / 60_000)}`];
      const cached = joined.get(key);
      if (cached?.at === at) return cached.rows;
      const own = store
        .table(name)
        .all()
        .filter((row) => (row.customer_id ?? customer) === customer);
      const rows = own.map((row) => store.complete(name, row, now));
      joined.set(key, { at, rows });
      return rows;
    },
    ...persistence(tables),
  };
  return store;
}

/** Minutes from start to finish, or until now while in progress. */
function durationOf({ started_at: from, finished_at: to, status }: TourRow, now: Date): number | null {
  const end = to === null ? now.getTime() : Date.parse(to);
  return from === null || (to === null && status !== 'in_progress')
    ? null
    : Math.round(Math.max(0, end - Date.parse(from)) / 60_000);
}

export type Store = ReturnType<typeof openStore>;

/** The caller's record with an id. @param what it is called @throws 404 */
export function ownRow<T extends object = object>(
  { store, caller }: { store: Store; caller: { customerId: number } },
  list: string,
  id: number,
  what: string,
): Row & T {
  const row = store.table(list).get(id);
  if (row?.customer_id !== caller.customerId) throw notFound(what);
  return row as Row & T;
}

/** Figures of the active containers of a complete location, the smallest first. */
export const ofActive = ({ containers }: Row, figure: (bin: Bin) => number | null | undefined): number[] =>
  (containers as Bin[]).flatMap((bin) => (bin.active ? (figure(bin) ?? []) : [])).toSorted((a, b) => a - b);
