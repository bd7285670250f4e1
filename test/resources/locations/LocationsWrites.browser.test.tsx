import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem } from '../../setup/problem';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { clearToasts } from '@/ui/toast';
import { location, siteWorld } from '../world';

// A toast under the pointer stays, and would lie over the next test's buttons.
afterEach(clearToasts);

test('creates: decimal comma, swapped coordinates, a neighbour within 30 m, a key that is taken, markup shown as text', async () => {
  const world = siteWorld(12);
  const { screen, requests, use, queryClient } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  const markup = '<img src=x onerror=alert(1)>';
  await screen.getByRole('button', { name: 'Create location' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Create location' });
  const field = (name: string) => dialog.getByLabelText(name, { exact: false });
  const save = () => dialog.getByRole('button', { name: 'Create location' }).click();

  await save();
  await expect.element(field('Location ID')).toHaveFocus();
  await expect.element(field('Location ID')).toHaveAccessibleDescription('Required');
  expect(await axeFindings()).toEqual([]);

  await field('Location ID').fill('07/02');
  await field('Name').fill('x'.repeat(5000));
  await expect.element(dialog.getByText('At most 200 characters')).toBeVisible();
  await field('Name').fill(markup);
  await field('Latitude').fill('95');
  await expect.element(field('Latitude')).toHaveAccessibleDescription('Enter a number from -90 to 90');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '51,905 7,605');
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  field('Latitude').element().dispatchEvent(pasted);
  await expect.element(field('Latitude')).toHaveValue('51.905');
  await expect.element(field('Longitude')).toHaveValue('7.605');
  await field('Latitude').fill('7,605');
  await field('Longitude').fill('51,905');
  await dialog.getByRole('button', { name: 'Swap them' }).click();
  await expect.element(field('Latitude')).toHaveValue('51.905');
  await expect.element(field('Longitude')).toHaveValue('7.605');

  world.near.reply = [{ location: location(2), distance_m: 12 }];
  await save();
  const warning = screen.getByRole('alertdialog', { name: 'There is a location close by' });
  await expect.element(warning).toHaveTextContent('07/02 Platz 2, 12 m away');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  expect(requests.some((request) => request === 'POST /api/locations/')).toBe(false);

  await save();
  await warning.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(field('Location ID')).toHaveAccessibleDescription('“07/02” is already in use');
  await expect.element(screen.getByText('Error adding entry')).toBeVisible();
  await expect.element(field('Name')).toHaveValue(markup);

  world.near.reply = [];
  await field('Location ID').fill('07/99');
  await save();
  await expect.element(screen.getByText('Entry added successfully')).toBeVisible();
  const drawer = screen.getByRole('dialog', { name: 'Location 07/99' });
  await expect.element(drawer.getByText(markup)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  const row = screen.getByRole('gridcell', { name: markup });
  await expect.element(row).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(world.locations.at(-1)).toMatchObject({ latitude: 51.905, longitude: 7.605, location_name: markup });

  // Its place is on the next page; above this one it stays for as long as there is such a location.
  use(http.get('*/api/locations/:id', () => problem(404)));
  await queryClient.invalidateQueries();
  await expect.element(row).not.toBeInTheDocument();
});

test('edits: unsaved input is guarded, and two versions can be joined field by field', async () => {
  const world = siteWorld(3);
  const { screen, router, href } = await renderApp({ path: '/dt/locations?id=1', handlers: world.handlers });
  await screen.getByRole('dialog', { name: 'Location 07/01' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit location 07/01' });
  await dialog.getByLabelText('Name').fill('Mein Name');
  await userEvent.keyboard('{Escape}');
  const guard = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  await guard.getByRole('button', { name: 'Cancel' }).click();
  router.history.push('/dt');
  await guard.getByRole('button', { name: 'Cancel' }).click();
  expect(href()).toBe('/dt/locations?id=1');
  // The list behind it may still change its own address.
  router.history.replace('/dt/locations?id=1&q=07');
  await expect.poll(() => href()).toBe('/dt/locations?id=1&q=07');
  await expect.element(guard).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Mein Name');

  const theirs = { location_name: 'Anderer Name', city: 'Anderswo', latitude: 51.5, longitude: 7.5 };
  Object.assign(world.locations[0] ?? {}, { ...theirs, updated_at: '2026-11-20T00:00:00Z' });
  await dialog.getByLabelText('Latitude').fill('51.25');
  await dialog.getByRole('button', { name: 'Save location' }).click();
  const conflict = screen.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect.element(conflict.getByRole('radio', { name: 'Mine Mein Name' })).toBeChecked();
  await expect.element(conflict.getByRole('radio', { name: 'Theirs Anderswo' })).toBeChecked();
  // A position is of one version.
  await expect.element(conflict.getByRole('radio', { name: 'Mine 51.25' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'Theirs 7.5' }).click();
  await expect.element(conflict.getByRole('radio', { name: 'Theirs 51.5' })).toBeChecked();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect.element(screen.getByText('Changes saved')).toBeVisible();
  expect(world.locations[0]).toMatchObject({ ...theirs, location_name: 'Mein Name' });
  await expect.element(screen.getByRole('dialog', { name: 'Location 07/01' })).toHaveTextContent('Anderswo');
});

test('what is discarded on the way to another record is gone, and the next form is guarded again', async () => {
  const { screen, router, href } = await renderApp({ path: '/dt/locations?id=1', handlers: siteWorld(3).handlers });
  const guard = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  const editTo = async (name: string, next: string) => {
    await screen
      .getByRole('dialog', { name: `Location ${name}` })
      .getByRole('button', { name: 'Edit' })
      .click();
    await screen
      .getByRole('dialog', { name: `Edit location ${name}` })
      .getByLabelText('Name')
      .fill('Mein Name');
    router.history.push(next);
    await guard.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByRole('dialog', { name: `Edit location ${name}` })).not.toBeInTheDocument();
    expect(href()).toBe(next);
  };
  await editTo('07/01', '/dt/locations?id=2');
  await editTo('07/02', '/dt/locations');
});

test('deletes at once, Undo restores; the selection goes with the row; a refusal brings it back', async () => {
  const world = siteWorld(4);
  const { screen, requests, href, use } = await renderApp({ path: '/dt/locations?id=2', handlers: world.handlers });
  const deletes = () => requests.filter((request) => request.startsWith('DELETE'));
  const key = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  const remove = () => screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();

  await remove();
  expect(href()).toBe('/dt/locations');
  await expect.element(key('07/02')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(key('07/02')).toBeVisible();
  await expect.element(screen.getByText('Entry restored')).toBeVisible();
  clearToasts();

  await key('07/02').click();
  await remove();
  await expect.element(screen.getByText('Entry deleted successfully: 07/02')).toBeVisible();
  expect(deletes()).toEqual(Array(2).fill('DELETE /api/locations/2'));
  clearToasts();
  await expect.element(screen.getByText('1 to 3 of 3')).toBeVisible();

  use(http.delete('*/api/locations/:id', () => problem(409, { detail: 'Containers stand there.' })));
  await key('07/03').click();
  await remove();
  await expect.element(screen.getByText('There was an error deleting the entry.')).toBeVisible();
  await expect.element(screen.getByText('07/03: Containers stand there.')).toBeVisible();
  await expect.element(key('07/03')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete 07/01' })).toHaveAttribute('aria-disabled', 'true');
});

test('bulk: progress, what failed and why, and trying those again', async () => {
  const world = siteWorld(4);
  const { screen } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  await expect.element(screen.getByText('1 to 4 of 4')).toBeVisible();
  Object.assign(world.locations[2] ?? {}, { updated_at: '2026-11-20T00:00:00Z' });
  await screen.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await screen.getByRole('button', { name: 'Set inactive' }).click();
  const report = screen.getByRole('dialog', { name: 'Set inactive' });
  await expect.element(report.getByText('3 of 4 changed, 1 failed')).toBeVisible();
  await expect.element(report.getByRole('listitem')).toHaveTextContent('07/03: somebody else has changed it meanwhile');
  await report.getByRole('button', { name: 'Close' }).last().click();
  expect(world.locations.map((row) => row.is_active)).toEqual([false, false, true, false]);
  await expect.element(screen.getByRole('gridcell', { name: 'Inactive' }).nth(2)).toBeVisible();

  await screen.getByRole('checkbox', { name: 'Select 07/03' }).click();
  await screen.getByRole('button', { name: 'Set area' }).click();
  await screen.getByRole('menuitem', { name: 'Süd' }).click();
  await expect.element(screen.getByText('1 row changed')).toBeVisible();
  expect(world.locations[2]?.disposition_area_id).toBe(2);
});

test('a created location is the selection: its details open, and its row is in sight though its page is another', async () => {
  const world = siteWorld(30);
  const { screen, href } = await renderApp({ path: '/dt/locations?sort=location_id', handlers: world.handlers });
  await screen.getByRole('button', { name: 'Create location' }).click();
  const form = screen.getByRole('dialog', { name: 'Create location' });
  for (const [name, value] of Object.entries({
    'Location ID': '99/01',
    Name: 'Neuer Platz',
    Latitude: '51.9',
    Longitude: '7.6',
  }))
    await form.getByLabelText(name, { exact: false }).fill(value);
  await form.getByLabelText('Street', { exact: false }).fill('Weg 1');
  await form.getByLabelText('City', { exact: false }).fill('Glasfurt');
  await form.getByRole('button', { name: 'Create location' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Location 99/01' });
  await expect.element(drawer).toBeVisible();
  expect(href()).toBe('/dt/locations?id=31');
  const row = () => document.querySelector<HTMLElement>('tr[data-open]');
  await expect.poll(() => row()?.textContent).toContain('99/01');
  const frame = document.querySelector('.dt-frame')?.getBoundingClientRect();
  expect(row()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
  expect(row()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('gridcell', { name: '99/01', exact: true })).toBeVisible();
  // On the next page the list is as the server has it.
  await screen.getByRole('button', { name: 'Last page' }).click();
  await expect.element(screen.getByText('31 to 31 of 31')).toBeVisible();
  await expect.poll(() => screen.getByRole('row').elements()).toHaveLength(2);
});

test('labels of the selected locations, or of those that match, are saved as a PDF to print', async () => {
  const asked: string[] = [];
  const label = { location_name: 'Marktplatz', street: 'Lindenallee 4', city: 'Glasfurt', report_code: '7K3QX9M' };
  const { screen } = await renderApp({
    path: '/dt/locations?location_type=private&areas=2',
    handlers: [
      http.get('*/api/locations/labels', ({ request }) => {
        asked.push(decodeURIComponent(new URL(request.url).search));
        const url = 'https://glas.example.org/report/7K3QX9M';
        return HttpResponse.json({ labels: [{ ...label, id: 1, location_id: '01/01', url }], total: 6 });
      }),
      ...siteWorld(30).handlers,
    ],
  });
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const print = screen.getByRole('button', { name: 'Print labels' });
  await print.click();
  await expect.element(screen.getByText('1 label saved of 6 locations')).toBeVisible();
  await expect.element(print).toHaveFocus();
  expect(asked).toEqual(['?query=location_type=private&disposition_area_ids=2']);
  expect([files[0]?.type, await files[0]?.slice(0, 5).text()]).toEqual(['application/pdf', '%PDF-']);
  await screen.getByRole('row').nth(1).getByRole('checkbox').click();
  const bar = screen.getByRole('toolbar', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: 'Print labels' }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/^\?ids=\d+$/);
  made.mockRestore();
});
