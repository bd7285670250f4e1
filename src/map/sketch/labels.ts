import type { LayerSpecification } from 'maplibre-gl';
import type { Inks } from './inks';
import { partOf } from './parts';

/** MapLibre draws glyphs itself, from the fonts of the page, when a style names no glyph server. */
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

/** Names of districts, greens, water and streets; the later layer wins where two would overlap. */
export function labels(ink: Inks): LayerSpecification[] {
  const street = (id: string, minzoom: number, filter: unknown, size: number) => ({
    id,
    type: 'symbol',
    source: 'city',
    minzoom,
    filter: partOf('streets', filter),
    layout: named(size, { 'symbol-placement': 'line', 'symbol-spacing': 320 }),
    paint: text(ink.street, ink),
  });
  const small = ['==', ['get', 'class'], 'residential'];
  const district = (id: string, minzoom: number, rank: [number, number], size: unknown) => ({
    id,
    type: 'symbol',
    source: 'city',
    minzoom,
    filter: partOf('district_labels', ['all', ['>=', ['get', 'rank'], rank[0]], ['<=', ['get', 'rank'], rank[1]]]),
    layout: named(size, { 'text-max-width': 7, 'text-padding': 8 }),
    paint: text(ink.district, ink),
  });
  return [
    street('label-residential', 15.2, small, 10.5),
    street('label-street', 13.2, ['!', small], 11),
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
    district('label-district', 10.6, [2, 9], ['interpolate', ['linear'], ['zoom'], 10, 10.5, 14, 13]),
    district('label-centre', 9, [0, 1], ['interpolate', ['linear'], ['zoom'], 10, 12, 14, 15]),
  ] as LayerSpecification[];
}
