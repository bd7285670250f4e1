import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Phones = Schemas['PhoneList'];

onBothEngines('what belongs to deleted trucks and drivers', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const driverOf = async (body: object) =>
    (await world.user.post<Schemas['DriverEnvelope']>('/drivers/', body)).body.driver;

  it('takes the shifts of trucks and drivers away and back', async () => {
    const days = 'start_date=2026-12-01&end_date=2026-12-07';
    const shift = { work_date: '2026-12-02', start_time: '06:00', end_time: '14:00' };
    const week = { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '14:00' }] };
    const plate = `/trucks/${encodeURIComponent('GL-ÜT 1')}`;
    await world.user.post('/trucks/', { license_plate: 'GL-ÜT 1', name: 'T', capacity: 10, number_of_compartments: 2 });
    const driver = await driverOf({ driver_id: 'T-9', name: 'T' });
    for (const [path, one, all, defaults] of [
      [plate, `${plate}/availability`, '/trucks/availabilities/list', `${plate}/default-availabilities`],
      [
        `/drivers/${driver.id}`,
        `/drivers/${driver.id}/availability`,
        '/drivers/availabilities/list',
        `/drivers/${driver.id}/default-availability`,
      ],
    ] as const) {
      expect((await world.user.post(one, shift)).status).toBe(200);
      expect((await world.user.post(defaults, week)).status).toBe(200);
      const listed = async () =>
        (await world.viewer.get<{ availabilities: unknown[] }>(`${all}?${days}`)).body.availabilities;
      const before = await listed();
      const mine = await world.viewer.get(`${one}?${days}`);
      await world.user.delete(path);
      expect(await listed()).toHaveLength(before.length - 1);
      expect((await world.viewer.get(`${one}?${days}`)).status).toBe(404);
      expect((await world.user.post(one, shift)).status).toBe(404);
      await world.user.post(`${path}/restore`);
      expect(await listed()).toEqual(before);
      expect((await world.viewer.get(`${one}?${days}`)).body).toEqual(mine.body);
      await world.user.delete(path);
    }
  });

  it('has the driver of a deleted truck free', async () => {
    const plate = `/trucks/${encodeURIComponent('GL-ÜT 2')}`;
    await world.user.post('/trucks/', { license_plate: 'GL-ÜT 2', name: 'T', capacity: 10, number_of_compartments: 2 });
    const { id, driver_id } = await driverOf({ driver_id: 'T-8', name: 'T' });
    const shift = { work_date: '2026-12-02', start_time: '06:00', end_time: '14:00' };
    await world.user.post(`${plate}/availability`, { ...shift, driver_id });
    const day = async () =>
      (
        await world.user.get<Schemas['DriverScheduleEnvelope']>(
          `/drivers/${id}/availability?start_date=2026-12-02&end_date=2026-12-02`,
        )
      ).body.availabilities;
    expect(await day()).toMatchObject([{ has_truck: true }]);
    await world.user.delete(plate);
    expect(await day()).toMatchObject([{ has_truck: false, license_plate: null }]);
  });

  it('hands the phone of a deleted driver on, and back when it is free', async () => {
    const phone = (await world.viewer.get<Phones>('/phones/?assigned=false')).body.phones[0];
    if (!phone) throw new Error('The small world has a free phone.');
    const holder = async () =>
      (await world.viewer.get<Phones>(`/phones/?q=${encodeURIComponent(phone.number)}`)).body.phones[0]?.driver_id;
    const first = await driverOf({
      driver_id: 'P-1',
      name: 'A',
      phone: phone.number,
    });
    await world.user.delete(`/drivers/${first.id}`);
    expect(await holder()).toBeNull();
    expect((await world.viewer.get<Phones>('/phones/?assigned=false')).body.phones).toContainEqual(phone);
    await world.user.post(`/drivers/${first.id}/restore`);
    expect(await holder()).toBe('P-1');
    await world.user.delete(`/drivers/${first.id}`);

    const second = await driverOf({
      driver_id: 'P-2',
      name: 'B',
      phone: phone.number,
    });
    const back = await world.user.post<Schemas['DriverEnvelope']>(`/drivers/${first.id}/restore`);
    expect(back.body.driver).toMatchObject({ driver_id: 'P-1', phone: null });
    expect(await holder()).toBe('P-2');
    await world.user.patch(`/drivers/${second.id}`, { phone: null });
    expect(await holder()).toBeNull();
  });
});
