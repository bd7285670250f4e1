import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopsOf } from '../../src/server/handlers/import-tours.ts';
import { onBothEngines, openWorld, type World } from './harness.ts';
import { proposing } from './proposing.ts';

onBothEngines('tours of a night in which the clock changes', (engine) => {
  let world: World;
  let on: Awaited<ReturnType<typeof proposing>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    on = await proposing(world);
  });
  afterAll(() => world.close());

  it.each([
    ['has an hour less', '2027-03-27', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T02:00:00.000Z'],
    ['has an hour more', '2027-10-30', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T03:00:00.000Z'],
  ])('in spring and autumn %s', async (_, day, next, midnight, end) => {
    world.clock.now = new Date(`${day}T09:00:00.000Z`);
    await on.shift('04:00', { work_date: next, start_time: '00:00' });
    const { alternatives } = await on.made((await on.propose({ date: next, goals: ['no_overflow'] })).id);
    const [tour] = alternatives[0]?.tours ?? [];
    const elapsed = (Date.parse(tour?.ends_at ?? '') - Date.parse(midnight)) / 3_600_000;
    expect(tour?.hours).toBeCloseTo(elapsed, 1);
    // As long as the shift, nearly, and not longer.
    expect((Date.parse(end) - Date.parse(tour?.ends_at ?? '')) / 60_000).toSatisfy(
      (left: number) => left >= 0 && left < 45,
    );
  });
});

it('a stop of a file at an hour that comes twice is the one that its offset says', () => {
  const stops = stopsOf(['A 02:30+02:00', 'B 02:30:15+01:00', 'C 02:45'], '2027-10-31', 'Europe/Berlin');
  expect(stops).toEqual([
    { location_id: 'A', planned_at: '2027-10-31T00:30:00.000Z' },
    { location_id: 'B', planned_at: '2027-10-31T01:30:15.000Z' },
    { location_id: 'C', planned_at: '2027-10-31T00:45:00.000Z' },
  ]);
});
