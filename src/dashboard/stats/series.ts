import type { IntlShape } from 'react-intl';
import type { GetStatisticInterval, MaterialCode, Statistic, StatisticPoint } from '@/api/generated/dashboard.schemas';
import type { ChartCategory, ChartSeries } from '@/charts/types';
import { materialMessages } from '@/i18n/domain';
import { plusDays } from '@/i18n/dates';
import { dashboardMessages as messages } from '../messages';
import type { Stat } from '../search';

/** Statistics whose materials add up to the whole; a mean does not, and a tour collects several. */
export const SPLIT: ReadonlySet<Stat> = new Set(['overspilled-waste', 'total-tons-picked-up']);

/** White to brown, combinations last. */
const ORDER = Object.keys(materialMessages) as MaterialCode[];

/** The series of a chart: the statistic (by material, if it is split), and the previous period. */
export function chartSeries(intl: IntlShape, name: string, now: Statistic, past: Statistic | undefined): ChartSeries[] {
  const split = [...(now.split ?? [])]
    .filter((part) => part.series.some((point) => point.value))
    .sort((a, b) => ORDER.indexOf(a.material_type) - ORDER.indexOf(b.material_type));
  const course: ChartSeries[] =
    split.length > 0
      ? split.map(({ material_type, series }) => ({
          key: material_type,
          label: intl.formatMessage(materialMessages[material_type]),
          material: material_type,
          values: series.map((point) => point.value),
        }))
      : [{ key: 'now', label: name, values: now.series.map((point) => point.value) }];
  if (!past?.series.some((point) => point.value !== null && point.value !== 0)) return course;
  // The previous period may have one bucket more or less: matched by index.
  const values = now.series.map((_, place) => past.series[place]?.value ?? null);
  return [...course, { key: 'previous', label: intl.formatMessage(messages.previous), previous: true, values }];
}

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
  const year = { year: 'numeric' } as const;
  const month = { month: 'short' } as const;
  const day = { day: 'numeric' } as const;
  const lines: Intl.DateTimeFormatOptions[] =
    interval === 'year'
      ? [year]
      : interval === 'month'
        ? [month, ...(points.length > 12 ? [year] : [])]
        : points.length <= 14 && interval === 'day'
          ? [{ weekday: 'short' }, day]
          : [{ ...day, ...month }];
  return points.map(({ start }) => ({
    key: start,
    label: lines.map((line) => date(intl, start, line)).join('\n'),
    name: name(intl, start, interval),
  }));
}

function name(intl: IntlShape, start: string, interval: GetStatisticInterval): string {
  if (interval === 'month') return date(intl, start, { month: 'long', year: 'numeric' });
  if (interval === 'year') return date(intl, start, { year: 'numeric' });
  if (interval === 'week') {
    return intl.formatMessage(messages.week, { days: dayRange(intl, start, plusDays(start, 6)) });
  }
  return date(intl, start, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}
