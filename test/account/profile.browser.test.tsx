import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getLogInMockHandler, getUpdateMeMockHandler } from '@/api/generated/auth/auth.msw';
import { getSession, getToken } from '@/api/session';
import { meOf } from '../setup/me';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

const me = meOf('user');

/** Keeps what was sent, and answers the profile with it. */
function saving() {
  const sent: Record<string, unknown>[] = [];
  const handler = getUpdateMeMockHandler(async ({ request }) => {
    const input = (await request.json()) as Record<string, unknown>;
    sent.push(input);
    return { user: { ...me, name: String(input['name'] ?? me.name) } };
  });
  return { sent, handler };
}

test('the profile shows who one is; name and language can be changed', async () => {
  const { sent, handler } = saving();
  const { screen } = await renderApp({ path: '/account/settings', as: 'user', handlers: [handler] });
  await expect.element(screen.getByText('user@demo.test')).toBeVisible();
  await expect.element(screen.getByText('User', { exact: true })).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save changes' });
  await expect.element(save).toBeDisabled();
  const name = screen.getByLabelText('Name');
  await name.fill('   ');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await expect.element(name).toHaveFocus();
  await name.fill(' Ute Neu ');
  await screen.getByLabelText('Language', { exact: true }).selectOptions('de');
  await save.click();
  await expect.element(screen.getByText('Profile saved')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ute Neu', locale: 'de' }]);
  await expect.element(screen.getByRole('button', { name: 'Konto von Ute Neu' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Änderungen speichern' })).toBeDisabled();
  // On with the next field, not at the top of the page.
  expect(document.activeElement?.tagName).toBe('FORM');
});

test('a profile that is not saved is asked about before it is left, but not on signing out', async () => {
  const { screen, href } = await renderApp({ path: '/account/settings', as: 'user' });
  const name = screen.getByLabelText('Name');
  await name.fill('Ute Neu');
  await screen.getByRole('link', { name: 'Tours', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(name).toHaveValue('Ute Neu');
  expect(href()).toBe('/account/settings');
  await screen.getByRole('button', { name: /^Account of/u }).click();
  await screen.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(href).toContain('/auth/login');
});

test('two forms that are not saved are asked about once', async () => {
  const { screen, href } = await renderApp({ path: '/account/settings', as: 'user' });
  await screen.getByLabelText('Name').fill('Ute Neu');
  await screen.getByLabelText('Current password').fill('Glas-2026!');
  await screen.getByRole('link', { name: 'Tours', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('link', { name: 'Trucks', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(href).toBe('/dt/trucks');
});

test('a language that is chosen at the top of the page is that of the form, which is not changed by that', async () => {
  const { sent, handler } = saving();
  const { screen } = await renderApp({ path: '/account/settings', as: 'user', handlers: [handler] });
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: /^(Language|Sprache): / }).click();
    await screen.getByRole('menuitemradio', { name }).click();
  };
  await choose('Deutsch');
  const save = screen.getByRole('button', { name: 'Änderungen speichern' });
  await expect.element(screen.getByLabelText('Sprache', { exact: true })).toHaveValue('de');
  await expect.element(save).toBeDisabled();
  await screen.getByLabelText('Name').fill('Ute Neu');
  await choose('English');
  await expect.element(screen.getByLabelText('Language', { exact: true })).toHaveValue('en');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ute Neu');
  await choose('Deutsch');
  await save.click();
  await expect.element(screen.getByText('Profil gespeichert')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ute Neu', locale: 'de' }]);
});

test('a direction that was chosen stays when the profile is saved, and goes with another language', async () => {
  const { handler } = saving();
  const settings = { themeDirection: 'rtl' } as const;
  const { screen } = await renderApp({ path: '/account/settings', as: 'user', settings, handlers: [handler] });
  const save = screen.getByRole('button', { name: 'Save changes' });
  await screen.getByLabelText('Name').fill('Ute Neu');
  await save.click();
  await expect.element(screen.getByText('Profile saved')).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  await screen.getByLabelText('Language', { exact: true }).selectOptions('de');
  await save.click();
  await expect.poll(() => document.documentElement.dir).toBe('ltr');
});

test('the password: rules and refusals at the field, and an empty form afterwards', async () => {
  const { sent, handler } = saving();
  const { screen, use } = await renderApp({
    path: '/account/settings',
    as: 'user',
    handlers: [
      http.patch('*/api/auth/me', () => problem(422, { errors: [{ path: 'current_password', message: 'wrong' }] })),
    ],
  });
  const current = screen.getByLabelText('Current password');
  const next = screen.getByLabelText('New password', { exact: true });
  const repeat = screen.getByLabelText('Repeat new password');
  const submit = screen.getByRole('button', { name: 'Change Password' });
  await current.fill('Glas-2026!');
  await next.fill('Glas-2026!');
  await submit.click();
  await expect.element(next).toHaveAccessibleDescription('New password must differ from the current one');
  await expect.element(repeat).toHaveAccessibleDescription('Please repeat the new password');
  await next.fill('Flaschenpost am Kai 7');
  await repeat.fill('Flaschenpost am Kai 7');
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription('The current password is wrong');
  await expect.element(current).toHaveFocus();

  use(handler);
  await submit.click();
  await expect.element(screen.getByText('Password changed')).toBeVisible();
  expect(sent).toEqual([{ current_password: 'Glas-2026!', new_password: 'Flaschenpost am Kai 7' }]);
  await expect.element(next).toHaveValue('');
  await screen.getByRole('button', { name: 'Show password' }).first().click();
  await expect.element(current).toHaveAttribute('type', 'text');
});

test('the session ends while the form is open: nothing typed is lost, and saving goes on after signing in over it', async () => {
  const { sent, handler } = saving();
  const { screen, href } = await renderApp({
    path: '/account/settings',
    as: 'user',
    handlers: [
      http.patch('*/api/auth/me', ({ request }) =>
        request.headers.get('authorization') === 'Bearer fresh-token' ? undefined : problem(401),
      ),
      http.get('*/api/auth/refresh-token', () => problem(401)),
      getLogInMockHandler({ atk: 'fresh-token' }),
      handler,
    ],
  });
  await screen.getByLabelText('Name').fill('Typed before the session ended');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sign in again' });
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('user@demo.test');
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(href()).toBe('/account/settings');
  expect(getSession().isLocked).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();

  await dialog.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('Profile saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Typed before the session ended', locale: 'en' }]);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Typed before the session ended');
});

test('whoever does not want to sign in again can leave', async () => {
  const { screen, href } = await renderApp({ path: '/account/settings', as: 'user' });
  await screen.getByLabelText('Name').fill('Half a name');
  const other = new BroadcastChannel('session');
  other.postMessage({ type: 'logout', at: Date.now() });
  other.close();
  await screen.getByRole('button', { name: 'Discard and leave' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => href()).toBe('/auth/login');
  expect(getToken()).toBeNull();
});
