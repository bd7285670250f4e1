import { useCallback, useSyncExternalStore } from 'react';

/** One list per query while it is asked for: a new one at each render would make the browser compute styles first. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, and from now on whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
        lists.delete(query);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}

/** Whether the reader has asked the system for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
