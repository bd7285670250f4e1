import { basePath } from '@/api/config';
import { hasOpenWork } from '@/api/session';
import type { AppRouter } from '../router';

/** A worker is replaced as soon as it has nothing to do. Chromium misses that moment if it is asked while a page loads its data. */
const QUIET_MS = 500;

/**
 * A new version waits until this tab has no open work and goes to another page or out of sight; then it takes over and every
 * tab loads again, each as soon as it has no open work itself.
 */
export async function install(router: AppRouter) {
  const { serviceWorker } = navigator;
  // The first worker takes over a page that it fits.
  let isFirst = serviceWorker.controller === null;
  let isReplaced = false;
  const registration = await serviceWorker.register(`${basePath()}/sw.js`, { updateViaCache: 'none' });
  // Some browsers answer with nothing instead of refusing.
  if (!(registration as ServiceWorkerRegistration | undefined)) return;
  const advance = () => {
    if (hasOpenWork()) return;
    if (isReplaced) return window.location.reload();
    if (!registration.waiting) return;
    registration.active?.postMessage({ type: 'RETIRE' });
    setTimeout(() => registration.waiting?.postMessage({ type: 'SKIP_WAITING' }), QUIET_MS);
  };
  serviceWorker.addEventListener('controllerchange', () => {
    isReplaced = !isFirst;
    isFirst = false;
    if (document.visibilityState === 'hidden') advance();
  });
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && advance());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') advance();
    else registration.update().catch(() => undefined);
  });
}
