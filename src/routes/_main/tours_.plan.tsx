import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { forecasts } from '@/resources/tours/plan/list';
import { PlanScreen } from '@/resources/tours/plan/PlanScreen';
import { planSearch } from '@/resources/tours/plan/search';
import { searchOf } from '@/search/schema';

export const Route = createFileRoute('/_main/tours_/plan')({
  staticData: { title: menu.planTours },
  ...searchOf(planSearch),
  beforeLoad: permitted('bins:read'),
  loader: ({ location }) => loadList(forecasts, planSearch, location.search),
  component: PlanScreen,
});
