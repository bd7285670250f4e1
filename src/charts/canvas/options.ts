import type { ChartOptions, Scale } from 'chart.js';
import type { ColorName } from '@/theme/colors';
import type { ChartCategory, ChartKind } from '../types';

interface Look {
  kind: ChartKind;
  color: (name: ColorName) => string;
  categories: readonly ChartCategory[];
  format: (value: number | null) => string;
  formatAxis: (value: number) => string;
  rtl: boolean;
  still: boolean;
}

/** Takes away the label before the chosen one where it is nearer than the others are to each other. */
function spread(axis: Scale, isChosen: (index: number) => boolean) {
  const { ticks } = axis;
  const at = ticks.findIndex(({ value }) => isChosen(value));
  const gap = (to: number) => (ticks[to]?.value ?? NaN) - (ticks[to - 1]?.value ?? NaN);
  if (at > 1 && gap(at) < gap(1)) ticks.splice(at - 1, 1);
}

/** Light grid, no legend (it is HTML below the canvas), tooltips with the exact value of each series. */
export function options(look: Look): ChartOptions<'bar' | 'line'> {
  const { kind, color, categories, format, formatAxis, rtl, still } = look;
  const font = { family: "'Inter Variable', Lato, sans-serif", size: 12 };
  const textDirection = rtl ? 'rtl' : 'ltr';
  const isChosen = (index: number) => categories[index]?.chosen === true;
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: still
      ? false
      : {
          duration: 160,
          easing: 'easeOutQuad',
          // A resize between the last frame and its completion waits for a draw that never happens.
          onComplete: ({ chart }) => chart.resize(),
        },
    interaction: { mode: 'index', intersect: false },
    layout: { padding: { top: 4 } },
    scales: {
      x: {
        reverse: rtl,
        // Also for lines, whose first and last label would be cut otherwise.
        offset: true,
        stacked: kind === 'stacked',
        border: { color: color('border') },
        grid: { display: false },
        // Labels are skipped from a major one on, which itself never is.
        afterBuildTicks: (axis) => axis.ticks.forEach((tick) => (tick.major = isChosen(tick.value))),
        beforeFit: (axis) => spread(axis, isChosen),
        ticks: {
          color: ({ tick }) => color(isChosen(tick.value) ? 'text' : 'muted'),
          font: ({ tick }) => ({ ...font, weight: isChosen(tick.value) ? 600 : 400 }),
          major: { enabled: true },
          maxRotation: 0,
          autoSkipPadding: 4,
        },
      },
      y: {
        position: rtl ? 'right' : 'left',
        stacked: kind === 'stacked',
        beginAtZero: true,
        border: { display: false },
        grid: { color: color('border') },
        ticks: {
          color: color('muted'),
          font,
          maxTicksLimit: 5,
          precision: 0,
          padding: 6,
          callback: (value) => formatAxis(Number(value)),
        },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: color('inverted'),
        titleColor: color('inverted-text'),
        bodyColor: color('inverted-text'),
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        padding: 10,
        cornerRadius: 6,
        boxPadding: 4,
        multiKeyBackground: color('inverted'),
        rtl,
        textDirection,
        callbacks: {
          title: ([item]) => (item ? (categories[item.dataIndex]?.name ?? '') : ''),
          afterTitle: ([item]) => {
            const { note, flag } = categories[item?.dataIndex ?? -1] ?? {};
            return [note, flag].filter((one) => one !== undefined);
          },
          label: (item) => `${item.dataset.label ?? ''}: ${format(item.parsed.y)}`,
        },
      },
    },
  };
}
