import { beforeEach, expect, test } from 'vitest';
import { getGetMeMockHandler } from '@/api/generated/auth/auth.msw';
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
import { meOf } from '../setup/me';
import { mockServer } from '../setup/mockServer';

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
