import type { RequestHandler } from 'msw';
import type { RouteEvent, Tour, TourStop, Unloading } from '@/api/generated/dashboard.schemas';
import { getGetRecordHistoryMockHandler } from '@/api/generated/history/history.msw';
import { getGetEventPhotoMockHandler } from '@/api/generated/ingest/ingest.msw';
import {
  getGetDistanceMatrixMockHandler,
  getListLocationLevelsMockHandler,
  getListLocationsMockHandler,
} from '@/api/generated/locations/locations.msw';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import {
  getGetTourMockHandler,
  getGetTourStatisticsMockHandler,
  getListToursMockHandler,
} from '@/api/generated/tours/tours.msw';
import {
  makeEvent,
  makeLevels,
  makeStop,
  makeTour,
  makeTourDetail,
  makeTruck,
  makeUnloading,
  makeLocation,
} from '../../setup/factories';
import { problem } from '../../setup/problem';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

export const tour = (id: number, changes: Partial<Tour> = {}): Tour =>
  makeTour({
    ...{
      id,
      route_name: `Nord ${id}`,
      disposition_area_id: 1,
      license_plate: 'GL-ÄB 12',
      driver_id: 'F-07',
      driver_name: 'Jana Kurz',
    },
    ...{ material_type: ['11', '12'], date: '2026-11-20', started_at: at('06:00'), finished_at: at('09:05') },
    ...{
      duration: 185,
      delay: null,
      picked_up: 3,
      planned: 4,
      overflowing: 1,
      status: 'completed',
      km: 41.5,
      fuel: 21.2,
      tons: 5.5,
    },
    ...{ details: null, updated_at: at('09:05') },
    ...changes,
  });
export const planned: Partial<Tour> = {
  status: 'planned',
  started_at: null,
  finished_at: null,
  duration: null,
  km: null,
  fuel: null,
};
const tours = [
  tour(1, { details: 'Ring road closed' }),
  tour(2, { ...planned, picked_up: 0, overflowing: 0, tons: 0 }),
];

const stop = (position: number, location_id: string | null, state: TourStop['state']): TourStop =>
  makeStop({
    ...{ position, location_id, location_name: location_id && `Hafenstraße ${position}`, state },
    ...{
      latitude: 51.9 + (position % 2) * 0.004,
      longitude: 7.98 + position * 0.008,
      planned_at: at(`${String(6 + position).padStart(2, '0')}:00`),
    },
  });
const event = (id: number, location_id: string, time: string, changes: Partial<RouteEvent> = {}): RouteEvent =>
  makeEvent({
    ...{ id, tour_id: 1, location_id, location_name: `Hafenstraße ${id}`, container_id: `${location_id}-W1` },
    ...{ recorded_at: at(time), level: 60, is_emptied: true, overflowing: false, material_type: '11', comment: null },
    ...changes,
  });
const unloading = (id: number, changes: Partial<Unloading>): Unloading =>
  makeUnloading({
    ...{ id, tour_id: 1, location_name: 'Depot Ost', latitude: 51.905, longitude: 8.03, material_type: '11' },
    ...{ volume: 9.5, weight: 2.5, recorded_at: at('08:40') },
    ...changes,
  });

export const detail = makeTourDetail({
  tour: tour(1, { details: 'Ring road closed' }),
  stops: [
    stop(1, '07/12', 'emptied'),
    stop(2, '07/13', 'emptied'),
    stop(3, '08/01', 'skipped'),
    stop(4, null, 'planned'),
  ],
  comments: [{ recorded_at: at('07:10'), location_id: '07/13', text: 'Glass beside the container' }],
  left_container_ids: ['08/01-B1'],
  track: [1, 2, 3, 4].map((n) => [7.98 + n * 0.008, 51.9 + (n % 2) * 0.004]),
  truck: makeTruck({
    ...{ id: 1, license_plate: 'GL-ÄB 12', name: 'Three chambers', capacity: 12.5, number_of_compartments: 3 },
  }),
});
const events = [
  event(1, '07/12', '06:30'),
  event(2, '07/13', '07:05', { level: 130, overflowing: true, comment: 'Lid broken' }),
  event(3, '08/01', '07:40', { is_emptied: false, reason: 'parked_in', comment: 'Parked car', photo: true }),
  event(9, '99/99', '08:10'),
];
export const unloadings = [unloading(1, {}), unloading(2, { material_type: '12', weight: 3, volume: 11 })];

/** What became of the first tour. */
const replaced = {
  ...{ id: 1, at: '2026-01-05T13:03:00.000Z', actor_id: 2, actor: 'Anke Brandt', source: 'screen' as const },
  ...{ action: 'changed' as const, kind: 'tours' as const, record_key: '1', record: 'Nord 1' },
  ...{ work_date: null, day_of_week: null },
  changes: [{ field: 'stops', before: ['07/12'], after: ['07/12', '07/13'] }],
};

export const handlers: RequestHandler[] = [
  getGetRecordHistoryMockHandler({ history: [replaced], total_routes: 1 }),
  getGetEventPhotoMockHandler({ photo: 'data:image/png;base64,iVBORw0KGgo=' }),
  getListLocationsMockHandler(({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    const locations = 'Hafenstraße 1'.includes(q) ? [makeLocation({ location_name: 'Hafenstraße 1' })] : [];
    return { locations, total_routes: locations.length };
  }),
  getListToursMockHandler(({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const found = tours.filter((one) => !status || status.split(',').includes(one.status));
    return { tours: found, total_routes: found.length };
  }),
  getGetTourStatisticsMockHandler({
    statistics: {
      time_consumption: 3.08,
      avg_fill_level: 61.4,
      overspilled_waste: 1,
      total_tons_picked_up: 5.5,
      num_routes: 1,
      fuel: 21.2,
      km: 41.5,
    },
  }),
  getGetTourMockHandler(({ params }) => {
    if (Number(params.id) === 1) return { tour: detail };
    // Under way, with one stop left.
    if (Number(params.id) === 4) {
      const running = tour(4, { status: 'in_progress', finished_at: null, delay: -80 });
      return { tour: { ...detail, tour: running, track: detail.track.slice(0, 3) } };
    }
    if (Number(params.id) === 3) {
      const running = tour(3, { status: 'in_progress', finished_at: null });
      return { tour: { ...detail, tour: running, stops: [], comments: [] } };
    }
    if (Number(params.id) !== 2) throw problem(404);
    const stops = detail.stops.map((one) => ({ ...one, state: 'planned' as const }));
    return { tour: { ...detail, tour: tours[1] ?? detail.tour, stops, comments: [] } };
  }),
  getListNotificationsMockHandler(({ request }) => {
    const of = new URL(request.url).searchParams.get('tour_id');
    const recorded = of === '1' || of === '4';
    return { notifications: { route_events: recorded ? events : [], unloadings: of === '1' ? unloadings : [] } };
  }),
  getGetDistanceMatrixMockHandler({
    distance_matrix: [
      { from: '07/12', to: '07/13', distance_m: 640, mode: 'route' },
      { from: '07/13', to: '08/01', distance_m: 1850, mode: 'estimate' },
    ],
  }),
  getListLocationLevelsMockHandler({
    levels: [1, 2, 3].map((n) =>
      makeLevels({
        ...{
          id: n,
          location_id: `07/1${n}`,
          location_name: `Hafenstraße ${n}`,
          latitude: 51.9,
          longitude: 7.9 + n / 20,
        },
        ...{ empty: 1, ok: 0, full: 0, overfull: n === 3 ? 1 : 0, max_level: n === 3 ? 120 : 30 },
      }),
    ),
  }),
];
