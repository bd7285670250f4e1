import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { patient, routes, untilMarked } from '../../map/kit';
import { renderApp } from '../../setup/renderApp';
import { handlers, unloadings } from './world';

afterEach(() => page.viewport(1280, 800));

test('beside the map the table keeps the columns that decide and does not scroll sideways', async () => {
  const { screen } = await renderApp({ path: '/tours?id=1', handlers });
  await untilMarked(4, 'stop');
  const heads = () => screen.getByRole('columnheader').elements();
  expect(heads().map((head) => head.textContent)).toEqual(['Route', 'Status', 'License plate', 'Picked up', 'Details']);
  const scroller = screen.getByRole('grid').element().parentElement as Element;
  expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  await screen.getByRole('button', { name: 'Hide map' }).click();
  await expect.poll(heads).toHaveLength(13);
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
  expect(head.element().getBoundingClientRect().right).toBeLessThanOrEqual(region.right);
  await expect.element(screen.getByRole('cell', { name: '4.20' })).toBeVisible();
});
