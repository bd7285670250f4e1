import { lazyRouteComponent } from '@tanstack/react-router';

/** Error screens arrive when they are needed: no page should wait for them. */
export const RouteError = lazyRouteComponent(() => import('./RouteError'), 'RouteError');
export const RootError = lazyRouteComponent(() => import('./RootError'), 'RootError');
export const NotFoundPage = lazyRouteComponent(() => import('../status/NotFoundPage'), 'NotFoundPage');
