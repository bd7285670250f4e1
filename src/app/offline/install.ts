import { basePath } from '@/api/config';
import { getSession, hasOpenWork, subscribeSession } from '@/api/session';
import type { AppRouter } from '../router';

/**
 * Installs the service worker once somebody is signed in, or on a page that has to work without a network: the sign-in page has nothing to cache, and its visitors wait for
 * other bytes. Only in a production build, since a worker would replace the files of a development server.
 */
export function installWhenSignedIn(router: AppRouter) {
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCK || !('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  const worksOffline = router.matchRoutes(router.latestLocation).some(({ staticData }) => staticData.worksOffline);
  const check = () => {
    if (!getSession().isAuthenticated && !worksOffline) return;
    stop();
    // Offline it is installed already, or cannot be.
    idle(() => void install(router).catch(() => undefined));
  };
  const stop = subscribeSession(check);
  check();
}

/** A worker is replaced as soon as it has nothing to do. Chromium misses that moment if it is asked while a page loads its data. */
const QUIET_MS = 500;

/**
 * A new version waits until this tab has no open work and goes to another page or out of sight; then it takes over and every
 * tab loads again, each as soon as it has no open work itself.
 */
async function install(router: AppRouter) {
  const { serviceWorker } = navigator;
  // The first worker takes over a page that it fits.
  let isFirst = serviceWorker.controller === null;
  let isReplaced = false;
  const registration = await serviceWorker.register(`${basePath()}/sw.js`, { updateViaCache: 'none' });
  // Some browsers return nothing instead of refusing.
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
