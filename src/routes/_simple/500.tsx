import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { ServerErrorPage } from '@/app/status/pages';

export const Route = createFileRoute('/_simple/500')({
  staticData: { title: pageTitles.serverError },
  component: ServerErrorPage,
});
