import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { SkeletonLines } from './Skeletons';

let seen = false;

/**
 * A screen on its way in: the frame around it is painted first, then the screen is rendered in pieces, so that the click that
 * asked for it is answered at once and the page stays alive meanwhile. The first one of a visit comes in one piece; nobody
 * has clicked, and the page of `index.html` makes room for it.
 */
export function Arriving({ children }: { children: ReactNode }) {
  const here = useDeferredValue(true, !seen);
  useEffect(() => {
    seen = true;
  }, []);
  return here ? children : <SkeletonLines lines={3} />;
}
