import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { locations } from '@/resources/locations/commands';
import { locationsSearch } from '@/resources/locations/search';
import { LocationsScreen } from '@/resources/locations/LocationsScreen';

export const Route = createFileRoute('/_main/dt/locations')({
  staticData: { title: menu.locations },
  ...searchOf(locationsSearch),
  beforeLoad: permitted('locations:read'),
  loader: ({ location }) => loadList(locations, locationsSearch, location.search),
  component: LocationsScreen,
});
