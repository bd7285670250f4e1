import { listenersOf } from './browserState';

/** A response says the second, and takes a while to arrive. Milliseconds. */
const UNSURE = 30_000;
/** From here on what the screens say of days and ages is wrong enough to say so. Milliseconds. */
const WRONG = 5 * 60_000;

let ahead = 0;
let wrong: { here: number; there: number } | null = null;
const { subscribe, notify } = listenersOf();

export const subscribeClock = subscribe;
/** How many milliseconds this device's clock is ahead of the server's, as far as is known; negative behind it, 0 if they agree within half a minute. */
export const clockAhead = (): number => ahead;
/** What both clocks said when they were compared last, if this device's is wrong. Milliseconds since the epoch. */
export const wrongClock = () => wrong;
/** The present moment by the server's clock, in milliseconds since the epoch. */
export const serverNow = (): number => Date.now() - ahead;

export function setClockAhead(milliseconds: number): void {
  ahead = milliseconds;
  const last = wrong;
  wrong = Math.abs(ahead) > WRONG ? { here: Date.now(), there: serverNow() } : null;
  if (wrong !== last) notify();
}

/**
 * Compares the clocks.
 * @param date the `Date` of a response that has just arrived
 * @param sentAt when it was asked for by this device's clock, in milliseconds since the epoch. A response that was long on its way, as to a phone
 * that slept meanwhile, says what time it was then: nothing of now
 */
export function noteServerTime(date: unknown, sentAt: number): void {
  const there = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const difference = Date.now() - there;
  if (Number.isNaN(there) || Date.now() - sentAt > UNSURE) return;
  setClockAhead(Math.abs(difference) < UNSURE ? 0 : difference);
}
