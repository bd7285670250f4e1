import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
const subscribe = (listener: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True when the person has asked the system for less motion. */
export const useStill = () => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
