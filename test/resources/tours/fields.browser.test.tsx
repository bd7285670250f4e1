import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import {
  getGetTourMockHandler,
  getGetTourStatisticsMockHandler,
  getListToursMockHandler,
} from '@/api/generated/tours/tours.msw';
import { makeTourDetail } from '../../setup/factories';
import { renderApp } from '../../setup/renderApp';
import { handlers, tour } from './world';

test('a driver whose name the user does not see is there by the key, in list and drawer', async () => {
  await page.viewport(1100, 800);
  const hidden = tour(5, { driver_id: 'F-99', driver_name: null });
  const { screen } = await renderApp({
    path: '/tours',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getListToursMockHandler({ tours: [hidden], total_routes: 1 }),
      getGetTourMockHandler({ tour: makeTourDetail({ tour: hidden }) }),
      ...handlers,
    ],
  });
  await expect.element(screen.getByRole('gridcell', { name: 'F-99' })).toBeVisible();
  await screen.getByRole('button', { name: 'Details of tour Nord 5' }).click();
  await expect.element(screen.getByRole('dialog').getByText('F-99')).toBeVisible();
});
