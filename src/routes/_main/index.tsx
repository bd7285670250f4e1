import { createFileRoute } from '@tanstack/react-router';
import { home } from '@/access/guards';

export const Route = createFileRoute('/_main/')({
  beforeLoad: home,
});
