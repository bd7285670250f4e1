import type { Page } from 'playwright';
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

/**
 * Waits until no colour is on its way to another. Without motion each takes no time, but an element that inherits a colour begins
 * only when its parent has ended: a frame for each level.
 */
const colored = (page: Page) =>
  page.evaluate(async () => {
    const end = performance.now() + 15_000;
    for (let calm = 0; calm < 3 && performance.now() < end;) {
      await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
      calm = moving ? 0 : calm + 1;
    }
  });

/** What axe finds: everything in the first look, and what depends on colours in the others. */
export async function inspect(page: Page, name: string, looks: Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [nth, settings] of looks.entries()) {
    await wear(page, settings);
    await colored(page);
    const found = await axeFindings(page, nth === 0 ? undefined : ['color-contrast', 'link-in-text-block']);
    faults.push(...found.map((line) => `${name} ${Object.values(settings).join(' ')}: ${line}`));
  }
  return faults;
}
