import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AreaOutlines, type AreaSites } from '@/map/AreaOutlines';
import { mapConfig } from '@/map/config';
import { SelectedSite } from '@/map/SelectedSite';
import type { DrawnFeature } from '@/map/engine/engine';
import type { MapSite } from '@/map/types';
import { SiteClusters } from '@/map/SiteClusters';
import { colorValue } from '@/theme/colors';
import { resetSettings, setSettings } from '@/theme/settings';
import { drawn, frame, mouse, offline, renderMap, ringed, sites, untilDrawn, patient } from './kit';

afterEach(resetSettings);

const layer = 'kit-sites';
const isSingle = ({ properties }: DrawnFeature) => properties['id'] !== undefined;

/** Where a mark is on the screen: the lonely site, or the donut. */
const place = (single: boolean) => {
  const { features, screen } = drawn(layer);
  return screen[features.findIndex((feature) => isSingle(feature) === single)];
};

test('near sites are one donut with the share of each level, a lonely one is a mark of its own', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  const { features } = await untilDrawn(2, layer);
  // 12 sites: levels 20, 65, 90, 130 and unknown in turn.
  const donut = { point_count: 12, empty: 3, ok: 3, full: 2, overfull: 2 };
  expect(features.find((one) => !isSingle(one))?.properties).toMatchObject(donut);
  expect(features.find(isSingle)?.properties).toMatchObject({ id: 'far', band: 'overfull' });
  expect(frame().dataset['mapEngine']).toBe('maplibre');
});

test('large numbers are short, and a share that is there stays visible', async () => {
  const written = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText');
  const arcs = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'arc');
  const many = Array.from({ length: 1200 }, (_, n) => ({
    ...(sites[0] as MapSite),
    id: `m${n}`,
    level: n === 0 ? 130 : 20,
  }));
  await renderMap(<SiteClusters sites={many} />);
  await untilDrawn(1, layer);
  expect(written.mock.calls.map(([text]) => text)).toContain('1.2k');
  // The ground, and outer and inner edge of two bands.
  expect(arcs).toHaveBeenCalledTimes(5);
});

test('containers of a site count by their own levels', async () => {
  const shares = { empty: 1, ok: 0, full: 4, overfull: 0 };
  const several = sites.slice(0, 3).map((site) => ({ ...site, shares }));
  await renderMap(<SiteClusters sites={several} />);
  const { features } = await untilDrawn(1, layer);
  expect(features[0]?.properties).toMatchObject({ point_count: 3, empty: 3, ok: 0, full: 12, overfull: 0 });
});

test('a click on a donut opens it, a click on a mark selects the site, pointing at one reports it', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const onHover = vi.fn<(id: string | null) => void>();
  await renderMap(<SiteClusters sites={sites} onSelect={onSelect} onHover={onHover} />);
  await untilDrawn(2, layer);
  mouse('mousemove', place(true));
  expect(onHover).toHaveBeenLastCalledWith('far');
  mouse('mousemove', { x: 5, y: 5 });
  expect(onHover).toHaveBeenLastCalledWith(null);
  mouse('click', place(true));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('far');

  mouse('click', place(false));
  const { features } = await untilDrawn(12, layer);
  expect(new Set(features.map(({ properties }) => properties['band']))).toEqual(
    new Set(['empty', 'ok', 'full', 'overfull', 'unknown']),
  );
});

test('the list is one Tab away, works by keyboard alone, and shows on the map what it points at', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  function layers(hoveredId: string | null) {
    return <SiteClusters sites={sites} hoveredId={hoveredId} onSelect={onSelect} />;
  }
  const { show } = await renderMap(layers(null));
  await untilDrawn(2, layer);
  await userEvent.tab();
  const toggle = page.getByRole('button', { name: 'Show as a list' });
  await expect.element(toggle, patient).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('list', { name: 'Sites' });
  await expect.element(list, patient).toBeVisible();

  const { violations } = await axe.run(frame());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  const rows = list.getByRole('button');
  (rows.elements()[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rows.nth(1), patient).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(rows.last(), patient).toHaveFocus();
  expect(rows.last().element()).toHaveTextContent('16/1 Birkenhagen');
  await userEvent.keyboard('{Home}');
  await expect.element(rows.first(), patient).toHaveFocus();

  await show(layers('far'));
  await expect.poll(ringed, patient).toBe('far');
  await show(layers(null));
  await expect.poll(ringed, patient).toBeUndefined();

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Show as a list' }), patient).toHaveFocus();
});

