import type { ChartDataset } from 'chart.js';
import type { ColorName } from '@/theme/colors';
import { inkOf } from '../ink';
import type { ChartKind, ChartSeries } from '../types';
import { materialFill } from './patterns';

type Paint = (name: ColorName) => string;
type Dataset = ChartDataset<'bar' | 'line', (number | null)[]>;

const line = (series: ChartSeries, color: string, few: boolean): Dataset => ({
  type: 'line',
  label: series.label,
  data: [...series.values],
  borderColor: color,
  backgroundColor: color,
  borderWidth: 2,
  pointRadius: few ? 3 : 0,
  pointHoverRadius: 5,
  tension: 0.25,
  order: 1,
});

/** Datasets of one chart. The previous period lies over bars and under lines, and takes no part in a stack. */
export function datasets(kind: ChartKind, series: readonly ChartSeries[], paint: Paint): Dataset[] {
  return series.map((s, i): Dataset => {
    const few = s.values.length <= 31;
    if (s.previous) {
      const past = line(s, paint('muted'), false);
      return {
        ...past,
        tension: 0,
        borderWidth: 1.25,
        borderDash: [4, 4],
        order: kind === 'line' ? 2 : 0,
        stack: 'previous',
      };
    }
    const color = paint(inkOf(s, i));
    if (kind === 'line') return line(s, color, few);
    return {
      type: 'bar',
      label: s.label,
      data: [...s.values],
      backgroundColor: s.material ? materialFill(s.material, paint) : color,
      borderColor: s.material ? paint('glass-outline') : color,
      borderWidth: s.material ? 1 : 0,
      borderRadius: kind === 'bar' ? 3 : 0,
      borderSkipped: kind === 'bar' ? 'start' : false,
      maxBarThickness: 40,
      categoryPercentage: 0.8,
      barPercentage: 0.9,
      order: 1,
      stack: 'now',
    };
  });
}
