import type { World } from '@/world/types.ts';

/** Where the rows of a table of the world go, and which of their fields. */
export interface Target {
  table: string;
  columns: readonly string[];
}

const shift = ['customer_id', 'start_time', 'end_time'];
const dated = [...shift, 'work_date', 'available'];
const weekly = [...shift, 'day_of_week'];
const load = ['material_type_id', 'disposition_area_id'];
const unit = ['id', 'customer_id', 'name', 'default_disposition_area_id', 'available', 'updated_at'];

/** In an order in which no row refers to a later table. Materials are the contract's own, not a table. */
export const targets: Partial<Record<keyof World, Target>> = {
  customers: { table: 'customers', columns: ['id', 'name', 'time_zone'] },
  users: {
    table: 'users',
    columns: ['id', 'customer_id', 'email', 'name', 'role', 'locale', 'password_hash', 'must_change_password'],
  },
  disposition_areas: { table: 'disposition_areas', columns: ['id', 'customer_id', 'name'] },
  construction_types: { table: 'construction_types', columns: ['customer_id', 'id', 'name'] },
  locations: {
    table: 'locations',
    columns: [
      ...['id', 'customer_id', 'location_id', 'location_name', 'city', 'street', 'latitude', 'longitude'],
      ...['disposition_area_id', 'location_type', 'is_active', 'updated_at'],
    ],
  },
  bins: {
    table: 'bins',
    columns: [
      ...['id', 'customer_id', 'container_id', 'location_ref', 'material_type', 'construction_type', 'active'],
      ...['constraints', 'last_level', 'last_recorded_at', 'last_emptied_at', 'updated_at'],
    ],
  },
  trucks: { table: 'trucks', columns: [...unit, 'license_plate', 'capacity', 'number_of_compartments'] },
  drivers: { table: 'drivers', columns: [...unit, 'driver_id', 'phone'] },
  phones: { table: 'phones', columns: ['id', 'customer_id', 'number', 'label', 'driver_ref'] },
  truck_default_availabilities: { table: 'truck_default_shifts', columns: ['truck_ref', ...weekly, ...load] },
  truck_availabilities: { table: 'truck_shifts', columns: ['truck_ref', ...dated, ...load] },
  driver_default_availabilities: { table: 'driver_default_shifts', columns: ['driver_ref', ...weekly] },
  driver_availabilities: { table: 'driver_shifts', columns: ['driver_ref', ...dated] },
  tours: {
    table: 'tours',
    columns: [
      ...[
        'id',
        'customer_id',
        'route_name',
        'disposition_area_id',
        'license_plate',
        'driver_id',
        'material_type',
        'date',
      ],
      ...['started_at', 'finished_at', 'started_on', 'finished_on', 'picked_up', 'planned', 'overflowing', 'status'],
      ...['km', 'fuel', 'tons', 'details', 'updated_at'],
    ],
  },
  tour_stops: {
    table: 'tour_stops',
    columns: ['tour_id', 'position', 'customer_id', 'location_ref', 'latitude', 'longitude', 'planned_at', 'state'],
  },
  tour_tracks: { table: 'tour_tracks', columns: ['tour_id', 'customer_id', 'points'] },
  route_events: {
    table: 'route_events',
    columns: [
      ...['id', 'customer_id', 'tour_id', 'location_ref', 'container_id', 'recorded_at', 'recorded_on', 'level'],
      ...['is_emptied', 'overflowing', 'material_type', 'comment', 'disposition_area_id'],
    ],
  },
  unloadings: {
    table: 'unloadings',
    columns: [
      ...['id', 'customer_id', 'tour_id', 'location_name', 'latitude', 'longitude', 'material_type', 'volume'],
      ...['weight', 'recorded_at', 'recorded_on', 'disposition_area_id'],
    ],
  },
  complaints: {
    table: 'complaints',
    columns: [
      ...['id', 'customer_id', 'location_ref', 'material_type', 'channel', 'reported_fill_level', 'emptied_fill_level'],
      ...['status', 'created_at', 'closed_at', 'updated_at'],
    ],
  },
};
