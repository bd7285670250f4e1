import type { ChartOptions } from 'chart.js';
import type { ColorName } from '@/theme/colors';
import type { ChartCategory, ChartKind } from '../types';

interface Look {
  kind: ChartKind;
  paint: (name: ColorName) => string;
  categories: readonly ChartCategory[];
  format: (value: number | null) => string;
  formatAxis: (value: number) => string;
  rtl: boolean;
  still: boolean;
}

/** Light grid, no legend (it is HTML beside the canvas), tooltips with the exact figure of every series. */
export function options(look: Look): ChartOptions<'bar' | 'line'> {
  const { kind, paint, categories, format, formatAxis, rtl, still } = look;
  const font = { family: "'Inter Variable', Lato, sans-serif", size: 12 };
  const textDirection = rtl ? 'rtl' : 'ltr';
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: still ? false : { duration: 160, easing: 'easeOutQuad' },
    interaction: { mode: 'index', intersect: false },
    layout: { padding: { top: 4 } },
    scales: {
      x: {
        reverse: rtl,
        stacked: kind === 'stacked',
        border: { color: paint('border') },
        grid: { display: false },
        ticks: { color: paint('muted'), font, maxRotation: 0, autoSkipPadding: 12 },
      },
      y: {
        position: rtl ? 'right' : 'left',
        stacked: kind === 'stacked',
        beginAtZero: true,
        border: { display: false },
        grid: { color: paint('border') },
        ticks: {
          color: paint('muted'),
          font,
          maxTicksLimit: 5,
          padding: 6,
          callback: (value) => formatAxis(Number(value)),
        },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: paint('inverted'),
        titleColor: paint('inverted-text'),
        bodyColor: paint('inverted-text'),
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        padding: 10,
        cornerRadius: 6,
        boxPadding: 4,
        multiKeyBackground: paint('inverted'),
        rtl,
        textDirection,
        callbacks: {
          title: ([item]) => (item ? (categories[item.dataIndex]?.name ?? '') : ''),
          label: (item) => `${item.dataset.label ?? ''}: ${format(item.parsed.y)}`,
        },
      },
    },
  };
}
