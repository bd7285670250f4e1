import type { ChartDataset } from 'chart.js';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { ColorName } from '@/theme/colors';
import { GLASS_OF, type Glass } from '@/theme/domainColors';
import { type ChartKind, type ChartSeries, DASHES, DOTS, inkOf, lineInk } from '../types';

type ReadColor = (name: ColorName) => string;
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

/** A line of steps; above the limit it is red and each value has a triangle. */
function steps(series: ChartSeries, place: number, read: ReadColor, limit: number): Dataset {
  const color = read(lineInk(series, place));
  const over = read('danger-solid');
  return {
    ...line(series, color, false),
    tension: 0,
    stepped: 'middle',
    borderDash: [...(DASHES[place % DASHES.length] ?? [])],
    pointStyle: 'triangle',
    pointRadius: series.values.map((value) => ((value ?? 0) > limit ? 5 : 0)),
    pointBackgroundColor: over,
    pointBorderColor: over,
    segment: {
      borderColor: ({ p0, p1 }) => (Math.max(p0.parsed.y ?? 0, p1.parsed.y ?? 0) > limit ? over : undefined),
    },
  };
}

/** In the middle of its category, over other stacks. */
const bar = (series: ChartSeries, fill: CanvasPattern | string) =>
  ({
    type: 'bar',
    label: series.label,
    data: [...series.values],
    backgroundColor: fill,
    grouped: false,
    maxBarThickness: 36,
    categoryPercentage: 0.85,
    barPercentage: 0.7,
    order: 1,
    stack: 'now',
  }) satisfies Dataset;

/** The datasets of a chart. The previous period is behind the others and outside of the stack. */
export function datasets(
  kind: ChartKind,
  series: readonly ChartSeries[],
  read: ReadColor,
  limit = Infinity,
): Dataset[] {
  return series.map((s, i): Dataset => {
    const few = s.values.length <= 31;
    if (s.previous && kind === 'line') {
      return { ...line(s, read('muted'), false), tension: 0, borderWidth: 1.25, borderDash: [4, 4], order: 2 };
    }
    if (s.previous) {
      return {
        ...bar(s, read('sunken')),
        ...{ borderColor: read('border-strong'), borderWidth: 1, maxBarThickness: 52, barPercentage: 1 },
        ...{ order: 2, stack: 'previous' },
      };
    }
    if (s.expected) return { ...line(s, read(lineInk(s, i)), false), tension: 0, borderDash: [...DOTS] };
    if (kind === 'steps') return steps(s, i, read, limit);
    const color = read(inkOf(s, i));
    if (kind === 'line') return { ...line(s, color, few), borderDash: [...(DASHES[i % DASHES.length] ?? [])] };
    return {
      ...bar(s, s.material ? materialFill(s.material, read) : color),
      borderColor: s.material ? read('glass-outline') : color,
      borderWidth: s.material ? 1 : 0,
      borderRadius: kind === 'bar' ? 3 : 0,
      borderSkipped: kind === 'bar' ? 'start' : false,
    };
  });
}

const TILE = 10;

/** White glass is plain with an outline, green hatched, brown dotted, for print and colour blindness. */
function draw(g: CanvasRenderingContext2D, glass: Glass, read: ReadColor) {
  g.fillStyle = read(`glass-${glass}`);
  g.fillRect(0, 0, TILE, TILE);
  g.strokeStyle = g.fillStyle = read('surface');
  g.globalAlpha = 0.55;
  if (glass === 'green') {
    g.lineWidth = 1.4;
    g.beginPath();
    for (const x of [-TILE, 0, TILE]) {
      g.moveTo(x, TILE);
      g.lineTo(x + TILE, 0);
    }
    g.stroke();
  }
  if (glass === 'brown') {
    for (const [x, y] of [
      [2.5, 2.5],
      [7.5, 7.5],
    ] as const) {
      g.beginPath();
      g.arc(x, y, 1.3, 0, 2 * Math.PI);
      g.fill();
    }
  }
  g.globalAlpha = 1;
}

/** A canvas fill for a material; combined ones show both colours in bands. */
function materialFill(material: MaterialCode, read: ReadColor): CanvasPattern | string {
  const [first, second] = GLASS_OF[material];
  const tile = document.createElement('canvas');
  tile.width = second ? TILE * 2 : TILE;
  tile.height = TILE;
  const g = tile.getContext('2d');
  if (!g) return read(`glass-${first}`);
  draw(g, first, read);
  if (second) {
    g.translate(TILE, 0);
    draw(g, second, read);
  }
  return g.createPattern(tile, 'repeat') ?? read(`glass-${first}`);
}
