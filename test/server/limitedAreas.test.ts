import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../src/server/db/limited.ts';
import { readContract } from '../../src/server/http/contract.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import {
  area,
  bodies,
  deviationAt,
  facetLeaks,
  facetsOf,
  incoming,
  sentByTheUser,
  keyOf,
  keysWhere,
  leaksOf,
  operations,
  reads,
} from './limited-requests.ts';
import type { Keys, Listed } from './limited-requests.ts';
import { heard, listen, stream } from './streams.ts';

onBothEngines('a user limited to an area', (engine) => {
  let world: World;
  /** Records of other areas, by the resource in the path. */
  let foreign: Keys;
  let ours: Keys;

  beforeAll(async () => {
    world = await openWorld(engine, { heartbeat: 50 });
    const truck = { license_plate: 'LIM 1', name: 'Ours', capacity: 10, number_of_compartments: 2 };
    await world.admin.post('/trucks/', { ...truck, default_disposition_area_id: area });
    await world.admin.post('/drivers/', { driver_id: 'LIM', name: 'Ours', default_disposition_area_id: area });
    await world.db.execute(sql`insert into driver_links (customer_id, tour_id, token_hash, created_at, expires_at)
      select customer_id, id, 'hash ' || id, now(), '2030-01-01' from tours`);
    await world.db.execute(sql`insert into event_photos (event_ref, customer_id, tour_id, photo)
      select id, customer_id, tour_id, decode('iVBORw0KGgo=', 'base64') from route_events`);
    const late = {
      foreign: await deviationAt(world, (of) => of !== area),
      ours: await deviationAt(world, (of) => of === area),
    };
    foreign = { ...(await keysWhere(world, `area <> ${area}`)), 'tour-deviations': [late.foreign] };
    ours = { ...(await keysWhere(world, `area = ${area}`)), 'tour-deviations': [late.ours] };
    await world.db.execute(sql`insert into citizen_reports (complaint_ref, customer_id, fullness, photo, locale)
      select id, customer_id, 'full', decode('iVBORw0KGgo=', 'base64'), 'en' from all_complaints`);
  });
  afterAll(() => world.close());

  it('is one from the next request of a session on', async () => {
    for (const name of Object.keys(ours))
      expect([name, ours[name]?.length === 0, foreign[name]?.length === 0]).toEqual([name, false, false]);
    // The session was asked for before: the limit takes hold on its next request.
    expect((await world.user.get<Schemas['LocationList']>('/locations/')).body.total_routes).toBeGreaterThan(
      ours.locations?.length ?? 0,
    );
    const limited = await world.admin.patch('/users/2', { area_ids: [area] });
    expect([limited.status, JSON.stringify(limited.body)]).toEqual([200, expect.stringContaining('"area_ids":[1]')]);
  });

  const all = (text: string, more = '') => `${text}${text.includes('?') ? '&' : '?'}page_size=100${more}`;

  let texts = new Set<string>();
  let leaks: ReturnType<typeof leaksOf>;
  beforeAll(() => {
    const unique = ['locations', 'bins', 'trucks', 'drivers'];
    const mine = new Set(unique.flatMap((name) => ours[name]?.map(({ key }) => key) ?? []));
    texts = new Set(
      unique.flatMap((name) => foreign[name]?.map(({ key }) => key) ?? []).filter((key) => !mine.has(key)),
    );
    leaks = leaksOf(foreign, texts);
  });

  it('is shown nothing of other areas by any list, its file and its facets', async () => {
    let [lists, facets] = [0, 0];
    for (const { id, method, path } of operations) {
      if (method !== 'get' || path.includes('{') || ['streamEvents', 'getDistanceMatrix'].includes(id)) continue;
      const parameters = readContract().paths?.[path]?.get?.parameters ?? [];
      const paged = JSON.stringify(parameters).includes('PageSize');
      const counted = facetsOf(parameters);
      const asked = `${path}${reads[id] ?? ''}`;
      const { status, body } = await world.user.get<Listed>(paged ? all(asked, counted) : asked);
      if (status === 403) continue;
      expect([id, status, leaks(body)]).toEqual([id, 200, []]);
      lists++;
      facets += Object.keys(body.facets ?? {}).length;
      // Truck and driver of a tour may be of elsewhere.
      const named = new Set(
        id === 'listTours' ? body.tours?.flatMap((tour) => [tour.license_plate, tour.driver_id]) : [],
      );
      const hidden = (text: string) => texts.has(text) && !named.has(text);
      expect([id, 'facets', facetLeaks(body, hidden)]).toEqual([id, 'facets', []]);
      if (!paged) continue;
      const headers = { authorization: `Bearer ${world.token('user')}`, accept: 'text/csv' };
      const { body: file } = await world.app.inject({ url: `/api${asked}`, headers });
      const cells = file.split(/[\r\n,;"]+/);
      expect([id, 'file', cells.filter(hidden)]).toEqual([id, 'file', []]);
      const lines = file.trimEnd().split('\r\n').length - 1;
      if (id === 'listTours') expect(lines).toBe(body.total_routes);
    }
    expect([lists > 15, facets > 15]).toEqual([true, true]);
    const near = { latitude: 51.9, longitude: 8, radius_m: 50_000 };
    const { status, body } = await world.user.post<object>('/locations/find-nearby', near);
    expect([status, leaks(body)]).toEqual([200, []]);
    const pair = `${ours.locations?.[0]?.key}:${foreign.locations?.[0]?.key}`;
    const matrix = await world.user.get(`/locations/distance-matrix-multiple?pairs=${encodeURIComponent(pair)}`);
    expect(matrix.status).toBe(422);
  });

  it('is shown nothing of other areas by its own records', async () => {
    for (const { id, method, path } of operations) {
      const key = keyOf(path, ours);
      if (method !== 'get' || key === undefined || !/\{(id|license_plate)\}/.test(path) || path.startsWith('/areas/'))
        continue;
      const { status, body } = await world.user.get<object>(path.replace(/\{\w+\}/, key) + (reads[id] ?? ''));
      expect([id, status, leaks(body, path.split('/')[1])]).toEqual([id, 200, []]);
    }
  });

  it('counts no other areas', async () => {
    for (const name of ['locations', 'bins', 'complaints', 'trucks', 'drivers', 'tours']) {
      const { body } = await world.user.get<{ total_routes: number }>(`/${name}/`);
      expect([name, body.total_routes]).toEqual([name, ours[name]?.length]);
    }
    const { body: me } = await world.user.get<{ user: Schemas['User'] }>('/auth/me');
    expect(me.user).toMatchObject({ limited_to_areas: true, disposition_areas: [{ id: area }] });
    for (const stat of ['avg-fill-level', 'num-routes', 'total-tons-picked-up', 'km', 'overspilled-waste']) {
      const asked = `/general/${stat}?start=2026-11-01&end=2026-11-18`;
      const [{ body: mine }, { body: city }] = [await world.user.get(asked), await world.admin.get(asked)];
      const { body: of } = await world.admin.get(`${asked}&disposition_area_ids=${area}`);
      const { body: split } = await world.user.get(`${asked}&split=material_type`);
      expect([stat, of, split]).toMatchObject([stat, mine, mine]);
      expect([stat, mine]).not.toEqual([stat, city]);
    }
  });

  it('finds no record of another area by any operation', async () => {
    const { rows } = await world.db.execute(sql`select sum(id) as sum, max(updated_at) as last from tours`);
    let named = 0;
    for (const { id, method, path, scopes } of operations) {
      const key = keyOf(path, foreign);
      if (key === undefined || !/\{(id|license_plate)\}/.test(path)) {
        // What the path names is no record of an area: its list, if there is one, does not ask for areas.
        const list = readContract().paths?.[/^\/[^/]+\//.exec(path)?.[0] ?? '']?.get;
        const isOfAreas = !list || JSON.stringify(list.parameters ?? []).includes('AreaIds');
        if (path.includes('{') && isOfAreas)
          expect(path).toMatch(
            /^\/(auth|general|history|imports|tour-proposals|disruptions|finished-days|views|users|tokens)\//,
          );
        continue;
      }
      const asked = path.replace(/\{\w+\}/, key) + (reads[id] ?? '');
      const body = bodies[id];
      const { status } = method === 'get' ? await world.user.get(asked) : await world.user[method](asked, body);
      const may = (await permissions()).filter((one) => scopes.includes(one)).length === scopes.length;
      expect([id, status]).toEqual([id, may ? 404 : 403]);
      if (may) named++;
    }
    expect(named).toBeGreaterThan(15);
    for (const kind of ['bins', 'complaints', 'drivers', 'locations', 'trucks']) {
      const key = keyOf(kind === 'trucks' ? '/trucks/{license_plate}' : `/${kind}/{id}`, foreign) ?? '';
      expect([kind, (await world.user.get(`/history/${kind}/${key}`)).status]).toEqual([kind, 404]);
    }
    expect((await world.db.execute(sql`select sum(id) as sum, max(updated_at) as last from tours`)).rows).toEqual(rows);
  });

  const permissions = async () =>
    (await world.user.get<{ user: { permissions: string[] } }>('/auth/me')).body.user.permissions;

  it('makes and moves records in its area alone', async () => {
    const other = foreign.areas?.[0]?.id ?? 0;
    const place = {
      ...{ location_id: 'LIM', location_name: 'New', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
      ...{ location_type: 'public', is_active: true },
    };
    const paths = ({ body }: { body: Schemas['Problem'] }) => body.errors?.map(({ path }) => path);
    const foreignPlace = await world.user.post('/locations/', { ...place, disposition_area_id: other });
    expect([foreignPlace.status, paths(foreignPlace)]).toEqual([422, ['disposition_area_id']]);
    const nowhere = await world.user.post('/locations/', place);
    expect([nowhere.status, paths(nowhere)]).toEqual([422, ['disposition_area_id']]);
    const made = await world.user.post<{ location: { id: number } }>('/locations/', {
      ...place,
      disposition_area_id: area,
    });
    expect(made.status).toBe(201);
    const moved = await world.user.put(`/locations/${made.body.location.id}`, { ...place, disposition_area_id: other });
    expect([moved.status, paths(moved)]).toEqual([422, ['disposition_area_id']]);
    const plate = encodeURIComponent(ours.trucks?.[0]?.key ?? '');
    const truck = await world.user.patch(`/trucks/${plate}`, { default_disposition_area_id: other });
    expect([truck.status, paths(truck)]).toEqual([422, ['default_disposition_area_id']]);
    expect((await world.user.patch(`/trucks/${plate}`, { name: 'Ours' })).status).toBe(200);

    const tour = { key: 'one', route_name: 'X', date: '2026-11-20', material_type: ['11'], stops: [] };
    const theirs = { ...tour, license_plate: foreign.trucks?.[0]?.key, disposition_area_id: other };
    expect((await world.admin.post('/tours/', theirs)).status).toBe(201);
    await sentByTheUser(world, 'one', 'tours');
    const same = { ...tour, license_plate: ours.trucks?.[0]?.key, disposition_area_id: area };
    const taken = await world.user.post('/tours/', same);
    expect([taken.status, paths(taken)]).toEqual([409, ['key']]);
  });

  it('sends rows of its tours, containers and trucks; others are rejected like those of another customer', async () => {
    for (const { kind, field, own, other, there, again } of incoming(ours, foreign)) {
      const table = kind.replace('-', '_');
      const { status, body } = await world.user.post<Schemas['IngestResult']>(`/${kind}/`, { rows: [own, other] });
      const paths = body.rows.map((one) => one.errors?.map(({ path }) => path));
      expect([kind, status, paths]).toEqual([kind, 200, [undefined, [`rows.1.${field}`]]]);
      const atomic = await world.user.post<Schemas['Problem']>(`/${kind}/?atomic=true`, { rows: [other] });
      expect([atomic.status, atomic.body.errors?.[0]?.path]).toEqual([422, `rows.0.${field}`]);
      // A row of elsewhere is not overwritten by its key.
      expect((await world.admin.post(`/${kind}/`, { rows: [there] })).status).toBe(200);
      await sentByTheUser(world, there.key, table, `${table}_keys`);
      const { body: kept } = await world.user.post<Schemas['IngestResult']>(`/${kind}/`, { rows: [again] });
      expect([kind, kept.rows[0]?.errors?.[0]?.path]).toEqual([kind, 'rows.0.key']);
    }
  });

  it('is a user, and has areas of the customer', async () => {
    const invite = (role: string, area_ids: number[] | null) =>
      world.admin.post('/users/', {
        ...{ email: `${role}${area_ids}@demo.test`, name: 'X', role, area_ids, delivery: 'link' },
      });
    expect((await invite('user', [area])).status).toBe(201);
    expect((await invite('admin', [area])).status).toBe(422);
    expect((await invite('viewer', [area])).status).toBe(422);
    expect((await invite('user', [999])).status).toBe(422);
    expect((await world.admin.patch('/users/2', { role: 'admin' })).status).toBe(422);
  });

  it('is told by the stream that something changed, not which records, and again from its beginning when the limit changes', async () => {
    const one = await stream(await listen(world), world.token('user'));
    await world.admin.patch(`/drivers/${foreign.drivers?.[0]?.id}`, { name: 'Elsewhere' });
    await heard(one, 'drivers');
    expect(one.events.filter(({ ids }) => ids !== null)).toEqual([]);
    const changed = await world.admin.patch('/users/2', { area_ids: [area, foreign.areas?.[0]?.id] });
    expect(changed.status).toBe(200);
    await expect.poll(() => one.ended()).toBe(true);
    one.close();
  });

  it('has a view of each table whose rows are of areas', async () => {
    const { rows } = await world.db.execute<
      Record<'name', string>
    >(sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and table_name !~ '_\\d{4}_\\d\\d$' and column_name in ('disposition_area_id', 'default_disposition_area_id', 'location_ref',
        'truck_ref', 'driver_ref', 'tour_id', 'container_id', 'license_plate')`);
    // Numbers of containers, which no operation shows, and disruptions, of which a limited user sees those of his own.
    const open = ['container_numbers', 'disruptions'];
    expect(rows.map(({ name }) => name).filter((name) => !(name in limits) && !open.includes(name))).toEqual([]);
  });
});
