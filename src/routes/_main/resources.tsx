import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { searchOf } from '@/search/searchOf';
import { ShiftsScreen } from '@/shifts/ShiftsScreen';
import { shiftsSearch } from '@/shifts/search';

export const Route = createFileRoute('/_main/resources')({
  ...searchOf(shiftsSearch),
  beforeLoad: permitted('schedules:read'),
  component: ShiftsScreen,
});
