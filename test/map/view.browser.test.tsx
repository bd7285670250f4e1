import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MapPopup } from '@/map/MapPopup';
import { TourStops } from '@/map/TourStops';
import * as kit from './kit';

const { drawn, frame, patient, renderMap, stopBounds, stops, untilMarked } = kit;
const tour = { fitTo: stopBounds };

test.each([
  ['800px', false],
  ['800px', true],
  ['390px', false],
  ['390px', true],
])('a popup at any edge of a map %s wide is whole and nothing covers it (list open: %s)', async (width, listed) => {
  const box = (element: Element) => element.getBoundingClientRect();
  const at = (across: number, down: number) => {
    const [west = 0, south = 0, east = 0, north = 0] = drawn().view?.bounds ?? [];
    return { longitude: west + (east - west) * across, latitude: south + (north - south) * down };
  };
  const { show } = await renderMap(<TourStops stops={stops} />, { ...tour, width });
  await untilMarked(5, 'stop');
  if (listed) await page.getByRole('button', { name: 'Show as a list' }).click();
  for (const [across, down] of [
    [0.01, 0.99],
    [0.99, 0.99],
    [0.99, 0.5],
    [0.5, 0.01],
    [-0.6, 1.5],
  ] as const) {
    const label = `${across} ${down}`;
    await show(
      <MapPopup {...at(across, down)} key={label} label={label} onClose={() => undefined}>
        <p style={{ height: '6rem', width: '16rem' }}>emptied</p>
      </MapPopup>,
    );
    const popup = page.getByRole('dialog', { name: label });
    await expect.element(popup, patient).toBeInTheDocument();
    await expect
      .poll(() => {
        const [card, map] = [box(popup.element()), box(frame())];
        const covers = [...frame().querySelectorAll('fieldset, details, [data-map-list]')].filter((other) => {
          const { left, right, top, bottom } = box(other);
          const apart = right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
          return !apart;
        });
        const whole =
          card.left >= map.left && card.right <= map.right && card.top >= map.top && card.bottom <= map.bottom;
        return { whole, covers: covers.length };
      }, patient)
      .toEqual({ whole: true, covers: 0 });
  }
});

test('the whole line of a tour is in view, clear of the controls', async () => {
  await renderMap(<TourStops stops={stops} />, { ...tour, width: '390px' });
  await untilMarked(5, 'stop');
  const controls = (frame().querySelector('fieldset') as Element).getBoundingClientRect();
  const around = frame().getBoundingClientRect();
  for (const mark of frame().querySelectorAll('[data-map-mark=stop]')) {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    expect(left).toBeGreaterThan(around.left);
    expect(right).toBeLessThan(controls.left);
    expect(top).toBeGreaterThan(around.top);
    expect(bottom).toBeLessThan(around.bottom);
  }
});

test('the list is beside the map, in a narrow frame below it, and the tour stays in view', async () => {
  const box = (selector: string) => (frame().querySelector(selector) as Element).getBoundingClientRect();
  const stopsIn = () => {
    const around = box('canvas');
    return [...frame().querySelectorAll('[data-map-mark=stop]')].filter((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
    }).length;
  };
  const { show } = await renderMap(<TourStops stops={stops} />, { ...tour, width: '800px' });
  await untilMarked(5, 'stop');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect.poll(() => box('canvas').left >= box('[data-map-list]').right && stopsIn(), patient).toBe(5);
  (frame().parentElement as HTMLElement).style.width = '390px';
  await show(<TourStops stops={stops} />);
  await expect.poll(() => box('canvas').bottom <= box('[data-map-list]').top, patient).toBe(true);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(stopsIn, patient).toBe(5);
});
