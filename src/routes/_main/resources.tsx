import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { ShiftsScreen } from '@/shifts/ShiftsScreen';
import { shiftsSearch } from '@/shifts/search';

// The specification's URL: the resources that are managed here are the shifts of trucks and drivers.
export const Route = createFileRoute('/_main/resources')({
  ...searchOf(shiftsSearch),
  beforeLoad: permitted('schedules:read'),
  component: ShiftsScreen,
});
