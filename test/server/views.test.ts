import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Views = Schemas['ViewList'];
type View = Schemas['ViewEnvelope'];
type Counts = Schemas['ViewCounts'];

const nord: Schemas['ViewInput'] = { name: 'Nord today', list: 'bins', query: 'level_min=80&sort=-last_level' };

onBothEngines('views of a list', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());
  const namesFor = async (who: 'admin' | 'user' | 'viewer' | 'other', list = 'bins') =>
    (await world[who].get<Views>(`/views/?list=${list}`)).body.views.map(({ name }) => name);

  it('are their owner’s alone, whatever the role', async () => {
    const made = await world.viewer.post<View>('/views/', { ...nord, columns: ['container_id', 'last_level'] });
    expect(made.status).toBe(201);
    const { view } = made.body;
    expect(view).toMatchObject({ ...nord, columns: ['container_id', 'last_level'], shared: false });
    const path = `/views/${view.id}`;
    expect(await namesFor('viewer')).toEqual([nord.name]);
    expect(await namesFor('viewer', 'tours')).toEqual([]);
    for (const who of ['user', 'admin', 'other'] as const) {
      expect(await namesFor(who)).toEqual([]);
      expect((await world[who].get(path)).status).toBe(404);
      expect((await world[who].patch(path, { name: 'Mine' })).status).toBe(404);
      expect((await world[who].delete(path)).status).toBe(404);
    }

    const renamed = await world.viewer.patch<View>(path, { name: 'Süd', columns: null });
    expect(renamed.body.view).toMatchObject({ name: 'Süd', query: nord.query, columns: null, shared: false });
    expect((await world.viewer.delete(path)).status).toBe(204);
    expect((await world.admin.post(`${path}/restore`)).status).toBe(404);
    expect((await world.viewer.post<View>(`${path}/restore`)).body).toEqual(renamed.body);
    expect((await world.viewer.delete(path)).status).toBe(204);
  });

  it('have a name of their own in their list', async () => {
    const first = await world.user.post<View>('/views/', nord);
    const again = await world.user.post('/views/', { ...nord, name: 'NORD TODAY' });
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual([{ path: 'name', message: 'exists already' }]);
    const elsewhere = await world.user.post<View>('/views/', { ...nord, list: 'tours', query: '' });
    const viewers = await world.viewer.post<View>('/views/', nord);
    expect([elsewhere.status, viewers.status]).toEqual([201, 201]);
    for (const name of ['', 'x'.repeat(61)])
      expect((await world.user.post('/views/', { ...nord, name })).body.errors?.[0]?.path).toBe('name');
    await world.user.delete(`/views/${first.body.view.id}`);
    await world.user.delete(`/views/${elsewhere.body.view.id}`);
    await world.viewer.delete(`/views/${viewers.body.view.id}`);
  });

  it('are shared with all by an admin, and with nobody else’s customer', async () => {
    const refused = await world.user.post('/views/', { ...nord, shared: true });
    expect(refused.status).toBe(403);
    const own = await world.user.post<View>('/views/', { ...nord, name: 'Own' });
    expect((await world.user.patch(`/views/${own.body.view.id}`, { shared: true })).status).toBe(403);

    const shared = await world.admin.post<View>('/views/', { ...nord, shared: true });
    const path = `/views/${shared.body.view.id}`;
    expect(shared.body.view.shared).toBe(true);
    expect(await namesFor('user')).toEqual([nord.name, 'Own']);
    expect(await namesFor('viewer')).toEqual([nord.name]);
    expect(await namesFor('other')).toEqual([]);
    expect((await world.other.get(path)).status).toBe(404);
    expect((await world.user.patch(path, { name: 'Taken over' })).status).toBe(403);
    expect((await world.user.delete(path)).status).toBe(403);
    await world.admin.delete(path);
    expect((await world.user.post(`${path}/restore`)).status).toBe(403);
    expect((await world.admin.post(`${path}/restore`)).status).toBe(200);
    expect((await world.admin.patch<View>(path, { shared: false })).body.view.shared).toBe(false);
    expect(await namesFor('viewer')).toEqual([]);
    await world.admin.delete(path);
    await world.user.delete(`/views/${own.body.view.id}`);
  });

  it('count the rows of their list, in the areas asked for', async () => {
    const total = async (query: string) =>
      (await world.viewer.get<{ total_routes: number }>(`/bins/?${query}`)).body.total_routes;
    const queries = [
      '',
      'level_min=80',
      'material_type=11,12%2B13&active=true',
      'colour=red',
      'q=%00',
      'sort=-last_level',
    ];
    const counts = async (who: 'viewer' | 'other', list: string, asked: string[], more = '') => {
      const lines = encodeURIComponent(asked.join('\n'));
      return (await world[who].get<Counts>(`/views/counts?list=${list}&queries=${lines}${more}`)).body.counts;
    };
    const found = await counts('viewer', 'bins', queries);
    const all = await total('');
    expect(found).toEqual([all, await total(queries[1] ?? ''), await total(queries[2] ?? ''), null, null, all]);
    expect(found[2]).toBeGreaterThan(0);
    expect(found[2]).toBeLessThan(all);
    expect(await counts('viewer', 'bins', ['level_min=20'], '&disposition_area_ids=1')).toEqual([
      await total('level_min=20&disposition_area_ids=1'),
    ]);
    expect((await counts('other', 'bins', ['sort=level']))[0]).not.toBe(all);
    const [crewless = null, tours = null] = await counts('viewer', 'tours', ['has_driver=false', 'sort=date']);
    const crewed = await world.viewer.get<Schemas['TourList']>('/tours/?has_driver=true');
    expect((crewless ?? 0) + crewed.body.total_routes).toBe(tours);
  });
});
