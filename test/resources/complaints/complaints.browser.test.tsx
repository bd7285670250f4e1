import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getCreateComplaintsMockHandler,
  getListComplaintsMockHandler,
  getUpdateComplaintMockHandler,
} from '@/api/generated/complaints/complaints.msw';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { complaint, complaintServer, hoursAgo, NOW } from './world';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

const world = () =>
  complaintServer([
    complaint(11, '07/12'),
    complaint(12, '08/01', { created_at: hoursAgo(100), reported_fill_level: 'almost_full', channel: 'web' }),
    complaint(13, null, {
      status: 'closed',
      created_at: hoursAgo(200),
      closed_at: hoursAgo(150),
      emptied_fill_level: 'full',
    }),
  ]);
const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => cell.textContent);

test('the table: every field, age of open ones, links, unknown location, filters in the address, details', async () => {
  const { handlers } = world();
  const { screen, href, requests } = await renderApp({ path: '/complaints', handlers });
  const row = (id: number) => screen.getByRole('row', { name: new RegExp(`(^| )${id} `, 'u') });
  await expect.element(row(11)).toBeVisible();
  const heads = screen
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent)
    .filter(Boolean);
  expect(heads).toEqual([
    ...['No.', 'Reported fill level', 'Material', 'Street', 'Age', 'Channel', 'Status', 'Location', 'Created'],
    ...['City', 'Level when emptied', 'Name', 'Closed', 'Actions'],
  ]);
  expect(cells(row(11).element()).slice(1, 14)).toEqual([
    ...['11', 'Overfull', 'Green', 'Hafenweg 4', '1 day', 'WhatsApp', 'Open', '07/12', '20 Nov 2026, 13:00'],
    ...['Glasfurt', '–', 'Hafenweg 4 (Kiosk)', '–'],
  ]);
  await expect.element(row(12).getByTitle('4 days, overdue')).toBeVisible();
  await expect.element(row(13)).toHaveTextContent(/Closed.*Unknown location.*Full–15 Nov 2026/u);
  await expect.element(row(11).getByRole('link', { name: '07/12' })).toHaveAttribute('href', '/dt/locations?id=71');
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'Add filter' }).click();
  await screen.getByRole('menuitem', { name: 'Status' }).click();
  await screen.getByRole('checkbox', { name: 'Open' }).click();
  await expect.element(row(13)).not.toBeInTheDocument();
  expect(href()).toBe('/complaints?status=open');
  await userEvent.keyboard('{Escape}');

  await row(11).getByText('Overfull').click();
  expect(href()).toBe('/complaints?status=open&id=11');
  const drawer = screen.getByRole('dialog', { name: 'Notification 11' });
  await expect.element(drawer.getByText('Hafenweg 4 (Kiosk)')).toBeVisible();
  // How urgent it is and what can be done come before the fields.
  const [urgency, age, close] = [
    drawer.getByText('Overfull').first(),
    drawer.getByText('Open for 1 day'),
    drawer.getByRole('button', { name: 'Close notification' }),
  ].map((one) => one.element());
  for (const one of [urgency, age, close])
    expect(one?.compareDocumentPosition(drawer.getByText('Reported fill level').element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  await expect.element(drawer.getByRole('region', { name: 'Others about this location' })).toHaveTextContent('None.');
  expect(requests).toContain('GET /api/complaints/?location_id=07/12&sort=-created_at&page_size=6');
  expect(await axeFindings()).toEqual([]);
  await page.viewport(390, 800);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('create several: refused, found by street, warned of duplicates, left out, created', async () => {
  const { handlers, sent } = world();
  const { screen, use } = await renderApp({ path: '/complaints', handlers });
  await screen.getByRole('button', { name: 'Create notification' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Create notification' });
  const submit = dialog.getByRole('button', { name: 'Create notification' });
  await submit.click();
  await expect.element(dialog.getByText('Location ID is required for all complaints')).toBeVisible();
  const place = dialog.getByRole('combobox', { name: 'Location' });
  await expect.element(place).toHaveFocus();

  await place.fill('Nirgends');
  await expect.element(dialog.getByText('Location not found')).toBeVisible();
  await place.fill('Hafenweg');
  await expect.element(screen.getByRole('option', { name: /07\/13/u })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(place).toHaveValue('07/12');
  await expect.element(dialog.getByText('Hafenweg 4 (Kiosk), Hafenweg 4, Glasfurt')).toBeVisible();
  await dialog.getByLabelText('Material').selectOptions('12');
  await dialog.getByLabelText('Reported fill level').selectOptions('full');

  await dialog.getByRole('button', { name: 'Add another' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Location' }).nth(1)).toHaveValue('07/12');
  await dialog.getByRole('combobox', { name: 'Location' }).nth(1).fill('08/01');
  await dialog.getByLabelText('Material').nth(1).selectOptions('13');
  await dialog.getByLabelText('Reported fill level').nth(1).selectOptions('pickup_immediately');
  await dialog.getByRole('button', { name: 'Add another' }).click();
  await dialog.getByRole('button', { name: 'Remove notification 3' }).click();
  await expect.element(dialog.getByText('Notification 3', { exact: true })).not.toBeInTheDocument();
  await submit.click();

  const warning = screen.getByRole('dialog', { name: 'Reported already?' });
  await expect.element(warning.getByText('No. 11, 20 hours ago')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await warning.getByRole('button', { name: 'Back to the form' }).click();
  expect(sent).toEqual([]);

  use(
    getCreateComplaintsMockHandler(
      () => {
        throw problem(422, {
          errors: [{ path: '0.location_id', message: 'Location ID is required for all complaints' }],
        });
      },
      { once: true },
    ),
  );
  await submit.click();
  await warning.getByRole('button', { name: 'Leave out, create the other one' }).click();
  await expect.element(dialog.getByText('Location not found')).toBeVisible();
  await expect
    .element(dialog.getByRole('combobox', { name: 'Location' }).nth(1))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('alert').getByText('Error adding entry')).toBeVisible();

  await submit.click();
  await warning.getByRole('button', { name: 'Create anyway' }).click();
  await expect.element(screen.getByText('Entry added successfully')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([
    [
      { location_id: '07/12', material_type: '12', reported_fill_level: 'full', channel: 'web' },
      { location_id: '08/01', material_type: '13', reported_fill_level: 'pickup_immediately', channel: 'web' },
    ],
  ]);
  await expect.element(screen.getByText('1 to 5 of 5')).toBeVisible();
});

test('close and reopen: at once, undone, refused, edited with the level found, in bulk, deleted with undo', async () => {
  const { handlers, rows, sent } = world();
  const { screen, use, href } = await renderApp({ path: '/complaints?id=11', handlers });
  const drawer = screen.getByRole('dialog', { name: 'Notification 11' });
  await drawer.getByRole('button', { name: 'Close notification' }).click();
  await expect.element(drawer.getByRole('button', { name: 'Reopen notification' })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Notification 11 reopened')).toBeVisible();
  expect(sent).toEqual([
    { id: 11, status: 'closed', if_match: `"${hoursAgo(20)}"` },
    { id: 11, status: 'open', if_match: `"${hoursAgo(20).replace('00.000Z', '01.000Z')}"` },
  ]);

  // Messages lie over the drawer's head.
  clearToasts();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit notification 11' });
  await dialog.getByLabelText('Level when emptied').selectOptions('almost_full');
  await dialog.getByLabelText('Status').selectOptions('closed');
  await dialog.getByRole('button', { name: 'Save notification' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ emptied_fill_level: 'almost_full', status: 'closed', location_id: '07/12' });
  clearToasts();
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  expect(href()).toBe('/complaints');

  use(
    getUpdateComplaintMockHandler(
      () => {
        throw problem(412);
      },
      { once: true },
    ),
  );
  await screen.getByRole('button', { name: 'Close notification 12' }).click();
  await expect
    .element(screen.getByText('Notification 12 was not changed: somebody else has changed it meanwhile'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close notification 12' })).toBeInTheDocument();

  await screen.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await screen.getByRole('toolbar').getByRole('button', { name: 'Reopen' }).click();
  await expect.element(screen.getByText('2 rows changed')).toBeVisible();
  expect(rows.map(({ status, closed_at }) => [status, closed_at])).toEqual(Array(3).fill(['open', null]));

  await screen.getByRole('button', { name: 'Delete notification 13' }).click();
  await expect.element(screen.getByText(/^Entry deleted successfully: .*13$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete notification 13' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(screen.getByRole('button', { name: 'Delete notification 13' })).toBeInTheDocument();
  await expect.poll(() => rows).toHaveLength(3);
});

test('as a viewer, in German, nothing there, failing', async () => {
  const { handlers } = world();
  const { screen, use, router } = await renderApp({
    path: '/complaints?q=Hafenweg',
    as: 'viewer',
    language: 'de',
    handlers,
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bürgermeldungen');
  await expect.element(screen.getByRole('button', { name: 'Meldung anlegen' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Meldung 11 als erledigt markieren' })).toBeDisabled();

  await router.navigate({ href: '/complaints?q=Nirgends' });
  await expect
    .element(
      screen.getByText('Standort nicht gefunden. Bitte geben Sie ihn genauer an, etwa mit Straße und Hausnummer.'),
    )
    .toBeVisible();
  await router.navigate({ href: '/complaints?q=Hafenweg+40' });
  await expect.element(screen.getByText('Zu diesem Standort gibt es keine passende Meldung.')).toBeVisible();
  await screen.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.element(screen.getByText('Nr.')).toBeVisible();

  use(
    getListComplaintsMockHandler(
      () => {
        throw problem(500);
      },
      { once: true },
    ),
  );
  await router.navigate({ href: '/complaints?channel=web' });
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('Lindenallee 1', { exact: true })).toBeVisible();

  use(getListComplaintsMockHandler({ complaints: [], total_routes: 0 }));
  await router.navigate({ href: '/complaints' });
  await router.invalidate();
  await router.navigate({ href: '/complaints?page_size=50' });
  await expect.element(screen.getByText('Es gibt noch keine Meldungen.')).toBeVisible();
});
