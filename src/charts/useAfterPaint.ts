import { useEffect, useState } from 'react';

/** True once the page has been painted and is at rest: what is heavy and not needed at first sight waits for it. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const show = () => setPainted(true);
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(show, { timeout: 1000 });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(show, 60);
    return () => clearTimeout(id);
  }, []);
  return painted;
}
