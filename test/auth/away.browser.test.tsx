import { http } from 'msw';
import { expect, test } from 'vitest';
import { getGetMeMockHandler, getLogInMockHandler, getSetNewPasswordMockHandler } from '@/api/generated/auth/auth.msw';
import { noteAway, noteResponse } from '@/api/offlineCache';
import { getToken } from '@/api/session';
import { meOf } from '../setup/me';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

test('while the server is away nobody has to sign in again: the page says so, and opens when the server answers', async () => {
  const app = await renderApp({ path: '/tours', handlers: [http.get('*/api/auth/me', () => problem(503))] });
  const away = app.screen.getByRole('heading', { name: 'The server does not respond' });
  await expect.element(away).toBeVisible();
  expect(app.href()).toBe('/tours');
  expect(getToken()).toBe('test-token');
  // Sign-in waits as well: whether somebody is signed in is not known.
  await app.router.navigate({ to: '/auth/login' });
  await expect.element(away).toBeVisible();
  expect(app.href()).toBe('/auth/login');
  app.use(getGetMeMockHandler({ user: meOf('admin') }));
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
});

test('one URL without an answer is an error of its part; the server is away when it does not give the profile either', async () => {
  const app = await renderApp({
    path: '/dt/trucks',
    handlers: [http.get('*/api/trucks/', () => problem(504))],
  });
  const banner = app.screen.getByText(/The server does not respond/);
  const main = app.screen.getByRole('main');
  await expect.element(main.getByRole('alert').first()).toHaveTextContent('could not be loaded');
  // At the start, and after each of the two tries.
  await expect.poll(() => app.requests.filter((request) => request === 'GET /api/auth/me').length).toBe(3);
  await expect.element(banner).not.toBeInTheDocument();
  app.use(http.get('*/api/auth/me', () => problem(504)));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(banner).toBeVisible();
});

test('what was typed as a new password stays while the server is away and when it is back', async () => {
  const app = await renderApp({
    path: '/auth/login',
    as: null,
    handlers: [getLogInMockHandler({ challenge_name: 'NEW_PASSWORD_REQUIRED', session: 'challenge-session-0001' })],
    me: {},
  });
  await app.screen.getByLabelText('Email').fill('user@demo.test');
  await app.screen.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
  const password = app.screen.getByLabelText('New password', { exact: true });
  await password.fill('Flaschenpost am Kai 7');
  await app.screen.getByLabelText('Repeat new password').fill('Flaschenpost am Kai 7');
  app.use(http.post('*/api/auth/new-password-required', () => problem(503)));
  const submit = app.screen.getByRole('button', { name: 'Set password' });
  await submit.click();
  await expect.element(app.screen.getByRole('alert')).toBeVisible();
  // As when another request has found the server away, and a later one has found it again.
  noteAway();
  await expect.element(app.screen.getByText(/The server does not respond/)).toBeVisible();
  noteResponse(undefined);
  await expect.element(app.screen.getByText(/The server does not respond/)).not.toBeInTheDocument();
  await expect.element(password).toHaveValue('Flaschenpost am Kai 7');
  app.use(getSetNewPasswordMockHandler({ atk: 'the-token' }));
  await submit.click();
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
});
