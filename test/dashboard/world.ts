import { addDays, addMonths, addWeeks, format, parseISO, startOfMonth, startOfWeek } from 'date-fns';
import { HttpResponse } from 'msw';
import { getListComplaintsMockHandler } from '@/api/generated/complaints/complaints.msw';
import type { RouteEvent, Statistic, StatName, Tour } from '@/api/generated/dashboard.schemas';
import { getListDriverAvailabilitiesMockHandler, getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import { getListLocationLevelsMockHandler } from '@/api/generated/locations/locations.msw';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { getGetStatisticMockHandler } from '@/api/generated/statistics/statistics.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { getListTruckAvailabilitiesMockHandler, getListTrucksMockHandler } from '@/api/generated/trucks/trucks.msw';
import { vi } from 'vitest';
import { makeDriver, makeEvent, makeLevels, makeTour, makeTruck } from '../setup/factories';
import { renderApp } from '../setup/renderApp';

const UNIT: Partial<Record<StatName, Statistic['unit']>> = {
  'avg-fill-level': 'percent',
  'overspilled-waste': 'containers',
  'time-consumption': 'hours',
  'num-routes': 'tours',
  'total-tons-picked-up': 'tonnes',
};
const BASE: Partial<Record<StatName, number>> = {
  'avg-fill-level': 61.4,
  'overspilled-waste': 12,
  'time-consumption': 84.5,
  'num-routes': 13,
  'total-tons-picked-up': 143.26,
};
const STEP = { day: addDays, week: addWeeks, month: addMonths, year: (day: Date, n: number) => addMonths(day, 12 * n) };
const START = {
  day: (day: Date) => day,
  week: (day: Date) => startOfWeek(day, { weekStartsOn: 1 }),
  month: startOfMonth,
  year: startOfMonth,
};

/** A statistic whose buckets are those the contract promises; its figures are fixed. */
function statistic(name: StatName, query: URLSearchParams): Statistic {
  const interval = (query.get('interval') ?? 'day') as keyof typeof STEP;
  const series: Statistic['series'] = [];
  const end = query.get('end') ?? '';
  for (
    let day = START[interval](parseISO(query.get('start') ?? ''));
    format(day, 'yyyy-MM-dd') <= end;
    day = STEP[interval](day, 1)
  ) {
    const i = series.length;
    series.push({ start: format(day, 'yyyy-MM-dd'), value: [8, 11, 9, 14, 12, 3, 0][i % 7] ?? 0 });
  }
  const value = BASE[name] ?? 0;
  const part = (share: number) => series.map((p) => ({ ...p, value: (p.value ?? 0) * share }));
  return {
    value,
    unit: UNIT[name] ?? 'tours',
    previous: name === 'avg-fill-level' ? 58.9 : value * 0.8,
    series,
    ...(query.has('split')
      ? {
          split: [
            { material_type: '12' as const, value: 1, series: part(0.4) },
            { material_type: '11' as const, value: 1, series: part(0.5) },
            { material_type: '13' as const, value: 1, series: part(0.1) },
          ],
        }
      : {}),
  };
}

export const tour = (id: number, change: Partial<Tour>): Tour =>
  makeTour({
    ...{ id, route_name: `Nord ${id} Sa`, disposition_area_id: 1, license_plate: 'GL-A 1', driver_id: 'F-01' },
    ...{
      material_type: ['11', '12', '13'],
      date: '2026-11-21',
      started_at: '2026-11-21T05:00:00.000Z',
      finished_at: null,
    },
    ...{
      duration: 185,
      delay: 2,
      picked_up: 12,
      planned: 32,
      overflowing: 2,
      status: 'in_progress',
      km: 21,
      fuel: 9,
      tons: 0,
    },
    ...{ details: null, updated_at: '2026-11-21T08:00:00.000Z' },
    ...change,
  });
const event = (id: number, change: Partial<RouteEvent>): RouteEvent =>
  makeEvent({
    ...{ id, tour_id: 1, location_id: '07/12', location_name: 'Marktplatz Nord', container_id: '07/12-W1' },
    ...{ recorded_at: '2026-11-21T07:00:00.000Z', level: 121, is_emptied: true, overflowing: true },
    ...{ material_type: '11', comment: null },
    ...change,
  });
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const defaults = week.map((day_of_week) => ({ day_of_week, start_time: '06:00', end_time: '14:30' }));

/** The dashboard's server on Saturday, 21 November 2026. */
export const dashboardWorld = [
  getGetStatisticMockHandler(({ params, request }) => ({
    result: statistic(params['statName'] as StatName, new URL(request.url).searchParams),
  })),
  getListToursMockHandler({
    tours: [
      tour(1, {}),
      tour(2, { license_plate: 'GL-KD 7', driver_id: null, picked_up: 30, overflowing: 0, status: 'completed' }),
    ],
    total_routes: 2,
  }),
  getListNotificationsMockHandler({
    notifications: {
      route_events: [event(1, {}), event(2, { location_id: null, location_name: null, material_type: '12+13' })],
      unloadings: [],
    },
  }),
  getListComplaintsMockHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    if (query.get('reported_fill_level') === 'pickup_immediately') return { complaints: [], total_routes: 2 };
    const key = `${query.get('created_start')} ${query.get('created_end')}`;
    const counts: Record<string, number> = {
      '2026-11-21 null': 4,
      '2026-11-20 2026-11-20': 3,
      '2026-11-15 2026-11-19': 7,
      'null 2026-11-14': 1,
    };
    return { complaints: [], total_routes: counts[key] ?? 999 };
  }),
  getListLocationLevelsMockHandler({ levels: [] }),
  getListTrucksMockHandler({
    trucks: [1, 2].map((id) =>
      makeTruck({
        ...{ id, license_plate: `GL-A ${id}`, name: `Truck ${id}`, capacity: 18, number_of_compartments: 3 },
        ...{ default_disposition_area_id: id, available: true },
      }),
    ),
    total_routes: 2,
  }),
  getListDriversMockHandler({
    drivers: [1, 2].map((id) =>
      makeDriver({
        ...{ id, driver_id: `F-0${id}`, name: `Driver ${id}`, phone: null },
        ...{ default_disposition_area_id: id, available: true },
      }),
    ),
    total_routes: 2,
  }),
  getListTruckAvailabilitiesMockHandler({
    availabilities: [1, 2].map((id) => ({
      license_plate: `GL-A ${id}`,
      availabilities: [],
      default_schedule: defaults.map((entry) => ({
        ...entry,
        material_type_id: '11' as const,
        disposition_area_id: null,
      })),
    })),
  }),
  getListDriverAvailabilitiesMockHandler({
    availabilities: [1, 2].map((id) => ({
      id,
      driver_id: `F-0${id}`,
      availabilities:
        id === 2 ? [{ work_date: '2026-11-21', start_time: '00:00', end_time: '23:59', available: false }] : [],
      default_schedule: defaults,
    })),
  }),
];

