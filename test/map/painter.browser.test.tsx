import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SiteClusters } from '@/map/SiteClusters';
import { frame, patient, renderMap, sites, untilDrawn } from './kit';

const layers = <SiteClusters sites={sites} />;
const canvases = () => [...frame().querySelectorAll('canvas')];
const seen = () => canvases().filter((canvas) => canvas.checkVisibility({ visibilityProperty: true }));

/** How many pixels of a canvas hold a colour (sampled), each once. */
function colours(canvas: HTMLCanvasElement | undefined) {
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4 * 53) if (data[at + 3] === 255) found.add(data.slice(at, at + 3).join());
  return found.size;
}

// The first: a page keeps the painter it has found.
test('without WebGL the list stands alone, and the page says why', async () => {
  const getContext = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement, ...given) {
    return String(given[0]).startsWith('webgl') ? null : (getContext.apply(this, given) as null);
  });
  await renderMap(layers);
  await expect.element(page.getByText(/cannot draw maps \(WebGL is missing\)/), patient).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Sites' }), patient).toBeVisible();
  await expect.element(page.getByRole('button', { name: '16/1 Birkenhagen' }), patient).toBeVisible();
  expect(canvases()).toEqual([]);
  expect(page.getByRole('button', { name: 'Zoom in' }).query()).toBeNull();
});

test('where the processor draws, a copy of the picture stands for the map: seen, named, reached by keyboard, and new after each move', async () => {
  await renderMap(layers);
  await untilDrawn(2, 'kit-sites');
  const [picture, ...others] = seen();
  expect(others).toEqual([]);
  await expect.poll(() => colours(picture), patient).toBeGreaterThan(20);
  expect(picture?.ariaLabel).toContain('The map');
  expect(picture?.clientWidth).toBe(800);
  expect(picture?.clientHeight).toBe(500);

  const now = () => picture?.toDataURL();
  const before = now();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(now, patient).not.toBe(before);

  picture?.focus();
  expect(document.activeElement).toBe(picture);
  const zoomed = now();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(now, patient).not.toBe(zoomed);
});
