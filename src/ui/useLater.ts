import { startTransition, useCallback, useState } from 'react';

/**
 * A state for what opens over a screen: its change is rendered in pieces while there is time, so that the click is answered at
 * once and the page stays alive meanwhile.
 */
export function useLater<T>(initial: T): [value: T, change: (next: T) => void] {
  const [value, setValue] = useState(initial);
  return [value, useCallback((next: T) => startTransition(() => setValue(() => next)), [])];
}
