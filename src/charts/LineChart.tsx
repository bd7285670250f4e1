import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './types';

/** A course over time. */
export const LineChart = (props: ChartProps) => <ChartFrame kind="line" {...props} />;
