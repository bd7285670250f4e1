import { http, HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { getListPositionsMockHandler } from '@/api/generated/ingest/ingest.msw';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { patient, routes, untilMarked } from '../../map/kit';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { detail, handlers, unloadings } from './world';

afterEach(() => page.viewport(1280, 800));

test('beside the map the table keeps the columns that decide and does not scroll sideways', async () => {
  const { screen } = await renderApp({ path: '/tours?id=1', handlers });
  await untilMarked(4, 'stop');
  const heads = () => screen.getByRole('columnheader').elements();
  expect(heads().map((head) => head.textContent)).toEqual(['Route', 'Status', 'License plate', 'Picked up', 'Details']);
  const scroller = screen.getByRole('grid').element().parentElement as Element;
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  await screen.getByRole('button', { name: 'Hide map' }).click();
  await expect.poll(heads).toHaveLength(14);
}, 60_000);

test('a tour under way: driven as far as it is recorded, ahead through the stops that are left and back', async () => {
  await renderApp({ path: '/tours?id=4', handlers: handlers });
  await untilMarked(4, 'stop');
  await untilMarked(1, 'vehicle');
  await expect.poll(routes, patient).toEqual(['ahead', 'driven']);
  const ahead = document.querySelector('[data-map-route=ahead]')?.getAttribute('d') ?? '';
  // From the truck to the one stop that is left, and to where the tour began.
  expect(ahead.match(/[ML]/gu)).toHaveLength(3);
  await page.getByText('Legend', { exact: true }).click();
  await expect.element(page.getByText('Route ahead')).toBeVisible();
  expect((page.getByText('Legend', { exact: true }).element() as HTMLElement).tagName).toBe('SUMMARY');
}, 60_000);

test('the truck of a tour under way moves on by its positions, between two stops too', async () => {
  const position = (longitude: number, recorded_at: string) => ({
    positions: [{ license_plate: 'GL-ÄB 12', recorded_at, latitude: 51.903, longitude }],
  });
  const { use, queryClient } = await renderApp({
    path: '/tours?id=4',
    handlers: [getListPositionsMockHandler(position(8.006, '2026-11-20T08:15:00.000Z')), ...handlers],
  });
  await untilMarked(1, 'vehicle');
  await expect.poll(routes, patient).toEqual(['ahead', 'driven']);
  const end = () => document.querySelector('[data-map-route=driven]')?.getAttribute('d')?.split('L').at(-1);
  const first = end();
  use(getListPositionsMockHandler(position(8.012, '2026-11-20T08:17:00.000Z')));
  // As the stream does.
  await queryClient.invalidateQueries({ queryKey: ['positions'] });
  await expect.poll(end, patient).not.toBe(first);
  await expect.poll(routes, patient).toEqual(['ahead', 'driven']);
  // A position from before the last record is not where the truck is: it is there.
  const last = end();
  use(getListPositionsMockHandler(position(8.0, '2026-11-20T06:00:00.000Z')));
  await queryClient.invalidateQueries({ queryKey: ['positions'] });
  await expect.poll(end, patient).not.toBe(last);
  expect([first, last]).not.toContain(end());
}, 60_000);

test('where a routing server knows the way ahead, it is drawn along the roads', async () => {
  const ahead = [
    [8.004, 51.904],
    [8.02, 51.92],
    [8.03, 51.91],
    [8.012, 51.9],
    [7.988, 51.904],
  ];
  const running = { ...detail.tour, id: 4, status: 'in_progress' as const, finished_at: null };
  const byRoad = { ...detail, tour: running, track: detail.track.slice(0, 3), ahead };
  const own = http.get('*/api/tours/4', () => HttpResponse.json({ tour: byRoad }));
  await renderApp({ path: '/tours?id=4', handlers: [own, ...handlers] });
  await untilMarked(4, 'stop');
  await expect.poll(routes, patient).toEqual(['ahead', 'driven']);
  const path = document.querySelector('[data-map-route=ahead]')?.getAttribute('d') ?? '';
  // From the truck along each bend; straight there and back it would be three.
  expect(path.match(/[ML]/gu)).toHaveLength(5);
}, 60_000);

test('the loads of a truck with green and brown in one chamber show both colours; the weights are whole, with two decimals', async () => {
  await page.viewport(390, 800);
  const mixed = { ...unloadings[0], material_type: '12+13', weight: 4.2 } as (typeof unloadings)[number];
  const { screen } = await renderApp({
    path: '/tours?id=1&details=true',
    handlers: [
      getListNotificationsMockHandler({ notifications: { route_events: [], unloadings: [mixed] } }),
      ...handlers,
    ],
  });
  const bar = screen.getByRole('img', { name: 'Green + brown glass 4.2 t' });
  await expect.element(bar, patient).toBeVisible();
  const fill = getComputedStyle(bar.element().firstElementChild as Element).backgroundImage;
  expect(new Set(fill.match(/rgb\([^)]*\)/gu)).size).toBe(2);
  const head = screen.getByText('Weight (t)', { exact: true });
  const region = screen.getByRole('region', { name: 'Each unloading' }).element().getBoundingClientRect();
  expect(head.element().getBoundingClientRect().right).toBeLessThanOrEqual(region.right + 0.1);
  await expect.element(screen.getByRole('cell', { name: '4.20' })).toBeVisible();
});

