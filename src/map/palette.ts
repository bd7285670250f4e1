import { useSyncExternalStore } from 'react';
import { contrast } from '@/theme/color';
import { themeAttributes, themeNow } from '@/theme/colors';
import type { LevelBand } from './types';

/** The colours a map draws with, as the theme has them now: canvas and WebGL cannot read custom properties. */
export interface Palette {
  dark: boolean;
  surface: string;
  text: string;
  muted: string;
  border: string;
  accent: string;
  bands: Record<LevelBand, string>;
}

/** The custom property of each band, for marks in the document. */
export const bandVariable: Record<LevelBand, string> = {
  empty: '--c-level-low',
  ok: '--c-level-mid',
  full: '--c-level-high',
  overfull: '--c-level-over',
  unknown: '--c-muted',
};

function read(): Palette {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  // A page without the theme still gets a readable map.
  const value = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    dark: root.classList.contains('dark'),
    surface: value('--c-surface', '#ffffff'),
    text: value('--c-text', '#1a2129'),
    muted: value('--c-muted', '#566270'),
    border: value('--c-border', '#dfe3e8'),
    accent: value('--c-accent-fg', '#5367b5'),
    bands: {
      empty: value(bandVariable.empty, '#0e8a8a'),
      ok: value(bandVariable.ok, '#b98100'),
      full: value(bandVariable.full, '#dd5f0c'),
      overfull: value(bandVariable.overfull, '#c4262e'),
      unknown: value(bandVariable.unknown, '#566270'),
    },
  };
}

let current: { palette: Palette; theme: string } | undefined;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: themeAttributes });
  return () => observer.disconnect();
}

function snapshot(): Palette {
  const theme = themeNow();
  if (current?.theme !== theme) current = { palette: read(), theme };
  return current.palette;
}

/** The palette of the theme in force; a new object only when the theme has changed. */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribe, snapshot);
}

/** Black or white, whichever reads better on the colour (`#rrggbb`). */
export function inkOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#0b0f13') ? '#ffffff' : '#0b0f13';
}
