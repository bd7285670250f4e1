import { addMonths, format, parseISO } from 'date-fns';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { plusDays } from '@/i18n/dates';
import { daysFrom, mondayOf, monthDays } from './model/clock';
import type { ShiftsSearch } from './search';

/** What is shown when the URL says nothing. */
export const firstView = (phone: boolean) => (phone ? 'day' : 'overview');

const lengthOf = ({ view, days }: Pick<ShiftsSearch, 'view' | 'days'>) =>
  view === 'week' ? 7 : view === 'day' ? 1 : days;

export function daysOf(search: Pick<ShiftsSearch, 'view' | 'date' | 'days'>, today: string): string[] {
  const day = search.date ?? today;
  const length = lengthOf(search);
  return search.view === 'month' ? monthDays(day) : daysFrom(length === 1 ? day : mondayOf(day), length);
}

/** The days shown, their title, and the targets of "earlier" and "later". */
export function useView({ view, date, days: count }: Pick<ShiftsSearch, 'view' | 'date' | 'days'>, today: string) {
  const intl = useIntl();
  const day = date ?? today;
  const length = lengthOf({ view, days: count });
  // A stable array, so that memoized rows do not render with each selection.
  const days = useMemo(() => daysOf({ view, date: day, days: count }, day), [view, day, count]);
  const at = (of: string | undefined) => new Date(`${of}T12:00:00Z`);
  if (view === 'month') {
    const to = (months: number) => format(addMonths(parseISO(`${day.slice(0, 7)}-01`), months), 'yyyy-MM-dd');
    const title = intl.formatDate(at(day), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return { day, days, title, earlier: to(-1), later: to(1) };
  }
  if (view === 'day') {
    const title = intl.formatDate(at(day), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return { day, days, title, earlier: plusDays(day, -1), later: plusDays(day, 1) };
  }
  const title = intl.formatDateTimeRange(at(days[0]), at(days.at(-1)), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Four weeks, so that the first day is a Monday again.
  const step = length === 31 ? 28 : length;
  return { day, days, title, earlier: plusDays(day, -step), later: plusDays(day, step) };
}
