import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { fleetWorld } from '../world';

afterEach(clearToasts);

test('a truck whose plate holds a blank and an umlaut is opened, edited with a decimal comma, and keeps its plate', async () => {
  const world = fleetWorld();
  const { screen, requests, href } = await renderApp({ path: '/dt/trucks', handlers: world.handlers, language: 'de' });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Fahrzeug MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Bearbeiten' }).click();
  expect(decodeURIComponent(href()).replace('+', ' ')).toBe('/dt/trucks?plate=MS-ÄB 12');
  const dialog = screen.getByRole('dialog', { name: 'Fahrzeug MS-ÄB 12 bearbeiten' });
  await expect.element(dialog.getByLabelText('Kennzeichen')).toBeDisabled();
  const capacity = dialog.getByLabelText('Nutzlast (t)');
  await expect.element(capacity).toHaveValue('18,5');
  const save = () => dialog.getByRole('button', { name: 'Fahrzeug speichern' }).click();
  await capacity.fill('zwölf');
  await save();
  await expect.element(capacity).toHaveAccessibleDescription('Bitte eine Zahl eingeben');
  await capacity.fill('0');
  await expect.element(capacity).toHaveAccessibleDescription('Bitte eine Zahl über 0 und höchstens 60 eingeben');
  await capacity.fill('12,25');
  await dialog.getByLabelText('Kammern').fill('2');
  await save();
  await expect.element(screen.getByText('Änderungen gespeichert')).toBeVisible();
  expect(world.trucks[0]).toMatchObject({ license_plate: 'MS-ÄB 12', capacity: 12.25, number_of_compartments: 2 });
  expect(requests).toContain('PATCH /api/trucks/MS-ÄB 12');
});

test('a failed save leads to what went wrong; after a refused plate another field can be emptied and typed anew without losing the focus', async () => {
  const fail = http.post('*/api/trucks', () => problem(500), { once: true });
  const refuse = http.post('*/api/trucks', () =>
    problem(409, { errors: [{ path: 'license_plate', message: 'taken' }] }),
  );
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [fail, refuse, ...fleetWorld().handlers] });
  await screen.getByRole('button', { name: 'Create truck' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Create truck' });
  await dialog.getByLabelText('License plate').fill('MS-A 1');
  await dialog.getByLabelText('Name').fill('Nord 1');
  await dialog.getByLabelText('Capacity (t)').fill('9');
  await dialog.getByLabelText('Compartments').fill('2');
  await dialog.getByRole('button', { name: 'Create truck' }).click();
  await expect.element(dialog.getByRole('alert').first()).toHaveFocus();
  await dialog.getByRole('button', { name: 'Create truck' }).click();
  await expect.element(dialog.getByLabelText('License plate')).toHaveFocus();
  await dialog.getByLabelText('Capacity (t)').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(dialog.getByLabelText('Capacity (t)')).toHaveAccessibleDescription('Required');
  await userEvent.keyboard('12');
  await expect.element(dialog.getByLabelText('Capacity (t)')).toHaveValue('12');
  await expect.element(dialog.getByLabelText('License plate')).toHaveValue('MS-A 1');
});

test('what is being saved can be neither cancelled nor discarded', async () => {
  const world = fleetWorld();
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  const slow = http.patch('*/api/trucks/*', async () => {
    await asked;
    return undefined;
  });
  const { screen, href, router } = await renderApp({ path: '/dt/trucks', handlers: [slow, ...world.handlers] });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit truck MS-ÄB 12' });
  await dialog.getByLabelText('Name').fill('Nord 9');
  await dialog.getByRole('button', { name: 'Save truck' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Saving' })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Nor by going to another page, which waits for the answer.
  void router.navigate({ to: '/dt' });
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  answer();
  await expect.element(screen.getByText('Changes saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => href().split('?')[0]).toBe('/dt');
});

test('who leaves while it is saved is asked once it was refused', async () => {
  const world = fleetWorld();
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  const refused = http.patch('*/api/trucks/*', () => asked.then(() => problem(503)));
  const { screen, href, router } = await renderApp({ path: '/dt/trucks', handlers: [refused, ...world.handlers] });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit truck MS-ÄB 12' });
  await dialog.getByLabelText('Name').fill('Nord 9');
  await dialog.getByRole('button', { name: 'Save truck' }).click();
  void router.navigate({ to: '/dt' });
  answer();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Nord 9');
  expect(href().split('?')[0]).toBe('/dt/trucks');
});

test('bulk: set not available; rows are listed anew', async () => {
  const world = fleetWorld();
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: world.handlers });
  await screen.getByRole('checkbox', { name: 'Select MS-ÄB 12' }).click();
  await screen.getByRole('button', { name: 'Set not available' }).click();
  await expect.element(screen.getByText('1 row changed')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Not available' }).nth(1)).toBeVisible();
  expect(world.trucks.map((truck) => truck.available)).toEqual([false, false]);
});

test('bulk: rows that are gone are not offered again, those that were refused for now are', async () => {
  const world = fleetWorld();
  const tried: string[] = [];
  const refuse = http.patch('*/api/trucks/:plate', ({ params }) => {
    tried.push(String(params.plate));
    return problem(params.plate === 'MS-ÄB 12' ? 404 : 500);
  });
  const { screen, use } = await renderApp({ path: '/dt/trucks', handlers: [refuse, ...world.handlers] });
  await screen.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await screen.getByRole('button', { name: 'Set not available' }).click();
  const report = screen.getByRole('dialog', { name: 'Set not available' });
  await expect.element(report.getByText('0 of 2 changed, 2 failed')).toBeVisible();
  tried.length = 0;
  await report.getByRole('button', { name: 'Try the failed ones again' }).click();
  await expect.element(report.getByText('0 of 1 changed, 1 failed')).toBeVisible();
  expect(tried).not.toContain('MS-ÄB 12');
  use(http.patch('*/api/trucks/:plate', () => problem(404)));
  await report.getByRole('button', { name: 'Try the failed ones again' }).click();
  await expect.element(report.getByRole('button', { name: 'Try the failed ones again' })).not.toBeInTheDocument();
  await expect.element(report.getByText('0 of 1 changed, 1 failed')).toBeVisible();
});

test.for([
  [['Süd'], 'Süd', ['Süd']],
  [['Süd', 'Ost'], 'Choose…', ['Choose…', 'Süd', 'Ost']],
] as const)('who is limited to the areas %s makes a truck in one of them', async ([names, shown, choices]) => {
  const disposition_areas = names.map((name, index) => ({ id: index + 2, name }));
  const me = { limited_to_areas: true, disposition_areas };
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: fleetWorld().handlers, me });
  await screen.getByRole('button', { name: 'Create truck' }).click();
  const area = screen.getByRole('dialog').getByLabelText('Default disposition area');
  await expect.element(area).toHaveDisplayValue(shown);
  expect(area.getByRole('option').all()).toHaveLength(choices.length);
  for (const name of choices) await expect.element(area.getByRole('option', { name })).toBeInTheDocument();
});
