import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { inks, type Inks } from './inks';
import { labels } from './labels';
import { partOf, type CityPart } from './parts';

type StreetClass = 'residential' | 'collector' | 'arterial';

/** Line widths by zoom (px); a class begins to be drawn at its first zoom. */
const widths: Record<StreetClass, [zoom: number, px: number][]> = {
  residential: [
    [12.4, 0.4],
    [14, 1.4],
    [16, 5],
    [18, 14],
  ],
  collector: [
    [10.5, 0.5],
    [13, 1.8],
    [14, 3.2],
    [16, 8],
    [18, 20],
  ],
  arterial: [
    [9, 0.7],
    [12, 2.4],
    [14, 5],
    [16, 12],
    [18, 26],
  ],
};

const grow = (kind: StreetClass, add: number) => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...widths[kind].flatMap(([zoom, px]) => [zoom, px + add]),
];

function streets(ink: Inks): LayerSpecification[] {
  const order = ['residential', 'collector', 'arterial'] as const;
  const line = (id: string, kind: StreetClass, color: string, add: number, minzoom: number) => ({
    id: `${id}-${kind}`,
    type: 'line',
    source: 'city',
    minzoom,
    filter: partOf('streets', ['==', ['get', 'class'], kind]),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': grow(kind, add) },
  });
  const first = (kind: StreetClass) => widths[kind][0]?.[0] ?? 0;
  // All casings lie under all fills, so that crossings stay open; thin lines need none.
  return [
    ...order.map((kind) => line('casing', kind, ink.casing, 1.6, Math.max(12, first(kind)))),
    ...order.map((kind) => line('street', kind, ink[kind], 0, first(kind))),
  ] as LayerSpecification[];
}

function ground(ink: Inks): LayerSpecification[] {
  const fill = (id: string, part: CityPart, color: unknown, filter?: unknown) => ({
    id,
    type: 'fill',
    source: 'city',
    filter: partOf(part, filter),
    paint: { 'fill-color': color },
  });
  const stream = ['==', ['get', 'kind'], 'stream'];
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': ink.ground } },
    fill('built', 'built', ink.built),
    fill('greens', 'greens', ['match', ['get', 'kind'], 'wood', ink.wood, ink.park]),
    {
      id: 'streams',
      type: 'line',
      source: 'city',
      filter: partOf('water', stream),
      minzoom: 10,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': ink.water,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 10, 1, 14, 4, 18, 24],
      },
    },
    fill('water', 'water', ink.water, ['!', stream]),
    {
      id: 'borders',
      type: 'line',
      source: 'city',
      filter: partOf('districts'),
      paint: { 'line-color': ink.border, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    {
      id: 'rails',
      type: 'line',
      source: 'city',
      filter: partOf('rails'),
      minzoom: 10,
      paint: { 'line-color': ink.rail, 'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.8, 16, 3] },
    },
  ] as LayerSpecification[];
}

/**
 * A whole style over the drawing of a city (`public/demo/city.json`): districts, greens, water, streets with casings, labels. The worker
 * fetches and reads the drawing itself: handed over, it would be copied piece by piece on the page.
 */
export function sketchStyle(cityUrl: string, dark: boolean, attribution: string): StyleSpecification {
  const ink = dark ? inks.dark : inks.light;
  return {
    version: 8,
    sources: { city: { type: 'geojson', data: cityUrl, attribution, maxzoom: 15 } },
    layers: [...ground(ink), ...streets(ink), ...labels(ink)],
  };
}
