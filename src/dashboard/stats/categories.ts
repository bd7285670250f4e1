import type { IntlShape } from 'react-intl';
import type { GetStatisticInterval, StatisticPoint } from '@/api/generated/dashboard.schemas';
import type { ChartCategory } from '@/charts/types';
import { shiftDay } from '@/shifts/schedule/days';
import { dashboardMessages as messages } from '../messages';

const date = (intl: IntlShape, day: string, options: Intl.DateTimeFormatOptions) =>
  intl.formatDate(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });

/** A range of days as people write it: `16 – 22 Nov 2026`. */
export const dayRange = (intl: IntlShape, start: string, end: string): string =>
  intl.formatDateTimeRange(new Date(`${start}T12:00:00Z`), new Date(`${end}T12:00:00Z`), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Names of the buckets of a series, for axis, tooltip and table. */
export function categories(
  intl: IntlShape,
  points: readonly StatisticPoint[],
  interval: GetStatisticInterval,
): ChartCategory[] {
  const brief: Intl.DateTimeFormatOptions =
    interval === 'month'
      ? { month: 'short' }
      : interval === 'year'
        ? { year: 'numeric' }
        : points.length <= 14 && interval === 'day'
          ? { weekday: 'short', day: 'numeric' }
          : { day: 'numeric', month: 'short' };
  return points.map(({ start }) => ({
    key: start,
    label: date(intl, start, brief),
    name: name(intl, start, interval),
  }));
}

function name(intl: IntlShape, start: string, interval: GetStatisticInterval): string {
  if (interval === 'month') return date(intl, start, { month: 'long', year: 'numeric' });
  if (interval === 'year') return date(intl, start, { year: 'numeric' });
  if (interval === 'week') {
    return intl.formatMessage(messages.week, { days: dayRange(intl, start, shiftDay(start, 6)) });
  }
  return date(intl, start, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}
