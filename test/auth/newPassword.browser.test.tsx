import { expect, test } from 'vitest';
import { getSetNewPasswordMockHandler, getVerifyCodeMockHandler } from '@/api/generated/auth/auth.msw';
import { getToken } from '@/api/session';
import { renderApp } from '../setup/renderApp';

test('without a challenge the page of the new password says how to get one, and leads to sign-in', async () => {
  const app = await renderApp({ path: '/auth/new-password?next=/tours', as: null });
  const { screen } = app;
  await expect.element(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect.element(screen.getByText(/Please start again from sign-in/)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await screen.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(app.href()).toBe('/auth/login?next=/tours');
});

test('a signed-in visitor can set a new password by a code, too', async () => {
  const app = await renderApp({
    path: '/auth/verify?email=user@demo.test',
    as: 'user',
    handlers: [
      getVerifyCodeMockHandler({ session: 'code-session-00000001' }),
      getSetNewPasswordMockHandler({ atk: 'the-token' }),
    ],
  });
  const { screen } = app;
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('button', { name: 'Verify code' }).click();
  await screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost am Kai 7');
  await screen.getByLabelText('Repeat new password').fill('Flaschenpost am Kai 7');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(getToken()).toBe('the-token');
});
