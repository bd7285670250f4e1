import type { KitImage } from './engine/engine';
import { bands } from './level';
import { inkOn, type Palette } from './palette';
import { siteShapes } from './shapes';
import type { LevelBand, Shares } from './types';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

let shared: OffscreenCanvas | undefined;

/** Draws a square image of `size` CSS pixels at twice the resolution. The canvas is shared: reading back from a new one is slow. */
function drawImage(size: number, draw: (context: Context) => void): KitImage {
  const pixelRatio = 2;
  const side = size * pixelRatio;
  shared ??= new OffscreenCanvas(side, side);
  if (shared.width < side) [shared.width, shared.height] = [side, side];
  const context = shared.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no 2d canvas');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  context.scale(pixelRatio, pixelRatio);
  draw(context);
  return { image: context.getImageData(0, 0, side, side), pixelRatio };
}

/** Writes a short text centred on a point. */
function write(context: Context, text: string, x: number, y: number, size: number, color: string) {
  context.font = `600 ${size}px "Inter Variable", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  context.fillText(text, x, y + size * 0.36);
}

export const donutPrefix = 'donut-';
export const sitePrefix = 'site-';
/** Width of the ring by band, in px: fuller bands are wider. */
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

/** The image of a cluster: its count, surrounded by the shares of the bands. */
export function drawDonut(id: string, palette: Palette): KitImage {
  const { shares, label } = parse(id);
  const inner = radius(label);
  const middle = inner + width.overfull + 2;
  const total = bands.reduce((sum, band) => sum + shares[band], 0);
  return drawImage(middle * 2, (context) => {
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

const SIZE = 18;
const MARGIN = 3;

/** The image of a single site, `site-<band>`. */
export function drawSite(id: string, palette: Palette): KitImage {
  const band = id.slice(sitePrefix.length) as LevelBand;
  const { path, filled, sign } = siteShapes[band];
  const color = palette.bands[band];
  const side = SIZE + MARGIN * 2;
  return drawImage(side, (context) => {
    const outline = new Path2D(path);
    context.save();
    context.translate(MARGIN, MARGIN);
    context.scale(SIZE / 24, SIZE / 24);
    context.lineJoin = 'round';
    context.strokeStyle = palette.surface;
    context.lineWidth = filled ? 3 : 6;
    context.stroke(outline);
    context.fillStyle = filled ? color : palette.surface;
    context.fill(outline);
    if (!filled) {
      context.strokeStyle = color;
      context.lineWidth = 3;
      context.stroke(outline);
    }
    context.restore();
    const low = band === 'overfull' ? SIZE * 0.1 : 0;
    const ink = filled ? inkOn(color) : palette.text;
    if (sign) write(context, sign, side / 2, side / 2 + low, SIZE * 0.46, ink);
  });
}
