import { CSV_START, CSV_TYPE, csvDialect, toCsv } from '@/csv/csv';
import type { ChartCategory, ChartSeries } from './types';

/** The figures of a chart as a CSV file: one row for each category, numbers unrounded. */
export function chartCsv(
  categoryLabel: string,
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
  locale: string,
  flagLabel?: string,
): Blob {
  const rows = [
    [categoryLabel, ...series.map((s) => s.label), ...(flagLabel ? [flagLabel] : [])],
    ...categories.map((c, i) => [
      c.key,
      ...series.map((s) => s.values[i] ?? null),
      ...(flagLabel ? [c.flag ?? null] : []),
    ]),
  ];
  return new Blob([CSV_START, toCsv(rows, csvDialect(locale))], { type: CSV_TYPE });
}

/** `Average fill level, 1 to 7 Nov` → `average-fill-level-1-to-7-nov.csv`. */
export const csvName = (label: string): string =>
  `${
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'chart'
  }.csv`;
