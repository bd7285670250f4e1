import { useSyncExternalStore } from 'react';
import { listenersOf } from '@/api/browserState';

/** The browser's time zone until sign-in. */
let current = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const { subscribe, notify } = listenersOf();

export const getTimeZone = (): string => current;

/** Sets the customer's IANA time zone (`me.account.time_zone`); an unknown one is ignored. */
export function setTimeZone(timeZone: string) {
  if (timeZone === current || !isTimeZone(timeZone)) return;
  current = timeZone;
  notify();
}

/** Also of names that are not in the list of zones, such as UTC. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The customer's time zone, used for every date. */
export const useTimeZone = (): string => useSyncExternalStore(subscribe, getTimeZone, getTimeZone);
