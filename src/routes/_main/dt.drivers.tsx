import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { drivers } from '@/resources/drivers/commands';
import { driversSearch } from '@/resources/drivers/search';
import { DriversScreen } from '@/resources/drivers/DriversScreen';

export const Route = createFileRoute('/_main/dt/drivers')({
  staticData: { title: menu.drivers },
  ...searchOf(driversSearch),
  beforeLoad: permitted('drivers:read'),
  loader: ({ location }) => loadList(drivers, driversSearch, location.search),
  component: DriversScreen,
});
