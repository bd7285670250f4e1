import { linearRgb, type Rgb } from '@/theme/color';

/** Colour arithmetic for the palette in OKLCH (Björn Ottosson, https://bottosson.github.io/posts/oklab/). Hex is always `#rrggbb`. */
interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 to about 0.33 in sRGB. */
  c: number;
  /** Hue in degrees. */
  h: number;
}

const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** OKLCH of an sRGB hex colour. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { l: L, c: Math.hypot(A, B), h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360 };
}

function oklchToLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

/** The nearest sRGB hex: chroma is reduced until the colour fits, lightness and hue stay. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let c = color.c;
  let rgb = oklchToLinear({ l, c, h: color.h });
  while (c > 0 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    c = Math.max(0, c - 0.002);
    rgb = oklchToLinear({ l, c, h: color.h });
  }
  return `#${rgb.map((v) => byte(fromLinear(Math.min(1, Math.max(0, v))))).join('')}`;
}

const byte = (v: number) =>
  Math.round(v * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Moves the lightness of `hex` in steps of 0.004 towards black (`-1`) or white (`1`) until `ok` holds.
 * Throws when no lightness does, so that an impossible palette fails the build instead of the reader's eyes.
 */
export function shift(hex: string, direction: 1 | -1, ok: (hex: string) => boolean): string {
  if (ok(hex)) return hex;
  const start = toOklch(hex);
  for (let l = start.l; l >= 0 && l <= 1; l += direction * 0.004) {
    const candidate = toHex({ ...start, l });
    if (ok(candidate)) return candidate;
  }
  throw new Error(`No lightness of ${hex} satisfies the contrast asked for`);
}
