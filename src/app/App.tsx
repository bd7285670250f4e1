import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasOpenWork } from '@/api/session';
import { I18nProvider } from '@/i18n/I18nProvider';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { reloadOnPreloadError } from './errors/preload';
import { followSession } from './followSession';
import type { AppRouter } from './router';

/** Everything a screen can count on, outermost first. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  useEffect(() => reloadOnPreloadError(hasOpenWork), []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <I18nProvider>
            <RouterProvider router={router} />
          </I18nProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
