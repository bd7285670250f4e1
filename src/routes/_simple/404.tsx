import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { NotFoundPage } from '@/app/status/pages';

export const Route = createFileRoute('/_simple/404')({
  staticData: { title: pageTitles.notFound },
  component: NotFoundPage,
});
