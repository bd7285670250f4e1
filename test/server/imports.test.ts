import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOf, importRow, recognised } from '@/csv/columns';
import { featureOf, GEOJSON_END, GEOJSON_START } from '@/csv/geoJson';
import { parseRows } from '@/csv/rows';
import { onBothEngines, openWorld, type Client, type Schemas, type World } from './harness.ts';

type Result = Schemas['ImportResult'];

onBothEngines('imports', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const send = (kind: Schemas['ImportKind'], rows: object[], more: object = {}, by: Client = world.user) =>
    by.post<Result>('/imports/', { kind, name: 'rows.csv', rows, ...more });
  const place = (location_id: string, more: object = {}) => ({
    ...{ location_id, location_name: `Glasplatz ${location_id}`, latitude: 47.5, longitude: 9.5 },
    ...more,
  });
  const find = async (key: string) =>
    (await world.admin.get<Schemas['LocationList']>(`/locations/?q=${key}`)).body.locations;

  it('says what would happen, row by row, and writes nothing', async () => {
    await send('locations', [place('IM-1'), place('IM-2', { latitude: 47.6 })]);
    const { status, body } = await send(
      'locations',
      [
        place('IM-1'),
        place('IM-2', { latitude: 47.6, location_name: 'Neu', is_active: false }),
        place('IM-3', { latitude: 47.5003 }),
        place('IM-4', { latitude: 147 }),
        place('IM-3', { latitude: 47.9 }),
        { location_id: 'IM-5' },
        place('IM-6', { disposition_area: 'nowhere', latitude: 47.7 }),
        place('IM-7', { latitude: 47.50031 }),
      ],
      { dry_run: true },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ import: null, created: 2, changed: 1, unchanged: 1, refused: 4 });
    expect(body.rows.map(({ row, key, status: what }) => [row, key, what])).toEqual([
      [1, 'IM-2', 'changed'],
      [2, 'IM-3', 'created'],
      [3, 'IM-4', 'refused'],
      [4, 'IM-3', 'refused'],
      [5, 'IM-5', 'refused'],
      [6, 'IM-6', 'refused'],
      [7, 'IM-7', 'created'],
    ]);
    expect(body.rows[0]?.changes).toEqual([
      { field: 'location_name', before: 'Glasplatz IM-2', after: 'Neu' },
      { field: 'is_active', before: true, after: false },
    ]);
    expect(body.rows[1]?.near).toEqual({ location_id: 'IM-1', distance: 33 });
    expect(body.rows[6]?.near).toEqual({ location_id: 'IM-3', distance: 1 });
    expect(body.rows[2]?.errors?.[0]?.path).toBe('rows.3.latitude');
    expect(body.rows[2]?.errors?.[0]).toMatchObject({ code: 'maximum', value: '90' });
    expect(body.rows[3]?.errors).toEqual([
      { path: 'rows.4.location_id', message: 'is the same as in rows.2', code: 'same_row', value: '2' },
    ]);
    expect(body.rows[4]?.errors?.map(({ path }) => path)).toContain('rows.5.latitude');
    expect(body.rows[5]?.errors?.[0]).toEqual({
      ...{ path: 'rows.6.disposition_area_id', message: 'There is no such disposition area.', code: 'no_area' },
      value: expect.stringMatching(/^\p{Lu}.*, \p{Lu}/u) as string,
    });
    expect(await find('IM-3')).toEqual([]);
  });

  it('applies what is good, keeps the report, and notes each record in the history', async () => {
    const areas = (await world.admin.get<Schemas['AreaList']>('/areas/?state=active')).body.areas;
    const rows = [
      { license_plate: 'IM-P 1', name: 'Eins', capacity: 10, number_of_compartments: 1 },
      { license_plate: 'IM-P 2', name: 'Zwei', capacity: 10, number_of_compartments: 9 },
      { license_plate: 'IM-P 3', name: 'Drei', capacity: 12, number_of_compartments: 2 },
    ];
    const first = await send('trucks', rows);
    expect(first.body).toMatchObject({ created: 2, refused: 1, import: { actor: expect.any(String), kind: 'trucks' } });
    const again = await send('trucks', [
      rows[0] ?? {},
      { license_plate: 'IM-P 3', capacity: 14.5, disposition_area: areas[0]?.name.toUpperCase() },
    ]);
    expect(again.body).toMatchObject({ created: 0, changed: 1, unchanged: 1, refused: 0 });
    const truck = (await world.admin.get<Schemas['TruckEnvelope']>('/trucks/IM-P%203')).body.truck;
    expect(truck).toMatchObject({ name: 'Drei', capacity: 14.5, default_disposition_area_id: areas[0]?.id });
    const report = await world.user.get<Result>(`/imports/${again.body.import?.id}`);
    expect(report.body).toEqual(again.body);
    expect((await world.user.get<Schemas['ImportList']>('/imports/')).body.imports[0]).toEqual(again.body.import);
    const { history } = (await world.admin.get<Schemas['HistoryList']>('/history/?record_key=IM-P%203')).body;
    expect(history.map(({ action, source, actor_id }) => [action, source, actor_id])).toEqual([
      ['changed', 'import', 2],
      ['created', 'import', 2],
    ]);
  });

  it('takes the whole of it back, once, and only while nothing of it was changed', async () => {
    await send('locations', [place('UN-1', { latitude: 46 })]);
    const { body } = await send('locations', [
      place('UN-1', { latitude: 46, street: 'Neue Straße 1' }),
      place('UN-2', { latitude: 46.1 }),
    ]);
    const path = `/imports/${body.import?.id}/undo`;
    const [made] = await find('UN-2');
    const { id: _i, containers: _c, container_site: _s, updated_at: _u, ...fields } = made as Schemas['Location'];
    await world.user.put(`/locations/${made?.id}`, { ...fields, city: 'Glasstadt' });
    const refused = await world.user.post(path);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([{ path: 'UN-2', message: 'changed since', code: 'changed_since' }]);
    expect((await find('UN-1'))[0]?.street).toBe('Neue Straße 1');

    await world.user.put(`/locations/${made?.id}`, fields);
    const bin = { material_type: '11', construction_type: 'underground' };
    const types = (await world.admin.get<Schemas['ConstructionTypeList']>('/construction/')).body;
    const type = Object.values(types).flat()[0] as { id: string };
    const container = { ...bin, construction_type: type.id, container_id: 'UN-C1', location_id: 'UN-2' };
    const bins = await send('bins', [container]);
    expect(bins.body).toMatchObject({ created: 1, refused: 0 });
    expect((await world.user.post(path)).body.errors).toEqual([{ path: 'UN-2', message: 'in use', code: 'in_use' }]);
    expect((await world.user.post(`/imports/${bins.body.import?.id}/undo`)).status).toBe(200);

    const done = await world.user.post<Schemas['ImportEnvelope']>(path);
    expect(done.body.import.undone_at).toBe(world.clock.now.toISOString());
    expect((await find('UN-1'))[0]?.street).toBe('');
    expect(await find('UN-2')).toEqual([]);
    expect((await world.user.post(path)).status).toBe(409);
  });

  it('is too late to take back after 30 days', async () => {
    const { body } = await send('locations', [place('LATE-1', { latitude: 45 })]);
    const before = world.clock.now;
    world.clock.now = new Date(before.getTime() + 30 * 86_400_000);
    expect((await world.user.post(`/imports/${body.import?.id}/undo`)).body.detail).toContain('30 days');
    world.clock.now = before;
  });

  it('gives drivers their phones, none twice, and takes them back', async () => {
    const rows = [
      { driver_id: 'IM-D1', name: 'Ida', phone: '+49 170 5550001' },
      { driver_id: 'IM-D2', name: 'Ole', phone: '+49 170 5550001' },
    ];
    const { body } = await send('drivers', rows);
    expect(body).toMatchObject({ created: 1, refused: 1 });
    const holder = async () =>
      (await world.admin.get<Schemas['PhoneList']>('/phones/?q=5550001')).body.phones.map(({ driver_id }) => driver_id);
    expect(await holder()).toEqual(['IM-D1']);
    expect((await send('drivers', [rows[1] ?? {}])).body.rows[0]?.errors?.[0]?.message).toContain('IM-D1');
    await world.user.post(`/imports/${body.import?.id}/undo`);
    expect(await holder()).toEqual([null]);
  });

  it('takes back nothing that the ordinary calls would refuse: phones, compartments, archived areas, deleted locations', async () => {
    const made = async (kind: Schemas['ImportKind'], row: object) => {
      const { body } = await send(kind, [row]);
      expect(body.refused).toBe(0);
      return async () => {
        const { status, body: problem } = await world.user.post(`/imports/${body.import?.id}/undo`);
        return [status, problem.errors?.[0]?.message];
      };
    };
    const { area } = (await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Bald zu' })).body;
    const truck = { license_plate: 'BK-T 1', name: 'T', capacity: 10, number_of_compartments: 1 };
    await made('trucks', truck);
    const planned = await made('trucks', { ...truck, number_of_compartments: 2 });
    await world.db
      .execute(sql`insert into truck_shifts (truck_ref, customer_id, work_date, start_time, end_time, available, material_type_id)
      select id, 1, '2099-01-01', '08:00', '12:00', true, '11+12' from trucks where license_plate = 'BK-T 1'`);
    expect(await planned()).toEqual([409, 'a planned shift needs two compartments']);

    const driver = { driver_id: 'BK-D1', name: 'D' };
    await made('drivers', { ...driver, phone: '+49 170 5550011' });
    const phone = await made('drivers', { ...driver, phone: '+49 170 5550012' });
    await made('drivers', { driver_id: 'BK-D2', name: 'E', phone: '+49 170 5550011' });
    expect(await phone()).toEqual([409, 'another driver has the phone']);

    const at = { latitude: 43 };
    await made('locations', place('BK-L1', { ...at, disposition_area_id: area.id }));
    const moved = await made('locations', place('BK-L1', { ...at, disposition_area_id: 1 }));
    const archived = await world.admin.patch(`/areas/${area.id}`, { state: 'archived' });
    expect(archived.status).toBe(200);
    expect(await moved()).toEqual([409, 'its disposition area is archived']);

    const types = (await world.admin.get<Schemas['ConstructionTypeList']>('/construction/')).body;
    const { id: type } = Object.values(types).flat()[0] as { id: string };
    await made('locations', place('BK-L2', { latitude: 42 }));
    const bin = { container_id: 'BK-C1', material_type: '11', construction_type: type };
    await made('bins', { ...bin, location_id: 'BK-L2' });
    const nowhere = await made('bins', { ...bin, location_id: 'BK-L1' });
    expect((await world.admin.delete(`/locations/${(await find('BK-L2'))[0]?.id}`)).status).toBe(204);
    expect(await nowhere()).toEqual([409, 'its location was deleted']);
  });

  const saved = (list: string, accept: string) =>
    world.app.inject({ url: `/api/${list}/`, headers: { accept, authorization: `Bearer ${world.token('admin')}` } });

  const rowsOf = (kind: Schemas['ImportKind'], rows: ReturnType<typeof parseRows>) => {
    const map = recognised(kind, columnsOf(rows));
    return rows.map((row) => importRow(kind, row, map));
  };
  const lists = ['locations', 'bins', 'trucks', 'drivers', 'tours'] as const;
  it.each(lists)('takes the exported list of %s unchanged', async (kind) => {
    const rows = parseRows((await saved(kind, 'text/csv')).rawPayload);
    const sent = rowsOf(kind, rows.slice(0, 20_000));
    expect((await send(kind, sent, { dry_run: true })).body).toMatchObject({ changed: 0, unchanged: sent.length });
  });

  it.each(['locations', 'bins', 'trucks', 'tours'] as const)('takes %s saved as GeoJSON unchanged', async (kind) => {
    const { license_plate } = (await world.user.get<Schemas['TruckList']>('/trucks/')).body.trucks[0] ?? {};
    const at = { key: 'GeoJSON', recorded_at: '2026-11-18T07:00:00.000Z', latitude: 51.9, longitude: 8 };
    await world.user.post('/positions/', { rows: [{ license_plate, ...at }] });
    const all = (await saved(kind, 'application/x-ndjson')).body.trim().split('\n').slice(0, 20_000);
    const features = all.map((line) => featureOf(JSON.parse(line) as object));
    expect(features.find((one) => !one.includes('"geometry":null'))).toContain(
      kind === 'tours' ? 'LineString' : 'Point',
    );
    const rows = parseRows(new TextEncoder().encode(GEOJSON_START + features.join(',\n') + GEOJSON_END));
    const sent = rowsOf(kind, rows);
    const nested = { locations: 'latitude', bins: 'constraints', trucks: 'license_plate', tours: 'stops' }[kind];
    expect(sent.filter((row) => row[nested] && (row[nested] as object[]).length !== 0).length).toBeGreaterThan(1);
    expect((await send(kind, sent, { dry_run: true })).body).toMatchObject({ changed: 0, unchanged: all.length });
  });

  it('is for those who may write the kind, in their areas', async () => {
    expect((await send('trucks', [{}], {}, world.viewer)).status).toBe(403);
    expect((await world.viewer.get('/imports/')).status).toBe(403);
    expect((await world.other.get<Schemas['ImportList']>('/imports/')).body.imports).toEqual([]);
    const token = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', {
      name: 'Importer',
      scopes: ['imports:write', 'trucks:write'],
    });
    const machine = world.client(token.body.secret);
    const truck = { license_plate: 'IM-M 1', name: 'M', capacity: 10, number_of_compartments: 1 };
    expect((await send('locations', [place('MA-1')], {}, machine)).status).toBe(403);
    expect((await send('trucks', [truck], {}, machine)).body.import?.actor).toBe('Importer');

    const areas = (await world.admin.get<Schemas['AreaList']>('/areas/?state=active')).body.areas;
    await world.admin.patch('/users/2', { area_ids: [areas[0]?.id] });
    const limited = await send('locations', [
      place('LI-1', { latitude: 44, disposition_area_id: areas[0]?.id }),
      place('LI-2', { latitude: 44.1, disposition_area_id: areas[1]?.id }),
      place('LI-3', { latitude: 44.2 }),
    ]);
    expect(limited.body).toMatchObject({ created: 1, refused: 2 });
    const hidden = await send('locations', [place('IM-1', { disposition_area_id: areas[0]?.id })]);
    expect(hidden.body.rows).toMatchObject([{ status: 'refused', errors: [{ code: 'key_hidden' }] }]);
    const { imports } = (await world.user.get<Schemas['ImportList']>('/imports/')).body;
    expect(imports.map(({ actor }) => actor)).not.toContain('Importer');
  });
});
