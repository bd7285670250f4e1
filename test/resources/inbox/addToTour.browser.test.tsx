import { http } from 'msw';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { getGetDistanceMatrixMockHandler } from '@/api/generated/locations/locations.msw';
import { getGetTourMockHandler, getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { makeStop, makeTour, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { NOW } from '../complaints/world';
import { world } from './world';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

test('a case is added to the tour where it costs least, and taken out again; on a phone list and case take turns', async () => {
  const { sent, handlers } = world();
  await page.viewport(390, 844);
  const { screen } = await renderApp({ path: '/complaints/inbox', handlers });
  await screen.getByRole('link', { name: /Hafenweg/u }).click();
  await expect.element(screen.getByRole('list', { name: 'Cases' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Back to the cases' }).element().parentElement,
  );
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByRole('button', { name: 'Add to tour…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('100 m and 4 min longer, as stop 2')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to Nord 1 Mo' }).click();
  await expect.element(screen.getByText('Hafenweg 4 (Kiosk) is stop 2 of Nord 1 Mo')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Nord 1 Mo is as it was before')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ tour: ['01/01', '07/12', '01/02'] }),
    expect.objectContaining({ tour: ['01/01', '01/02'], if_match: `"${NOW.toISOString()}"` }),
  ]);
  await screen.getByRole('button', { name: 'Back to the cases' }).click();
  await expect.element(screen.getByRole('link', { name: /Hafenweg/u })).toHaveFocus();
});

test('who is refused is where the tour was chosen', async () => {
  const { handlers } = world();
  const refuse = http.patch('*/api/tours/*', () => problem(412));
  const { screen } = await renderApp({ path: '/complaints/inbox?id=5', handlers: [refuse, ...handlers] });
  await screen.getByRole('button', { name: 'Add to tour…' }).click();
  const add = screen.getByRole('dialog').getByRole('button', { name: 'Add to Nord 1 Mo' });
  await add.click();
  await expect.element(screen.getByText(/Nord 1 Mo.*changed/u)).toBeVisible();
  await expect.element(add).toHaveFocus();
});

test('the tours stay, with the focus among them, while somebody else changes one', async () => {
  const stopsOf = (...keys: string[]) =>
    keys.map((location_id, index) =>
      makeStop({
        position: index + 1,
        location_id,
        latitude: 51.9,
        longitude: 7.6,
        planned_at: null,
        state: 'planned',
      }),
    );
  const tours = ['Nord', 'Ost'].map((route_name, index) =>
    makeTour({ id: 51 + index, route_name, date: '2026-11-23', status: 'planned', material_type: ['12'] }),
  );
  let stops = stopsOf('01/01', '01/02');
  let release = () => {};
  let wait = Promise.resolve();
  let asked = 0;
  const handlers = [
    getListToursMockHandler(() => ({ tours, total_routes: 2 })),
    getGetTourMockHandler(({ params }) => {
      const tour = tours.find(({ id }) => id === Number(params.id));
      return { tour: makeTourDetail({ tour, stops: tour?.id === 51 ? stops : stopsOf('02/01') }) };
    }),
    getGetDistanceMatrixMockHandler(async ({ request }) => {
      asked += 1;
      await wait;
      const pairs = new URL(request.url).searchParams.get('pairs')?.split(',') ?? [];
      const distance_matrix = pairs.map((pair) => {
        const [from = '', to = ''] = pair.split(':');
        return { from, to, distance_m: 100, mode: 'route' as const };
      });
      return { distance_matrix };
    }),
    http.patch('*/api/tours/51', () => {
      stops = stopsOf('01/01', '07/12', '01/02');
      wait = new Promise((resolve) => (release = resolve));
      return problem(412);
    }),
    ...world().handlers,
  ];
  const { screen } = await renderApp({ path: '/complaints/inbox?id=5', handlers });
  await screen.getByRole('button', { name: 'Add to tour…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Add to Nord' })).toBeVisible();
  // The ways of all tours at once.
  expect(asked).toBe(1);
  await dialog.getByRole('button', { name: 'Add to Nord' }).click();
  await expect.element(screen.getByText(/Nord was not changed/u)).toBeVisible();
  const other = dialog.getByRole('button', { name: 'Add to Ost' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(other.query()).not.toBeNull();
  release();
  await expect.element(dialog.getByText('Has this stop already')).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});

test('a case can be added to a tour of the night that is under way after midnight, and to none that was missed', async () => {
  const tourOf = (id: number, route_name: string, date: string, status: Tour['status']) =>
    makeTour({ id, route_name, date, status, material_type: ['12'] });
  const tours = [
    tourOf(41, 'Night', '2026-11-20', 'in_progress'),
    tourOf(42, 'Missed', '2026-11-20', 'planned'),
    tourOf(43, 'Day', '2026-11-21', 'planned'),
  ];
  const handlers = [
    getListToursMockHandler(({ request }) => {
      const start = new URL(request.url).searchParams.get('start') ?? '';
      return { tours: tours.filter(({ date }) => date >= start), total_routes: tours.length };
    }),
    getGetTourMockHandler(({ params }) => ({
      tour: makeTourDetail({ tour: tours.find(({ id }) => id === Number(params.id)), stops: [] }),
    })),
    ...world().handlers,
  ];
  const { screen } = await renderApp({ path: '/complaints/inbox?id=5', handlers });
  await screen.getByRole('button', { name: 'Add to tour…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Day, 21 Nov 2026')).toBeVisible();
  await expect.element(dialog.getByText('Night, under way')).toBeVisible();
  expect(dialog.getByText(/Missed/u).elements()).toEqual([]);
});
