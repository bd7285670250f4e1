import { deleteOtherCaches } from '@/api/offlineCache';
import { getSession, getToken, followOtherTabs, hasOpenWork, subscribeSession } from '@/api/session';
import { fetchUser } from '@/api/signIn';
import { suggestLanguage } from '@/i18n/language';
import { setTimeZone } from '@/i18n/timeZone';
import { returnPath } from '@/auth/returnPath';
import type { AppRouter } from './router';

/**
 * What the app does when the session changes: who signs in goes where they wanted, who signs out to the sign-in page, and
 * nothing of one user is left for the next. Returns how to stop.
 */
export function followSession(router: AppRouter): () => void {
  let before = getSession();
  if (before.user) setTimeZone(before.user.account.time_zone);
  const onChange = () => {
    const now = getSession();
    const was = before;
    before = now;
    if (now.user && now.user !== was.user) setTimeZone(now.user.account.time_zone);
    if (now.isLocked) return;
    if (now.user && !was.user) suggestLanguage(now.user.locale);
    const changed = now.user?.id !== was.user?.id;
    const gone = now.isInitialized && !now.user && !getToken();
    if (gone || (was.user && changed)) void deleteOtherCaches(null);
    if (was.user && changed) void cache().then((client) => client.clear());
    if (now.isAuthenticated && was.isInitialized && changed) void arrive(router, was.user !== null);
    else if (now.isAuthenticated && was.isLocked) void cache().then((client) => client.invalidateQueries());
    else if (now.mustResetPassword && !was.mustResetPassword)
      void router.navigate({ to: '/auth/new-password', search: true });
    else if (was.isAuthenticated && !now.isAuthenticated) void leave(router, now.ended !== null);
    if (!changed && now.user && `${now.user.permissions}` !== `${was.user?.permissions}`) checkAgain(router);
  };
  const stop = [subscribeSession(onChange), followOtherTabs(fetchUser)];
  return () => stop.forEach((end) => end());
}

/** Loaded with the main layout, so there before anybody has been signed in. */
const cache = async () => (await import('./queryClient')).queryClient;

/** Asks the guards whether the page may still be seen, once nothing would be lost with it. */
function checkAgain(router: AppRouter) {
  if (hasOpenWork()) window.setTimeout(checkAgain, 500, router);
  else void router.invalidate();
}

/** From the sign-in pages on to where the visitor wanted to go. A new user on an old screen starts at the beginning, without what was typed there. */
function arrive(router: AppRouter, otherUser: boolean) {
  const { pathname, search } = router.state.location;
  if (otherUser) return router.navigate({ to: '/', search: {}, ignoreBlocker: true });
  if (!pathname.startsWith('/auth/')) return router.invalidate();
  return router.navigate({ href: returnPath((search as { next?: string }).next), replace: true });
}

/** A session that ended by itself remembers the page; who signs out does not come back to it. */
function leave(router: AppRouter, keepPlace: boolean) {
  const next = keepPlace && router.state.location.href !== '/' ? router.state.location.href : undefined;
  return router.navigate({ to: '/auth/login', search: { next }, replace: keepPlace, ignoreBlocker: true });
}
