import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SiteClusters } from '@/map/SiteClusters';
import { resetSettings, setSettings } from '@/theme/settings';
import { drawn, frame, offline, renderMap, sites, untilDrawn, patient } from './kit';

const layers = <SiteClusters sites={sites} />;
const basemapNotice = 'The map server is not responding. You see the offline map instead.';
const real = window.fetch;
let asked: string[] = [];

/** Answers requests of other hosts; the page's own go through. */
function answer(reply: (url: URL) => Response | undefined) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.host === location.host) return real(input, init);
    // Mapbox counts loads and sessions. A count that fails after its map is gone is an unhandled rejection of the library.
    if (url.host === 'events.mapbox.com' || url.pathname.startsWith('/map-sessions/')) return new Response();
    asked.push(url.href);
    const response = reply(url);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
}
afterEach(resetSettings);
beforeEach(() => {
  setSettings({ themeMode: 'light' });
  asked = [];
});

const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#eeeeee' } };
const style = { version: 8, sources: {}, layers: [ground] };

test('a style of somebody else is drawn under the layers, light or dark as the theme is', async () => {
  answer((url) => (url.pathname.includes('style') ? Response.json(style) : undefined));
  await renderMap(layers, { config: { ...offline, styleUrl: 'https://maps.example/style-{theme}.json' } });
  await untilDrawn(2, 'kit-sites');
  expect(asked).toContain('https://maps.example/style-light.json');
  setSettings({ themeMode: 'dark' });
  await expect.poll(() => asked, patient).toContain('https://maps.example/style-dark.json');
  await untilDrawn(2, 'kit-sites');
  expect(drawn('casing-arterial').features).toEqual([]);
  expect(page.getByText(basemapNotice).query()).toBeNull();
});

test('a style that does not come is replaced by the offline basemap, and said so', async () => {
  answer(() => new Response('gone', { status: 503 }));
  await renderMap(layers, { config: { ...offline, styleUrl: 'https://maps.example/style.json' } });
  await expect.element(page.getByText(basemapNotice), patient).toBeVisible();
  await untilDrawn(2, 'kit-sites');
  await expect.poll(() => drawn('casing-arterial').features.length, patient).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(page.getByText(basemapNotice).query()).toBeNull();
});

test('a source whose server is away is replaced by the offline basemap too', async () => {
  const tiles = { type: 'vector', url: 'https://tiles.example/city.json' };
  const roads = { id: 'roads', type: 'line', source: 'tiles', 'source-layer': 'roads' };
  answer((url) =>
    url.host === 'maps.example' ? Response.json({ ...style, sources: { tiles }, layers: [ground, roads] }) : undefined,
  );
  await renderMap(layers, { config: { ...offline, styleUrl: 'https://maps.example/style.json' } });
  await expect.element(page.getByText(basemapNotice), patient).toBeVisible();
  expect(asked).toContain('https://tiles.example/city.json');
  await untilDrawn(2, 'kit-sites');
});

test('with a token Mapbox draws: it gets the token and the style', async () => {
  answer((url) => (url.host === 'maps.example' ? Response.json(style) : undefined));
  await renderMap(layers, {
    config: {
      ...offline,
      token: 'pk.eyJ1IjoiZGVtbyIsImEiOiJjbGFzcyJ9.test',
      styleUrl: 'https://maps.example/mine.json',
    },
  });
  await expect.poll(() => frame().dataset['mapEngine'], patient).toBe('mapbox');
  await expect.poll(() => frame().dataset['mapPhase'], patient).toBe('ready');
  expect(asked).toContain('https://maps.example/mine.json');
  expect(page.getByText(basemapNotice).query()).toBeNull();
  await untilDrawn(2, 'kit-sites');
});

test("Mapbox' own style is asked for with the token; when it does not respond, the offline basemap is drawn by MapLibre", async () => {
  answer(() => undefined);
  await renderMap(layers, { config: { ...offline, token: 'pk.eyJ1IjoiZGVtbyIsImEiOiJjbGFzcyJ9.test' } });
  await expect.element(page.getByText(basemapNotice), patient).toBeVisible();
  const own = asked.map((url) => new URL(url)).find(({ pathname }) => pathname.includes('/styles/v1/mapbox/light-v11'));
  expect(own?.host).toBe('api.mapbox.com');
  expect(own?.searchParams.get('access_token')).toBe('pk.eyJ1IjoiZGVtbyIsImEiOiJjbGFzcyJ9.test');
  await untilDrawn(2, 'kit-sites');
  expect(frame().dataset['mapEngine']).toBe('maplibre');
  // In the place of the other, not below it.
  const box = (element: Element | null) => element?.getBoundingClientRect();
  expect(box(frame().querySelector('canvas'))?.top).toBe(box(frame())?.top);
});
