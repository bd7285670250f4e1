import { http, HttpResponse, delay } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { listDrivers } from '@/api/generated/drivers/drivers';
import { getGetMeMockHandler, getRefreshTokenMockHandler } from '@/api/generated/auth/auth.msw';
import { getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import {
  announceWork,
  end,
  forgetSession,
  getSession,
  getToken,
  initial,
  login,
  logout,
  resetPassword,
  setToken,
} from '@/api/session';
import { restore, RESTORE_LIMIT, ServerAway, signIn, signOut } from '@/api/signIn';
import { meOf } from '../setup/me';
import { mockServer } from '../setup/mockServer';
import { problem } from '../setup/problem';

const me = meOf('user');
const bearer = (request: Request) => request.headers.get('authorization');
const refreshes = (requests: string[]) => requests.filter((request) => request.includes('/auth/refresh-token')).length;

/** Drivers only for the token `fresh`. */
const guardedDrivers = getListDriversMockHandler(({ request }) => {
  if (bearer(request) !== 'Bearer fresh') throw problem(401);
  return { drivers: [], total_routes: 3 };
});
const renewal = (answer: () => unknown | Promise<unknown>) =>
  getRefreshTokenMockHandler(async () => {
    await answer();
    return { atk: 'fresh' };
  });

beforeEach(() => {
  forgetSession();
  setToken('stale');
  initial(me);
  return () => forgetSession();
});

test('50 calls that are refused at once cause one renewal and are sent again once each', async () => {
  const { requests } = await mockServer(me, [guardedDrivers, renewal(() => delay(150))]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => listDrivers()));
  expect(answers.map((answer) => answer.total_routes)).toEqual(Array(50).fill(3));
  expect(refreshes(requests)).toBe(1);
  expect(requests.filter((request) => request.includes('/drivers/'))).toHaveLength(100);
  expect(getToken()).toBe('fresh');
});

test('a token that another tab has renewed is taken without asking again', async () => {
  const { requests } = await mockServer(me, [
    getListDriversMockHandler(({ request }) => {
      if (bearer(request) === 'Bearer fresh') return { drivers: [], total_routes: 1 };
      localStorage.setItem('accessToken', 'fresh');
      throw problem(401);
    }),
    renewal(() => undefined),
  ]);
  expect((await listDrivers()).total_routes).toBe(1);
  expect(refreshes(requests)).toBe(0);
});

test('a call that is refused with a fresh token too is not sent a third time', async () => {
  const { requests } = await mockServer(me, [
    getListDriversMockHandler(() => {
      throw problem(401);
    }),
    renewal(() => undefined),
  ]);
  await expect(listDrivers()).rejects.toMatchObject({ response: { status: 401 } });
  expect(requests.filter((request) => request.includes('/drivers/'))).toHaveLength(2);
  expect(getSession().isAuthenticated).toBe(true);
});

test('a refused renewal clears the token and ends the session', async () => {
  await mockServer(me, [
    guardedDrivers,
    getRefreshTokenMockHandler(() => {
      throw problem(401);
    }),
  ]);
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => listDrivers()));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(getToken()).toBeNull();
  expect(getSession()).toMatchObject({ isAuthenticated: false, user: null, ended: 'expired' });
});

test.each([
  ['a server that fails', () => problem(503), 'Server error'],
  ['no connection', () => HttpResponse.error(), 'Network Error'],
])('%s while renewing keeps the session', async (_, answer, message) => {
  await mockServer(me, [guardedDrivers, http.get('*/api/auth/refresh-token', answer)]);
  await expect(listDrivers()).rejects.toMatchObject({ message });
  expect(getToken()).toBe('stale');
  expect(getSession().isAuthenticated).toBe(true);
});

test('with open work the refused call waits, and goes through after the same user has signed in again', async () => {
  const { requests } = await mockServer(me, [
    guardedDrivers,
    getRefreshTokenMockHandler(() => {
      throw problem(401);
    }),
  ]);
  announceWork(() => true);
  const waiting = listDrivers();
  await expect.poll(() => getSession().isLocked).toBe(true);
  expect(getSession()).toMatchObject({ isAuthenticated: true, ended: 'expired' });
  setToken('fresh');
  login(me);
  expect((await waiting).total_routes).toBe(3);
  expect(requests.filter((request) => request.includes('/drivers/'))).toHaveLength(2);

  // Somebody else must not send what the first user has typed.
  setToken('stale');
  const other = listDrivers();
  await expect.poll(() => getSession().isLocked).toBe(true);
  login({ ...me, id: 99 });
  await expect(other).rejects.toMatchObject({ response: { status: 401 } });
});

