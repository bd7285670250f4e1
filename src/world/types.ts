import type * as api from '@/api/generated/dashboard.schemas';

/** Rows as a database holds them. `…_at` are ISO 8601 in UTC, `…_on`, `date` and `work_date` days in the customer's time zone,
 *  `…_ref` the system's key of a row, `location_id`, `container_id`, `driver_id` and `license_plate` the operator's own. */
interface Row {
  /** Unique within its table, over all customers. */
  id: number;
  customer_id: number;
}

export interface CustomerRow {
  id: number;
  name: string;
  time_zone: string;
  yard: api.MapPoint;
  plant: api.MapPoint;
  updated_at: string;
}

export interface UserRow extends Row {
  email: string;
  name: string;
  role: api.Role;
  locale: api.Language;
  /** The next sign-in asks for a new password. */
  must_reset_password: boolean;
}

export interface DispositionAreaRow extends Row {
  name: string;
  color: api.AreaColor;
}

export interface ConstructionTypeRow {
  customer_id: number;
  id: string;
  name: string;
  name_de: string;
}

export interface MaterialRow extends api.Material {
  name_de: string;
}

/** A record of the contract with its customer; what a record shows of others is left out, `…_ref` says whose it is. */
type Owned<Record> = Record & { customer_id: number };
type At = { location_ref: number; location_id: string };

export type LocationRow = Owned<Omit<api.Location, 'containers' | 'container_site'>> & { disposition_area_id: number };
export type BinRow = Owned<Omit<api.Bin, 'location_name'>> & At;
export type TruckRow = Owned<api.Truck>;
export type DriverRow = Owned<api.Driver>;
export type PhoneRow = Owned<api.Phone> & { driver_ref: number | null };
export type TourRow = Owned<Omit<api.Tour, 'duration' | 'delay' | 'driver_name' | 'planned_start' | 'planned_end'>> & {
  /** At its stops, not to be emptied. */
  left_container_ids?: string[];
  disposition_area_id: number;
  started_on: string | null;
  finished_on: string | null;
};
export type TourStopRow = Owned<Omit<api.TourStop, 'location_name' | 'recorded' | 'left'>> &
  At & { tour_id: number; planned_at: string };
/** The line driven so far, or planned: [longitude, latitude], 5 decimals. */
type TourTrackRow = Owned<{ tour_id: number; points: [number, number][] }>;
export type RouteEventRow = Owned<Omit<api.RouteEvent, 'location_name'>> & At & { recorded_on: string };
export type UnloadingRow = Owned<api.Unloading> & { recorded_on: string };
export type ComplaintRow = Owned<Omit<api.Complaint, 'case' | 'city' | 'street' | 'location_name' | 'location'>> & At;

type OfTruck = { truck_ref: number; license_plate: string };
type OfDriver = { driver_ref: number; driver_id: string };

/** With the driver of the shift. */
type TruckAvailabilityRow = Owned<Omit<api.TruckAvailability, 'driver_id'>> & OfTruck & { driver_ref: number | null };
type TruckDefaultAvailabilityRow = Owned<api.TruckDefaultAvailability> & OfTruck;
type DriverAvailabilityRow = Owned<Omit<api.DriverAvailability, 'license_plate' | 'has_truck'>> & OfDriver;
type DriverDefaultAvailabilityRow = Owned<api.DriverDefaultAvailability> & OfDriver;

/** Without an owner it is shared. */
type ViewRow = Owned<Omit<api.View, 'shared'>> & { user_ref: number | null };

/** All rows of a world by table, in an order in which no row refers to a later table. */
export interface World {
  customers: CustomerRow[];
  users: UserRow[];
  disposition_areas: DispositionAreaRow[];
  materials: MaterialRow[];
  construction_types: ConstructionTypeRow[];
  locations: LocationRow[];
  bins: BinRow[];
  trucks: TruckRow[];
  drivers: DriverRow[];
  phones: PhoneRow[];
  truck_default_availabilities: TruckDefaultAvailabilityRow[];
  truck_availabilities: TruckAvailabilityRow[];
  driver_default_availabilities: DriverDefaultAvailabilityRow[];
  driver_availabilities: DriverAvailabilityRow[];
  tours: TourRow[];
  tour_stops: TourStopRow[];
  tour_tracks: TourTrackRow[];
  route_events: RouteEventRow[];
  unloadings: UnloadingRow[];
  complaints: ComplaintRow[];
  /** Nobody has saved one yet. */
  views: ViewRow[];
}

/** Some rows of one table. */
export type Batch = { [T in keyof World]: { table: T; rows: World[T] } }[keyof World];
export type WorldSize = 'small' | 'demo' | 'huge' | 'large';
/** `empty` has customers, areas and materials, and nothing that they entered. */

export interface WorldOptions {
  size: WorldSize | 'empty';
  seed: number;
  /** The moment the world is seen from; nothing in it is later but plans. */
  now: Date;
  /** Of the demo city. Default Europe/Berlin. */
  timeZone?: string;
}
