import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/auth/guards';
import { TwinScreen } from '@/resources/twin/TwinScreen';

export const Route = createFileRoute('/_main/dt/')({
  beforeLoad: permitted('locations:read'),
  component: TwinScreen,
});
