import { expect, test } from 'vitest';
import { meOf } from '../setup/me';
import { renderApp } from '../setup/renderApp';

const PLACES: [path: string, href: string, heading: string | RegExp][] = [
  ['/', '/dashboard', 'Dashboard'],
  ['/dashboard', '/dashboard', 'Dashboard'],
  ['/resources', '/resources', 'Manage Resources'],
  ['/complaints', '/complaints', 'Citizen Notifications'],
  ['/tours', '/tours', 'Tours'],
  ['/dt', '/dt', 'Digital Twin'],
  ['/dt/locations', '/dt/locations', 'Locations'],
  ['/dt/bins', '/dt/bins', 'Containers'],
  ['/dt/drivers', '/dt/drivers', 'Drivers'],
  ['/dt/trucks', '/dt/trucks', 'Trucks'],
  ['/dt/import', '/dt/import', 'Import'],
  ['/account/settings', '/account/settings', 'User profile'],
  ['/account', '/account/settings', 'User profile'],
  ['/account/users', '/account/users', 'Users'],
  ['/account/areas', '/account/areas', 'Areas'],
  ['/account/tokens', '/account/tokens', 'Tokens'],
  ['/account/history', '/account/history', 'History'],
  ['/platform/account/settings', '/account/settings', 'User profile'],
  ['/platform/dt/bins?areas=2', '/dt/bins?areas=2', 'Containers'],
  ['/en', '/dashboard', 'Dashboard'],
  ['/us', '/dashboard', 'Dashboard'],
  ['/pt', '/dashboard', 'Dashboard'],
  ['/de', '/dashboard', 'Dashboard'],
  ['/fr', '/dashboard', 'Dashboard'],
  ['/es/any/thing', '/dashboard', 'Dashboard'],
  ['/auth/login', '/dashboard', 'Dashboard'],
  ['/auth/login?next=/tours', '/tours', 'Tours'],
  ['/auth/login?next=//evil.example', '/dashboard', 'Dashboard'],
  ['/auth/reset-password', '/auth/reset-password', 'Forgot your password?'],
  ['/auth/verify', '/auth/verify', 'Check your email'],
  ['/auth/new-password', '/auth/new-password', 'Set a new password'],
  ['/auth/accept-invitation#x', '/auth/accept-invitation#x', /^(Welcome|Set a new password)/],
  ['/nowhere', '/404', 'Sorry, we could not find this page'],
  ['/dt/nowhere', '/404', 'Sorry, we could not find this page'],
  ['/404', '/404', 'Sorry, we could not find this page'],
  ['/403', '/403', 'You do not have permission to see this page'],
  ['/500', '/500', 'The server had a problem'],
  ['/maintenance', '/maintenance', 'We are doing maintenance'],
  ['/coming-soon', '/coming-soon', 'Coming soon'],
];

test('each address of the route table leads a signed-in visitor to its screen', async () => {
  const app = await renderApp({ path: '/coming-soon' });
  const headings = app.screen.getByRole('heading', { level: 1 });
  for (const [path, href, heading] of PLACES) {
    await app.router.navigate({ href: path });
    await expect.element(headings, { message: path }).toHaveTextContent(heading);
    expect(app.href(), path).toBe(href);
  }
});

test('guests see sign-in and status pages; everything else asks them to sign in and remembers where they were', async () => {
  const app = await renderApp({ path: '/maintenance', as: null });
  const headings = app.screen.getByRole('heading', { level: 1 });
  for (const [path, heading] of [
    ['/auth/login', 'Sign in'],
    ['/auth/reset-password', 'Forgot your password?'],
    ['/auth/verify', 'Check your email'],
    ['/coming-soon', 'Coming soon'],
    ['/404', 'Sorry, we could not find this page'],
    ['/no/such/page', 'Sorry, we could not find this page'],
  ] as const) {
    await app.router.navigate({ href: path });
    await expect.element(headings, { message: path }).toHaveTextContent(heading);
  }
  for (const path of ['/dashboard', '/dt/bins?areas=1,2', '/account/settings']) {
    await app.router.navigate({ href: path });
    await expect.element(headings).toHaveTextContent('Sign in');
    expect(decodeURIComponent(app.href())).toBe(`/auth/login?next=${path}`);
  }
  await app.router.navigate({ to: '/' });
  expect(app.href()).toBe('/auth/login');
  expect(app.requests).toEqual([]);
});

test('a page that the role does not include says so, inside the layout', async () => {
  const { screen } = await renderApp({
    path: '/tours',
    as: 'viewer',
    me: { permissions: ['statistics:read', 'notifications:read'] },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You do not have permission');
  await expect.element(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('the areas follow from screen to screen, the last choice is the first one next time, and foreign areas are dropped', async () => {
  const app = await renderApp({ path: '/', me: { selected_disposition_area_ids: [3] } });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(app.href()).toBe('/dashboard?areas=3');
  await app.screen.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Trucks' }).click();
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trucks');
  expect(app.href()).toBe('/dt/trucks?areas=3');
  await app.router.navigate({ href: '/tours?areas=2,999,abc&page=2&nonsense=1' });
  expect(app.href()).toMatch(/^\/tours\?areas=2(&page=2)?$/);
  await app.router.navigate({ href: '/tours?areas=999' });
  expect(app.href()).toBe('/tours');
  expect(meOf('admin').disposition_areas.map(({ id }) => id)).not.toContain(999);
});

test('the chosen areas hold on whatever page is opened first, unless its URL names others; all areas stay all', async () => {
  const me = { selected_disposition_area_ids: [3, 999] };
  const tours = await renderApp({ path: '/tours?status=planned', me });
  await expect.poll(tours.href).toBe('/tours?areas=3&status=planned');
  await expect.element(tours.screen.getByRole('button', { name: 'Disposition areas: Mitte' })).toBeVisible();
  await expect.poll(() => tours.requests.some((one) => /tours\/\?.*disposition_area_ids=3/u.test(one))).toBe(true);
  // None chosen means all, also on the next page.
  await tours.router.navigate({ to: '/dt/bins', search: { areas: [] } });
  await expect.element(tours.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Containers');
  expect(tours.href()).toBe('/dt/bins');

  const shared = await renderApp({ path: '/dt/trucks?areas=1', me });
  await expect.element(shared.screen.getByRole('heading', { level: 1, name: 'Trucks' })).toBeVisible();
  expect(shared.href()).toBe('/dt/trucks?areas=1');
});

test('the title of the window and the announcement follow the page, in the language of the visitor', async () => {
  const app = await renderApp({ path: '/dt/drivers', language: 'de' });
  await expect.poll(() => document.title).toBe('Fahrer · Dashboard Abfallsammlung');
  await app.screen.getByRole('link', { name: 'Behälter', exact: true }).click();
  await expect.poll(() => document.title).toBe('Behälter · Dashboard Abfallsammlung');
  await expect.element(app.screen.getByTestId('route-announcer')).toHaveTextContent('Behälter');
  await expect.element(app.screen.getByRole('main')).toHaveFocus();
});