test('plan and actual: the scrubber moves truck, list and timeline together, and says where the tour stands', async () => {
  const { screen } = await renderApp({ path: '/tours?id=4', handlers });
  await untilMarked(4, 'stop');
  const replay = screen.getByRole('group', { name: 'Replay' });
  // Stop 3 was 80 minutes before its time; so the last one is expected, and the return.
  await expect.element(replay.getByText(/^80\smin early, back about \d\d:\d\d$/u)).toBeVisible();
  const ticks = (kind: string) => document.querySelectorAll(`[data-tick=${kind}]`).length;
  expect([ticks('planned'), ticks('actual'), ticks('expected')]).toEqual([4, 3, 1]);
  const delays = [...document.querySelectorAll<SVGElement>('[data-delay]')].map((one) => Number(one.dataset.delay));
  expect(delays).toEqual([-30, -55, -80, -80]);

  const slider = screen.getByRole('slider', { name: 'Time' });
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^08:40, 3 of 4 stops, 1.14.t loaded$/u));
  const map = screen.getByRole('region', { name: 'Map of tour Nord 4' });
  await map.getByRole('button', { name: 'Show as a list' }).click();
  const cursor = () => document.querySelector('[data-cursor]')?.getBoundingClientRect().x ?? 0;
  const before = cursor();
  await slider.fill(String(Date.parse('2026-11-20T07:10:00Z')));
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^08:10, 2 of 4 stops, 1.14.t loaded$/u));
  expect(cursor()).toBeLessThan(before);
  const current = map.getByRole('button', { name: /^2\. Hafenstraße 2.*planned 09:00, reached 08:05$/u });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await expect.element(map.getByRole('button', { name: /^3\. Hafenstraße 3 planned/u })).toBeVisible();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^08:09, /u));
  await screen.getByRole('button', { name: 'Next event' }).click();
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', expect.stringMatching(/^08:40, /u));
  expect(await axeFindings()).toEqual([]);
}, 60_000);

test('on a phone, in German: a tour that has not begun is where its plan has it, its route ahead', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/tours?id=2', language: 'de', handlers });
  await expect.element(screen.getByText('Noch keine Aktivitäten.'), patient).toBeVisible();
  await untilMarked(4, 'stop');
  await expect.poll(routes, patient).toEqual(['ahead']);
  await expect.element(screen.getByText(/^Geplant, zurück gegen \d\d:\d\d$/u)).toBeVisible();
  const small = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-map-phase] button, [data-map-phase] summary, fieldset button, fieldset input',
    ),
  ]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40)
    .map((one) => one.ariaLabel ?? one.textContent);
  expect(small).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
}, 60_000);

test('on a phone Back leads from a tour to the list from which it was opened', async () => {
  await page.viewport(390, 800);
  const { screen, router } = await renderApp({ path: '/tours', handlers });
  const row = screen.getByText('Nord 2', { exact: true });
  await row.click();
  await expect.element(screen.getByText('Tour has no activities yet.'), patient).toBeVisible();
  await expect.element(row).not.toBeVisible();
  router.history.back();
  await expect.element(row).toBeVisible();
}, 60_000);
