import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { getGetTourMockHandler, getGetTourStatisticsMockHandler } from '@/api/generated/tours/tours.msw';
import { makeTourDetail } from '../../setup/factories';
import { renderApp } from '../../setup/renderApp';
import { patient } from '../../map/kit';
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
  const button = screen.getByRole('button', { name: 'Disruption' });
  await expect.element(button, patient).toHaveAttribute('aria-disabled', 'true');
  await userEvent.hover(button);
  await expect
    .element(screen.getByRole('tooltip', { includeHidden: true }))
    .toHaveTextContent('You can view tours but not change them');
});
