import fc from 'fast-check';
import { readContract } from '../../src/server/http/contract.ts';
import type { Schemas } from './harness.ts';
import { resolve, valueOf, type Json } from './schema-values.ts';

/** Who has which permission, as the contract says. */
export const rules = readContract().components?.securitySchemes?.bearer as unknown as {
  'x-roles': Record<Schemas['Role'], string[]>;
} & Record<'x-everyone' | 'x-admins-alone' | 'x-people-alone', string[]>;
export const mayOf = (role: Schemas['Role'], scope: string) => {
  const [resource = '', verb = ''] = scope.split(':');
  if (rules['x-admins-alone'].includes(resource)) return role === 'admin';
  return rules['x-everyone'].includes(scope) || rules['x-roles'][role].includes(verb);
};

const shift = { work_date: '2026-12-01', start_time: '06:00', end_time: '14:00' };
const week = { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '14:00' }] };

/** A body that fits each operation whose schema alone does not say what fits. */
const bodies: Record<string, unknown> = {
  createTruck: { license_plate: 'ZZ 1', name: 'New', capacity: 10, number_of_compartments: 2 },
  setTruckAvailability: shift,
  deleteTruckAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setTruckDefaultAvailabilities: week,
  recordDriverEvents: { rows: [{ key: 'row-0000-z', kind: 'start', recorded_at: '2026-11-18T07:00:00.000Z' }] },
  createDriver: { driver_id: 'ZZ', name: 'New' },
  setDriverAvailability: shift,
  deleteDriverAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setDriverDefaultAvailability: week,
  createBin: { container_id: 'ZZ', material_type: '11', construction_type: 'igloo' },
  createLocation: {
    ...{ location_id: 'ZZ', location_name: 'New', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
    ...{ location_type: 'public', is_active: true },
  },
  replaceLocation: {
    ...{ location_id: 'ZY', location_name: 'New', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
    ...{ location_type: 'public', is_active: true },
  },
  findNearbyLocations: { latitude: 51.9, longitude: 8, radius_m: 50_000 },
  createComplaints: [{ location_id: 'ZZ', material_type: '11', reported_fill_level: 'full' }],
  ...{ createView: { name: 'ZZ', list: 'bins', query: '' }, updateView: { name: 'ZY' } },
  ...{ importRows: { kind: 'trucks', name: 'ZZ', rows: [{}] } },
  inviteUser: { email: 'zz@demo.test', name: 'New', role: 'viewer' },
  ...{ createArea: { name: 'ZZ' }, updateArea: { name: 'ZY' }, moveArea: { to: 1 } },
  ...{ updateMe: { name: 'Somebody' }, updateUser: { name: 'Changed' }, updateComplaint: { status: 'closed' } },
  answerComplaint: { answer: 'received' },
  ...{ updateTruck: { name: 'Changed' }, updateDriver: { name: 'Changed' }, updateBin: { active: true } },
  ...{ sendUserLink: { delivery: 'link' }, createToken: { name: 'ZZ', scopes: ['trucks:read'] } },
  setTokenMapping: { mapping: null },
  tryMapping: { mapping: { device: '/d', level: '/l', key: '/k', unit: 'percent', devices: [] }, payload: {} },
  receiveLevels: {},
  ...{ commitTourProposal: { goal: 'least_km' }, arrangeTourProposal: { goal: 'least_km', tours: [] } },
  ...{ createDisruption: { date: '2027-06-06', license_plate: 'ZX/Ä 1' }, applyDisruption: { option: 'split' } },
  createTour: { route_name: 'ZZ', date: '2026-12-01', license_plate: 'ZX/Ä 1', material_type: ['11'], stops: [] },
  ...{ updateTour: { details: 'ZZ' }, startTour: {}, completeTour: {}, cancelTour: {} },
  ...Object.fromEntries(
    ['RouteEvents', 'Unloadings', 'Levels', 'Positions'].map((name) => [`record${name}`, { rows: [{ key: 'ZZ' }] }]),
  ),
};

/** An operation of the contract. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Undefined when no token is needed. */
  scopes: string[] | undefined;
  /** Of the page of a driver. */
  driver: boolean;
}

/** A body that fits an operation, if it takes one. */
export function bodyOf({ id, method, path }: Pick<Operation, 'id' | 'method' | 'path'>): unknown {
  const { requestBody } = (readContract().paths?.[path]?.[method] ?? {}) as { requestBody?: Json };
  if (id in bodies || !requestBody) return bodies[id];
  const { content } = resolve(requestBody) as { content: Record<string, { schema: Json }> };
  const { schema } = content['application/json'] ?? {};
  return schema && fc.sample(valueOf(schema), { seed: 1, numRuns: 1 })[0];
}

/** Every operation of the contract with the permissions it names. */
export function operations(): Operation[] {
  return Object.entries(readContract().paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      const bearer = operation.security?.find((entry) => 'bearer' in entry)?.bearer;
      const driver = operation.security?.some((entry) => 'driver' in entry) ?? false;
      return [{ id: operation.operationId ?? '', method, path, scopes: bearer, driver }];
    }),
  );
}

/** Of what an operation reads or writes besides, as its query or its body says. */
export const besides: Record<string, string[]> = {
  countViews: ['bins:read'],
  ...{ importRows: ['trucks:write'], getImport: ['trucks:read'], undoImport: ['trucks:write'] },
};
/** All ids in an answer, each with the name of the list it is in: two kinds of row may have the same number. */
export function rowIds(body: unknown, list = ''): string[] {
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap((entry) => rowIds(entry, list));
  const own = 'id' in body ? [`${list} ${String(body.id)}`] : [];
  return [...own, ...Object.entries(body).flatMap(([name, value]) => rowIds(value, name))];
}

export const queries: Record<string, string> = {
  countViews: '?list=bins&queries=active%3Dtrue',
  getStatistic: '?start=2026-11-01&end=2026-11-18',
  listTruckAvailabilities: '?start_date=2026-11-16&end_date=2026-11-22',
  listDriverAvailabilities: '?start_date=2026-11-16&end_date=2026-11-22',
  getTruckAvailability: '?start_date=2026-11-16&end_date=2026-11-22',
  getDriverAvailability: '?start_date=2026-11-16&end_date=2026-11-22',
};
