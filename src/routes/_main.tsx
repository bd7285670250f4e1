import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '@/access/guards';
import { areasSearch } from '@/app/areasSearch';
import { Shell } from '@/app/Shell';
import { searchOf } from '@/app/validateSearch';

export const Route = createFileRoute('/_main')({
  ...searchOf(areasSearch, ['areas']),
  beforeLoad: signedIn,
  component: Shell,
});
