import { useCallback, useEffect, useRef, type UIEvent } from 'react';

/** Ms without scrolling after which a table stands still. */
const STILL_MS = 150;

/**
 * Writes on a table's frame how it is scrolled: `data-aside` once it is moved sideways, which keeps its names in sight, and
 * `data-moving` while it moves, when its rows feel no pointer: they would be entered and left with each frame.
 */
export function useScrollNotes(): (event: UIEvent<HTMLElement>) => void {
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(still.current), []);
  return useCallback(({ currentTarget: frame }) => {
    frame.toggleAttribute('data-aside', frame.scrollLeft !== 0);
    frame.toggleAttribute('data-moving', true);
    clearTimeout(still.current);
    still.current = setTimeout(() => frame.removeAttribute('data-moving'), STILL_MS);
  }, []);
}
