import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { bins } from '@/resources/bins/commands';
import { binsSearch } from '@/resources/bins/search';
import { BinsScreen } from '@/resources/bins/BinsScreen';

export const Route = createFileRoute('/_main/dt/bins')({
  staticData: { title: menu.containers },
  ...searchOf(binsSearch),
  beforeLoad: permitted('bins:read'),
  loader: ({ location }) => loadList(bins, binsSearch, location.search),
  component: BinsScreen,
});
