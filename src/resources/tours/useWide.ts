import { useSyncExternalStore } from 'react';

/** From here on list and map stand side by side: the theme's `lg`. */
const QUERY = '(min-width: 1200px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for list and map; a map that is not shown should not load its engine. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
