import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Colours of the two designs: muted, so that the data drawn over them stands out, with enough contrast to orient by. */
const lightInks = {
  ground: '#eceff2',
  built: '#f4f5f7',
  park: '#c8dfc3',
  water: '#aacbe2',
  border: '#a9b3be',
  rail: '#aab2bb',
  wood: '#b8d5b2',
  casing: '#b6bfc9',
  arterial: '#ffffff',
  collector: '#ffffff',
  residential: '#fdfdfe',
  halo: '#f7f8fa',
  street: '#4f5a66',
  parkText: '#2f5a34',
  waterText: '#21506f',
  district: '#333c46',
};

type Inks = typeof lightInks;

const darkInks: Inks = {
  ground: '#0f1419',
  built: '#151b22',
  park: '#1c3627',
  water: '#1b3f5e',
  border: '#43525f',
  rail: '#3a4753',
  wood: '#1a3022',
  casing: '#4a5866',
  arterial: '#34404c',
  collector: '#2b3641',
  residential: '#252f39',
  halo: '#12181e',
  street: '#a3afbb',
  parkText: '#93bd9e',
  waterText: '#93bddb',
  district: '#c6d0d9',
};

/**
 * The `part` of each feature in `demo/city.json`. Streets also have a `class`, water and greens a `kind`, district labels a
 * `rank` from 1.
 */
type CityPart = 'districts' | 'built' | 'greens' | 'water' | 'rails' | 'streets' | 'district_labels';

/** The filter of a layer for one part, optionally narrowed. */
const partOf = (part: CityPart, filter?: unknown) => {
  const whole = ['==', ['get', 'part'], part];
  return filter ? ['all', whole, filter] : whole;
};

/** MapLibre renders glyphs from the page's fonts when a style names no glyph server. */
const font = ['Inter Variable'];

const text = (color: string, ink: Inks) => ({
  'text-color': color,
  'text-halo-color': ink.halo,
  'text-halo-width': 1.4,
});

const named = (size: unknown, more: object = {}) => ({
  'text-field': ['get', 'name'],
  'text-font': font,
  'text-size': size,
  ...more,
});

/** From this zoom a district is larger than the view: its name is in each tile instead of at its centre. */
const INSIDE = 14.6;

/** Names of districts, greens, water and streets; the later layer wins where two would overlap. */
function labels(ink: Inks): LayerSpecification[] {
  const street = (id: string, minzoom: number, filter: unknown, size: number) => ({
    id,
    type: 'symbol',
    source: 'city',
    minzoom,
    filter: partOf('streets', filter),
    layout: named(size, { 'symbol-placement': 'line', 'symbol-spacing': 320 }),
    paint: text(ink.street, ink),
  });
  const isClass = (kind: StreetClass) => ['==', ['get', 'class'], kind];
  const district = (id: string, minzoom: number, rank: [number, number], size: unknown) => ({
    id,
    type: 'symbol',
    source: 'city',
    minzoom,
    maxzoom: INSIDE,
    filter: partOf('district_labels', ['all', ['>=', ['get', 'rank'], rank[0]], ['<=', ['get', 'rank'], rank[1]]]),
    layout: named(size, { 'text-max-width': 7, 'text-padding': 8 }),
    paint: text(ink.district, ink),
  });
  return [
    street('label-residential', 15.2, isClass('residential'), 11),
    street('label-collector', 13.2, isClass('collector'), 11),
    street('label-arterial', 11.8, isClass('arterial'), 11.5),
    {
      id: 'label-green',
      type: 'symbol',
      source: 'city',
      filter: partOf('greens'),
      minzoom: 13,
      layout: named(11, { 'text-max-width': 7 }),
      paint: text(ink.parkText, ink),
    },
    {
      id: 'label-stream',
      type: 'symbol',
      source: 'city',
      minzoom: 13,
      filter: partOf('water', ['==', ['get', 'kind'], 'stream']),
      layout: named(11, { 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-letter-spacing': 0.06 }),
      paint: text(ink.waterText, ink),
    },
    {
      id: 'label-water',
      type: 'symbol',
      source: 'city',
      minzoom: 11.5,
      filter: partOf('water', ['!=', ['get', 'kind'], 'stream']),
      layout: named(12, { 'text-letter-spacing': 0.08 }),
      paint: text(ink.waterText, ink),
    },
    district('label-district', 9.8, [2, 9], ['interpolate', ['linear'], ['zoom'], 10, 11, 14, 13]),
    district('label-centre', 9, [0, 1], ['interpolate', ['linear'], ['zoom'], 10, 12, 14, 15]),
    { ...district('label-inside', INSIDE, [0, 9], 14), filter: partOf('districts'), maxzoom: 24 },
  ] as LayerSpecification[];
}

type StreetClass = 'residential' | 'collector' | 'arterial';

/** Line widths by zoom (px); a class is visible from its first zoom. */
const widths: Record<StreetClass, [zoom: number, px: number][]> = {
  residential: [
    [12.4, 0.4],
    [14, 1.2],
    [16, 5],
    [18, 14],
  ],
  collector: [
    [10.5, 0.4],
    [13, 1.6],
    [14, 3.2],
    [16, 8],
    [18, 20],
  ],
  arterial: [
    [9, 0.7],
    [12, 2],
    [14, 5],
    [16, 12],
    [18, 26],
  ],
};

/** The zoom from which a street is wide enough for a casing around its fill. */
const fillFrom: Record<StreetClass, number> = { residential: 14.5, collector: 13.4, arterial: 12.6 };

const grow = (kind: StreetClass, add: number) => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...widths[kind].flatMap(([zoom, px]) => [zoom, Math.max(0, px + add)]),
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
  // All casings are below all fills, so that crossings stay open. A street too thin for both is its casing.
  return [
    ...order.map((kind) => line('casing', kind, ink.casing, 1, first(kind))),
    ...order.map((kind) => line('street', kind, ink[kind], -0.4, fillFrom[kind])),
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

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

/**
 * The complete style of the offline basemap: districts, greens, water, streets with casings, labels. The worker fetches
 * the data itself; passing it would copy it on the page.
 */
export function offlineBasemap(cityUrl: string | undefined, dark: boolean, attribution: string): StyleSpecification {
  const ink = dark ? darkInks : lightInks;
  return {
    version: 8,
    sources: { city: { type: 'geojson', data: cityUrl ?? NOTHING, attribution, maxzoom: 15 } },
    layers: [...ground(ink), ...streets(ink), ...labels(ink)],
  };
}
