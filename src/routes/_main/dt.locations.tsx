import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/access/guards';
import { LocationsScreen } from '@/resources/locations/LocationsScreen';

export const Route = createFileRoute('/_main/dt/locations')({
  beforeLoad: permitted('locations:read'),
  component: LocationsScreen,
});
