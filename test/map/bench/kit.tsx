import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { useEffect } from 'react';
import { useMap } from '@/map/context';
import type { MapEngine } from '@/map/engine/engine';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { SiteClusters } from '@/map/SiteClusters';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import type { MapSite, MapStop } from '@/map/types';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { points, p95, step, untilTrue } from './measure';

const config = { token: undefined, styleUrl: undefined, cityUrl: '/demo/city.json' };
const states = ['emptied', 'emptied', 'overflowing', 'skipped', 'planned'] as const;
const noSites: MapSite[] = [];

const sites = (count: number): MapSite[] =>
  points(count).map((point, n) => ({ ...point, id: `c${n}`, label: `Container ${n}` }));
const stops = (count: number): MapStop[] =>
  points(count).map((point, n) => ({
    ...point,
    id: `t${n}`,
    label: `Stop ${n}`,
    n: n + 1,
    state: states[n % 5] ?? 'planned',
  }));

function Engine({ onEngine }: { onEngine: (engine: MapEngine) => void }) {
  const { engine } = useMap();
  useEffect(() => onEngine(engine), [engine, onEngine]);
  return null;
}

async function open(container: HTMLElement) {
  const root = createRoot(container);
  let given: (engine: MapEngine) => void = () => undefined;
  const ready = new Promise<MapEngine>((resolve) => {
    given = resolve;
  });
  const show = (shown: MapSite[], tour: MapStop[]) =>
    flushSync(() =>
      root.render(
        <IntlProvider locale="en" onError={() => undefined}>
          <ThemeProvider>
            <MapFrame label="Map" height="100%" config={config}>
              <Engine onEngine={given} />
              {tour.length > 0 ? (
                <>
                  <TourLine points={tour} />
                  <TourStops stops={tour} />
                </>
              ) : (
                <SiteClusters sites={shown} />
              )}
            </MapFrame>
          </ThemeProvider>
        </IntlProvider>,
      ),
    );
  show(noSites, []);
  const engine = await ready;
  engine.moveTo({ longitude: 8, latitude: 51.9 }, { animate: false, zoom: 11.5 });
  await engine.idle();
  return { root, show, engine };
}

/** The sites of a city through the kit, in the same view as the bare map. */
export async function kit(count: number, frames: number, container: HTMLElement) {
  const { root, show, engine } = await open(container);
  const given = sites(count);
  const from = performance.now();
  show(given, []);
  await engine.idle();
  const drawn = performance.now() - from;
  const donuts = engine.query(['kit-sites']).length;
  const frame = await p95(frames, (n) => engine.panBy(...step(n, frames), { animate: false }));
  root.unmount();
  return { drawn, frame, donuts };
}

/**
 * Milliseconds from selecting a tour, after the sites of the city were shown, until all its stops and its route are rendered, until
 * the sites are gone, and until the map has nothing left to draw.
 */
export async function tour(count: number, container: HTMLElement, slow: () => Promise<void>) {
  const { root, show, engine } = await open(container);
  show(sites(247), []);
  await engine.idle();
  const given = stops(count);
  const bounds = boundsOf(given);
  if (bounds) engine.fit(bounds, { animate: false, padding: 48, maxZoom: 16 });
  await engine.idle();
  await slow();
  const from = performance.now();
  const [drawn, alone] = [
    untilTrue(() => container.querySelectorAll('[data-map-mark=stop]').length === count),
    untilTrue(() => engine.query(['kit-sites']).length === 0),
  ];
  show(noSites, given);
  const times = { drawn: await drawn, alone: await alone };
  await engine.idle();
  root.unmount();
  return { ...times, still: performance.now() - from };
}
