import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourPatch } from '@/api/generated/dashboard.schemas';
import { getListComplaintsMockHandler } from '@/api/generated/complaints/complaints.msw';
import { getGetEventPhotoMockHandler } from '@/api/generated/ingest/ingest.msw';
import { getGetDistanceMatrixMockHandler, getGetLocationMockHandler } from '@/api/generated/locations/locations.msw';
import {
  getGetTourMockHandler,
  getListToursMockHandler,
  getUpdateTourMockHandler,
} from '@/api/generated/tours/tours.msw';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { makeBin, makeLocation, makeStop, makeTour, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { complaint, complaintServer, hoursAgo, NOW } from '../complaints/world';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

/** Two cases: one of two reports, late and not emptied by the last crew; and one that a tour is going to empty. */
function world() {
  const first = complaint(12, '07/12', { created_at: hoursAgo(100), reported_fill_level: 'pickup_immediately' });
  const obstacle = { recorded_at: hoursAgo(3), comment: 'Lieferwagen', reason: 'parked_in' as const, photo_of: 9 };
  const trouble = {
    ...first.case,
    ...{ id: 5, reports: 2, obstacle },
  };
  const planned = { id: 31, route_name: 'Nord 1 Mo', date: '2026-11-23' };
  const other = complaint(14, '08/01');
  const { rows, sent, handlers } = complaintServer([
    { ...first, case: trouble },
    complaint(13, '07/12', {
      ...{ created_at: hoursAgo(30), case: trouble, channel: 'web' },
      report: { fullness: 'broken_glass', note: 'كيسان <b>بجانبها</b>', photo: true, locale: 'ar' },
    }),
    { ...other, case: { ...other.case, state: 'planned', planned } },
  ]);
  const stops = [51.9, 51.95].map((latitude, index) =>
    makeStop({
      ...{ position: index + 1, location_id: `01/0${index + 1}`, latitude, longitude: 7.6, planned_at: null },
      state: 'planned',
    }),
  );
  let detail = makeTourDetail({
    tour: makeTour({ id: 31, route_name: 'Nord 1 Mo', date: '2026-11-23', status: 'planned', material_type: ['12'] }),
    stops,
  });
  return {
    rows,
    sent,
    handlers: [
      ...handlers,
      getGetEventPhotoMockHandler(({ params }) => {
        if (params.id !== '9') throw problem(404);
        return { photo: 'data:image/webp;base64,UklGRg==' };
      }),
      getGetDistanceMatrixMockHandler(({ request }) => {
        const pairs = new URL(request.url).searchParams.get('pairs')?.split(',') ?? [];
        // Along a street: the place stands 400 m behind the first stop, which is 2 km from the second.
        const at: Record<string, number> = { '01/01': 0, '07/12': 400, '01/02': 2000 };
        const distance_matrix = pairs.map((pair) => {
          const [from = '', to = ''] = pair.split(':');
          return { from, to, distance_m: Math.abs((at[from] ?? 0) - (at[to] ?? 0)) + 100, mode: 'route' as const };
        });
        return { distance_matrix };
      }),
      getGetLocationMockHandler(() => ({
        location: makeLocation({
          ...{ id: 71, location_id: '07/12', location_name: 'Hafenweg 4 (Kiosk)', latitude: 51.9, longitude: 7.6 },
          containers: [
            makeBin({ id: 1, container_id: '07/12-G1', material_type: '12', active: true, last_level: 109 }),
          ],
        }),
      })),
      getListToursMockHandler(() => ({ tours: [detail.tour], total_routes: 1 })),
      getGetTourMockHandler(() => ({ tour: detail })),
      getUpdateTourMockHandler(async ({ request }) => {
        const { stops: given = [] } = (await request.json()) as TourPatch;
        sent.push({ tour: given.map(({ location_id }) => location_id), if_match: request.headers.get('If-Match') });
        const next = given.map(({ location_id }, index) =>
          makeStop({ ...stops[0], location_id, position: index + 1, planned_at: null }),
        );
        detail = { ...detail, stops: next, tour: { ...detail.tour, updated_at: NOW.toISOString() } };
        return { tour: detail };
      }),
    ],
  };
}

test('the inbox: cases by keys, all about the place, done and taken back', async () => {
  const { rows, handlers } = world();
  const { screen, href } = await renderApp({ path: '/complaints', handlers });
  await screen.getByText('Inbox').click();
  const list = screen.getByRole('list', { name: 'Cases' });
  const one = list.getByRole('link', { name: /Hafenweg 4 \(Kiosk\).*2 reports.*Pickup immediately/u });
  await expect.element(one).toHaveTextContent('Was due yesterday');
  await expect.element(list.getByRole('link', { name: /Lindenallee/u })).toHaveTextContent('Planned for 23 Nov 2026');
  expect(list.getByRole('listitem').elements()).toHaveLength(2);

  await userEvent.keyboard('j');
  const opened = href();
  const pane = screen.getByRole('region', { name: /^Notification/u });
  await userEvent.keyboard('j');
  await expect.poll(href).not.toBe(opened);
  await one.click();
  expect(href()).toBe('/complaints/inbox?id=12');
  await expect.element(pane.getByText('Not emptied 3 hours ago: Parked in · Lieferwagen')).toBeVisible();
  await expect
    .element(pane.getByRole('img', { name: 'Photo by the crew' }))
    .toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
  await expect.element(pane.getByText('109%')).toBeVisible();
  await expect.element(pane.getByRole('link', { name: 'Nord 1 Mo' })).toBeVisible();
  await expect.element(pane.getByText('WhatsApp')).toBeVisible();
  // What the citizen wrote stays text, in its own direction.
  await expect.element(pane.getByText('كيسان <b>بجانبها</b>')).toHaveAttribute('lang', 'ar');
  await expect.element(pane.getByText('Broken glass lies beside it')).toBeVisible();
  await expect
    .element(pane.getByRole('img', { name: 'Photo by a citizen' }))
    .toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
  expect(await axeFindings()).toEqual([]);

  await userEvent.keyboard('e');
  await expect.element(screen.getByText('Closed 2 notifications of Hafenweg 4 (Kiosk)')).toBeVisible();
  await expect.element(one).not.toBeInTheDocument();
  expect(href()).toBe('/complaints/inbox?id=14');
  expect(rows.map(({ status }) => status)).toEqual(['closed', 'closed', 'open']);
  await userEvent.keyboard('z');
  await expect.element(one).toBeVisible();
  expect(rows.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
});

test('a case of more reports than a page of the list is closed whole', async () => {
  const first = complaint(1, '07/12');
  const { rows, handlers } = complaintServer(
    Array.from({ length: 1001 }, (_, index) => ({ ...first, id: index + 1, case: { ...first.case, reports: 1001 } })),
  );
  const { screen } = await renderApp({ path: '/complaints/inbox?id=1', handlers: [...handlers, ...world().handlers] });
  await expect.element(screen.getByRole('region', { name: /^Notification/u })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(screen.getByText('Closed 1,001 notifications of Hafenweg 4 (Kiosk)')).toBeVisible();
  expect(rows.filter(({ status }) => status === 'open')).toEqual([]);
});

test('a case is added to the tour where it costs least, and taken out again; on a phone list and case take turns', async () => {
  const { sent, handlers } = world();
  await page.viewport(390, 844);
  const { screen } = await renderApp({ path: '/complaints/inbox', handlers });
  await screen.getByRole('link', { name: /Hafenweg/u }).click();
  await expect.element(screen.getByRole('list', { name: 'Cases' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByRole('button', { name: 'Add to tour …' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('100 m and 4 min longer, as stop 2')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to Nord 1 Mo' }).click();
  await expect.element(screen.getByText('Hafenweg 4 (Kiosk) is stop 2 of Nord 1 Mo')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Nord 1 Mo is as it was before')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ tour: ['01/01', '07/12', '01/02'] }),
    expect.objectContaining({ tour: ['01/01', '01/02'], if_match: `"${NOW.toISOString()}"` }),
  ]);
  await screen.getByRole('button', { name: 'Back to the cases' }).click();
  await expect.element(screen.getByRole('link', { name: /Hafenweg/u })).toBeVisible();
});

test('a viewer reads cases and can do nothing; a list that fails, and an empty one', async () => {
  const { handlers } = world();
  const { screen } = await renderApp({ path: '/complaints/inbox?id=12', as: 'viewer', handlers });
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  await userEvent.keyboard('e');
  await expect.element(screen.getByRole('link', { name: /Hafenweg 4.*Pickup/u })).toBeVisible();

  const failing = getListComplaintsMockHandler(() => {
    throw problem(500);
  });
  const failed = await renderApp({ path: '/complaints/inbox', language: 'de', handlers: [failing, ...handlers] });
  await expect.element(failed.screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  const nothing = getListComplaintsMockHandler(() => ({ complaints: [], total_routes: 0 }));
  const empty = await renderApp({ path: '/complaints/inbox', language: 'de', handlers: [nothing, ...handlers] });
  await expect.element(empty.screen.getByText('Nichts wartet auf Sie.')).toBeVisible();
});
