import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { siteWorld } from '../resources/world';
import { axeFindings } from '../setup/axe';
import { makeTruck } from '../setup/factories';
import { renderApp } from '../setup/renderApp';
import { problem } from '../setup/problem';

afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

const never = () => delay('infinite');

const NOT_ALLOWED = 'You do not have permission to see this.';

test.each([
  ['/dt/locations', 'locations', 'There are no locations yet.', 'Create location'],
  ['/dt/bins', 'bins', 'There are no containers yet.', 'Create container'],
  ['/dt/drivers', 'drivers', 'There are no drivers yet.', 'Create driver'],
  ['/dt/trucks', 'trucks', 'There are no trucks yet.', 'Create truck'],
  ['/complaints', 'complaints', 'There are no notifications yet.', 'Create notification'],
])('%s: refused, failing, empty, and closed to a viewer', async (path, name, empty, create) => {
  let status = 403;
  const list = http.get(`*/api/${name}/`, () =>
    status === 200 ? HttpResponse.json({ [name]: [], total_routes: 0 }) : problem(status),
  );
  const { screen, queryClient } = await renderApp({ path, as: 'viewer', handlers: [list] });
  await expect.element(screen.getByText(NOT_ALLOWED)).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
  status = 500;
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText('This list could not be loaded.')).toBeVisible();
  await expect.element(pages).not.toBeInTheDocument();
  status = 200;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(empty)).toBeVisible();
  await expect.element(pages).toBeVisible();
  for (const button of screen.getByRole('button', { name: create }).elements())
    expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a list that is empty in the chosen areas does not say that there are no records, and leads to all areas', async () => {
  const trucks = [makeTruck({ license_plate: 'GL-A 7', default_disposition_area_id: 2 })];
  const list = http.get('*/api/trucks/', ({ request }) => {
    const found = new URL(request.url).searchParams.get('disposition_area_ids') === '1' ? [] : trucks;
    return HttpResponse.json({ trucks: found, total_routes: found.length });
  });
  const { screen, href } = await renderApp({ path: '/dt/trucks?areas=1&q=7', handlers: [list] });
  await expect.element(screen.getByText('Nothing matches the search and filters.')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(screen.getByText('Nothing in the chosen areas.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all areas' }).click();
  await expect.element(screen.getByRole('gridcell', { name: 'GL-A 7' }).first()).toBeVisible();
  expect(href()).toBe('/dt/trucks');
});

test('past the last page a list does not say that there are no records on the way to it', async () => {
  const list = http.get('*/api/trucks/', ({ request }) =>
    new URL(request.url).searchParams.get('page') === '2'
      ? HttpResponse.json({ trucks: [], total_routes: 1 })
      : never(),
  );
  const { screen, href } = await renderApp({ path: '/dt/trucks?page=2', handlers: [list] });
  await expect.poll(href).toBe('/dt/trucks');
  await expect.element(screen.getByText('1 to 1 of 1')).toBeVisible();
  await expect.element(screen.getByText('There are no trucks yet.')).not.toBeInTheDocument();
});

test('what may no longer be seen goes, from the list and from the details', async () => {
  const world = siteWorld(3);
  const refused = ['*/api/locations/', '*/api/locations/1'].map((path) => http.get(path, () => problem(403)));
  const { screen, queryClient, use } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  const first = screen.getByRole('gridcell', { name: '07/01', exact: true });
  await expect.element(first).toBeVisible();
  use(...refused);
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText(NOT_ALLOWED)).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(screen.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  const opened = await renderApp({ path: '/dt/locations?id=1', handlers: world.handlers });
  const details = page.getByRole('dialog');
  await expect.element(details.getByRole('button', { name: 'Edit' })).toBeVisible();
  opened.use(...refused.slice(1));
  await opened.queryClient.invalidateQueries();
  await expect.element(details.getByText(NOT_ALLOWED)).toBeVisible();
  await expect.element(details.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await renderApp({ path: '/dt/locations?id=1', handlers: [...refused.slice(1), ...world.handlers] });
  await expect.element(page.getByRole('dialog').getByText(NOT_ALLOWED)).toBeVisible();
});

test('deleting the only row of the last page leads to the page before, and Undo brings it back', async () => {
  const { screen, href, requests } = await renderApp({
    path: '/dt/locations?page=2',
    handlers: siteWorld(11).handlers,
  });
  await expect.element(screen.getByText('11 to 11 of 11')).toBeVisible();
  await screen.getByRole('button', { name: 'Delete 07/11' }).click();
  await expect.element(screen.getByText('1 to 10 of 10')).toBeVisible();
  expect(href()).toBe('/dt/locations');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('1 to 10 of 11')).toBeVisible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByRole('gridcell', { name: '07/11', exact: true })).toBeVisible();
  const writes = requests.filter((request) => !request.startsWith('GET'));
  expect(writes).toEqual(['DELETE /api/locations/11', 'POST /api/locations/11/restore']);
});

