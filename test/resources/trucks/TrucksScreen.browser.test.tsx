import { afterEach, expect, test } from 'vitest';
import { clearToasts } from '@/ui/toast';
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
  await expect.element(capacity).toHaveAccessibleErrorMessage('Bitte eine Zahl eingeben');
  await capacity.fill('0');
  await expect.element(capacity).toHaveAccessibleErrorMessage('Bitte eine Zahl über 0 und höchstens 60 eingeben');
  await capacity.fill('12,25');
  await dialog.getByLabelText('Kammern').fill('2');
  await save();
  await expect.element(screen.getByText('Änderungen gespeichert')).toBeVisible();
  expect(world.trucks[0]).toMatchObject({ license_plate: 'MS-ÄB 12', capacity: 12.25, number_of_compartments: 2 });
  expect(requests).toContain('PATCH /api/trucks/MS-ÄB 12');
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
