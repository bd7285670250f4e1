import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/app/status/NotFoundPage';

export const Route = createFileRoute('/_simple/404')({
  component: NotFoundPage,
});
