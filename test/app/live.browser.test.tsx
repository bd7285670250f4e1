import { userEvent } from 'vitest/browser';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { followChanges } from '@/app/live';
import { isLive } from '@/app/queryClient';
import { makeTruck } from '../setup/factories';
import { meOf } from '../setup/me';
import { renderApp } from '../setup/renderApp';
import { openStream } from '../setup/stream';

const truck = (id: number, name: string) =>
  makeTruck({ id, license_plate: `GL-T ${id}`, name, available: true, updated_at: '2026-11-18T09:00:00.000Z' });

async function openTrucks() {
  const rows = [truck(1, 'First')];
  const { state, handler, change } = openStream();
  const list = http.get('*/api/trucks/', () => HttpResponse.json({ trucks: rows, total_routes: rows.length }));
  const app = await renderApp({ path: '/dt/trucks', handlers: [handler, list] });
  await expect.element(app.screen.getByText('First')).toBeVisible();
  await expect.poll(isLive).toBe(true);
  const asked = () => app.requests.filter((line) => line.startsWith('GET /api/trucks/?')).length;
  return { ...app, rows, state, change, asked };
}

/** What the query client takes for focus; the document's own event would also open the stream again. */
const focus = () => window.dispatchEvent(new Event('visibilitychange'));

test('what somebody else changes appears by itself; a burst is one request, another resource none', async () => {
  const { screen, rows, change, asked } = await openTrucks();
  const before = asked();
  rows.push(truck(2, 'Second'));
  for (let id = 10; id < 30; id++) change('trucks', [2], id);
  change('complaints', [5], 30);
  await expect.element(screen.getByText('Second')).toBeVisible();
  expect(asked()).toBe(before + 1);
});

test('what is not on screen is only made stale', async () => {
  const { queryClient, change } = await openTrucks();
  queryClient.setQueryData(['drivers', { page: 1 }], { drivers: [], total_routes: 0 });
  queryClient.setQueryData(['drivers', 3], {});
  queryClient.setQueryData(['drivers', 4], {});
  change('drivers', [4]);
  const stale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  await expect.poll(() => stale(['drivers', { page: 1 }])).toBe(true);
  expect([stale(['drivers', 3]), stale(['drivers', 4])]).toEqual([false, true]);
  // Not by its requests: the pointer of the test before may lie on a link, which loads its list.
  expect(queryClient.getQueryState(['drivers', { page: 1 }])).toMatchObject({
    fetchStatus: 'idle',
    dataUpdateCount: 1,
  });
});

test('while the stream is up focus asks for nothing; while it is down focus and reconnection do; then it resumes', async () => {
  const { screen, rows, state, change, asked } = await openTrucks();
  const before = asked();
  focus();
  rows.push(truck(2, 'Second'));
  state.up = false;
  change('phones', null, 41);
  state.opened.at(-1)?.end();
  await expect.poll(isLive).toBe(false);
  expect(asked()).toBe(before);
  focus();
  await expect.element(screen.getByText('Second')).toBeVisible();
  rows.push(truck(3, 'Third'));
  window.dispatchEvent(new Event('offline'));
  state.up = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Third')).toBeVisible();
  await expect.poll(isLive).toBe(true);
  expect(state.opened.at(-1)?.resumedAfter).toBe('41');
});

