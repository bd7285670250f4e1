import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SiteClusters } from '@/map/SiteClusters';
import { frame, patient, renderMap, sites } from './kit';

const layers = <SiteClusters sites={sites} />;
const canvases = () => [...frame().querySelectorAll('canvas')];

// The first: a page keeps the renderer it has found.
test('without WebGL the list stands alone, and the page says why', async () => {
  const getContext = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement, ...given) {
    return String(given[0]).startsWith('webgl') ? null : (getContext.apply(this, given) as null);
  });
  await renderMap(layers, { width: '390px' });
  await expect.element(page.getByText(/cannot show maps \(WebGL is missing\)/), patient).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Sites' }), patient).toBeVisible();
  await expect.element(page.getByRole('button', { name: '16/1 Birkenhagen' }), patient).toBeVisible();
  expect(canvases()).toEqual([]);
  // The list scrolls in its frame, and begins below what the page says.
  const { scrollHeight, clientHeight } = frame();
  expect(scrollHeight).toBe(clientHeight);
  const first = page.getByRole('button', { name: '01/0 Ostgraben' }).element().getBoundingClientRect();
  expect(
    page
      .getByText(/cannot show maps/)
      .element()
      .getBoundingClientRect().bottom,
  ).toBeLessThan(first.top);
  expect(page.getByRole('button', { name: 'Zoom in' }).query()).toBeNull();
});
