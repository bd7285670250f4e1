import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { ProposalState, TourAlternative, TourProposal } from '@/api/generated/dashboard.schemas';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';

const DAY = '2026-11-20';
const stop = (n: number) => ({
  ...{ location_id: `07/1${n}`, location_name: `Platz ${n}`, latitude: 51.9 + n / 100, longitude: 7.6 },
  ...{ planned_at: `2026-11-20T06:${n}0:00.000Z`, container_ids: [`07/1${n}-W1`] },
});
const tour = (license_plate: string, stops: number) => ({
  ...{
    tour_id: null,
    license_plate,
    driver_id: 'F-01',
    disposition_area_id: 1,
    material_type: ['11' as const, '12' as const],
  },
  ...{ ends_at: '2026-11-20T12:30:00.000Z', km: 41.2, hours: 6.5, lifts: stops, tonnes: 5.25 },
  ...{
    stops: Array.from({ length: stops }, (_, n) => stop(n + 1)),
    unloadings: ['2026-11-20T11:45:00.000Z'],
    conflicts: [],
  },
});
const alternative = (goal: TourAlternative['goal'], plates: string[]): TourAlternative => ({
  ...{ goal, km: 41.2 * plates.length, hours: 6.5, lifts: 3 * plates.length, tonnes: 5.25, fill: 81, overflow_risk: 2 },
  tours: plates.map((plate) => tour(plate, 3)),
  ...{ pinned_location_ids: [], banned_location_ids: [] },
  left_out:
    goal === 'least_km'
      ? [
          {
            container_id: '09/01-G1',
            location_id: '09/01',
            material_type: '12',
            disposition_area_id: 1,
            reason: 'trucks_full',
          },
        ]
      : [],
});

/** A server that plans: what it was asked, and the state it is in. */
function server({ commit }: { commit?: () => Response } = {}) {
  const asked: string[] = [];
  let state: ProposalState = 'running';
  let polls = 0;
  let id = 6;
  const proposal = (): TourProposal => ({
    ...{ id, date: DAY, state, progress: state === 'running' ? 40 : 100, created_at: '2026-11-19T10:00:00.000Z' },
    alternatives:
      state === 'running'
        ? []
        : [alternative('least_km', ['GL-AW 21']), alternative('balanced', ['GL-AW 21', 'GL-AW 34'])],
    tour_ids: state === 'committed' ? [91, 92] : [],
  });
  const answer = (status = 200) => HttpResponse.json({ tour_proposal: proposal() }, { status });
  const handlers = [
    http.post('*/api/tour-proposals/', async ({ request }) => {
      asked.push(`propose ${((await request.json()) as { date: string }).date}`);
      [state, polls, id] = ['running', 0, id + 1];
      return answer(201);
    }),
    http.get('*/api/tour-proposals/:id', () => {
      if (state === 'running' && ++polls > 1) state = 'done';
      return answer();
    }),
    http.delete('*/api/tour-proposals/:id', () => {
      asked.push('cancel');
      state = 'cancelled';
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/tour-proposals/:id/commit', async ({ request }) => {
      asked.push(`commit ${((await request.json()) as { goal: string }).goal}`);
      if (commit) return commit();
      state = 'committed';
      return answer();
    }),
  ];
  return { asked, handlers, freeze: () => (polls = -1000) };
}

const open = (handlers: ReturnType<typeof server>['handlers']) =>
  renderApp({ path: `/tours/plan?date=${DAY}`, handlers });

test('tours are proposed for a day, compared, and planned', async () => {
  const { asked, handlers } = server();
  const { screen, href } = await open(handlers);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  const alternatives = screen.getByRole('group', { name: 'Alternatives' });
  await expect.element(alternatives.getByRole('button', { name: /Balanced/ })).toHaveAttribute('aria-pressed', 'true');
  expect(href()).toContain('proposal=7');
  await expect.element(alternatives.getByText('2 containers may overflow by tomorrow').first()).toBeVisible();
  const tours = screen.getByRole('region', { name: 'Proposed tours' });
  await expect.element(tours.getByRole('listitem').nth(2)).toHaveTextContent('3. Platz 3');
  await tours.getByRole('button', { name: /GL-AW 34/ }).click();
  await expect.element(tours.getByRole('button', { name: /GL-AW 34/ })).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFindings()).toEqual([]);

  await alternatives.getByRole('button', { name: /Fewest kilometres/ }).click();
  const left = screen.getByRole('region', { name: 'Urgent, but left out' });
  await expect.element(left).toHaveTextContent('trucks are full of Green glass: 1 container09/01-G1');
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
  await alternatives.getByRole('button', { name: /Balanced/ }).click();
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(screen.getByText('2 tours are planned for 20 Nov 2026.')).toBeVisible();
  expect(asked).toEqual([`propose ${DAY}`, 'commit balanced']);
});

test('planning can be stopped; what has changed meanwhile is named, and the plan stays on screen', async () => {
  const errors = [{ path: 'shifts.GL-AW 34', message: 'has no shift any more, or a tour already' }];
  const stale = () => problem(409, { errors });
  const { asked, handlers, freeze } = server({ commit: stale });
  const { screen } = await open(handlers);
  const propose = screen.getByRole('button', { name: 'Propose tours' });
  await propose.click();
  freeze();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Planning was stopped.')).toBeVisible();
  await screen.getByRole('button', { name: 'Propose anew' }).click();
  await screen.getByRole('button', { name: 'Plan 2 tours' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('have changed: GL-AW 34. Propose anew.');
  await expect.element(screen.getByRole('region', { name: 'Proposed tours' })).toBeVisible();
  expect(asked).toEqual([`propose ${DAY}`, 'cancel', `propose ${DAY}`, 'commit balanced']);
});
