import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { renderApp } from '../../setup/renderApp';
import { makeTour } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { fleetWorld } from '../world';

afterEach(clearToasts);

test('a driver is created with a phone of the list, refused by the server at the field, and then saved', async () => {
  const world = fleetWorld();
  const { screen, use, requests, href } = await renderApp({ path: '/dt/drivers', handlers: world.handlers });
  await expect.element(screen.getByRole('gridcell', { name: 'Bo Beck' })).toBeVisible();
  await screen.getByRole('button', { name: 'Create driver' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Create driver' });
  await dialog.getByLabelText('Driver ID').fill('F-04');
  await dialog.getByLabelText('Name').fill('Dilan Duman');
  await dialog.getByRole('combobox', { name: /^Phone/ }).fill('0171 call me');
  await dialog.getByLabelText('Name').click();
  await expect
    .element(dialog.getByRole('combobox', { name: /^Phone/ }))
    .toHaveAccessibleDescription('Enter a phone number, such as +49 171 5550142');
  await dialog.getByRole('combobox', { name: /^Phone/ }).fill('+49 171 5550001');
  await expect
    .element(dialog.getByRole('combobox', { name: /^Phone/ }))
    .toHaveAccessibleDescription('Telefon 1, now with Ada Alt');
  await dialog.getByRole('combobox', { name: /^Phone/ }).fill('+49 171 5550077');
  await expect.element(dialog.getByText('New number: it is saved with the driver.')).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Phone/ }).fill('+49 171 555000');
  // What nobody has comes first.
  await expect.element(screen.getByRole('option').first()).toHaveTextContent('+49 171 5550002');
  await screen.getByRole('option', { name: /5550002/ }).click();
  await expect.element(dialog.getByRole('combobox', { name: /^Phone/ })).toHaveAccessibleDescription('Telefon 2');
  await dialog.getByLabelText('Default disposition area').selectOptions('Süd');

  let refuses = true;
  use(
    http.post('*/api/drivers/', () =>
      refuses ? problem(422, { errors: [{ path: 'phone', message: 'the phone is switched off' }] }) : undefined,
    ),
  );
  await dialog.getByRole('button', { name: 'Create driver' }).click();
  await expect
    .element(dialog.getByRole('combobox', { name: /^Phone/ }))
    .toHaveAccessibleDescription('Not accepted: the phone is switched off');
  refuses = false;
  await dialog.getByRole('button', { name: 'Create driver' }).click();
  await expect.element(screen.getByText('Entry added successfully')).toBeVisible();
  // It is the selection: its details are open, and its row is in sight.
  await expect.element(screen.getByRole('dialog', { name: 'Driver Dilan Duman' })).toBeVisible();
  expect(href()).toBe('/dt/drivers?id=4');
  await expect.element(screen.getByRole('gridcell', { name: 'Dilan Duman', includeHidden: true })).toBeVisible();
  expect(world.drivers.at(-1)).toMatchObject({
    customer_id: 1,
    phone: '+49 171 5550002',
    default_disposition_area_id: 2,
  });
  expect(requests.filter((request) => request === 'POST /api/drivers/')).toHaveLength(2);
});

test('a new number that a known one begins with stays as typed; with a known one Escape closes the form', async () => {
  const world = fleetWorld();
  const { screen } = await renderApp({ path: '/dt/drivers?id=1', handlers: world.handlers });
  const edit = screen.getByRole('dialog', { name: 'Driver Ada Alt' }).getByRole('button', { name: 'Edit' });
  await edit.click();
  const dialog = screen.getByRole('dialog', { name: 'Edit driver Ada Alt' });
  const phone = dialog.getByRole('combobox', { name: /^Phone/ });
  const known = screen.getByRole('option', { name: /5550002/ });
  await phone.fill('+49 171 555000');
  await expect.element(known).toBeVisible();
  await phone.fill('+49 171 5550001');
  await expect.element(known).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await edit.click();
  await phone.fill('+49 171 555000');
  await expect.element(known).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(world.drivers[0]?.phone).toBe('+49 171 555000');
});

test('reads, filters by availability, opens the details and what they link to; a viewer changes nothing', async () => {
  const { screen, href } = await renderApp({
    path: '/dt/drivers?available=true',
    handlers: fleetWorld().handlers,
    as: 'viewer',
  });
  await expect.element(screen.getByText('1 to 2 of 2')).toBeVisible();
  // As each list that an import takes back.
  await expect.element(screen.getByRole('button', { name: 'Export GeoJSON' })).toBeVisible();
  await screen.getByRole('gridcell', { name: 'Ada Alt' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Driver Ada Alt' });
  await expect
    .element(drawer.getByRole('link', { name: '+49 171 5550001' }))
    .toHaveAttribute('href', 'tel:+491715550001');
  await expect.element(drawer.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(drawer.getByRole('link', { name: 'Tours of this driver' }))
    .toHaveAttribute('href', '/tours?driver_id=F-01');
  expect(href()).toBe('/dt/drivers?available=true&id=1');
});

test('a name with a space at its end whose save was answered to nobody is saved: there is nothing to compare', async () => {
  const world = fleetWorld();
  const { screen, use } = await renderApp({ path: '/dt/drivers?id=1', handlers: world.handlers });
  await screen.getByRole('dialog', { name: 'Driver Ada Alt' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit driver Ada Alt' });
  await dialog.getByLabelText('Name').fill('Ada Neu ');
  const lost = http.patch(
    '*/api/drivers/:id',
    async ({ request }) => {
      const sent = (await request.clone().json()) as object;
      Object.assign(world.drivers[0] ?? {}, sent, { updated_at: '2026-11-20T00:00:00Z' });
      return HttpResponse.error();
    },
    { once: true },
  );
  use(lost);
  await dialog.getByRole('button', { name: 'Save driver' }).click();
  await expect.element(dialog.getByText('The server could not be reached. Your input is still here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save driver' }).click();
  await expect.element(screen.getByText('Changes saved')).toBeVisible();
  expect(world.drivers[0]?.name).toBe('Ada Neu');
});

test('a form whose driver was deleted meanwhile gives the focus back to the list', async () => {
  const world = fleetWorld();
  const { screen, queryClient } = await renderApp({ path: '/dt/drivers', handlers: world.handlers });
  const row = screen.getByRole('gridcell', { name: 'Ada Alt' });
  await row.hover();
  await screen.getByRole('button', { name: 'Edit F-01' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit driver Ada Alt' });
  await dialog.getByLabelText('Name').fill('Ada Neu');
  world.drivers.shift();
  await queryClient.invalidateQueries();
  await expect.element(row).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save driver' }).click();
  await expect.element(dialog.getByText('It no longer exists.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('Bo Beck');
});

test('who deletes a driver is told of the planned tours that lose him', async () => {
  const planned = ['F-01', 'F-02', 'F-01'].map((driver_id, index) =>
    makeTour({ id: index, route_name: `Süd ${index}`, date: '2026-12-01', status: 'planned', driver_id }),
  );
  const tours = getListToursMockHandler({ tours: planned, total_routes: 3 });
  const { screen } = await renderApp({ path: '/dt/drivers', handlers: [tours, ...fleetWorld().handlers] });
  await screen.getByRole('button', { name: 'Delete F-01' }).click();
  const told = 'Still planned for 2 tours: Süd 0 (Tue 1 Dec), Süd 2 (Tue 1 Dec)';
  await expect.element(screen.getByText(told)).toBeVisible();
});
