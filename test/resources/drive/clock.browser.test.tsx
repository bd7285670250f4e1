import { deleteDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { setClockAhead } from '@/api/serverClock';
import { closeStore, lastLink, openLink, waitingRows } from '@/resources/drive/store';
import { endApp, renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { begin, fakeServer } from './world';

beforeEach(async () => {
  setClockAhead(0);
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

const MINUTE = 60_000;
const token = 'token-of-a-phone-with-a-wrong-clock';

test('a phone whose clock is wrong records by the clock of the server, also without a network after it was opened again', async () => {
  const { server, handlers } = fakeServer();
  const late = http.get('*/api/drive/tour', () => {
    const date = new Date(Date.now() - 20 * MINUTE).toUTCString();
    return server.away ? HttpResponse.error() : HttpResponse.json({ tour: begin }, { headers: { date } });
  });
  const { screen } = await renderApp({ path: `/drive#${token}`, as: null, handlers: [late, ...handlers] });
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toBeVisible();
  const agoOf = (recordedAt = '') => Math.round((Date.now() - Date.parse(recordedAt)) / MINUTE);
  await taps(screen)('Start the tour');
  await expect.poll(() => [...server.rows.values()].map((row) => agoOf(row.recorded_at))).toEqual([20]);

  // The server has it before the phone has kept the answer, and with it the server's time.
  await expect.poll(() => waitingRows(token)).toEqual([]);

  server.away = true;
  await endApp();
  setClockAhead(0);
  const again = await renderApp({ path: '/drive', as: null, handlers: [late, ...handlers] });
  await taps(again.screen)('Record 07/01-1', 'Full', 'Emptied');
  await expect.poll(async () => (await waitingRows(token)).map(({ row }) => agoOf(row.recorded_at))).toEqual([20]);
});

test('a link that is opened is the one that is shown, also after one that was opened while the clock was a day ahead', async () => {
  const { handlers } = fakeServer();
  await openLink('token-of-yesterdays-tour', Date.now() + 24 * 60 * MINUTE);
  const { screen } = await renderApp({ path: `/drive#${token}`, as: null, handlers });
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toBeVisible();
  expect((await lastLink())?.token).toBe(token);
});
