import { useMemo } from 'react';
import { cutLine } from './line';
import { Overlay } from './overlay/Overlay';
import { usePlaced } from './overlay/usePlaced';
import { useWay } from './overlay/useWay';
import type { LngLat, MapLinePoint } from './types';

interface Props {
  /** The way in order; a stable array. */
  points: readonly MapLinePoint[];
  /** For a replay or a tour under way (ms since the epoch): the rest of the way is drawn dashed. */
  until?: number | undefined;
}

/** The way of a tour: solid where it has been driven, dashed ahead, with the vehicle between the two. */
export function TourLine({ points, until }: Props) {
  const { group, pathOf } = useWay(points[0]);
  const { driven, ahead, head } = useMemo(() => cutLine(points, until), [points, until]);
  const path = useMemo(() => ({ driven: pathOf(driven), ahead: pathOf(ahead) }), [pathOf, driven, ahead]);
  const solid = { d: path.driven, vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
  return (
    <>
      <Overlay slot="line">
        <g ref={group} fill="none" strokeLinejoin="round">
          {ahead.length > 1 ? (
            <path
              data-map-way="ahead"
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
              <path {...solid} data-map-way="driven" stroke="var(--c-accent-fg)" strokeWidth={4} />
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
