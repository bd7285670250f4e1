import { useRouter, type AnyRoute } from '@tanstack/react-router';
import type { MessageDescriptor } from 'react-intl';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Of the window, and in the breadcrumbs. */
    title?: MessageDescriptor;
    /** A page for the public says everything itself, in the language of the phone: title, and that there is no network. */
    ownWords?: boolean;
    /** The service worker keeps it for everybody, not only for who is signed in. */
    worksOffline?: boolean;
  }
}

/** The pages from the outermost to this one, as far as their routes have titles: `/dt`, `/dt/bins`. */
export function useTrail(pathname: string) {
  const routes = useRouter().routesByPath as object as Partial<Record<string, AnyRoute>>;
  const parts = pathname.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const to = `/${parts.slice(0, index + 1).join('/')}`;
    const title = routes[to]?.options.staticData?.title;
    return title ? [{ to, title }] : [];
  });
}
