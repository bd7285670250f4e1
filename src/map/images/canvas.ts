import type { KitImage } from '../engine/engine';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

let shared: OffscreenCanvas | undefined;

/**
 * Paints a square image of `size` CSS pixels at twice the resolution. One canvas in memory serves them all: a new one for
 * each image, or one on the graphics card, makes reading it back the slow part.
 */
export function paint(size: number, draw: (context: Context) => void): KitImage {
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
export function write(context: Context, text: string, x: number, y: number, size: number, color: string) {
  context.font = `600 ${size}px "Inter Variable", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  context.fillText(text, x, y + size * 0.36);
}
