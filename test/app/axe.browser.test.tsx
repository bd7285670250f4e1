import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '@/i18n/language';
import { setSettings, type Settings } from '@/theme/settings';
import { axeFindings } from '../setup/axe';
import { renderApp } from '../setup/renderApp';

afterEach(() => page.viewport(1280, 800));

const LOOKS: Partial<Settings>[] = [
  { themeMode: 'light' },
  { themeMode: 'dark' },
  { themeMode: 'light', themeDirection: 'rtl', themeContrast: 'bold' },
];
const PRESETS = ['default', 'cyan', 'purple', 'blue', 'orange', 'red'] as const;

/** In each look, axe finds nothing and nothing is wider than a phone. */
async function inspect(name: string) {
  for (const look of LOOKS) {
    setSettings(look);
    expect(await axeFindings(), `${name} ${JSON.stringify(look)}`).toEqual([]);
  }
  await page.viewport(390, 800);
  expect(document.documentElement.scrollWidth, name).toBe(390);
  await page.viewport(1280, 800);
}

test('sign-in pages', async () => {
  const { screen, router } = await renderApp({ path: '/auth/login', as: null });
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  await inspect('login');
  for (const preset of PRESETS) {
    for (const themeMode of ['light', 'dark'] as const) {
      setSettings({ themeMode, themeColorPresets: preset });
      expect(await axeFindings(), `${preset} ${themeMode}`).toEqual([]);
    }
  }
  for (const path of ['/auth/reset-password', '/auth/verify?email=a@b.de'] as const) {
    await router.navigate({ href: path });
    await expect.element(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
    await inspect(path);
  }
});

test('an invitation', async () => {
  const { screen } = await renderApp({ path: '/auth/accept-invitation#x', as: null });
  await expect.element(screen.getByLabelText('Repeat new password')).toBeVisible();
  await inspect('invitation');
});

test('users, with details and form', async () => {
  const { screen } = await renderApp({ path: '/account/users?id=2', scenario: {} });
  const drawer = screen.getByRole('dialog', { name: /^User / });
  await drawer.getByRole('button', { name: 'Password link to copy' }).click();
  await expect.element(drawer.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await inspect('user');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Invite user' }).click();
  await expect.element(screen.getByLabelText('Invitation')).toBeVisible();
  await inspect('invite');
});

test('status pages', async () => {
  const { screen, router } = await renderApp({ path: '/404', as: null });
  for (const path of ['/404', '/403', '/500', '/maintenance', '/coming-soon']) {
    await router.navigate({ href: path });
    await expect.element(screen.getByRole('link', { name: 'Go to start page' })).toBeVisible();
    await inspect(path);
  }
});

test('the main layout with profile, menus and palette', async () => {
  const { screen } = await renderApp({ path: '/account/settings' });
  await screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost');
  await inspect('profile');
  for (const preset of PRESETS) {
    setSettings({ themeMode: preset === 'orange' ? 'dark' : 'light', themeColorPresets: preset });
    expect(await axeFindings(), preset).toEqual([]);
  }
  setSettings({ themeLayout: 'mini' });
  await inspect('mini');
  for (const name of [/^Notifications/, /^Disposition areas/, /^Account of/]) {
    await screen.getByRole('button', { name }).click();
    expect(await axeFindings(), String(name)).toEqual([]);
    await screen.getByRole('button', { name }).click();
  }
  await screen.getByRole('button', { name: 'Search' }).click();
  await screen.getByRole('combobox', { name: 'Search' }).fill('t');
  await expect.element(screen.getByRole('option', { name: 'Tours', exact: true })).toBeVisible();
  expect(await axeFindings(), 'palette').toEqual([]);
});

test('Arabic turns the page around and shows the menu in Arabic, the rest in English', async () => {
  const { screen } = await renderApp({ path: '/account/settings' });
  setLanguage('ar');
  await expect.element(screen.getByRole('link', { name: 'الحاويات' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User profile');
  expect(document.documentElement.dir).toBe('rtl');
  expect(await axeFindings()).toEqual([]);
  setLanguage('en');
  expect(document.documentElement.dir).toBe('ltr');
});
