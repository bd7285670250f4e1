import { getSession, subscribeSession } from '@/api/session';
import type { AppRouter } from '../router';

/**
 * Installs the service worker once somebody is signed in, or on a page that has to work without a network: the sign-in page has nothing to cache, and its visitors wait for
 * other bytes. Only in a production build, since a worker would answer for the files of a development server.
 */
export function installWhenSignedIn(router: AppRouter) {
  if (!import.meta.env.PROD || import.meta.env.VITE_MOCK || !('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  const worksOffline = router.matchRoutes(router.latestLocation).some(({ staticData }) => staticData.worksOffline);
  const check = () => {
    if (!getSession().isAuthenticated && !worksOffline) return;
    stop();
    // Offline it is installed already, or cannot be.
    idle(() => void import('./registration').then(({ install }) => install(router)).catch(() => undefined));
  };
  const stop = subscribeSession(check);
  check();
}
