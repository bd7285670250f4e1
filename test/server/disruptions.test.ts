import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { date, disrupting, type Envelope, later, nextDay } from './disrupting.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('disruptions', (engine) => {
  let world: World;
  const { places, drivers, ...on } = disrupting(() => world);
  const { truckOf, driverOf, shiftsOf, read, keysOf, ask, optionOf, apply, undo } = on;
  beforeAll(async () => {
    world = await openWorld(engine);
    await on.begin();
  });
  afterAll(() => world.close());
  let lost: number;
  let other: number;
  beforeEach(async () => ({ lost, other } = await on.plan()));

  it('names tours and containers, and what each way costs', async () => {
    const { status, body } = await ask({ license_plate: truckOf(0) });
    expect(status).toBe(201);
    const { disruption } = body;
    expect(disruption).toMatchObject({ date, license_plate: truckOf(0), driver_id: null, state: 'open', option: null });
    expect(disruption.tours).toEqual([
      {
        ...{ id: lost, route_name: 'Nord', status: 'planned', license_plate: truckOf(0), driver_id: driverOf(0) },
        stops_left: 5,
      },
    ]);
    const mine = places
      .slice(0, 5)
      .flatMap(({ containers }) =>
        containers.flatMap(({ active, material_type, container_id }) =>
          active && material_type.includes('11') ? [container_id] : [],
        ),
      );
    expect(disruption.containers_left).toBe(mine.length);
    const forecasts = (
      await world.viewer.get<Schemas['ForecastList']>('/forecasts/?page_size=1000&active=true&material_type=11')
    ).body.forecasts;
    for (const { container_id, full_at, next_chance } of disruption.containers) {
      expect(mine).toContain(container_id);
      expect(full_at).toBe(forecasts.find((one) => one.container_id === container_id)?.full_at);
      expect(next_chance).toBe(`${nextDay}T05:00:00.000Z`);
      expect(full_at < (next_chance ?? '')).toBe(true);
    }
    expect(disruption.options.map(({ option }) => option)).toEqual(['another_pair', 'split', 'tomorrow']);
    for (const { option, lifts, left_out, tours, km, hours } of disruption.options) {
      expect([option, lifts + left_out.length]).toEqual([option, mine.length]);
      expect([option, tours.length > 0, km > 0, hours > 0]).toEqual([option, true, true, true]);
    }
    // Who lost the truck takes another one.
    expect(optionOf(disruption, 'another_pair').tours.map(({ driver_id }) => driver_id)).toContain(driverOf(0));
    expect(optionOf(disruption, 'split').tours).toMatchObject([{ tour_id: other, license_plate: truckOf(1) }]);
    expect(optionOf(disruption, 'tomorrow').tours).toMatchObject([{ tour_id: null, license_plate: truckOf(2) }]);
    expect((await world.viewer.get<Envelope>(`/disruptions/${disruption.id}`)).body.disruption).toEqual(disruption);
    // Nothing is changed yet.
    expect((await read(lost)).tour.status).toBe('planned');
  });

  it('gives the tour to another pair, and takes that back', async () => {
    const before = await read(lost);
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const [pair] = optionOf(disruption, 'another_pair').tours;
    const done = await apply(disruption.id, 'another_pair');
    expect([done.status, done.body.disruption.state]).toEqual([200, 'applied']);
    const [made = 0] = done.body.disruption.tour_ids;
    const now = await read(made);
    expect(now.tour).toMatchObject({ route_name: 'Nord', status: 'planned', date, driver_id: driverOf(0) });
    expect(now.tour.license_plate).toBe(pair?.license_plate);
    expect(keysOf(now).toSorted()).toEqual(keysOf(before).toSorted());
    expect((await read(lost)).tour.status).toBe('cancelled');
    expect(await shiftsOf(truckOf(0))).toMatchObject([{ available: false, driver_id: null }]);
    expect(await shiftsOf(pair?.license_plate ?? '')).toMatchObject([
      { available: true, driver_id: driverOf(0), start_time: '06:00' },
    ]);
    expect((await apply(disruption.id, 'split')).status).toBe(409);

    const back = await undo(disruption.id);
    expect([back.status, back.body.disruption.state, back.body.disruption.tour_ids]).toEqual([200, 'open', []]);
    expect((await world.viewer.get(`/tours/${made}`)).status).toBe(404);
    const again = await read(lost);
    expect({ ...again, tour: { ...again.tour, updated_at: '' } }).toEqual({
      ...before,
      tour: { ...before.tour, updated_at: '' },
    });
    expect(await shiftsOf(truckOf(0))).toMatchObject([{ available: true, driver_id: driverOf(0) }]);
    expect(await shiftsOf(pair?.license_plate ?? '')).toEqual([]);
    expect((await undo(disruption.id)).status).toBe(409);
    // It can be applied again, in another way.
    expect((await apply(disruption.id, 'tomorrow')).status).toBe(200);
    expect((await undo(disruption.id)).status).toBe(200);
  });

  it('moves to the next day on which a truck takes what is left', async () => {
    await on.shift(2, 2, nextDay, '12');
    await on.shift(3, 3, later);
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    expect(optionOf(disruption, 'tomorrow').lifts).toBe(disruption.containers_left);
  });

  it('splits the rest among other tours; what goes on cannot be taken back', async () => {
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const done = await apply(disruption.id, 'split');
    expect([done.status, done.body.disruption.tour_ids]).toEqual([200, [other]]);
    const keys = places.slice(0, 8).map(({ location_id }) => location_id);
    expect(keysOf(await read(other)).toSorted()).toEqual(keys.toSorted());
    expect((await read(other)).tour.planned).toBeGreaterThanOrEqual(8);
    await world.user.post(`/tours/${other}/start`, {});
    const refused = await undo(disruption.id);
    expect([refused.status, refused.body.errors]).toEqual([409, [{ path: `tours.${other}`, message: 'has gone on' }]]);
  });

  it('of a tour under way the visited stops stay, and the rest is driven by others', async () => {
    const { containers, location_id } = places[0] as Schemas['Location'];
    const all = (await read(lost)).tour.planned;
    const here = containers.filter((one) => one.active && one.material_type === '11').length;
    await world.user.post(`/tours/${lost}/start`, {});
    const recorded_at = world.clock.now.toISOString();
    const row = { key: `disruption-${engine}`, tour_id: lost, recorded_at, level: 70, is_emptied: true };
    const container = containers.find(({ material_type }) => material_type === '11')?.container_id;
    const sent = await world.user.post<Schemas['IngestResult']>('/route-events/', {
      rows: [{ ...row, container_id: container }],
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body.rows).toMatchObject([{ status: 'created' }]);
    const { disruption } = (await ask({ driver_id: driverOf(0) })).body;
    expect(disruption.tours).toMatchObject([{ id: lost, status: 'in_progress', stops_left: 4 }]);
    expect((await apply(disruption.id, 'tomorrow')).status).toBe(200);
    const ended = await read(lost);
    expect([ended.tour.status, ended.tour.driver_id, keysOf(ended)]).toEqual(['completed', driverOf(0), [location_id]]);
    expect(ended.tour.planned).toBe(here);
    expect(await shiftsOf(truckOf(0))).toMatchObject([{ available: true, driver_id: null }]);
    const absent = await world.viewer.get<Schemas['DriverAvailabilities']>(
      `/drivers/${drivers[0]?.id}/availability?start_date=${date}&end_date=${date}`,
    );
    expect(absent.body.availabilities).toMatchObject([{ available: false }]);
    const [moved = 0] = (await world.viewer.get<Envelope>(`/disruptions/${disruption.id}`)).body.disruption.tour_ids;
    expect((await read(moved)).tour).toMatchObject({ date: nextDay, license_plate: truckOf(2), route_name: 'Nord' });
    expect((await undo(disruption.id)).status).toBe(200);
    const again = await read(lost);
    const { status, finished_at, planned } = again.tour;
    expect([status, finished_at, planned, again.stops.length]).toEqual(['in_progress', null, all, 5]);
  });

  it('a driver who drops out leaves the truck to a free one, and the afternoon to who has it', async () => {
    const afternoon = { work_date: date, start_time: '14:30', end_time: '18:00', driver_id: driverOf(3) };
    const path = `/trucks/${encodeURIComponent(truckOf(0))}/availability`;
    expect((await world.user.post(path, afternoon)).status).toBe(200);
    const idle = { work_date: date, start_time: '05:00', end_time: '15:00' };
    expect((await world.user.post(`/drivers/${drivers[4]?.id}/availability`, idle)).status).toBe(200);
    const { disruption } = (await ask({ driver_id: driverOf(0) })).body;
    const [pair] = optionOf(disruption, 'another_pair').tours;
    expect(pair).toMatchObject({ license_plate: truckOf(0), driver_id: driverOf(4) });
    expect((await apply(disruption.id, 'another_pair')).status).toBe(200);
    expect(await shiftsOf(truckOf(0))).toMatchObject([
      { start_time: '06:00', available: true, driver_id: driverOf(4) },
      { start_time: '14:30', available: true, driver_id: driverOf(3) },
    ]);
    expect((await undo(disruption.id)).status).toBe(200);
    expect(await shiftsOf(truckOf(0))).toMatchObject([{ driver_id: driverOf(0) }, { driver_id: driverOf(3) }]);
  });

  it('who has nothing entered on the day is out of the default schedule, until that is taken back', async () => {
    const dayOff = [{ work_date: date, start_time: '00:00', end_time: '23:59', available: false }];
    await on.tour('West', 3, places.slice(8, 10));
    const truck = (await ask({ license_plate: truckOf(3) })).body.disruption;
    expect((await apply(truck.id, 'tomorrow')).status).toBe(200);
    expect(await shiftsOf(truckOf(3))).toMatchObject(dayOff);
    expect((await undo(truck.id)).status).toBe(200);
    expect(await shiftsOf(truckOf(3))).toEqual([]);

    await world.db.execute(sql`delete from driver_shifts where work_date = ${date}`);
    const driver = (await ask({ driver_id: driverOf(0) })).body.disruption;
    expect((await apply(driver.id, 'tomorrow')).status).toBe(200);
    const days = `/drivers/${drivers[0]?.id}/availability?start_date=${date}&end_date=${date}`;
    expect((await world.viewer.get<Schemas['DriverAvailabilities']>(days)).body.availabilities).toMatchObject(dayOff);
  });

  it('a shift is taken over by nobody who is not available, nor there in between', async () => {
    const there = async (n: number, start_time: string, end_time: string) => {
      const entry = { work_date: date, start_time, end_time };
      expect((await world.user.post(`/drivers/${drivers[n]?.id}/availability`, entry)).status).toBe(200);
    };
    const others = async () =>
      optionOf((await ask({ driver_id: driverOf(0) })).body.disruption, 'another_pair').tours.map(
        ({ license_plate }) => license_plate,
      );
    await there(3, '05:00', '15:00');
    await world.admin.patch(`/drivers/${drivers[3]?.id}`, { available: false });
    expect(await others()).toEqual([]);
    await there(4, '05:00', '08:00');
    await there(4, '13:00', '15:00');
    expect(await others()).not.toContain(truckOf(0));
    await world.admin.patch(`/drivers/${drivers[3]?.id}`, { available: true });
    expect(await others()).toContain(truckOf(0));
  });

  it('is refused when tours or shifts have changed since', async () => {
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    await world.user.patch(`/tours/${lost}`, { stops: [{ location_id: places[9]?.location_id }] });
    const refused = await apply(disruption.id, 'tomorrow');
    expect([refused.status, refused.body.errors]).toEqual([409, [{ path: `tours.${lost}`, message: 'has changed' }]]);
    expect((await read(lost)).tour.status).toBe('planned');
  });

  it('at a stop that both tours have, what the other would have left is emptied, unless it has been there', async () => {
    const [{ location_id, containers }] = places as [Schemas['Location']];
    const stops = [0, 5, 6, 7].map((n) => ({ location_id: places[n]?.location_id }));
    await world.user.patch(`/tours/${other}`, { stops });
    const container_id = containers.find(({ material_type }) => material_type === '11')?.container_id ?? '';
    await world.db.execute(sql`update tours set left_containers_ref = array[${container_id}] where id = ${other}`);
    await world.user.post(`/tours/${other}/start`, {});
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const givenBy = (one: Schemas['Disruption']) => optionOf(one, 'split').tours.flatMap((tour) => tour.stops);
    expect(givenBy(disruption).flatMap(({ container_ids }) => container_ids)).toContain(container_id);
    expect((await apply(disruption.id, 'split')).status).toBe(200);
    expect((await read(other)).left_container_ids).not.toContain(container_id);
    expect((await undo(disruption.id)).status).toBe(200);

    const recorded_at = world.clock.now.toISOString();
    const visit = { key: `passed-${engine}`, tour_id: other, container_id, recorded_at, level: 70, is_emptied: false };
    await world.user.post('/route-events/', { rows: [visit] });
    const refused = await apply(disruption.id, 'split');
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ path: `tours.${other}`, message: 'has been at a location of the rest already' }],
    ]);
    const again = (await ask({ license_plate: truckOf(0) })).body.disruption;
    expect(givenBy(again).map((stop) => stop.location_id)).not.toContain(location_id);
    expect(optionOf(again, 'split').left_out).toContainEqual(expect.objectContaining({ container_id }));
  });

  it('needs the right to plan, and one who drops out on a day to come', async () => {
    expect((await world.viewer.post('/disruptions/', { date, license_plate: truckOf(0) })).status).toBe(403);
    expect((await ask({})).body.errors?.map(({ path }) => path)).toEqual(['license_plate']);
    expect((await ask({ license_plate: truckOf(0), driver_id: driverOf(0) })).status).toBe(422);
    expect((await ask({ license_plate: 'NO-NE 1' })).body.errors).toMatchObject([{ path: 'license_plate' }]);
    expect((await ask({ driver_id: 'nobody' })).body.errors).toMatchObject([{ path: 'driver_id' }]);
    expect((await ask({ date: '2026-01-01', driver_id: driverOf(0) })).body.errors).toMatchObject([{ path: 'date' }]);
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    expect((await world.other.get(`/disruptions/${disruption.id}`)).status).toBe(404);
    expect((await world.other.post(`/disruptions/${disruption.id}/apply`, { option: 'split' })).status).toBe(404);
    expect((await world.viewer.post(`/disruptions/${disruption.id}/apply`, { option: 'split' })).status).toBe(403);
    const none = (await ask({ license_plate: truckOf(4) })).body.disruption;
    expect(none).toMatchObject({ tours: [], containers: [], containers_left: 0, options: [] });
    expect((await apply(none.id, 'split')).status).toBe(409);
  });
});
