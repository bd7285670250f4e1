import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { useImages, useLayers } from './context';
import type { KitLayer, Slot } from './engine/engine';
import { HoverRing } from './HoverRing';
import { drawStop } from './images/marks';
import { bandOf } from './level';
import type { MapStop } from './types';
import { usePointer } from './usePointer';

interface Props {
  /** A stable array: each new one is drawn anew. */
  stops: readonly MapStop[];
  /** For a replay (ms since the epoch): what happens later is drawn as planned. */
  until?: number | undefined;
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  onSelect?: (id: string) => void;
}

const id = 'kit-stops';

/** The stops of a tour: the number in the shape of the state, in the colour of the level. */
export function TourStops({ stops, until, hoveredId = null, onHover, onSelect }: Props) {
  const reached = until === undefined ? undefined : lastBefore(stops, until);
  const data = useMemo(() => stopData(stops, reached), [stops, reached]);

  useImages('stop-', drawStop);
  useLayers({ id, data, layers });

  usePointer(id, { onHover, onSelect });
  return <HoverRing id="kit-hover-stop" places={stops} hoveredId={hoveredId} />;
}

/** The time of the last stop a replay has reached: the drawing changes only with it. */
const lastBefore = (stops: readonly MapStop[], until: number) =>
  stops.reduce((last, { at }) => (at !== undefined && at <= until && at > last ? at : last), -Infinity);

const happened = (stop: MapStop, until: number) => stop.at === undefined || stop.at <= until;

/** A stop as it stood at a time of the replay. */
export function stopAt(stop: MapStop, until: number | undefined): MapStop {
  return until === undefined || happened(stop, until) ? stop : { ...stop, state: 'planned', level: null };
}

function stopData(stops: readonly MapStop[], until: number | undefined): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: stops.map((given) => {
      const { id: stop, n, longitude, latitude, level, state } = stopAt(given, until);
      const band = bandOf(level);
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: { id: stop, n, state, band, image: `stop-${state}-${band}-${n}` },
      };
    }),
  };
}

function layers(): { slot: Slot; layer: KitLayer }[] {
  return [
    {
      slot: 'stops',
      layer: {
        id,
        type: 'symbol',
        source: id,
        layout: {
          'icon-image': ['get', 'image'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          // Where stops lie on each other the earlier number stays on top.
          'symbol-sort-key': ['-', 0, ['get', 'n']],
        },
      },
    },
  ];
}
