import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Complaints = Schemas['ComplaintList'];
type Locations = Schemas['LocationList'];
type Record = { id: number; updated_at: string };

const day = 86_400_000;
const site: Schemas['LocationInput'] = {
  location_id: '99/01',
  location_name: 'Prüfplatz',
  city: 'Glasfurt',
  street: 'Prüfweg 1',
  latitude: 50.1,
  longitude: 8.1,
  disposition_area_id: 1,
  location_type: 'public',
  is_active: true,
};
const bin = { container_id: '99/01-W1', material_type: '11', construction_type: 'igloo' };

/** One record of each kind, its path after it was made, and how its key is taken again; a notification has none. */
const kinds: { name: string; list: string; make: object; key?: string; path: (made: Record) => string }[] = [
  { name: 'location', list: 'locations', make: site, key: 'location_id', path: ({ id }) => `/locations/${id}` },
  { name: 'bin', list: 'bins', make: bin, key: 'container_id', path: ({ id }) => `/bins/${id}` },
  {
    name: 'truck',
    list: 'trucks',
    make: { license_plate: 'GL-ÜT 1', name: 'T', capacity: 10, number_of_compartments: 2 },
    key: 'license_plate',
    path: () => `/trucks/${encodeURIComponent('GL-ÜT 1')}`,
  },
  {
    name: 'driver',
    list: 'drivers',
    make: { driver_id: 'T-9', name: 'T' },
    key: 'driver_id',
    path: ({ id }) => `/drivers/${id}`,
  },
];

