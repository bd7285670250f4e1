import { expect } from 'vitest';
import { openMock, type Send } from './kit';

/** Switches a second factor on and off, by oneself and by an administrator. */
export async function secondFactorCycle(): Promise<void> {
  const mock = openMock();
  const send = await mock.as('admin@demo.test');
  const colleague = await mock.as('user@demo.test');
  const factor = '/auth/me/second-factor';
  const current_password = 'Glas-2026!';
  const proof = { body: { current_password } };
  const switchOn = async (by: Send) => {
    expect((await by('POST', factor, proof)).status).toBe(200);
    expect((await by('POST', `${factor}/confirmation`, { body: { code: '123456' } })).status).toBe(200);
    expect((await by('GET', factor)).body).toEqual({ enabled: true, recovery_codes_left: 10 });
  };
  await switchOn(send);
  expect((await send('POST', `${factor}/recovery-codes`, proof)).status).toBe(200);
  const required = (on: boolean) => send('PATCH', '/customer', { body: { admins_need_second_factor: on } });
  expect((await required(true)).status).toBe(200);
  expect((await send('DELETE', factor, proof)).status).toBe(409);
  expect((await send('GET', '/auth/me')).body).toMatchObject({
    user: { account: { admins_need_second_factor: true } },
  });
  expect((await required(false)).status).toBe(200);
  expect((await send('DELETE', factor, proof)).status).toBe(204);
  expect((await required(true)).status).toBe(409);
  await switchOn(colleague);
  // Whoever has one is asked for it from then on.
  const credentials = { body: { email: 'user@demo.test', password: current_password } };
  const logIn = () => mock.send<{ challenge_name?: string; session: string }>('POST', '/auth/log-in', credentials);
  const { session, challenge_name } = (await logIn()).body;
  expect(challenge_name).toBe('SECOND_FACTOR');
  expect((await mock.send('POST', '/auth/second-factor', { body: { session, code: '123456' } })).status).toBe(200);
  const [own, other] = (await Promise.all([send, colleague].map((by) => by('GET', '/auth/me')))).map(
    ({ body }) => (body as { user: { id: number } }).user.id,
  );
  expect((await send('DELETE', `/users/${own}/second-factor`)).status).toBe(409);
  expect((await send('DELETE', `/users/${other}/second-factor`)).status).toBe(204);
  expect((await logIn()).body).not.toHaveProperty('challenge_name');
}
