import { createFileRoute } from '@tanstack/react-router';
import { home } from '@/auth/guards';

export const Route = createFileRoute('/_main/')({
  beforeLoad: home,
});
