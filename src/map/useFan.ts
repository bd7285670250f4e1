import { useEffect, useMemo, useState } from 'react';
import { useMap } from './context';
import type { LngLat } from './types';

type Place = LngLat & { id: string };
export interface Pixels {
  x: number;
  y: number;
}
/** Px from its place at which each stop of an opened group is shown. */
export type Fan = ReadonlyMap<string, Pixels>;

/** Px between the middles of two marks that overlap. */
const OVERLAP = 20;
/** Px between neighbours on the circle of a fan. */
const SPACING = 32;
const none: Fan = new Map();

/**
 * Opens the group of overlapping places around the active one as a fan: a circle around their middle, in their order, so that each
 * can be seen and chosen. It closes when the map's zoom changes or another place is active.
 */
export function useFan(places: readonly Place[], activeId: string | null): Fan {
  const { engine } = useMap();
  const [zoom, setZoom] = useState(() => engine.view().zoom);
  useEffect(() => engine.onMove(() => setZoom(engine.view().zoom)), [engine]);
  return useMemo(() => {
    const active = places.find(({ id }) => id === activeId);
    // A new zoom is another distance in px.
    return active && Number.isFinite(zoom) ? fanAround(active, places, (place) => engine.project(place)) : none;
  }, [engine, places, activeId, zoom]);
}

/** The fan of the places that overlap with the active one, directly or through others; empty when none does. */
export function fanAround(active: Place, places: readonly Place[], project: (place: LngLat) => Pixels): Fan {
  const all = places.map(({ id, ...place }) => ({ id, ...project(place) }));
  const first = all.find(({ id }) => id === active.id);
  const group = new Set(first && [first]);
  for (const one of group)
    for (const other of all) if (Math.hypot(other.x - one.x, other.y - one.y) < OVERLAP) group.add(other);
  if (group.size < 2) return none;
  const members = all.filter((one) => group.has(one));
  const count = members.length;
  const middle = (axis: 'x' | 'y') => members.reduce((sum, one) => sum + one[axis], 0) / count;
  const center = { x: middle('x'), y: middle('y') };
  const radius = Math.max(22, SPACING / 2 / Math.sin(Math.PI / count));
  return new Map(
    members.map(({ id, x, y }, i) => {
      // From the top, clockwise.
      const angle = (2 * Math.PI * i) / count - Math.PI / 2;
      return [id, { x: center.x + radius * Math.cos(angle) - x, y: center.y + radius * Math.sin(angle) - y }];
    }),
  );
}
