import { allPages, WHOLE } from '@/api/allPages';
import { listTours } from '@/api/generated/tours/tours';
import { shiftDay } from './days';

/** The arguments of `useListTours` for the tours of a day and the one before; dashboard and shifts share the request. */
export function toursAround(day: string, enabled: boolean) {
  const since = { start: shiftDay(day, -1), end: day };
  const queryFn = allPages((page, ...rest) => listTours({ ...page, ...since }, ...rest), 'tours');
  return [{ ...WHOLE, ...since }, { query: { enabled, queryFn } }] as const;
}
