import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { clockAhead, setClockAhead } from '@/api/serverClock';
import { makeTruck } from '../setup/factories';
import { renderApp } from '../setup/renderApp';

afterEach(() => {
  vi.restoreAllMocks();
  setClockAhead(0);
});

test('a device whose clock is a day off says so, until it is set', async () => {
  let off = 26 * 3_600_000;
  const trucks = [makeTruck({ name: 'Frühwagen' })];
  const list = http.get('*/api/trucks/', () => {
    const date = new Date(Date.now() - off).toUTCString();
    return HttpResponse.json({ trucks, total_routes: 1 }, { headers: { date } });
  });
  const { screen, queryClient } = await renderApp({ path: '/dt/trucks', handlers: [list] });
  const banner = screen.getByText(/^By the clock of this device it is .+, by the server’s .+\. Set it right/);
  await expect.element(banner).toBeVisible();
  // Until then the first answer is on its way to the list, and nothing is asked for again.
  await expect.element(screen.getByText('Frühwagen')).toBeVisible();
  off = 0;
  await queryClient.invalidateQueries();
  await expect.element(banner).not.toBeInTheDocument();
});

test('a device that slept while an answer was on its way is not taken for one whose clock is wrong', async () => {
  const list = http.get('*/api/trucks/', () => {
    const { now } = Date;
    const date = new Date(now()).toUTCString();
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 20 * 60_000);
    return HttpResponse.json({ trucks: [makeTruck({ name: 'Frühwagen' })], total_routes: 1 }, { headers: { date } });
  });
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [list] });
  await expect.element(screen.getByText('Frühwagen')).toBeVisible();
  expect(clockAhead()).toBe(0);
});
