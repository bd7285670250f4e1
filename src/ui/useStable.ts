import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that keeps its identity and always runs the latest version, for values that memoised rows depend on. */
export function useStable<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
