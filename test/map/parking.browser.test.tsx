import { cleanup } from 'vitest-browser-react';
import { afterEach, expect, test } from 'vitest';
import { boundsOf } from '@/map/level';
import { SiteClusters } from '@/map/SiteClusters';
import { resetSettings, setSettings } from '@/theme/settings';
import { drawn, frame, renderMap, sites, untilDrawn } from './kit';

afterEach(resetSettings);

const layer = 'kit-sites';
const canvas = () => frame().querySelector('canvas');
const elsewhere = [
  { id: 'north', label: '20/1 Nordfeld', longitude: 8.01, latitude: 51.91, level: 30 },
  { id: 'south', label: '20/2 Nordfeld', longitude: 8.02, latitude: 51.911, level: 130 },
  { id: 'east', label: '20/3 Nordfeld', longitude: 8.04, latitude: 51.91, level: null },
];

test('the map that was left serves the next screen: its sites, its place, its words, and nothing of the last', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  const first = canvas();
  await cleanup();
  expect(document.querySelector('section[data-map-phase]')).toBeNull();

  await renderMap(<SiteClusters sites={elsewhere} />, { fitTo: boundsOf(elsewhere) });
  const { features, view } = await untilDrawn(3, layer);
  expect(canvas()).toBe(first);
  expect(frame().dataset['mapPhase']).toBe('ready');
  expect(features.map(({ properties }) => properties['id']).toSorted()).toEqual(['east', 'north', 'south']);
  expect(view?.center.longitude).toBeCloseTo(8.025, 2);
  await expect.poll(() => drawn('street-arterial').features.length).toBeGreaterThan(0);
  expect(canvas()?.getAttribute('aria-label')).toMatch(/The map/);

  // What changes while it is there changes as ever.
  setSettings({ themeMode: 'dark' });
  await expect.poll(() => Number(frame().dataset['mapEpoch'])).toBeGreaterThan(1);
  await untilDrawn(3, layer);
});

test('a map that lost its drawing context while it waited is given up for a new one', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  await cleanup();
  const waits = [...document.querySelectorAll<HTMLCanvasElement>('[data-map-parking] canvas')];
  const context = waits.map((one) => one.getContext('webgl2')).find(Boolean);
  const gone = new Promise((resolve) => context?.canvas.addEventListener('webglcontextlost', resolve));
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  await gone;

  await renderMap(<SiteClusters sites={elsewhere} />, { fitTo: boundsOf(elsewhere) });
  const { features } = await untilDrawn(3, layer);
  expect(features.map(({ properties }) => properties['id']).toSorted()).toEqual(['east', 'north', 'south']);
  expect(frame().dataset['mapPhase']).toBe('ready');
  expect(waits).not.toContain(canvas());
  expect(waits[0]?.isConnected).toBe(false);
});

/** Pixels of the picture, beside those of its frame. */
const sizes = () => ({
  picture: [canvas()?.width, canvas()?.height],
  frame: [frame().clientWidth, frame().clientHeight].map((side) => side * devicePixelRatio),
});

test('it comes in the size of its new frame, and looks at all that is to be seen', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  await cleanup();
  await renderMap(<SiteClusters sites={elsewhere} />, { fitTo: boundsOf(elsewhere), width: '420px' });
  const { features } = await untilDrawn(3, layer);
  expect(features.map(({ properties }) => properties['id']).toSorted()).toEqual(['east', 'north', 'south']);
  await expect.poll(() => sizes().picture).toEqual(sizes().frame);
});

test('a map follows the size of its frame', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  const before = sizes().frame;
  for (const main of document.querySelectorAll('main')) main.style.width = '420px';
  expect(sizes().frame).not.toEqual(before);
  await expect.poll(() => sizes().picture).toEqual(sizes().frame);
  await untilDrawn(2, layer);
});

test('a map of other colours is another map', async () => {
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  const first = canvas();
  await cleanup();
  setSettings({ themeMode: 'dark' });
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, layer);
  expect(canvas()).not.toBe(first);
});
