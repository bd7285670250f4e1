import type { ClosingArea, ClosingMonth } from '@/api/generated/dashboard.schemas';

/** A notification that was closed. */
export interface Closed {
  area: number | null;
  /** As in `2026-10`. */
  month: string;
  /** Working hours until then. */
  hours: number;
  late: boolean;
}

const median = (sorted: readonly number[]): number | null => {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const figuresOf = (rows: readonly Closed[]) => {
  const found = median(rows.map(({ hours }) => hours).toSorted((a, b) => a - b));
  return {
    closed: rows.length,
    /** To a tenth of an hour. */
    median_hours: found === null ? null : Math.round(found * 10) / 10,
    late: rows.filter(({ late }) => late).length,
  };
};

const groupBy = <K>(rows: readonly Closed[], key: (row: Closed) => K): Map<K, Closed[]> => {
  const groups = new Map<K, Closed[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

/** The months until one, the oldest first. @param last as in `2026-10` */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** How long notifications took, by month and area. */
export function closingTimes(rows: readonly Closed[], months: readonly string[]): ClosingMonth[] {
  const byMonth = groupBy(rows, ({ month }) => month);
  return months.map((month) => {
    const all = byMonth.get(month) ?? [];
    const areas = [...groupBy(all, ({ area }) => area)]
      .map(([area, some]): ClosingArea => ({ disposition_area_id: area, ...figuresOf(some) }))
      .toSorted((a, b) => (a.disposition_area_id ?? 0) - (b.disposition_area_id ?? 0));
    return { month: `${month}-01`, ...figuresOf(all), areas };
  });
}
