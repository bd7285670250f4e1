import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { ShiftsScreen } from '@/shifts/ShiftsScreen';

export const Route = createFileRoute('/_main/resources')({
  beforeLoad: permitted('schedules:read'),
  component: ShiftsScreen,
});
