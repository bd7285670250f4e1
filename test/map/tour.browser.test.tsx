import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { MapPopup } from '@/map/MapPopup';
import { PickPosition } from '@/map/PickPosition';
import { Replay } from '@/map/Replay';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import { Unloadings } from '@/map/Unloadings';
import type { LngLat } from '@/map/types';
import * as kit from './kit';

const { drawn, frame, marks, mouse, onScreen, patient, renderAlone, renderMap } = kit;
const { start, stopBounds, stops, untilMarked, routes } = kit;

const unloadings = [{ id: 'u1', label: 'Nordhafen', longitude: 8.0, latitude: 51.902 }];
const tour = { fitTo: stopBounds };

interface TourProps {
  until?: number;
  onSelect?: (id: string) => void;
  onHover?: (id: string | null) => void;
}

const Tour = ({ until, ...pointer }: TourProps) => (
  <>
    <TourLine points={stops} until={until} />
    <Unloadings unloadings={unloadings} {...pointer} />
    <TourStops stops={stops} until={until} {...pointer} />
  </>
);

const shown = () =>
  marks('stop')
    .map(({ is }) => is)
    .sort();

test('stops carry their number in the shape of the state and the colour of the level; the route and unloadings are shown', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const onHover = vi.fn<(id: string | null) => void>();
  await renderMap(<Tour onSelect={onSelect} onHover={onHover} />, tour);
  const found = await untilMarked(5, 'stop');
  expect(shown()).toEqual([
    'emptied-empty-1',
    'emptied-full-4',
    'overflowing-overfull-2',
    'planned-unknown-5',
    'skipped-ok-3',
  ]);
  for (const { n, x, y } of found) {
    const at = onScreen(stops[n - 1] as LngLat);
    expect(Math.hypot((at?.x ?? 0) - x, (at?.y ?? 0) - y)).toBeLessThan(1);
  }
  // The earlier number lies on top.
  expect(found.map(({ n }) => n)).toEqual([5, 4, 3, 2, 1]);
  await untilMarked(1, 'unloading');
  expect(routes()).toEqual(['driven']);

  const third = found.find(({ n }) => n === 3);
  // A mouse moves more than once.
  await expect
    .poll(() => {
      mouse('mousemove', third);
      return onHover.mock.lastCall;
    })
    .toEqual(['t2']);
  mouse('mousemove', { x: 5, y: 5 });
  expect(onHover).toHaveBeenLastCalledWith(null);
  mouse('click', third);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('t2');
  mouse('click', marks('unloading')[0]);
  expect(onSelect).toHaveBeenLastCalledWith('u1');
});

test('stops and the route stay at their places when the map moves and zooms', async () => {
  await renderMap(<Tour />, tour);
  await untilMarked(5, 'stop');
  const route = () => (frame().querySelector('[data-map-route=driven]') as SVGElement).getBoundingClientRect();
  const width = route().width;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => route().width / width, patient).toBeCloseTo(2, 1);
  const [west, east] = [stops[0], stops[4]].map((stop) => onScreen(stop as LngLat));
  const { left } = (frame().querySelector('canvas') as Element).getBoundingClientRect();
  for (const { n, x, y } of marks('stop')) {
    const at = onScreen(stops[n - 1] as LngLat);
    expect(Math.hypot((at?.x ?? 0) - x, (at?.y ?? 0) - y)).toBeLessThan(1);
  }
  expect(Math.abs(route().left - left - (west?.x ?? 0))).toBeLessThan(4);
  expect(Math.abs(route().right - left - (east?.x ?? 0))).toBeLessThan(4);
});

test('a replay shows the tour as it was: later stops are planned, the route ahead is dashed, the vehicle is between', async () => {
  const { show } = await renderMap(<Tour until={start + 1_350_000} />, tour);
  await untilMarked(5, 'stop');
  expect(shown()).toEqual([
    'emptied-empty-1',
    'overflowing-overfull-2',
    'planned-unknown-3',
    'planned-unknown-4',
    'planned-unknown-5',
  ]);
  const [vehicle] = await untilMarked(1, 'vehicle');
  // Halfway between the second stop and the third.
  expect(vehicle?.x).toBeCloseTo(onScreen({ longitude: 7.992, latitude: 51.902 })?.x ?? NaN, -0.5);
  expect(routes()).toEqual(['ahead', 'driven']);
  await show(<Tour until={start + 3_600_000} />);
  await expect.poll(routes, patient).toEqual(['driven']);
  await expect.poll(shown, patient).toContain('emptied-full-4');
});

