import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { twinSearch } from '@/resources/twin/search';
import { TwinScreen } from '@/resources/twin/TwinScreen';

export const Route = createFileRoute('/_main/dt/')({
  staticData: { title: menu.digitalTwin },
  ...searchOf(twinSearch),
  beforeLoad: permitted('locations:read'),
  component: TwinScreen,
});
