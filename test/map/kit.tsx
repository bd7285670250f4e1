import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { german } from './german';
import { LANGUAGES } from '@/i18n/languages';
import type { MapConfig } from '@/map/config';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import type { LngLat, MapSite, MapStop } from '@/map/types';
import type { MapQuery } from '@/map/useQueryHook';
import { ThemeProvider } from '@/theme/ThemeProvider';

/** A map drawn without a graphics card on a busy machine takes its time. */
export const patient = { timeout: 20_000 };

export const offline: MapConfig = { token: undefined, styleUrl: undefined, cityUrl: '/demo/city.json' };

const level = [20, 65, 90, 130, null];

/** Twelve sites in the old town, near each other, and one far out that stays alone. */
export const sites: MapSite[] = [
  ...Array.from({ length: 12 }, (_, n) => ({
    id: `s${n}`,
    label: `01/${n} Ostgraben`,
    longitude: 8 + (n % 4) * 0.0004,
    latitude: 51.9 + Math.floor(n / 4) * 0.0003,
    level: level[n % 5] ?? null,
  })),
  { id: 'far', label: '16/1 Birkenhagen', longitude: 8.036, latitude: 51.964, level: 120 },
];
const siteBounds = boundsOf(sites);

export const start = Date.UTC(2026, 10, 20, 6);
const states = ['emptied', 'overflowing', 'skipped', 'emptied', 'planned'] as const;

/** Five stops from west to east, a quarter of an hour apart. */
export const stops: MapStop[] = states.map((state, n) => ({
  id: `t${n}`,
  n: n + 1,
  label: `02/${n} Hafenstraße`,
  longitude: 7.98 + n * 0.008,
  latitude: 51.9 + (n % 2) * 0.004,
  level: [35, 130, 60, 95, null][n] ?? null,
  state,
  at: start + n * 900_000,
}));
export const stopBounds = boundsOf(stops);

interface Options {
  config?: MapConfig;
  fitTo?: typeof siteBounds;
  list?: ReactNode;
  language?: 'en' | 'de';
  width?: string;
}

function Around({ language, children }: { language: 'en' | 'de'; children: ReactNode }) {
  return (
    <IntlProvider locale={LANGUAGES[language].tag} messages={language === 'de' ? german : {}} onError={() => undefined}>
      <ThemeProvider>{children}</ThemeProvider>
    </IntlProvider>
  );
}

/** Renders a part that needs no map. */
export const renderAlone = (part: ReactNode) => render(<Around language="en">{part}</Around>);

/** Renders layers in a frame, as a screen would. */
export async function renderMap(children: ReactNode, options: Options = {}) {
  const { config = offline, fitTo = siteBounds, language = 'en', width = '800px' } = options;
  const list = options.list ?? <MapList label="Sites" items={sites.map(({ id, label }) => ({ id, label }))} />;
  const ui = (layers: ReactNode) => (
    <Around language={language}>
      <main style={{ width }}>
        <MapFrame label="The map" height="500px" {...{ config, fitTo, list }} legend={<MapLegend parts={['sites']} />}>
          {layers}
        </MapFrame>
      </main>
    </Around>
  );
  const view = await render(ui(children));
  return { show: (layers: ReactNode) => view.rerender(ui(layers)) };
}

export function frame(): HTMLElement {
  const element = document.querySelector<HTMLElement>('section[data-map-phase]');
  if (!element) throw new Error('There is no map on the page');
  return element;
}

/** What is drawn in the layers now. */
export function drawn(...layers: string[]) {
  const detail: MapQuery = { layers };
  frame().dispatchEvent(new CustomEvent('map:query', { detail }));
  const { features = [], view, screen = [] } = detail;
  return { features, view, screen };
}

/** Where a place is in pixels of the map, as the engine has it. */
export function onScreen(place: LngLat) {
  const detail: MapQuery = { layers: [], places: [place] };
  frame().dispatchEvent(new CustomEvent('map:query', { detail }));
  return detail.projected?.[0];
}

/** Waits until the layers show as many features as asked for. */
export async function untilDrawn(count: number, ...layers: string[]) {
  await expect.poll(() => drawn(...layers).features.length, patient).toBe(count);
  return drawn(...layers);
}

/** The marks of one kind that lie over the map: `emptied-empty-1` of a stop, and where each is in pixels of the map. */
export function marks(kind: 'stop' | 'unloading' | 'vehicle') {
  const { left, top } = (frame().querySelector('canvas') as Element).getBoundingClientRect();
  return [...frame().querySelectorAll<SVGElement>(`[data-map-mark=${kind}]`)].map((mark) => {
    const { x, y, width, height } = (mark.firstElementChild ?? mark).getBoundingClientRect();
    const { state, band, n } = mark.dataset;
    return { is: [state, band, n].join('-'), n: Number(n), x: x + width / 2 - left, y: y + height / 2 - top };
  });
}

/** Waits until as many marks of a kind lie over the map as asked for. */
export async function untilMarked(count: number, kind: 'stop' | 'unloading' | 'vehicle') {
  await expect.poll(() => (drawn().view ? marks(kind).length : undefined), patient).toBe(count);
  return marks(kind);
}

/** The parts of the route on the map. */
export const routes = () =>
  [...frame().querySelectorAll<SVGElement>('[data-map-route]')].map((route) => route.dataset['mapRoute']);

/** Which place has the ring of what is pointed at in the list. */
export const ringed = () => frame().querySelector<SVGElement>('[data-map-hover]')?.dataset['mapHover'];

/** A mouse at a place of the map, in pixels of the frame. */
export function mouse(type: 'click' | 'mousemove', at: { x: number; y: number } | undefined) {
  const canvas = frame().querySelector('canvas');
  if (!canvas || !at) throw new Error('There is nothing to point at');
  const { left, top } = canvas.getBoundingClientRect();
  const event = { bubbles: true, clientX: left + at.x, clientY: top + at.y, button: 0 };
  for (const name of type === 'click' ? ['mousedown', 'mouseup', 'click'] : ['mousemove']) {
    canvas.dispatchEvent(new MouseEvent(name, event));
  }
}
