import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { useGetTour } from '@/api/generated/tours/tours';
import { formatDay } from '@/i18n/dates';
import type { DashboardSearch } from '../search';
import { scopeMessages as messages } from './messages';

/** What the figures are about in words: the location's or tour's name, its key until that has come, or all. */
export function useScopeName({ location_id, route_id }: Pick<DashboardSearch, 'location_id' | 'route_id'>): string {
  const intl = useIntl();
  const location = useListLocations<string | undefined>(
    { location_id: location_id ?? '', page_size: 1 },
    { query: { enabled: location_id !== undefined, select: (answer) => answer.locations[0]?.location_name } },
  );
  const tour = useGetTour(route_id ?? 0, {
    query: { enabled: route_id !== undefined, select: (answer) => answer.tour.tour },
  });
  if (location_id !== undefined) return location.data ?? location_id;
  if (route_id === undefined) return intl.formatMessage(messages.everything);
  if (!tour.data) return String(route_id);
  return intl.formatMessage(messages.tour, { name: tour.data.route_name, date: formatDay(intl, tour.data.date) });
}
