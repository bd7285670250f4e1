import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '@/app/status/MaintenancePage';

export const Route = createFileRoute('/_simple/maintenance')({
  component: MaintenancePage,
});
