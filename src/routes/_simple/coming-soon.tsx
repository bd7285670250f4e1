import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { ComingSoonPage } from '@/app/status/pages';

export const Route = createFileRoute('/_simple/coming-soon')({
  staticData: { title: pageTitles.comingSoon },
  component: ComingSoonPage,
});
