import { DrizzleQueryError } from 'drizzle-orm/errors';
import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { users } from '../../src/server/db/schema.ts';
import { logOptions } from '../../src/server/http/log.ts';
import { mailer } from '../../src/server/mail.ts';
import { onBothEngines, openWorld, testConfig, type Schemas, type World } from './harness.ts';
import { cookieOf, later, mailedCode, minutes, password, visitor, wrong } from './sign-in.ts';

type Me = Schemas['UserEnvelope'];

onBothEngines('signing in', (engine) => {
  let world: World;
  let { logIn, refresh, logOut, forgot, verify, setPassword } = {} as ReturnType<typeof visitor>;
  beforeAll(async () => {
    world = await openWorld(engine);
    ({ logIn, refresh, logOut, forgot, verify, setPassword } = visitor(world));
  });
  afterAll(async () => {
    await world.close();
    vi.useRealTimers();
  });
  // Each test in an hour of its own, so that nobody counts another's attempts.
  beforeEach(() => later(world, minutes(60)));

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
    later(world, minutes(15) + 1000);
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
    later(world, Number(refused.headers['retry-after']) * 1000 + 1000);
    expect((await logIn('user@demo.test')).status).toBe(200);
  });

  it('lets no more than five of many guesses at the same time through', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => logIn('user@demo.test', 'wrong')));
    expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(all.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('signs out, with a session or without', async () => {
    const cookie = cookieOf(await logIn('user@demo.test'));
    const out = await logOut(cookie);
    expect([out.status, String(out.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await logOut()).status).toBe(204);
  });

  it('asks for a new password where one is due, once', async () => {
    const challenge = await logIn('new@demo.test');
    expect(challenge.body.challenge_name).toBe('NEW_PASSWORD_REQUIRED');
    expect(challenge.headers['set-cookie']).toBeUndefined();
    const { session } = challenge.body;
    expect((await setPassword(session, 'short')).status).toBe(400);
    expect((await setPassword(session, 'new@demo.test')).status).toBe(422);
    const done = await setPassword(session, 'Altglas-2027');
    expect(done.status).toBe(200);
    expect((await world.client(done.body.atk).get<Me>('/auth/me')).body.user.email).toBe('new@demo.test');
    expect((await setPassword(session, 'Altglas-2028')).status).toBe(401);
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
    expect((await forgot('nobody@demo.test')).status).toBe(204);
    expect((await forgot('user@demo.test')).status).toBe(204);
    const code = await mailedCode(world);
    expect((await verify('user@demo.test', wrong(code))).status).toBe(422);
    expect((await verify('nobody@demo.test', code)).status).toBe(422);
    const { body } = await verify('user@demo.test', code);
    expect((await verify('user@demo.test', code)).status).toBe(422);
    expect((await setPassword(body.session, 'Flaschenpost-7')).status).toBe(200);
    expect((await logIn('user@demo.test', 'Flaschenpost-7')).status).toBe(200);

    later(world, minutes(60));
    await forgot('user@demo.test');
    const late = await mailedCode(world);
    later(world, minutes(16));
    expect((await verify('user@demo.test', late)).status).toBe(422);
    await forgot('user@demo.test');
    const guessed = await mailedCode(world);
    const guesses = await Promise.all([1, 2, 3, 4].map(() => verify('user@demo.test', wrong(guessed))));
    expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await verify('user@demo.test', guessed)).status).toBe(429);
  });

  it('mails the code in the language of the person', async () => {
    await world.db.execute(sql`update users set locale = 'de' where email = 'viewer@demo.test'`);
    await forgot('viewer@demo.test');
    await vi.waitUntil(() => world.mails.length === 1);
    const [{ subject, text }] = world.mails.splice(0) as [World['mails'][number]];
    expect([subject, text]).toEqual([
      expect.stringMatching(/^\d{6} ist Ihr Code$/),
      expect.stringMatching(/^Ihr Code für ein neues Passwort ist \d{6}\. Er gilt 15 Minuten\./),
    ]);
  });

  it('never writes a token, password, code, address or phone number to the log', async () => {
    const lines = world.log.join('');
    expect(lines).toContain('request completed');
    for (const secret of [password, 'Altglas', 'Flaschenpost', 'demo.test', 'refresh_token', 'eyJ', '+49']) {
      expect(lines).not.toContain(secret);
    }
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

it('the log says why the database could not be asked, never what was asked', () => {
  const lines: string[] = [];
  const { log } = fastify({ logger: logOptions('info', { write: (line) => void lines.push(line) }) });
  const failed = (message: string, more = {}) => {
    const err = new DrizzleQueryError('select secret', ['Altglas'], Object.assign(new Error(message), more));
    log.error({ err }, 'request failed');
    return (JSON.parse(lines.at(-1) ?? '') as { err: { reason?: string } }).err.reason;
  };
  expect(failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })).toMatch(/^connect ECONNREFUSED/);
  expect(failed('timeout exceeded when trying to connect')).toBe('timeout exceeded when trying to connect');
  expect(failed('Altglas is no date')).toBeUndefined();
  expect(lines.join('')).not.toMatch(/secret|Altglas/);
});
