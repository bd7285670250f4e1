import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '@/app/messages';
import { MaintenancePage } from '@/app/status/pages';

export const Route = createFileRoute('/_simple/maintenance')({
  staticData: { title: pageTitles.maintenance },
  component: MaintenancePage,
});
