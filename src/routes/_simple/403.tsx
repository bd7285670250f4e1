import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { ForbiddenPage } from '@/app/status/pages';

export const Route = createFileRoute('/_simple/403')({
  staticData: { title: pageTitles.forbidden },
  component: ForbiddenPage,
});
