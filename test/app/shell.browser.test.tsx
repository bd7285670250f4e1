import { userEvent, page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { getUpdateMeMockHandler } from '@/api/generated/auth/auth.msw';
import { getListComplaintsMockHandler } from '@/api/generated/complaints/complaints.msw';
import { getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import { getListLocationsMockHandler, getListLocationsResponseMock } from '@/api/generated/locations/locations.msw';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { getListTrucksMockHandler } from '@/api/generated/trucks/trucks.msw';
import { setLanguage } from '@/i18n/language';
import { effective, parseStored } from '@/theme/settings';
import { makeComplaint } from '../setup/factories';
import { problem } from '../setup/problem';
import { meOf } from '../setup/me';
import { renderApp } from '../setup/renderApp';

afterEach(() => page.viewport(1280, 800));

test('navigation: the screens, grouped; some only admins see', async () => {
  const { screen } = await renderApp({ path: '/account/settings', as: 'admin' });
  const nav = screen.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  const texts = (nav.element() as HTMLElement).innerText
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  expect(texts.slice(texts.lastIndexOf('Dashboard'))).toEqual([
    ...['Dashboard', 'Home'],
    ...['App', 'Manage Resources', 'Citizen Notifications', 'Tours', 'Plan Tours', 'Digital Twin'],
    ...['Locations', 'Containers', 'Trucks', 'Drivers', 'Import'],
    ...['Account', 'Settings', 'Users', 'Areas', 'Tokens', 'History', 'API contract', 'Only admin can see this item'],
  ]);
  await expect.element(nav.getByRole('link', { name: 'API contract' })).toHaveAttribute('href', '/openapi.yaml');
});

test('as a viewer, in the mini layout and on a phone', async () => {
  const { screen } = await renderApp({ path: '/account/settings', as: 'viewer', settings: { themeLayout: 'mini' } });
  const nav = screen.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(nav.getByRole('link', { name: 'Containers' })).toBeVisible();
  expect((nav.element() as HTMLElement).innerText.trim()).toBe('');
  const others = /^(Import|Users|Areas|Tokens|History|API contract)/u;
  expect(nav.getByRole('link', { name: others }).elements()).toEqual([]);

  await page.viewport(390, 800);
  await expect.element(nav).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
  // Letters of twice their size.
  document.documentElement.style.fontSize = '200%';
  expect(document.documentElement.scrollWidth).toBe(390);
  document.documentElement.style.fontSize = '';
  await screen.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Waste Collection Dashboard' });
  await drawer.getByRole('link', { name: 'Drivers' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Drivers');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('the first stop of Tab leads past the navigation; breadcrumbs lead up', async () => {
  const { screen, href } = await renderApp({ path: '/dt/trucks?areas=1' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(crumbs.getByText('Trucks')).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Digital Twin' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Digital Twin');
  expect(href()).toBe('/dt?areas=1');
});

test('area filter: chosen areas go into the address, back to page 1, and into the profile', async () => {
  const saved: unknown[] = [];
  const { screen, href } = await renderApp({
    path: '/dt/locations?page=3',
    handlers: [
      getUpdateMeMockHandler(async ({ request }) => {
        saved.push(await request.json());
        return { user: meOf('admin') };
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Disposition areas: All areas' }).click();
  const panel = screen.getByRole('dialog', { name: 'Disposition areas' });
  await panel.getByRole('checkbox', { name: 'Süd' }).click();
  await panel.getByRole('checkbox', { name: 'Nord' }).click();
  expect(href()).toBe('/dt/locations?areas=2,1');
  await expect.element(screen.getByRole('button', { name: 'Disposition areas: Nord, Süd' })).toBeVisible();
  await expect.poll(() => saved.at(-1)).toEqual({ selected_disposition_area_ids: [2, 1] });
  await panel.getByRole('button', { name: 'All areas' }).click();
  expect(href()).toBe('/dt/locations');
  // Two clicks before anything is rendered in between.
  for (const name of ['Süd', 'Nord']) (panel.getByRole('checkbox', { name }).element() as HTMLElement).click();
  await expect.poll(href).toBe('/dt/locations?areas=2,1');
  await expect.poll(() => saved.at(-1)).toEqual({ selected_disposition_area_ids: [2, 1] });
});

const overspill = (id: number, hours: number, name: string | null) => ({
  id,
  tour_id: 1,
  location_id: name && '07/12',
  location_name: name,
  container_id: '07/12-W1',
  recorded_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
  level: 113,
  is_emptied: true,
  overflowing: true,
  material_type: '11' as const,
  comment: null,
});

test('the bell counts and lists what is urgent and what overflows, for the chosen areas', async () => {
  const { screen, requests, href } = await renderApp({
    path: '/account/settings?areas=2',
    handlers: [
      getListNotificationsMockHandler({
        notifications: { route_events: [overspill(1, 1, 'Hafenstraße 3'), overspill(2, 30, null)], unloadings: [] },
      }),
      getListComplaintsMockHandler({
        complaints: [makeComplaint({ id: 7, location_name: 'Marktplatz', reported_fill_level: 'pickup_immediately' })],
        total_routes: 3,
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Notifications 4: 3 urgent, 1 new overspill' }).click();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByText('Unknown location')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: /Marktplatz/ }))
    .toHaveAttribute('href', '/complaints?id=7&areas=2');
  await expect
    .element(panel.getByRole('link', { name: 'Show all 3' }))
    .toHaveAttribute('href', '/complaints?status=open&reported_fill_level=pickup_immediately&areas=2');
  expect(
    requests
      .filter((request) => /\/(notifications|complaints)\//.test(request))
      .every((request) => request.includes('disposition_area_ids=2')),
  ).toBe(true);
  await panel.getByRole('link', { name: /Hafenstraße 3/ }).click();
  await expect.poll(() => href()).toMatch(/location_id=07\/12&areas=2$/);
  await expect
    .element(screen.getByRole('button', { name: 'Notifications 3: 3 urgent, 0 new overspills' }))
    .toBeVisible();
});

test('the bell says that there may be more than it asked for; a tap outside only closes it', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.replace('(pointer: coarse)', 'all')));
  const route_events = Array.from({ length: 10 }, (_, index) => overspill(index, 1, 'Hafenstraße 3'));
  const { screen, href } = await renderApp({
    path: '/account/settings',
    handlers: [
      getListNotificationsMockHandler({ notifications: { route_events, unloadings: [] } }),
      getListComplaintsMockHandler({ complaints: [], total_routes: 0 }),
    ],
  });
  const bell = screen.getByRole('button', { name: 'Notifications 10+: 10 or more new overspills' });
  await expect.element(bell).toHaveTextContent('10+');
  const { x, y } = screen.getByRole('link', { name: 'Tours', exact: true }).element().getBoundingClientRect();
  await bell.click();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: x + 9, y: y + 9 } });
  await expect.element(panel).not.toBeInTheDocument();
  expect(href()).toBe('/account/settings');
});

test('the command palette finds screens, tours, locations, trucks and drivers', async () => {
  const none = { total_routes: 0 };
  const [location] = getListLocationsResponseMock().locations;
  const { screen, href, use, router } = await renderApp({
    path: '/account/settings?areas=1',
    handlers: [
      getListLocationsMockHandler({
        locations: location ? [{ ...location, id: 77, location_id: '07/12', street: 'Hafenstraße 3' }] : [],
        total_routes: 1,
      }),
      getListToursMockHandler({ tours: [], ...none }),
      getListTrucksMockHandler({ trucks: [], ...none }),
      getListDriversMockHandler({ drivers: [], ...none }),
    ],
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = screen.getByRole('combobox', { name: 'Search' });
  await expect.element(input).toHaveFocus();
  await input.fill('tr');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trucks');
  expect(href()).toBe('/dt/trucks?areas=1');

  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await input.fill('Hafen');
  await screen.getByRole('option', { name: /07\/12/ }).click();
  await expect.poll(() => href()).toBe('/dt/locations?areas=1&q=07/12&id=77');
  await expect.element(input).not.toBeInTheDocument();

  use(
    getListToursMockHandler(() => {
      throw problem(500);
    }),
  );
  await router.navigate({ to: '/account/settings' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await input.fill('zzz');
  await expect.element(screen.getByText('Some results could not be loaded.')).toBeVisible();
});

test('the settings panel changes the look at once, and keeps it', async () => {
  const { screen } = await renderApp({ path: '/account/settings' });
  await screen.getByRole('button', { name: 'Display settings' }).click();
  const panel = screen.getByRole('dialog');
  await panel.getByRole('radio', { name: /dark/i }).click({ force: true });
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await panel.getByRole('radio', { name: /mini/i }).click({ force: true });
  expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toMatchObject({
    themeMode: 'dark',
    themeLayout: 'mini',
  });
});

test('the direction follows the language at every start, until it is chosen in the settings', async () => {
  const { screen } = await renderApp({ path: '/account/settings', language: 'de' });
  const stored = () => parseStored(localStorage.getItem('settings'));
  // A language that was chosen is no choice of a direction.
  expect(effective(stored(), 'ar').themeDirection).toBe('rtl');
  await screen.getByRole('button', { name: 'Darstellung' }).click();
  await screen.getByRole('radio', { name: 'Rechts nach links' }).click({ force: true });
  await expect.poll(() => document.documentElement.dir).toBe('rtl');
  expect(effective(stored(), 'de').themeDirection).toBe('rtl');
  setLanguage('en');
  expect(document.documentElement.dir).toBe('ltr');
  setLanguage('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(effective(stored(), 'en').themeDirection).toBe('ltr');
});

test('without a network a banner says so, as long as that lasts', async () => {
  const { screen } = await renderApp({ path: '/account/settings' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(screen.getByText(/^You are offline\./)).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText(/^You are offline\./)).not.toBeInTheDocument();
});
