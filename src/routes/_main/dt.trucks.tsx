import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { trucksSearch } from '@/resources/trucks/search';
import { TrucksScreen } from '@/resources/trucks/TrucksScreen';

export const Route = createFileRoute('/_main/dt/trucks')({
  ...searchOf(trucksSearch),
  beforeLoad: permitted('trucks:read'),
  component: TrucksScreen,
});
