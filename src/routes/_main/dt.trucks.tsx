import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { TrucksScreen } from '@/resources/trucks/TrucksScreen';

export const Route = createFileRoute('/_main/dt/trucks')({
  beforeLoad: permitted('trucks:read'),
  component: TrucksScreen,
});
