import type { FeatureCollection } from 'geojson';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useImages, useLayers, useMap } from './context';
import type { KitLayer, Slot } from './engine/engine';
import { pointOf } from './HoverRing';
import { drawUnloading } from './images/marks';
import type { MapUnloading } from './types';

interface Props {
  /** A stable array. */
  unloadings: readonly MapUnloading[];
  onSelect?: (id: string) => void;
}

const id = 'kit-unloadings';

/** The places where a tour unloaded. */
export function Unloadings({ unloadings, onSelect }: Props) {
  const { engine, epoch } = useMap();
  const data = useMemo(
    (): FeatureCollection => ({ type: 'FeatureCollection', features: unloadings.map(pointOf) }),
    [unloadings],
  );
  const select = useEffectEvent((unloading: string) => onSelect?.(unloading));

  useImages('unloading-', drawUnloading);
  useLayers({ id, data, layers });
  useEffect(
    () =>
      engine.onPointer([id], (feature, type) => {
        if (type === 'click' && typeof feature?.properties['id'] === 'string') select(feature.properties['id']);
      }),
    [engine, epoch],
  );
  return null;
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
