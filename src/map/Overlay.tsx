import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './context';
import type { LngLat } from './types';
import type { Fan, Pixels } from './useFan';

/** Drawing order, from below. */
const slots = ['line', 'unloadings', 'stops', 'hover', 'vehicle'] as const;

interface Props {
  slot: (typeof slots)[number];
  children: ReactNode;
}

/** SVG above the canvas and below the popups, for dozens of marks. It ignores the pointer; the list serves screen readers. */
export function Overlay({ slot, children }: Props) {
  const { engine } = useMap();
  return createPortal(
    <svg
      width="100%"
      height="100%"
      style={{ position: 'absolute', inset: 0, zIndex: slots.indexOf(slot) }}
      data-map-overlay={slot}
      aria-hidden
    >
      {children}
    </svg>,
    engine.overlay,
  );
}

/** Keeps the n-th child of an SVG group at the n-th place while the map moves. */
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

interface HoverProps {
  places: readonly (LngLat & { id: string })[];
  hoveredId: string | null;
  /** In px; a little more than the mark's. */
  radius?: number;
  /** Where overlapping marks are shown instead. */
  fan?: Fan;
}

/** A ring around the place that is hovered in the list. */
export function HoverRing({ places, hoveredId, radius = 18, fan }: HoverProps) {
  const place = hoveredId === null ? undefined : places.find(({ id }) => id === hoveredId);
  return place ? <Ring place={place} radius={radius} at={fan?.get(place.id)} /> : null;
}

interface RingProps {
  place: LngLat & { id: string };
  radius: number;
  at: Pixels | undefined;
}

function Ring({ place, radius, at }: RingProps) {
  const group = usePlaced(useMemo(() => [place], [place]));
  return (
    <Overlay slot="hover">
      <g ref={group} data-map-hover={place.id}>
        <circle
          cx={at?.x}
          cy={at?.y}
          r={radius}
          fill="var(--c-text)"
          fillOpacity={0.12}
          stroke="var(--c-text)"
          strokeWidth={2}
        />
      </g>
    </Overlay>
  );
}
