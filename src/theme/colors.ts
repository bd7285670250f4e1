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

/** What of <html> decides the colours. */
export const themeAttributes = ['class', 'data-contrast', 'data-preset'];
/** The theme in force, as one text to compare. */
export const themeNow = () => themeAttributes.map((name) => document.documentElement.getAttribute(name)).join('|');

const known = new Map<string, string>();

/** The present value (`#rrggbb`) of a colour, for painters that cannot read CSS. Looked up once: asking makes the browser style the page. */
export function colorValue(name: ColorName): string {
  const key = `${themeNow()} ${name}`;
  const value = known.get(key) ?? getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();
  if (value) known.set(key, value);
  return value;
}

/** A reader of colours whose identity changes with mode, contrast and preset: repaint canvases when it does. */
export function useColors(): (name: ColorName) => string {
  const { themeMode, themeContrast, themeColorPresets } = useSettings();
  return useMemo(() => {
    void [themeMode, themeContrast, themeColorPresets];
    return (name) => colorValue(name);
  }, [themeMode, themeContrast, themeColorPresets]);
}
