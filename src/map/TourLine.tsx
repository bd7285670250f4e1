import type { Feature, FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { useLayers } from './context';
import type { KitLayer, Slot } from './engine/engine';
import { cutLine } from './line';
import type { Palette } from './palette';
import type { MapLinePoint } from './types';

interface Props {
  /** The way in order; a stable array. */
  points: readonly MapLinePoint[];
  /** For a replay or a tour under way (ms since the epoch): the rest of the way is drawn dashed. */
  until?: number | undefined;
}

const id = 'kit-line';

/** The way of a tour: solid where it has been driven, dashed ahead, with the vehicle between the two. */
export function TourLine({ points, until }: Props) {
  const data = useMemo((): FeatureCollection => {
    const { driven, ahead, head } = cutLine(points, until);
    const line = (coordinates: [number, number][], part: string): Feature[] =>
      coordinates.length > 1
        ? [{ type: 'Feature', geometry: { type: 'LineString', coordinates }, properties: { part } }]
        : [];
    const vehicle: Feature[] =
      head && until !== undefined
        ? [{ type: 'Feature', geometry: { type: 'Point', coordinates: head }, properties: { part: 'vehicle' } }]
        : [];
    return { type: 'FeatureCollection', features: [...line(ahead, 'ahead'), ...line(driven, 'driven'), ...vehicle] };
  }, [points, until]);
  useLayers({ id, data, source, layers });
  return null;
}

const source = { tolerance: 0.2 };

function layers(palette: Palette): { slot: Slot; layer: KitLayer }[] {
  const part = (name: string) => ['==', ['get', 'part'], name];
  const line = (name: string, of: string, paint: object) => ({
    slot: 'line' as const,
    layer: {
      id: `${id}-${name}`,
      type: 'line',
      source: id,
      filter: part(of),
      layout: { 'line-join': 'round', 'line-cap': of === 'ahead' ? 'butt' : 'round' },
      paint,
    } as KitLayer,
  });
  return [
    line('ahead', 'ahead', { 'line-color': palette.muted, 'line-width': 2.5, 'line-dasharray': [2, 1.5] }),
    line('casing', 'driven', { 'line-color': palette.surface, 'line-width': 7 }),
    line('driven', 'driven', { 'line-color': palette.accent, 'line-width': 4 }),
    {
      slot: 'selected',
      layer: {
        id: `${id}-vehicle`,
        type: 'circle',
        source: id,
        filter: part('vehicle'),
        paint: {
          'circle-radius': 8,
          'circle-color': palette.accent,
          'circle-stroke-color': palette.surface,
          'circle-stroke-width': 3,
        },
      } as KitLayer,
    },
  ];
}
