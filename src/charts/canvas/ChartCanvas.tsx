import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { useColors } from '@/theme/colors';
import { useSettings } from '@/theme/settings';
import { useReducedMotion } from '@/ui/useMedia';
import type { ChartKind, ChartProps } from '../types';
import { datasets } from './data';
import { options } from './options';

type Props = Pick<ChartProps, 'label' | 'summary' | 'categories' | 'series' | 'format' | 'formatAxis'> & {
  kind: ChartKind;
};

/** The chart without its frame, loaded on demand with chart.js. */
export function ChartCanvas({ kind, label, summary, categories, series, format, formatAxis }: Props) {
  const color = useColors();
  const rtl = useSettings().themeDirection === 'rtl';
  const still = useReducedMotion();
  const data = useMemo(
    () => ({ labels: categories.map((c) => c.label), datasets: datasets(kind, series, color) }),
    [categories, kind, series, color],
  );
  const look = useMemo(
    () => options({ kind, color, categories, format, formatAxis: formatAxis ?? format, rtl, still }),
    [kind, color, categories, format, formatAxis, rtl, still],
  );
  return (
    <Chart
      type={kind === 'line' ? 'line' : 'bar'}
      role="img"
      aria-label={summary ? `${label}. ${summary}` : label}
      data={data}
      options={look}
    />
  );
}

/** Only what the charts use; the rest of chart.js is not bundled. */
ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);
