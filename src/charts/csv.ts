import type { ChartCategory, ChartSeries } from './types';

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The figures of a chart as CSV (RFC 4180): one row for each category, numbers unrounded with a decimal point. */
export function chartCsv(
  categoryLabel: string,
  categories: readonly ChartCategory[],
  series: readonly ChartSeries[],
): string {
  const rows = [
    [categoryLabel, ...series.map((s) => s.label)],
    ...categories.map((c, i) => [c.key, ...series.map((s) => s.values[i] ?? null)]),
  ];
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** `Average fill level, 1 to 7 Nov` → `average-fill-level-1-to-7-nov.csv`. */
export const csvName = (label: string): string =>
  `${
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'chart'
  }.csv`;

/** Hands a text to the browser as a file. The mark at the start tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts in a later task; an address revoked at once gives an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
