import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { queryClient } from '@/app/queryClient';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { loadShifts } from '@/shifts/load';
import { ShiftsScreen } from '@/shifts/ShiftsScreen';
import { shiftsSearch } from '@/shifts/search';

// The specification's URL: the resources that are managed here are the shifts of trucks and drivers.
export const Route = createFileRoute('/_main/resources')({
  staticData: { title: menu.manageResources },
  ...searchOf(shiftsSearch),
  beforeLoad: permitted('schedules:read'),
  loader: ({ location: { search } }) => loadShifts(queryClient, v.parse(shiftsSearch, search)),
  component: ShiftsScreen,
});
