import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  getForgotPasswordMockHandler,
  getLogInMockHandler,
  getSetNewPasswordMockHandler,
  getVerifyCodeMockHandler,
} from '@/api/generated/auth/auth.msw';
import { getSession, getToken } from '@/api/session';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;
const guest = (path: string, rest: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path, as: null, ...rest });

async function fillLogin({ screen }: App, email = 'user@demo.test', password = 'Glas-2026!') {
  await screen.getByLabelText('Email').fill(email);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

test('sign-in names what is missing, at the field, and puts the focus there', async () => {
  const app = await guest('/auth/login');
  const { screen } = app;
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  await expect.element(screen.getByText('Password is required')).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  await screen.getByLabelText('Email').fill('not an address');
  await expect.element(screen.getByText('Email must be a valid email address')).toBeVisible();
  expect(app.requests).toEqual([]);

  // The errors speak the language of the page.
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await expect.element(screen.getByText('E-Mail muss eine gültige E-Mail-Adresse sein')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect(localStorage.getItem('i18nextLng')).toBe('de');
});

test('refusals of the server: wrong, too often, busy, broken, unreachable', async () => {
  const app = await guest('/auth/login', { handlers: [http.post('*/api/auth/log-in', () => problem(401))] });
  await fillLogin(app);
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
  await expect.element(app.screen.getByLabelText('Email')).toHaveValue('user@demo.test');
  expect(app.requests.filter((request) => request.includes('refresh'))).toEqual([]);

  // The message of the try before is still there until the new one is on its way.
  let tries = 1;
  const again = async () => {
    await app.screen.getByRole('button', { name: 'Sign in' }).click();
    tries++;
    await expect.poll(() => app.requests.filter((request) => request === 'POST /api/auth/log-in').length).toBe(tries);
  };
  app.use(http.post('*/api/auth/log-in', () => problem(429, { headers: { 'retry-after': '840' } })));
  await again();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 14 minutes.');
  app.use(http.post('*/api/auth/log-in', () => problem(503, { headers: { 'retry-after': '5' } })));
  await again();
  await expect
    .element(app.screen.getByRole('alert'))
    .toHaveTextContent('The server is busy. Please try again in a moment.');
  app.use(http.post('*/api/auth/log-in', () => problem(500)));
  await again();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Server error');
  // A proxy with nothing behind it.
  app.use(http.post('*/api/auth/log-in', () => new HttpResponse('Bad Gateway', { status: 502 })));
  await again();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  app.use(http.post('*/api/auth/log-in', () => HttpResponse.error()));
  await again();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
});

test('after sign-in the visitor is where they wanted to go, with the token in use', async () => {
  const sent: unknown[] = [];
  const app = await guest('/dt/trucks?areas=2', {
    handlers: [
      getLogInMockHandler(async ({ request }) => {
        sent.push(await request.json(), request.headers.get('authorization'));
        return { atk: 'the-token' };
      }),
    ],
    me: {},
  });
  await expect.element(app.screen.getByLabelText('Email')).toHaveFocus();
  expect(decodeURIComponent(app.href())).toBe('/auth/login?next=/dt/trucks?areas=2');
  await fillLogin(app, '  user@demo.test ');
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trucks');
  expect(app.href()).toBe('/dt/trucks?areas=2');
  expect(sent).toEqual([{ email: 'user@demo.test', password: 'Glas-2026!' }, null]);
  expect(getToken()).toBe('the-token');

  // The way back does not lead to the sign-in page.
  app.router.history.back();
  await expect.poll(() => app.href()).not.toContain('/auth/login');
});

test.each([
  ['the profile decides where no language was ever chosen', null, 'Fahrzeuge', 'de'],
  ['a language that was chosen stays', 'en', 'Trucks', 'en'],
])('%s', async (_, chosen, title, kept) => {
  const app = await guest('/dt/trucks', {
    handlers: [getLogInMockHandler({ atk: 'the-token' })],
    me: { locale: 'de' },
  });
  if (!chosen) localStorage.removeItem('i18nextLng');
  await fillLogin(app);
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(localStorage.getItem('i18nextLng')).toBe(kept);
});

test('a new password is asked for when the server says so', async () => {
  const sent: unknown[] = [];
  const app = await guest('/auth/login?next=/tours', {
    handlers: [
      getLogInMockHandler({ challenge_name: 'NEW_PASSWORD_REQUIRED', session: 'challenge-session-0001' }),
      http.post('*/api/auth/new-password-required', () => problem(401)),
    ],
    me: {},
  });
  const { screen } = app;
  await fillLogin(app, 'new@demo.test');
  await expect.element(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(getSession()).toMatchObject({ mustResetPassword: true, passwordSession: 'challenge-session-0001' });

  const password = screen.getByLabelText('New password', { exact: true });
  const repeat = screen.getByLabelText('Repeat new password');
  const submit = screen.getByRole('button', { name: 'Set password' });
  await password.fill('short');
  await repeat.fill('different');
  await submit.click();
  await expect.element(screen.getByText('Password must be at least 10 characters')).toBeVisible();
  await expect.element(screen.getByText('Passwords do not match')).toBeVisible();
  await expect.element(screen.getByText('Strength: weak')).toBeVisible();
  // As the server will decide, and why.
  await password.fill('Passwort123!');
  await expect.element(screen.getByText('This password is easy to guess. Add a word or two.')).toBeVisible();
  await expect.element(screen.getByText('Strength: weak')).toBeVisible();
  await password.fill('qwertzuiop');
  await expect.element(screen.getByText(/^Repeated characters, keyboard rows/)).toBeVisible();
  await password.fill('Flaschenpost am Kai 7');
  await repeat.fill('Flaschenpost am Kai 7');
  await expect.element(screen.getByText('Strength: strong')).toBeVisible();
  await submit.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This step has expired. Please start again.');

  app.use(
    http.post('*/api/auth/new-password-required', () =>
      problem(422, { errors: [{ path: 'new_password', message: 'Choose another one' }] }),
    ),
  );
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('Choose another one');
  await expect.element(password).toHaveFocus();

  // The server names the reason by a code, which the page has words for in each language.
  const reasons = {
    password_common: 'This password is among the first that are tried. Choose another one.',
    password_personal: 'This password contains your name or email address. Choose another one.',
    password_pattern:
      'Repeated characters, keyboard rows, sequences and dates are easy to guess. Choose another password.',
    password_guessable: 'This password is easy to guess. Add a word or two.',
    password_current: 'New password must differ from the current one',
  };
  for (const [code, text] of Object.entries(reasons)) {
    const errors = [{ path: 'new_password', message: 'in the words of the server', code }];
    app.use(http.post('*/api/auth/new-password-required', () => problem(422, { errors })));
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(text);
  }
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await expect
    .element(screen.getByLabelText('Neues Passwort', { exact: true }))
    .toHaveAccessibleDescription('Das neue Passwort muss sich vom aktuellen unterscheiden');
  await screen.getByRole('button', { name: 'English' }).click();

  app.use(
    getSetNewPasswordMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return { atk: 'the-token' };
    }),
  );
  await submit.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tours');
  expect(sent).toEqual([{ session: 'challenge-session-0001', new_password: 'Flaschenpost am Kai 7' }]);
});

test('a forgotten password: address, code, new password', async () => {
  const asked: unknown[] = [];
  const app = await guest('/auth/login', {
    handlers: [
      getForgotPasswordMockHandler(async ({ request }) => void asked.push(await request.json())),
      http.post('*/api/auth/verify', () => problem(422, { errors: [{ path: 'code', message: 'wrong' }] })),
    ],
    me: {},
  });
  const { screen } = app;
  await screen.getByRole('link', { name: 'Forgot password?' }).click();
  await screen.getByLabelText('Email').fill('user@demo.test');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('user@demo.test');
  await screen.getByRole('button', { name: 'Send the code again' }).click();
  await expect.element(screen.getByText('A new code is on its way.')).toBeVisible();
  expect(asked).toEqual([{ email: 'user@demo.test' }, { email: 'user@demo.test' }]);

  const code = screen.getByLabelText('Code', { exact: true });
  await code.fill('12345');
  await screen.getByRole('button', { name: 'Verify code' }).click();
  await expect.element(code).toHaveAccessibleDescription('The code has six digits');
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Verify code' }).click();
  await expect.element(code).toHaveAccessibleDescription('This code is wrong or has expired');
  app.use(getVerifyCodeMockHandler({ session: 'code-session-00000001' }));
  await screen.getByRole('button', { name: 'Verify code' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(getSession().passwordSession).toBe('code-session-00000001');
});

test('a session that ends by itself says so and leads back; one that the user ends does not', async () => {
  const app = await renderApp({ path: '/complaints?areas=1', as: 'user' });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Citizen Notifications');
  const other = new BroadcastChannel('session');
  other.postMessage({ type: 'logout', at: Date.now() });
  await expect.element(app.screen.getByText('You have signed out in another tab.')).toBeVisible();
  expect(decodeURIComponent(app.href())).toBe('/auth/login?next=/complaints?areas=1');

  // Signing in again in that other tab brings this one back.
  localStorage.setItem('accessToken', 'from-there');
  other.postMessage({ type: 'login', at: Date.now() });
  other.close();
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Citizen Notifications');
  expect(app.href()).toBe('/complaints?areas=1');

  await app.screen.getByRole('button', { name: /^Account of/ }).click();
  await app.screen.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(app.href()).toBe('/auth/login');
  expect(getToken()).toBeNull();
  await expect.poll(() => app.requests).toContain('POST /api/auth/log-out');
});
