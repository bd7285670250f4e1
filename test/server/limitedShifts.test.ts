import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { area, keysWhere } from './limited-requests.ts';

onBothEngines('a user limited to an area', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
    const truck = { name: 'Ours', capacity: 10, number_of_compartments: 2, default_disposition_area_id: area };
    await world.admin.post('/trucks/', { ...truck, license_plate: 'LIM' });
    await world.admin.patch('/users/2', { area_ids: [area] });
  });
  afterAll(() => world.close());

  it('is told the days on which a truck of the area drives for others, and nothing more', async () => {
    const [driver] = (await keysWhere(world, `area <> ${area}`)).drivers ?? [];
    const times = { work_date: '2026-12-28', start_time: '06:00', end_time: '14:00' };
    const shifts = '/trucks/LIM/availability';
    expect((await world.admin.post(shifts, { ...times, driver_id: driver?.key })).status).toBe(200);
    const days = '/trucks/availabilities/list?start_date=2026-12-28&end_date=2026-12-29';
    const planOf = async (caller: typeof world.user) =>
      (await caller.get<Schemas['TruckAvailabilitiesList']>(days)).body.availabilities.find(
        ({ license_plate }) => license_plate === 'LIM',
      );
    expect(await planOf(world.user)).toMatchObject({ availabilities: [], taken_days: [times.work_date] });
    expect(await planOf(world.admin)).not.toHaveProperty('taken_days');
    expect((await world.user.post(shifts, times)).status).toBe(409);
    expect((await world.user.post(shifts, { ...times, work_date: '2026-12-29' })).status).toBe(200);
    expect(await planOf(world.user)).toMatchObject({ availabilities: [{}], taken_days: [times.work_date] });
  });
});
