import { sql } from 'drizzle-orm';
import { readContract } from '../../src/server/http/contract.ts';
import type { Schemas, World } from './harness.ts';

export type Keys = Record<string, { id: number; key: string }[]>;
/** A list as it arrives. */
export interface Listed {
  total_routes?: number;
  facets?: Record<string, { value: string; count: number }[]>;
  tours?: Schemas['Tour'][];
}

/** The area that the user of the tests is limited to. */
export const area = 1;

const period = 'start_date=2026-11-16&end_date=2026-11-22';

/** What operations that read are asked, where they need it. */
export const reads: Record<string, string | undefined> = {
  countViews: '?list=bins&queries=active%3Dtrue',
  getStatistic: '?start=2026-11-01&end=2026-11-18',
  listTruckAvailabilities: `?${period}`,
  listDriverAvailabilities: `?${period}`,
  getTruckAvailability: `?${period}`,
  getDriverAvailability: `?${period}`,
  listHolidays: `?${period}`,
  listFinishedDays: '?start_date=2026-11-01&end_date=2026-11-30',
};

const shift = { work_date: '2026-12-01', start_time: '06:00', end_time: '14:00' };
const week = { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '14:00' }] };
/** Bodies of operations that name a record. */
export const bodies: Record<string, unknown> = {
  setTruckAvailability: shift,
  deleteTruckAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setTruckDefaultAvailabilities: week,
  setDriverAvailability: shift,
  deleteDriverAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setDriverDefaultAvailability: week,
  replaceLocation: {
    ...{ location_id: 'ZY', location_name: 'New', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
    ...{ location_type: 'public', is_active: true, disposition_area_id: area },
  },
  answerComplaint: { answer: 'received' },
  ...{ updateComplaint: { status: 'closed' }, updateTruck: { name: 'Changed' }, updateDriver: { name: 'Changed' } },
  ...{ updateBin: { active: true }, updateTour: { details: 'ZZ' }, startTour: {}, completeTour: {}, cancelTour: {} },
  ...{ updateArea: { name: 'ZY' }, moveArea: { to: 1 } },
};

/** Plans a tour that was to begin an hour ago, of a location and a truck in the areas wanted. @returns that deviation */
export async function deviationAt({ admin, clock }: World, wants: (area: number | null) => boolean) {
  const { locations } = (await admin.get<Schemas['LocationList']>('/locations/?page_size=1000')).body;
  const { trucks } = (await admin.get<Schemas['TruckList']>('/trucks/?page_size=1000')).body;
  const planned_at = new Date(clock.now.getTime() - 3_600_000).toISOString();
  const place = locations.find((one) => wants(one.disposition_area_id));
  const truck = trucks.find((one) => wants(one.default_disposition_area_id));
  const made = await admin.post<Schemas['TourEnvelope']>('/tours/', {
    ...{
      route_name: 'Late',
      date: planned_at.slice(0, 10),
      license_plate: truck?.license_plate,
      material_type: ['11'],
    },
    stops: [{ location_id: place?.location_id, planned_at }],
  });
  const { id } = made.body.tour.tour;
  return { id, key: `${id}-late_start-${Math.floor(Date.parse(planned_at) / 1000)}` };
}

/** The operations that need a token. */
export const operations = Object.entries(readContract().paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item?.[method];
    const scopes = operation?.security?.find((entry) => 'bearer' in entry)?.bearer;
    return operation && scopes ? [{ id: operation.operationId ?? '', method, path, scopes }] : [];
  }),
);
/** The key of a record of the kind that a path names. */
export const keyOf = (path: string, from: Keys) => {
  const [, base = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const [, param] = /\{(\w+)\}/.exec(path) ?? [];
  const row = from[base]?.[0];
  const named = param === 'license_plate' || base === 'tour-deviations';
  return row && (named ? encodeURIComponent(row.key) : String(row.id));
};

/** Values of facets that are of other areas, or counted there. @param hidden whether a text is of other areas alone */
export const facetLeaks = ({ facets = {}, total_routes: total = 0 }: Listed, hidden: (text: string) => boolean) =>
  Object.entries(facets).flatMap(([field, rows]) => {
    const known = ['', String(area)];
    const leaks = (text: string) => (field.includes('area') ? !known.includes(text) : hidden(text));
    return rows.flatMap(({ value, count }) => (leaks(value) || count > total ? [`${field} ${value}`] : []));
  });

/** Records of the areas that fit a condition. */
export async function keysWhere(world: World, condition: string): Promise<Keys> {
  const rows = async (text: string) =>
    (await world.db.execute<{ id: number; key: string }>(sql.raw(text))).rows.map(({ id, key }) => ({ id, key }));
  const at = (column: string) => `customer_id = 1 and (${condition.replaceAll('area', column)})`;
  const places = `(select id from locations where ${at('disposition_area_id')})`;
  const tours = `(select id from tours where ${at('disposition_area_id')})`;
  return {
    areas: await rows(`select id, name as key from disposition_areas where ${at('id')}`),
    locations: await rows(`select id, location_id as key from locations where ${at('disposition_area_id')}`),
    bins: await rows(`select id, container_id as key from bins where location_ref in ${places}`),
    complaints: await rows(`select id, 'complaint ' || id as key from complaints where location_ref in ${places}`),
    trucks: await rows(`select id, license_plate as key from trucks where ${at('default_disposition_area_id')}`),
    drivers: await rows(`select id, driver_id as key from drivers where ${at('default_disposition_area_id')}`),
    tours: await rows(`select id, route_name as key from tours where ${at('disposition_area_id')}`),
    'route-events': await rows(
      `select id, 'event ' || id as key from route_events where tour_id in ${tours} limit 100`,
    ),
    'driver-links': await rows(`select id, 'link ' || id as key from driver_links where tour_id in ${tours}`),
  };
}

/** Asks for the first facets that a list has. */
export function facetsOf(parameters: readonly object[]): string {
  const facets = parameters.find((one) => 'name' in one && one.name === 'facets') as
    | { schema?: { items?: { enum?: string[] } } }
    | undefined;
  const names = facets?.schema?.items?.enum?.slice(0, 4) ?? [];
  return names.length > 0 ? `&facets=${names.join(',')}` : '';
}

/** Finds plates, keys and ids of foreign records in a body, each with the path that leads to it. @param texts that are of foreign records alone */
export function leaksOf(foreign: Keys, texts: ReadonlySet<string>) {
  return function leaks(body: unknown, list = '', at = ''): string[] {
    if (Array.isArray(body)) return body.flatMap((one) => leaks(one, list, at));
    if (typeof body === 'object' && body !== null) {
      return Object.entries(body).flatMap(([name, value]) => {
        if (name === 'facets') return [];
        if (name === 'disposition_area_id' || name === 'default_disposition_area_id')
          return value === null || value === area ? [] : [`${at}.${name} ${String(value)}`];
        // A tour says who drives it, wherever truck and driver belong to.
        if (list === 'tours' && ['license_plate', 'driver_id'].includes(name)) return [];
        if (name === 'id' && foreign[list]?.some(({ id }) => id === value)) return [`${at}.${name} ${String(value)}`];
        return leaks(
          value,
          Array.isArray(value) ? (name === 'containers' ? 'bins' : name) : `${name}s`,
          `${at}.${name}`,
        );
      });
    }
    if (typeof body !== 'string') return [];
    return texts.has(body) ? [`${at} ${body}`] : [];
  };
}

const position = { latitude: 51, longitude: 8 };
const load = { ...position, location_name: 'Depot', material_type: '11', volume: 1, weight: 1 };
const emptying = { level: 40, is_emptied: true };
/** Kinds of rows that come in, a field by which each refers to something, all such fields, and the rest of a row. */
const kinds: [kind: string, field: string, refers: string[], rest: object][] = [
  ['route-events', 'container_id', ['tour_id', 'container_id'], emptying],
  ['route-events', 'tour_id', ['tour_id', 'container_id'], emptying],
  ['unloadings', 'tour_id', ['tour_id'], load],
  ['levels', 'container_id', ['container_id'], { level: 40, source: 'sensor' }],
  ['positions', 'license_plate', ['license_plate'], position],
];

/** Rows that come in: of the caller's areas, with one foreign reference, of elsewhere, and one of the areas with the key of that. */
export function incoming(ours: Keys, foreign: Keys) {
  const named = ({ tours, bins, trucks }: Keys): Record<string, unknown> => ({
    ...{ tour_id: tours?.[0]?.id, container_id: bins?.[0]?.key, license_plate: trucks?.[0]?.key },
  });
  return kinds.map(([kind, field, refers, rest], index) => {
    const row = (key: string, of: Record<string, unknown>) => ({
      ...{ key: `${key}-${index}`, recorded_at: '2026-11-17T08:00:00.000Z', ...rest },
      ...Object.fromEntries(refers.map((name) => [name, of[name]])),
    });
    const [mine, theirs] = [named(ours), named(foreign)];
    return {
      ...{ kind, field, own: row('own', mine), other: row('other', { ...mine, [field]: theirs[field] }) },
      ...{ there: row('there', theirs), again: { ...row('there', mine), revision: 9 } },
    };
  });
}

/** A key is its sender's own: as if the user had sent the row before the limit. */
export async function sentByTheUser({ db }: World, key: string, ...tables: string[]): Promise<void> {
  for (const table of tables)
    await db.execute(sql`update ${sql.identifier(table)} set sender = -2 where key = ${key} and customer_id = 1`);
}
