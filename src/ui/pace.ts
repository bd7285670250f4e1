import { startTransition } from 'react';

/** Parts of something long that come a few a frame. */
export interface Pace {
  /**
   * Calls `change` at the next frame, as work that can wait, with the number of parts to paint in it: more while the ones before
   * took less than `quick`, half as many once they took more than `slow`. The answer calls it off.
   */
  next: (change: (parts: number) => void) => () => void;
  /** All are there: what passes until the next ones tells nothing. */
  rest: () => void;
}

interface Limits {
  /** Parts to begin with: a slow machine can. */
  few: number;
  /** Parts at most. */
  many: number;
  /** Milliseconds. */
  quick: number;
  slow: number;
  /** Begins with few again after a rest: the last parts may have been quick because there was nothing to paint in them. */
  afresh?: boolean;
}

/**
 * Where things move meanwhile, a frame: 60 a second, or at least 30. While a page is scrolled, browsers let work between frames go
 * first, up to a tenth of a second: so it had better be little at a time.
 */
export const FRAME = { quick: 20, slow: 35 };
/** Where nothing moves yet, what a click does not feel: up to the 50 ms from which a task counts as long. */
export const TASK = { quick: 30, slow: 50, afresh: true };

/** Learns how many parts this machine can style, lay out and paint in the time they may take. */
export function createPace({ few, many, quick, slow, afresh }: Limits): Pace {
  let parts = few;
  /** When the ones before were asked for (ms), 0 after a rest. */
  let asked = 0;
  return {
    next(change) {
      const frame = requestAnimationFrame((now) => {
        const took = now - asked;
        if (asked > 0 && took < quick) parts = Math.min(parts + few, many);
        else if (asked > 0 && took > slow) parts = Math.max(parts >> 1, few);
        asked = now;
        startTransition(() => change(parts));
      });
      return () => cancelAnimationFrame(frame);
    },
    rest() {
      asked = 0;
      if (afresh) parts = few;
    },
  };
}
