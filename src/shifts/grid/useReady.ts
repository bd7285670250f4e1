import { startTransition, useEffect, useState } from 'react';

/** As many rows as most screens have room for. */
const FIRST = 12;
const STEP = 4;

/**
 * How many of `count` rows are to be filled: a screenful at once, the others a few at a time while nobody waits. A month of
 * a whole fleet has thousands of elements, and most of them are out of sight.
 */
export function useReady(count: number): number {
  const [ready, setReady] = useState(FIRST);
  useEffect(() => {
    if (ready >= count) return;
    const more = () => startTransition(() => setReady((n) => n + STEP));
    if (!window.requestIdleCallback) {
      const timer = setTimeout(more, 16);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(more, { timeout: 500 });
    return () => window.cancelIdleCallback(handle);
  }, [ready, count]);
  return ready;
}
