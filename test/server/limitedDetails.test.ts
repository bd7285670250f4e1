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

  it('is offered no driver of other areas for a truck that takes over, not even whose own drops out', async () => {
    const date = '2026-12-28';
    const tours = `/tours/?start=${date}&end=${date}`;
    const { locations = [] } = await keysWhere(world, `area = ${area}`);
    const stops = locations.slice(0, 3).map(({ key }) => ({ location_id: key }));
    const tour = { route_name: 'Ours', date, license_plate: 'LIM', material_type: ['11', '12', '13'], stops };
    await world.admin.post('/tours/', tour);
    const spare = { name: 'Spare', capacity: 10, number_of_compartments: 3, default_disposition_area_id: area };
    await world.admin.post('/trucks/', { ...spare, license_plate: 'LIM 2' });
    const [driven] = (await world.user.get<Schemas['TourList']>(tours)).body.tours;
    expect(driven?.driver_id).toEqual(expect.any(String));
    const asked = await world.user.post<Schemas['DisruptionEnvelope']>('/disruptions/', { date, license_plate: 'LIM' });
    const { tours: lost, options } = asked.body.disruption;
    expect(lost).toMatchObject([{ route_name: 'Ours', driver_id: driven?.driver_id }]);
    const { drivers: own = [] } = await keysWhere(world, `area = ${area}`);
    const taking = options.flatMap((option) => option.tours.map(({ driver_id }) => driver_id));
    expect(own.map(({ key }) => key)).toEqual(expect.arrayContaining(taking));
  });

  it('takes its truck that drops out from the driver of another area too, and gives it back', async () => {
    const date = '2026-12-28';
    const [driver] = (await keysWhere(world, `area = ${area}`)).drivers ?? [];
    const next = { work_date: '2026-12-29', start_time: '06:00', end_time: '14:00', driver_id: driver?.key };
    expect((await world.user.post('/trucks/LIM%202/availability', next)).status).toBe(200);
    const shifts = async () => {
      const days = `start_date=${date}&end_date=${date}`;
      return (await world.admin.get<Schemas['TruckAvailabilities']>(`/trucks/LIM/availability?${days}`)).body
        .availabilities;
    };
    const before = await shifts();
    expect(before).toMatchObject([{ available: true, driver_id: expect.any(String) }]);
    const asked = await world.user.post<Schemas['DisruptionEnvelope']>('/disruptions/', { date, license_plate: 'LIM' });
    const path = `/disruptions/${asked.body.disruption.id}`;
    expect(await world.user.post(`${path}/apply`, { option: 'tomorrow' })).toMatchObject({ status: 200 });
    expect(await shifts()).toMatchObject([{ available: false, driver_id: null }]);
    expect(await world.user.post(`${path}/undo`, {})).toMatchObject({ status: 200 });
    expect(await shifts()).toEqual(before);
  });

  it('is told the row of an import whose key a record of other areas has; the others are taken', async () => {
    const foreign = await keysWhere(world, `area <> ${area}`);
    const usual = { name: 'X', capacity: 9, number_of_compartments: 2, default_disposition_area_id: area };
    const rows = ['LIM 9', foreign.trucks?.[0]?.key].map((license_plate) => ({ ...usual, license_plate }));
    for (const dry_run of [true, false]) {
      const file = { kind: 'trucks', name: 'trucks.csv', rows, dry_run };
      const { body } = await world.user.post<Schemas['ImportResult']>('/imports/', file);
      expect(body.rows).toMatchObject([
        { status: 'created' },
        { status: 'refused', errors: [{ path: 'rows.1.license_plate', code: 'key_hidden' }] },
      ]);
    }
  });

  it('is told at its field that a record must be in the areas', async () => {
    const truck = { license_plate: 'NO', name: 'X', capacity: 1, number_of_compartments: 1 };
    const bin = { container_id: 'NO', material_type: '11', construction_type: 'igloo' };
    const place = { location_id: 'NO', location_name: 'X', city: '', street: '', latitude: 51, longitude: 8 };
    const records: [path: string, body: object, field: string][] = [
      ['/trucks/', truck, 'default_disposition_area_id'],
      ['/drivers/', { driver_id: 'NO', name: 'X' }, 'default_disposition_area_id'],
      ['/bins/', bin, 'location_id'],
      ['/locations/', { ...place, location_type: 'public', is_active: true }, 'disposition_area_id'],
    ];
    for (const [path, body, field] of records) {
      const refused = await world.user.post<Schemas['Problem']>(path, body);
      expect([refused.status, refused.body.errors?.map((error) => error.path)]).toEqual([422, [field]]);
    }
    const moved = await world.user.patch<Schemas['Problem']>('/trucks/LIM', { default_disposition_area_id: null });
    expect(moved.body.errors).toMatchObject([{ path: 'default_disposition_area_id' }]);
  });

  it('does not read in the history of a container at which location of another area it was', async () => {
    const there = (await keysWhere(world, `area <> ${area}`)).locations?.[0]?.key ?? '';
    const here = (await keysWhere(world, `area = ${area}`)).locations?.[0]?.key ?? '';
    const bin = { container_id: 'MOVED', material_type: '11', construction_type: 'igloo' };
    const made = await world.admin.post<Schemas['BinEnvelope']>('/bins/', { ...bin, location_id: there });
    for (const change of [{ location_id: here }, { active: false }])
      expect((await world.admin.patch(`/bins/${made.body.bin.id}`, change)).status).toBe(200);
    const read = async (who: typeof world.user) =>
      (await who.get<Schemas['HistoryList']>(`/history/bins/${made.body.bin.id}`)).body.history;
    expect((await read(world.admin)).length).toBe(3);
    const seen = await read(world.user);
    expect([seen.length, JSON.stringify(seen).includes(`"${there}"`)]).toEqual([1, false]);
  });
});
