import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getListTrucksMockHandler, getListTrucksResponseMock } from '@/api/generated/trucks/trucks.msw';
import { meOf } from '../setup/me';
import { renderApp } from '../setup/renderApp';

test('an archived area is no choice, and still named where it is in a record', async () => {
  const [truck] = getListTrucksResponseMock().trucks;
  if (!truck) throw new Error('no truck');
  const old = { ...truck, default_disposition_area_id: 9 };
  const { screen } = await renderApp({
    path: '/dt/trucks',
    as: 'admin',
    me: { disposition_areas: [...meOf('admin').disposition_areas, { id: 9, name: 'Alter Hafen', archived: true }] },
    handlers: [getListTrucksMockHandler({ trucks: [old], total_routes: 1 })],
  });
  await expect.element(screen.getByRole('gridcell', { name: 'Alter Hafen' })).toBeVisible();
  await screen.getByRole('button', { name: 'Disposition areas: All areas' }).click();
  const panel = screen.getByRole('dialog', { name: 'Disposition areas' });
  await expect.element(panel.getByRole('checkbox', { name: 'Nord' })).toBeVisible();
  expect(panel.getByRole('checkbox', { name: 'Alter Hafen' }).elements()).toEqual([]);
  // Its form does not show the first choice as what the record has.
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('gridcell', { name: 'Alter Hafen' }).hover();
  await screen.getByRole('button', { name: `Edit ${truck.license_plate}` }).click();
  const area = screen.getByRole('dialog').getByLabelText('Default disposition area');
  await expect.element(area).toHaveDisplayValue('Choose…');
  await area.selectOptions('Süd');
  await expect.element(area).not.toHaveTextContent('Choose…');
});
