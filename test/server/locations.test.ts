import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['LocationList'];
type One = Schemas['LocationEnvelope'];

const input: Schemas['LocationInput'] = {
  location_id: 'T/1',
  location_name: 'Würfelplatz Süd',
  city: 'Glasfurt',
  street: 'Größenstraße 4',
  latitude: 51.9,
  longitude: 8,
  disposition_area_id: 2,
  location_type: 'public',
  is_active: true,
};

onBothEngines('locations', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('lists pages, sorted, with the number of all and each container at its site', async () => {
    const all = await world.viewer.get<List>('/locations/?page_size=1000&sort=-location_id');
    expect(all.status).toBe(200);
    const { locations, total_routes: total } = all.body;
    expect(locations).toHaveLength(total);
    expect(locations.map((row) => row.location_id)).toEqual(
      locations.map((row) => row.location_id).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    expect(locations.some((row) => row.containers.length > 1)).toBe(true);
    for (const { containers, container_site: site, location_id: key } of locations) {
      expect(new Set(containers.map((bin) => bin.location_id))).toEqual(new Set(containers.length ? [key] : []));
      const codes = containers.flatMap((bin) => bin.material_type.split('+'));
      expect(site).toEqual({
        white: codes.filter((code) => code === '11').length,
        green: codes.filter((code) => code === '12').length,
        brown: codes.filter((code) => code === '13').length,
      });
    }
    const second = await world.viewer.get<List>('/locations/?page_size=5&page=2&sort=-location_id');
    expect(second.body.locations).toEqual(locations.slice(5, 10));
    const past = await world.viewer.get<List>('/locations/?page=1000000&page_size=1000');
    expect(past.body).toEqual({ locations: [], total_routes: total });
  });

  it('finds by every word without regard to case and accents, and counts facets without their own filter', async () => {
    const made = await world.user.post<One>('/locations/', { ...input, location_id: 'S/1' });
    expect(made.status).toBe(201);
    for (const q of ['wurfelplatz', 'GROSSENSTRASSE sud', 's/1', 'Würfel glasfurt']) {
      const found = await world.viewer.get<List>(`/locations/?q=${encodeURIComponent(q)}`);
      expect([q, found.body.locations.map((row) => row.location_id)]).toEqual([q, ['S/1']]);
    }
    for (const q of ['wurfelplatz nirgends', '100%', 'S_1', '\\']) {
      const found = await world.viewer.get<List>(`/locations/?q=${encodeURIComponent(q)}`);
      expect([q, found.body.total_routes]).toEqual([q, 0]);
    }
    const { body } = await world.viewer.get<List>('/locations/?is_active=true&facets=is_active,disposition_area_id');
    const all = await world.viewer.get<List>('/locations/');
    const count = (name: string) => body.facets?.[name]?.reduce((sum, facet) => sum + facet.count, 0);
    expect(count('is_active')).toBe(all.body.total_routes);
    expect(count('disposition_area_id')).toBe(body.total_routes);
    const street = await world.viewer.get<List>(
      `/locations/?street=gr%C3%B6ssen&city=GLASFURT&disposition_area_ids=2,3`,
    );
    expect(street.body.locations.map((row) => row.location_id)).toEqual(['S/1']);
    expect((await world.viewer.get<List>('/locations/?city=glas')).body.total_routes).toBe(0);
  });

  it('adds, shows, replaces and removes', async () => {
    const made = await world.user.post<One>('/locations/', input);
    expect(made.status).toBe(201);
    const { id, updated_at: stamp } = made.body.location;
    expect(made.headers.etag).toBe(`"${stamp}"`);
    expect(made.body.location).toEqual({
      ...input,
      id,
      containers: [],
      container_site: { white: 0, green: 0, brown: 0 },
      updated_at: '2026-11-18T09:00:00.000Z',
    });
    expect((await world.viewer.get<One>(`/locations/${id}`)).body).toEqual(made.body);
    const changed = await world.user.put<One>(`/locations/${id}`, {
      ...input,
      disposition_area_id: null,
      is_active: false,
    });
    expect(changed.body.location).toMatchObject({ id, disposition_area_id: null, is_active: false });
    expect((await world.user.delete(`/locations/${id}`)).status).toBe(403);
    expect((await world.admin.delete(`/locations/${id}`)).status).toBe(204);
    expect((await world.viewer.get(`/locations/${id}`)).status).toBe(404);
    expect((await world.admin.delete(`/locations/${id}`)).status).toBe(404);
  });

  it('refuses a key that exists, an area that does not, and to remove a site with containers', async () => {
    const { body } = await world.viewer.get<List>('/locations/?has_containers=true&page_size=1');
    const site = body.locations[0];
    const twice = await world.user.post('/locations/', { ...input, location_id: site?.location_id });
    expect(twice.status).toBe(409);
    expect(twice.body.errors).toEqual([{ path: 'location_id', message: 'exists already' }]);
    const nowhere = await world.user.post('/locations/', { ...input, location_id: 'T/9', disposition_area_id: 999 });
    expect([nowhere.status, nowhere.body.errors?.[0]?.path]).toEqual([422, 'disposition_area_id']);
    expect((await world.admin.delete(`/locations/${site?.id}`)).status).toBe(409);
    // Another customer may use the same key.
    const same = { ...input, location_id: 'S/1', disposition_area_id: null };
    expect((await world.other.post('/locations/', same)).status).toBe(201);
  });

  it('lets nobody overwrite what he has not seen', async () => {
    const { body, headers } = await world.user.post<One>('/locations/', { ...input, location_id: 'T/2' });
    const { id } = body.location;
    const etag = String(headers.etag);
    const first = await world.user.put<One>(
      `/locations/${id}`,
      { ...input, location_id: 'T/2', street: 'A' },
      { 'if-match': etag },
    );
    expect(first.status).toBe(200);
    expect(first.headers.etag).not.toBe(etag);
    const late = await world.admin.put<Schemas['PreconditionProblem']>(
      `/locations/${id}`,
      { ...input, location_id: 'T/2', street: 'B' },
      { 'if-match': etag },
    );
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(first.body.location);
    expect((await world.admin.delete(`/locations/${id}`, undefined, { 'if-match': etag })).status).toBe(412);
    expect((await world.admin.delete(`/locations/${id}`, undefined, { 'if-match': 'nonsense' })).status).toBe(412);
    const fresh = String(first.headers.etag);
    expect((await world.admin.delete(`/locations/${id}`, undefined, { 'if-match': fresh })).status).toBe(204);
  });

  it('sorted by street or city, in either direction, those without one come last, as their notifications do', async () => {
    for (const [n, street] of ['', 'Ö 1'].entries())
      await world.user.post('/locations/', { ...input, location_id: `S/${n}`, city: '', street });
    await world.user.post('/complaints/', [{ location_id: 'S/0', material_type: '11', reported_fill_level: 'full' }]);
    for (const list of ['locations', 'complaints'] as const)
      for (const field of ['street', 'city'] as const)
        for (const sign of ['', '-']) {
          const { body } = await world.viewer.get<Record<typeof list, Schemas['Location'][]>>(
            `/${list}/?sort=${sign}${field}&page_size=1000`,
          );
          const empty = body[list].map((row) => row[field] === '');
          expect(empty).toContain(true);
          expect(empty).toEqual(empty.toSorted());
        }
  });

  it('is sorted by when the first of its active containers is expected to be full', async () => {
    const list = async (sort: string) =>
      (await world.viewer.get<Schemas['LocationList']>(`/locations/?sort=${sort}&page_size=1000`)).body.locations;
    const firstOf = ({ containers }: Schemas['Location']) =>
      containers.flatMap(({ active, full_at: at }) => (active && at ? [at] : [])).toSorted()[0];
    const known = (await list('full_at')).map(firstOf).filter(Boolean);
    expect(known.length).toBeGreaterThan(10);
    expect(known).toEqual(known.toSorted());
    expect((await list('-full_at')).map(firstOf).filter(Boolean)).toEqual(known.toReversed());
  });

  it('shows on the map what a view of locations or of containers shows', async () => {
    const of = async (list: string, query: string) => {
      const path = `/locations/levels?list=${list}&query=${encodeURIComponent(query)}`;
      return (await world.viewer.get<Schemas['LocationLevelsList']>(path)).body.levels;
    };
    const { body } = await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=100&is_active=false');
    const inactive = await of('locations', 'is_active=false&sort=-level');
    expect(inactive.map(({ id }) => id).sort()).toEqual(body.locations.map(({ id }) => id).sort());
    expect(inactive.length).toBeGreaterThan(0);

    const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=100&level_min=60&has_location=true'))
      .body;
    const high = await of('bins', 'level_min=60');
    expect(new Set(high.map(({ location_id }) => location_id))).toEqual(
      new Set(bins.map(({ location_id }) => location_id)),
    );
    expect(high.reduce((sum, { ok, full, overfull }) => sum + ok + full + overfull, 0)).toBe(bins.length);
    expect(high.every(({ empty }) => empty === 0)).toBe(true);

    const refused = await world.viewer.get('/locations/levels?list=bins&query=colour%3Dred');
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'query.query']);
  });

  it('sums up levels for the map as the bins show them', async () => {
    const { body } = await world.viewer.get<Schemas['LocationLevelsList']>('/locations/levels');
    const bins = await world.viewer.get<Schemas['BinList']>('/bins/?active=true&page_size=1000');
    const active = await world.viewer.get<List>('/locations/?is_active=true&page_size=1000');
    const shown = new Set(active.body.locations.map((row) => row.location_id));
    const counted = bins.body.bins.filter((bin) => bin.location_id && shown.has(bin.location_id));
    const sum = (name: 'empty' | 'ok' | 'full' | 'overfull') =>
      body.levels.reduce((total, row) => total + row[name], 0);
    expect(sum('empty') + sum('ok') + sum('full') + sum('overfull')).toBe(counted.length);
    expect(sum('overfull')).toBe(counted.filter((bin) => (bin.last_level ?? 0) > 100).length);
    expect(sum('empty')).toBe(counted.filter((bin) => (bin.last_level ?? 0) < 50).length);
    const high = await world.viewer.get<Schemas['LocationLevelsList']>('/locations/levels?level_min=50');
    expect(high.body.levels).toEqual(body.levels.filter((row) => (row.max_level ?? 0) >= 50));
  });
});
