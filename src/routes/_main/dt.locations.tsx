import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { locationsSearch } from '@/resources/locations/search';
import { LocationsScreen } from '@/resources/locations/LocationsScreen';

export const Route = createFileRoute('/_main/dt/locations')({
  ...searchOf(locationsSearch),
  beforeLoad: permitted('locations:read'),
  component: LocationsScreen,
});
