import { expect, test } from 'vitest';
import { mountPanel } from '@/mocks/panel/mount';
import type { ScenarioName } from '@/mocks/scenarios';
import { renderApp } from '../setup/renderApp';

const SCREENS: [path: string, heading: string][] = [
  ['/dashboard', 'Dashboard'],
  ['/tours', 'Tours'],
  ['/resources', 'Manage Resources'],
  ['/complaints', 'Citizen Notifications'],
  ['/dt', 'Digital Twin'],
  ['/dt/locations', 'Locations'],
  ['/dt/bins', 'Containers'],
  ['/dt/drivers', 'Drivers'],
  ['/dt/trucks', 'Trucks'],
  ['/account/settings', 'User profile'],
];

type App = Awaited<ReturnType<typeof renderApp>>;

/** Goes through all screens: each has its heading and something below it, and none has crashed. */
async function walk(app: App) {
  const headings = app.screen.getByRole('heading', { level: 1 });
  for (const [path, heading] of SCREENS) {
    await app.router.navigate({ href: path });
    await expect.element(headings, { message: path, timeout: 10_000 }).toHaveTextContent(heading);
    const main = app.screen.getByRole('main').element();
    // More than the heading: records, a text that there are none, or what went wrong.
    const rest = () => (main.textContent ?? '').replace(heading, '').trim().length;
    await expect.poll(rest, { message: path, timeout: 10_000 }).toBeGreaterThan(20);
    expect(document.body.textContent, path).not.toContain('Unexpected Application Error!');
  }
}

/** What a scenario shows on the trucks' screen. */
const shown: [ScenarioName, text: RegExp][] = [
  ['typical', /GL-ÄB 12/],
  ['empty', /no trucks|add .*truck|nothing/i],
  ['huge', /132|GL-/],
  ['slow', /GL-ÄB 12/],
  ['flaky', /GL-ÄB 12|try again/i],
  ['failing', /Server error|try again/i],
  ['forbidden', /could not be loaded/],
  ['viewer', /GL-ÄB 12/],
];

test.each(shown)('%s: every screen shows something', { timeout: 120_000 }, async (scenario, text) => {
  // Slow enough to see loading states, not to wait for them.
  const overrides = scenario === 'slow' ? '*:delay120' : '';
  const app = await renderApp({ path: '/coming-soon', scenario: { scenario, overrides } });
  await walk(app);
  if (scenario === 'failing') {
    await app.router.navigate({ href: '/resources' });
    await expect.element(app.screen.getByRole('alert')).toHaveTextContent(/try again/i);
  }
  await app.router.navigate({ href: '/dt/trucks' });
  const main = app.screen.getByRole('main').element();
  await expect.poll(() => main.textContent, { timeout: 10_000 }).toMatch(text);
  expect(app.requests.some((request) => request.includes('/api/trucks/'))).toBe(true);
});

async function signIn({ screen }: App) {
  await screen.getByLabelText('Email').fill('user@demo.test');
  await screen.getByLabelText('Password', { exact: true }).fill('Glas-2026!');
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

test(
  'expired-token: the first call is refused, the token renewed, and nobody notices',
  { timeout: 60_000 },
  async () => {
    const app = await renderApp({ path: '/auth/login', as: null, scenario: { scenario: 'expired-token' } });
    await signIn(app);
    await expect
      .element(app.screen.getByRole('heading', { level: 1 }), { timeout: 10_000 })
      .toHaveTextContent('Dashboard');
    expect(app.requests.slice(0, 4)).toEqual([
      ...['POST /api/auth/log-in', 'GET /api/auth/me', 'GET /api/auth/refresh-token', 'GET /api/auth/me'],
    ]);
    await walk(app);
  },
);

test('new-password: who signs in is asked for one first', { timeout: 60_000 }, async () => {
  const app = await renderApp({ path: '/auth/login', as: null, scenario: { scenario: 'new-password' } });
  await signIn(app);
  await expect.element(app.screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await app.screen.getByLabelText('New password', { exact: true }).fill('Flaschenpost-7');
  await app.screen.getByLabelText('Repeat new password').fill('Flaschenpost-7');
  await app.screen
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect
    .element(app.screen.getByRole('heading', { level: 1 }), { timeout: 10_000 })
    .toHaveTextContent('Dashboard');
  await walk(app);
});

test('the developer panel opens by keyboard, names the state and closes with Escape', async () => {
  const app = await renderApp({ path: '/maintenance', as: null, scenario: { overrides: 'listTrucks:500' } });
  if (!app.mock) throw new Error('There is no mock.');
  mountPanel({ mock: app.mock, wanted: { scenario: 'typical', overrides: { listTrucks: { fault: 500 } }, seed: 1 } });
  const host = document.querySelector<HTMLElement>('[data-mocks=panel]');
  const inside = <T extends HTMLElement>(selector: string) => host?.shadowRoot?.querySelector<T>(selector);
  await expect.poll(() => inside('button')?.textContent).toBe('Mocks: typical');
  inside('button')?.focus();
  inside('button')?.click();
  await expect.poll(() => inside('section')?.getAttribute('aria-label')).toBe('Mocks');
  expect(inside<HTMLInputElement>('input[type=radio]:checked')?.closest('label')?.textContent).toMatch(/^typical/);
  expect(inside<HTMLInputElement>('[aria-label=Overrides]')?.value).toBe('listTrucks:500');
  expect([...(host?.shadowRoot?.querySelectorAll('code') ?? [])].map((code) => code.textContent)).toContainEqual(
    expect.stringMatching(/\?scenario=typical&mock=listTrucks:500$/),
  );
  // Passing over a scenario does not choose it.
  inside('input[type=radio][name=scenario]:not(:checked)')?.click();
  expect(location.search).not.toContain('scenario');
  inside('section')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  await expect.poll(() => inside('section')).toBeNull();
  host?.remove();
});