test('typing in the search does not wait for a list that never comes', async () => {
  const world = siteWorld(3);
  const { screen, use, href } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  await expect.element(screen.getByText('1 to 3 of 3')).toBeVisible();
  use(http.get('*/api/locations/', never));
  await userEvent.keyboard('/Platz');
  await expect.poll(() => href()).toBe('/dt/locations?q=Platz');
  await userEvent.keyboard(' zwei');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('Platz zwei');
  await expect.element(screen.getByRole('gridcell', { name: '07/01', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('grid')).toBeVisible();
});

test('a list that loads says nothing of pages', async () => {
  const list = http.get('*/api/locations/', never);
  const { screen } = await renderApp({ path: '/dt/locations', handlers: [list, ...siteWorld(3).handlers] });
  await expect.element(screen.getByRole('button', { name: 'Create location' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
});

test('a filter of days: the end not before the start, open at one side, worded in its pill', async () => {
  const { screen, href, requests } = await renderApp({ path: '/complaints', handlers: siteWorld(1).handlers });
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await screen.getByRole('menuitem', { name: 'Created' }).click();
  await expect.element(screen.getByLabelText('From')).toHaveFocus();
  await screen.getByLabelText('From').fill('2026-11-20');
  await screen.getByLabelText('To').fill('2026-11-19');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('End date must be later than start date');
  await screen.getByLabelText('To').fill('2026-11-21');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'Created: 20 Nov 2026 to 21 Nov 2026' }).click();
  expect(href()).toBe('/complaints?created_start=2026-11-20&created_end=2026-11-21');
  await screen.getByLabelText('To').fill('');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('button', { name: 'Created: from 20 Nov 2026' })).toBeVisible();
  expect(href()).toBe('/complaints?created_start=2026-11-20');
  await expect.poll(() => requests.at(-1)).toContain('created_start=2026-11-20');
});

test('a filter by key says what a key is; in the URL what is none is dropped', async () => {
  const { screen, href, router } = await renderApp({ path: '/complaints', handlers: siteWorld(1).handlers });
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await screen.getByRole('menuitem', { name: 'Location' }).click();
  const field = screen.getByRole('combobox', { name: 'Location' });
  await field.fill('Café');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Use up to 40 letters, digits, spaces and . _ / -');
  expect(href()).toBe('/complaints');
  await field.fill('07/01');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(href).toBe('/complaints?location_id=07/01');
  await router.navigate({ href: '/complaints?location_id=Caf%C3%A9' });
  await expect.element(screen.getByRole('button', { name: /^Location: / })).not.toBeInTheDocument();
});

test('on a phone rows are cards: name, state and the first columns; the strip above sorts, a press opens', async () => {
  await page.viewport(390, 800);
  const world = siteWorld(3);
  Object.assign(world.locations[1] ?? {}, { location_name: '<b>'.repeat(1700), street: 'x'.repeat(5000) });
  const { screen, href } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  const card = screen.getByRole('row', { name: /07\/01/ });
  await expect.element(card.getByRole('gridcell')).toHaveLength(6);
  expect(card.element().textContent).toBe('07/01Platz 142%42%42%ActiveGasse 1');
  const heights = screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.getBoundingClientRect().height);
  expect(heights).toEqual([88, 88, 88]);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(document.querySelector('td b')).toBeNull();
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'City', exact: true }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  const box = screen.getByRole('checkbox', { name: 'Select 07/01' });
  box.element().closest('td')?.click();
  await expect.element(box).toBeChecked();
  await card.getByText('Platz 1').click();
  await expect.element(screen.getByRole('dialog', { name: 'Location 07/01' })).toBeVisible();
  expect(href()).toBe('/dt/locations?sort=city&id=1');
});

test('a column head pressed twice at once turns the order twice', async () => {
  const { screen, href } = await renderApp({ path: '/dt/locations', handlers: siteWorld(3).handlers });
  await expect.element(screen.getByText('1 to 3 of 3')).toBeVisible();
  await screen.getByRole('columnheader', { name: 'Street' }).getByRole('button').dblClick();
  await expect.poll(href).toBe('/dt/locations?sort=-street');
  await expect.element(screen.getByRole('columnheader', { name: 'Street' })).toHaveAttribute('aria-sort', 'descending');
});
