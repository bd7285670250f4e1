import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dbFault } from '../../src/server/db/faults.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['AreaList'];
type One = Schemas['AreaEnvelope'];

onBothEngines('areas', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const list = async (query = '') => (await world.admin.get<List>(`/areas/?${query}`)).body.areas;
  const get = async (id: number) => (await world.admin.get<One>(`/areas/${id}`)).body.area;
  const choices = async () => (await world.user.get<Schemas['UserEnvelope']>('/auth/me')).body.user.disposition_areas;
  const make = async (name: string) => (await world.admin.post<One>('/areas/', { name })).body.area;

  it('are seen and changed by administrators of their customer alone', async () => {
    const own = (await list()).map(({ id }) => id);
    expect(own.length).toBeGreaterThan(0);
    for (const who of ['user', 'viewer'] as const) {
      expect((await world[who].get('/areas/')).status).toBe(403);
      expect((await world[who].post('/areas/', { name: 'X' })).status).toBe(403);
      expect((await world[who].post(`/areas/${own[0]}/move`, { to: own[1] })).status).toBe(403);
    }
    expect((await world.other.get<List>('/areas/')).body.areas.filter(({ id }) => own.includes(id))).toEqual([]);
    expect((await world.other.patch(`/areas/${own[0]}`, { name: 'X' })).status).toBe(404);
    expect((await world.other.post(`/areas/${own[0]}/move`, { to: own[1] })).status).toBe(404);
  });

  it('are created, renamed and coloured; a name is given once; the profile follows', async () => {
    const { status, body } = await world.admin.post<One>('/areas/', { name: 'Hafen', color: 'teal' });
    expect(status).toBe(201);
    const { id, updated_at, ...rest } = body.area;
    expect(rest).toEqual({
      ...{ name: 'Hafen', color: 'teal', state: 'active' },
      ...{ locations: 0, trucks: 0, drivers: 0, shifts: 0, tours: 0, limited_users: 0 },
    });
    expect(await choices()).toContainEqual({ id, name: 'Hafen', color: 'teal' });
    const again = await world.admin.post('/areas/', { name: 'Hafen' });
    expect([again.status, again.body.errors]).toEqual([409, [{ path: 'name', message: 'exists already' }]]);
    // An import by name could not tell them apart.
    for (const name of ['HAFEN', ' hafen ']) expect((await world.admin.post('/areas/', { name })).status).toBe(409);
    const same = await world.admin.patch('/areas/1', { name: 'hafen' });
    expect([same.status, same.body.errors]).toEqual([409, [{ path: 'name', message: 'exists already' }]]);
    expect((await world.admin.patch(`/areas/${id}`, { name: 'HAFEN' })).status).toBe(200);
    expect((await world.admin.patch(`/areas/${id}`, { name: 'Hafen' })).status).toBe(200);
    // In one request, within the statements that it may send.
    for (const state of ['archived', 'active'])
      expect((await world.admin.patch(`/areas/${id}`, { name: 'Hafen', state })).status).toBe(200);
    for (const [areas, users] of [
      [[id], 1],
      [[id, 1], 1],
      [null, 0],
    ] as const) {
      expect((await world.admin.patch('/users/2', { area_ids: areas })).status).toBe(200);
      expect((await get(id)).limited_users).toBe(users);
    }
    const renamed = await world.admin.patch<One>(`/areas/${id}`, { name: 'Alter Hafen', color: 'pink' });
    expect(renamed.body.area).toMatchObject({ name: 'Alter Hafen', color: 'pink' });
    const stale = await world.admin.patch(`/areas/${id}`, { name: 'Zu spät' }, { 'if-match': `"${updated_at}"` });
    expect(stale.status).toBe(412);
    expect(await choices()).toContainEqual(expect.objectContaining({ id, name: 'Alter Hafen' }));
    expect((await list('q=alter haf')).map((area) => area.id)).toEqual([id]);
  });

  it('are archived when nothing belongs to them, which the refusal counts and a move achieves', async () => {
    const [full] = (await list('sort=-locations')).filter(({ state }) => state === 'active');
    if (!full) throw new Error('no area');
    expect(Math.min(full.locations, full.trucks + full.drivers)).toBeGreaterThan(0);
    const refused = await world.admin.patch(`/areas/${full.id}`, { state: 'archived' });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toContainEqual({ path: 'locations', message: String(full.locations) });
    expect((await get(full.id)).state).toBe('active');

    const { id: to } = await make('Ziel');
    for (const wrong of [full.id, 999_999]) {
      const answer = await world.admin.post(`/areas/${full.id}/move`, { to: wrong });
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'to']);
    }
    const places = async () => (await world.user.get<Schemas['LocationList']>('/locations/')).body.total_routes;
    expect((await world.admin.patch('/users/2', { area_ids: [full.id, to] })).status).toBe(200);
    expect(await places()).toBe(full.locations);
    const moved = await world.admin.post<One>(`/areas/${full.id}/move`, { to });
    // Whoever was limited to it goes along.
    const { user } = (await world.admin.get<Schemas['UserRecordEnvelope']>('/users/2')).body;
    expect([user.area_ids, await places()]).toEqual([[to], full.locations]);
    await world.admin.patch('/users/2', { area_ids: null });
    expect(moved.status).toBe(200);
    const none = { locations: 0, trucks: 0, drivers: 0, shifts: 0, tours: 0 };
    expect(moved.body.area).toMatchObject(none);
    const { locations, trucks, drivers, shifts, tours } = full;
    expect(await get(to)).toMatchObject({ locations, trucks, drivers, shifts, tours });

    const archived = await world.admin.patch<One>(`/areas/${full.id}`, { state: 'archived' });
    expect([archived.status, archived.body.area.state]).toEqual([200, 'archived']);
    expect(await choices()).toContainEqual(expect.objectContaining({ id: full.id, name: full.name, archived: true }));
    expect((await list('state=archived')).map(({ id }) => id)).toEqual([full.id]);
    const truck = { license_plate: 'MS-AR 1', name: 'X', capacity: 10, number_of_compartments: 1 };
    const inArchived = { ...truck, default_disposition_area_id: full.id };
    const intoArchived = await world.admin.post('/trucks/', inArchived);
    expect([intoArchived.status, intoArchived.body.errors?.[0]]).toEqual([
      422,
      { path: 'default_disposition_area_id', message: 'The disposition area is archived.' },
    ]);
    const inNone = { ...truck, default_disposition_area_id: 999_999 };
    const nowhere = await world.admin.post('/trucks/', inNone);
    expect([nowhere.status, nowhere.body.errors?.[0]?.message]).toEqual([422, 'There is no such disposition area.']);
    const inArea = (message: string) => ({ path: 'disposition_area_id', message });
    const shift = { work_date: '2026-11-25', start_time: '06:00', end_time: '14:00', available: true };
    const plan = async (disposition_area_id: number) => {
      return (await world.admin.post('/trucks/GL-%C3%84B%2012/availability', { ...shift, disposition_area_id })).body
        .errors;
    };
    expect(await plan(full.id)).toEqual([inArea('The disposition area is archived.')]);
    expect(await plan(999_999)).toEqual([inArea('There is no such disposition area.')]);
    expect((await world.admin.post(`/areas/${to}/move`, { to: full.id })).status).toBe(422);

    await world.admin.patch(`/areas/${full.id}`, { state: 'active' });
    expect((await world.admin.post('/trucks/', inArchived)).status).toBe(201);
    expect(await get(full.id)).toMatchObject({ state: 'active', trucks: 1 });
  });

  it('take in nothing while archived: no restored record, and no row of one who had asked before', async () => {
    const { id } = await make('Bald zu');
    const truck = { license_plate: 'MS-AR 2', name: 'X', capacity: 10, number_of_compartments: 1 };
    await world.admin.post('/trucks/', { ...truck, default_disposition_area_id: id });
    await world.admin.delete('/trucks/MS-AR%202');
    await world.admin.patch(`/areas/${id}`, { state: 'archived' });
    const refused = await world.admin.post('/trucks/MS-AR%202/restore');
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Its disposition area is archived. Restore the area first, then the truck.',
    ]);
    const late = world.db.execute(
      sql`update all_trucks set default_disposition_area_id = ${id} where deleted_at is null`,
    );
    const fault = await late.then(() => undefined, dbFault);
    expect([fault?.code, fault?.constraint]).toEqual(['23514', 'active_area']);
    await world.admin.patch(`/areas/${id}`, { state: 'active' });
    expect((await world.admin.post('/trucks/MS-AR%202/restore')).status).toBe(200);
  });
});
