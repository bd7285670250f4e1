import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useMap } from '../context';
import type { LngLat } from '../types';

/** Holds the children of an SVG group at places of the map, the n-th at the n-th place, whatever moves. */
export function usePlaced(places: readonly LngLat[]): RefObject<SVGGElement | null> {
  const { engine } = useMap();
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const children = group.current?.children ?? [];
      places.forEach((one, i) => {
        const { x, y } = engine.project(one);
        children[i]?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      });
    };
    place();
    return engine.onMove(place);
  }, [engine, places]);
  return group;
}
