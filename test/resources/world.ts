import { http, HttpResponse } from 'msw';
import type { Bin, Driver, Location, LocationInput, MaterialCode, Truck } from '@/api/generated/dashboard.schemas';
import { makeBin, makeDriver, makeLocation, makePhone, makeTruck } from '../setup/factories';
import { records } from '../table/records';

const STAMP = '2026-11-01T08:00:00Z';
const TYPES = ['public', 'recycling_depot', 'private', 'not_public', 'unknown'] as const;

const bin = (id: number, more: Partial<Bin> = {}): Bin =>
  makeBin({
    ...{
      id,
      container_id: `C-${id}`,
      location_id: null,
      material_type: '11',
      construction_type: 'igloo',
      active: true,
    },
    ...{ constraints: [], last_level: 42, last_recorded_at: STAMP, last_emptied_at: STAMP, updated_at: STAMP },
    full_at: null,
    ...more,
  });

const site = (containers: Bin[]) => {
  const count = (code: string) => containers.filter((c) => c.material_type.split('+').includes(code)).length;
  return { white: count('11'), green: count('12'), brown: count('13') };
};

export const location = (id: number, more: Partial<Location> = {}): Location =>
  makeLocation({
    ...{ id, location_id: `07/${String(id).padStart(2, '0')}`, location_name: `Platz ${id}` },
    ...{ city: id % 2 ? 'Glasfurt' : 'Nebenort', street: `Gasse ${id}` },
    ...{ latitude: 51.9 + id / 1000, longitude: 7.6 + id / 1000, disposition_area_id: (id % 3) + 1 },
    ...{ location_type: TYPES[id % 5] ?? 'public', is_active: id % 4 !== 0, updated_at: STAMP },
    ...{ containers: [], container_site: site(more.containers ?? []) },
    ...more,
  });

const flag = (value: boolean, asked: string | null) => asked === null || String(value) === asked;
const oneOf = (value: string, asked: string | null) => !asked || asked.split(',').includes(value);

/** `count` sites; the first has three containers, the others none. */
export function siteWorld(count = 30) {
  const three = (['11', '12', '12+13'] as MaterialCode[]).map((material_type, index) =>
    bin(index + 1, {
      location_id: '07/01',
      location_name: 'Platz 1',
      material_type,
      container_id: `07/01-${index + 1}`,
    }),
  );
  const bins = records<Bin>({
    many: 'bins',
    one: 'bin',
    key: 'container_id',
    search: ['container_id', 'location_id'],
    rows: [...three, bin(4, { active: false, last_level: 118, full_at: STAMP })],
    matches: (row, query) =>
      oneOf(row.material_type, query.get('material_type')) &&
      flag(row.active, query.get('active')) &&
      flag(row.location_id !== null, query.get('has_location')) &&
      (row.last_level ?? 0) >= Number(query.get('level_min') ?? 0),
    facets: ['material_type', 'active', 'construction_type'],
    make: (input, id) => bin(id, input),
  });
  const stored = records<Location>({
    many: 'locations',
    one: 'location',
    key: 'location_id',
    search: ['location_id', 'location_name', 'street', 'city'],
    rows: Array.from({ length: count }, (_, i) => location(i + 1)),
    matches: (row, query) =>
      oneOf(row.location_type, query.get('location_type')) &&
      flag(row.is_active, query.get('is_active')) &&
      (!query.get('city') || row.city === query.get('city')),
    facets: ['location_type', 'is_active'],
    make: (input, id) => location(id, input as LocationInput),
  });
  // A location shows the containers that stand there now.
  for (const row of stored.rows) {
    const here = () => bins.rows.filter((each) => each.location_id === row.location_id);
    Object.defineProperty(row, 'containers', { enumerable: true, get: here, set() {} });
    Object.defineProperty(row, 'container_site', { enumerable: true, get: () => site(here()), set() {} });
  }
  const near = { reply: [] as { location: Location; distance_m: number }[] };
  const handlers = [
    http.post('*/api/locations/find-nearby', () => HttpResponse.json({ locations: near.reply })),
    http.get('*/api/locations/levels', () => HttpResponse.json({ levels: [] })),
    http.get('*/api/notifications/', () => HttpResponse.json({ notifications: { route_events: [], unloadings: [] } })),
    http.get('*/api/complaints/', () => HttpResponse.json({ complaints: [], total_routes: 0 })),
    http.get('*/api/construction/', () =>
      HttpResponse.json({
        construction_types: [
          { id: 'igloo', name: 'Igloo' },
          { id: 'underground', name: 'Underground' },
        ],
      }),
    ),
    ...stored.handlers,
    ...bins.handlers,
  ];
  return { locations: stored.rows, bins: bins.rows, near, handlers };
}

export function fleetWorld() {
  const drivers = records<Driver>({
    many: 'drivers',
    one: 'driver',
    key: 'driver_id',
    search: ['driver_id', 'name', 'phone'],
    rows: [1, 2, 3].map((id) =>
      makeDriver({
        ...{ id, driver_id: `F-0${id}`, name: ['Ada Alt', 'Bo Beck', 'Cem Can'][id - 1] ?? '' },
        ...{ phone: id === 1 ? '+49 171 5550001' : null, default_disposition_area_id: id, available: id !== 2 },
      }),
    ),
    matches: (row, query) =>
      flag(row.available, query.get('available')) && flag(row.phone !== null, query.get('has_phone')),
    facets: ['available'],
    make: (input, id) => makeDriver({ id, updated_at: STAMP, ...input }),
  });
  const trucks = records<Truck>({
    many: 'trucks',
    one: 'truck',
    key: 'license_plate',
    search: ['license_plate', 'name'],
    path: 'license_plate',
    rows: ['MS-ÄB 12', 'GL-AW 21'].map((license_plate, index) =>
      makeTruck({
        ...{ id: index + 1, license_plate, name: `Wagen ${index + 1}`, capacity: 18.5, number_of_compartments: 3 },
        ...{ default_disposition_area_id: 1, available: index === 0 },
      }),
    ),
    matches: (row, query) => flag(row.available, query.get('available')),
    facets: ['available'],
    make: (input, id) => makeTruck({ id, updated_at: STAMP, ...input }),
  });
  const phones = [
    makePhone({ id: 1, number: '+49 171 5550001', label: 'Telefon 1', driver_id: 'F-01' }),
    makePhone({ id: 2, number: '+49 171 5550002', label: 'Telefon 2', driver_id: null }),
  ];
  const handlers = [
    http.get('*/api/phones/', () => HttpResponse.json({ phones, total_routes: phones.length })),
    ...drivers.handlers,
    ...trucks.handlers,
  ];
  return { drivers: drivers.rows, trucks: trucks.rows, handlers };
}
