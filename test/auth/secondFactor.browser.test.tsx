import { http } from 'msw';
import { expect, test } from 'vitest';
import { getLogInMockHandler, getSetNewPasswordMockHandler } from '@/api/generated/auth/auth.msw';
import { getAnswerSecondFactorMockHandler } from '@/api/generated/second-factor/second-factor.msw';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

test('a second factor is asked for when the server says so; a wrong code is told at its field', async () => {
  const sent: unknown[] = [];
  const app = await renderApp({
    path: '/auth/login?next=/tours',
    as: null,
    handlers: [
      getLogInMockHandler({ challenge_name: 'SECOND_FACTOR', session: 'challenge-session-0002' }),
      http.post('*/api/auth/second-factor', () => problem(422, { errors: [{ path: 'code', message: 'is wrong' }] })),
    ],
    me: {},
  });
  const { screen } = app;
  const fillLogin = async () => {
    await screen.getByLabelText('Email').fill('user@demo.test');
    await screen.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await fillLogin();
  const code = screen.getByLabelText('Code or recovery code');
  await expect.element(code).toHaveFocus();
  const submit = screen.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription('Code is required');
  await code.fill('000000');
  await submit.click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  app.use(http.post('*/api/auth/second-factor', () => problem(401)));
  await submit.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This step has expired. Please start again.');
  await screen.getByRole('button', { name: 'Back to sign-in' }).click();
  await fillLogin();
  app.use(
    getAnswerSecondFactorMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return { atk: 'the-token' };
    }),
  );
  await code.fill(' 492039 ');
  await submit.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tours');
  expect(sent).toEqual([{ session: 'challenge-session-0002', code: '492039' }]);
});

test('who sets a password by a code from a mail is asked for the second factor as well', async () => {
  const sent: unknown[] = [];
  const { screen, use } = await renderApp({
    path: '/auth/login?next=/tours',
    as: null,
    handlers: [
      getLogInMockHandler({ challenge_name: 'NEW_PASSWORD_REQUIRED', session: 'challenge-session-0003' }),
      http.post('*/api/auth/new-password-required', () =>
        problem(422, { errors: [{ path: 'code', message: 'is missing' }] }),
      ),
    ],
    me: {},
  });
  await screen.getByLabelText('Email').fill('user@demo.test');
  await screen.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost am Kai 7');
  await screen.getByLabelText('Repeat new password').fill('Flaschenpost am Kai 7');
  const code = screen.getByLabelText('Code or recovery code');
  await expect.element(code).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(code).toBeVisible();
  use(
    getSetNewPasswordMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return { atk: 'the-token' };
    }),
  );
  await code.fill('492039');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tours');
  expect(sent).toEqual([{ session: 'challenge-session-0003', new_password: 'Flaschenpost am Kai 7', code: '492039' }]);
});
