import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/us')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
