import type { ChangedResource } from '@/api/generated/dashboard.schemas';
import type { World } from '@/world/types';
import type * as rows from './rows';
import { groups, keeping, Table } from './table';

const shiftKey = ({ ref, work_date, start_time }: rows.ShiftRow) => `${ref} ${work_date} ${start_time}`;
const weekKey = ({ ref, day_of_week }: rows.WeekRow) => `${ref} ${day_of_week}`;

/** A record that was changed: its customer, what it is, and its id (of shifts, the truck or driver). */
export interface Changed {
  customer: number;
  resource: ChangedResource;
  id: number;
}

/**
 * The records of all customers on top of a world.
 * @param changed told after each change
 */
export function openStore(world: World, changed: (change: Changed) => void = () => undefined) {
  const told =
    (resource: ChangedResource) =>
    ({ customer_id: customer, ...row }: { customer_id: number } & ({ id: number } | { ref: number })) =>
      changed({ customer, resource, id: 'id' in row ? row.id : row.ref });
  const table = <Row extends { id: number; customer_id: number }>(list: readonly Row[], resource: ChangedResource) =>
    new Table<Row>(list, ({ id }) => id, told(resource));
  const shifts = (list: readonly rows.ShiftRow[], resource: ChangedResource) =>
    new Table<rows.ShiftRow, string>(list, shiftKey, told(resource));
  const weeks = (list: readonly rows.WeekRow[], resource: ChangedResource) =>
    new Table<rows.WeekRow, string>(list, weekKey, told(resource));
  const truckRows = <Row extends { truck_ref: number }>(list: readonly Row[]) =>
    list.map(({ truck_ref: ref, ...row }) => ({ ...row, ref }));
  const driverRows = <Row extends { driver_ref: number }>(list: readonly Row[]) =>
    list.map(({ driver_ref: ref, ...row }) => ({ ...row, ref }));
  const tables = {
    locations: table<rows.LocationRow>(world.locations, 'locations'),
    bins: table<rows.BinRow>(world.bins, 'bins'),
    trucks: table<rows.TruckRow>(world.trucks, 'trucks'),
    drivers: table<rows.DriverRow>(world.drivers, 'drivers'),
    phones: table<rows.PhoneRow>(world.phones, 'phones'),
    complaints: table<rows.ComplaintRow>(world.complaints, 'complaints'),
    truckShifts: shifts(truckRows(world.truck_availabilities), 'truck_shifts'),
    truckWeeks: weeks(truckRows(world.truck_default_availabilities), 'truck_shifts'),
    driverShifts: shifts(driverRows(world.driver_availabilities), 'driver_shifts'),
    driverWeeks: weeks(driverRows(world.driver_default_availabilities), 'driver_shifts'),
  };
  // Nothing changes these: they only have to be found.
  const tours = table<rows.TourRow>(world.tours, 'tours');
  const events = table<rows.EventRow>(world.route_events, 'notifications');
  const unloadings = table<rows.UnloadingRow>(world.unloadings, 'notifications');
  const fixed = <Row, K>(list: readonly Row[], keyOf: (row: Row) => K) => {
    const grouped = groups(list, keyOf);
    return (key: K): readonly Row[] => grouped.get(key) ?? [];
  };
  // An event counts for the area of its location, also when that is gone.
  const areas = new Map(world.locations.map(({ id, disposition_area_id }) => [id, disposition_area_id]));
  return {
    ...tables,
    tours,
    events,
    unloadings,
    customer: new Map(world.customers.map((row) => [row.id, row])),
    areas: fixed(world.disposition_areas, ({ customer_id }) => customer_id),
    areaName: new Map(world.disposition_areas.map(({ id, name }) => [id, name])),
    constructionTypes: fixed<rows.ConstructionTypeRow, number>(world.construction_types, (row) => row.customer_id),
    stopsOf: fixed<rows.StopRow, number>(world.tour_stops, ({ tour_id }) => tour_id),
    trackOf: new Map(world.tour_tracks.map(({ tour_id, points }) => [tour_id, points])),
    // Indexes.
    locationsOf: tables.locations.by(({ customer_id }) => customer_id),
    locationByKey: tables.locations.by(({ customer_id, location_id }) => `${customer_id} ${location_id}`),
    binsOf: tables.bins.by(({ customer_id }) => customer_id),
    binByKey: tables.bins.by(({ customer_id, container_id }) => `${customer_id} ${container_id}`),
    binsAt: tables.bins.by(({ location_ref }) => location_ref),
    trucksOf: tables.trucks.by(({ customer_id }) => customer_id),
    truckByKey: tables.trucks.by(({ customer_id, license_plate }) => `${customer_id} ${license_plate}`),
    driversOf: tables.drivers.by(({ customer_id }) => customer_id),
    phonesOf: tables.phones.by(({ customer_id }) => customer_id),
    complaintsOf: tables.complaints.by(({ customer_id }) => customer_id),
    toursOf: tours.by(({ customer_id }) => customer_id),
    eventsOf: events.by(({ customer_id }) => customer_id),
    eventsOfTour: events.by(({ tour_id }) => tour_id),
    eventsAt: events.by(({ location_ref }) => location_ref),
    unloadingsOf: unloadings.by(({ customer_id }) => customer_id),
    unloadingsOfTour: unloadings.by(({ tour_id }) => tour_id),
    truckShiftsOf: tables.truckShifts.by(({ ref }) => ref),
    truckWeekOf: tables.truckWeeks.by(({ ref }) => ref),
    driverShiftsOf: tables.driverShifts.by(({ ref }) => ref),
    driverWeekOf: tables.driverWeeks.by(({ ref }) => ref),
    areaOfEvent: ({ location_ref: ref }: rows.EventRow): number | null =>
      (tables.locations.get(ref) ?? { disposition_area_id: areas.get(ref) ?? null }).disposition_area_id,
    /** Where the records differ from the world. */
    ...keeping(tables),
  };
}

export type Store = ReturnType<typeof openStore>;
