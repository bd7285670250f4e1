import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '@/auth/guards';
import { areasSearch } from '@/app/areasSearch';
import { RootError } from '@/app/errors/lazy';
import { Shell } from '@/app/Shell';

export const Route = createFileRoute('/_main')({
  ...areasSearch,
  beforeLoad: signedIn,
  component: Shell,
  errorComponent: RootError,
});