test('the scrubber moves by keyboard, by steps and by itself, and says the time in the zone of the customer', async () => {
  const end = start + 3_600_000;
  const events = stops.flatMap(({ at }) => at ?? []);
  function Scrubber() {
    const [time, setTime] = useState(start);
    return <Replay from={start} to={end} time={time} onTime={setTime} events={events} timeZone="Europe/Berlin" />;
  }
  await renderAlone(<Scrubber />);
  const slider = page.getByRole('slider', { name: 'Time' });
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:00');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:01');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:15');

  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('900');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' }), patient).toBeVisible();
  await expect.element(slider, patient).toHaveValue(String(end));
  await expect.element(page.getByRole('button', { name: 'Play' }), patient).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next event' }), patient).toBeDisabled();
});

test('with reduced motion a replay goes from event to event', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('prefers-reduced-motion') ? '(min-width: 1px)' : query),
  );
  const events = stops.slice(0, 3).flatMap(({ at }) => at ?? []);
  const seen: number[] = [];
  function Scrubber() {
    const [time, setTime] = useState(start);
    const onTime = (to: number) => {
      seen.push(to);
      setTime(to);
    };
    return <Replay from={start} to={start + 1_800_000} {...{ time, onTime, events }} />;
  }
  await renderAlone(<Scrubber />);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seen, patient).toEqual([start + 900_000, start + 1_800_000]);
  await expect.element(page.getByRole('button', { name: 'Play' }), patient).toBeVisible();
});

test('a popup is a dialog at its place that Escape closes, and the focus returns', async () => {
  function Selected() {
    const [open, setOpen] = useState(false);
    const { longitude = 0, latitude = 0 } = stops[0] ?? {};
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <MapPopup {...{ longitude, latitude }} label="02/0 Hafenstraße" focus onClose={() => setOpen(false)}>
            emptied
          </MapPopup>
        )}
      </>
    );
  }
  await renderMap(<Selected />, tour);
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  await expect.element(opener, patient).toBeInTheDocument();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const popup = page.getByRole('dialog', { name: '02/0 Hafenstraße' });
  await expect.element(popup, patient).toHaveFocus();
  const box = frame().getBoundingClientRect();
  expect(popup.element().getBoundingClientRect().left).toBeGreaterThan(box.left - 150);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup, patient).not.toBeInTheDocument();
  await expect.element(opener, patient).toHaveFocus();
});

test('a popup of a place out of sight brings it into view', async () => {
  const away = { longitude: 7.9, latitude: 51.8 };
  await renderMap(
    <MapPopup {...away} label="Depot" onClose={() => undefined}>
      unloaded
    </MapPopup>,
    tour,
  );
  await expect
    .poll(() => {
      const [west = 0, south = 0] = drawn().view?.bounds ?? [];
      return west < away.longitude && south < away.latitude;
    }, patient)
    .toBe(true);
});

test('a position is put down by click, moved by arrow keys, and said in words', async () => {
  const onChange = vi.fn<(place: LngLat) => void>();
  function Picker() {
    const [place, setPlace] = useState<LngLat | null>(null);
    onChange.mockImplementation(setPlace);
    return <PickPosition value={place} onChange={onChange} />;
  }
  await renderMap(<Picker />, tour);
  await expect.element(page.getByRole('button', { name: /No position yet/ }), patient).toBeVisible();
  const canvas = frame().querySelector('canvas');
  mouse('click', { x: (canvas?.clientWidth ?? 0) / 2, y: (canvas?.clientHeight ?? 0) / 2 });
  const pin = page.getByRole('button', { name: /^Position: latitude 51\.90/ });
  await expect.element(pin, patient).toBeVisible();
  const [first] = onChange.mock.lastCall as [LngLat];
  expect(first.longitude).toBeCloseTo(drawn().view?.center.longitude ?? NaN, 3);

  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  const [up] = onChange.mock.lastCall as [LngLat];
  expect(up.latitude).toBeGreaterThan(first.latitude);
  expect(up.longitude).toBeCloseTo(first.longitude, 5);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const [far] = onChange.mock.lastCall as [LngLat];
  expect(far.longitude - up.longitude).toBeGreaterThan((up.latitude - first.latitude) * 5);
  await expect.element(pin, patient).toHaveFocus();

  // Moved out of the view with the map, it comes back into it with the focus.
  const isInView = () => {
    const [west = 0, , east = 0] = drawn().view?.bounds ?? [];
    return far.longitude > west && far.longitude < east;
  };
  canvas?.focus();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowRight}');
      return isInView();
    }, patient)
    .toBe(false);
  await expect
    .poll(async () => {
      if (document.activeElement !== pin.element()) await userEvent.keyboard('{Tab}');
      return document.activeElement === pin.element() && isInView();
    }, patient)
    .toBe(true);
});
