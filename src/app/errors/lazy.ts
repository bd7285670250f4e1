import { lazyRouteComponent } from '@tanstack/react-router';

/** When not even an error screen can be loaded: what index.html has for an app that does not arrive. */
function notLoaded() {
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  const Nothing = () => null;
  return { RouteError: Nothing, CrashScreen: Nothing };
}

/** Error screens arrive when they are needed: no page should wait for them. */
export const RouteError = lazyRouteComponent(() => import('./RouteError').catch(notLoaded), 'RouteError');
export const RootError = lazyRouteComponent(() => import('./RootError'), 'RootError');
export const NotFoundPage = lazyRouteComponent(() => import('../status/pages'), 'NotFoundPage');
export const CrashScreen = lazyRouteComponent(() => import('./CrashScreen').catch(notLoaded), 'CrashScreen');
