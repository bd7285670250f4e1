import { useCallback, useRef } from 'react';

/** So many rows at once, twice within so many milliseconds, are a fling; so long after it rows come again. */
const FLING = { rows: 8, within: 100, rest: 150 };

/**
 * How long to wait with rows at a place (ms, 0 for not at all). In a fling nobody reads them; and while the page is scrolled
 * browsers may hold back the next frame for as long as there is work.
 */
export function useFling(start: number): (from: number) => number {
  const last = useRef({ from: start, leapt: 0, hold: 0 });
  return useCallback((from) => {
    const now = performance.now();
    const { current } = last;
    if (Math.abs(from - current.from) > FLING.rows) {
      if (now - current.leapt < FLING.within) current.hold = now + FLING.rest;
      current.leapt = now;
    }
    current.from = from;
    return Math.max(0, current.hold - now);
  }, []);
}
