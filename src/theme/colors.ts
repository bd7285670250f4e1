import { useMemo } from 'react';
import type { AreaColor } from '@/api/generated/dashboard.schemas';
import { useSettings } from './settings';

type Status = 'success' | 'warning' | 'danger' | 'info';

/** Names of the custom properties in tokens.css without `--c-`, for canvas and map. */
export type ColorName =
  | ('page' | 'surface' | 'border' | 'border-strong' | 'sunken' | 'text' | 'muted' | 'inverted' | 'inverted-text')
  | `${'accent' | Status}-${'solid' | 'fg'}`
  | `area-${AreaColor}`
  | `level-${'low' | 'mid' | 'high' | 'over'}`
  | `glass-${'white' | 'green' | 'brown' | 'outline'}`;

/** The current value (`#rrggbb`) of a colour. */
export const colorValue = (name: ColorName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();

/** Reads colours; a new function when mode, contrast or preset change, so that canvases render again. */
export function useColors(): (name: ColorName) => string {
  const { themeMode, themeContrast, themeColorPresets } = useSettings();
  return useMemo(() => {
    void [themeMode, themeContrast, themeColorPresets];
    return (name: ColorName) => colorValue(name);
  }, [themeMode, themeContrast, themeColorPresets]);
}
