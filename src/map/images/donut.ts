import type { KitImage } from '../engine/engine';
import { bands } from '../level';
import type { Palette } from '../palette';
import type { Shares } from '../types';
import { paint, write } from './canvas';

const PREFIX = 'donut-';
/** Shares are drawn in this many steps, so that like clusters share one image. */
const STEPS = 24;
/** The ring grows with the band: what is full sticks out. */
const width = { empty: 4, ok: 5, full: 7, overfull: 9 } as const;

/** Reads `donut-<empty>-<ok>-<full>-<overfull>-<count>`, as the layer's expression writes it. */
function parse(id: string): { shares: Shares; label: string } {
  const [empty, ok, full, overfull, ...label] = id.slice(PREFIX.length).split('-');
  return {
    shares: { empty: Number(empty), ok: Number(ok), full: Number(full), overfull: Number(overfull) },
    label: label.join('-'),
  };
}

const radius = (label: string) => (/\D/.test(label) ? 19 : label.length > 2 ? 17 : label.length > 1 ? 15 : 13);

function draw(id: string, palette: Palette): KitImage {
  const { shares, label } = parse(id);
  const inner = radius(label);
  const middle = inner + width.overfull + 2;
  const total = bands.reduce((sum, band) => sum + shares[band], 0);
  return paint(middle * 2, (context) => {
    context.beginPath();
    context.arc(middle, middle, inner + width.empty + 1.5, 0, 2 * Math.PI);
    context.fillStyle = palette.surface;
    context.fill();
    let from = -Math.PI / 2;
    for (const band of total > 0 ? bands : []) {
      const to = from + (2 * Math.PI * shares[band]) / total;
      if (to > from) {
        context.beginPath();
        context.arc(middle, middle, inner + width[band], from, to);
        context.arc(middle, middle, inner, to, from, true);
        context.closePath();
        context.fillStyle = palette.bands[band];
        context.fill();
        context.lineWidth = 1;
        context.strokeStyle = palette.surface;
        context.stroke();
      }
      from = to;
    }
    if (total === 0) {
      context.lineWidth = 2;
      context.strokeStyle = palette.bands.unknown;
      context.stroke();
    }
    write(context, label, middle, middle, label.length > 3 ? 11 : 12, palette.text);
  });
}

const step = (band: string) => [
  'case',
  ['>', ['get', band], 0],
  ['max', 1, ['round', ['/', ['*', STEPS, ['get', band]], ['var', 'all']]]],
  0,
];

/** The pictures of clusters: a prefix, the layer's expression that names one, and how to draw it. */
export const donut = {
  prefix: PREFIX,
  image: [
    'let',
    'all',
    ['max', 1, ['+', ...bands.map((band) => ['get', band])]],
    ['concat', PREFIX, ...bands.flatMap((band) => [step(band), '-']), ['get', 'point_count_abbreviated']],
  ],
  draw,
};
