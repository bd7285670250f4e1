import { useEffect, useEffectEvent, useRef } from 'react';
import { isRtl } from '@/ui/direction';
import type { Insets, MapEngine } from './engine/engine';
import type { Bounds } from './types';

interface Options {
  engine: MapEngine | undefined;
  bounds: Bounds | undefined;
  animate: boolean;
  /** Whether the list is open: it takes space from the map. */
  listed: boolean;
}

/** Px: width of the controls with the space beside them, and height of the credit. */
const CONTROLS = 48;
const CREDIT = 24;

/** The part of a map that controls and credit leave free, less a margin (px). */
export function freeInsets(margin: number): Insets {
  const [left, right] = isRtl() ? [margin + CONTROLS, margin] : [margin, margin + CONTROLS];
  return { top: margin, right, bottom: margin + CREDIT, left };
}

/** Moves the map to the bounds when they or its space change; the returned function moves it back to them. */
export function useFit({ engine, bounds, animate, listed }: Options): (() => void) | undefined {
  const before = useRef<Partial<Options>>({ bounds, listed });
  const fit = (moving: boolean) => {
    // A mark is drawn around its place: half of it needs space as well.
    if (bounds) engine?.fit(bounds, { animate: moving, padding: freeInsets(32), maxZoom: 16 });
  };
  const follow = useEffectEvent((moving: boolean) => fit(moving && animate));

  useEffect(() => {
    // A new map jumps to the bounds, an open one moves.
    const then = before.current;
    before.current = { engine, bounds, listed };
    if (then.engine !== engine) follow(false);
    else if (then.bounds !== bounds || then.listed !== listed) follow(true);
  }, [engine, bounds, listed]);

  return bounds && (() => fit(animate));
}
