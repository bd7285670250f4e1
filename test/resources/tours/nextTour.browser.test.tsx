import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { makeEvent, makeTour } from '../../setup/factories';
import { renderApp } from '../../setup/renderApp';
import { siteWorld } from '../world';

const running = makeTour({ id: 7, route_name: 'Nord 1 Mo', status: 'in_progress', date: '2026-11-23' });
const planned = makeTour({ id: 8, route_name: 'West 1 Fr', status: 'planned', date: '2026-11-27' });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-23T09:00:00Z') });
});
const asked: string[] = [];
const tours = (...all: Tour[]) =>
  http.get('*/api/tours/', ({ request }) => {
    asked.push(decodeURIComponent(new URL(request.url).search));
    return HttpResponse.json({ tours: all, total_routes: all.length });
  });
const visited = (yes: boolean) =>
  http.get('*/api/notifications/', ({ request }) =>
    new URL(request.url).searchParams.get('limit') === '50'
      ? HttpResponse.json({
          notifications: { route_events: yes ? [makeEvent({ tour_id: 7 })] : [], unloadings: [] },
        })
      : undefined,
  );

test('a location says which tour comes next: one under way that has not been there, else a planned one, else none', async () => {
  const { handlers } = siteWorld(2);
  const at = async (...more: Parameters<typeof tours>) =>
    (await renderApp({ path: '/dt/locations?id=1', handlers: [tours(...more), visited(true), ...handlers] })).screen;
  const passed = await at(running, planned);
  await expect.element(passed.getByText('Next tour: West 1 Fr, 27 Nov 2026')).toBeVisible();
  await expect
    .element(passed.getByRole('link', { name: 'West 1 Fr' }))
    .toHaveAttribute('href', '/tours?id=8&details=true');
  await expect.element((await at()).getByText('Next tour: none planned')).toBeVisible();
  // One that was planned for a day that is over does not come any more.
  const over = makeTour({ id: 9, route_name: 'Ost 1 Mo', status: 'planned', date: '2026-11-02' });
  await expect.element((await at(over)).getByText('Next tour: none planned')).toBeVisible();
  await expect.element((await at(planned, over)).getByText('Next tour: West 1 Fr')).toBeVisible();
  const { screen } = await renderApp({
    path: '/dt/locations?id=1',
    handlers: [tours(running, planned), visited(false), ...handlers],
  });
  await expect.element(screen.getByText('Next tour: Nord 1 Mo, under way')).toBeVisible();
});

test('a container asks for tours that collect its material', async () => {
  asked.length = 0;
  const { screen } = await renderApp({ path: '/dt/bins?id=1', handlers: [tours(planned), ...siteWorld(2).handlers] });
  await expect.element(screen.getByText('Next tour: West 1 Fr, 27 Nov 2026')).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('location_id=07/01')]);
  expect(asked[0]).toMatch(/status=in_progress,planned.*sort=agenda.*material_type=1/);
});