test('a page that is hidden and shown again in the middle of an attempt has one stream', async () => {
  const { screen, rows, state, change } = await openTrucks();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const show = (visible: boolean) => {
    hidden.mockReturnValue(!visible);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const before = state.opened.length;
  for (const visible of [false, true, false, true]) show(visible);
  show(true);
  await expect.poll(() => state.opened.length).toBeGreaterThan(before);
  rows.push(truck(2, 'Second'));
  await vi.waitFor(() => change('trucks', [2], 50));
  await expect.element(screen.getByText('Second')).toBeVisible();
  await expect.poll(() => state.opened.filter(({ left }) => !left())).toHaveLength(1);
});

test('who is limited to other areas meanwhile sees their rows alone', async () => {
  const { screen, rows, change, use } = await openTrucks();
  const user = { ...meOf('admin'), disposition_areas: meOf('admin').disposition_areas.slice(0, 1) };
  use(http.get('*/api/auth/me', () => HttpResponse.json({ user })));
  rows[0] = truck(2, 'In the area that is left');
  change('users', [user.id]);
  await expect.element(screen.getByText('In the area that is left')).toBeVisible();
});

test('a chosen area that is not the visitor’s any more leaves the URL', async () => {
  const { screen, router, change, use } = await openTrucks();
  const [first, second] = meOf('admin').disposition_areas;
  await router.navigate({ to: '/dt/trucks', search: { areas: [second?.id ?? 0] } });
  await expect.element(screen.getByRole('button', { name: `Disposition areas: ${second?.name}` })).toBeVisible();
  const user = { ...meOf('admin'), disposition_areas: [first] };
  use(http.get('*/api/auth/me', () => HttpResponse.json({ user })));
  change('users', [user.id]);
  await expect.element(screen.getByRole('button', { name: 'Disposition areas: All areas' })).toBeVisible();
  await expect.poll(() => router.state.location.searchStr).toBe('');
});

test('a second page of the browser opens no stream: it is told what has just come, and what comes', async () => {
  const { state, change } = await openTrucks();
  const before = state.opened.length;
  change('drivers', [4], 60);
  const client = new QueryClient();
  client.setQueryData(['drivers', 4], {});
  client.setQueryData(['areas', 9], {});
  const stale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  onTestFinished(followChanges(client));
  await expect.poll(() => [stale(['drivers', 4]), stale(['areas', 9])]).toEqual([true, false]);
  change('areas', [9], 61);
  await expect.poll(() => stale(['areas', 9])).toBe(true);
  expect(state.opened.length).toBe(before);
});

test('what crews report without a pause is read from time to time; what a person changes hastens it', async () => {
  const { queryClient, change } = await openTrucks();
  queryClient.setQueryData(['bins', 9], {});
  let read = 0;
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [root] = query.queryKey;
    if (root === 'bins' && type === 'updated' && query.state.isInvalidated) read += 1;
  });
  for (let id = 70; id < 90; id++) {
    change('bins', [9], id);
    await new Promise((resolve) => window.setTimeout(resolve, 50));
    queryClient.setQueryData(['bins', 9], {});
  }
  await expect.poll(() => read).toBe(1);
  change('phones', null, 90);
  await expect.poll(() => read).toBe(2);
  stop();
});

test('on mocks the stream is theirs: what another visitor of the mocked world changes appears by itself', async () => {
  const { screen, requests } = await renderApp({ path: '/dt/trucks', scenario: { scenario: 'typical' } });
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(isLive).toBe(true);
  const headers = {
    authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    'content-type': 'application/json',
  };
  const list = await fetch('/api/trucks/?page_size=1', { headers });
  const [first] = ((await list.json()) as { trucks: Truck[] }).trucks;
  const asked = requests.length;
  const changed = await fetch(`/api/trucks/${encodeURIComponent(first?.license_plate ?? '')}`, {
    method: 'PATCH',
    headers: { ...headers, 'if-match': list.headers.get('etag') ?? `"${first?.updated_at}"` },
    body: JSON.stringify({ name: 'Changed elsewhere' }),
  });
  expect(changed.status).toBe(200);
  await expect.element(screen.getByText('Changed elsewhere').first()).toBeVisible();
  // Besides that change, the page has asked for its rows again.
  expect(requests.slice(asked).some((line) => line.startsWith('GET /api/trucks/?'))).toBe(true);
});

test('a form that is being edited keeps what was typed, and what it is based on', async () => {
  const { screen, rows, change, use } = await openTrucks();
  use(http.get('*/api/trucks/:plate', () => HttpResponse.json({ truck: rows[0] })));
  await screen.getByRole('gridcell', { name: 'GL-T 1', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const name = screen.getByRole('dialog', { name: 'Edit truck GL-T 1' }).getByLabelText('Name');
  await userEvent.fill(name, 'Typed here');
  rows[0] = { ...truck(1, 'Changed elsewhere'), updated_at: '2026-11-18T10:00:00.000Z' };
  let ifMatch: string | null = null;
  use(
    http.patch('*/api/trucks/:plate', ({ request }) => {
      ifMatch = request.headers.get('if-match');
      return HttpResponse.json({ truck: truck(1, 'Typed here') });
    }),
  );
  change('trucks', [1]);
  await expect.poll(() => document.body.textContent).toContain('Changed elsewhere');
  await expect.element(name).toHaveValue('Typed here');
  await screen.getByRole('button', { name: 'Save truck' }).click();
  await expect.poll(() => ifMatch).toBe('"2026-11-18T09:00:00.000Z"');
});

test('a failure is logged with its call and kept with its query', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await renderApp({
    path: '/dt/trucks?q=secret',
    handlers: [http.get('*/api/trucks/', () => HttpResponse.json({}, { status: 500 }))],
  });
  await expect.element(app.screen.getByRole('alert').first()).toBeVisible();
  await expect.poll(() => log.mock.calls.flat().join('\n')).toContain('GET /trucks/ failed: 500 Server error');
  expect(log.mock.calls.flat().join('\n')).not.toContain('secret');
  expect(app.queryClient.getQueryCache().findAll({ queryKey: ['trucks'] })[0]?.state.error).not.toBeNull();
});
