import { allPages, WHOLE } from '@/api/allPages';
import { getListToursQueryOptions, listTours } from '@/api/generated/tours/tours';
import { plusDays } from '@/i18n/dates';

/** The tours of a day and the one before; dashboard and shifts share the response. */
export function toursAround(day: string) {
  const since = { start: plusDays(day, -1), end: day };
  const queryFn = allPages((page, ...rest) => listTours({ ...page, ...since }, ...rest), 'tours');
  return getListToursQueryOptions({ ...WHOLE, ...since }, { query: { queryFn } });
}
