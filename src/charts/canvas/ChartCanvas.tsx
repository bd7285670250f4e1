import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type Plugin,
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

type Props = Pick<ChartProps, 'label' | 'summary' | 'categories' | 'series' | 'format' | 'formatAxis' | 'limit'> & {
  kind: ChartKind;
};

/** A text in its own direction, as the style sheet has it outside of a canvas (Unicode's first-strong isolate). */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The chart without its frame, loaded on demand with chart.js. */
export function ChartCanvas({ kind, label, summary, categories, series, format, formatAxis, limit }: Props) {
  const color = useColors();
  const rtl = useSettings().themeDirection === 'rtl';
  const still = useReducedMotion();
  const data = useMemo(
    () => ({
      labels: categories.map(({ label: text }) => text.split('\n').map((line) => (rtl ? isolated(line) : line))),
      datasets: datasets(kind, series, color, limit),
    }),
    [categories, kind, series, color, limit, rtl],
  );
  const look = useMemo(
    () => options({ kind, color, categories, format, formatAxis: formatAxis ?? format, rtl, still }),
    [kind, color, categories, format, formatAxis, rtl, still],
  );
  const plugins = useMemo(
    () => [notes(categories, color), limits(categories, color, limit)],
    [categories, color, limit],
  );
  return (
    <Chart
      type={kind === 'line' || kind === 'steps' ? 'line' : 'bar'}
      role="img"
      aria-label={summary ? `${label}. ${summary}` : label}
      data={data}
      options={look}
      plugins={plugins}
    />
  );
}

/** The least width of a category with a note, in px. */
const NOTE_WIDTH = 14;

/** Writes upwards why nothing is drawn, and shades the chosen category. */
const notes = (categories: Props['categories'], color: ReturnType<typeof useColors>): Plugin => ({
  id: 'notes',
  beforeDatasetsDraw: ({ ctx, chartArea, scales }) => {
    const width = chartArea.width / categories.length;
    ctx.save();
    categories.forEach(({ chosen, note }, i) => {
      const x = scales['x']?.getPixelForValue(i) ?? 0;
      if (chosen) {
        ctx.fillStyle = color('sunken');
        ctx.fillRect(x - width / 2, chartArea.top, width, chartArea.height);
      }
      if (!note || width < NOTE_WIDTH) return;
      ctx.save();
      ctx.translate(x, chartArea.bottom - 6);
      ctx.rotate(-Math.PI / 2);
      ctx.fillStyle = color('muted');
      ctx.font = "11px 'Inter Variable', Lato, sans-serif";
      ctx.textBaseline = 'middle';
      ctx.textAlign = 'left';
      ctx.fillText(note, 0, 0);
      ctx.restore();
    });
    ctx.restore();
  },
});

/** A dashed line at the limit, and a flag above each category that has one. */
const limits = (
  categories: Props['categories'],
  color: ReturnType<typeof useColors>,
  limit: number | undefined,
): Plugin => ({
  id: 'limits',
  afterDatasetsDraw: ({ ctx, chartArea, scales }) => {
    ctx.save();
    if (limit !== undefined) {
      const y = scales['y']?.getPixelForValue(limit) ?? 0;
      ctx.strokeStyle = color('danger-fg');
      ctx.setLineDash([2, 4]);
      ctx.beginPath();
      ctx.moveTo(chartArea.left, y);
      ctx.lineTo(chartArea.right, y);
      ctx.stroke();
      ctx.setLineDash([]);
    }
    ctx.fillStyle = ctx.strokeStyle = color('text');
    categories.forEach(({ flag }, i) => {
      if (!flag) return;
      const x = scales['x']?.getPixelForValue(i) ?? 0;
      const { top } = chartArea;
      ctx.beginPath();
      ctx.moveTo(x, top + 18);
      ctx.lineTo(x, top);
      ctx.stroke();
      ctx.beginPath();
      ctx.moveTo(x, top);
      ctx.lineTo(x + 9, top + 4);
      ctx.lineTo(x, top + 8);
      ctx.fill();
    });
    ctx.restore();
  },
});

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
