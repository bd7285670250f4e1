import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '@/resources/reports/ReportScreen';
import { loadSite } from '@/resources/reports/site';

export const Route = createFileRoute('/report/$code')({
  staticData: { ownWords: true },
  loader: loadSite,
  component: ReportScreen,
});
