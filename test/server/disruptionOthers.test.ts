import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { date, disrupting, nextDay } from './disrupting.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('disruptions beside other tours', (engine) => {
  let world: World;
  const { places, drivers, ...on } = disrupting(() => world);
  const { truckOf, driverOf, shiftsOf, ask, optionOf, apply, undo } = on;
  beforeAll(async () => {
    world = await openWorld(engine);
    await on.begin();
  });
  afterAll(() => world.close());
  let other: number;
  beforeEach(async () => ({ other } = await on.plan()));

  const key = (n: number) => places[n]?.location_id ?? '';
  const keysOf = ({ tours }: Schemas['DisruptionOption']) =>
    tours.flatMap(({ stops }) => stops.map(({ location_id }) => location_id));
  const tourOfNextDay = async (some: readonly number[]) => {
    const made = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'West', date: nextDay, license_plate: truckOf(3), material_type: ['11'] },
      stops: some.map((n) => ({ location_id: key(n) })),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.tour.tour.id;
  };

  it('what another tour empties until then is not moved to that day too', async () => {
    const alone = (await ask({ license_plate: truckOf(0) })).body.disruption;
    const west = await tourOfNextDay([0, 1]);
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const moved = optionOf(disruption, 'tomorrow');
    expect(keysOf(moved).toSorted()).toEqual([2, 3, 4].map(key).toSorted());
    expect([moved.lifts, moved.left_out]).toEqual([disruption.containers_left, []]);
    expect(disruption.containers_left).toBe(alone.containers_left);
    // On the day itself they are emptied as they were to be.
    expect(keysOf(optionOf(disruption, 'another_pair'))).toEqual(expect.arrayContaining([0, 1].map(key)));
    // Nobody empties them any more.
    await world.user.post(`/tours/${west}/cancel`, {});
    const refused = await apply(disruption.id, 'tomorrow');
    expect([refused.status, refused.body.errors]).toMatchObject([409, [{ message: 'has changed' }]]);
    const again = (await ask({ license_plate: truckOf(0) })).body.disruption;
    expect(keysOf(optionOf(again, 'tomorrow'))).toHaveLength(5);
  });

  it('what another tour of the day empties stays with that tour alone', async () => {
    await world.user.patch(`/tours/${other}`, { stops: [0, 5, 6, 7].map((n) => ({ location_id: key(n) })) });
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    for (const kind of ['another_pair', 'tomorrow'] as const) {
      const option = optionOf(disruption, kind);
      expect([kind, keysOf(option).includes(key(0)), option.lifts]).toEqual([kind, false, disruption.containers_left]);
    }
    const split = optionOf(disruption, 'split');
    expect(keysOf(split).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(key).toSorted());
    expect(split.lifts).toBe(disruption.containers_left);
  });

  it('a truck that takes over and drops out itself is taken back, and then the first one', async () => {
    const first = (await ask({ license_plate: truckOf(0) })).body.disruption;
    expect((await apply(first.id, 'another_pair')).status).toBe(200);
    const spare = optionOf(first, 'another_pair').tours[0]?.license_plate;
    const second = (await ask({ license_plate: spare })).body.disruption;
    expect(second.tours).toMatchObject([{ route_name: 'Nord' }]);
    expect((await apply(second.id, 'another_pair')).status).toBe(200);
    expect((await on.undo(first.id)).status).toBe(409);
    expect((await on.undo(second.id)).status).toBe(200);
    expect((await on.undo(first.id)).status).toBe(200);
    expect((await ask({ license_plate: truckOf(0) })).body.disruption.tours).toMatchObject([{ status: 'planned' }]);
  });

  it('a truck with one compartment takes over without a material that needs two', async () => {
    const { db } = world;
    const set = (plate: SQL, count: number) =>
      db.execute(sql`update trucks set number_of_compartments = ${count} where license_plate ${plate}`);
    await db.execute(sql`update truck_shifts set material_type_id = '11+12' where work_date = ${date}
      and truck_ref = (select id from trucks where license_plate = ${truckOf(0)})`);
    const others = await db.execute<{ plate: string; count: number }>(
      sql`select license_plate as plate, number_of_compartments as count from trucks where license_plate <> ${truckOf(0)}`,
    );
    await set(sql`<> ${truckOf(0)}`, 1);
    try {
      const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
      const spare = optionOf(disruption, 'another_pair').tours.find(({ driver_id }) => driver_id === driverOf(0));
      expect(spare).toBeDefined();
      expect((await apply(disruption.id, 'another_pair')).status).toBe(200);
      expect(await shiftsOf(spare?.license_plate ?? '')).toMatchObject([{ material_type_id: null }]);
      expect((await undo(disruption.id)).status).toBe(200);
    } finally {
      for (const { plate, count } of others.rows) await set(sql`= ${plate}`, count);
    }
  });

  it('a driver who is free by the default schedule takes over, and has the shift entered then', async () => {
    const own = `/drivers/${drivers[4]?.id}`;
    const week = (availabilities: object[]) => world.user.post(`${own}/default-availability`, { availabilities });
    const sunday = { day_of_week: 'sunday', start_time: '05:00', end_time: '15:00' };
    expect((await week([sunday])).status).toBe(200);
    const day = async () =>
      (
        await world.viewer.get<Schemas['DriverAvailabilities']>(
          `${own}/availability?start_date=${date}&end_date=${date}`,
        )
      ).body.availabilities;
    const { disruption } = (await ask({ driver_id: driverOf(0) })).body;
    expect(optionOf(disruption, 'another_pair').tours).toMatchObject([
      { license_plate: truckOf(0), driver_id: driverOf(4) },
    ]);
    expect((await apply(disruption.id, 'another_pair')).status).toBe(200);
    expect(await day()).toMatchObject([{ start_time: '06:00', end_time: '14:00', license_plate: truckOf(0) }]);
    expect((await undo(disruption.id)).status).toBe(200);
    expect(await day()).toEqual([]);
    await week([{ ...sunday, available: false }]);
  });

  it('a driver who has been taken off the shift before is replaced for its own hours', async () => {
    const [tour] = (await ask({ license_plate: truckOf(0) })).body.disruption.tours;
    expect((await world.user.patch(`/tours/${tour?.id}`, { driver_id: driverOf(0) })).status).toBe(200);
    const path = `/trucks/${encodeURIComponent(truckOf(0))}/availability`;
    const hours = { work_date: date, start_time: '06:00', end_time: '14:00' };
    expect((await world.user.post(path, { ...hours, driver_id: null })).status).toBe(200);
    const idle = { work_date: date, start_time: '06:00', end_time: '14:30' };
    expect((await world.user.post(`/drivers/${drivers[4]?.id}/availability`, idle)).status).toBe(200);
    const { disruption } = (await ask({ driver_id: driverOf(0) })).body;
    expect(optionOf(disruption, 'another_pair').tours).toMatchObject([
      { license_plate: truckOf(0), driver_id: driverOf(4) },
    ]);
    // Hours that somebody changes meanwhile are not those that were compared.
    expect((await world.user.post(path, { ...hours, end_time: '13:00', driver_id: null })).status).toBe(200);
    expect((await apply(disruption.id, 'another_pair')).status).toBe(409);
    const again = (await ask({ driver_id: driverOf(0) })).body.disruption;
    expect((await apply(again.id, 'another_pair')).status).toBe(200);
    expect(await shiftsOf(truckOf(0))).toMatchObject([{ end_time: '13:00', driver_id: driverOf(4) }]);
  });
});
