import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { getGetTourMockHandler, getGetTourStatisticsMockHandler } from '@/api/generated/tours/tours.msw';
import { makeStop, makeTourDetail } from '../../setup/factories';
import { reasonOf } from '../../setup/reason';
import { renderApp } from '../../setup/renderApp';
import { handlers, tour } from './world';

test('who may not change tours sees what can be done about a disruption and with stops, and why it is not theirs', async () => {
  await page.viewport(1100, 800);
  const ahead = tour(5, { status: 'planned', date: '2026-11-24' });
  const stop = makeStop({ location_id: '07/12', location_name: 'Hafenstraße 1', state: 'planned' });
  const { screen } = await renderApp({
    path: '/tours?id=5&details=true',
    as: 'viewer',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler({
        tour: makeTourDetail({ tour: ahead, stops: [stop] }),
      }),
      ...handlers,
    ],
  });
  for (const name of ['Disruption', 'Take Hafenstraße 1 out of the tour'])
    expect(await reasonOf(screen.getByRole('button', { name }))).toBe('You can view tours but not change them');
});
