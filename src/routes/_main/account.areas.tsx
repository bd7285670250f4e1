import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { areas } from '@/resources/areas/commands';
import { areasListSearch } from '@/resources/areas/search';
import { AreasScreen } from '@/resources/areas/AreasScreen';

export const Route = createFileRoute('/_main/account/areas')({
  staticData: { title: menu.areas },
  ...searchOf(areasListSearch),
  beforeLoad: permitted('areas:read'),
  loader: ({ location }) => loadList(areas, areasListSearch, location.search),
  component: AreasScreen,
});
