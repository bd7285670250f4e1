import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFindings } from '../setup/axe';
import { problem } from '../setup/problem';
import { card, dashboardWorld, open } from './world';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00Z') });
});

test('of a location that is no more the figures say so once, and those of all are offered', async () => {
  const app = await open('/dashboard?location_id=07/99', {
    handlers: [
      http.get('*/api/general/*', ({ request }) => {
        if (new URL(request.url).searchParams.has('location_id')) return problem(404);
      }),
      ...dashboardWorld,
    ],
  });
  const { screen } = app;
  await expect.element(screen.getByText('This location or tour no longer exists.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try again/ }).query()).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await screen.getByRole('button', { name: 'All locations and tours' }).click();
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
});
