import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { HistoryScreen } from '@/resources/history/HistoryScreen';
import { history } from '@/resources/history/list';
import { historySearch } from '@/resources/history/search';

export const Route = createFileRoute('/_main/account/history')({
  staticData: { title: menu.history },
  ...searchOf(historySearch),
  beforeLoad: permitted('history:read'),
  loader: ({ location }) => loadList(history, historySearch, location.search),
  component: HistoryScreen,
});
