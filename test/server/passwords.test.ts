import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { later, minutes, password, visitor } from './sign-in.ts';

onBothEngines('new passwords', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(async () => {
    await world.close();
    vi.useRealTimers();
  });

  const refused: [string, string][] = [
    ['password12', 'password_common'],
    ['1234567890', 'password_common'],
    ['qwertyuiop', 'password_common'],
    [' '.repeat(10), 'password_pattern'],
    ['abababababab', 'password_pattern'],
    ['user@demo.test1', 'password_personal'],
    ['Sonnenschein1', 'password_guessable'],
    ['Passwort123!', 'password_guessable'],
    [password, 'password_current'],
  ];

  it.each(refused)('refuses %j and says why: %s', async (given, code) => {
    later(world, minutes(20));
    const change = { current_password: password, new_password: given };
    const { status, body } = await world.user.patch<Schemas['Problem']>('/auth/me', change);
    expect([status, body.errors?.map((error) => [error.path, error.code])]).toEqual([422, [['new_password', code]]]);
  });

  it('asks as much of a password that answers a challenge, and takes good ones', async () => {
    later(world, minutes(20));
    const { logIn, setPassword } = visitor(world);
    const { session } = (await logIn('new@demo.test')).body;
    for (const given of ['password12', password]) expect((await setPassword(session, given)).status).toBe(422);
    expect((await setPassword(session, 'Flaschenpost-7')).status).toBe(200);
    const change = { current_password: password, new_password: 'fünf Enten im Park' };
    expect((await world.viewer.patch('/auth/me', change)).status).toBe(200);
  });
});
