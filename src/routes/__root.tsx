import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootError } from '@/app/errors/RootError';
import { RootLayout } from '@/app/root/RootLayout';
import type { RouterContext } from '@/app/router';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: RootError,
});
