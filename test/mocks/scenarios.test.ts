import { expect, test } from 'vitest';
import type * as api from '@/api/generated/dashboard.schemas';
import { urlOf, wantedBy } from '@/develop/mockUrl';
import { bornToday, forgetChanges, keepIn } from '@/develop/keep';
import { readOverrides, writeOverrides } from '@/mocks/overrides';
import { scenarioNames, type ScenarioName } from '@/mocks/scenarios';
import { now, openMock } from './kit';

const x = (scenario: ScenarioName, mock = '') => ({ headers: { 'x-mock-scenario': scenario, 'x-mock': mock } });

test('a request chooses its scenario by a header', async () => {
  const send = await openMock().as('admin@demo.test');
  const list = (scenario: ScenarioName) => send<api.TruckList>('GET', '/trucks/', x(scenario));
  expect((await list('typical')).body.total_routes).toBeGreaterThan(0);
  expect((await list('empty')).body).toEqual({ trucks: [], total_routes: 0 });
  expect((await list('failing')).status).toBe(500);
  expect((await list('forbidden')).status).toBe(403);
  const turns = [];
  for (let turn = 0; turn < 10; turn += 1) turns.push((await list('flaky')).status);
  expect(turns).toEqual([500, 200, 0, 200, 200, 500, 200, 0, 200, 200]);
  // Signing in and the profile work, or nobody would see how screens bear the rest.
  for (const scenario of ['failing', 'forbidden', 'flaky'] as const)
    expect((await send('GET', '/auth/me', x(scenario))).status).toBe(200);
});

test('everybody is a viewer', async () => {
  const send = await openMock({ scenario: 'viewer' }).as('admin@demo.test');
  const { user } = (await send<api.UserEnvelope>('GET', '/auth/me')).body;
  expect(user.role).toBe('viewer');
  expect(user.permissions.filter((name) => !name.endsWith(':read'))).toEqual(['views:write']);
  expect((await send('DELETE', '/locations/1')).status).toBe(403);
});

