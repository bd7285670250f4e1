import { deleteDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

test('a stop is done when each of its containers is recorded, and says until then how many are', async () => {
  const { server, handlers } = fakeServer();
  const [{ container_id } = { container_id: '' }] = server.tour.stops[0]?.containers ?? [];
  server.rows.set('1', {
    key: '1',
    kind: 'container',
    recorded_at: server.tour.expires_at,
    container_id,
    is_emptied: true,
  });
  const { screen } = await renderApp({ path: '/drive#token-of-a-link-half-way', as: null, handlers });
  await taps(screen)('Stops');
  await expect.element(screen.getByRole('button', { name: /Marktplatz.*1 of 2 done/u })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Bahnhof.*Ahead/u })).toBeVisible();
});

test('a stop where nothing could be emptied is neither skipped nor done', async () => {
  const { server, handlers } = fakeServer();
  for (const { container_id } of server.tour.stops[0]?.containers ?? [])
    server.rows.set(container_id, {
      ...{ key: container_id, kind: 'container', recorded_at: server.tour.expires_at, container_id },
      ...{ level: 100, is_emptied: false, reason: 'locked' },
    });
  const { screen } = await renderApp({ path: '/drive#token-of-a-link-in-vain', as: null, handlers });
  await taps(screen)('Stops');
  await expect.element(screen.getByRole('button', { name: /Marktplatz.*Not emptied/u })).toBeVisible();
});

test('what is being recorded is still there after a look at the map, at the stops or at the next container', async () => {
  const { handlers } = fakeServer();
  const { screen } = await renderApp({ path: '/drive#token-of-a-link-looked-about', as: null, handlers });
  const tap = taps(screen);
  await tap('Start the tour', 'Record 07/01-1', 'Not emptied');
  const comment = screen.getByLabelText('Comment (optional)');
  await comment.fill('Red car');
  await tap('Stops');
  await expect.element(screen.getByRole('button', { name: /Bahnhof.*Ahead/u })).toBeVisible();
  await expect.element(comment).not.toBeVisible();
  await tap('Next stop');
  await expect.element(comment).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toHaveFocus();
  await tap('Record 07/01-2', 'Emptied');
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.element(comment).toHaveValue('Red car');
  // From another stop the way leads on, also past the form of an unloading.
  await tap('Stops', /Bahnhof.*Ahead/u);
  await expect.element(screen.getByRole('heading', { name: 'Bahnhof' })).toBeVisible();
  await tap('Unload', 'Next stop');
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toBeVisible();
  // What is typed there stays as well, until it is saved or cancelled.
  await tap('Unload');
  const tonnes = screen.getByLabelText('Weight (t)');
  await tonnes.fill('3.4');
  await tap('Stops', 'Unload');
  await expect.element(tonnes).toHaveValue('3.4');
  await tap('Cancel', 'Unload');
  await expect.element(tonnes).toHaveValue('');
});

test('a network that goes while entries are sent leaves those that have arrived as they are shown', async () => {
  const { server, handlers } = fakeServer();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  // The first call is answered late, and is the last that comes through.
  const once = http.all('*/api/drive/*', async ({ request }) => {
    if (sent > 0) return HttpResponse.error();
    if (request.method !== 'POST' || request.url.endsWith('/session')) return undefined;
    sent += 1;
    await held;
    return undefined;
  });
  const { screen } = await renderApp({
    path: '/drive#token-of-a-link-in-a-tunnel',
    as: null,
    handlers: [once, ...handlers],
  });
  await taps(screen)('Start the tour', 'Break');
  await expect.element(screen.getByRole('button', { name: 'End the break' })).toBeVisible();
  answer();
  await expect.element(screen.getByText(/^No connection\. Go on.*1 entry is kept/)).toBeVisible();
  expect([...server.rows.values()].map(({ kind }) => kind)).toEqual(['start']);
  await expect.element(screen.getByRole('button', { name: 'End the break' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the tour' }).query()).toBeNull();
});
