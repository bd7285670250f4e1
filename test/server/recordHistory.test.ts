import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesOf } from './history-writes.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['HistoryList'];

onBothEngines('the history of one record', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
    const truck = { license_plate: 'HI-ST 1', name: 'Falke', capacity: 10, number_of_compartments: 2 };
    await world.user.post('/trucks/', truck);
  });
  afterAll(() => world.close());

  it('shows the history of areas and tours, with the stops of these, and when a password was set', async () => {
    const { body } = await world.admin.get<Schemas['LocationList']>('/locations/?page_size=2');
    const [one = '', two = ''] = body.locations.map(({ location_id }) => location_id);
    const tour = { route_name: 'Stops', license_plate: 'HI-ST 1', date: '2027-03-10', material_type: ['11'] };
    const sent = { ...tour, stops: [{ location_id: one }] };
    const made = await world.user.post<Schemas['TourEnvelope']>('/tours/', sent);
    const { id } = made.body.tour.tour;
    await world.user.patch(`/tours/${id}`, { stops: [{ location_id: two }, { location_id: one }] });
    const ofTour = (await world.viewer.get<List>(`/history/tours/${id}`)).body.history;
    expect(ofTour.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['changed', 2],
      ['created', 2],
    ]);
    expect(changesOf(ofTour[0])).toEqual({ stops: [[one], [two, one]] });
    expect(changesOf(ofTour[1]).stops).toEqual([null, [one]]);
    expect((await world.other.get(`/history/tours/${id}`)).status).toBe(404);
    await world.admin.patch('/areas/1', { color: 'purple' });
    const ofArea = (await world.admin.get<List>('/history/areas/1')).body.history;
    expect(changesOf(ofArea[0]).color?.[1]).toBe('purple');
    expect((await world.user.get('/history/areas/1')).status).toBe(403);
    const guest = { email: 'set@demo.test', name: 'Guest', role: 'viewer', delivery: 'link' };
    const invited = (await world.admin.post<Schemas['InvitedUserEnvelope']>('/users/', guest)).body;
    const token = invited.link.url?.split('#')[1];
    await world.anonymous.post('/auth/accept-invitation', { token, new_password: 'Flaschenpost-7' });
    const [accepted] = (await world.admin.get<List>(`/history/users/${invited.user.id}`)).body.history;
    expect(accepted).toMatchObject({ action: 'changed', actor_id: invited.user.id, source: 'screen' });
    expect(Object.keys(changesOf(accepted)).toSorted()).toEqual(['access_set_at', 'state']);
  });

  it('shows the history of tokens, and who ended the sessions of whom', async () => {
    const made = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', {
      name: 'Scale',
      scopes: ['levels:write'],
    });
    const { id } = made.body.token;
    const mapping = { device: '/id', level: '/level', recorded_at: '/at', unit: 'percent', devices: [] };
    const { status } = await world.admin.put(`/tokens/${id}/mapping`, { mapping });
    expect(status).toBe(200);
    const [mapped, created] = (await world.admin.get<List>(`/history/tokens/${id}`)).body.history;
    expect([created?.action, changesOf(created).name]).toEqual(['created', [null, 'Scale']]);
    expect(changesOf(mapped).mapping?.[1]).toMatchObject({ level: '/level' });
    expect((await world.user.get(`/history/tokens/${id}`)).status).toBe(403);
    expect((await world.other.get(`/history/tokens/${id}`)).status).toBe(404);

    await world.token('viewer');
    const [viewer] = (await world.admin.get<Schemas['UserList']>('/users/?q=viewer@demo.test')).body.users;
    expect((await world.admin.delete(`/users/${viewer?.id}/sessions`)).status).toBe(204);
    const [ended] = (await world.admin.get<List>(`/history/users/${viewer?.id}`)).body.history;
    expect([ended?.action, ended?.actor_id, Object.keys(changesOf(ended))]).toEqual([
      'changed',
      1,
      ['sessions_ended_at'],
    ]);
    const list = `/history/users/${viewer?.id}`;
    const before = (await world.admin.get<List>(list)).body.total_routes;
    // There are none left.
    expect((await world.admin.delete(`/users/${viewer?.id}/sessions`)).status).toBe(204);
    expect((await world.admin.get<List>(list)).body.total_routes).toBe(before);
  });
});
