import { useSyncExternalStore } from 'react';
import { today } from '@/i18n/dates';

const MINUTE = 60_000;
/** The minute changes at most so late. Milliseconds. */
const CHECK = 5000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, CHECK);
  return () => clearInterval(timer);
}

/** Today in the customer's time zone; changes at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => today());

/** The present minute, in milliseconds since the epoch. */
export const useMinute = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
