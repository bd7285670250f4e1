import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { passwordSessions, refreshFamilies } from '../../src/server/db/schema-sessions.ts';
import { users } from '../../src/server/db/schema.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { cookieOf, later, minutes, visitor } from './sign-in.ts';

type List = Schemas['UserList'];
type One = Schemas['UserRecordEnvelope'];
type Invited = Schemas['InvitedUserEnvelope'];

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const days = (count: number) => minutes(60 * 24 * count);
const tokenIn = (url: string | null) => /#([\w-]{43})$/.exec(url ?? '')?.[1] ?? '';

onBothEngines('users', (engine) => {
  let world: World;
  let beside: World;
  beforeAll(async () => {
    world = await openWorld(engine);
    beside = await openWorld(engine, { beside: world });
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
    vi.useRealTimers();
  });
  // Limits of earlier tests are over.
  beforeEach(() => later(world, minutes(60)));

  const invite = (body: object) =>
    world.admin.post<Invited>('/users/', { name: 'Gerd Gast', role: 'user', delivery: 'link', ...body });
  const invited = async (email: string, more: object = {}) => {
    const { user, link } = (await invite({ email, ...more })).body;
    return { ...user, token: tokenIn(link.url) };
  };
  const accept = (token: string, given = 'Flaschenpost-7') =>
    world.anonymous.post<Schemas['TokenResult'] & Schemas['Problem']>(
      '/auth/accept-invitation',
      { token, new_password: given },
      firefox,
    );
  const me = async (at: World, token: string | undefined) => (await at.client(token).get('/auth/me')).status;
  const get = async (id: number) => (await world.admin.get<One>(`/users/${id}`)).body.user;

  it('are seen and changed by administrators of their customer alone', async () => {
    const { users: all, total_routes } = (await world.admin.get<List>('/users/')).body;
    expect([all.length, total_routes]).toEqual([4, 4]);
    expect(all.find(({ id }) => id === 2)).toMatchObject({ email: 'user@demo.test', role: 'user', state: 'active' });
    expect(Object.keys(all[0] ?? {}).join()).not.toContain('password');
    for (const who of ['user', 'viewer'] as const) {
      expect((await world[who].get('/users/')).status).toBe(403);
      expect((await world[who].post('/users/', { email: 'x@demo.test', name: 'X', role: 'admin' })).status).toBe(403);
      expect((await world[who].patch('/users/1', { role: 'viewer' })).status).toBe(403);
      expect((await world[who].delete('/users/1/sessions')).status).toBe(403);
    }
    expect((await world.other.get<List>('/users/')).body.users.map(({ id }) => id)).toEqual([5]);
    expect((await world.other.patch('/users/2', { role: 'admin' })).status).toBe(404);
    expect((await world.other.post('/users/2/link', { delivery: 'link' })).status).toBe(404);
    expect((await world.other.delete('/users/2/sessions')).status).toBe(404);
    expect((await get(2)).role).toBe('user');
  });

  it('are found, filtered, sorted, counted and exported as other lists are', async () => {
    const list = async (query: string) => (await world.admin.get<List>(`/users/?${query}`)).body;
    expect((await list('q=demo user@')).users.map(({ id }) => id)).toEqual([2]);
    expect((await list('role=viewer,user&sort=-email')).users.map(({ email }) => email)).toEqual([
      ...['viewer@demo.test', 'user@demo.test', 'new@demo.test'],
    ]);
    expect((await list('state=deactivated')).users).toEqual([]);
    expect((await list('facets=state,role&page_size=1')).facets?.state).toEqual([{ value: 'active', count: 4 }]);
    const csv = await world.app.inject({
      url: '/api/users/?sort=email',
      headers: { authorization: `Bearer ${world.token('admin')}`, accept: 'text/csv' },
    });
    expect(csv.body.split('\r\n')[1]).toContain('admin@demo.test');
    expect(csv.body).not.toContain('scrypt');
  });

  it('are invited with a link that works once, and is stored and logged as nothing that opens', async () => {
    const email = 'Gerd@demo.test';
    const { status, body } = await invite({ email, locale: 'de' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: 'gerd@demo.test', state: 'invited', locale: 'de', last_seen_at: null });
    expect(body.link.url).toMatch(/^http:\/\/localhost(:\d+)?\/auth\/accept-invitation#[\w-]{43}$/);
    const named = await openWorld(engine, { beside: world, env: { PUBLIC_URL: 'https://glas.example/any' } });
    const foreign = { host: 'evil.example' };
    const input = { email: 'host@demo.test', name: 'Hanna Host', role: 'viewer', locale: 'de', delivery: 'link' };
    const elsewhere = await named.admin.post<Schemas['UserLinkEnvelope']>('/users/', input, foreign);
    expect(elsewhere.body.link.url).toMatch(/^https:\/\/glas\.example\/auth\/accept-invitation#/);
    await named.close();
    expect(Date.parse(body.link.expires_at) - world.clock.now.getTime()).toBe(days(7));
    expect((await get(body.user.id)).invited_until).toBe(body.link.expires_at);
    const token = tokenIn(body.link.url);
    const stored = JSON.stringify(await world.db.select().from(passwordSessions));
    expect([stored.includes(token), world.log.join().includes(token)]).toEqual([false, false]);

    expect((await visitor(world).logIn(email, '')).status).toBe(400);
    expect((await visitor(world).logIn(email)).status).toBe(401);
    const read = await world.anonymous.post<Schemas['InvitationEnvelope']>('/auth/invitation', { token });
    expect(read.body.invitation).toMatchObject({ name: 'Gerd Gast', email: 'gerd@demo.test', state: 'invited' });
    expect((await accept(token, 'password12')).body.errors?.[0]).toMatchObject({ path: 'new_password' });
    const accepted = await accept(token);
    expect(accepted.status).toBe(200);
    expect((await visitor(world).refresh(cookieOf(accepted))).status).toBe(200);
    expect(await me(world, accepted.body.atk)).toBe(200);
    expect(await get(body.user.id)).toMatchObject({ state: 'active', invited_until: null });
    expect([(await accept(token)).status, (await accept(`${token}x`)).status]).toEqual([401, 401]);
    expect((await world.anonymous.post('/auth/invitation', { token })).status).toBe(401);
    expect((await visitor(world).logIn(email, 'Flaschenpost-7')).status).toBe(200);
    expect(world.log.join()).not.toContain(token);

    const again = await world.admin.post('/users/', { email, name: 'Twice', role: 'viewer' });
    expect([again.status, again.body.errors]).toEqual([409, [{ path: 'email', message: 'exists already' }]]);
  });

  it('are invited by mail, in their language; an expired link is replaced by a new one', async () => {
    const { status, body } = await invite({ email: 'mail@demo.test', locale: 'de', delivery: 'mail' });
    expect([status, body.link.url]).toEqual([201, null]);
    const mail = world.mails.pop();
    expect(mail).toMatchObject({ to: 'mail@demo.test', subject: 'Einladung zum Dashboard der Abfallsammlung' });
    const first = /#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    later(world, days(7));
    expect((await accept(first)).status).toBe(401);

    const anew = async () =>
      tokenIn(
        (await world.admin.post<Schemas['UserLinkEnvelope']>(`/users/${body.user.id}/link`, { delivery: 'link' })).body
          .link.url,
      );
    const second = await anew();
    const third = await anew();
    expect([(await accept(second)).status, (await accept(third)).status]).toEqual([401, 200]);
  });

  it('are invited under a name of one line: what is in the mail are our words', async () => {
    for (const name of ['A,\n\nhttps://evil.example', 'A\r', 'A\u0085B', 'A\u2028B', 'A\tB'])
      expect((await invite({ email: 'line@demo.test', name })).status).toBe(400);
    expect((await world.user.patch('/auth/me', { name: 'A\nB' })).status).toBe(400);
    expect((await world.admin.post('/areas/', { name: 'A\nB', color: 'blue' })).status).toBe(400);
  });

  it('that are active get a link for a new password, which ends their sessions', async () => {
    const before = await visitor(world).logIn('user@demo.test');
    const { link } = (await world.admin.post<Schemas['UserLinkEnvelope']>('/users/2/link', { delivery: 'link' })).body;
    expect(Date.parse(link.expires_at) - world.clock.now.getTime()).toBe(days(1));
    expect(await me(world, before.body.atk)).toBe(200);
    expect((await accept(tokenIn(link.url))).status).toBe(200);
    expect(await me(world, before.body.atk)).toBe(401);
    expect((await visitor(world).logIn('user@demo.test', 'Flaschenpost-7')).status).toBe(200);
  });

  it('that are deactivated are out: here at once, elsewhere within a minute, and by no way in', async () => {
    const { id, token } = await invited('out@demo.test');
    const signedIn = await accept(token);
    const { atk } = signedIn.body;
    expect([await me(world, atk), await me(beside, atk)]).toEqual([200, 200]);
    const stale = await world.admin.patch(
      `/users/${id}`,
      { state: 'deactivated' },
      { 'if-match': '"2020-01-01T00:00:00.000Z"' },
    );
    expect([stale.status, await me(world, atk)]).toEqual([412, 200]);
    const { updated_at } = await get(id);
    const done = await world.admin.patch<One>(
      `/users/${id}`,
      { state: 'deactivated' },
      { 'if-match': `"${updated_at}"` },
    );
    expect(done.body.user.state).toBe('deactivated');
    expect(await me(world, atk)).toBe(401);
    later(world, minutes(1));
    expect(await me(beside, atk)).toBe(401);
    expect((await visitor(beside).refresh(cookieOf(signedIn))).status).toBe(401);
    expect((await visitor(world).logIn('out@demo.test', 'Flaschenpost-7')).status).toBe(401);
    expect((await world.admin.post(`/users/${id}/link`, { delivery: 'link' })).status).toBe(409);

    expect((await world.admin.patch<One>(`/users/${id}`, { state: 'active' })).body.user.state).toBe('active');
    // Its sessions do not come back with it.
    expect((await visitor(world).refresh(cookieOf(signedIn))).status).toBe(401);
    expect((await visitor(world).logIn('out@demo.test', 'Flaschenpost-7')).status).toBe(200);
  });

  it('that are deactivated before they accept cannot accept, and are invited again afterwards', async () => {
    const { id, token } = await invited('never@demo.test');
    await world.admin.patch(`/users/${id}`, { state: 'deactivated' });
    expect((await accept(token)).status).toBe(401);
    expect((await world.admin.patch<One>(`/users/${id}`, { state: 'active' })).body.user.state).toBe('invited');
  });

  it('have another role within a minute, on every server', async () => {
    const { id, token } = await invited('role@demo.test');
    const { atk } = (await accept(token)).body;
    const write = async (at: World) => (await at.client(atk).patch('/complaints/0', { status: 'open' })).status;
    expect([await write(world), await write(beside)]).not.toContain(403);
    expect((await world.admin.patch<One>(`/users/${id}`, { role: 'viewer' })).body.user.role).toBe('viewer');
    later(world, minutes(1));
    expect([await write(world), await write(beside)]).toEqual([403, 403]);
  });

  it('cannot change their own role or deactivate themselves, but their name', async () => {
    const role = await world.admin.patch('/users/1', { role: 'user' });
    expect([role.status, role.body.errors?.[0]?.path]).toEqual([409, 'role']);
    const state = await world.admin.patch('/users/1', { state: 'deactivated' });
    expect([state.status, state.body.errors?.[0]?.path]).toEqual([409, 'state']);
    // What they do in their settings, with their password or a code.
    expect((await world.admin.post('/users/1/link', { delivery: 'link' })).status).toBe(409);
    const factor = await world.admin.delete('/users/1/second-factor');
    expect([factor.status, factor.body.detail]).toEqual([409, 'Switch your second factor off in your settings.']);
    const { name } = await get(1);
    expect((await world.admin.patch<One>('/users/1', { name, role: 'admin', state: 'active' })).status).toBe(200);
  });

  it('keep an active administrator, also when two take each other away on two servers at once', async () => {
    const { id, token } = await invited('second@demo.test', { role: 'admin' });
    const second = beside.client((await accept(token)).body.atk);
    const race = async (change: object) => {
      // Each server believes both for half a minute, as it does in the worst case.
      expect([(await world.admin.get('/users/')).status, (await second.get('/users/')).status]).toEqual([200, 200]);
      const both = await Promise.all([world.admin.patch(`/users/${id}`, change), second.patch('/users/1', change)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.errors?.[0]?.path).toBe(Object.keys(change)[0]);
      const admins = await world.db.select().from(users).where(eq(users.customerId, 1));
      expect(admins.filter(({ role, state }) => role === 'admin' && state === 'active')).toHaveLength(1);
      for (const one of [1, id])
        await world.db.update(users).set({ role: 'admin', locked: false }).where(eq(users.id, one));
      await world.db.update(refreshFamilies).set({ endedAt: null });
      later(world, minutes(1));
    };
    await race({ role: 'user' });
    await race({ state: 'deactivated' });
    await world.db.update(users).set({ role: 'user' }).where(eq(users.id, id));
  });

  it('are removed for good once they are not active', async () => {
    const { id, token } = await invited('gone@demo.test');
    await accept(token);
    const active = await world.admin.delete(`/users/${id}`);
    expect([active.status, active.body.errors?.[0]?.path]).toEqual([409, 'state']);
    const all = await world.admin.patch(`/users/${id}`, { role: 'user', area_ids: [1], state: 'deactivated' });
    expect(all.status).toBe(200);
    expect((await world.admin.delete(`/users/${id}`)).status).toBe(204);
    expect((await world.admin.get(`/users/${id}`)).status).toBe(404);
    expect((await world.admin.delete(`/users/${id}`)).status).toBe(404);
    expect((await invite({ email: 'gone@demo.test' })).status).toBe(201);
  });
});
