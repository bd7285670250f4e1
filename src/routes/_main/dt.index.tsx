import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { TwinScreen } from '@/resources/twin/TwinScreen';

export const Route = createFileRoute('/_main/dt/')({
  staticData: { title: menu.digitalTwin },
  beforeLoad: permitted('locations:read'),
  component: TwinScreen,
});
