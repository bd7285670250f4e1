import { useMemo } from 'react';
import { contrast } from '@/theme/color';
import { useColors } from '@/theme/colors';
import { useSettings } from '@/theme/settings';
import type { LevelBand } from './types';

/** The theme's colours for canvas and WebGL, which cannot read custom properties. */
export interface Palette {
  dark: boolean;
  surface: string;
  text: string;
  bands: Record<LevelBand, string>;
}

/** The custom property of each band. */
export const bandVariable: Record<LevelBand, string> = {
  empty: '--c-level-low',
  ok: '--c-level-mid',
  full: '--c-level-high',
  overfull: '--c-level-over',
  unknown: '--c-muted',
};

/** The current palette; a new object only when the theme changes. */
export function usePalette(): Palette {
  const color = useColors();
  const dark = useSettings().themeMode === 'dark';
  return useMemo(
    () => ({
      dark,
      surface: color('surface'),
      text: color('text'),
      bands: {
        empty: color('level-low'),
        ok: color('level-mid'),
        full: color('level-high'),
        overfull: color('level-over'),
        unknown: color('muted'),
      },
    }),
    [color, dark],
  );
}

/** Black or white, whichever has more contrast on the colour (`#rrggbb`). */
export function inkOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#0b0f13') ? '#ffffff' : '#0b0f13';
}
