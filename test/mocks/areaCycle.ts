import { expect } from 'vitest';
import type * as api from '@/api/generated/dashboard.schemas';
import type { Changes } from '@/mocks/state/table';
import { openMock } from './kit';

/** An area is created, and archived when everything has moved to another. */
export async function areaCycle(): Promise<void> {
  const kept = new Map<string, Changes>();
  const keep = {
    read: (part: string) => kept.get(part),
    write: (part: string, all: Changes) => void kept.set(part, all),
  };
  const admin = await openMock({ keep }).as('admin@demo.test');
  const before = (await admin<api.AreaList>('GET', '/areas/?sort=-locations')).body.areas[0];
  const made = await admin<api.AreaEnvelope>('POST', '/areas/', { body: { name: 'Hafen' } });
  expect((await admin('POST', '/areas/', { body: { name: 'HAFEN' } })).status).toBe(409);
  const selected_disposition_area_ids = [made.body.area.id];
  expect((await admin('PATCH', '/auth/me', { body: { selected_disposition_area_ids } })).status).toBe(200);
  const path = `/areas/${before?.id}`;
  const default_disposition_area_id = before?.id;
  const truck = { license_plate: 'GL-XX 1', name: 'Neu', capacity: 9, number_of_compartments: 1, available: true };
  await admin('POST', '/trucks/', { body: { ...truck, default_disposition_area_id } });
  expect((await admin<api.AreaEnvelope>('GET', path)).body.area.trucks).toBe(Number(before?.trucks) + 1);
  expect((await admin('PATCH', path, { body: { state: 'archived' } })).status).toBe(409);
  expect((await admin('POST', `${path}/move`, { body: { to: before?.id } })).status).toBe(422);
  expect((await admin('POST', `${path}/move`, { body: { to: made.body.area.id } })).status).toBe(200);
  const filled = (await admin<api.AreaEnvelope>('GET', `/areas/${made.body.area.id}`)).body.area;
  expect(filled).toMatchObject({ locations: before?.locations, trucks: Number(before?.trucks) + 1 });
  const moved = (await admin<api.TruckEnvelope>('GET', '/trucks/GL-XX%201')).body.truck;
  expect(moved.default_disposition_area_id).toBe(made.body.area.id);
  const archived = await admin<api.AreaEnvelope>('PATCH', path, { body: { state: 'archived' } });
  expect(archived.body.area).toMatchObject({ state: 'archived', locations: 0 });
  // After a reload the profile is asked for before the world is there.
  const again = await openMock({ keep }).as('admin@demo.test');
  const { disposition_areas: areas } = (await again<api.UserEnvelope>('GET', '/auth/me')).body.user;
  expect(areas).toContainEqual(expect.objectContaining({ id: before?.id, archived: true }));
  expect(areas).toContainEqual(expect.objectContaining({ name: 'Hafen' }));
}
