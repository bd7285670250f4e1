import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { trucks } from '@/resources/trucks/commands';
import { trucksSearch } from '@/resources/trucks/search';
import { TrucksScreen } from '@/resources/trucks/TrucksScreen';

export const Route = createFileRoute('/_main/dt/trucks')({
  staticData: { title: menu.trucks },
  ...searchOf(trucksSearch),
  beforeLoad: permitted('trucks:read'),
  loader: ({ location }) => loadList(trucks, trucksSearch, location.search),
  component: TrucksScreen,
});
