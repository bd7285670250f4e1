import { createFileRoute } from '@tanstack/react-router';
import { permitted } from '@/auth/guards';
import { DisruptionScreen } from '@/resources/tours/disruption/DisruptionScreen';
import { disruptionSearch, disruptionTitle } from '@/resources/tours/disruption/search';
import { searchOf } from '@/search/schema';

export const Route = createFileRoute('/_main/tours_/disruption')({
  staticData: { title: disruptionTitle.title },
  ...searchOf(disruptionSearch),
  beforeLoad: permitted('tours:write'),
  component: DisruptionScreen,
});
