import { expect, test } from 'vitest';
import type { DriverLink } from '@/api/generated/dashboard.schemas';
import {
  getCreateDriverLinkMockHandler,
  getGetTourMockHandler,
  getGetTourStatisticsMockHandler,
  getListDriverLinksMockHandler,
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

const link: DriverLink = {
  ...{ id: 4, created_by: 'Anke Brandt', last_used_at: null },
  ...{ created_at: '2026-11-20T05:30:00.000Z', expires_at: '2026-11-21T01:30:00.000Z' },
};

async function open() {
  const world = { detail: detailOf(names, '2026-11-20T06:00:00.000Z'), isGone: false, links: [] as DriverLink[] };
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
      getListDriverLinksMockHandler(() => ({ driver_links: world.links, on_break_since: null })),
      getCreateDriverLinkMockHandler(() => {
        world.links = [link];
        return { driver_link: link, url: 'https://glas.test/drive#token' };
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

test('a stop where the driver has still a container to record is not done', async () => {
  const { world, screen, queryClient } = await open();
  const stops = world.detail.stops.map((one) => ({ ...one, state: 'emptied' as const, recorded: 1, left: 1 }));
  world.detail = { ...world.detail, stops: stops.slice(0, 1) };
  await queryClient.invalidateQueries({ queryKey: ['tours'] });
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
  expect(screen.getByText('Emptied', { exact: true }).query()).toBeNull();
});

test('a stop where nothing could be emptied is told from one that the driver has skipped', async () => {
  const { world, screen, queryClient } = await open();
  const stops = world.detail.stops.map((one, index) => ({
    ...one,
    state: 'skipped' as const,
    recorded: index,
    left: 0,
  }));
  world.detail = { ...world.detail, stops: stops.slice(0, 2) };
  await queryClient.invalidateQueries({ queryKey: ['tours'] });
  await expect.element(screen.getByText('Not emptied', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Skipped', { exact: true })).toBeVisible();
});

test('a tour that is deleted while it is looked at is shown no longer', async () => {
  const { world, screen, queryClient, take } = await open();
  world.isGone = true;
  await queryClient.invalidateQueries({ queryKey: ['tours'] });
  await expect.element(screen.getByText('Tour not found')).toBeVisible();
  await expect.element(take('Hafen')).not.toBeInTheDocument();
});

test('a QR code whose link somebody else has revoked is shown to no driver any more', async () => {
  const { world, screen, queryClient } = await open();
  const code = screen.getByRole('img', { name: 'QR code of the link' });
  const make = screen.getByRole('button', { name: 'Make a link' });
  await make.click();
  await expect.element(code, patient).toBeVisible();
  // The button was not disabled meanwhile, which takes the focus.
  await expect.element(make).toHaveFocus();
  world.links = [];
  await queryClient.invalidateQueries({ queryKey: ['tours'] });
  await expect.element(code).not.toBeInTheDocument();
});
