import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './types';

/** Amounts per bucket by material: glass colours, each with its own pattern. */
export const StackedBarChart = (props: ChartProps) => <ChartFrame kind="stacked" {...props} />;
