import type { QueryClient } from '@tanstack/react-query';
import { allDrivers, allTrucks } from '@/api/whole';
import { today } from '@/i18n/dates';
import type { InferSearch } from '@/search/schema';
import { isPhone } from '@/ui/useMedia';
import { shiftQueries } from './data/useShifts';
import type { shiftsSearch } from './search';
import { daysOf, firstView } from './useView';

/** Asks for the shifts that a URL shows while they are still being rendered. Nobody waits for them. */
export function loadShifts(client: QueryClient, search: InferSearch<typeof shiftsSearch>) {
  const { trucks, drivers } = shiftQueries(daysOf({ ...search, view: search.view ?? firstView(isPhone()) }, today()));
  void client.prefetchQuery(trucks);
  void client.prefetchQuery(drivers);
  void client.prefetchQuery(allTrucks());
  void client.prefetchQuery(allDrivers());
}
