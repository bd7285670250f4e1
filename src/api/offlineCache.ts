/** Whether the server answers, when the data on the page was current if it comes from the service worker's cache, and how late it is there. */
interface Reach {
  isAway: boolean;
  /** ISO time of the oldest cached response. */
  cachedAt: string | null;
  /** This device's clock is so far from the server's that days and ages on the screens are wrong. */
  isClockWrong: boolean;
}

const HERE = { isAway: false, cachedAt: null };
const PREFIX = 'responses-';
let reach: Reach = { ...HERE, isClockWrong: false };
const listeners = new Set<() => void>();

export const getReach = (): Reach => reach;

export function subscribeReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function become(change: Partial<Reach>) {
  const next = { ...reach, ...change };
  const isAlike = next.isAway === reach.isAway && next.cachedAt === reach.cachedAt;
  if (isAlike && next.isClockWrong === reach.isClockWrong) return;
  reach = next;
  for (const listener of listeners) listener();
}

/** Notes a response by its `x-cached-at`: the oldest cached one counts until the server has answered itself again. */
export function noteResponse(header: unknown) {
  if (typeof header !== 'string') return become(HERE);
  const oldest = reach.cachedAt && reach.cachedAt < header ? reach.cachedAt : header;
  become({ isAway: true, cachedAt: oldest });
}

/** Notes that there was neither a response of the server nor a cached one. */
export const noteAway = () => become({ isAway: true });

/** No response of the server: a lost network, or a proxy that says that nothing is behind it (502, 503, 504). */
export function isAway(error: unknown): boolean {
  const { code, response } = error as { code?: string; response?: { status: number } };
  if (response) return [502, 503, 504].includes(response.status);
  return code === 'ERR_NETWORK';
}

/** A response says the second, and takes a while to arrive. Milliseconds. */
const UNSURE = 30_000;
const WRONG = 5 * 60_000;

let ahead = 0;

/** How many milliseconds this device's clock is ahead of the server's, as far as is known; negative behind it, 0 if they agree within half a minute. */
export const clockAhead = (): number => ahead;
export function setClockAhead(milliseconds: number): void {
  ahead = milliseconds;
  become({ isClockWrong: Math.abs(ahead) > WRONG });
}

/** Compares the clocks. @param date the `Date` of a response that has just arrived */
export function noteServerTime(date: unknown): void {
  const there = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(there)) return;
  const difference = Date.now() - there;
  setClockAhead(Math.abs(difference) < UNSURE ? 0 : difference);
}

/** The present moment by the server's clock, in milliseconds since the epoch. */
export const serverNow = (): number => Date.now() - ahead;

/** Deletes the cached responses of everybody else; of everybody without a user. The service worker drops those under way. */
export async function deleteOtherCaches(userId: number | null): Promise<void> {
  if (userId === null) become(HERE);
  if (typeof caches === 'undefined') return;
  // A browser that forbids storage has cached nothing.
  const names = await caches.keys().catch(() => []);
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== `${PREFIX}${userId}`);
  if (userId === null || others.length > 0) navigator.serviceWorker?.controller?.postMessage({ type: 'SIGNED_OUT' });
  await Promise.all(others.map((name) => caches.delete(name)));
}
