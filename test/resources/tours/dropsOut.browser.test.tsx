import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { getGetTourMockHandler, getGetTourStatisticsMockHandler } from '@/api/generated/tours/tours.msw';
import { makeTourDetail } from '../../setup/factories';
import { reasonOf } from '../../setup/reason';
import { renderApp } from '../../setup/renderApp';
import { handlers, tour } from './world';

test('who may not change tours sees that there is something to do about a disruption, and why it is not theirs', async () => {
  await page.viewport(1100, 800);
  const ahead = tour(5, { status: 'planned', date: '2026-11-24' });
  const { screen } = await renderApp({
    path: '/tours?id=5&details=true',
    as: 'viewer',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler({ tour: makeTourDetail({ tour: ahead }) }),
      ...handlers,
    ],
  });
  expect(await reasonOf(screen.getByRole('button', { name: 'Disruption' }))).toBe(
    'You can view tours but not change them',
  );
});
