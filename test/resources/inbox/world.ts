import type { TourPatch } from '@/api/generated/dashboard.schemas';
import { getGetEventPhotoMockHandler } from '@/api/generated/ingest/ingest.msw';
import { getGetDistanceMatrixMockHandler, getGetLocationMockHandler } from '@/api/generated/locations/locations.msw';
import {
  getGetTourMockHandler,
  getListToursMockHandler,
  getUpdateTourMockHandler,
} from '@/api/generated/tours/tours.msw';
import { makeBin, makeLocation, makeStop, makeTour, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { complaint, complaintServer, hoursAgo, NOW } from '../complaints/world';

/** Two cases: one of two reports, late and not emptied by the last crew; and one that a tour is going to empty. */
export function world() {
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
      report: {
        fullness: 'broken_glass',
        note: 'كيسان <b>بجانبها</b>',
        photo: true,
        locale: 'ar',
        answer: null,
        answered_at: null,
      },
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
      // A large city has more tours in a week than are offered: those nearby come first.
      getListToursMockHandler(({ request }) => {
        const { searchParams: asked } = new URL(request.url);
        const there = asked.get('near_location_id') ?? asked.get('location_id');
        return { tours: there === '07/12' ? [detail.tour] : [], total_routes: 1 };
      }),
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

/** A finger goes so many px to the right from the middle of an element, and lifts. */
export async function swipe(element: Element, way: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const finger = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 7, pointerType: 'touch', clientY: y };
  const send = async (type: string, clientX: number) => {
    element.dispatchEvent(new PointerEvent(type, { ...finger, clientX, buttons: type === 'pointerup' ? 0 : 1 }));
    await new Promise((done) => requestAnimationFrame(done));
  };
  await send('pointerdown', x);
  for (let step = 1; step <= 8; step += 1) await send('pointermove', x + (way * step) / 8);
  await send('pointerup', x + way);
}
