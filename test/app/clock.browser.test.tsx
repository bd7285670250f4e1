import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { setClockAhead } from '@/api/serverClock';
import { makeTruck } from '../setup/factories';
import { renderApp } from '../setup/renderApp';

afterEach(() => setClockAhead(0));

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
