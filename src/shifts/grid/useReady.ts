import { useEffect, useState } from 'react';
import { createPace, TASK } from '@/ui/pace';

const FEW = 3;
const pace = createPace({ few: FEW, many: 6, ...TASK });

/**
 * How many of `count` rows (or parts of rows) are to be filled: a few at first, the others as many a frame as the machine can.
 * A month of a whole fleet has thousands of elements, and most of them are out of sight.
 */
export function useReady(count: number): number {
  const [ready, setReady] = useState(FEW);
  useEffect(() => {
    if (ready >= count) return pace.rest();
    return pace.next((more) => setReady(ready + more));
  }, [ready, count]);
  return ready;
}
