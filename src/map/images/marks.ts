import type { KitImage } from '../engine/engine';
import { inkOn, type Palette } from '../palette';
import type { LevelBand } from '../types';
import { paint, write } from './canvas';
import { siteShapes } from './shapes';

const SIZE = 18;
const MARGIN = 3;

/** The picture of a single site, `site-<band>`. */
export function drawSite(id: string, palette: Palette): KitImage {
  const band = id.slice('site-'.length) as LevelBand;
  const { path, filled, sign } = siteShapes[band];
  const color = palette.bands[band];
  const side = SIZE + MARGIN * 2;
  return paint(side, (context) => {
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
