import { startTransition } from 'react';

/** Rows that even a slow processor can style, lay out and paint within a frame or two. */
export const FEW = 3;
const MANY = 24;

/** Rows to paint in a frame: what this machine has lately shown it can. */
let rows = FEW;
/** When the rows before were asked for (ms), 0 after a rest. */
let asked = 0;

/**
 * Calls `change` at the next frame, as work that can wait, with the number of rows to paint in it: more while the ones before came
 * within a frame (20 ms), half as many once they took two (35 ms). The answer calls it off.
 */
export function nextRows(change: (rows: number) => void): () => void {
  const frame = requestAnimationFrame((now) => {
    const took = now - asked;
    if (asked > 0 && took < 20) rows = Math.min(rows + FEW, MANY);
    else if (asked > 0 && took > 35) rows = Math.max(rows >> 1, FEW);
    asked = now;
    startTransition(() => change(rows));
  });
  return () => cancelAnimationFrame(frame);
}

/** All rows are there: what passes until the next ones tells nothing. */
export const rested = () => {
  asked = 0;
};
