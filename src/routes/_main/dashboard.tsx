import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { DashboardScreen } from '@/dashboard/DashboardScreen';
import { dashboardSearch } from '@/dashboard/search';

export const Route = createFileRoute('/_main/dashboard')({
  staticData: { title: menu.dashboard },
  ...searchOf(dashboardSearch),
  beforeLoad: permitted('statistics:read'),
  component: DashboardScreen,
});
