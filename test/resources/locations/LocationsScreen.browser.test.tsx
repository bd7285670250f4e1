import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { problem } from '../../setup/problem';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { reasonOf } from '../../setup/reason';
import { clearToasts } from '@/ui/toast';
import { siteWorld } from '../world';

// A toast under the pointer stays, and would lie over the next test's buttons.
afterEach(clearToasts);

const params = (request: string | undefined) => new URLSearchParams(request?.split('?')[1]);

test('reads: pages and order are in the address, and Back takes them back', async () => {
  const { screen, requests, href, router } = await renderApp({
    path: '/dt/locations',
    handlers: siteWorld(30).handlers,
  });
  const lists = () => requests.filter((request) => request.startsWith('GET /api/locations/?'));
  const rows = () => screen.getByRole('row').elements().length - 1;

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  await expect.element(screen.getByText('1 to 10 of 30')).toBeVisible();
  await expect.poll(rows).toBe(10);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Location ID' }))
    .toHaveAttribute('aria-sort', 'ascending');
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByText('11 to 20 of 30')).toBeVisible();
  await screen.getByRole('button', { name: 'City', exact: true }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  expect(href()).toBe('/dt/locations?sort=city');
  await screen.getByRole('button', { name: 'City', exact: true }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => params(lists().at(-1)).get('sort')).toBe('-city');

  router.history.back();
  await expect.element(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');

  // The fullest are looked for, not the emptiest.
  await screen.getByRole('button', { name: 'Highest level', exact: true }).click();
  await expect.poll(() => params(lists().at(-1)).get('sort')).toBe('-level');
});

test('filters and search: counted when the panel opens, removable, and Back brings them again', async () => {
  const { screen, requests, href, router } = await renderApp({
    path: '/dt/locations',
    handlers: siteWorld(30).handlers,
  });
  await screen.getByRole('button', { name: 'Add filter' }).click();
  expect(requests.some((request) => request.includes('facets'))).toBe(false);
  await screen.getByRole('menuitem', { name: 'Type' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Private6');
  await screen.getByRole('checkbox', { name: /^Private/ }).click();
  await screen.getByRole('checkbox', { name: /^Public/ }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Type: Private, Public', exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 to 10 of 12')).toBeVisible();
  expect(href()).toBe('/dt/locations?location_type=private,public');

  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('Gasse 1');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('Gasse 1');
  await expect.element(screen.getByText('1 to 4 of 4')).toBeVisible();
  expect(params(href()).get('q')).toBe('Gasse 1');

  await screen.getByRole('button', { name: 'Remove filter Type' }).click();
  await expect.element(screen.getByText('1 to 10 of 12')).toBeVisible();
  router.history.back();
  await expect.element(screen.getByRole('button', { name: 'Type: Private, Public', exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 to 4 of 4')).toBeVisible();
});

test('addresses with nonsense open with defaults; a page past the end leads to the last one', async () => {
  const { screen, href } = await renderApp({
    path: '/dt/locations?page=-1&page_size=7&sort=;drop&location_type=castle&is_active=maybe&id=x',
    handlers: siteWorld(30).handlers,
  });
  await expect.element(screen.getByText('1 to 10 of 30')).toBeVisible();
  expect(screen.getByRole('button', { name: /Remove filter/ }).elements()).toHaveLength(0);

  const second = await renderApp({ path: '/dt/locations?page=9', handlers: siteWorld(30).handlers });
  await expect.element(second.screen.getByText('21 to 30 of 30')).toBeVisible();
  expect(second.href()).toBe('/dt/locations?page=3');
  expect(href()).not.toContain('castle');
});

test('the keyboard goes through rows and cells, Enter opens, Escape closes and gives the focus back', async () => {
  const { screen, href } = await renderApp({ path: '/dt/locations', handlers: siteWorld(5).handlers });
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  await expect.element(cell('07/01')).toBeVisible();
  cell('07/01').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(cell('Platz 2')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown} ');
  await expect.element(screen.getByRole('checkbox', { name: 'Select 07/03' })).toBeChecked();
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Location 07/03' })).toBeVisible();
  expect(href()).toBe('/dt/locations?id=3');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(cell('07/03')).toHaveFocus();
  expect(href()).toBe('/dt/locations');
});

test('columns and density are remembered, and the file holds all rows in the columns shown', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const world = siteWorld(30);
  Object.assign(world.locations[1] ?? {}, { location_name: '=1+1', city: 'Ort; "A"' });
  const file = http.get('*/api/locations/', ({ request }) => {
    if (!request.headers.get('accept')?.includes('ndjson')) return undefined;
    const rows = world.locations.filter(({ is_active }) => is_active);
    return new HttpResponse(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
      headers: { 'content-type': 'application/x-ndjson', 'x-total-count': String(rows.length) },
    });
  });
  const handlers = [file, ...world.handlers];
  const first = await renderApp({ path: '/dt/locations?is_active=true', handlers, language: 'de' });
  await first.screen.getByRole('button', { name: 'Spalten' }).click();
  for (const name of [
    'Höchster Füllstand',
    'Füllstand je Farbe',
    'Voll etwa',
    'Straße',
    'Dispositionsgebiet',
    'Behälter',
    'Weiß',
    'Grün',
    'Braun',
  ])
    await first.screen.getByRole('checkbox', { name, exact: true }).click();
  await first.screen.getByRole('checkbox', { name: 'Breitengrad' }).click();
  first.screen.getByRole('button', { name: 'Ort nach oben' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  await first.screen.getByText('Dichte Zeilen').click();
  await userEvent.keyboard('{Escape}');
  await first.screen.getByRole('button', { name: 'CSV-Export' }).click();
  await expect.element(first.screen.getByText('23 Zeilen exportiert')).toBeVisible();
  const text = (await files[0]?.text()) ?? '';
  const lines = text.replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Standort-ID;Ort;Name;Aktiv;Art;Breitengrad');
  expect(lines[2]).toBe('07/02;"Ort; ""A""";\'=1+1;Aktiv;Privat;51,902');
  expect(lines).toHaveLength(25);
  await first.screen.getByRole('button', { name: 'GeoJSON-Export' }).click();
  await expect.poll(() => files.length).toBe(2);
  const { features } = JSON.parse((await files[1]?.text()) ?? '') as { features: object[] };
  expect(features).toHaveLength(23);
  expect(features[0]).toMatchObject({ type: 'Feature', geometry: { type: 'Point' } });

  const again = await renderApp({ path: '/dt/locations', handlers: siteWorld(3).handlers });
  await expect.element(again.screen.getByRole('columnheader').nth(2)).toHaveTextContent('City');
  await expect.element(again.screen.getByRole('grid')).toHaveAttribute('data-density', 'dense');
});

test('failing, empty, and what a viewer may do', async () => {
  let fails = true;
  const world = siteWorld(0);
  const failing = http.get('*/api/locations/', () => (fails ? problem(500) : undefined));
  const { screen } = await renderApp({
    path: '/dt/locations?q=nichts',
    handlers: [failing, ...world.handlers],
    as: 'viewer',
  });
  await expect.element(screen.getByText('This list could not be loaded.')).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Nothing matches the search and filters.')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(screen.getByText('There are no locations yet.')).toBeVisible();
  expect(await reasonOf(screen.getByRole('button', { name: 'Create location' }).first())).toBe(
    'You can view locations but not change them',
  );
});

test('a page of a thousand rows paints only those in sight, and the keyboard reaches the last; on paper are all', async () => {
  const { screen } = await renderApp({ path: '/dt/locations?page_size=1000', handlers: siteWorld(1000).handlers });
  await expect.element(screen.getByText('1 to 1,000 of 1,000')).toBeVisible();
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  const first = screen.getByRole('gridcell', { name: '07/01', exact: true });
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(() => document.querySelectorAll('tbody tr[data-index]').length).toBe(1000);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeLessThan(60);
});

test('details begin with the containers and their levels; what is fixed follows, two abreast', async () => {
  const { screen } = await renderApp({ path: '/dt/locations?id=2', handlers: siteWorld(3).handlers });
  const drawer = screen.getByRole('dialog', { name: 'Location 07/02' });
  const levels = drawer.getByRole('heading', { name: 'Containers', exact: true });
  await expect.element(levels).toBeVisible();
  await expect.element(drawer.getByText('Latitude', { exact: true })).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const [latitude, longitude] = ['Latitude', 'Longitude'].map((name) =>
    drawer.getByText(name, { exact: true }).element(),
  );
  if (!latitude || !longitude) throw new Error('no position');
  expect(top(levels.element())).toBeLessThan(top(latitude));
  expect(top(latitude)).toBe(top(longitude));
});

test('a new city has no map to pick its first location on: the streets are those of a fictional one', async () => {
  window.__CONFIG__ = { demo: false };
  const { screen } = await renderApp({ path: '/dt/locations', handlers: siteWorld(0).handlers });
  await screen.getByRole('button', { name: 'Create location' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Create location' });
  await expect.element(dialog.getByText(/^The map helps from the first location on/)).toBeVisible();
  const pick = dialog.getByRole('button', { name: 'Pick on the map' });
  await expect.element(pick).not.toBeInTheDocument();
  await dialog.getByLabelText('Latitude').fill('51.9');
  await expect.element(pick).toBeVisible();
  delete window.__CONFIG__;
});
