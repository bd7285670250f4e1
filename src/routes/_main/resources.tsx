import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { ShiftsScreen } from '@/shifts/ShiftsScreen';
import { shiftsSearch } from '@/shifts/search';

// The specification's URL: the resources that are managed here are the shifts of trucks and drivers.
export const Route = createFileRoute('/_main/resources')({
  staticData: { title: menu.manageResources },
  ...searchOf(shiftsSearch),
  beforeLoad: permitted('schedules:read'),
  component: ShiftsScreen,
});
