import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['ComplaintList'];
type One = Schemas['ComplaintEnvelope'];

onBothEngines('citizen notifications', (engine) => {
  let world: World;
  let site: Schemas['Location'];
  const input = () => ({
    location_id: site.location_id,
    material_type: '12',
    channel: 'web',
    reported_fill_level: 'overfull',
  });
  beforeAll(async () => {
    world = await openWorld(engine);
    const { body } = await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=1');
    site = body.locations[0] as Schemas['Location'];
  });
  afterAll(() => world.close());

  it('files several at once, all or none', async () => {
    const before = (await world.viewer.get<List>('/complaints/')).body.total_routes;
    const nowhere = await world.user.post('/complaints/', [
      input(),
      { ...input(), location_id: null },
      { ...input(), location_id: undefined },
    ]);
    expect(nowhere.status).toBe(422);
    expect(nowhere.body.detail).toBe('Location ID is required for all complaints');
    expect(nowhere.body.errors?.map((e) => e.path)).toEqual(['1.location_id', '2.location_id']);
    const unknown = await world.user.post('/complaints/', [input(), { ...input(), location_id: '99/99' }]);
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([422, '1.location_id']);
    expect((await world.user.post('/complaints/', [])).status).toBe(400);
    expect((await world.viewer.get<List>('/complaints/')).body.total_routes).toBe(before);

    const made = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [
      input(),
      { ...input(), material_type: '11' },
    ]);
    expect(made.status).toBe(201);
    expect(made.body.complaints.map((c) => c.material_type)).toEqual(['12', '11']);
    expect(made.body.complaints[0]).toMatchObject({
      status: 'open',
      channel: 'web',
      closed_at: null,
      emptied_fill_level: null,
      created_at: '2026-11-18T09:00:00.000Z',
      location_name: site.location_name,
      street: site.street,
      location: { id: site.id, latitude: site.latitude, disposition_area_id: site.disposition_area_id },
    });
  });

  it('closes and reopens', async () => {
    const made = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [input()]);
    const path = `/complaints/${made.body.complaints[0]?.id}`;
    world.clock.now = new Date('2026-11-18T10:00:00.000Z');
    const closed = await world.user.patch<One>(path, { status: 'closed', emptied_fill_level: 'full' });
    expect(closed.body.complaint).toMatchObject({
      status: 'closed',
      closed_at: '2026-11-18T10:00:00.000Z',
      emptied_fill_level: 'full',
    });
    world.clock.now = new Date('2026-11-18T11:00:00.000Z');
    expect((await world.user.patch<One>(path, { status: 'closed' })).body.complaint.closed_at).toBe(
      '2026-11-18T10:00:00.000Z',
    );
    const late = await world.user.patch(path, { status: 'open' }, { 'if-match': closed.headers.etag ?? '' });
    expect(late.status).toBe(412);
    expect((await world.user.patch<One>(path, { status: 'open' })).body.complaint).toMatchObject({
      status: 'open',
      closed_at: null,
    });
    expect((await world.user.patch(path, { location_id: '99/99' })).status).toBe(422);
    expect((await world.user.patch(path, {})).status).toBe(400);
    expect((await world.viewer.patch(path, { status: 'closed' })).status).toBe(403);
    expect((await world.other.get(path)).status).toBe(404);
    expect((await world.user.delete(path)).status).toBe(204);
    expect((await world.user.get(path)).status).toBe(404);
  });

  it('filters by the customer’s days, whatever the season', async () => {
    for (const [moment, day] of [
      ['2026-10-24T22:30:00.000Z', '2026-10-25'],
      ['2026-10-25T22:59:59.000Z', '2026-10-25'],
      ['2026-10-25T23:00:00.000Z', '2026-10-26'],
      ['2026-12-31T23:30:00.000Z', '2027-01-01'],
    ] as const) {
      world.clock.now = new Date(moment);
      const made = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [input()]);
      const id = made.body.complaints[0]?.id;
      const found = await world.viewer.get<List>(`/complaints/?page_size=1000&created_start=${day}&created_end=${day}`);
      expect([moment, found.body.complaints.map((c) => c.id)]).toEqual([moment, expect.arrayContaining([id])]);
      await world.user.delete(`/complaints/${id}`);
    }
    world.clock.now = new Date('2026-11-18T09:00:00.000Z');
    expect((await world.viewer.get('/complaints/?created_start=2026-11-02&created_end=2026-11-01')).status).toBe(422);
  });

  it('sorts levels by how full they are, searches places and counts facets', async () => {
    const order = ['almost_full', 'full', 'overfull', 'pickup_immediately'];
    const { body } = await world.viewer.get<List>(
      '/complaints/?page_size=1000&sort=reported_fill_level&facets=status,channel',
    );
    const levels = body.complaints.map((c) => order.indexOf(c.reported_fill_level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(body.facets?.status?.reduce((sum, f) => sum + f.count, 0)).toBe(body.total_routes);
    const open = await world.viewer.get<List>('/complaints/?status=open&page_size=1000');
    expect(open.body.complaints.every((c) => c.status === 'open' && c.closed_at === null)).toBe(true);
    const here = await world.viewer.get<List>(
      `/complaints/?location_id=${encodeURIComponent(site.location_id)}&page_size=1000`,
    );
    expect(here.body.complaints.every((c) => c.location_id === site.location_id)).toBe(true);
    const word = site.street.split(' ')[0] ?? '';
    const found = await world.viewer.get<List>(`/complaints/?q=${encodeURIComponent(word.toUpperCase())}`);
    expect(found.body.total_routes).toBeGreaterThanOrEqual(here.body.total_routes);
  });

  it('sorts by urgency: open ones by level and then the oldest, closed ones from the latest', async () => {
    const { complaints } = (await world.viewer.get<List>('/complaints/?page_size=1000&sort=urgency')).body;
    const levels = ['pickup_immediately', 'overfull', 'full', 'almost_full'];
    const open = complaints.filter(({ status }) => status === 'open');
    expect(complaints.slice(0, open.length)).toEqual(open);
    const rank = (one: Schemas['Complaint']) => `${levels.indexOf(one.reported_fill_level)} ${one.created_at}`;
    expect(open.map(rank)).toEqual(open.map(rank).toSorted());
    const closed = complaints.slice(open.length).map(({ closed_at }) => closed_at);
    expect(closed).toEqual(closed.toSorted().toReversed());
    expect([open.length > 0, closed.length > 0]).toEqual([true, true]);
  });
});
