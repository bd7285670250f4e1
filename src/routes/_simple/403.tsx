import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '@/app/status/ForbiddenPage';

export const Route = createFileRoute('/_simple/403')({
  component: ForbiddenPage,
});
