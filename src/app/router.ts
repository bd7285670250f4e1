import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from '@/api/config';
import { NotFoundPage, RouteError } from './errors/lazy';
import { Pending } from './Pending';
import { parseSearch, stringifySearch } from '@/search/searchString';

import { routeTree } from './routeTree.gen';

/** The router over the whole route table. Tests pass a history of their own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: basePath() || '/',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: Pending,
    defaultPendingMs: 500,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    scrollRestoration: true,
    search: { strict: true },
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
