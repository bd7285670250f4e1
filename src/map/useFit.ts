import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { MapEngine } from './engine/engine';
import type { Bounds } from './types';

interface Options {
  frame: RefObject<HTMLElement | null>;
  engine: MapEngine | undefined;
  bounds: Bounds | undefined;
  animate: boolean;
  /** Whether the list covers the start of the map. */
  listed: boolean;
}

/** Px: width of the list, and of the frame from which the list leaves space beside it. */
const LIST = 320;
const WIDE = 720;

/** Moves the map to the bounds when they change; the returned function moves it back to them. */
export function useFit({ frame, engine, bounds, animate, listed }: Options): (() => void) | undefined {
  const before = useRef<{ engine: MapEngine | undefined; bounds: Bounds | undefined }>({ engine: undefined, bounds });
  const fit = (moving: boolean) => {
    if (!bounds) return;
    const covered = listed && (frame.current?.clientWidth ?? 0) >= WIDE ? LIST : 0;
    engine?.fit(bounds, { animate: moving, padding: 48, covered, maxZoom: 16 });
  };
  const follow = useEffectEvent((moving: boolean) => fit(moving && animate));

  useEffect(() => {
    // A new map jumps to the bounds, an open one moves.
    const { engine: engineThen, bounds: boundsThen } = before.current;
    before.current = { engine, bounds };
    if (engineThen !== engine) follow(false);
    else if (boundsThen !== bounds) follow(true);
  }, [engine, bounds]);

  return bounds && (() => fit(animate));
}
