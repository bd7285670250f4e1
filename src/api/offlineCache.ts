import { listenersOf } from './browserState';

/** Whether the server responds, and when the data on the page was current if it comes from the service worker's cache. */
interface Reach {
  isAway: boolean;
  /** ISO time of the oldest cached response. */
  cachedAt: string | null;
}

const HERE: Reach = { isAway: false, cachedAt: null };
const PREFIX = 'responses-';
let reach = HERE;
const { subscribe, notify } = listenersOf();

export const subscribeReach = subscribe;
export const getReach = (): Reach => reach;

function become(next: Reach) {
  if (next.isAway === reach.isAway && next.cachedAt === reach.cachedAt) return;
  reach = next;
  notify();
}

/** Notes a response by its `x-cached-at`: the oldest cached one counts until the server itself has responded again. */
export function noteResponse(header: unknown) {
  if (typeof header !== 'string') return become(HERE);
  const oldest = reach.cachedAt && reach.cachedAt < header ? reach.cachedAt : header;
  become({ isAway: true, cachedAt: oldest });
}

/** Notes that there was neither a response of the server nor a cached one. */
export const noteAway = () => become({ ...reach, isAway: true });

/** No response of the server: a lost network, or a proxy that says that nothing is behind it (502, 503, 504). */
export function isAway(error: unknown): boolean {
  const { code, response } = error as { code?: string; response?: { status: number } };
  if (response) return [502, 503, 504].includes(response.status);
  return code === 'ERR_NETWORK';
}

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
