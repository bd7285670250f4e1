import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getGetMeMockHandler } from '@/api/generated/auth/auth.msw';
import {
  getBeginSecondFactorMockHandler,
  getConfirmSecondFactorMockHandler,
  getGetSecondFactorMockHandler,
} from '@/api/generated/second-factor/second-factor.msw';
import { getUpdateCustomerMockHandler } from '@/api/generated/users/users.msw';
import { setUser } from '@/api/session';
import { fleetWorld } from '../resources/world';
import { axeFindings } from '../setup/axe';
import { problem } from '../setup/problem';
import { meOf } from '../setup/me';
import { renderApp } from '../setup/renderApp';

const codes = Array.from({ length: 10 }, (_, n) => `abcd-efg${n}`);

test('a second factor is set up with an app: password, QR code, code, recovery codes; then it is switched off', async () => {
  let enabled = false;
  const { screen, use, router } = await renderApp({
    path: '/account/settings',
    handlers: [
      getGetSecondFactorMockHandler(() => ({ enabled, recovery_codes_left: enabled ? 10 : 0 })),
      getBeginSecondFactorMockHandler(({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer test-token');
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/D:u?secret=JBSWY3DPEHPK3PXP' };
      }),
      http.post('*/api/auth/me/second-factor/confirmation', () =>
        problem(422, { errors: [{ path: 'code', message: 'is wrong' }] }),
      ),
      http.delete('*/api/auth/me/second-factor', () => {
        enabled = false;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  const card = screen.getByRole('region', { name: 'Two-factor authentication' });
  await expect.element(card.getByText('Off: the password alone signs you in.')).toBeVisible();
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByLabelText('Current password').fill('Glas-2026!');
  await card.getByRole('button', { name: 'Set up' }).click();
  await expect.element(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(card.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expect.element(card.getByText('Scan this with an authenticator app')).toHaveFocus();
  const code = card.getByLabelText('Code of the app');
  await code.fill('000000');
  await card.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings()).toEqual([]);
  use(
    getConfirmSecondFactorMockHandler(() => {
      enabled = true;
      return { recovery_codes: codes };
    }),
  );
  await code.fill('492039');
  await card.getByRole('button', { name: 'Switch on' }).click();
  for (const one of codes) await expect.element(card.getByText(one)).toBeVisible();
  await expect.element(card.getByText('Recovery codes', { exact: true })).toHaveFocus();
  // Nobody sees them again who leaves without them.
  void router.navigate({ to: '/account/history' });
  const asked = screen.getByRole('alertdialog', { name: 'Leave without the recovery codes?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/account/settings');
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(card.getByText('On. 10 recovery codes are left.')).toHaveFocus();
  await card.getByRole('button', { name: 'Switch off' }).click();
  await card.getByLabelText('Current password').fill('Glas-2026!');
  await card.getByRole('button', { name: 'Switch off' }).click();
  await expect.element(card.getByText('Off: the password alone signs you in.')).toHaveFocus();
});

test('an administrator who has to set one up gets to nothing else until then, and decides then whether all need one', async () => {
  let enabled = false;
  const missing = { ...meOf('admin'), permissions: [], second_factor_missing: true };
  missing.account = { ...missing.account, admins_need_second_factor: true };
  const { screen, use, router } = await renderApp({
    path: '/dt/trucks',
    me: missing,
    handlers: [
      getGetSecondFactorMockHandler(() => ({ enabled, recovery_codes_left: enabled ? 10 : 0 })),
      getBeginSecondFactorMockHandler({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/D:u?secret=JBSWY3DPEHPK3PXP',
      }),
      getConfirmSecondFactorMockHandler(() => {
        enabled = true;
        return { recovery_codes: codes };
      }),
      getUpdateCustomerMockHandler(() => ({ account: { ...missing.account, admins_need_second_factor: false } })),
    ],
  });
  const card = screen.getByRole('region', { name: 'Two-factor authentication' });
  await expect
    .element(card.getByRole('status'))
    .toHaveTextContent('Glasperl GmbH requires this of its administrators.');
  expect(router.state.location.pathname).toBe('/account/settings');
  await expect.element(card.getByRole('checkbox')).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByLabelText('Current password').fill('Glas-2026!');
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByLabelText('Code of the app').fill('492039');
  const { second_factor_missing: _, ...whole } = { ...missing, permissions: meOf('admin').permissions };
  use(getGetMeMockHandler({ user: whole }));
  await card.getByRole('button', { name: 'Switch on' }).click();
  await card.getByRole('button', { name: 'I have kept them' }).click();
  const required = card.getByRole('checkbox', { name: 'Require it of all administrators' });
  await expect.element(required).toBeChecked();
  await expect.element(card.getByRole('button', { name: 'Switch off' })).toBeDisabled();
  expect(await axeFindings()).toEqual([]);
  await card.getByText('Require it of all administrators').click();
  await expect.element(required).not.toBeChecked();
  await expect.element(card.getByRole('button', { name: 'Switch off' })).toBeEnabled();
});

test('who has to set one up while a form is open keeps what was typed, is told why it is not saved, and goes there afterwards', async () => {
  const me = meOf('admin');
  const world = fleetWorld();
  const detail = 'Set up a second factor first: it is required of administrators.';
  const { screen, router } = await renderApp({
    path: '/dt/trucks',
    me,
    handlers: [
      http.patch('*/api/trucks/:plate', () =>
        problem(403, { detail, errors: [{ path: 'second_factor', message: detail }] }),
      ),
      ...world.handlers,
      getGetSecondFactorMockHandler({ enabled: false, recovery_codes_left: 0 }),
    ],
  });
  await screen.getByRole('row').nth(1).hover();
  await screen
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = screen.getByRole('dialog', { name: /^Edit truck/ });
  await form.getByLabelText('Name').fill('Typed');
  setUser({ ...me, permissions: [], second_factor_missing: true });
  await new Promise((resolve) => setTimeout(resolve, 800));
  await expect.element(form.getByLabelText('Name')).toHaveValue('Typed');
  await form.getByRole('button', { name: 'Save truck' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(`Not accepted: ${detail}`);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/account/settings');
});

test('who is no administrator sees that they decide whether all of them need one', async () => {
  const { screen } = await renderApp({
    path: '/account/settings',
    as: 'user',
    handlers: [getGetSecondFactorMockHandler({ enabled: true, recovery_codes_left: 10 })],
  });
  const required = screen.getByRole('checkbox', { name: 'Require it of all administrators' });
  await expect.element(required).toBeDisabled();
  await expect.element(required).toHaveAccessibleDescription('Only admins can require it');
});
