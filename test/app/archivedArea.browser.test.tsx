import { expect, test } from 'vitest';
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
});
