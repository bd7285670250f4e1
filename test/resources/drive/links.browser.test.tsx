import { deleteDB, openDB } from 'idb';
import { createMemoryHistory } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DriverEventInput } from '@/api/generated/dashboard.schemas';
import { closeStore, keepRow, lastLink, markEnded, openLink, settle, waitingRows } from '@/resources/drive/store';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { begin, fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

test('a link that is opened where another tour is shown opens its own, and its token leaves the URL', async () => {
  const { server, handlers } = fakeServer();
  const history = createMemoryHistory({ initialEntries: ['/drive#token-of-the-link-of-this-morning'] });
  const { screen, href } = await renderApp({ path: '/drive', as: null, handlers, history });
  await expect.element(screen.getByRole('heading', { name: 'Nord 1 Mi' })).toBeVisible();
  server.tour = { ...server.tour, id: 8, route_name: 'Süd 2 Mi' };
  history.push('/drive#token-of-the-link-of-this-afternoon');
  await expect.element(screen.getByRole('heading', { name: 'Süd 2 Mi' })).toBeVisible();
  expect(href()).toBe('/drive');
});

/** Each test has links of its own. */
let visit = 0;
/** A tour with an entry that was not sent, and then another tour on the same phone. @param late what the server says to calls of the first link then */
async function afterAnotherTour(late: (call: Request) => Response | undefined | Promise<Response | undefined>) {
  const { server, handlers } = fakeServer();
  visit += 1;
  const morning = `token-of-the-link-of-morning-${visit}`;
  let isLate = false;
  const session = http.post('*/api/drive/session', async ({ request }) => {
    const { token } = (await request.clone().json()) as { token: string };
    if (server.away) return undefined;
    return HttpResponse.json({ session: `session-of-${token}`, expires_at: begin.expires_at });
  });
  const ofMorning = http.all('*/api/drive/*', ({ request }) =>
    isLate && request.headers.get('authorization')?.endsWith(morning) ? late(request.clone()) : undefined,
  );
  const history = createMemoryHistory({ initialEntries: [`/drive#${morning}`] });
  const { screen } = await renderApp({
    path: '/drive',
    as: null,
    handlers: [ofMorning, session, ...handlers],
    history,
  });
  await expect.element(screen.getByRole('heading', { name: 'Nord 1 Mi' })).toBeVisible();
  server.away = true;
  await taps(screen)('Record 07/01-1', 'Full', 'Emptied');
  await expect.element(screen.getByText(/1 entry is kept on this phone/)).toBeVisible();
  isLate = true;
  server.away = false;
  server.tour = { ...server.tour, id: 8, route_name: 'Süd 2 Mi' };
  history.push(`/drive#token-of-the-link-of-afternoon-${visit}`);
  await expect.element(screen.getByRole('heading', { name: 'Süd 2 Mi' })).toBeVisible();
  return screen;
}

test('what an ended link of another tour could not send is told: not everything is sent', async () => {
  const screen = await afterAnotherTour(() => problem(401));
  await expect.element(screen.getByText(/^1 entry of Nord 1 Mi is still on this phone/)).toBeVisible();
  await expect.element(screen.getByText('Everything is sent')).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 });
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(/is still on this phone/)).not.toBeInTheDocument();
});

test('what the server would not take of an earlier tour is told on the page of the next one, once', async () => {
  const screen = await afterAnotherTour(async (call) => {
    const { rows } = (await call.json()) as { rows: DriverEventInput[] };
    const errors = [{ path: 'rows.0.container_id', message: 'There is no such container.' }];
    const judged = rows.map(({ key }) => ({ key, status: 'rejected' as const, errors }));
    const result = { created: 0, corrected: 0, duplicate: 0, rejected: 1, rows: judged };
    return HttpResponse.json({ result, tour: begin });
  });
  await expect.element(screen.getByText('07/01-1: There is no such container.')).toBeVisible();
  await taps(screen)('Understood');
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Everything is sent')).toBeVisible();
  await expect.element(screen.getByText('07/01-1: There is no such container.')).not.toBeInTheDocument();
});

test('a link that is over leaves nothing on the phone once all of it is sent', async () => {
  const kept = async () =>
    (await openDB('drive').then(async (db) => [await db.getAll('links'), db.close()] as const))[0].map(
      ({ token, tour }) => [token, tour?.route_name],
    );
  const row = { key: 'row-of-the-first-tour', kind: 'start', recorded_at: begin.expires_at } as const;
  for (const token of ['revoked', 'over', 'last']) {
    await openLink(token);
    const expires_at = new Date(Date.now() + (token === 'over' ? -1 : 1) * 3_600_000).toISOString();
    await settle(token, [], [], { ...begin, id: token.length, route_name: token, expires_at });
  }
  await keepRow('revoked', row);
  await markEnded('revoked');
  await lastLink();
  // Not as long as something waits that a new link of the tour could send.
  expect(await kept()).toEqual([
    ['last', 'last'],
    ['revoked', 'revoked'],
  ]);
  const [{ place = 0 } = {}] = await waitingRows('revoked');
  await settle('last', [place], []);
  await lastLink();
  expect(await kept()).toEqual([['last', 'last']]);
  // That the link has ended is still to be said.
  await markEnded('last');
  expect(await lastLink()).toMatchObject({ token: 'last' });
  expect(await kept()).toEqual([['last', undefined]]);
});
