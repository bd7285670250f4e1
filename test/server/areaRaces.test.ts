import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Schemas, type World } from './harness.ts';
import { connectTo, untilBlocked } from './otherConnection.ts';

let world: World;
let other: pg.Client;
beforeAll(async () => {
  world = await openWorld('postgres');
  other = await connectTo(world);
});
afterAll(async () => {
  await other.end();
  await world.close();
});

const truckOf = (license_plate: string, area: number) => ({
  ...{ license_plate, name: 'X', capacity: 10, number_of_compartments: 1, default_disposition_area_id: area },
});

it('an area that another server is just archiving takes no truck', async () => {
  const { area } = (await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Zu' })).body;
  await other.query('begin');
  await other.query('select 1 from disposition_areas where id = $1 for update', [area.id]);
  await other.query(`update disposition_areas set state = 'archived' where id = $1`, [area.id]);
  const asked = world.admin.post('/trucks/', truckOf('MS-ZU 1', area.id));
  await untilBlocked(other);
  await other.query('commit');
  const { status, body } = await asked;
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'default_disposition_area_id']);
});

it('an area that a truck is just coming into on another server is not archived', async () => {
  const { area } = (await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Offen' })).body;
  await world.admin.post('/trucks/', truckOf('MS-ZU 2', 1));
  await other.query('begin');
  await other.query(`update all_trucks set default_disposition_area_id = $1 where license_plate = 'MS-ZU 2'`, [
    area.id,
  ]);
  const asked = world.admin.patch(`/areas/${area.id}`, { state: 'archived' });
  await untilBlocked(other);
  await other.query('commit');
  expect((await asked).status).toBe(409);
});

it('of two servers that give a new area the same name in capital and small letters one does', async () => {
  await other.query('begin');
  await other.query('select from customers where id = 1 for no key update');
  await other.query(`insert into disposition_areas (customer_id, name) values (1, 'INSEL')`);
  const asked = world.admin.post('/areas/', { name: 'Insel' });
  await untilBlocked(other);
  await other.query('commit');
  const { status, body } = await asked;
  expect([status, body.errors?.[0]?.path]).toEqual([409, 'name']);
});
