let keptAt: string | null = null;
const listeners = new Set<() => void>();

/** When the data on the page was current, as an ISO time, if it comes from the service worker; null if it is fresh. */
export const getKeptAt = () => keptAt;

export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes note of the `x-kept-at` of an answer: the oldest counts until the server has answered itself again. */
export function noteKept(header: unknown) {
  const at = typeof header === 'string' ? header : null;
  const next = at && keptAt && keptAt < at ? keptAt : at;
  if (next === keptAt) return;
  keptAt = next;
  for (const listener of listeners) listener();
}

/** Nothing that was said to one user is kept for the next. The worker hears of it too, for answers still under way. */
export async function forgetKept(): Promise<void> {
  noteKept(null);
  navigator.serviceWorker?.controller?.postMessage('forget');
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('data-')).map((name) => caches.delete(name)));
}
