import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { ColorName } from '@/theme/colors';

/** One place on the time axis. */
export interface ChartCategory {
  /** Identifies it, usually the first day (`2026-11-16`). */
  key: string;
  /** Short, for the axis. */
  label: string;
  /** Whole, for tooltip, table and CSV. */
  name: string;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One for each category; null where there is nothing to show. */
  values: readonly (number | null)[];
  /** Glass has its own colour and pattern on every page. */
  material?: MaterialCode;
  color?: ColorName;
  /** The period before: a thin dashed line over whatever the chart shows. */
  previous?: boolean;
}

export interface ChartProps {
  /** Names the chart for those who cannot see it, and its CSV file. */
  label: string;
  /** One sentence that says what the chart says. */
  summary?: string;
  /** Heading of the first column of the table. */
  categoryLabel: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  /** The exact figure with its unit, for tooltip and table. */
  format: (value: number | null) => string;
  /** Short figures for the axis; `format` if left out. */
  formatAxis?: (value: number) => string;
  /** CSS height of the drawing. */
  height?: string;
  /** What stands beside the view buttons. */
  heading?: React.ReactNode;
}

export type ChartKind = 'line' | 'bar' | 'stacked';