test('an expired token is renewed, and the renewed one is good', async () => {
  const { send } = openMock({ scenario: 'expired-token' });
  const body = { email: 'user@demo.test', password: 'Glas-2026!' };
  const entered = await send<{ atk: string }>('POST', '/auth/log-in', { body });
  const me = (atk: string) => send('GET', '/auth/me', { headers: { authorization: `Bearer ${atk}` } });
  expect((await me(entered.body.atk)).status).toBe(401);
  const cookie = /refresh_token=[^;]*/.exec(entered.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const renewed = await send<{ atk: string }>('GET', '/auth/refresh-token', { headers: { cookie } });
  expect((await me(renewed.body.atk)).status).toBe(200);
});

test('everybody is asked for a new password', async () => {
  const { send } = openMock({ scenario: 'new-password' });
  const body = { email: 'user@demo.test', password: 'Glas-2026!' };
  const { session } = (await send<{ session: string }>('POST', '/auth/log-in', { body })).body;
  const set = await send<{ atk: string }>('POST', '/auth/new-password-required', {
    body: { session, new_password: 'Flaschenpost-7' },
  });
  const headers = { authorization: `Bearer ${set.body.atk}` };
  expect((await send('GET', '/auth/me', { headers })).status).toBe(200);
});

test('everybody is asked for a code of a second factor', async () => {
  const { send } = openMock({ scenario: 'second-factor' });
  const body = { email: 'user@demo.test', password: 'Glas-2026!' };
  const asked = (await send<{ challenge_name: string; session: string }>('POST', '/auth/log-in', { body })).body;
  expect(asked.challenge_name).toBe('SECOND_FACTOR');
  const answer = (code: string) =>
    send<{ atk: string }>('POST', '/auth/second-factor', { body: { session: asked.session, code } });
  expect((await answer('wrong-code')).status).toBe(422);
  const headers = { authorization: `Bearer ${(await answer('123456')).body.atk}` };
  expect((await send('GET', '/auth/me', { headers })).status).toBe(200);
  // The settings know of it.
  expect((await send('GET', '/auth/me/second-factor', { headers })).body).toMatchObject({ enabled: true });
  expect((await answer('123456')).status).toBe(401);
});

test('single operations fail, wait or stay silent, whatever the scenario', async () => {
  const silent = openMock({ overrides: '*:offline,getMe:delay1' });
  expect((await silent.send('POST', '/auth/log-out')).status).toBe(0);
  expect((await silent.send('GET', '/auth/me')).status).toBe(401);
  const client = await openMock({ overrides: 'listTrucks:429,listBins:offline' }).as('admin@demo.test');
  const trucks = await client('GET', '/trucks/');
  expect([trucks.status, trucks.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await client('GET', '/bins/')).status).toBe(0);
  expect((await client('GET', '/drivers/')).status).toBe(200);
  // A 412 holds the record as it is.
  const stale = await client<{ current: api.Truck }>('PATCH', '/trucks/GL-%C3%84B%2012', {
    body: { name: 'Neu' },
    ...x('typical', 'updateTruck:412'),
  });
  expect([stale.status, stale.body.current.license_plate]).toEqual([412, 'GL-ÄB 12']);
});

test('overrides are read and written; what cannot be read is left out', () => {
  const text = 'listTrucks:500,listBins:404:delay2000,*:delay300';
  expect(writeOverrides(readOverrides(text))).toBe(text);
  expect(readOverrides('listTrucks:200, :500,a b:500,logIn:never')).toEqual({});
});

/** As much of a storage as is used. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

test('an address brings the state, and the state gives the address', () => {
  for (const scenario of scenarioNames) {
    const own = scenario === 'typical' ? '' : `scenario=${scenario}&`;
    const href = `https://a.test/dt/bins?page=2&q=a%20b+c&${own}mock=listTrucks:500:delay20,*:offline&seed=3#row`;
    const wanted = wantedBy(new URL(href).search);
    const overrides = { listTrucks: { fault: 500, delay: 20 }, '*': { fault: 'offline' } };
    expect(wanted).toEqual({ scenario, overrides, seed: 3 });
    expect(urlOf('https://a.test/dt/bins?page=2&q=a%20b+c#row', wanted)).toBe(href);
    expect(urlOf(href, wanted)).toBe(href);
    // Nothing but the address decides: what is always so is left out.
    expect(urlOf(href, wantedBy(''))).toBe('https://a.test/dt/bins?page=2&q=a%20b+c#row');
    expect(urlOf('/tours', wanted)).toBe(`/tours?${own}mock=listTrucks:500:delay20,*:offline&seed=3`);
  }
  expect(wantedBy('?now=2026-11-18T09:00:00Z').now).toEqual(now);
});

test('changes outlive a reload, by scenario, until they are forgotten or the day is over', async () => {
  const disk = storage();
  const visit = async (scenario: ScenarioName = 'typical') => {
    const bornAt = bornToday(disk, now);
    return openMock({ scenario, bornAt, keep: keepIn(disk, 1, bornAt) }).as('admin@demo.test');
  };
  const names = async (scenario?: ScenarioName) =>
    (await (await visit(scenario))<api.DriverList>('GET', '/drivers/')).body.drivers.map(({ name }) => name);
  const before = await names();
  const send = await visit();
  await send('PATCH', '/drivers/1', { body: { name: 'Aaron Erster' } });
  const gone = await Promise.all([2, 3].map((id) => send('DELETE', `/drivers/${id}`)));
  // Who is on a tour right now stays.
  expect(gone.map(({ status }) => status).sort()).toEqual([204, 409]);
  const after = await names();
  expect(after).toContain('Aaron Erster');
  expect(after).toHaveLength(before.length - 1);
  expect(await names('empty')).toEqual([]);
  forgetChanges(disk);
  expect(await names()).toEqual(before);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  expect([bornToday(disk, now), bornToday(disk, tomorrow)]).toEqual([now, tomorrow]);
});
