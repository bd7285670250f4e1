import { startTransition } from 'react';

/** Rows that even a slow processor can style, lay out and paint within a frame or two. */
export const FEW = 3;
const MANY = 24;

/** Rows that this machine has lately painted in a frame. */
let rows = FEW;
let last = 0;

/**
 * Calls `change` at the next frame, as work that can wait, with the number of rows to paint in it: twice as many while frames come
 * in time (25 ms), half as many once they are late (40 ms). The answer calls it off.
 */
export function nextRows(change: (rows: number) => void): () => void {
  const frame = requestAnimationFrame((now) => {
    const took = now - last;
    last = now;
    if (took < 25) rows = Math.min(rows * 2, MANY);
    // Longer than that it was not painting that took the time.
    else if (took > 40 && took < 1000) rows = Math.max(rows >> 1, FEW);
    startTransition(() => change(rows));
  });
  return () => cancelAnimationFrame(frame);
}
