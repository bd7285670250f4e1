import { addYears, differenceInCalendarDays, format, parseISO, startOfMonth, subMonths } from 'date-fns';
import type { GetStatisticInterval } from '@/api/generated/dashboard.schemas';
import { isDay } from '@/i18n/isDay';
import { plusDays } from '@/i18n/dates';
import type { DashboardSearch } from '../search';

/** Days are `YYYY-MM-DD` in the customer's zone, both included. */
export interface Range {
  start: string;
  end: string;
}

export interface Course extends Range {
  interval: GetStatisticInterval;
}

/** Days in the chart of a single day. */
const DAYS_AROUND_ONE = 14;
const MONTHS_OF_A_YEAR = 12;
/** Above this, bars are weeks or months. */
const MOST_BARS = 62;
/** The contract's limit. */
const MOST_YEARS = 5;

/** Number of days of a range, both ends included. */
export const lengthOf = ({ start, end }: Range): number => differenceInCalendarDays(parseISO(end), parseISO(start)) + 1;

export type Fault = 'missing' | 'order' | 'long';

/** The error of a custom range, or null. */
export function rangeFault(start: string | undefined, end: string | undefined): Fault | null {
  if (!isDay(start) || !isDay(end)) return 'missing';
  if (end < start) return 'order';
  return parseISO(end) > addYears(parseISO(start), MOST_YEARS) ? 'long' : null;
}

/**
 * The days of a period. All but `custom` end today: the last 1, 7 and 30 days, and the last twelve calendar months. Null for
 * an invalid custom range.
 */
export function rangeOf(
  { period, start, end }: Pick<DashboardSearch, 'period' | 'start' | 'end'>,
  today: string,
): Range | null {
  switch (period) {
    case 'daily':
      return { start: today, end: today };
    case 'weekly':
      return { start: plusDays(today, -6), end: today };
    case 'monthly':
      return { start: plusDays(today, -29), end: today };
    case 'yearly':
      return {
        start: format(startOfMonth(subMonths(parseISO(today), MONTHS_OF_A_YEAR - 1)), 'yyyy-MM-dd'),
        end: today,
      };
    case 'custom':
      return rangeFault(start, end) ? null : { start: start as string, end: end as string };
  }
}

/** The chart's range and buckets. */
export function courseOf(range: Range): Course {
  const days = lengthOf(range);
  if (days === 1) return { start: plusDays(range.end, 1 - DAYS_AROUND_ONE), end: range.end, interval: 'day' };
  if (days <= MOST_BARS) return { ...range, interval: 'day' };
  return { ...range, interval: days <= 190 ? 'week' : 'month' };
}

const back = <R extends Range>(range: R, days: number): R => ({
  ...range,
  start: plusDays(range.start, -days),
  end: plusDays(range.end, -days),
});

/** The same number of days before. */
export const before = <R extends Range>(range: R): R => back(range, lengthOf(range));

/**
 * The previous period with matching buckets: months for months, whole ones for whole ones, weeks that begin and end on the same days of the week,
 * else the days right before.
 */
export function courseBefore(course: Course): Course {
  if (course.interval === 'week') return back(course, Math.ceil(lengthOf(course) / 7) * 7);
  if (course.interval !== 'month') return before(course);
  const months = monthsOf(course);
  const then = (day: string) => format(subMonths(parseISO(day), months), 'yyyy-MM-dd');
  const next = plusDays(course.end, 1);
  const end = next.endsWith('-01') ? plusDays(then(next), -1) : then(course.end);
  return { ...course, start: then(course.start), end };
}

const monthsOf = ({ start, end }: Range) =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1;

/** The last seven days. */
export const weekOf = (today: string): Range => ({ start: plusDays(today, -6), end: today });
