/**
 * The accent of each colour preset, derived from the primary colours of the specification.
 *
 * 1. Scale 50–950: the primary's hue in OKLCH at fixed lightness steps; chroma is the primary's, tapered at both ends.
 * 2. `solid` (buttons) keeps the primary where a text on it is readable. A light primary
 *    (OKLCH L ≥ 0.75) takes near-black text; any other takes white and is darkened until it reads. In dark mode it
 *    is first lightened until it stands out from the surface (3:1).
 * 3. `fg` (accent as text) is the primary, darkened in light mode or lightened in dark mode until it reads on every
 *    surface and on `subtle`.
 *
 * "Reads" is 4.5:1 with the default contrast and 7:1 with the bold one.
 */
import { contrast } from '@/theme/color';
import { neutrals, type Contrast, type Mode } from './neutrals';
import { shift, toHex, toOklch } from './oklch';

export const PRIMARY = {
  default: '#7289da',
  cyan: '#078DEE',
  purple: '#7635dc',
  blue: '#2065D1',
  orange: '#fda92d',
  red: '#FF3030',
} as const;

export type Preset = keyof typeof PRIMARY;
export const PRESETS = Object.keys(PRIMARY) as Preset[];

const STEPS = {
  50: 0.975,
  100: 0.945,
  200: 0.895,
  300: 0.825,
  400: 0.735,
  500: 0.645,
  600: 0.555,
  700: 0.47,
  800: 0.39,
  900: 0.315,
  950: 0.245,
} as const;
export type Step = keyof typeof STEPS;
export type Scale = Record<Step, string>;

export interface Palette {
  scale: Scale;
  /** Filled controls; `contrast` is the text on it. */
  solid: string;
  solidHover: string;
  contrast: string;
  /** The colour as text and icon on page, surface, raised, sunken and `subtle`. */
  fg: string;
  /** Faint fill behind `fg`. */
  subtle: string;
  muted: string;
  emphasized: string;
  /** Non-text outline, 3:1 on every surface. */
  border: string;
  focusRing: string;
}

/** Full scale 50–950 of one colour. */
export function scaleOf(primary: string): Scale {
  const { c, h } = toOklch(primary);
  const entries = Object.entries(STEPS).map(([step, l]) => {
    const taper = Math.min(1, (1 - l) / 0.36, l / 0.36);
    return [step, toHex({ l, c: c * taper, h })];
  });
  return Object.fromEntries(entries) as Scale;
}

const INK = '#10161d';
const WHITE = '#ffffff';

/** The palette of one colour for a mode and a contrast; see the formula at the top of the file. */
export function paletteOf(primary: string, mode: Mode, level: Contrast): Palette {
  const min = level === 'bold' ? 7 : 4.5;
  const n = neutrals[level][mode];
  const grounds = [n.page, n.surface, n.raised, n.sunken];
  const scale = scaleOf(primary);
  const dark = mode === 'dark';
  const { h, c } = toOklch(primary);
  const subtle = dark ? toHex({ l: 0.27, c: Math.min(c, 0.05), h }) : scale[50];
  const muted = dark ? toHex({ l: 0.32, c: Math.min(c, 0.065), h }) : scale[100];
  const emphasized = dark ? toHex({ l: 0.39, c: Math.min(c, 0.08), h }) : scale[200];

  const textOn = toOklch(primary).l >= 0.75 || (dark && level === 'bold') ? INK : WHITE;
  const stands = (hex: string) => contrast(hex, n.surface) >= 3 && contrast(hex, n.raised) >= 3;
  const lifted = dark ? shift(primary.toLowerCase(), 1, stands) : primary.toLowerCase();
  const solid = shift(lifted, textOn === WHITE ? -1 : 1, (hex) => contrast(hex, textOn) >= min);
  const solidHover = hover(solid, textOn);
  const reads = (hex: string) => [...grounds, subtle, muted].every((g) => contrast(hex, g) >= min);
  const fg = shift(primary.toLowerCase(), dark ? 1 : -1, reads);
  const border = shift(primary.toLowerCase(), dark ? 1 : -1, (hex) => grounds.every((g) => contrast(hex, g) >= 3));
  return { scale, solid, solidHover, contrast: textOn, fg, subtle, muted, emphasized, border, focusRing: border };
}

/** A hover shade always moves away from its text, so that it reads at least as well as the solid. */
function hover(solid: string, textOn: string): string {
  const color = toOklch(solid);
  return toHex({ ...color, l: color.l + (textOn === WHITE ? -0.04 : 0.04) });
}
