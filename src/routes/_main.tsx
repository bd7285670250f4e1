import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '@/auth/guards';
import { areasSearch } from '@/app/areasSearch';
import { Shell } from '@/app/Shell';

export const Route = createFileRoute('/_main')({
  ...areasSearch,
  beforeLoad: signedIn,
  component: Shell,
});
