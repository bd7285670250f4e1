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
import { drawn, frame, mouse, renderAlone, renderMap, start, stopBounds, stops, untilDrawn, patient } from './kit';

const unloadings = [{ id: 'u1', label: 'Nordhafen', longitude: 8.0, latitude: 51.902 }];
const tour = { fitTo: stopBounds };

function Tour({ until, onSelect }: { until?: number; onSelect?: (id: string) => void }) {
  return (
    <>
      <TourLine points={stops} until={until} />
      <Unloadings unloadings={unloadings} {...(onSelect ? { onSelect } : {})} />
      <TourStops stops={stops} until={until} {...(onSelect ? { onSelect } : {})} />
    </>
  );
}

const images = () =>
  drawn('kit-stops')
    .features.map(({ properties }) => properties['image'])
    .sort();

test('stops carry their number in the shape of the state and the colour of the level; the way and unloadings are drawn', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  await renderMap(<Tour onSelect={onSelect} />, tour);
  const { features, screen } = await untilDrawn(5, 'kit-stops');
  expect(images()).toEqual([
    'stop-emptied-empty-1',
    'stop-emptied-full-4',
    'stop-overflowing-overfull-2',
    'stop-planned-unknown-5',
    'stop-skipped-ok-3',
  ]);
  await untilDrawn(1, 'kit-unloadings');
  expect(drawn('kit-line-driven').features.length).toBeGreaterThan(0);
  expect(drawn('kit-line-ahead').features).toEqual([]);

  const third = features.findIndex(({ properties }) => properties['n'] === 3);
  mouse('click', screen[third]);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('t2');
  mouse('click', drawn('kit-unloadings').screen[0]);
  expect(onSelect).toHaveBeenLastCalledWith('u1');
});

test('a replay shows the tour as it stood: later stops are planned, the way ahead is dashed, the vehicle is between', async () => {
  const { show } = await renderMap(<Tour until={start + 1_350_000} />, tour);
  await untilDrawn(5, 'kit-stops');
  expect(images()).toEqual([
    'stop-emptied-empty-1',
    'stop-overflowing-overfull-2',
    'stop-planned-unknown-3',
    'stop-planned-unknown-4',
    'stop-planned-unknown-5',
  ]);
  const { features } = await untilDrawn(1, 'kit-line-vehicle');
  // Half way between the second stop (7.988) and the third (7.996).
  expect(features[0]?.point?.longitude).toBeCloseTo(7.992, 3);
  expect(drawn('kit-line-ahead').features.length).toBeGreaterThan(0);
  await show(<Tour until={start + 3_600_000} />);
  await expect.poll(() => drawn('kit-line-ahead').features.length, patient).toBe(0);
  await expect.poll(images, patient).toContain('stop-emptied-full-4');
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
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:00 AM');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:01 AM');
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.element(slider, patient).toHaveAttribute('aria-valuetext', '07:15 AM');

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

test('in a narrow frame the list gives way to the popup chosen in it, and comes back after it', async () => {
  function Chosen() {
    const { longitude = 0, latitude = 0 } = stops[0] ?? {};
    const [open, setOpen] = useState(true);
    return open ? (
      <MapPopup {...{ longitude, latitude }} label="02/0 Hafenstraße" onClose={() => setOpen(false)}>
        emptied
      </MapPopup>
    ) : null;
  }
  await renderMap(<Chosen />, { ...tour, width: '390px' });
  await page.getByRole('button', { name: 'Show as a list' }).click();
  const list = () => frame().querySelector('[data-map-list]') as Element;
  await expect.element(page.getByRole('dialog', { name: '02/0 Hafenstraße' }), patient).toBeVisible();
  expect(getComputedStyle(list()).opacity).toBe('0');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => getComputedStyle(list()).opacity).toBe('1');
});

test('a position is put down by click, moved by arrow keys, and said in words', async () => {
  const onChange = vi.fn<(place: LngLat) => void>();
  function Picker() {
    const [place, setPlace] = useState<LngLat | null>(null);
    onChange.mockImplementation(setPlace);
    return <PickPosition value={place} onChange={onChange} />;
  }
  await renderMap(<Picker />, tour);
  await expect.element(page.getByRole('button', { name: /Position not set/ }), patient).toBeVisible();
  const canvas = frame().querySelector('canvas');
  mouse('click', { x: (canvas?.clientWidth ?? 0) / 2, y: (canvas?.clientHeight ?? 0) / 2 });
  const pin = page.getByRole('button', { name: /^Position: latitude 51\.90/ });
  await expect.element(pin, patient).toBeVisible();
  const [first] = onChange.mock.lastCall as [LngLat];
  expect(first.longitude).toBeCloseTo(7.996, 3);

  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  const [up] = onChange.mock.lastCall as [LngLat];
  expect(up.latitude).toBeGreaterThan(first.latitude);
  expect(up.longitude).toBeCloseTo(first.longitude, 5);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const [far] = onChange.mock.lastCall as [LngLat];
  expect(far.longitude - up.longitude).toBeGreaterThan((up.latitude - first.latitude) * 5);
  await expect.element(pin, patient).toHaveFocus();
});