test('the selected site is pinned and brought into view', async () => {
  const away = { label: '20/3 Altenrode', longitude: 7.975, latitude: 51.834 };
  const { show } = await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  await show(<SelectedSite site={away} />);
  await expect.element(page.getByRole('img', { name: '20/3 Altenrode' }), patient).toBeVisible();
  await expect
    .poll(() => {
      const { view } = drawn();
      return view && view.bounds[1] < away.latitude && view.bounds[3] > away.latitude;
    }, patient)
    .toBe(true);
});

test('the offline basemap has streets, water and names without any server, and the dark theme redraws everything', async () => {
  await renderMap(<SiteClusters sites={sites} />, { language: 'de' });
  await untilDrawn(2, layer);
  const layers = ['casing-arterial', 'built', 'greens', 'water', 'label-centre'];
  await expect
    .poll(() => new Set(drawn(...layers).features.map(({ layer }) => layer)), patient)
    .toEqual(new Set(layers));
  await expect
    .element(page.getByRole('region', { name: 'The map', exact: true }))
    .toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('button', { name: 'Vergrößern' }), patient).toBeVisible();
  expect(frame()).toHaveTextContent('Offline-Karte einer fiktiven Stadt');

  const epoch = Number(frame().dataset['mapEpoch']);
  setSettings({ themeMode: 'dark' });
  await expect.poll(() => Number(frame().dataset['mapEpoch']), patient).toBe(epoch + 1);
  await untilDrawn(2, layer);
});

test('an offline basemap that cannot be had leaves an empty plane under the sites, without a fault', async () => {
  const faults = vi.spyOn(console, 'error');
  await renderMap(<SiteClusters sites={sites} />, { config: { ...offline, cityUrl: '/demo/nowhere.json' } });
  await untilDrawn(2, layer);
  expect(drawn('ground', 'street-arterial', 'built', 'water').features).toEqual([]);
  await expect
    .element(page.getByRole('region', { name: 'The map', exact: true }))
    .toHaveAttribute('aria-busy', 'false');
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
});

test('a city elsewhere has no streets until a map style is set up, and the map says so', async () => {
  await renderMap(<SiteClusters sites={sites} />, { fitTo: [174.7, -36.95, 174.9, -36.8] });
  await expect.element(page.getByText('No streets: no map style is set up')).toBeVisible();
  expect(document.body.textContent).not.toContain('fictional');
});

test('without the demo no map shows its fictional streets, also while nothing is on it', async () => {
  window.__CONFIG__ = { demo: false };
  onTestFinished(() => void delete window.__CONFIG__);
  await renderMap(<SiteClusters sites={sites} />, { config: mapConfig() });
  await untilDrawn(2, layer);
  await expect.element(page.getByText('No streets: no map style is set up')).toBeVisible();
  expect(drawn('ground', 'street-arterial', 'built', 'water').features).toEqual([]);
});

test('right to left: controls and the credit, away from them, change sides; zooming works by button', async () => {
  setSettings({ themeDirection: 'rtl' });
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  const middle = frame().getBoundingClientRect().left + frame().clientWidth / 2;
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  expect(zoomIn.element().getBoundingClientRect().right).toBeLessThan(middle);
  expect(frame().querySelector('.maplibregl-ctrl-bottom-right')).toHaveTextContent('Offline map of a fictional city');

  const before = drawn().view?.zoom ?? 0;
  await zoomIn.click();
  await expect.poll(() => drawn().view?.zoom, patient).toBeCloseTo(before + 1, 3);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => drawn().view?.zoom, patient).toBeLessThan(before + 0.5);
});

/** Pixels of the canvas, beside those of the space that the legend leaves in the frame. */
const sizes = () => {
  const [map, canvas] = [frame().querySelector('.maplibregl-map'), frame().querySelector('canvas')];
  return {
    canvas: [canvas?.width, canvas?.height],
    frame: [map?.clientWidth ?? 0, map?.clientHeight ?? 0].map((side) => side * devicePixelRatio),
  };
};

test('a map follows the size of its frame', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  const before = sizes().frame;
  for (const main of document.querySelectorAll('main')) main.style.width = '420px';
  expect(sizes().frame).not.toEqual(before);
  await expect.poll(() => sizes().canvas).toEqual(sizes().frame);
  await untilDrawn(2, layer);
});

test('areas have soft outlines in their colours, below the sites', async () => {
  const places = sites.slice(0, 12);
  const areas: AreaSites[] = [
    { color: 'teal', sites: places },
    { color: 'pink', sites: places.slice(0, 2) },
  ];
  await renderMap(
    <>
      <AreaOutlines areas={areas} />
      <SiteClusters sites={sites.slice(0, 3)} />
    </>,
  );
  const { features } = await untilDrawn(1, 'kit-areas');
  expect(features.map(({ properties }) => properties)).toEqual([{ color: colorValue('area-teal') }]);
  await untilDrawn(1, layer);
});
