import { createFileRoute } from '@tanstack/react-router';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { locationsSearch } from '@/resources/locations/search';
import { LocationsScreen } from '@/resources/locations/LocationsScreen';

export const Route = createFileRoute('/_main/dt/locations')({
  staticData: { title: menu.locations },
  ...searchOf(locationsSearch),
  beforeLoad: permitted('locations:read'),
  component: LocationsScreen,
});
