import type { FeatureCollection } from 'geojson';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { AreaColor } from '@/api/generated/dashboard.schemas';
import { useColors } from '@/theme/colors';
import { useMap } from './context';
import type { KitLayer } from './engine/engine';
import { hullOf } from './hull';
import type { LngLat } from './types';

export interface AreaSites {
  color: AreaColor;
  sites: readonly LngLat[];
}

/** Soft outlines of disposition areas, around their sites; below the layers after it. @param areas a stable array */
export function AreaOutlines({ areas }: { areas: readonly AreaSites[] }) {
  const { engine, epoch } = useMap();
  const color = useColors();
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: areas.flatMap((area) => {
        const ring = hullOf(area.sites);
        if (ring.length === 0) return [];
        const properties = { color: color(`area-${area.color}`) };
        return [{ type: 'Feature' as const, geometry: { type: 'Polygon' as const, coordinates: [ring] }, properties }];
      }),
    }),
    [areas, color],
  );
  const shown = useRef(data);
  const add = useEffectEvent(() => {
    engine.addSource(areasId, { type: 'geojson', data }, areaLayers);
    shown.current = data;
  });
  useEffect(() => {
    add();
    return () => engine.removeSource(areasId);
  }, [engine, epoch]);
  useEffect(() => {
    if (shown.current !== data) engine.setData(areasId, data);
    shown.current = data;
  }, [engine, data]);
  return null;
}

const areasId = 'kit-areas';
const areaLayers: readonly KitLayer[] = [
  {
    id: areasId,
    type: 'fill',
    source: areasId,
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': 0.07 },
  },
  {
    id: `${areasId}-line`,
    type: 'line',
    source: areasId,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': ['get', 'color'], 'line-opacity': 0.55, 'line-width': 1.5 },
  },
];
