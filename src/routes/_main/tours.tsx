import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { tours } from '@/resources/tours/list';
import { toursSearch } from '@/resources/tours/search';
import { ToursScreen } from '@/resources/tours/ToursScreen';
import { searchOf } from '@/search/schema';

export const Route = createFileRoute('/_main/tours')({
  staticData: { title: menu.tours },
  ...searchOf(toursSearch),
  beforeLoad: permitted('tours:read'),
  loader: ({ location }) => loadList(tours, toursSearch, location.search),
  component: ToursScreen,
});
