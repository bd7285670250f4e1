import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/platform/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `/${params._splat ?? ''}${location.searchStr}`, replace: true });
  },
});
