import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOf, importRow, recognised } from '@/csv/columns';
import { parseRows } from '@/csv/rows';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('imports of tours, and by names', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const send = (kind: Schemas['ImportKind'], rows: object[]) =>
    world.user.post<Schemas['ImportResult']>('/imports/', { kind, name: 'rows.csv', rows });
  const place = (location_id: string, more: object = {}) => ({
    ...{ location_id, location_name: `Glasplatz ${location_id}`, latitude: 47.5, longitude: 9.5 },
    ...more,
  });

  it('takes a construction type by its name; for one that is not there it says which there are', async () => {
    await send('locations', [place('IM-90', { latitude: 47.91 })]);
    const container = { material_type: '11', location_id: 'IM-90' };
    const { body } = await send(
      'bins',
      ['Semi-underground', 'IGLOO', 'steel', 'Depotcontainer'].map((construction_type, at) => ({
        ...container,
        ...{ container_id: `IM-90-${at}`, construction_type },
      })),
    );
    expect(body).toMatchObject({ created: 3, refused: 1 });
    expect(body.rows.find(({ status }) => status === 'refused')?.errors).toEqual([
      expect.objectContaining({
        ...{ path: 'rows.3.construction_type', code: 'no_construction_type' },
        value: expect.stringContaining('Semi-underground') as string,
      }),
    ]);
    const { body: created } = await world.admin.get<Schemas['BinList']>('/bins/?q=IM-90');
    expect(created.bins.map((bin) => bin.construction_type).sort()).toEqual(['half_underground', 'igloo', 'steel']);
  });

  it('take drivers by name too, unless several have it', async () => {
    const driver = (driver_id: string, name: string) => ({
      driver_id,
      name,
      phone: `+49 170 555${driver_id.slice(3)}`,
    });
    await send('drivers', [
      driver('TD-1', 'Åsa Ö. Holm'),
      driver('TD-2', 'Jan Zwilling'),
      driver('TD-3', 'Jan Zwilling'),
    ]);
    await send('trucks', [{ license_plate: 'TD-T 1', name: 'T', capacity: 10, number_of_compartments: 2 }]);
    const tour = { date: '2026-12-01', license_plate: 'TD-T 1', material_type: ['11'], stops: [] };
    const { body } = await send('tours', [
      { ...tour, route_name: 'Namen 1', driver_id: 'Åsa Ö. Holm' },
      { ...tour, route_name: 'Namen 2', driver_id: 'Jan Zwilling' },
      { ...tour, route_name: 'Namen 3', driver_id: 'TD-3' },
    ]);
    expect(body.rows.map(({ status, errors }) => [status, errors?.[0]?.code])).toEqual([
      ['created', undefined],
      ['refused', 'same_name'],
      ['created', undefined],
    ]);
    const { tours } = (await world.admin.get<Schemas['TourList']>('/tours/?q=Namen')).body;
    expect(tours.map(({ driver_id: key }) => key).toSorted()).toEqual(['TD-1', 'TD-3']);
  });

  it('plans tours by their name and day, changes only planned ones, and takes them back with their stops', async () => {
    await send('locations', [
      ...['TO-1', 'TO-2', 'TO-3'].map((key) => place(key, { latitude: 41, disposition_area_id: 1 })),
      place('TO-N', { latitude: 41.1 }),
    ]);
    const construction = (await world.admin.get<Schemas['ConstructionTypeList']>('/construction/')).body;
    const { id: type } = Object.values(construction).flat()[0] as { id: string };
    const bin = { material_type: '11', construction_type: type };
    await send('bins', [
      { ...bin, container_id: 'TO-C1', location_id: 'TO-1' },
      { ...bin, container_id: 'TO-C2', location_id: 'TO-2', material_type: '12' },
      { ...bin, container_id: 'TO-C3', location_id: 'TO-3' },
    ]);
    await send('trucks', [{ license_plate: 'TO-T 1', name: 'T', capacity: 10, number_of_compartments: 2 }]);
    const tour = { route_name: 'Akten 1', date: '2026-12-01', license_plate: 'TO-T 1', material_type: ['11'] };
    const first = await send('tours', [
      { ...tour, stops: ['TO-2 22:50', 'TO-1 00:10'] },
      { ...tour, stops: [] },
      { ...tour, route_name: 'Akten 2', stops: ['TO-1', 'TO-9'] },
      { ...tour, route_name: 'Akten 3', license_plate: 'none', driver_id: 'none' },
      { ...tour, route_name: 'Akten 4', date: '2026-02-30' },
    ]);
    expect(first.body).toMatchObject({ created: 1, refused: 4 });
    expect(first.body.rows[0]?.key).toBe('Akten 1 2026-12-01');
    expect(first.body.rows.slice(1).flatMap(({ errors = [] }) => errors)).toEqual([
      { path: 'rows.1.route_name', message: 'is the same as in rows.0', code: 'same_row', value: '0' },
      { path: 'rows.2.stops.1.location_id', message: 'There is no such location.', code: 'no_stop', value: 'TO-9' },
      { path: 'rows.3.license_plate', message: 'There is no such truck.', code: 'no_truck' },
      { path: 'rows.3.driver_id', message: 'There is no such driver.', code: 'no_driver' },
      { path: 'rows.4.date', message: expect.any(String), code: 'format', value: 'date' },
    ]);
    const [made] = (await world.admin.get<Schemas['TourList']>('/tours/?q=Akten')).body.tours;
    const detail = async () => (await world.admin.get<Schemas['TourEnvelope']>(`/tours/${made?.id}`)).body.tour;
    const stops = async () => (await detail()).stops.map((stop) => [stop.location_id, stop.planned_at]);
    expect((await detail()).tour).toMatchObject({ ...tour, status: 'planned', planned: 1, disposition_area_id: 1 });
    // The city is an hour ahead of UTC in winter.
    const atFirst = [
      ['TO-2', '2026-12-01T21:50:00.000Z'],
      ['TO-1', '2026-12-01T23:10:00.000Z'],
    ];
    expect(await stops()).toEqual(atFirst);

    const same = await send('tours', [
      { route_name: 'Akten 1', date: '2026-12-01', stops: ['TO-2 22:50', 'TO-1 0:10'] },
    ]);
    expect(same.body).toMatchObject({ unchanged: 1 });
    const second = await send('tours', [
      { ...tour, material_type: ['11', '12'], stops: [{ location_id: 'TO-3' }, 'TO-1 @ 07:30', 'TO-2'] },
      { ...tour, date: '2026-12-02', stops: ['TO-N'] },
    ]);
    expect(second.body).toMatchObject({ created: 1, changed: 1 });
    expect((await detail()).tour.planned).toBe(3);
    expect(await stops()).toEqual([
      ['TO-3', null],
      ['TO-1', '2026-12-01T06:30:00.000Z'],
      ['TO-2', null],
    ]);
    const told = (await world.admin.get<Schemas['HistoryList']>(`/history/?kind=tours&record_key=${made?.id}`)).body
      .history;
    expect(told.map(({ action, source }) => [action, source])).toEqual([
      ['changed', 'import'],
      ['created', 'import'],
    ]);
    expect((await world.user.post(`/imports/${first.body.import?.id}/undo`)).body.errors).toMatchObject([
      { path: 'Akten 1 2026-12-01', message: 'changed since' },
    ]);
    expect((await world.user.post(`/imports/${second.body.import?.id}/undo`)).status).toBe(200);
    expect((await detail()).tour).toMatchObject({ material_type: ['11'], planned: 1 });
    expect(await stops()).toEqual(atFirst);

    // A saved list has the stops, which come back with it.
    const saved = await world.app.inject({
      ...{ method: 'GET', url: '/api/tours/?q=Akten' },
      headers: { accept: 'text/csv', authorization: `Bearer ${world.token('user')}` },
    });
    const rows = parseRows(saved.rawPayload);
    await world.user.patch(`/tours/${made?.id}`, { stops: [] });
    expect(await stops()).toEqual([]);
    const back = await send(
      'tours',
      rows.map((row) => importRow('tours', row, recognised('tours', columnsOf(rows)))),
    );
    expect(back.body).toMatchObject({ changed: 1, refused: 0 });
    expect(await stops()).toEqual(atFirst);
    // Times as the interface writes them: from the beginning of the tour's day, to the second.
    const words = await send('tours', [{ ...tour, stops: ['TO-2 22:50', 'TO-1 24:10'] }]);
    expect(words.body).toMatchObject({ unchanged: 1 });
    await send('tours', [{ ...tour, stops: ['TO-2 24:50:30', 'TO-1'] }]);
    expect(await stops()).toEqual([
      ['TO-2', '2026-12-01T23:50:30.000Z'],
      ['TO-1', null],
    ]);
    await send('tours', [{ ...tour, stops: ['TO-2 22:50', 'TO-1 00:10'] }]);

    await world.user.post(`/tours/${made?.id}/start`, {});
    const late = await send('tours', [{ ...tour, details: 'Zu spät' }]);
    expect(late.body.rows[0]?.errors?.[0]?.message).toContain('Only a planned tour');
    expect((await send('tours', [tour])).body).toMatchObject({ unchanged: 1 });
    expect((await world.user.post(`/imports/${first.body.import?.id}/undo`)).body.errors?.[0]?.message).toBe('in use');
    const third = await send('tours', [{ ...tour, route_name: 'Akten 5', stops: ['TO-1'] }]);
    expect((await world.user.post(`/imports/${third.body.import?.id}/undo`)).status).toBe(200);
    expect((await world.admin.get<Schemas['TourList']>('/tours/?q=Akten%205')).body.tours).toEqual([]);
  });

  it('are not taken back to a driver who was deleted or an area that is archived since', async () => {
    const { area } = (await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Bald zu' })).body;
    await send('drivers', [
      { driver_id: 'TB-1', name: 'Geht Bald' },
      { driver_id: 'TB-2', name: 'Bleibt Da' },
    ]);
    await send('trucks', [{ license_plate: 'TB-T 1', name: 'T', capacity: 10, number_of_compartments: 2 }]);
    const tour = { date: '2026-12-01', license_plate: 'TB-T 1', material_type: ['11'], stops: [] };
    const driven = { ...tour, route_name: 'Zurück 1', driver_id: 'TB-1' };
    const placed = { ...tour, route_name: 'Zurück 2', disposition_area_id: area.id };
    await send('tours', [driven, placed]);
    const { body } = await send('tours', [
      { ...driven, driver_id: 'TB-2' },
      { ...placed, disposition_area_id: 1 },
    ]);
    expect(body).toMatchObject({ changed: 2 });
    const { drivers } = (await world.admin.get<Schemas['DriverList']>('/drivers/?q=TB-1')).body;
    expect((await world.admin.delete(`/drivers/${drivers[0]?.id}`)).status).toBe(204);
    expect((await world.admin.patch(`/areas/${area.id}`, { state: 'archived' })).status).toBe(200);
    const undone = await world.user.post(`/imports/${body.import?.id}/undo`);
    expect(undone.status).toBe(409);
    expect(undone.body.errors?.map(({ path, message }) => [path, message])).toEqual([
      ['Zurück 1 2026-12-01', 'its driver was deleted'],
      ['Zurück 2 2026-12-01', 'its disposition area is archived'],
    ]);
  });

  it('of who is limited to areas are in them, and changed where all stops are seen', async () => {
    const [mine, other] = (await world.admin.get<Schemas['AreaList']>('/areas/?state=active')).body.areas;
    const at = { latitude: 44, disposition_area_id: mine?.id };
    await send('locations', [place('LI-1', at), place('LI-F', { ...at, disposition_area_id: other?.id })]);
    const truck = { name: 'L', capacity: 10, number_of_compartments: 1 };
    await send('trucks', [
      { ...truck, license_plate: 'LI-T 1', default_disposition_area_id: mine?.id },
      { ...truck, license_plate: 'LI-T 2', default_disposition_area_id: other?.id },
    ]);
    await world.admin.patch('/users/2', { area_ids: [mine?.id] });
    const tour = { date: '2026-12-03', license_plate: 'LI-T 1', material_type: ['11'] };
    const tours = await send('tours', [
      { ...tour, route_name: 'LI 1', stops: ['LI-1'] },
      { ...tour, route_name: 'LI 2', stops: ['LI-1'], disposition_area_id: other?.id },
      { ...tour, route_name: 'LI 3' },
      { ...tour, route_name: 'LI 4', stops: ['LI-1', 'LI-F'] },
      { ...tour, route_name: 'LI 5', stops: ['LI-1'], license_plate: 'LI-T 2' },
    ]);
    expect(tours.body.rows.map(({ status, errors }) => errors?.[0]?.path ?? status)).toEqual([
      'created',
      'rows.1.disposition_area_id',
      'rows.2.disposition_area_id',
      'rows.3.stops.1.location_id',
      'rows.4.license_plate',
    ]);
    const [made] = (await world.user.get<Schemas['TourList']>('/tours/?q=LI%201')).body.tours;
    const stops = [{ location_id: 'LI-1' }, { location_id: 'LI-F' }];
    expect((await world.admin.patch(`/tours/${made?.id}`, { stops })).status).toBe(200);
    const late = await send('tours', [{ ...tour, route_name: 'LI 1', details: 'Neu' }]);
    expect(late.body.rows[0]?.errors?.[0]?.message).toContain('by somebody who sees all of its stops');
    expect((await send('tours', [{ ...tour, route_name: 'LI 1' }])).body).toMatchObject({ unchanged: 1 });
  });
});
