import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './types';

/** Amounts per bucket. */
export const BarChart = (props: ChartProps) => <ChartFrame kind="bar" {...props} />;
