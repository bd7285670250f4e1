import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disrupting } from './disrupting.ts';
import { openWorld, type World } from './harness.ts';
import { connectTo } from './otherConnection.ts';

let world: World;
let other: pg.Client;
const { begin, plan, truckOf, ask, apply } = disrupting(() => world);
beforeAll(async () => {
  world = await openWorld('postgres');
  other = await connectTo(world);
  await begin();
});
afterAll(async () => {
  await other.end();
  await world.close();
});

it('of two who deal with the same tour at once the first one does', async () => {
  const { lost } = await plan();
  const asked = [await ask({ license_plate: truckOf(0) }), await ask({ license_plate: truckOf(0) })];
  // Both are at it before either has finished.
  await other.query('begin');
  await other.query('select 1 from tours where id = $1 for update', [lost]);
  const applied = Promise.all(asked.map(({ body }) => apply(body.disruption.id, 'split')));
  const waiting = async () => (await other.query('select 1 from pg_locks where not granted')).rows.length;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  await other.query('commit');
  const done = (await applied).toSorted((a, b) => a.status - b.status);
  expect(done.map(({ status }) => status)).toEqual([200, 409]);
  expect(done[1]?.body.errors).toContainEqual({ path: `tours.${lost}`, message: 'has changed' });
});
