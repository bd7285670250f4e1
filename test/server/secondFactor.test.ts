import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bytesOf, codeAt, stepAt } from '../../src/server/auth/totp.ts';
import { onBothEngines, openWorld, type Client, type Schemas, type World } from './harness.ts';
import { later, mailedCode, minutes, password, visitor } from './sign-in.ts';

it('codes are those of RFC 6238, appendix B', () => {
  const secret = Buffer.from('12345678901234567890');
  const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map((seconds) =>
    codeAt(secret, stepAt(new Date(seconds * 1000))),
  );
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

onBothEngines('the second factor', (engine) => {
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
  beforeEach(() => later(world, minutes(60)));

  const own = '/auth/me/second-factor';
  const code = (secret: string, steps = 0) => codeAt(bytesOf(secret), stepAt(world.clock.now) + steps);
  const answer = (at: World, session: string | undefined, given: string) =>
    at.anonymous.post<Schemas['TokenResult'] & Schemas['Problem']>('/auth/second-factor', { session, code: given });
  const challenge = async (email: string) => (await visitor(world).logIn(email)).body;
  const begin = (client: Client) =>
    client.post<Schemas['SecondFactorSecret'] & Schemas['Problem']>(own, { current_password: password });
  async function enrol(client: Client) {
    const { secret } = (await begin(client)).body;
    const confirmed = await client.post<Schemas['RecoveryCodes']>(`${own}/confirmation`, { code: code(secret) });
    expect(confirmed.status).toBe(200);
    later(world, minutes(1));
    return { secret, codes: confirmed.body.recovery_codes };
  }
  const state = async (client: Client) => (await client.get<Schemas['SecondFactor']>(own)).body;

  it('begins with the password, counts once a code has confirmed it, and leaves no secret behind', async () => {
    const client = world.user;
    expect((await client.post(own, { current_password: 'wrong' })).body.errors?.[0]?.path).toBe('current_password');
    expect((await client.post(`${own}/confirmation`, { code: '123456' })).status).toBe(409);
    const first = await begin(client);
    expect(first.body.uri).toMatch(/^otpauth:\/\/totp\/[^?]+user%40demo\.test\?secret=[A-Z2-7]{32}&issuer=/);
    expect((await challenge('user@demo.test')).atk).toBeDefined();
    const { secret, codes } = await enrol(client);
    expect(secret).not.toBe(first.body.secret);
    expect(new Set(codes).size).toBe(10);
    expect(await state(client)).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await begin(client)).status).toBe(409);
    const people = await world.admin.get<Schemas['UserRecordEnvelope']>('/users/2');
    expect(people.body.user.second_factor).toBe(true);
    const history = await world.admin.get('/history/?kind=users');
    expect(JSON.stringify(history.body)).toContain('"second_factor"');
    const told = world.log.join('\n') + JSON.stringify([history.body, people.body]);
    for (const hidden of [secret, ...codes]) expect(told).not.toContain(hidden);
    const { rows } = await world.database.db.execute('select * from second_factors');
    for (const hidden of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(hidden);
    const { session, challenge_name, atk } = await challenge('user@demo.test');
    expect([challenge_name, atk]).toEqual(['SECOND_FACTOR', undefined]);
    // The challenge opens nothing else.
    expect((await visitor(world).setPassword(session, 'Flaschenpost-7')).status).toBe(401);
    expect((await world.client(session).get('/auth/me')).status).toBe(401);
    const signedIn = await answer(world, session, code(secret, -1));
    expect((await world.client(signedIn.body.atk).get('/auth/me')).status).toBe(200);
    expect((await client.delete(own, { current_password: password })).status).toBe(204);
    expect((await challenge('user@demo.test')).atk).toBeDefined();
  });

  it('takes a code once, also of two servers at the same time, and none of two steps away', async () => {
    const { secret, codes } = await enrol(world.viewer);
    const { session } = await challenge('viewer@demo.test');
    for (const steps of [-2, 2]) expect((await answer(world, session, code(secret, steps))).status).toBe(422);
    const race = (given: string) => Promise.all([world, beside, world, beside].map((at) => answer(at, session, given)));
    const statuses = (all: { status: number }[]) => all.map(({ status }) => status).toSorted();
    expect(statuses(await race(code(secret)))).toEqual([200, 422, 422, 422]);
    expect((await answer(world, session, code(secret, -1))).body.errors?.[0]?.path).toBe('code');
    const [recovery = '', second = ''] = codes;
    expect(statuses(await race(recovery))).toEqual([200, 422, 422, 422]);
    expect(await state(world.viewer)).toMatchObject({ recovery_codes_left: 9 });
    const renewed = await world.viewer.post<Schemas['RecoveryCodes']>(`${own}/recovery-codes`, { code: second });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await answer(world, session, codes[2] ?? '')).status).toBe(422);
    expect((await answer(world, session, renewed.body.recovery_codes[0]?.toUpperCase() ?? '')).status).toBe(200);
    // As somebody types it from paper.
    const spaced = renewed.body.recovery_codes[1]?.replaceAll('-', ' ');
    expect((await world.viewer.delete(own, { code: spaced })).status).toBe(204);
  });

  it('refuses after ten wrong codes, the right one too, until the time is over', async () => {
    const { secret } = await enrol(world.user);
    const { session } = await challenge('user@demo.test');
    const guess = String((Number(code(secret)) + 1) % 1_000_000).padStart(6, '0');
    const all = await Promise.all(Array.from({ length: 12 }, () => answer(world, session, guess)));
    expect(all.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10);
    const refused = await answer(beside, session, code(secret));
    expect(refused.status).toBe(429);
    later(world, Number(refused.headers['retry-after']) * 1000 + 1000);
    expect((await answer(world, session, code(secret))).status).toBe(401);
    const again = await challenge('user@demo.test');
    expect((await answer(world, again.session, code(secret))).status).toBe(200);
    expect((await answer(world, `${String(again.session)}x`, code(secret))).status).toBe(401);
  });

  it('stays when a new password is set by mail, which needs a code; an administrator resets it', async () => {
    await visitor(world).forgot('user@demo.test');
    const { session } = (await visitor(world).verify('user@demo.test', await mailedCode(world))).body;
    const set = (given?: string) =>
      world.anonymous.post('/auth/new-password-required', {
        ...{ session, new_password: 'Flaschenpost-7' },
        ...(given ? { code: given } : {}),
      });
    expect((await set()).body.errors?.[0]?.path).toBe('code');
    expect((await set('000000')).status).toBe(422);
    expect(await challenge('user@demo.test')).toMatchObject({ challenge_name: 'SECOND_FACTOR' });
    expect((await world.viewer.delete('/users/2/second-factor')).status).toBe(403);
    expect((await world.other.delete('/users/2/second-factor')).status).toBe(404);
    expect((await world.admin.delete('/users/2/second-factor')).status).toBe(204);
    expect((await world.admin.delete('/users/2/second-factor')).status).toBe(409);
    const { secret } = await enrol(world.client((await challenge('user@demo.test')).atk));
    expect((await set(code(secret))).status).toBe(200);
    expect((await visitor(world).logIn('user@demo.test', 'Flaschenpost-7')).body.challenge_name).toBe('SECOND_FACTOR');
    expect((await world.admin.delete('/users/2/second-factor')).status).toBe(204);
  });

  it('is required of administrators by a setting: without one they are signed in to setting it up, and to nothing else', async () => {
    const require = (on: boolean) => world.admin.patch('/customer', { admins_need_second_factor: on });
    const me = async (client: Client) => (await client.get<Schemas['UserEnvelope']>('/auth/me')).body.user;
    expect((await world.viewer.patch('/customer', { admins_need_second_factor: true })).status).toBe(403);
    expect((await require(true)).status).toBe(409);
    expect((await me(world.admin)).account.admins_need_second_factor).toBe(false);
    await enrol(world.admin);
    expect((await require(true)).body).toMatchObject({ account: { admins_need_second_factor: true } });
    expect((await world.admin.delete(own, { current_password: password })).status).toBe(409);
    const [noted] = (await world.admin.get<Schemas['HistoryList']>('/history/?kind=customers&sort=-at')).body.history;
    expect(noted).toMatchObject({ source: 'screen', action: 'changed' });
    expect(noted?.changes).toEqual([{ field: 'admins_need_second_factor', before: false, after: true }]);
    const etag = (await world.admin.get('/users/3')).headers.etag ?? '';
    expect((await world.admin.patch('/users/3', { role: 'admin' }, { 'if-match': etag })).status).toBe(200);
    const promoted = (await challenge('viewer@demo.test')).atk;
    const [client, elsewhere] = [world.client(promoted), beside.client(promoted)];
    expect(await me(client)).toMatchObject({ role: 'admin', permissions: [], second_factor_missing: true });
    for (const path of ['/users/', '/trucks/', '/history/', '/events/stream', '/history/trucks/WB-AB%20101'])
      expect([path, (await client.get(path)).status]).toEqual([path, 403]);
    expect((await client.patch('/customer', { admins_need_second_factor: false })).status).toBe(403);
    expect(await elsewhere.get('/trucks/')).toMatchObject({
      status: 403,
      body: {
        errors: [{ path: 'second_factor', message: 'Set up a second factor first: it is required of administrators.' }],
      },
    });
    await enrol(client);
    for (const one of [client, elsewhere]) expect((await one.get('/trucks/')).status).toBe(200);
    expect((await me(client)).second_factor_missing).toBeUndefined();
    // Other roles and other customers are not concerned.
    const user = world.client((await visitor(world).logIn('user@demo.test', 'Flaschenpost-7')).body.atk);
    for (const one of [user, world.other]) expect((await one.get('/trucks/')).status).toBe(200);
    expect((await world.admin.delete('/users/3/second-factor')).status).toBe(204);
    expect((await client.get('/trucks/')).status).toBe(403);
    expect((await require(false)).status).toBe(200);
    expect((await client.get('/trucks/')).status).toBe(200);
  });
});
