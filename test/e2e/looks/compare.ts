import type { Page } from 'playwright';

/** Pictures are compared at a third of their size: how edges of letters are smoothed differs between machines. */
const SCALE = 3;
/** From this difference of a colour channel on, of 255, a pixel is another one. */
const OTHER = 40;

interface Comparison {
  /** The present look, small, as PNG in base64. */
  small: string;
  /** Share of the pixels that are others, 0 to 1; 1 if the sizes differ or there is nothing to compare with. */
  differing: number;
}

/** Makes a screenshot small and holds it against a small picture. `desk` is an empty page to do it on. */
export const compare = (desk: Page, shot: Buffer, kept: Buffer | null): Promise<Comparison> =>
  desk.evaluate(
    async ([full, before, scale, other]) => {
      const open = async (base64: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))]));
      const draw = (image: ImageBitmap, width: number, height: number) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return { canvas, pixels: context.getImageData(0, 0, width, height).data };
      };
      const image = await open(full);
      const [width, height] = [Math.round(image.width / scale), Math.round(image.height / scale)];
      const now = draw(image, width, height);
      const small = now.canvas.toDataURL('image/png').split(',')[1] ?? '';
      if (before === null) return { small, differing: 1 };
      const old = await open(before);
      if (old.width !== width || old.height !== height) return { small, differing: 1 };
      const was = draw(old, width, height);
      let count = 0;
      for (let at = 0; at < now.pixels.length; at += 4) {
        const apart = [0, 1, 2].some(
          (channel) => Math.abs((now.pixels[at + channel] ?? 0) - (was.pixels[at + channel] ?? 0)) > other,
        );
        if (apart) count += 1;
      }
      return { small, differing: count / (width * height) };
    },
    [shot.toString('base64'), kept?.toString('base64') ?? null, SCALE, OTHER] as const,
  );
