import { expect, test } from 'vitest';
import type { UserEnvelope } from '@/api/generated/dashboard.schemas';
import { accessToken } from '@/mocks/state/accounts';
import { demoPassword } from '@/world/customers';
import { now, openMock, type Send } from './kit';

interface Tokens {
  atk?: string;
  session?: string;
  challenge_name?: string;
}

const logIn = (send: Send, email: string, password = demoPassword) =>
  send<Tokens>('POST', '/auth/log-in', { body: { email, password } });
const cookieOf = (headers: Headers) => /refresh_token=[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
const bearer = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });

test('signing in, renewing, re-using a renewal token and signing out', async () => {
  let clock = now.getTime();
  const { send } = openMock({ now: () => new Date(clock) });
  const first = await logIn(send, 'USER@demo.test');
  expect(first.headers.get('set-cookie')).toMatch(/Path=\/api\/auth; .*HttpOnly; SameSite=Strict/);
  const renew = (cookie: string) => send<Tokens>('GET', '/auth/refresh-token', { headers: { cookie } });
  const [one, two] = [cookieOf(first.headers), await renew(cookieOf(first.headers))];
  expect(two.status).toBe(200);
  const me = await send<UserEnvelope>('GET', '/auth/me', bearer(two.body.atk));
  expect(me.body.user).toMatchObject({ email: 'user@demo.test', role: 'user' });
  // The response may have been lost, or two tabs asked: for ten seconds the same successor is given again.
  clock += 9_000;
  const lost = await renew(one);
  expect([lost.status, cookieOf(lost.headers)]).toEqual([200, cookieOf(two.headers)]);
  // Later, a used token that comes again ends its family, and with it the token that followed.
  clock += 1_000;
  expect((await renew(one)).status).toBe(401);
  expect((await renew(cookieOf(two.headers))).status).toBe(401);
  const again = await logIn(send, 'user@demo.test');
  expect((await send('POST', '/auth/log-out', { headers: { cookie: cookieOf(again.headers) } })).status).toBe(204);
  expect((await renew(cookieOf(again.headers))).status).toBe(401);
});

test('no token, an invented one and one of fifteen minutes ago are refused', async () => {
  const { send } = openMock();
  const old = accessToken(1, 'renewal', new Date(now.getTime() - 15 * 60_000));
  const [head, , seal] = accessToken(1, 'renewal', now).split('.');
  for (const ask of [{}, bearer('invented-invented-invented'), bearer(old), bearer(`${head}.eyJ1c2VyIjoxfQ.${seal}`)])
    expect((await send('GET', '/trucks/', ask)).status).toBe(401);
});

test('five wrong passwords, then 429', async () => {
  const { send } = openMock();
  for (let turn = 0; turn < 5; turn += 1) expect((await logIn(send, 'user@demo.test', 'wrong')).status).toBe(401);
  const locked = await logIn(send, 'user@demo.test');
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
});

test('a new password is asked for, taken once, and may not be the address', async () => {
  const { send } = openMock();
  const { body } = await logIn(send, 'new@demo.test');
  expect(body).toMatchObject({ challenge_name: 'NEW_PASSWORD_REQUIRED' });
  const set = (new_password: string) =>
    send<Tokens>('POST', '/auth/new-password-required', { body: { session: body.session, new_password } });
  const refusals = {
    'new@demo.test': 'password_personal',
    qwertzuiop: 'password_pattern',
    [demoPassword]: 'password_current',
  };
  for (const [password, code] of Object.entries(refusals)) {
    const refused = await set(password);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'new_password', code }] }]);
  }
  expect((await set('short')).status).toBe(400);
  const done = await set('Flaschenpost-7');
  expect((await send('GET', '/auth/me', bearer(done.body.atk))).status).toBe(200);
  expect((await set('Flaschenpost-8')).status).toBe(401);
  expect((await logIn(send, 'new@demo.test', 'Flaschenpost-7')).body.atk).toBeDefined();
});

test('a forgotten password: the same answer for everybody, a code for those who exist', async () => {
  const { send, mock } = openMock();
  const forgot = (email: string) => send('POST', '/auth/forgot-password', { body: { email } });
  expect([(await forgot('nobody@demo.test')).status, (await forgot('user@demo.test')).status]).toEqual([204, 204]);
  const [mail] = mock.accounts.mails;
  expect(mail?.to).toBe('user@demo.test');
  const verify = (code = '') => send<Tokens>('POST', '/auth/verify', { body: { email: 'user@demo.test', code } });
  expect((await verify(mail?.code === '000000' ? '111111' : '000000')).status).toBe(422);
  const { session } = (await verify(mail?.code)).body;
  expect((await verify(mail?.code)).status).toBe(422);
  const done = await send<Tokens>('POST', '/auth/new-password-required', {
    body: { session, new_password: 'Flaschenpost-7' },
  });
  expect(done.status).toBe(200);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const { send } = openMock();
  const [here, there] = [await logIn(send, 'user@demo.test'), await logIn(send, 'user@demo.test')];
  const cookie = cookieOf(here.headers);
  const changed = await send('PATCH', '/auth/me', {
    body: { current_password: demoPassword, new_password: 'Flaschenpost-7' },
    headers: { ...bearer(here.body.atk).headers, cookie },
  });
  expect(changed.status).toBe(200);
  const renew = (one: string) => send('GET', '/auth/refresh-token', { headers: { cookie: one } });
  expect([(await renew(cookieOf(there.headers))).status, (await renew(cookie)).status]).toEqual([401, 200]);
});

test('each role may do what the contract lets it, and nothing else', async () => {
  const client = openMock();
  const [viewer, user, other] = await Promise.all(
    ['viewer@demo.test', 'user@demo.test', 'other@demo.test'].map((email) => client.as(email)),
  );
  const truck = { license_plate: 'GL-X 1', name: 'Neu', capacity: 10, number_of_compartments: 1 };
  const refused = await viewer?.<{ detail: string }>('POST', '/trucks/', { body: truck });
  expect([refused?.status, refused?.body.detail]).toEqual([403, 'This needs the permission trucks:write.']);
  expect((await user?.('POST', '/trucks/', { body: truck }))?.status).toBe(201);
  expect((await user?.('DELETE', '/locations/1'))?.status).toBe(403);
  // The second customer neither sees nor touches it.
  expect((await other?.('GET', '/trucks/GL-X%201'))?.status).toBe(404);
  expect((await other?.('DELETE', '/locations/1'))?.status).toBe(404);
});
