import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { DashboardScreen } from '@/dashboard/DashboardScreen';

export const Route = createFileRoute('/_main/dashboard')({
  beforeLoad: permitted('statistics:read'),
  component: DashboardScreen,
});
