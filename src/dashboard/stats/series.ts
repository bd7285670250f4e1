import type { IntlShape } from 'react-intl';
import type { MaterialCode, Statistic } from '@/api/generated/dashboard.schemas';
import type { ChartSeries } from '@/charts/types';
import { materialMessages } from '@/i18n/domain';
import { dashboardMessages as messages } from '../messages';
import type { Stat } from '../search';

/** Statistics whose materials add up to the whole; a mean does not, and a tour collects several. */
export const SPLIT: ReadonlySet<Stat> = new Set(['overspilled-waste', 'total-tons-picked-up']);

/** From white to brown, combinations last: the same order in each chart. */
const ORDER = Object.keys(materialMessages) as MaterialCode[];

/** The series of one chart: the course (by material, if it is split), and the course of the period before. */
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
  // The period before may touch one bucket more or less: it is laid over place by place.
  const values = now.series.map((_, place) => past.series[place]?.value ?? null);
  return [...course, { key: 'previous', label: intl.formatMessage(messages.previous), previous: true, values }];
}
