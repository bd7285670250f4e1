import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '@/i18n/language';
import { PRESETS } from '../../scripts/lib/palette/presets';
import { resetSettings, setSettings } from '@/theme/settings';
import { SettingsDrawer } from '@/theme/SettingsDrawer';
import { Gallery, STATUSES } from './Gallery';
import { renderKit } from './kit';

afterEach(async () => {
  resetSettings();
  setLanguage('en');
  await page.viewport(1280, 800);
});

async function findings(root: Element[] | Document, rules?: string[]) {
  const { violations } = await axe.run(Array.isArray(root) ? { include: root } : root, {
    runOnly: rules
      ? { type: 'rule', values: rules }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** Transitions would let axe measure a colour on its way. */
const still = () =>
  Promise.all(
    document
      .getAnimations()
      .map((animation) =>
        animation.finish === undefined
          ? undefined
          : animation.effect?.getTiming().iterations === Infinity
            ? animation.cancel()
            : animation.finish(),
      ),
  );

// The whole page once per mode and contrast; with each preset only what has its accent colour.
test('no finding in any palette, light or dark, default or bold', { timeout: 60_000 }, async () => {
  await renderKit(<Gallery />);
  const accented = [page.getByRole('region', { name: 'Controls' }).element()];
  for (const themeMode of ['light', 'dark'] as const) {
    for (const themeContrast of ['default', 'bold'] as const) {
      for (const themeColorPresets of PRESETS) {
        setSettings({ themeColorPresets, themeMode, themeContrast });
        await still();
        const whole = themeColorPresets === 'default';
        const found = await findings(
          whole ? document : accented,
          whole && themeContrast === 'default' ? undefined : ['color-contrast'],
        );
        expect(found, `${themeColorPresets} ${themeMode} ${themeContrast}`).toEqual([]);
      }
    }
  }
});

test('the settings drawer has no finding and each choice takes effect, is kept, and can be undone', async () => {
  await renderKit(<SettingsDrawer open onClose={() => undefined} />);
  await expect.element(page.getByRole('dialog', { name: 'Display settings' })).toBeVisible();
  await still();
  expect(await findings(document)).toEqual([]);
  const root = document.documentElement;
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
  await choose('Dark');
  expect(root.classList.contains('dark')).toBe(true);
  await choose('Bold');
  await choose('Right to left');
  await choose('Mini');
  await choose('Purple');
  await page.getByRole('checkbox', { name: /Stretch/ }).click();
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
    themeMode: 'dark',
    themeContrast: 'bold',
    themeDirection: 'rtl',
    themeLayout: 'mini',
    themeColorPresets: 'purple',
    themeStretch: true,
  });
  expect({ ...root.dataset, dir: root.dir }).toMatchObject({
    theme: 'dark',
    contrast: 'bold',
    layout: 'mini',
    preset: 'purple',
    stretch: 'true',
    dir: 'rtl',
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(localStorage.getItem('settings')).toBeNull();
  expect({ ...root.dataset, dir: root.dir }).toMatchObject({
    theme: 'light',
    contrast: 'default',
    layout: 'vertical',
    preset: 'default',
    stretch: 'false',
    dir: 'ltr',
  });
});

test('another tab changes the settings: this one follows', async () => {
  await renderKit(<Gallery />);
  localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark', themeColorPresets: 'red' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', preset: 'red' });
});

test('levels, glasses and states have words, not colour alone', async () => {
  const { container } = await renderKit(<Gallery />);
  const levels = page
    .getByRole('img')
    .elements()
    .map((e) => e.getAttribute('aria-label'));
  expect(levels.filter((l) => l?.includes('full'))).toEqual([
    '12% full',
    '49% full',
    '64% full',
    '80% full',
    '100% full',
    '118% full, overflowing',
  ]);
  expect([...container.querySelectorAll('[data-band]')].map((e) => e.getAttribute('data-band'))).toEqual([
    'low',
    'low',
    'mid',
    'high',
    'high',
    'over',
  ]);
  expect([...container.querySelectorAll('[data-material]')].map((e) => e.textContent)).toEqual([
    'White glass',
    'Green glass',
    'Brown glass',
    'White + green glass',
    'White + brown glass',
    'Green + brown glass',
  ]);
  const split = container.querySelector('[data-material="11+13"] svg');
  expect([...(split?.querySelectorAll('[fill^=var]') ?? [])].map((e) => e.getAttribute('fill'))).toEqual([
    'var(--c-glass-white)',
    'var(--c-glass-brown)',
  ]);
  const marks = new Map(STATUSES.map((status) => [status, container.querySelector(`[data-status=${status}]`)]));
  expect(marks.get('in_progress')?.textContent).toBe('In progress');
  const shape = (status: (typeof STATUSES)[number]) => marks.get(status)?.querySelector('svg')?.innerHTML;
  expect(new Set((['planned', 'in_progress', 'completed', 'cancelled'] as const).map(shape)).size).toBe(4);
  expect(shape('open')).not.toBe(shape('closed'));
  expect(shape('active')).not.toBe(shape('inactive'));
});

test('language picker: German at once, kept, read out by the page; nothing scrolls sideways on a phone', async () => {
  await renderKit(<Gallery />);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
  expect(page.getByRole('menuitemradio').elements()).toHaveLength(2);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect.element(page.getByText('Weiß- + Grünglas')).toBeVisible();
  // As the keys of a German keyboard are labelled.
  await expect.element(page.getByText('Strg', { exact: true })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  setLanguage('ar');
  expect(document.documentElement.dir).toBe('rtl');
  await expect.element(page.getByText('White + green glass')).toBeVisible();
  setLanguage('cn');
  expect([document.documentElement.dir, document.documentElement.lang]).toEqual(['ltr', 'zh-CN']);
  for (const dir of ['ltr', 'rtl'] as const) {
    setSettings({ themeDirection: dir });
    await page.viewport(390, 800);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  }
});
