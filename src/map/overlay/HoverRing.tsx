import { useMemo } from 'react';
import type { LngLat } from '../types';
import { Overlay } from './Overlay';
import { usePlaced } from './usePlaced';

interface Props {
  places: readonly (LngLat & { id: string })[];
  hoveredId: string | null;
  /** In px; a little more than the mark has. */
  radius?: number;
}

/** A ring around the place whose entry in a list is pointed at. */
export function HoverRing({ places, hoveredId, radius = 18 }: Props) {
  const place = hoveredId === null ? undefined : places.find(({ id }) => id === hoveredId);
  return place ? <Ring place={place} radius={radius} /> : null;
}

function Ring({ place, radius }: { place: LngLat & { id: string }; radius: number }) {
  const group = usePlaced(useMemo(() => [place], [place]));
  return (
    <Overlay slot="hover">
      <g ref={group} data-map-hover={place.id}>
        <circle r={radius} fill="var(--c-text)" fillOpacity={0.12} stroke="var(--c-text)" strokeWidth={2} />
      </g>
    </Overlay>
  );
}
