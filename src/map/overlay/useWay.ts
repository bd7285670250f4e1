import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useMap } from '../context';
import type { LngLat } from '../types';

type Position = readonly [longitude: number, latitude: number];

/** Pixels of the whole world at the zoom a way is written down in (14); from there it is only moved and scaled. */
const WORLD = 512 * 2 ** 14;

/** Web Mercator (EPSG:3857) of WGS 84 degrees, as shares of the world from its north-west. */
const mercator = ([longitude, latitude]: Position) => ({
  x: longitude / 360 + 0.5,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
});

interface Way {
  /** For the group that holds the paths. */
  group: RefObject<SVGGElement | null>;
  /** The `d` of a path along positions, in the group. */
  pathOf: (positions: readonly Position[]) => string;
}

/** A line on the map: its path is written down once, and moves with the map as a whole. */
export function useWay(origin: LngLat | undefined): Way {
  const { engine } = useMap();
  const group = useRef<SVGGElement>(null);
  const { longitude = 0, latitude = 0 } = origin ?? {};

  useLayoutEffect(() => {
    const place = () => {
      const from = engine.project({ longitude, latitude });
      // A degree eastwards, which is as long on every latitude.
      const scale = ((engine.project({ longitude: longitude + 1, latitude }).x - from.x) * 360) / WORLD;
      group.current?.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${from.x} ${from.y})`);
    };
    place();
    return engine.onMove(place);
  }, [engine, longitude, latitude]);

  const pathOf = useMemo(() => {
    const zero = mercator([longitude, latitude]);
    return (positions: readonly Position[]) =>
      positions
        .map((position, i) => {
          const { x, y } = mercator(position);
          return `${i === 0 ? 'M' : 'L'}${((x - zero.x) * WORLD).toFixed(1)} ${((y - zero.y) * WORLD).toFixed(1)}`;
        })
        .join('');
  }, [longitude, latitude]);
  return { group, pathOf };
}
