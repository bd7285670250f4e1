import type { KitImage } from '../engine/engine';
import { bands } from '../level';
import type { Palette } from '../palette';
import type { Shares } from '../types';
import { paint, write } from './canvas';

export const donutPrefix = 'donut-';
/** The ring grows with the band: what is full sticks out. */
const width = { empty: 4, ok: 5, full: 7, overfull: 9 } as const;

/** Reads `donut-<empty>-<ok>-<full>-<overfull>-<count>`. */
function parse(id: string): { shares: Shares; label: string } {
  const [empty, ok, full, overfull, ...label] = id.slice(donutPrefix.length).split('-');
  return {
    shares: { empty: Number(empty), ok: Number(ok), full: Number(full), overfull: Number(overfull) },
    label: label.join('-'),
  };
}

const radius = (label: string) => (/\D/.test(label) ? 19 : label.length > 2 ? 17 : label.length > 1 ? 15 : 13);

/** Draws a group: its number, and around it the shares of the bands. */
export function drawDonut(id: string, palette: Palette): KitImage {
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
