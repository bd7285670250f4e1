import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../src/server/db/schema.ts';
import { logOptions } from '../../src/server/http/log.ts';
import { mailer } from '../../src/server/mail.ts';
import { onBothEngines, openWorld, testConfig, type Client, type Reply, type Schemas, type World } from './harness.ts';
import { worldNow } from './world-now.ts';

type Login = Schemas['LoginResult'];
type Token = Schemas['TokenResult'];
type Me = Schemas['UserEnvelope'];

const password = 'Glas-2026!';
const cookieOf = ({ headers }: Reply<unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';
const minutes = (count: number) => count * 60_000;

onBothEngines('signing in', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => {
    // Each test in an hour of its own, so that nobody counts another's attempts.
    world.clock.now = new Date(Math.max(worldNow.getTime(), world.clock.now.getTime()) + minutes(60));
  });

  const logIn = (email: string, given = password, client: Client = world.anonymous) =>
    client.post<Login>('/auth/log-in', { email, password: given });
  const refresh = (cookie: string, client: Client = world.anonymous) =>
    client.get<Token>('/auth/refresh-token', { cookie });

  it('gives a token that opens the API for 15 minutes, and a cookie for the auth path alone', async () => {
    const answer = await logIn('Admin@demo.test');
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^refresh_token=[\w-]{43}; Path=\/api\/auth; Max-Age=1209600; HttpOnly; SameSite=Strict$/,
    );
    const client = world.client(answer.body.atk);
    const me = await client.get<Me>('/auth/me');
    expect(me.body.user).toMatchObject({
      email: 'admin@demo.test',
      role: 'admin',
      account: { customer_id: 1, time_zone: 'Europe/Berlin' },
      selected_disposition_area_ids: [],
    });
    expect(me.body.user.permissions).toContain('locations:delete');
    expect(me.body.user.disposition_areas).toHaveLength(5);
    world.clock.now = new Date(world.clock.now.getTime() + minutes(15) + 1000);
    expect((await client.get('/auth/me')).status).toBe(401);
    // What a client says about its connection counts only behind a proxy that is trusted.
    const body = { email: 'admin@demo.test', password };
    const plain = await world.anonymous.post('/auth/log-in', body, { 'x-forwarded-proto': 'https' });
    expect(String(plain.headers['set-cookie'])).not.toMatch('Secure');
    const proxied = await openWorld(engine, { beside: world, env: { TRUST_PROXY: '1' } });
    const secure = await proxied.anonymous.post('/auth/log-in', body, { 'x-forwarded-proto': 'https' });
    expect(String(secure.headers['set-cookie'])).toMatch(/; Secure$/);
    await proxied.close();
  });

  it('answers wrong password, unknown address and locked account alike, then 429 until the time is over', async () => {
    await world.db.update(users).set({ locked: true }).where(eq(users.email, 'viewer@demo.test'));
    const answers = [
      await logIn('user@demo.test', 'wrong'),
      await logIn('nobody@demo.test'),
      await logIn('viewer@demo.test'),
    ];
    await world.db.update(users).set({ locked: false }).where(eq(users.email, 'viewer@demo.test'));
    for (const { status, body } of answers) {
      const problem = body as unknown as Schemas['Problem'];
      expect({ status, detail: problem.detail, errors: problem.errors }).toEqual({
        status: 401,
        detail: 'Invalid credentials',
      });
    }
    for (let i = 0; i < 4; i++) await logIn('user@demo.test', 'wrong');
    const refused = await logIn('USER@demo.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    expect((await logIn('admin@demo.test')).status).toBe(200);
    world.clock.now = new Date(world.clock.now.getTime() + Number(refused.headers['retry-after']) * 1000 + 1000);
    expect((await logIn('user@demo.test')).status).toBe(200);
  });

  it('lets no more than five of many guesses at the same time through', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => logIn('user@demo.test', 'wrong')));
    expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(all.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('rotates the refresh token and ends the family when a used one is seen again', async () => {
    const first = cookieOf(await logIn('user@demo.test'));
    const second = await refresh(first);
    expect(second.body.message).toBe('Token refreshed');
    const third = await refresh(cookieOf(second));
    expect(third.status).toBe(200);
    expect((await world.client(third.body.atk).get<Me>('/auth/me')).body.user.role).toBe('user');
    const stolen = await refresh(first);
    expect(stolen.status).toBe(401);
    expect(stolen.headers['set-cookie']).toMatch('Max-Age=0');
    expect((await refresh(cookieOf(third))).status).toBe(401);
    expect((await world.anonymous.get('/auth/refresh-token')).status).toBe(401);
    expect((await refresh('refresh_token=nonsense')).status).toBe(401);
  });

  it('gives one of two refreshes at the same time a token at most', async () => {
    const cookie = cookieOf(await logIn('user@demo.test'));
    const both = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('signs out, with a session or without', async () => {
    const cookie = cookieOf(await logIn('user@demo.test'));
    const out = await world.anonymous.post('/auth/log-out', undefined, { cookie });
    expect([out.status, String(out.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await world.anonymous.post('/auth/log-out')).status).toBe(204);
  });

  it('asks for a new password where one is due, once', async () => {
    const challenge = await logIn('new@demo.test');
    expect(challenge.body.challenge_name).toBe('NEW_PASSWORD_REQUIRED');
    expect(challenge.headers['set-cookie']).toBeUndefined();
    const { session } = challenge.body;
    const set = (input: object) => world.anonymous.post<Token>('/auth/new-password-required', input);
    expect((await set({ session, new_password: 'short' })).status).toBe(400);
    expect((await set({ session, new_password: 'new@demo.test' })).status).toBe(422);
    const done = await set({ session, new_password: 'Altglas-2027' });
    expect(done.status).toBe(200);
    expect((await world.client(done.body.atk).get<Me>('/auth/me')).body.user.email).toBe('new@demo.test');
    expect((await set({ session, new_password: 'Altglas-2028' })).status).toBe(401);
    expect((await logIn('new@demo.test')).status).toBe(401);
    expect((await logIn('new@demo.test', 'Altglas-2027')).body.atk).toBeDefined();
  });

  it('changes the profile and, with the current one, the password, which ends all other sessions', async () => {
    const here = await logIn('other@demo.test');
    const there = cookieOf(await logIn('other@demo.test'));
    const client = world.client(here.body.atk);
    const change = (body: object) => client.patch<Me>('/auth/me', body, { cookie: cookieOf(here) });
    const changed = await change({ name: 'Ole P.', locale: 'en', selected_disposition_area_ids: [6, 8] });
    expect(changed.body.user).toMatchObject({ name: 'Ole P.', locale: 'en', selected_disposition_area_ids: [6, 8] });
    expect((await client.get<Me>('/auth/me')).body).toEqual(changed.body);
    expect((await change({ selected_disposition_area_ids: [1] })).status).toBe(422);
    expect((await change({ new_password: 'Altglas-2027' })).status).toBe(400);
    const wrong = await change({ new_password: 'Altglas-2027', current_password: 'wrong' });
    expect((wrong.body as unknown as Schemas['Problem']).errors?.[0]?.path).toBe('current_password');
    expect((await change({ new_password: 'Altglas-2027', current_password: password })).status).toBe(200);
    expect((await refresh(there)).status).toBe(401);
    expect((await refresh(cookieOf(here))).status).toBe(200);
    expect((await logIn('other@demo.test', 'Altglas-2027')).status).toBe(200);
  });

  it('mails a code to known addresses only, and trades it once', async () => {
    const mailed = async () => {
      await expect.poll(() => world.mails.length).toBe(1);
      return /\d{6}/.exec(world.mails.pop()?.text ?? '')?.[0] ?? '';
    };
    const ask = (email: string) => world.anonymous.post('/auth/forgot-password', { email });
    const verify = (code: string, email = 'user@demo.test') =>
      world.anonymous.post<Schemas['VerifyResult']>('/auth/verify', { email, code });
    world.mails.length = 0;
    expect((await ask('nobody@demo.test')).status).toBe(204);
    expect((await ask('user@demo.test')).status).toBe(204);
    const code = await mailed();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await verify(wrong)).status).toBe(422);
    expect((await verify(code, 'nobody@demo.test')).status).toBe(422);
    const { body } = await verify(code);
    expect((await verify(code)).status).toBe(422);
    const input = { session: body.session, new_password: 'Flaschenpost-7' };
    expect((await world.anonymous.post('/auth/new-password-required', input)).status).toBe(200);
    expect((await logIn('user@demo.test', 'Flaschenpost-7')).status).toBe(200);

    world.clock.now = new Date(world.clock.now.getTime() + minutes(60));
    await ask('user@demo.test');
    const late = await mailed();
    world.clock.now = new Date(world.clock.now.getTime() + minutes(16));
    expect((await verify(late)).status).toBe(422);
    await ask('user@demo.test');
    const guessed = await mailed();
    const off = String((Number(guessed) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all([off, off, off, off].map((guess) => verify(guess)));
    expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await verify(guessed)).status).toBe(429);
  });

  it('never writes a token, password, code, address or phone number to the log', async () => {
    const lines = world.log.join('');
    expect(lines).toContain('request completed');
    for (const secret of [password, 'Altglas', 'Flaschenpost', 'demo.test', 'refresh_token', 'eyJ', '+49']) {
      expect(lines).not.toContain(secret);
    }
  });
});

