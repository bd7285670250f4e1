import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MapList } from '@/map/MapList';
import { TourStops } from '@/map/TourStops';
import type { MapStop } from '@/map/types';
import { marks, mouse, patient, renderMap, ringed, stopBounds, stops, untilMarked } from './kit';

/** Three stops at one crossing, and two that are apart. */
const crossing: MapStop[] = stops.map((stop, n) =>
  n < 3 ? { ...stop, longitude: 8 + n * 0.00002, latitude: 51.902 } : stop,
);
const chosen = vi.fn<(id: string) => void>();

/** One rendering after the other: React's `act` does not end when two overlap. */
let shown: Promise<unknown> = Promise.resolve();
afterEach(() => shown);

async function show() {
  const items = crossing.map(({ id, label }) => ({ id, label }));
  const layers = (hoveredId: string | null) => (
    <TourStops stops={crossing} hoveredId={hoveredId} onHover={hover} onSelect={chosen} />
  );
  const view = await renderMap(layers(null), {
    fitTo: stopBounds,
    list: <MapList label="Stops" items={items} onHover={hover} />,
  });
  function hover(id: string | null) {
    shown = shown.then(() => view.show(layers(id)));
  }
  await untilMarked(5, 'stop');
}

const at = (n: number) => marks('stop').find((mark) => mark.n === n);
/** The least distance between two of the stops at the crossing, in px. */
const apart = () => {
  const found = marks('stop').filter(({ n }) => n <= 3);
  return Math.min(
    ...found.flatMap((one) =>
      found.filter((other) => other.n > one.n).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
    ),
  );
};

test('overlapping stops fan out when pointed at, each can be clicked, and they fold when the pointer leaves', async () => {
  await show();
  const before = at(5);
  expect(apart()).toBeLessThan(5);
  const place = at(1);
  await expect
    .poll(() => {
      mouse('mousemove', place);
      return apart();
    }, patient)
    .toBeGreaterThan(30);
  expect(at(5)).toEqual(before);
  await expect
    .poll(() => {
      mouse('mousemove', at(3));
      return ringed();
    }, patient)
    .toBe('t2');
  mouse('click', at(3));
  expect(chosen).toHaveBeenLastCalledWith('t2');
  mouse('mousemove', { x: 5, y: 5 });
  await expect.poll(apart, patient).toBeLessThan(5);
});

test('a tap on overlapping stops opens the fan first; a tap on one of them selects it', async () => {
  chosen.mockClear();
  await show();
  mouse('click', at(2));
  await expect.poll(apart, patient).toBeGreaterThan(30);
  expect(chosen).not.toHaveBeenCalled();
  mouse('click', at(2));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('t1');
  mouse('click', { x: 5, y: 5 });
  await expect.poll(apart, patient).toBeLessThan(5);
});

test('the focus in the list fans the stops out as well', async () => {
  await show();
  await page.getByRole('button', { name: 'Show as a list' }).click();
  const focus = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).focus();
  focus('02/0 Hafenstraße');
  await expect.poll(apart, patient).toBeGreaterThan(30);
  focus('02/3 Hafenstraße');
  await expect.poll(ringed, patient).toBe('t3');
  expect(apart()).toBeLessThan(5);
});
