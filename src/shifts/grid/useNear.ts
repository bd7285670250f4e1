import { useEffect, useRef, type RefObject } from 'react';

/** As much of what lies above and below is kept painted: two or three rows. */
const MARGIN = '160px 0px';

/**
 * Marks the rows inside an element that lie far out of its calendar's sight (`data-far`); they keep their place and are not
 * painted. `rows` changes when rows come and go.
 */
export function useNear(rows: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = body.current?.closest('.shifts') ?? null;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting);
      },
      { root, rootMargin: MARGIN },
    );
    for (const row of body.current?.querySelectorAll('[data-row]') ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [rows]);
  return body;
}
