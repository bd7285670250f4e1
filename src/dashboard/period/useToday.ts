import { useSyncExternalStore } from 'react';
import { today } from '@/i18n/dates';

const MINUTE = 60_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** Today in the customer's time zone; changes at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => today());
