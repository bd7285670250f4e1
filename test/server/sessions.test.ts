import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { rateLimits, refreshFamilies, refreshTokens } from '../../src/server/db/schema-sessions.ts';
import { users } from '../../src/server/db/schema.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { cookieOf, later, mailedCode, minutes, password, visitor } from './sign-in.ts';

type Me = Schemas['UserEnvelope'];

onBothEngines('sessions on two servers', (engine) => {
  let one: World;
  let two: World;
  beforeAll(async () => {
    // Without JWT_SECRET the servers share the one in the database.
    one = await openWorld(engine, { env: { JWT_SECRET: '' } });
    two = await openWorld(engine, { beside: one, env: { JWT_SECRET: '' } });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    vi.useRealTimers();
  });
  beforeEach(() => later(one, minutes(60)));

  const me = async (world: World, token: string | undefined) => (await world.client(token).get<Me>('/auth/me')).status;

  it('gives the predecessor of a just rotated refresh token the same successor for 10 seconds, on each server', async () => {
    const first = cookieOf(await visitor(one).logIn('user@demo.test'));
    const lost = await visitor(one).refresh(first);
    expect(lost.body.message).toBe('Token refreshed');
    later(one, 9_000);
    const again = await visitor(two).refresh(first);
    expect([again.status, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
    expect(await me(one, again.body.atk)).toBe(200);
    const stored = await one.db.select().from(refreshTokens);
    expect(stored.some(({ tokenHash }) => cookieOf(again).includes(tokenHash))).toBe(false);
    expect((await visitor(one).refresh(cookieOf(again))).status).toBe(200);
  });

  it('gives many refreshes at the same time one successor', async () => {
    const cookie = cookieOf(await visitor(one).logIn('user@demo.test'));
    const all = await Promise.all([one, two, one, two, one].map((world) => visitor(world).refresh(cookie)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(all.map(cookieOf)).size).toBe(1);
    expect((await visitor(two).refresh(cookieOf(all[0] as (typeof all)[0]))).status).toBe(200);
  });

  it('ends the family when a token used longer ago is seen again, or one that nobody issued', async () => {
    const first = cookieOf(await visitor(one).logIn('user@demo.test'));
    const second = await visitor(two).refresh(first);
    later(one, 11_000);
    const stolen = await visitor(one).refresh(first);
    expect(stolen.status).toBe(401);
    expect(stolen.headers['set-cookie']).toMatch('Max-Age=0');
    expect((await visitor(two).refresh(cookieOf(second))).status).toBe(401);
    expect(await me(one, second.body.atk)).toBe(401);
    expect((await one.anonymous.get('/auth/refresh-token')).status).toBe(401);
    expect((await visitor(one).refresh('refresh_token=nonsense')).status).toBe(401);
  });

  it('refuses the access tokens of a session that was signed out: at once here, within a minute elsewhere', async () => {
    const signedIn = await visitor(one).logIn('user@demo.test');
    expect([await me(one, signedIn.body.atk), await me(two, signedIn.body.atk)]).toEqual([200, 200]);
    await visitor(one).logOut(cookieOf(signedIn));
    expect(await me(one, signedIn.body.atk)).toBe(401);
    later(one, minutes(1));
    expect(await me(two, signedIn.body.atk)).toBe(401);
    // Within the ten seconds, too, a session that has ended gives nothing.
    expect((await visitor(two).refresh(cookieOf(signedIn))).status).toBe(401);
  });

  it('lets a session do within a minute what the role of its user has become', async () => {
    const { atk } = (await visitor(one).logIn('user@demo.test')).body;
    const permissions = async () => (await two.client(atk).get<Me>('/auth/me')).body.user.permissions;
    expect(await permissions()).toContain('trucks:write');
    const become = (role: Schemas['Role']) =>
      one.db.update(users).set({ role }).where(eq(users.email, 'user@demo.test'));
    await become('viewer');
    later(one, minutes(1));
    expect(await permissions()).not.toContain('trucks:write');
    expect((await two.client(atk).post('/trucks/', {})).status).toBe(403);
    await become('user');
  });

  it('ends codes, challenges and all other sessions with a new password, whoever sets it', async () => {
    const email = 'other@demo.test';
    const { forgot, logIn, setPassword, verify } = visitor(one);
    const here = await logIn(email);
    const there = await visitor(two).logIn(email);
    const attack = async () => {
      await forgot(email);
      const { session } = (await verify(email, await mailedCode(one))).body;
      await forgot(email);
      return { session, code: await mailedCode(one) };
    };
    const fails = async ({ session, code }: Awaited<ReturnType<typeof attack>>) => {
      expect((await setPassword(session, 'Gehört jetzt mir 4711')).status).toBe(401);
      expect((await verify(email, code)).status).toBe(422);
    };

    const before = await attack();
    const change = { current_password: password, new_password: 'Altglas-2027' };
    expect((await one.client(here.body.atk).patch('/auth/me', change)).status).toBe(200);
    await fails(before);
    later(one, minutes(1));
    expect([await me(one, here.body.atk), await me(two, here.body.atk), await me(two, there.body.atk)]).toEqual([
      ...[200, 200, 401],
    ]);
    expect((await visitor(two).refresh(cookieOf(there))).status).toBe(401);

    later(one, minutes(60));
    const again = await logIn(email, 'Altglas-2027');
    const { session, code } = await attack();
    await forgot(email);
    const own = (await verify(email, await mailedCode(one))).body.session;
    expect((await setPassword(own, 'Flaschenpost-7')).status).toBe(200);
    await fails({ session, code });
    expect(await me(one, again.body.atk)).toBe(401);
  });

  it('lets one of two that use a challenge at once set the password', async () => {
    const { session } = (await visitor(one).logIn('new@demo.test')).body;
    const both = await Promise.all(
      [one, two].map((world, index) => visitor(world).setPassword(session, `Altglas-202${index}`)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('cleans up what has expired: sessions that nobody ended, too', async () => {
    await visitor(one).logIn('user@demo.test');
    const signedIn = await visitor(one).logIn('user@demo.test');
    later(one, minutes(60));
    await visitor(one).logIn('admin@demo.test', 'wrong');
    await cleanUp(one.db, one.clock.now);
    expect(await one.db.select().from(rateLimits)).toHaveLength(4);
    expect(await me(two, undefined)).toBe(401);
    expect((await visitor(one).refresh(cookieOf(signedIn))).status).toBe(200);
    // the sessions of the fixtures last a year
    later(one, minutes(60 * 24 * 400));
    await cleanUp(one.db, one.clock.now);
    const left = await Promise.all(
      [refreshTokens, refreshFamilies, rateLimits].map((table) => one.db.select().from(table)),
    );
    // One session of each user says when they were last seen.
    const [tokens, families = [], limits] = left;
    expect([tokens, limits]).toEqual([[], []]);
    const owners = (families as { userId: number }[]).map(({ userId }) => userId);
    expect(owners.toSorted()).toEqual([...new Set(owners)].toSorted());
  });
});
