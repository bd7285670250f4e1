import { useEffect, useState } from 'react';
import { createPace } from '@/ui/pace';

const pace = createPace(3, 12);

/**
 * How many of `count` rows are to be filled: three at first, the others as many a frame as the machine can. A month of a whole
 * fleet has thousands of elements, and most of them are out of sight.
 */
export function useReady(count: number): number {
  const [ready, setReady] = useState(3);
  useEffect(() => {
    if (ready >= count) return pace.rest();
    return pace.next((more) => setReady(ready + more));
  }, [ready, count]);
  return ready;
}
