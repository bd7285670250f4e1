import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './context';
import type { EngineMarker } from './engine/engine';
import type { LngLat } from './types';

interface Props extends LngLat {
  anchor?: 'center' | 'bottom';
  /** Pixels to the right and down. */
  offset?: [number, number];
  /** Makes the marker draggable. */
  onDragEnd?: (place: LngLat) => void;
  children: ReactNode;
}

/** An element at a place of the map. For single ones; many are layers. */
export function MapMarker({ longitude, latitude, anchor = 'center', offset, onDragEnd, children }: Props) {
  const { engine } = useMap();
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<EngineMarker | undefined>(undefined);
  const draggable = onDragEnd !== undefined;
  const drop = useEffectEvent((to: LngLat) => onDragEnd?.(to));
  const add = useEffectEvent(() => {
    const moving = draggable ? { onDragEnd: (to: LngLat) => drop(to) } : {};
    return engine.addMarker(element, {
      place: { longitude, latitude },
      anchor,
      ...(offset ? { offset } : {}),
      ...moving,
    });
  });

  useEffect(() => {
    const added = add();
    // The engine makes each marker a button named "Map marker"; the content has a better role and name.
    for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
    marker.current = added;
    return () => added.remove();
  }, [engine, element, anchor, draggable]);

  useEffect(() => marker.current?.move({ longitude, latitude }), [longitude, latitude]);

  return createPortal(children, element);
}
