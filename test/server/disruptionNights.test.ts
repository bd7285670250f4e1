import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { date, disrupting, nextDay } from './disrupting.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('disruptions of a night', (engine) => {
  let world: World;
  const { places, ...on } = disrupting(() => world);
  const { drivers, truckOf, driverOf, read, ask, optionOf, apply, undo } = on;
  beforeAll(async () => {
    world = await openWorld(engine);
    await on.begin();
  });
  afterAll(() => world.close());

  it('before midnight a pair of the night, and a tour, go on after it', async () => {
    await on.plan();
    const part = async (n: number, work_date: string, start_time: string, end_time: string) => {
      const path = `/trucks/${encodeURIComponent(truckOf(n))}/availability`;
      await world.user.post(path, { work_date, start_time, end_time, driver_id: driverOf(n) });
    };
    await world.db.execute(sql`delete from truck_shifts where work_date in (${date}, ${nextDay})`);
    for (const n of [0, 1, 2]) {
      await part(n, date, '23:00', '23:59');
      await part(n, nextDay, '00:00', '06:00');
    }
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const midnight = `${date}T23:00:00.000Z`;
    const [pair] = optionOf(disruption, 'another_pair').tours;
    expect(pair).toMatchObject({ conflicts: [] });
    expect(pair?.license_plate).not.toBe(truckOf(0));
    expect(pair?.stops).toHaveLength(5);
    expect(pair?.ends_at.localeCompare(midnight)).toBe(1);
    const [carrier] = optionOf(disruption, 'split').tours;
    expect(carrier?.stops.at(-1)?.planned_at.localeCompare(midnight)).toBe(1);
    expect(carrier?.stops).toHaveLength(8);
    expect((await apply(disruption.id, 'another_pair')).status).toBe(200);
  });

  it('a night’s driver goes on after midnight with a spare truck; the truck that dropped out has no second half', async () => {
    await on.plan();
    await world.db.execute(sql`delete from truck_shifts where work_date in (${date}, ${nextDay})`);
    await world.db.execute(sql`delete from driver_shifts where work_date in (${date}, ${nextDay})`);
    const path = `/trucks/${encodeURIComponent(truckOf(0))}/availability`;
    for (const [work_date, start_time, end_time] of [
      [date, '23:00', '23:59'],
      [nextDay, '00:00', '06:00'],
      [nextDay, '14:00', '20:00'],
    ])
      await world.user.post(path, { work_date, start_time, end_time, driver_id: driverOf(0) });
    const calendar = async (plate: string) => {
      const query = `start_date=${date}&end_date=${nextDay}`;
      const path = `/trucks/${encodeURIComponent(plate)}/availability?${query}`;
      return (await world.viewer.get<Schemas['TruckAvailabilities']>(path)).body;
    };
    const shifts = async (plate: string) =>
      (await calendar(plate)).availabilities.map((one) => [
        ...[one.work_date, one.start_time, one.end_time, one.available, one.driver_id],
      ]);
    const before = await shifts(truckOf(0));
    const { disruption } = (await ask({ license_plate: truckOf(0) })).body;
    const [pair] = optionOf(disruption, 'another_pair').tours;
    expect(pair).toMatchObject({ driver_id: driverOf(0), conflicts: [] });
    expect(pair?.stops).toHaveLength(5);
    const spare = pair?.license_plate ?? '';
    // The default of that day, which the night's part would hide.
    const usual = (await calendar(spare)).default_schedule.filter(({ day_of_week: day }) => day === 'monday');
    expect(usual).toHaveLength(1);
    expect((await apply(disruption.id, 'another_pair')).status).toBe(200);
    expect(await shifts(spare)).toEqual([
      [date, '23:00', '23:59', true, driverOf(0)],
      [nextDay, '00:00', '06:00', true, driverOf(0)],
      ...usual.map((one) => [nextDay, one.start_time, one.end_time, true, null]),
    ]);
    expect(await shifts(truckOf(0))).toEqual([
      [date, '23:00', '23:59', false, null],
      [nextDay, '00:00', '06:00', false, null],
      [nextDay, '14:00', '20:00', true, driverOf(0)],
    ]);
    expect((await undo(disruption.id)).status).toBe(200);
    expect(await shifts(truckOf(0))).toEqual(before);
    expect(await shifts(spare)).toEqual([]);
    // Of a driver who is ill, too, and who takes over stays as long as he is there.
    for (const [work_date, start_time, end_time] of [
      [date, '22:00', '23:59'],
      [nextDay, '00:00', '08:00'],
    ])
      await world.user.post(`/drivers/${drivers[3]?.id}/availability`, { work_date, start_time, end_time });
    const ill = (await ask({ driver_id: driverOf(0) })).body.disruption;
    expect(optionOf(ill, 'another_pair').tours).toMatchObject([{ license_plate: truckOf(0), driver_id: driverOf(3) }]);
    expect((await apply(ill.id, 'another_pair')).status).toBe(200);
    expect((await shifts(truckOf(0))).map((shift) => shift.at(-1))).toEqual([driverOf(3), driverOf(3), driverOf(0)]);
    expect((await undo(ill.id)).status).toBe(200);
    expect(await shifts(truckOf(0))).toEqual(before);
  });

  it('of a night the tour goes on after midnight, and so does what can be done', async () => {
    const { lost, other } = await on.plan();
    const part = async (n: number, work_date: string, start_time: string, end_time: string) => {
      const entry = { work_date, start_time, end_time, driver_id: driverOf(n) };
      const path = `/trucks/${encodeURIComponent(truckOf(n))}/availability`;
      expect((await world.user.post(path, entry)).status).toBe(200);
    };
    await world.db.execute(sql`delete from truck_shifts where work_date in (${date}, ${nextDay})`);
    for (const n of [0, 1]) {
      await part(n, date, '20:00', '23:59');
      await part(n, nextDay, '00:00', '06:00');
    }
    // A pair of the night that has begun when it is asked, and one that has no hour left.
    await part(3, nextDay, '00:00', '05:00');
    await part(4, nextDay, '00:00', '02:30');
    const unstarted = await on.tour('West', 0, places.slice(8, 10));
    world.clock.now = new Date(`${date}T22:30:00Z`);
    await world.user.post(`/tours/${lost}/start`, {});
    await world.user.post(`/tours/${other}/start`, {});
    world.clock.now = new Date(`${nextDay}T01:00:00Z`);
    const asked = world.clock.now.toISOString();
    const { status, body } = await ask({ license_plate: truckOf(0) });
    expect(status, JSON.stringify(body)).toBe(201);
    const { disruption } = body;
    expect(disruption.tours).toMatchObject([{ id: lost, status: 'in_progress', stops_left: 5 }]);
    expect(optionOf(disruption, 'another_pair').tours).toEqual([]);
    expect(optionOf(disruption, 'split').tours).toMatchObject([{ tour_id: other }]);
    const { tours: moved } = optionOf(disruption, 'tomorrow');
    expect(moved).toMatchObject([{ license_plate: truckOf(3) }]);
    const times = [...moved, ...optionOf(disruption, 'split').tours].flatMap(({ stops }) =>
      stops.map(({ planned_at }) => planned_at),
    );
    expect(times.toSorted()[0] ?? '').toSatisfy((first: string) => first > asked);

    const done = await apply(disruption.id, 'tomorrow');
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await read(lost)).tour.status).toBe('completed');
    expect((await read(unstarted)).tour.status).toBe('planned');
    const [made = 0] = done.body.disruption.tour_ids;
    expect((await read(made)).tour).toMatchObject({ date: nextDay, license_plate: truckOf(3), route_name: 'Nord' });
    expect((await ask({ license_plate: truckOf(0) })).body.errors).toMatchObject([{ path: 'date' }]);
    expect((await undo(disruption.id)).status).toBe(200);
    expect((await apply(disruption.id, 'split')).status).toBe(200);
    expect((await read(other)).stops).toHaveLength(8);
  });
});
