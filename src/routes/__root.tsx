import { createRootRoute } from '@tanstack/react-router';
import { RootError } from '@/app/errors/lazy';
import { RootLayout } from '@/app/root/RootLayout';

export const Route = createRootRoute({
  component: RootLayout,
  errorComponent: RootError,
});
