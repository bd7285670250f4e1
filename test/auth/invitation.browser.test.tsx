import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  getAcceptInvitationMockHandler,
  getReadInvitationMockHandler,
  getReadInvitationResponseMock,
} from '@/api/generated/auth/auth.msw';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

const token = 'dG9rZW4tb2YtYW4taW52aXRhdGlvbg';
const path = `/auth/accept-invitation#${token}`;
const whom = (state: 'invited' | 'active') =>
  getReadInvitationMockHandler({
    invitation: {
      ...getReadInvitationResponseMock().invitation,
      ...{ name: 'Gerd Gast', email: 'gast@demo.test', customer_name: 'Glasfurt', state },
    },
  });

test('an invitation says for whom it is, measures the password, and signs in', async () => {
  const sent: unknown[] = [];
  const { screen, href } = await renderApp({
    path,
    as: null,
    me: { name: 'Gerd Gast' },
    handlers: [
      whom('invited'),
      getAcceptInvitationMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return { atk: 'a-token-for-the-test-1234' };
      }),
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Gerd Gast' })).toBeVisible();
  await expect.element(screen.getByText(/Glasfurt has invited you.*gast@demo.test/)).toBeVisible();
  const next = screen.getByLabelText('New password', { exact: true });
  await next.fill('kurz');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(next).toHaveAccessibleDescription(/Password must be at least 10 characters/);
  await next.fill('Flaschenpost am Kai 7');
  await expect.element(screen.getByText(/^Strength: /)).toBeVisible();
  await screen.getByLabelText('Repeat new password').fill('Flaschenpost am Kai 7');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(screen.getByRole('button', { name: 'Account of Gerd Gast' })).toBeVisible();
  expect(href()).toMatch(/^\/dashboard/);
  expect(sent).toEqual([{ token, new_password: 'Flaschenpost am Kai 7' }]);
});

test('a link for a new password says so', async () => {
  const { screen } = await renderApp({ path, as: null, handlers: [whom('active')] });
  await expect.element(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect.element(screen.getByText(/Choose a new password for gast@demo.test/)).toBeVisible();
});

test.each([
  ['that was used', path, 401],
  ['that was not copied whole', '/auth/accept-invitation', 400],
])('a link %s says so and leads to the sign-in page', async (_, at, status) => {
  const { screen, href } = await renderApp({
    path: at,
    as: null,
    handlers: [http.post('*/api/auth/invitation', () => problem(status))],
  });
  await expect.element(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await screen.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect.poll(href).toBe('/auth/login');
});

test('one that is withdrawn while a password is typed is named, and the button has the focus again', async () => {
  const { screen } = await renderApp({
    path,
    as: null,
    handlers: [whom('invited'), http.post('*/api/auth/accept-invitation', () => problem(401))],
  });
  await screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost am Kai 7');
  await screen.getByLabelText('Repeat new password').fill('Flaschenpost am Kai 7');
  const submit = screen.getByRole('button', { name: 'Set password' });
  (submit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^The link was used or withdrawn, has expired/);
  await expect.element(submit).toHaveFocus();
});
