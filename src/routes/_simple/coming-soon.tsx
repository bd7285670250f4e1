import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonPage } from '@/app/status/ComingSoonPage';

export const Route = createFileRoute('/_simple/coming-soon')({
  component: ComingSoonPage,
});
