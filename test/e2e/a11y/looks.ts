import type { Page } from 'playwright';
import { settled } from '../../setup/screens';
import { axeFindings } from './findings';

const PRESETS = ['default', 'cyan', 'purple', 'blue', 'orange', 'red'] as const;
const MODES = ['light', 'dark'] as const;

/** Every palette in light and dark; contrast and direction change from one to the next. */
export const LOOKS = PRESETS.flatMap((themeColorPresets, preset) =>
  MODES.map((themeMode, mode) => ({
    themeColorPresets,
    themeMode,
    themeContrast: (preset + mode) % 3 === 0 ? 'bold' : 'default',
    themeDirection: (preset + mode) % 2 === 1 ? 'rtl' : 'ltr',
  })),
);
export type Look = (typeof LOOKS)[number];

/** Spread, so that a screen gets light and dark, both directions, and neighbours get other palettes. */
export const looksOf = (index: number, count: number): Look[] =>
  Array.from({ length: count }, (_, nth) => LOOKS[(index * 5 + nth * 7) % LOOKS.length] as Look);

/** As when another tab has changed the settings. */
export const wear = (page: Page, settings: Look) =>
  page.evaluate((value) => {
    const newValue = JSON.stringify(value);
    localStorage.setItem('settings', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
  }, settings);

/** What axe finds: everything in the first look, and what depends on colours in the others. */
export async function inspect(page: Page, name: string, looks: Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [nth, settings] of looks.entries()) {
    await wear(page, settings);
    await settled(page);
    const found = await axeFindings(page, nth === 0 ? undefined : ['color-contrast', 'link-in-text-block']);
    faults.push(...found.map((line) => `${name} ${Object.values(settings).join(' ')}: ${line}`));
  }
  return faults;
}
