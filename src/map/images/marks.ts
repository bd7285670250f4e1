import type { KitImage } from '../engine/engine';
import { inkOn, type Palette } from '../palette';
import type { LevelBand, StopState } from '../types';
import { paint, write } from './canvas';
import { siteShapes, stopShapes, type Shape } from './shapes';

const MARGIN = 3;

function mark(size: number, shape: Shape, color: string, palette: Palette, text: string, badge = false): KitImage {
  const side = size + MARGIN * 2;
  return paint(side, (context) => {
    const outline = new Path2D(shape.path);
    context.save();
    context.translate(MARGIN, MARGIN);
    context.scale(size / 24, size / 24);
    context.lineJoin = 'round';
    context.strokeStyle = palette.surface;
    context.lineWidth = shape.filled ? 3 : 6;
    context.stroke(outline);
    context.fillStyle = shape.filled ? color : palette.surface;
    context.fill(outline);
    if (!shape.filled) {
      context.strokeStyle = color;
      context.lineWidth = 3;
      context.stroke(outline);
    }
    context.restore();
    const ink = shape.filled ? inkOn(color) : palette.text;
    const low = shape === siteShapes.overfull ? size * 0.1 : 0;
    if (text) write(context, text, side / 2, side / 2 + low, text.length > 2 ? size * 0.36 : size * 0.46, ink);
    if (badge) {
      context.beginPath();
      context.arc(side - 6, 6, 5.5, 0, 2 * Math.PI);
      context.fillStyle = palette.text;
      context.fill();
      write(context, '!', side - 6, 6, 9, palette.surface);
    }
  });
}

/** The picture of a single site, `site-<band>`. */
export function drawSite(id: string, palette: Palette): KitImage {
  const band = id.slice('site-'.length) as LevelBand;
  const shape = siteShapes[band];
  return mark(18, shape, palette.bands[band], palette, shape.sign);
}

/** The picture of a stop, `stop-<state>-<band>-<number>`. */
export function drawStop(id: string, palette: Palette): KitImage {
  const [, state, band, n] = id.split('-') as [string, StopState, LevelBand, string];
  return mark(26, stopShapes[state], palette.bands[band], palette, n, state === 'overflowing');
}

/** The picture of a place of unloading, `unloading-`: a square with an arrow that points down into a tray. */
export function drawUnloading(_: string, palette: Palette): KitImage {
  return paint(32, (context) => {
    context.translate(4, 4);
    context.lineJoin = context.lineCap = 'round';
    const frame = new Path2D('M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z');
    context.lineWidth = 3;
    context.strokeStyle = palette.surface;
    context.stroke(frame);
    context.fillStyle = palette.text;
    context.fill(frame);
    context.lineWidth = 2;
    context.stroke(new Path2D('M12 5v8M8.5 10 12 13.5 15.5 10M6 14v4h12v-4'));
  });
}
