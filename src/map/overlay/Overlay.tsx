import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../context';

/** Drawing order over the map, from below. */
const slots = ['line', 'unloadings', 'stops', 'hover', 'vehicle'] as const;

interface Props {
  slot: (typeof slots)[number];
  children: ReactNode;
}

/**
 * A drawing over the map's picture and under its popups, which feels no pointer. What is counted in dozens is drawn here: it
 * is there with the next frame and waits for no picture of the map. The list says the same to screen readers.
 */
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
