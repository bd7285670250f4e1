import type { LocationInput, LocationLevels } from '@/api/generated/dashboard.schemas';
import { etagOf, held, touched } from '../http/etag';
import type { Call, Ground, Handlers } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { inAreas, is, oneOf, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { LocationRow } from '../state/rows';
import { areaKey, checkArea, locationOf, own } from './lookUp';
import { restore } from './restore';
import { locationView } from './views';

function checkKey(ground: Ground, key: string, id?: number): void {
  const other = locationOf(ground, key);
  if (other && other.id !== id) throw conflict(`Location ${key} exists already.`, 'location_id', 'exists already');
}

const fieldsOf = (body: LocationInput) => ({ ...body, disposition_area_id: body.disposition_area_id ?? null });

const heldLocation = (call: Call<'replaceLocation' | 'deleteLocation'>): LocationRow =>
  held(own(call, call.store.locations.get(call.params.id)), call.ifMatch, 'location', locationView(call.store));

export const locationHandlers = {
  listLocations: (call) => {
    const { store, caller, query } = call;
    const materials = oneOf((bin: { material_type: string }) => bin.material_type, query.material_type);
    const street = query.street === undefined ? undefined : searchKey(query.street);
    const { rows, rest } = listPage<LocationRow>(
      {
        rows: store.locationsOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          disposition_area_id: inAreas((row) => row.disposition_area_id, query.disposition_area_ids),
          q: words(query.q, (row) => [`${row.location_id} ${row.location_name} ${row.street} ${row.city}`]),
          location_type: oneOf((row) => row.location_type, query.location_type),
          is_active: is((row) => row.is_active, query.is_active),
          has_containers: is((row) => store.binsAt(row.id).length > 0, query.has_containers),
          location_id: is((row) => row.location_id, query.location_id),
          material_type: materials && ((row) => store.binsAt(row.id).some(materials)),
          city: is((row) => searchKey(row.city), query.city === undefined ? undefined : searchKey(query.city)),
          street: street === undefined ? undefined : (row) => searchKey(row.street).startsWith(street),
        },
        sorts: {
          location_id: (row) => searchKey(row.location_id),
          location_name: (row) => searchKey(row.location_name),
          city: (row) => searchKey(row.city),
          street: (row) => searchKey(row.street),
          disposition_area: (row) => areaKey(call, row.disposition_area_id),
          location_type: (row) => row.location_type,
          is_active: (row) => row.is_active,
          containers: (row) => store.binsAt(row.id).length,
          updated_at: (row) => row.updated_at,
        },
        facets: {
          location_type: (row) => [row.location_type],
          is_active: (row) => [row.is_active],
          disposition_area_id: (row) => [row.disposition_area_id],
          city: (row) => [row.city],
        },
      },
      query,
    );
    return { status: 200, body: { locations: rows.map(locationView(store)), ...rest } };
  },

  createLocation: (call) => {
    const { store, caller, body, now } = call;
    checkArea(call, body.disposition_area_id, 'disposition_area_id');
    checkKey(call, body.location_id);
    const key = { id: store.locations.nextId(), customer_id: caller.customerId, updated_at: now.toISOString() };
    const row = store.locations.put({ ...fieldsOf(body), ...key });
    return { status: 201, body: { location: locationView(store)(row) }, etag: etagOf(row) };
  },

  getLocation: (call) => {
    const row = own(call, call.store.locations.get(call.params.id));
    if (!row) throw notFound('location');
    return { status: 200, body: { location: locationView(call.store)(row) }, etag: etagOf(row) };
  },

  replaceLocation: (call) => {
    const { store, body, now } = call;
    checkArea(call, body.disposition_area_id, 'disposition_area_id');
    const before = heldLocation(call);
    checkKey(call, body.location_id, before.id);
    const row = store.locations.put({ ...before, ...fieldsOf(body), updated_at: touched(before, now) });
    return { status: 200, body: { location: locationView(store)(row) }, etag: etagOf(row) };
  },

  deleteLocation: (call) => {
    const { store } = call;
    const { id } = heldLocation(call);
    if (store.binsAt(id).length > 0) throw conflict('Containers stand at this location. Move or remove them first.');
    store.locations.discard(id, call.now);
    return { status: 204 };
  },

  restoreLocation: (call) => {
    const { store } = call;
    const isTaken = (place: LocationRow) => locationOf(call, place.location_id) !== undefined;
    const row = restore<LocationRow>(call, store.locations, ({ id }) => id === call.params.id, isTaken, 'location');
    return { status: 200, body: { location: locationView(store)(row) }, etag: etagOf(row) };
  },

  listLocationLevels: ({ store, caller, query }) => {
    const inside = inAreas((row: LocationRow) => row.disposition_area_id, query.disposition_area_ids);
    const levels = store.locationsOf(caller.customerId).flatMap((row): LocationLevels[] => {
      const bins = row.is_active && (inside?.(row) ?? true) ? store.binsAt(row.id).filter(({ active }) => active) : [];
      const known = bins.map(({ last_level }) => last_level).filter((level) => level !== null);
      const max_level = known.length > 0 ? Math.max(...known) : null;
      if (bins.length === 0 || (query.level_min !== undefined && !((max_level ?? -1) >= query.level_min))) return [];
      const count = (from: number, to: number) =>
        bins.filter(({ last_level }) => (last_level ?? 0) >= from && (last_level ?? 0) < to).length;
      const [empty, ok, overfull] = [count(0, 50), count(50, 80), known.filter((level) => level > 100).length];
      const { id, location_id, location_name, latitude, longitude } = row;
      const full = bins.length - empty - ok - overfull;
      return [{ id, location_id, location_name, latitude, longitude, empty, ok, full, overfull, max_level }];
    });
    return { status: 200, body: { levels: levels.sort((a, b) => a.id - b.id) } };
  },
} satisfies Partial<Handlers>;