test('the transitions: initial, reset password, login, logout', async () => {
  await mockServer(me, []);
  forgetSession();
  expect(getSession()).toMatchObject({ isInitialized: false, isAuthenticated: false });
  initial(null);
  expect(getSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, user: null });
  resetPassword('challenge');
  expect(getSession()).toMatchObject({ isAuthenticated: false, mustResetPassword: true, passwordSession: 'challenge' });
  login(me);
  expect(getSession()).toMatchObject({
    isAuthenticated: true,
    user: me,
    mustResetPassword: false,
    passwordSession: null,
  });
  logout();
  expect(getSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, user: null });
  expect(getToken()).toBeNull();
});

test('signing out clears the session here even if the server fails', async () => {
  const { requests } = await mockServer(me, [http.post('*/api/auth/log-out', () => problem(500))]);
  await signOut();
  expect(getToken()).toBeNull();
  expect(getSession().isAuthenticated).toBe(false);
  expect(requests).toContain('POST /api/auth/log-out');
});

test('a login answer without data is logged and changes nothing', async () => {
  await mockServer(me, [http.post('*/api/auth/log-in', () => new HttpResponse(null, { status: 200 }))]);
  forgetSession();
  initial(null);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await signIn({ email: 'a@b.de', password: 'x' });
  expect(log).toHaveBeenCalledWith('Response or response.data is undefined');
  expect(getSession().isAuthenticated).toBe(false);
});

test('a renewal whose response is lost is asked for again, and nobody is signed out', async () => {
  const lost = [() => HttpResponse.error(), () => problem(502)];
  const { requests } = await mockServer(me, [
    guardedDrivers,
    http.get('*/api/auth/refresh-token', () => lost.shift()?.() ?? HttpResponse.json({ atk: 'fresh', message: '' })),
  ]);
  const answers = await Promise.all([listDrivers(), listDrivers(), listDrivers()]);
  expect(answers.map((answer) => answer.total_routes)).toEqual([3, 3, 3]);
  expect(refreshes(requests)).toBe(3);
  expect(getSession()).toMatchObject({ isAuthenticated: true, ended: null });
});

test('a renewal that is refused does not end the session that another tab has begun meanwhile', async () => {
  await mockServer(me, [
    guardedDrivers,
    getRefreshTokenMockHandler(() => {
      localStorage.setItem('accessToken', 'fresh');
      throw problem(401);
    }),
  ]);
  expect((await listDrivers()).total_routes).toBe(3);
  expect([getToken(), getSession().isAuthenticated]).toEqual(['fresh', true]);
});

test('restoring fetches the profile once, gives up after 5 seconds, and needs a token', async () => {
  const { requests, use } = await mockServer(me, []);
  forgetSession();
  await Promise.all([restore(), restore()]);
  expect(getSession()).toMatchObject({ isInitialized: true, isAuthenticated: true, user: me });
  await restore();
  expect(requests.filter((request) => request.includes('/auth/me'))).toHaveLength(1);

  forgetSession();
  use(http.get('*/api/auth/me', () => delay('infinite')));
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const restoring = restore();
  limit.abort(new DOMException('too late', 'TimeoutError'));
  await expect(restoring).rejects.toThrow(ServerAway);
  expect(timeout).toHaveBeenCalledWith(RESTORE_LIMIT);
  expect(RESTORE_LIMIT).toBe(5000);
  expect(getSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, ended: 'unreachable' });

  // The next attempt asks again.
  timeout.mockRestore();
  use(getGetMeMockHandler({ user: me }));
  await restore();
  expect(getSession()).toMatchObject({ isAuthenticated: true, ended: null });

  forgetSession();
  setToken(null);
  const before = requests.length;
  await restore();
  expect(getSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, ended: null });
  expect(requests.length).toBe(before);
});

test('a session without open work ends at once', () => {
  end('elsewhere');
  expect(getSession()).toMatchObject({ isAuthenticated: false, isLocked: false, ended: 'elsewhere' });
});

test.each([502, 503, 504, 500])('a profile or a renewal that fails with %i at start is no sign-out', async (status) => {
  const { use } = await mockServer(me, [http.get('*/api/auth/me', () => problem(status))]);
  forgetSession();
  await expect(restore()).rejects.toThrow(ServerAway);
  expect(getToken()).toBe('stale');

  use(
    http.get('*/api/auth/me', () => problem(401)),
    http.get('*/api/auth/refresh-token', () => problem(status)),
  );
  await expect(restore()).rejects.toThrow(ServerAway);
  expect(getToken()).toBe('stale');
  expect(getSession().ended).toBe('unreachable');
});
