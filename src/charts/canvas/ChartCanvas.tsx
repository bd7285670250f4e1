import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { useColors } from '@/theme/colors';
import { useSettings } from '@/theme/settings';
import type { ChartKind, ChartProps } from '../types';
import { datasets } from './data';
import { options } from './options';
import './register';
import { useReducedMotion } from '@/ui/useMedia';

type Props = Pick<ChartProps, 'label' | 'summary' | 'categories' | 'series' | 'format' | 'formatAxis'> & {
  kind: ChartKind;
};

/** The drawing alone. Loaded on demand, because chart.js weighs more than the page around it. */
export function ChartCanvas({ kind, label, summary, categories, series, format, formatAxis }: Props) {
  const paint = useColors();
  const rtl = useSettings().themeDirection === 'rtl';
  const still = useReducedMotion();
  const data = useMemo(
    () => ({ labels: categories.map((c) => c.label), datasets: datasets(kind, series, paint) }),
    [categories, kind, series, paint],
  );
  const look = useMemo(
    () => options({ kind, paint, categories, format, formatAxis: formatAxis ?? format, rtl, still }),
    [kind, paint, categories, format, formatAxis, rtl, still],
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
