import type {
  ComplaintChannel,
  ComplaintStatus,
  ContainerConstraint,
  FillLevel,
  Language,
  LocationType,
  Material,
  MaterialCode,
  Role,
  TourStatus,
  StopState,
} from '@/api/generated/dashboard.schemas';
import type * as shifts from './types-shifts.ts';

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
}

export interface UserRow extends Row {
  email: string;
  name: string;
  role: Role;
  locale: Language;
  /** The next sign-in asks for a new password. */
  must_reset_password: boolean;
}

export interface DispositionAreaRow extends Row {
  name: string;
}

export interface ConstructionTypeRow {
  customer_id: number;
  id: string;
  name: string;
  name_de: string;
}

export interface MaterialRow extends Material {
  name_de: string;
}

export interface LocationRow extends Row {
  location_id: string;
  location_name: string;
  city: string;
  street: string;
  latitude: number;
  longitude: number;
  disposition_area_id: number;
  location_type: LocationType;
  is_active: boolean;
  updated_at: string;
}

export interface BinRow extends Row {
  container_id: string;
  location_ref: number;
  location_id: string;
  material_type: MaterialCode;
  construction_type: string;
  active: boolean;
  constraints: ContainerConstraint[];
  /** Percent; what a crew or the sensor last saw, 0 after emptying. */
  last_level: number | null;
  last_recorded_at: string | null;
  last_emptied_at: string | null;
  updated_at: string;
}

export interface TruckRow extends Row {
  license_plate: string;
  name: string;
  /** Metric tonnes. */
  capacity: number;
  number_of_compartments: number;
  default_disposition_area_id: number | null;
  available: boolean;
  updated_at: string;
}

export interface DriverRow extends Row {
  driver_id: string;
  name: string;
  phone: string | null;
  default_disposition_area_id: number | null;
  available: boolean;
  updated_at: string;
}

export interface PhoneRow extends Row {
  number: string;
  label: string;
  driver_ref: number | null;
  driver_id: string | null;
}

export interface TourRow extends Row {
  route_name: string;
  disposition_area_id: number;
  license_plate: string;
  driver_id: string;
  material_type: MaterialCode[];
  date: string;
  status: TourStatus;
  started_at: string | null;
  finished_at: string | null;
  started_on: string | null;
  finished_on: string | null;
  /** Containers planned, emptied, found overflowing. */
  planned: number;
  picked_up: number;
  overflowing: number;
  km: number | null;
  /** Litres. */
  fuel: number | null;
  /** Metric tonnes unloaded. */
  tons: number;
  details: string | null;
  updated_at: string;
}

export interface TourStopRow {
  customer_id: number;
  tour_id: number;
  position: number;
  location_ref: number;
  location_id: string;
  latitude: number;
  longitude: number;
  planned_at: string;
  state: StopState;
}

export interface TourTrackRow {
  customer_id: number;
  tour_id: number;
  /** The line driven so far, or planned: [longitude, latitude], 5 decimals. */
  points: [number, number][];
}

export interface RouteEventRow extends Row {
  tour_id: number;
  location_ref: number;
  location_id: string;
  container_id: string;
  recorded_at: string;
  recorded_on: string;
  /** Percent before emptying. */
  level: number;
  /** False: the stop was skipped, `comment` says why. */
  is_emptied: boolean;
  overflowing: boolean;
  material_type: MaterialCode;
  comment: string | null;
}

export interface UnloadingRow extends Row {
  tour_id: number;
  location_name: string;
  latitude: number;
  longitude: number;
  material_type: MaterialCode;
  /** Cubic metres. */
  volume: number;
  /** Metric tonnes. */
  weight: number;
  recorded_at: string;
  recorded_on: string;
}

export interface ComplaintRow extends Row {
  location_ref: number;
  location_id: string;
  material_type: MaterialCode;
  channel: ComplaintChannel;
  reported_fill_level: FillLevel;
  emptied_fill_level: FillLevel | null;
  status: ComplaintStatus;
  created_at: string;
  closed_at: string | null;
  updated_at: string;
}

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
  truck_default_availabilities: shifts.TruckDefaultAvailabilityRow[];
  truck_availabilities: shifts.TruckAvailabilityRow[];
  driver_default_availabilities: shifts.DriverDefaultAvailabilityRow[];
  driver_availabilities: shifts.DriverAvailabilityRow[];
  tours: TourRow[];
  tour_stops: TourStopRow[];
  tour_tracks: TourTrackRow[];
  route_events: RouteEventRow[];
  unloadings: UnloadingRow[];
  complaints: ComplaintRow[];
}

/** Some rows of one table. */
export type Batch = { [T in keyof World]: { table: T; rows: World[T] } }[keyof World];
export type WorldSize = 'small' | 'demo' | 'huge' | 'large';

export interface WorldOptions {
  size: WorldSize;
  seed: number;
  /** The moment the world is seen from; nothing in it lies later but plans. */
  now: Date;
  /** Of the demo city. Default Europe/Berlin. */
  timeZone?: string;
}
