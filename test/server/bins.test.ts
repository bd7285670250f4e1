import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['BinList'];
type One = Schemas['BinEnvelope'];
type Place = Schemas['LocationEnvelope'];

const input = { container_id: 'T-1', material_type: '12+13', construction_type: 'igloo' };

onBothEngines('bins', (engine) => {
  let world: World;
  let all: Schemas['Bin'][];
  beforeAll(async () => {
    world = await openWorld(engine);
    all = (await world.viewer.get<List>('/bins/?page_size=1000')).body.bins;
  });
  afterAll(() => world.close());

  const keysOf = async (query: string) =>
    (await world.viewer.get<List>(`/bins/?page_size=1000&${query}`)).body.bins.map((bin) => bin.container_id);
  const keys = (bins: Schemas['Bin'][]) => bins.map((bin) => bin.container_id).toSorted();

  it('filters by every field, alone and together', async () => {
    expect(all.length).toBeGreaterThan(20);
    const cases: [string, (bin: Schemas['Bin']) => boolean][] = [
      ['material_type=11,12', (bin) => ['11', '12'].includes(bin.material_type)],
      ['construction_type=igloo', (bin) => bin.construction_type === 'igloo'],
      ['active=false', (bin) => !bin.active],
      ['has_location=true', (bin) => bin.location_id !== null],
      ['has_constraints=true', (bin) => bin.constraints.length > 0],
      ['has_constraints=false&active=true', (bin) => bin.constraints.length === 0 && bin.active],
      ['level_min=40&level_max=90', (bin) => (bin.last_level ?? -1) >= 40 && (bin.last_level ?? 999) <= 90],
      [
        `location_id=${encodeURIComponent(all[3]?.location_id ?? '')}`,
        (bin) => bin.location_id === all[3]?.location_id,
      ],
    ];
    for (const [query, fits] of cases) {
      expect([query, (await keysOf(query)).toSorted()]).toEqual([query, keys(all.filter(fits))]);
    }
    const levels = (await world.viewer.get<List>('/bins/?sort=-last_level&level_min=0&page_size=1000')).body.bins;
    expect(levels.map((bin) => bin.last_level)).toEqual(
      levels.map((bin) => bin.last_level).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });

  it('sorts containers without a location last, upwards and downwards', async () => {
    const made = await world.user.post<One>('/bins/', { ...input, container_id: 'NOWHERE' });
    for (const sort of ['location_id', '-location_id', 'location_name', '-location_name'])
      expect([sort, (await keysOf(`sort=${sort}`)).at(-1)]).toEqual([sort, 'NOWHERE']);
    await world.admin.delete(`/bins/${made.body.bin.id}`);
  });

  it('finds by container, location and street of the location, and narrows by its area', async () => {
    const places = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=1000')).body.locations;
    const site = places.find((place) => place.containers.length > 0 && place.disposition_area_id);
    const word = site?.street.split(' ')[0]?.toUpperCase() ?? '';
    const there = places
      .filter((place) => place.street.toUpperCase().includes(word))
      .flatMap((place) => place.containers);
    expect((await keysOf(`q=${encodeURIComponent(word)}`)).toSorted()).toEqual(keys(there));
    expect((await keysOf(`q=${encodeURIComponent(`${site?.location_id} ${word}`)}`)).toSorted()).toEqual(
      keys(site?.containers ?? []),
    );
    const area = site?.disposition_area_id ?? 0;
    const inArea = places.filter((place) => place.disposition_area_id === area).flatMap((place) => place.containers);
    expect((await keysOf(`disposition_area_ids=${area}`)).toSorted()).toEqual(keys(inArea));
    // Names of sites are not searched for containers.
    expect(await keysOf('q=zzzz')).toEqual([]);
  });

  it('adds with constraints, shows at the location, moves, and removes', async () => {
    const { location_id: from, location_name, latitude, longitude } = all[0] as Schemas['Bin'];
    const target = all.find((bin) => bin.location_id !== from);
    const to = target?.location_id;
    const market = { reason: 'Wochenmarkt', start_time: '06:00', end_time: '14:00', week_day: 'saturday' } as const;
    const made = await world.user.post<One>('/bins/', { ...input, location_id: from, constraints: [market] });
    expect(made.status).toBe(201);
    const { bin } = made.body;
    expect(bin).toEqual({
      ...{ ...input, id: bin.id, location_id: from, location_name, latitude, longitude, active: true },
      constraints: [market],
      ...{
        last_level: null,
        last_recorded_at: null,
        last_emptied_at: null,
        full_at: null,
        ...{ level_source: null, sensor_trust: null, sensor_error: null },
        updated_at: '2026-11-18T09:00:00.000Z',
      },
    });
    const ofPlace = async (key: string | null | undefined) =>
      (
        await world.viewer.get<Schemas['LocationList']>(`/locations/?location_id=${encodeURIComponent(key ?? '')}`)
      ).body.locations[0]?.containers.map((row) => row.id);
    expect(await ofPlace(from)).toContain(bin.id);
    const moved = await world.user.patch<One>(`/bins/${bin.id}`, { location_id: to, constraints: [] });
    expect(moved.body.bin).toMatchObject({
      ...{ location_id: to, location_name: target?.location_name, constraints: [], material_type: '12+13' },
    });
    expect([await ofPlace(from), await ofPlace(to)]).toEqual([
      expect.not.arrayContaining([bin.id]),
      expect.arrayContaining([bin.id]),
    ]);
    const stored = await world.user.patch<One>(`/bins/${bin.id}`, { location_id: null });
    expect(stored.body.bin.location_id).toBeNull();
    expect((await world.user.delete(`/bins/${bin.id}`)).status).toBe(204);
    expect((await world.viewer.get(`/bins/${bin.id}`)).status).toBe(404);
  });

  it('refuses what leads nowhere, exists already, or ends before it begins', async () => {
    const add = (more: object) => world.user.post('/bins/', { ...input, ...more });
    const lost = await add({ location_id: 'nowhere', construction_type: 'nothing' });
    expect([lost.status, lost.body.errors?.map(({ path }) => path)]).toEqual([
      422,
      ['location_id', 'construction_type'],
    ]);
    const twice = await add({ container_id: all[0]?.container_id });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([409, 'container_id']);
    const backwards = { reason: 'x', start_time: '14:00', end_time: '14:00', week_day: 'monday' };
    const wrong = await add({ constraints: [backwards] });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'constraints.0.end_time', message: 'End time must be after start time' }],
    ]);
    const taken = await world.user.patch(`/bins/${all[1]?.id}`, { container_id: all[0]?.container_id });
    expect(taken.status).toBe(409);
  });

  it('lets one of many who change the same state win', async () => {
    const { body, headers } = await world.user.post<One>('/bins/', { ...input, container_id: 'T-2' });
    const match = { 'if-match': String(headers.etag) };
    const change = (n: number) => world.user.patch<One>(`/bins/${body.bin.id}`, { container_id: `T-2-${n}` }, match);
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(change));
    const statuses = all.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
    const winner = all.find(({ status }) => status === 200)?.body.bin;
    expect((await world.viewer.get<One>(`/bins/${body.bin.id}`)).body.bin).toEqual(winner);
  });

  it('keeps to its customer', async () => {
    const mine = all[0];
    for (const send of [
      world.other.get<One>(`/bins/${mine?.id}`),
      world.other.patch(`/bins/${mine?.id}`, { active: false }),
      world.other.delete(`/bins/${mine?.id}`),
    ]) {
      expect((await send).status).toBe(404);
    }
    const theirs = (await world.other.get<List>('/bins/?page_size=1000')).body.bins;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.map((bin) => bin.id)).not.toContain(mine?.id);
    const stranger = await world.other.get<Schemas['LocationList']>('/locations/?page_size=1000');
    const mineToo = await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=1000');
    const own = new Set(mineToo.body.locations.map((place) => place.location_id));
    const foreign = stranger.body.locations.find((place) => !own.has(place.location_id));
    if (foreign)
      expect((await world.user.post('/bins/', { ...input, location_id: foreign.location_id })).status).toBe(422);
    const location = await world.user.get<Place>(`/locations/${stranger.body.locations[0]?.id}`);
    expect(location.status).toBe(404);
  });
});
