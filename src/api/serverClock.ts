/** A response says the second, and takes a while to arrive. Milliseconds. */
const UNSURE = 30_000;

let ahead = 0;

/** How many milliseconds this device's clock is ahead of the server's, as far as is known; negative behind it, 0 if they agree within half a minute. */
export const clockAhead = (): number => ahead;
export const setClockAhead = (milliseconds: number): void => {
  ahead = milliseconds;
};

/** Compares the clocks. @param date the `Date` of a response that has just arrived */
export function noteServerTime(date: unknown): void {
  const there = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(there)) return;
  const difference = Date.now() - there;
  ahead = Math.abs(difference) < UNSURE ? 0 : difference;
}

/** The present moment by the server's clock, in milliseconds since the epoch. */
export const serverNow = (): number => Date.now() - ahead;
