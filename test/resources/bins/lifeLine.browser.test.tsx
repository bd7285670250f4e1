import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { getListComplaintsMockHandler } from '@/api/generated/complaints/complaints.msw';
import type { Forecast } from '@/api/generated/dashboard.schemas';
import { getListForecastsMockHandler } from '@/api/generated/forecasts/forecasts.msw';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { axeFindings } from '../../setup/axe';
import { makeComplaint, makeEvent } from '../../setup/factories';
import { renderApp } from '../../setup/renderApp';
import { siteWorld } from '../world';

afterEach(() => page.viewport(1280, 800));

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const event = (id: number, container_id: string, days: number, level: number) =>
  makeEvent({
    ...{ id, container_id, recorded_at: ago(days), level, is_emptied: true, overflowing: level > 100 },
    ...{ material_type: container_id.endsWith('1') ? '11' : '12' },
  });
const events = [event(1, '07/01-1', 40, 90), event(2, '07/01-1', 10, 130), event(3, '07/01-2', 20, 60)];
const reported = makeComplaint({ material_type: '11', reported_fill_level: 'overfull', created_at: ago(12) });

const handlers = () => [
  getListNotificationsMockHandler(({ request }) => {
    const of = new URL(request.url).searchParams.get('container_id');
    const found = events.filter(({ container_id }) => (of ?? container_id) === container_id);
    return { notifications: { route_events: found, unloadings: [] } };
  }),
  getListComplaintsMockHandler({ complaints: [reported], total_routes: 1 }),
  ...siteWorld(2).handlers,
];

const forecast = {
  ...{ container_id: '07/01-1', material_type: '11', last_level: 40, last_recorded_at: ago(1) },
  ...{ nearly_full_at: ago(-5), full_at: ago(-8) },
} as Forecast;

test('a container: 90 days as a chart that says its content, and as a table with levels and notifications', async () => {
  const { screen, requests } = await renderApp({
    path: '/dt/bins?id=1',
    handlers: [getListForecastsMockHandler({ forecasts: [forecast], total_routes: 1 }), ...handlers()],
  });
  const life = screen.getByRole('region', { name: 'Last 90 days' });
  const said = 'Emptied 2 times, overflowing once, 1 citizen notification.';
  await expect
    .element(life.getByRole('img', { name: new RegExp(`^Fill levels of 07/01-1 .*${said}`, 'u') }))
    .toBeVisible();
  await expect.element(life.getByText(said)).toBeVisible();
  expect(requests.some((one) => one.includes('/notifications/') && one.includes('container_id='))).toBe(true);
  expect(await axeFindings()).toEqual([]);
  await expect.element(life.getByText(/^Full about \w+ \d+ \w+$/u)).toBeVisible();
  await life.getByText('Table', { exact: true }).click();
  await expect.element(life.getByRole('columnheader', { name: 'Expected' })).toBeVisible();
  await expect.element(life.getByRole('cell', { name: '80%', exact: true }).first()).toBeInTheDocument();
  await expect.element(life.getByRole('row', { name: /130%/u })).toBeVisible();
  await expect.element(life.getByRole('row', { name: /Reported: Overfull/u })).toBeInTheDocument();
});

test('a location on a phone, in German: a line for each container, named in the legend', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/dt/locations?id=1', language: 'de', handlers: handlers() });
  const life = screen.getByRole('region', { name: 'Letzte 90 Tage' });
  await expect.element(life.getByText(/^3-mal geleert, einmal überfüllt, 1 Bürgermeldung/u)).toBeVisible();
  const named = life
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent);
  expect(named).toEqual(expect.arrayContaining(['07/01-1', '07/01-2']));
  expect(document.documentElement.scrollWidth).toBe(390);
});
