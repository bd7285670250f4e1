import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { DriversScreen } from '@/resources/drivers/DriversScreen';

export const Route = createFileRoute('/_main/dt/drivers')({
  beforeLoad: permitted('drivers:read'),
  component: DriversScreen,
});