onBothEngines('two servers on one database', (engine) => {
  it('share sessions, attempts and keys', async () => {
    const one = await openWorld(engine, { env: { JWT_SECRET: '' } });
    const two = await openWorld(engine, { beside: one, env: { JWT_SECRET: '' } });
    const signedIn = await one.anonymous.post<Login>('/auth/log-in', { email: 'user@demo.test', password });
    const cookie = cookieOf(signedIn);
    const refreshed = await two.anonymous.get<Token>('/auth/refresh-token', { cookie });
    expect(refreshed.status).toBe(200);
    expect((await one.client(refreshed.body.atk).get('/auth/me')).status).toBe(200);
    expect((await two.client(signedIn.body.atk).get('/auth/me')).status).toBe(200);
    expect((await one.anonymous.get('/auth/refresh-token', { cookie })).status).toBe(401);
    for (let i = 0; i < 5; i++) {
      const server = i % 2 ? one : two;
      await server.anonymous.post('/auth/log-in', { email: 'admin@demo.test', password: 'wrong' });
    }
    expect((await one.anonymous.post('/auth/log-in', { email: 'admin@demo.test', password })).status).toBe(429);
    await two.close();
    await one.close();
  });
});

it('without SMTP a mail is printed where the server runs, never in the structured log', async () => {
  const message = { to: 'user@demo.test', subject: '123456 is your code', text: 'Your code is 123456.' };
  const lines: string[] = [];
  const log = fastify({ logger: logOptions('info', { write: (line) => void lines.push(line) }) }).log;
  const shown: string[] = [];
  const send = (env: Record<string, string>) => mailer(testConfig(env), log, (text) => void shown.push(text))(message);
  await send({ NODE_ENV: 'production' });
  await send({ DEMO: 'off' });
  await send({ NODE_ENV: 'production', DEMO: 'off' });
  expect(shown.join('').match(/code is 123456/g)).toHaveLength(3);
  await expect(send({ SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toThrow(
    /^The mail server did not take a mail \(E[A-Z]+\)\.$/,
  );
  expect(shown).toHaveLength(3);
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 40, 40]);
  expect(lines.join('')).not.toMatch(/123456|demo\.test/);
});