/** Sites with full containers; without it there is no map to draw, which software rendering is slow at. */
export const fullSites = getListLocationLevelsMockHandler({
  levels: [
    makeLevels({
      ...{ id: 1, location_id: '07/12', location_name: 'Marktplatz Nord', latitude: 51.94, longitude: 8.01 },
      ...{ empty: 1, ok: 0, full: 1, overfull: 1, max_level: 121 },
    }),
    makeLevels({
      ...{ id: 2, location_id: '08/01', location_name: 'Hafenweg', latitude: 51.95, longitude: 8.03 },
      ...{ empty: 1, ok: 1, full: 2, overfull: 0, max_level: 93 },
    }),
  ],
});

/** An answer for a part that fails. */
export const broken = () =>
  HttpResponse.json({ type: 'about:blank', title: 'Server error', status: 500 }, { status: 500 });

/** The dashboard in this world. */
export const open = (path = '/dashboard', more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ path, ...more, handlers: [...(more.handlers ?? []), ...dashboardWorld] });

/** Waits for something that is not an element; long, because a busy machine takes its time. */
export const until = (check: () => boolean) => vi.waitUntil(check, { timeout: 15_000, interval: 50 });

export type Shown = Awaited<ReturnType<typeof open>>;

/** One of the five statistics. */
export const card = ({ screen }: Shown, name: string) =>
  screen.getByRole('group', { name: 'Statistics' }).getByRole('group').filter({ hasText: name });
