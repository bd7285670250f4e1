import type * as api from '@/api/generated/dashboard.schemas';
import type * as rows from '../state/rows';
import type { Store } from '../state/store';

/** Records as the contract shows them. */

export function binView(store: Store) {
  return (row: rows.BinRow): api.Bin => ({
    id: row.id,
    container_id: row.container_id,
    location_id: (row.location_ref === null ? undefined : store.locations.get(row.location_ref))?.location_id ?? null,
    material_type: row.material_type,
    construction_type: row.construction_type,
    active: row.active,
    constraints: row.constraints,
    last_level: row.last_level,
    last_recorded_at: row.last_recorded_at,
    last_emptied_at: row.last_emptied_at,
    updated_at: row.updated_at,
  });
}

export function locationView(store: Store) {
  return (row: rows.LocationRow): api.Location => {
    const containers = store.binsAt(row.id).map(binView(store));
    containers.sort((a, b) => (a.container_id < b.container_id ? -1 : 1));
    const count = (code: string) => containers.filter((bin) => bin.material_type.split('+').includes(code)).length;
    const { id, location_id, location_name, city, street, latitude, longitude, disposition_area_id } = row;
    return {
      ...{ id, location_id, location_name, city, street, latitude, longitude, disposition_area_id },
      location_type: row.location_type,
      is_active: row.is_active,
      containers,
      container_site: { white: count('11'), green: count('12'), brown: count('13') },
      updated_at: row.updated_at,
    };
  };
}

export const truckView = ({ customer_id: _, ...truck }: rows.TruckRow): api.Truck => truck;

export const driverView = ({ customer_id: _, ...driver }: rows.DriverRow): api.Driver => driver;

export function complaintView(store: Store) {
  return (row: rows.ComplaintRow): api.Complaint => {
    const place = row.location_ref === null ? undefined : store.locations.get(row.location_ref);
    const { location_id, city, street, location_name } = place ?? {
      ...{ location_id: null, city: null, street: null, location_name: null },
    };
    return {
      id: row.id,
      ...{ location_id, city, street, location_name },
      location: place
        ? {
            id: place.id,
            ...{ location_id: place.location_id, location_name: place.location_name, city: place.city },
            ...{ street: place.street, latitude: place.latitude, longitude: place.longitude },
            disposition_area_id: place.disposition_area_id,
          }
        : null,
      material_type: row.material_type,
      channel: row.channel,
      reported_fill_level: row.reported_fill_level,
      emptied_fill_level: row.emptied_fill_level,
      status: row.status,
      created_at: row.created_at,
      closed_at: row.closed_at,
      updated_at: row.updated_at,
    };
  };
}

/** Minutes from start to finish, or until now while in progress. */
export function durationOf({ started_at, finished_at }: rows.TourRow, now: Date): number | null {
  if (started_at === null) return null;
  const end = finished_at === null ? now.getTime() : Date.parse(finished_at);
  return Math.round(Math.max(0, end - Date.parse(started_at)) / 60_000);
}

export const tourView =
  (now: Date) =>
  ({ customer_id: _, started_on: _started, finished_on: _finished, ...row }: rows.TourRow): api.Tour => ({
    ...row,
    duration: durationOf(row as rows.TourRow, now),
  });
