import { expect, test } from 'vitest';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { handlers, tour } from './world';

test('the agenda: groups by when a tour is, until another order is chosen', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const list = [
    tour(5, { status: 'in_progress', date: day(0), finished_at: null }),
    tour(6, { status: 'planned', date: day(2), started_at: null, finished_at: null }),
    tour(7, { date: day(-2) }),
    tour(8, { date: day(-3) }),
  ];
  const { screen, href, requests } = await renderApp({
    path: '/tours',
    handlers: [getListToursMockHandler({ tours: list, total_routes: 4 }), ...handlers],
  });
  const groups = () => screen.getByRole('rowheader').elements();
  await expect.poll(() => groups().map((head) => head.textContent)).toEqual(['Under way', 'Upcoming', 'Past']);
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.slice(0, 6));
  expect(rows()).toEqual(['Under ', 'Nord 5', 'Upcomi', 'Nord 6', 'Past', 'Nord 7', 'Nord 8']);
  expect(requests.some((one) => one.startsWith('GET /api/tours/?') && one.includes('sort=agenda'))).toBe(true);
  expect(await axeFindings()).toEqual([]);
  await screen.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect.poll(() => groups()).toEqual([]);
  await screen.getByRole('button', { name: 'Usual order' }).click();
  await expect.poll(() => groups()).toHaveLength(3);
  expect(href()).toBe('/tours');
});
