import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { ColorName } from '@/theme/colors';
import { GLASS_OF, type Glass } from '@/theme/domainColors';

/** One point of the time axis. */
export interface ChartCategory {
  /** Usually the first day (`2026-11-16`). */
  key: string;
  /** Short, for the axis; lines of it are separated by `\n`. */
  label: string;
  /** In full, for tooltip, table and CSV. */
  name: string;
  /** Why nothing is drawn there. */
  note?: string | undefined;
  /** The one that the rest is there for. */
  chosen?: boolean | undefined;
  /** What happened then: a flag above the chart. */
  flag?: string | undefined;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One per category; null for no value. */
  values: readonly (number | null)[];
  /** Sets colour and pattern. */
  material?: MaterialCode;
  color?: ColorName;
  /** The previous period: a thin dashed line, or ghosts behind bars. */
  previous?: boolean;
  /** What is expected: a dotted line that goes on where another ends. Of `steps` only. */
  expected?: boolean;
}

export interface ChartProps {
  /** The accessible name, also of the CSV file. */
  label: string;
  /** The chart in one sentence. */
  summary?: string;
  /** Heading of the first column of the table. */
  categoryLabel: string;
  /** Heading of the column of the flags. */
  flagLabel?: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  /** The exact value with its unit, for tooltip and table. */
  format: (value: number | null) => string;
  /** Short figures for the axis; `format` if left out. */
  formatAxis?: (value: number) => string;
  /** Values above it are red and have a triangle; it is a line of its own. Of `steps` only. */
  limit?: number;
  /** Unit of the axis. */
  unit?: string;
  /** CSS height of the canvas. */
  height?: string;
  /** Beside the view buttons. */
  heading?: React.ReactNode;
}

export type ChartKind = 'line' | 'steps' | 'bar' | 'stacked';

/** Colours of series without a material. */
const INK: readonly ColorName[] = ['accent-solid', 'info-solid', 'warning-solid', 'success-solid', 'level-low'];

/** The colour of a series: its own, else by its index. */
export const inkOf = (series: ChartSeries, place: number): ColorName =>
  series.color ?? INK[place % INK.length] ?? 'accent-solid';

const GLASS_INK: Record<Glass, ColorName> = { white: 'muted', green: 'glass-green', brown: 'glass-brown' };

/** Colour of a line: of its glass, of which white would not be seen. */
export const lineInk = (series: ChartSeries, place: number): ColorName =>
  series.material ? GLASS_INK[GLASS_OF[series.material].at(-1) ?? 'white'] : inkOf(series, place);

/** Of lines that are expected. */
export const DOTS: readonly number[] = [2, 3];

/** Dashes (px) that tell lines of a kind apart. */
export const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 2], [8, 3, 2, 3], [12, 3], [8, 2, 2, 2, 2, 2]];
