import { startTransition } from 'react';

/** Parts of something long that come a few a frame. */
export interface Pace {
  /**
   * Calls `change` at the next frame, as work that can wait, with the number of parts to paint in it: more while the ones before
   * came within a frame (20 ms), half as many once they took two (35 ms). The answer calls it off.
   */
  next: (change: (parts: number) => void) => () => void;
  /** All are there: what passes until the next ones tells nothing. */
  rest: () => void;
}

/** Learns how many parts this machine can style, lay out and paint in a frame, beginning with `few`, which a slow one can. */
export function createPace(few: number, many: number): Pace {
  let parts = few;
  /** When the ones before were asked for (ms), 0 after a rest. */
  let asked = 0;
  return {
    next(change) {
      const frame = requestAnimationFrame((now) => {
        const took = now - asked;
        if (asked > 0 && took < 20) parts = Math.min(parts + few, many);
        else if (asked > 0 && took > 35) parts = Math.max(parts >> 1, few);
        asked = now;
        startTransition(() => change(parts));
      });
      return () => cancelAnimationFrame(frame);
    },
    rest() {
      asked = 0;
    },
  };
}
