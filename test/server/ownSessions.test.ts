import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { later, minutes, visitor } from './sign-in.ts';

type Sessions = Schemas['SessionList'];

const email = 'viewer@demo.test';
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

onBothEngines('sessions of a user', (engine) => {
  let world: World;
  let beside: World;
  beforeAll(async () => {
    world = await openWorld(engine);
    beside = await openWorld(engine, { beside: world });
    // Those of the fixtures are older.
    later(world, minutes(60));
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
    vi.useRealTimers();
  });
  const me = async (at: World, token: string | undefined) => (await at.client(token).get('/auth/me')).status;

  it('are told with browser and system; one is ended, or all others', async () => {
    const here = world.client((await visitor(world, firefox).logIn(email)).body.atk);
    later(world, minutes(5));
    const there = await visitor(world, { 'user-agent': 'curl/8' }).logIn(email);
    later(world, minutes(1));
    const third = await visitor(beside, { 'user-agent': '' }).logIn(email);
    const own = async () => (await here.get<Sessions>('/auth/sessions')).body.sessions;
    const listed = await own();
    expect(listed.map(({ current }) => current)).toEqual([false, false, true, false]);
    expect(listed[2]).toMatchObject({ browser: 'Firefox', os: 'Linux' });
    expect(listed[0]).toMatchObject({ browser: null, os: null });
    expect((await world.admin.get<Sessions>('/users/3/sessions')).body.sessions).toHaveLength(4);
    const { user } = (await world.admin.get<Schemas['UserRecordEnvelope']>('/users/3')).body;
    expect(user.last_seen_at).toBe(world.clock.now.toISOString());

    const foreign = (await world.admin.get<Sessions>('/auth/sessions')).body.sessions[0]?.id ?? '';
    expect((await here.delete(`/auth/sessions/${foreign}`)).status).toBe(404);
    expect((await here.delete(`/auth/sessions/${listed[1]?.id}`)).status).toBe(204);
    expect([await me(world, there.body.atk), await me(world, third.body.atk)]).toEqual([401, 200]);
    expect((await here.delete('/auth/sessions')).status).toBe(204);
    later(world, minutes(1));
    expect(await me(beside, third.body.atk)).toBe(401);
    expect(await own()).toHaveLength(1);
  });

  it('are ended by an administrator, whose own go on', async () => {
    const { atk } = (await visitor(world).logIn(email)).body;
    expect((await world.admin.delete('/users/3/sessions')).status).toBe(204);
    expect(await me(world, atk)).toBe(401);
    expect((await world.admin.delete('/users/1/sessions')).status).toBe(204);
    expect((await world.admin.get('/auth/me')).status).toBe(200);
  });
});
