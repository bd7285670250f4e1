import { useMemo } from 'react';
import { useSettings } from './settings';

/** Names of the custom properties in tokens.css without `--c-`, as canvas and map code needs them. */
export type ColorName =
  | 'page'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'hover'
  | 'border'
  | 'border-strong'
  | 'text'
  | 'muted'
  | 'inverted'
  | 'inverted-text'
  | `accent-${'solid' | 'solid-hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focus-ring' | 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950}`
  | `${'success' | 'warning' | 'danger' | 'info'}-${'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border'}`
  | `level-${'low' | 'mid' | 'high' | 'over'}${'' | '-fg' | '-subtle'}`
  | `glass-${'white' | 'green' | 'brown' | 'outline'}`;

/** The present value (`#rrggbb`) of a colour, for painters that cannot read CSS. */
export function colorValue(name: ColorName): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();
}

/** A reader of colours whose identity changes with mode, contrast and preset: repaint canvases when it does. */
export function useColors(): (name: ColorName) => string {
  const { themeMode, themeContrast, themeColorPresets } = useSettings();
  return useMemo(() => {
    const cache = new Map<ColorName, string>();
    void [themeMode, themeContrast, themeColorPresets];
    return (name) => {
      const value = cache.get(name) ?? colorValue(name);
      cache.set(name, value);
      return value;
    };
  }, [themeMode, themeContrast, themeColorPresets]);
}
