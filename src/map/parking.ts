import type { MapEngine } from './engine/engine';

/**
 * The map that was left last. To open one takes a slow machine a tenth of a second of compiling alone, so the next screen
 * with a map of the same kind gets this one.
 */
let left: { kind: string; engine: MapEngine } | undefined;

/** Keeps a map for the next that asks for its kind. One at a time: another one is given up. */
export function park(kind: string, engine: MapEngine) {
  const before = left;
  engine.park();
  left = { kind, engine };
  // To give a drawing context back takes a while, which the click that leaves the map need not feel.
  if (before) setTimeout(() => before.engine.remove());
}

/** The map that was left, if it is of this kind and can still draw. */
export function takeParked(kind: string): MapEngine | undefined {
  if (left?.kind !== kind) return undefined;
  const { engine } = left;
  left = undefined;
  if (!engine.lost()) return engine;
  engine.remove();
  return undefined;
}
