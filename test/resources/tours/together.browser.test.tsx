import { expect, test } from 'vitest';
import {
  getGetTourMockHandler,
  getGetTourStatisticsMockHandler,
  getUpdateTourMockHandler,
} from '@/api/generated/tours/tours.msw';
import { makeStop, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { patient } from '../../map/kit';
import { handlers, tour } from './world';

const names = ['Hafen', 'Markt', 'Bahnhof'];
const detailOf = (left: readonly string[], updated_at: string) =>
  makeTourDetail({
    tour: tour(3, { status: 'planned', started_at: null, finished_at: null, updated_at }),
    stops: left.map((location_name, index) =>
      makeStop({ location_id: `07/${location_name}`, location_name, position: index + 1, state: 'planned' }),
    ),
  });

async function open() {
  const world = { detail: detailOf(names, '2026-11-20T06:00:00.000Z'), isGone: false };
  const { screen, queryClient } = await renderApp({
    path: '/tours?id=3&details=true',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler(() => {
        if (world.isGone) throw problem(404);
        return { tour: world.detail };
      }),
      getUpdateTourMockHandler(({ request }) => {
        if (request.headers.get('If-Match') !== `"${world.detail.tour.updated_at}"`) throw problem(412);
        return { tour: world.detail };
      }),
      ...handlers,
    ],
  });
  const take = (name: string) => screen.getByRole('button', { name: `Take ${name} out of the tour` });
  await expect.element(take('Hafen'), patient).toBeVisible();
  return { world, screen, queryClient, take };
}

test('who is refused because somebody was faster sees the stops as they are at once, and goes on from there', async () => {
  const { world, screen, take } = await open();
  world.detail = detailOf(['Hafen', 'Markt'], '2026-11-20T06:01:00.000Z');
  await take('Hafen').click();
  await expect.element(screen.getByText(/^Nord 3 was not changed: /u)).toBeVisible();
  await expect.element(take('Bahnhof')).not.toBeInTheDocument();
  await take('Hafen').click();
  await expect.element(screen.getByText('Hafen is not a stop of Nord 3 any more')).toBeVisible();
});

test('a tour that is deleted while it is looked at is shown no longer', async () => {
  const { world, screen, queryClient, take } = await open();
  world.isGone = true;
  await queryClient.invalidateQueries({ queryKey: ['tours'] });
  await expect.element(screen.getByText('Tour not found')).toBeVisible();
  await expect.element(take('Hafen')).not.toBeInTheDocument();
});
