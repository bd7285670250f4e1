import { eq } from 'drizzle-orm';
import { bins, drivers, locations } from '../../src/server/db/schema.ts';
import { complaints, routeEvents, tours } from '../../src/server/db/schema-tours.ts';
import { bodyOf, operations } from './access-bodies.ts';
import type { Schemas, World } from './harness.ts';
import { deviationAt } from './limited-requests.ts';

/** What there is of the first customer in each part of the API, by the beginning of its paths. */
export async function idsOf(world: World): Promise<Record<string, string | number>> {
  const { db } = world;
  const all = operations();
  const first = async (
    table: typeof bins | typeof locations | typeof drivers | typeof complaints | typeof tours | typeof routeEvents,
  ) => (await db.select({ id: table.id }).from(table).where(eq(table.customerId, 1)).limit(1))[0]?.id ?? 0;
  // Both customers may have a truck of the same plate; this one is the first's alone.
  const truck = { license_plate: 'ZX/Ä 1', name: 'Ours', capacity: 10, number_of_compartments: 2 };
  await world.admin.post('/trucks/', truck);
  const kept = await world.admin.post<Schemas['ViewEnvelope']>('/views/', { name: 'Ours', list: 'bins', query: '' });
  const guest = { email: 'guest@demo.test', name: 'Guest', role: 'viewer' };
  const invited = await world.admin.post<Schemas['InvitedUserEnvelope']>('/users/', guest);
  const file = { kind: 'trucks', name: 'Ours', rows: [truck] };
  const taken = await world.admin.post<Schemas['ImportResult']>('/imports/', file);
  const planned = await world.user.post<Schemas['TourProposalEnvelope']>('/tour-proposals/', { date: '2027-06-06' });
  const drop = { date: '2027-06-06', license_plate: truck.license_plate };
  const dropped = await world.user.post<Schemas['DisruptionEnvelope']>('/disruptions/', drop);
  const tour = { ...{ route_name: 'Ours', date: '2026-12-01', stops: [] }, license_plate: truck.license_plate };
  const driven = await world.user.post<Schemas['TourEnvelope']>('/tours/', { ...tour, material_type: ['11'] });
  const token = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', {
    name: 'Machine',
    scopes: ['trucks:read'],
  });
  const link = await world.user.post<Schemas['CreatedDriverLink']>(`/tours/${driven.body.tour.tour.id}/driver-links`);
  const ids: Record<string, string | number> = {
    '/tour-deviations/': (await deviationAt(world, () => true)).key,
    '/route-events/': await first(routeEvents),
    '/driver-links/': link.body.driver_link.id,
    '/imports/': taken.body.import?.id ?? 0,
    '/tour-proposals/': planned.body.tour_proposal.id,
    '/disruptions/': dropped.body.disruption.id,
    '/tokens/': token.body.token.id,
    '/bins/': await first(bins),
    '/locations/': await first(locations),
    '/drivers/': await first(drivers),
    '/complaints/': await first(complaints),
    '/tours/': await first(tours),
    '/views/': kept.body.view.id,
    '/users/': invited.body.user.id,
    ...{ '/areas/': 1, '/auth/': '00000000-0000-4000-8000-000000000000' },
    '/finished-days/': '2026-12-01',
    '/trucks/': encodeURIComponent(truck.license_plate),
    '/history/': encodeURIComponent(truck.license_plate),
  };
  // Of any other list its first record is made as the contract has it.
  for (const { path } of all.filter((one) => one.path.endsWith('/{id}'))) {
    const base = path.slice(0, -'{id}'.length);
    const create = all.find((one) => one.path === base && one.method === 'post');
    if (base in ids || !create) continue;
    const { body } = await world.admin.post<Record<string, { id: number }>>(base, bodyOf(create));
    ids[base] = Object.values(body)[0]?.id ?? '';
  }
  return ids;
}
