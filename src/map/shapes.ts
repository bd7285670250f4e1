import type { LevelBand, StopState } from './types';

/** Outlines on a grid of 24, shared by the images on the map and the marks in lists and legends. */
const circle = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z';
const square = 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z';
const diamond = 'M12 .8 23.2 12 12 23.2 .8 12Z';
const triangle = 'M12 1.5 23.2 21.5H.8Z';
const octagon = 'M7.6 1.4h8.8l6.2 6.2v8.8l-6.2 6.2H7.6l-6.2-6.2V7.6Z';

export interface Shape {
  path: string;
  filled: boolean;
}

/** Each band has a shape of its own, so that nothing depends on colour alone. */
export const siteShapes: Record<LevelBand, Shape & { sign: string }> = {
  empty: { path: circle, filled: true, sign: '' },
  ok: { path: square, filled: true, sign: '' },
  full: { path: diamond, filled: true, sign: '' },
  overfull: { path: triangle, filled: true, sign: '!' },
  unknown: { path: circle, filled: false, sign: '?' },
};

/** Each state of a stop has a shape of its own; the colour is the level's. */
export const stopShapes: Record<StopState, Shape> = {
  planned: { path: circle, filled: false },
  emptied: { path: circle, filled: true },
  skipped: { path: diamond, filled: false },
  overflowing: { path: octagon, filled: true },
};

/** A map pin, 24 wide, its tip at 12, 30. */
export const pinPath = 'M12 30C12 30 2 19.5 2 11.5a10 10 0 0 1 20 0C22 19.5 12 30 12 30Z';
