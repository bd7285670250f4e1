import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { areasSchema } from '@/app/areasSearch';
import { queryClient } from '@/app/queryClient';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { DashboardScreen } from '@/dashboard/DashboardScreen';
import { loadDashboard } from '@/dashboard/load';
import { dashboardSearch } from '@/dashboard/search';

export const Route = createFileRoute('/_main/dashboard')({
  staticData: { title: menu.dashboard },
  ...searchOf(dashboardSearch),
  beforeLoad: permitted('statistics:read'),
  loader: ({ location: { search } }) =>
    loadDashboard(queryClient, { ...v.parse(dashboardSearch, search), ...v.parse(areasSchema, search) }),
  component: DashboardScreen,
});
