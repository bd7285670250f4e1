import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/de')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
