import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasOpenWork } from '@/api/session';
import { I18nProvider } from '@/i18n/I18nProvider';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { reloadOnPreloadError } from './errors/preload';
import { followServer } from './followServer';
import { followSession } from './followSession';
import type { AppRouter } from './router';

/** What every page can count on, outermost first. The main layout adds what only signed-in pages need (`Shell.tsx`). */
export function App({ router }: { router: AppRouter }) {
  useEffect(() => followSession(router), [router]);
  useEffect(() => followServer(router), [router]);
  useEffect(() => reloadOnPreloadError(hasOpenWork), []);
  return (
    <ErrorBoundary>
      <ThemeProvider>
        <I18nProvider>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeProvider>
    </ErrorBoundary>
  );
}
