import { useCallback, useEffect, useRef } from 'react';
import type { MapEngine } from './engine/engine';
import type { Bounds } from './types';

/** Moves the map to the bounds whenever they change, and gives the way back to them. */
export function useFit(
  engine: MapEngine | undefined,
  bounds: Bounds | undefined,
  animate: boolean,
): (() => void) | undefined {
  const last = useRef(bounds);
  const fit = useCallback(
    (moving: boolean) => bounds && engine?.fit(bounds, { animate: moving, padding: 48, maxZoom: 16 }),
    [engine, bounds],
  );
  const engineBefore = useRef(engine);

  useEffect(() => {
    const opened = engineBefore.current !== engine;
    engineBefore.current = engine;
    // A map that has just opened was given its first bounds, but the ones in force may be newer.
    if (opened) fit(false);
    else if (last.current !== bounds) fit(animate);
    last.current = bounds;
  }, [engine, bounds, animate, fit]);

  return bounds ? () => fit(animate) : undefined;
}
