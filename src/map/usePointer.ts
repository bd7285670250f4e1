import { useEffect, useEffectEvent } from 'react';
import { useMap } from './context';
import type { LngLat } from './types';

interface Handlers {
  onHover?: ((id: string | null) => void) | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Px around a place that count as its mark: a little more than its radius, for fingers. */
const REACH = 15;

/** Hover and click of marks at places of the map: the nearest one within reach. */
export function usePointer(places: readonly (LngLat & { id: string })[], { onHover, onSelect }: Handlers) {
  const { engine } = useMap();
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const select = useEffectEvent((id: string) => onSelect?.(id));
  useEffect(() => {
    const under = (at: { x: number; y: number }) => {
      let [found, reach]: [string | null, number] = [null, REACH];
      for (const place of places) {
        const { x, y } = engine.project(place);
        const away = Math.hypot(x - at.x, y - at.y);
        if (away < reach) [found, reach] = [place.id, away];
      }
      return found;
    };
    let last: string | null = null;
    const over = (id: string | null) => {
      if (id === last) return;
      if ((id === null) !== (last === null)) engine.point(id !== null);
      last = id;
      hover(id);
    };
    const stopMoves = engine.onMouseMove((at) => over(at ? under(at) : null));
    const stopClicks = engine.onClick((_, at) => {
      const id = under(at);
      if (id !== null) select(id);
    });
    return () => {
      if (last !== null) engine.point(false);
      stopMoves();
      stopClicks();
    };
  }, [engine, places]);
}
