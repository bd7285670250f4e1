import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getGetMeMockHandler, getRefreshTokenMockHandler } from '@/api/generated/auth/auth.msw';
import { listDrivers } from '@/api/generated/drivers/drivers';
import { getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import {
  followOtherTabs,
  forgetSession,
  getSession,
  getToken,
  initial,
  login,
  logout,
  setToken,
  type TabMessage,
} from '@/api/session';
import { signIn, signOut } from '@/api/signIn';
import { meOf } from '../setup/me';
import { mockServer } from '../setup/mockServer';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';
import { siteWorld } from '../resources/world';

const me = meOf('user');

beforeEach(() => {
  forgetSession();
  setToken('stale');
  initial(me);
  return () => forgetSession();
});

test('what other tabs do: sign out, sign in again, as somebody else', async () => {
  await mockServer(me, [getGetMeMockHandler({ user: { ...me, name: 'From the other tab' } })]);
  const stop = followOtherTabs(async () => ({ ...me, name: 'From the other tab' }));
  const other = new BroadcastChannel('session');
  other.postMessage({ type: 'logout', at: Date.now() });
  await expect.poll(() => getSession()).toMatchObject({ isAuthenticated: false, ended: 'elsewhere' });
  other.postMessage({ type: 'login', at: Date.now() });
  await expect.poll(() => getSession().user?.name).toBe('From the other tab');
  stop();

  // And the other way round: the other tabs are notified.
  const heard: string[] = [];
  other.onmessage = ({ data }: MessageEvent<TabMessage>) => void heard.push(data.type);
  logout();
  login(me);
  await expect.poll(() => heard).toEqual(['logout', 'login']);
  other.close();
});

test('who signs in in another tab is not asked about what somebody else was typing, and does not see it', async () => {
  forgetSession();
  const { screen, href, use } = await renderApp({ path: '/dt/locations?id=1', handlers: siteWorld(3).handlers });
  await screen.getByRole('dialog', { name: 'Location 07/01' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit location 07/01' });
  await dialog.getByLabelText('Name').fill('Mein Name');
  use(getGetMeMockHandler({ user: { ...me, id: 99 } }));
  const other = new BroadcastChannel('session');
  other.postMessage({ type: 'login', at: Date.now() });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(href).toBe('/dashboard');
  other.close();
});

test('a sign-out message that comes late does not end the session that began after it', async () => {
  const stop = followOtherTabs(async () => me);
  const other = new BroadcastChannel('session');
  const at = Date.now();
  other.postMessage({ type: 'logout', at });
  await expect.poll(() => getSession().ended).toBe('elsewhere');
  await expect.poll(() => Date.now()).toBeGreaterThan(at);
  setToken('newer');
  login(me);
  const heard: unknown[] = [];
  const listener = new BroadcastChannel('session');
  listener.onmessage = ({ data }) => void heard.push(data);
  other.postMessage({ type: 'logout', at });
  await expect.poll(() => heard).toEqual([{ type: 'logout', at }]);
  expect(getSession()).toMatchObject({ isAuthenticated: true, ended: null });
  expect(getToken()).toBe('newer');
  for (const channel of [other, listener]) channel.close();
  stop();
});

/** An access token of a session and a user, as the server signs them. */
const tokenOf = (sid: string, sub = '2') => `head.${btoa(JSON.stringify({ sid, sub })).replace(/=+$/, '')}.signature`;

test('a sign-out names its session: however late it comes, it ends no other, and takes no newer token along', async () => {
  const stop = followOtherTabs(async () => me);
  const other = new BroadcastChannel('session');
  const heard: TabMessage[] = [];
  const listener = new BroadcastChannel('session');
  listener.onmessage = ({ data }: MessageEvent<TabMessage>) => void heard.push(data);
  setToken(tokenOf('newer'));
  login(me);
  // Clocks do not matter: this one says that it is later.
  const late = { type: 'logout', at: Date.now() + 60_000, sid: 'older' };
  other.postMessage(late);
  await expect.poll(() => heard).toContainEqual(late);
  expect([getSession().isAuthenticated, getToken()]).toEqual([true, tokenOf('newer')]);

  // The other tab has begun a session already when this one is told of the end of its own.
  localStorage.setItem('accessToken', tokenOf('newest'));
  other.postMessage({ type: 'logout', at: 0, sid: 'newer' });
  await expect.poll(() => getSession().isAuthenticated).toBe(false);
  expect(getToken()).toBe(tokenOf('newest'));

  login(me);
  logout();
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'logout', sid: 'newest' });
  expect(getToken()).toBeNull();
  for (const channel of [other, listener]) channel.close();
  stop();
});

test('a renewal that is answered after the session was changed changes nothing, and no call of one user is sent again as another', async () => {
  let meanwhile = () => setToken(null);
  const { requests } = await mockServer(me, [
    getListDriversMockHandler(() => {
      throw problem(401);
    }),
    getRefreshTokenMockHandler(async () => {
      meanwhile();
      return { atk: tokenOf('old', '2') };
    }),
  ]);
  setToken(tokenOf('old'));
  await expect(listDrivers()).rejects.toMatchObject({ response: { status: 401 } });
  expect(getToken()).toBeNull();
  setToken(tokenOf('old'));
  initial(me);
  meanwhile = () => setToken(tokenOf('new', '3'));
  const before = requests.length;
  await expect(listDrivers()).rejects.toMatchObject({ response: { status: 401 } });
  expect(getToken()).toBe(tokenOf('new', '3'));
  expect(requests.slice(before).filter((request) => request.includes('/drivers/'))).toHaveLength(1);
});

test('a sign-in waits for a sign-out under way, whose response deletes the cookie', async () => {
  const told: string[] = [];
  await mockServer(me, [
    http.post('*/api/auth/log-out', async () => {
      await delay(150);
      told.push('out');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/auth/log-in', () => {
      told.push('in');
      return HttpResponse.json({ atk: 'fresh' });
    }),
  ]);
  const out = signOut();
  await signIn({ email: 'user@demo.test', password: 'Glas-2026!' });
  expect(told).toEqual(['out', 'in']);
  await out;
  expect(getToken()).toBe('fresh');
});