onBothEngines('deleted records', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const total = async (path: string) => (await world.viewer.get<{ total_routes: number }>(path)).body.total_routes;
  const make = async <T extends Record>(list: string, name: string, body: object): Promise<T> => {
    const made = await world.admin.post<{ [name: string]: T }>(`/${list}/`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body[name] as T;
  };

  it.each(kinds)(
    'restores a $name as it was, once, for its customer',
    async ({ name, list, make: body, path: pathOf }) => {
      const made = await make(list, name, body);
      const path = pathOf(made);
      const before = await total(`/${list}/?page_size=1`);
      expect((await world.admin.post(`${path}/restore`)).status, 'what is not deleted').toBe(404);
      expect((await world.admin.delete(path)).status).toBe(204);
      expect(await total(`/${list}/?page_size=1`)).toBe(before - 1);
      for (const gone of [world.viewer.get(path), world.admin.delete(path)]) expect((await gone).status).toBe(404);
      expect((await world.viewer.post(`${path}/restore`)).status).toBe(403);
      expect((await world.other.post(`${path}/restore`)).status).toBe(404);
      const back = await world.user.post<{ [name: string]: Record }>(`${path}/restore`);
      expect([back.status, back.body]).toEqual([200, { [name]: made }]);
      expect(back.headers.etag).toBe(`"${made.updated_at}"`);
      expect(await total(`/${list}/?page_size=1`)).toBe(before);
      expect((await world.user.post(`${path}/restore`)).status).toBe(404);
      expect((await world.admin.delete(path, undefined, { 'if-match': back.headers.etag ?? '' })).status).toBe(204);
    },
  );

  it.each(kinds)('says that the key of a $name was taken again', async ({ name, list, make: body, path: pathOf }) => {
    const first = await make(list, name, body);
    const path = pathOf(first);
    await world.admin.delete(path);
    const second = await make(list, name, body);
    const refused = await world.admin.post(`${path}/restore`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('was given to another')]);
    // Both deleted: each restores its own; by its plate a truck is the last one.
    await world.admin.delete(pathOf(second));
    const back = await world.admin.post<{ [name: string]: Record }>(`${path}/restore`);
    expect(back.body[name]?.id).toBe(name === 'truck' ? second.id : first.id);
    await world.admin.delete(path);
  });

  it.each(kinds)('keeps a $name for 30 days', async ({ name, list, make: body, path: pathOf }) => {
    const now = world.clock.now;
    const made = await make(list, name, body);
    const path = pathOf(made);
    await world.admin.delete(path);
    const rows = async () =>
      (await world.db.execute(sql`select id from ${sql.identifier(`all_${list}`)} where id = ${made.id}`)).rows.length;
    world.clock.now = new Date(now.getTime() + 30 * day - 1000);
    await cleanUp(world.db, world.clock.now);
    expect((await world.admin.post(`${path}/restore`)).status).toBe(200);
    await world.admin.delete(path);
    world.clock.now = new Date(world.clock.now.getTime() + 30 * day);
    expect((await world.admin.post(`${path}/restore`)).status).toBe(404);
    expect(await rows()).toBe(1);
    await cleanUp(world.db, world.clock.now);
    expect(await rows()).toBe(0);
    world.clock.now = now;
  });

  it('shows a deleted location nowhere, and all of it again', async () => {
    const { id } = await make<Schemas['Location']>('locations', 'location', site);
    const list = await world.viewer.get<Locations>('/locations/?page_size=1&facets=city,is_active');
    const filed = await world.user.post<{ complaints: Schemas['Complaint'][] }>('/complaints/', [
      { location_id: site.location_id, material_type: '11', reported_fill_level: 'full' },
    ]);
    const complaint = filed.body.complaints[0];
    // A container of the days before its location was deleted stays with it when it comes back.
    const container = await make<Schemas['Bin']>('bins', 'bin', { ...bin, location_id: site.location_id });
    await world.user.delete(`/bins/${container.id}`);
    const without = await total('/bins/?has_location=false&page_size=1');
    await world.admin.delete(`/locations/${id}`);

    const query = encodeURIComponent('Prüfplatz');
    expect(await total(`/locations/?q=${query}`)).toBe(0);
    expect(await total(`/locations/?location_id=${encodeURIComponent(site.location_id)}`)).toBe(0);
    const less = await world.viewer.get<Locations>('/locations/?page_size=1&facets=city,is_active');
    const active = (body: Locations) => body.facets?.is_active?.find(({ value }) => value === 'true')?.count ?? 0;
    expect([less.body.total_routes, active(less.body)]).toEqual([list.body.total_routes - 1, active(list.body) - 1]);
    const levels = await world.viewer.get<{ levels: Record[] }>('/locations/levels');
    expect(levels.body.levels.map((level) => level.id)).not.toContain(id);
    const around = { latitude: site.latitude, longitude: site.longitude, radius_m: 500 };
    for (const body of [around, { street: 'Prüfweg' }])
      expect((await world.user.post('/locations/find-nearby', body)).body).toEqual({ locations: [] });
    const pair = `${encodeURIComponent(site.location_id)}:${encodeURIComponent('01/01')}`;
    expect((await world.viewer.get(`/locations/distance-matrix-multiple?pairs=${pair}`)).status).toBe(422);
    expect(
      (
        await world.viewer.get(
          `/general/avg-fill-level?start=2026-01-01&end=2026-01-31&location_id=${encodeURIComponent(site.location_id)}`,
        )
      ).status,
    ).toBe(404);
    const [one] = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1')).body.bins;
    expect((await world.user.patch(`/bins/${one?.id}`, { location_id: site.location_id })).status).toBe(422);
    expect(
      (
        await world.user.post('/complaints/', [
          { location_id: site.location_id, material_type: '11', reported_fill_level: 'full' },
        ])
      ).status,
    ).toBe(422);
    const orphan = await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${complaint?.id}`);
    expect(orphan.body.complaint).toMatchObject({ location_id: null, location: null });
    expect(await total(`/complaints/?q=${query}`)).toBe(0);
    // The container alone is back: it has no location until that is back too.
    await world.user.post(`/bins/${container.id}/restore`);
    const alone = await world.viewer.get<Schemas['BinEnvelope']>(`/bins/${container.id}`);
    expect(alone.body.bin.location_id).toBeNull();
    expect(await total('/bins/?has_location=false&page_size=1')).toBe(without + 1);

    const back = await world.user.post<Schemas['LocationEnvelope']>(`/locations/${id}/restore`);
    expect(back.body.location.containers.map(({ container_id }) => container_id)).toEqual([bin.container_id]);
    expect((await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${complaint?.id}`)).body).toEqual({
      complaint,
    });
    expect((await world.admin.delete(`/locations/${id}`)).status).toBe(409);

    // Purged, it leaves its container and its notification behind.
    await world.user.delete(`/bins/${container.id}`);
    await world.admin.delete(`/locations/${id}`);
    await world.user.post(`/bins/${container.id}/restore`);
    await cleanUp(world.db, new Date(world.clock.now.getTime() + 31 * day));
    expect((await world.viewer.get(`/bins/${container.id}`)).status).toBe(200);
    expect((await world.viewer.get(`/complaints/${complaint?.id}`)).status).toBe(200);
  });

  it('lets no container come to a location that is deleted at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const key = `R/${round}`;
      const { id } = await make<Schemas['Location']>('locations', 'location', { ...site, location_id: key });
      const [gone, put] = await Promise.all([
        world.admin.delete(`/locations/${id}`),
        world.user.post('/bins/', { ...bin, container_id: `R-${round}`, location_id: key }),
      ]);
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([gone.status, put.status]);
    }
  });

  it('counts no deleted container or notification', async () => {
    const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1&has_location=true')).body;
    const [first] = bins;
    if (!first?.location_id) throw new Error('The small world has containers at locations.');
    const at = `/locations/?location_id=${encodeURIComponent(first.location_id)}`;
    const containers = async () => (await world.viewer.get<Locations>(at)).body.locations[0]?.containers ?? [];
    const before = await containers();
    await world.user.delete(`/bins/${first.id}`);
    expect(await containers()).toEqual(before.filter(({ id }) => id !== first.id));
    await world.user.post(`/bins/${first.id}/restore`);
    expect(await containers()).toEqual(before);

    const counts = async () => ({
      all: await total('/complaints/?page_size=1'),
      open: await total('/complaints/?page_size=1&status=open'),
      facet: (await world.viewer.get<Complaints>('/complaints/?page_size=1&facets=status')).body.facets?.status?.find(
        ({ value }) => value === 'open',
      )?.count,
    });
    const start = await counts();
    const open = (await world.viewer.get<Complaints>('/complaints/?page_size=1&status=open')).body.complaints[0];
    await world.user.delete(`/complaints/${open?.id}`);
    const less = { all: start.all - 1, open: start.open - 1, facet: (start.facet ?? 0) - 1 };
    expect(await counts()).toEqual(less);
    await world.db.execute(sql`select compact_list_counts()`);
    expect(await counts()).toEqual(less);
    expect((await world.user.patch(`/complaints/${open?.id}`, { status: 'closed' })).status).toBe(404);
    const back = await world.user.post<Schemas['ComplaintEnvelope']>(`/complaints/${open?.id}/restore`);
    expect(back.body).toEqual({ complaint: open });
    expect(await counts()).toEqual(start);
    // What is removed for good was not counted any more.
    await world.user.delete(`/complaints/${open?.id}`);
    await cleanUp(world.db, new Date(world.clock.now.getTime() + 31 * day));
    expect(await counts()).toEqual(less);
  });
});
