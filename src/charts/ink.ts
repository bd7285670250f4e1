import type { ColorName } from '@/theme/colors';
import type { ChartSeries } from './types';

/** Colours of series that are not glass; the first is the accent, so that a single series looks like ours. */
const INK: readonly ColorName[] = ['accent-solid', 'info-solid', 'warning-solid', 'success-solid', 'level-low'];

/** The colour of a series: its own, else by its place. */
export const inkOf = (series: ChartSeries, place: number): ColorName =>
  series.color ?? INK[place % INK.length] ?? 'accent-solid';
