import { restore } from '@/api/signIn';
import type { AppRouter } from './router';

/** Asks for the profile and for the code of the page at the same time; the guard would have them wait for each other. */
export function preloadInitialRoute(router: AppRouter) {
  // The guard asks again and shows why it failed.
  restore().catch(() => undefined);
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[routeId as keyof typeof router.routesById];
    // A failure shows when the page is opened.
    void router.loadRouteChunk(route)?.catch(() => undefined);
  }
}
