import { useEffect, useEffectEvent } from 'react';
import { useMap } from './context';
import type { LngLat } from './types';
import type { Fan } from './useFan';

interface Handlers {
  onHover?: ((id: string | null) => void) | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Px around a place that count as its mark: a little more than its radius, for fingers. */
const REACH = 15;

const unmoved: Fan = new Map();

/**
 * Hover and click of marks at places of the map: the nearest one within reach. Between the marks of a fan the last one stays hovered; a tap on
 * overlapping marks, which nothing has hovered before, opens their fan and selects none.
 */
export function usePointer(
  places: readonly (LngLat & { id: string })[],
  { onHover, onSelect }: Handlers,
  fan: Fan = unmoved,
  overlapping: (id: string) => boolean = () => false,
) {
  const { engine } = useMap();
  const hover = useEffectEvent((id: string | null) => onHover?.(id));
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const fanOf = useEffectEvent(() => fan);
  const isFolded = useEffectEvent((id: string) => !fan.has(id) && overlapping(id));
  useEffect(() => {
    let last: string | null = null;
    const under = (at: { x: number; y: number }) => {
      let [found, reach]: [string | null, number] = [null, REACH];
      let inFan = false;
      for (const place of places) {
        const { x, y } = engine.project(place);
        const moved = fanOf().get(place.id);
        const away = Math.hypot(x + (moved?.x ?? 0) - at.x, y + (moved?.y ?? 0) - at.y);
        if (away < reach) [found, reach] = [place.id, away];
        if (moved && Math.hypot(x - at.x, y - at.y) < Math.hypot(moved.x, moved.y) + REACH) inFan = true;
      }
      return found ?? (inFan ? last : null);
    };
    const over = (id: string | null) => {
      if (id === last) return;
      if ((id === null) !== (last === null)) engine.point(id !== null);
      last = id;
      hover(id);
    };
    const stopMoves = engine.onMouseMove((at) => over(at ? under(at) : null));
    const stopClicks = engine.onClick((_, at) => {
      const id = under(at);
      if (id === null) return over(null);
      if (!isFolded(id)) return select(id);
      over(id);
    });
    return () => {
      if (last !== null) engine.point(false);
      stopMoves();
      stopClicks();
    };
  }, [engine, places]);
}
