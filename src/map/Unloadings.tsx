import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { useImages, useLayers } from './context';
import type { KitLayer, Slot } from './engine/engine';
import { HoverRing, pointOf } from './HoverRing';
import { drawUnloading } from './images/marks';
import type { MapUnloading } from './types';
import { usePointer } from './usePointer';

interface Props {
  /** A stable array. */
  unloadings: readonly MapUnloading[];
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}

const id = 'kit-unloadings';

/** The places where a tour unloaded. */
export function Unloadings({ unloadings, hoveredId = null, onHover, onSelect }: Props) {
  const data = useMemo(
    (): FeatureCollection => ({ type: 'FeatureCollection', features: unloadings.map(pointOf) }),
    [unloadings],
  );
  useImages('unloading-', drawUnloading);
  useLayers({ id, data, layers });
  usePointer(id, { onHover, onSelect });
  return <HoverRing id="kit-hover-unloading" places={unloadings} hoveredId={hoveredId} />;
}

function layers(): { slot: Slot; layer: KitLayer }[] {
  return [
    {
      slot: 'unloadings',
      layer: {
        id,
        type: 'symbol',
        source: id,
        layout: { 'icon-image': 'unloading-', 'icon-allow-overlap': true, 'icon-ignore-placement': true },
      },
    },
  ];
}
