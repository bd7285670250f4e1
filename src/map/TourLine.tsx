import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useMap } from './context';
import { cutLine, type Position } from './line';
import { Overlay, usePlaced } from './Overlay';
import type { LngLat, MapLinePoint } from './types';

interface Props {
  /** The route in order; a stable array. */
  points: readonly MapLinePoint[];
  /** For a replay or a tour under way (ms since the epoch): the rest of the route is dashed. */
  until?: number | undefined;
}

/** The route of a tour: solid where driven, dashed ahead, with the vehicle between the two. */
export function TourLine({ points, until }: Props) {
  const { group, pathOf } = useRoute(points[0]);
  const { driven, ahead, head } = useMemo(() => cutLine(points, until), [points, until]);
  const path = useMemo(() => ({ driven: pathOf(driven), ahead: pathOf(ahead) }), [pathOf, driven, ahead]);
  const solid = { d: path.driven, vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
  return (
    <>
      <Overlay slot="line">
        <g ref={group} fill="none" strokeLinejoin="round">
          {ahead.length > 1 ? (
            <path
              data-map-route="ahead"
              d={path.ahead}
              vectorEffect="non-scaling-stroke"
              stroke="var(--c-muted)"
              strokeWidth={2.5}
              strokeDasharray="5 4"
            />
          ) : null}
          {driven.length > 1 ? (
            <>
              <path {...solid} stroke="var(--c-surface)" strokeWidth={7} />
              <path {...solid} data-map-route="driven" stroke="var(--c-accent-fg)" strokeWidth={4} />
            </>
          ) : null}
        </g>
      </Overlay>
      {head && until !== undefined ? <Vehicle longitude={head[0]} latitude={head[1]} /> : null}
    </>
  );
}

function Vehicle({ longitude, latitude }: LngLat) {
  const group = usePlaced(useMemo(() => [{ longitude, latitude }], [longitude, latitude]));
  return (
    <Overlay slot="vehicle">
      <g ref={group}>
        <circle data-map-mark="vehicle" r={9.5} fill="var(--c-accent-fg)" stroke="var(--c-surface)" strokeWidth={3} />
      </g>
    </Overlay>
  );
}

/** Px of the whole world at zoom 14, the scale of the path's coordinates. */
const WORLD = 512 * 2 ** 14;

/** Web Mercator (EPSG:3857) of WGS 84 degrees, as shares of the world from its north-west. */
const mercator = ([longitude, latitude]: Position) => ({
  x: longitude / 360 + 0.5,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
});

interface Route {
  /** For the group that holds the paths. */
  group: RefObject<SVGGElement | null>;
  /** The `d` of a path through the positions. */
  pathOf: (positions: readonly Position[]) => string;
}

/** Computes a path once; while the map moves, only the transform of its group changes. */
function useRoute(origin: LngLat | undefined): Route {
  const { engine } = useMap();
  const group = useRef<SVGGElement>(null);
  const { longitude = 0, latitude = 0 } = origin ?? {};

  useLayoutEffect(() => {
    const place = () => {
      const from = engine.project({ longitude, latitude });
      // A degree of longitude has the same length at every latitude.
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
