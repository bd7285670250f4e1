import type { FeatureCollection } from 'geojson';
import { useMemo, useState } from 'react';
import { useLayers } from './context';
import type { KitLayer, Slot } from './engine/engine';
import type { Palette } from './palette';
import type { LngLat } from './types';

interface Props {
  places: readonly (LngLat & { id: string })[];
  hoveredId: string | null;
  /** Names the source: several layers of one map may have a ring each. */
  id?: keyof typeof rings;
}

/** A ring around the place whose entry in a list is pointed at. Its layer is there only once it is needed. */
export function HoverRing(props: Props) {
  const [used, setUsed] = useState(false);
  if (!used && props.hoveredId !== null) setUsed(true);
  return used ? <Ring {...props} /> : null;
}

function Ring({ places, hoveredId, id = 'kit-hover' }: Props) {
  const data = useMemo((): FeatureCollection => {
    const place = hoveredId === null ? undefined : places.find((one) => one.id === hoveredId);
    return { type: 'FeatureCollection', features: place ? [pointOf(place)] : [] };
  }, [places, hoveredId]);
  useLayers({ id, data, layers: rings[id] });
  return null;
}

/** A point feature that carries nothing but its id. */
export function pointOf({ id, longitude, latitude }: LngLat & { id: string }): FeatureCollection['features'][number] {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties: { id } };
}

const ring = (id: string, radius: number) =>
  function layers(palette: Palette): { slot: Slot; layer: KitLayer }[] {
    return [
      {
        slot: 'hover',
        layer: {
          id,
          type: 'circle',
          source: id,
          paint: {
            'circle-radius': radius,
            'circle-color': palette.text,
            'circle-opacity': 0.12,
            'circle-stroke-color': palette.text,
            'circle-stroke-width': 2,
          },
        },
      },
    ];
  };

const rings = {
  'kit-hover': ring('kit-hover', 14),
  'kit-hover-stop': ring('kit-hover-stop', 18),
  'kit-hover-unloading': ring('kit-hover-unloading', 18),
};
