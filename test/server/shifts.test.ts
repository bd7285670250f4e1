import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Truck = Schemas['TruckEnvelope'];
type TruckWeek = Schemas['TruckScheduleEnvelope'];
type Stored = Schemas['TruckAvailabilityEnvelope'];

const days = '?start_date=2026-10-01&end_date=2026-12-31';

onBothEngines('shifts', (engine) => {
  let world: World;
  let n = 0;
  let plate = '';
  const path = () => `/trucks/${encodeURIComponent(plate)}/availability`;
  const shown = async () => (await world.viewer.get<TruckWeek>(path() + days)).body;
  const put = (body: object) => world.user.post<Stored & Schemas['Problem']>(path(), body);
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    plate = `GL-S ${++n}`;
    await world.user.post<Truck>('/trucks/', {
      license_plate: plate,
      name: 'S',
      capacity: 10,
      number_of_compartments: 1,
    });
  });

  it('adds, replaces by start time or by the named one, and removes', async () => {
    const entry = { work_date: '2026-11-23', start_time: '06:00', end_time: '10:00' };
    const first = await put(entry);
    expect(first.body).toEqual({
      availability: {
        ...entry,
        ...{ available: true, material_type_id: null, disposition_area_id: null, driver_id: null },
      },
      original_start_time: null,
    });
    expect((await put({ ...entry, end_time: '09:00' })).body.original_start_time).toBe('06:00');
    const moved = await put({
      ...entry,
      start_time: '07:00',
      original_start_time: '06:00',
      material_type_id: '12',
      disposition_area_id: 1,
    });
    expect(moved.body.original_start_time).toBe('06:00');
    await put({ ...entry, start_time: '12:00', end_time: '15:00', available: false });
    expect(
      (await shown()).availabilities.map((e) => [e.start_time, e.end_time, e.available, e.material_type_id]),
    ).toEqual([
      ['07:00', '10:00', true, '12'],
      ['12:00', '15:00', false, null],
    ]);
    const key = { work_date: '2026-11-23', start_time: '07:00' };
    expect((await world.user.delete(path(), key)).status).toBe(204);
    expect((await world.user.delete(path(), key)).status).toBe(404);
    expect((await world.user.delete(path())).status).toBe(400);
  });

  it('refuses what overlaps and names the other one, even when two come at once', async () => {
    const entry = { work_date: '2026-11-24', start_time: '06:00', end_time: '10:00' };
    await put(entry);
    const late = await put({ ...entry, start_time: '09:59', end_time: '12:00' });
    expect(late.status).toBe(409);
    expect(late.body.detail).toContain('06:00 to 10:00');
    expect((await put({ ...entry, start_time: '10:00', end_time: '12:00' })).status).toBe(200);
    const race = await Promise.all(
      ['13:00', '13:30', '14:00', '14:30'].map((start_time) => put({ ...entry, start_time, end_time: '18:00' })),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('refuses an end before the start, a material that does not fit and a foreign area', async () => {
    const entry = { work_date: '2026-11-25', start_time: '06:00', end_time: '06:00' };
    const wrong = await put(entry);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'end_time', message: 'End time must be after start time' }],
    ]);
    const mixed = await put({ ...entry, end_time: '07:00', material_type_id: '11+12' });
    expect([mixed.status, mixed.body.errors?.[0]?.path]).toEqual([422, 'material_type_id']);
    const areas = (await world.other.get<Schemas['UserEnvelope']>('/auth/me')).body.user.disposition_areas;
    const foreign = await put({ ...entry, end_time: '07:00', disposition_area_id: areas[0]?.id });
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([422, 'disposition_area_id']);
    expect((await shown()).availabilities).toEqual([]);
  });

  it('does not take the second compartment from a truck whose planned shift needs it', async () => {
    const truck = `/trucks/${encodeURIComponent(plate)}`;
    await world.user.patch(truck, { number_of_compartments: 2 });
    await put({ work_date: '2026-11-17', start_time: '06:00', end_time: '07:00', material_type_id: '11+12' });
    expect((await world.user.patch(truck, { number_of_compartments: 1 })).status).toBe(200);
    await world.user.patch(truck, { number_of_compartments: 2 });
    await put({ work_date: '2026-11-18', start_time: '06:00', end_time: '07:00', material_type_id: '11+12' });
    const refused = await world.user.patch(truck, { number_of_compartments: 1 });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([409, 'number_of_compartments']);
  });

  it('keeps a default week by weekday, all or nothing', async () => {
    const week = `/trucks/${encodeURIComponent(plate)}/default-availabilities`;
    const entry = { day_of_week: 'friday', start_time: '06:00', end_time: '14:00' };
    type Week = Schemas['TruckDefaultAvailabilitiesEnvelope'];
    const both = await world.user.post<Week>(week, { availabilities: [entry, { ...entry, day_of_week: 'monday' }] });
    expect(both.body.default_availabilities.map((e) => e.day_of_week)).toEqual(['monday', 'friday']);
    const wrong = await world.user.post(week, {
      availabilities: [
        { ...entry, start_time: '07:00' },
        { ...entry, day_of_week: 'sunday', end_time: '05:00' },
      ],
    });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, 'availabilities.1.end_time']);
    const twice = await world.user.post(week, { availabilities: [entry, entry] });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([422, 'availabilities.1.day_of_week']);
    const cleared = await world.user.post<Week>(week, {
      availabilities: [{ ...entry, day_of_week: 'monday', available: false }],
    });
    expect(cleared.body.default_availabilities).toEqual([
      { ...entry, material_type_id: null, disposition_area_id: null },
    ]);
    expect((await shown()).default_schedule).toEqual(cleared.body.default_availabilities);
  });

  it('keeps the same for drivers, without material and area', async () => {
    const made = await world.user.post<Schemas['DriverEnvelope']>('/drivers/', { driver_id: `S-${n}`, name: 'S' });
    const base = `/drivers/${made.body.driver.id}`;
    const entry = { work_date: '2026-12-31', start_time: '22:00', end_time: '23:59' };
    const stored = await world.user.post<Schemas['DriverAvailabilityEnvelope']>(`${base}/availability`, entry);
    expect(stored.body).toEqual({ availability: { ...entry, available: true }, original_start_time: null });
    expect((await world.user.post(`${base}/availability`, { ...entry, start_time: '23:00' })).status).toBe(409);
    await world.user.post(`${base}/default-availability`, {
      availabilities: [{ day_of_week: 'sunday', start_time: '06:00', end_time: '07:00' }],
    });
    const listed = await world.viewer.get<Schemas['DriverAvailabilitiesList']>(
      `/drivers/availabilities/list?start_date=2026-12-31&end_date=2027-01-01`,
    );
    expect(listed.body.availabilities.find((d) => d.driver_id === `S-${n}`)).toEqual({
      id: made.body.driver.id,
      driver_id: `S-${n}`,
      availabilities: [{ ...entry, available: true, license_plate: null, has_truck: false }],
      default_schedule: [{ day_of_week: 'sunday', start_time: '06:00', end_time: '07:00' }],
    });
    expect(
      (await world.user.delete(`${base}/availability`, { work_date: '2026-12-31', start_time: '22:00' })).status,
    ).toBe(204);
    expect((await world.other.get(`${base}/availability${days}`)).status).toBe(404);
  });

  const newDriver = async (key = `P-${n}`) =>
    (await world.user.post<Schemas['DriverEnvelope']>('/drivers/', { driver_id: key, name: key })).body.driver;
  const dayOf = async (id: number) =>
    (await world.viewer.get<Schemas['DriverScheduleEnvelope']>(`/drivers/${id}/availability${days}`)).body
      .availabilities;
  const crewOf = async () => (await shown()).availabilities.map((e) => [e.start_time, e.driver_id]);

  it('writes the shift of the truck and of its driver together, and keeps the driver until told otherwise', async () => {
    const driver = await newDriver();
    const entry = { work_date: '2026-11-25', start_time: '06:00', end_time: '14:00' };
    expect((await put({ ...entry, driver_id: driver.driver_id })).body.availability.driver_id).toBe(driver.driver_id);
    expect(await dayOf(driver.id)).toEqual([{ ...entry, available: true, license_plate: plate, has_truck: true }]);
    // Left out, the driver stays; his day follows the shift.
    const later = { ...entry, start_time: '07:00', end_time: '15:00' };
    expect((await put({ ...later, original_start_time: '06:00' })).body.availability.driver_id).toBe(driver.driver_id);
    expect(await dayOf(driver.id)).toEqual([{ ...later, available: true, license_plate: plate, has_truck: true }]);
    // An entry that spans the shift is unchanged.
    await put({ ...later, end_time: '12:00' });
    expect(await dayOf(driver.id)).toEqual([{ ...later, available: true, license_plate: plate, has_truck: true }]);
    expect((await put({ ...later, driver_id: null })).body.availability.driver_id).toBeNull();
    expect(await dayOf(driver.id)).toHaveLength(1);
    await put({ ...later, driver_id: driver.driver_id });
    expect((await put({ ...later, available: false })).body.availability.driver_id).toBeNull();
  });

  it('frees the truck when the shift of its driver is deleted or becomes an absence, of a part too', async () => {
    const driver = await newDriver();
    const own = `/drivers/${driver.id}/availability`;
    const entry = { work_date: '2026-11-25', start_time: '06:00', end_time: '14:00' };
    await put({ ...entry, driver_id: driver.driver_id });
    await world.user.post(own, { ...entry, end_time: '10:00' });
    expect(await crewOf()).toEqual([['06:00', driver.driver_id]]);
    await world.user.post(own, { ...entry, start_time: '10:00', available: false });
    expect(await crewOf()).toEqual([['06:00', null]]);
    await world.user.delete(own, { work_date: entry.work_date, start_time: '10:00' });
    await world.user.post(own, { ...entry, available: false });
    expect((await put({ ...entry, driver_id: driver.driver_id })).body.errors?.[0]?.path).toBe('driver_id');
    await world.user.delete(own, { work_date: entry.work_date, start_time: '06:00' });
    await put({ ...entry, driver_id: driver.driver_id });
    await world.user.delete(own, { work_date: entry.work_date, start_time: '06:00' });
    expect([await crewOf(), await dayOf(driver.id)]).toEqual([[['06:00', null]], []]);
  });

  it('refuses an unknown driver and one who has another truck then, even when two ask at once', async () => {
    const driver = await newDriver();
    const entry = { work_date: '2026-11-25', start_time: '06:00', end_time: '14:00', driver_id: driver.driver_id };
    const unknown = await put({ ...entry, driver_id: 'nobody' });
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([422, 'driver_id']);
    const foreign = (await world.other.post<Schemas['DriverEnvelope']>('/drivers/', { driver_id: `X-${n}`, name: 'X' }))
      .body.driver;
    expect((await put({ ...entry, driver_id: foreign.driver_id })).status).toBe(422);
    expect(await shown()).toMatchObject({ availabilities: [] });
    const others = await Promise.all(
      ['A', 'B', 'C'].map(async (letter) => {
        const license_plate = `${plate} ${letter}`;
        await world.user.post('/trucks/', { license_plate, name: 'S', capacity: 10, number_of_compartments: 1 });
        return `/trucks/${encodeURIComponent(license_plate)}/availability`;
      }),
    );
    const race = await Promise.all(others.map((other) => world.user.post<Schemas['Problem']>(other, entry)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = race.find(({ status }) => status === 409);
    expect(refused?.body.errors?.[0]?.path).toBe('driver_id');
    expect(refused?.body.detail).toContain('06:00 to 14:00');
    expect((await put({ ...entry, start_time: '14:00', end_time: '15:00' })).status).toBe(200);
    expect(await dayOf(driver.id)).toHaveLength(2);
    expect((await world.viewer.post(path(), entry)).status).toBe(403);
  });

  it('keeps which days are finished, for each customer', async () => {
    const listed = async (who: World['user']) =>
      (await who.get<Schemas['FinishedDays']>('/finished-days/?start_date=2026-12-01&end_date=2026-12-31')).body
        .finished_days;
    const day = '/finished-days/2026-12-05';
    expect((await world.viewer.put(day, {})).status).toBe(403);
    expect((await world.user.put(day)).status).toBe(204);
    expect((await world.user.put(day)).status).toBe(204);
    expect([await listed(world.viewer), await listed(world.other)]).toEqual([['2026-12-05'], []]);
    expect((await world.other.delete(day)).status).toBe(404);
    expect((await world.user.delete(day)).status).toBe(204);
    expect(await listed(world.viewer)).toEqual([]);
  });

  it('lists the shifts of all trucks in one call and a few queries, at most 92 days', async () => {
    await put({ work_date: '2026-10-25', start_time: '02:00', end_time: '03:00' });
    world.queries.length = 0;
    const all = await world.viewer.get<Schemas['TruckAvailabilitiesList']>(`/trucks/availabilities/list${days}`);
    expect(world.queries.length).toBeLessThanOrEqual(4);
    const trucks = await world.viewer.get<Schemas['TruckList']>('/trucks/?page_size=100');
    expect(all.body.availabilities.map((t) => t.license_plate)).toEqual(trucks.body.trucks.map((t) => t.license_plate));
    expect(all.body.availabilities.find((t) => t.license_plate === plate)?.availabilities).toHaveLength(1);
    for (const [query, status] of [
      ['?start_date=2026-11-02&end_date=2026-11-01', 422],
      ['?start_date=2026-01-01&end_date=2026-04-03', 422],
      ['?start_date=2026-01-01&end_date=2026-04-02', 200],
      ['?start_date=2026-02-30&end_date=2026-03-02', 400],
    ] as const)
      expect([query, (await world.viewer.get(`/trucks/availabilities/list${query}`)).status]).toEqual([query, status]);
  });
});
