import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getListBinsMockHandler } from '@/api/generated/bins/bins.msw';
import { getListForecastsMockHandler } from '@/api/generated/forecasts/forecasts.msw';
import type { TourDeviation } from '@/api/generated/dashboard.schemas';
import {
  getAcknowledgeTourDeviationMockHandler,
  getListTourDeviationsMockHandler,
} from '@/api/generated/deviations/deviations.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { getListTruckAvailabilitiesMockHandler } from '@/api/generated/trucks/trucks.msw';
import { axeFindings } from '../setup/axe';
import { makeBin } from '../setup/factories';
import { problem } from '../setup/problem';
import { reasonOf } from '../setup/reason';
import { broken, dashboardWorld, fullSites, open, tour, until } from './world';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00Z') });
});

const fullToday = getListForecastsMockHandler({
  forecasts: [],
  total_routes: 815,
  facets: { urgency: [{ value: 'today', count: 3 }] },
});

test('now: a lane per truck, what each does, and the four counters with their lists', async () => {
  const app = await open('/dashboard', { handlers: [fullSites, fullToday] });
  const { screen, requests } = app;
  const now = screen.getByRole('region', { name: 'Now' });
  const lanes = now.getByRole('list', { name: 'Trucks of today' });
  await expect.element(now.getByText('3 trucks, 1 under way')).toBeVisible();
  const link = (index: number) => lanes.getByRole('listitem').nth(index).getByRole('link');
  await expect.element(link(0)).toHaveTextContent('GL-A 1Driver 112 of 322 overflowingNord 1 Sa 06:00–14:30');
  await expect.element(link(0)).toHaveAttribute('href', '/tours?id=1&details=true');
  await expect.element(link(1)).toHaveTextContent('GL-A 2Driver missingNo tour06:00–14:30');
  await expect.element(link(1)).toHaveAttribute('href', '/resources?kind=drivers&date=2026-11-21&area=2');
  await expect.element(link(2)).toHaveTextContent('GL-KD 7No driver assigned30 of 32CompletedNord 2 Sa');
  const counter = (name: string) => now.getByRole('link', { name });
  await expect
    .element(counter('2 urgent notifications'))
    .toHaveAttribute('href', '/complaints?status=open&reported_fill_level=pickup_immediately');
  await expect.element(counter('3 containers full by tonight')).toHaveAttribute('href', '/tours/plan?urgency=today');
  await expect
    .element(counter('4 containers at 80% or more'))
    .toHaveAttribute('href', '/dt/bins?level_min=80&active=true');
  await expect
    .element(counter('1 gap in today’s shifts'))
    .toHaveAttribute('href', '/resources?kind=drivers&date=2026-11-21&area=2');
  // Whole, not the first page; the bell and the counter share a request.
  expect(requests.filter((line) => line.includes('/tours/?'))).toEqual([
    'GET /api/tours/?page=1&page_size=1000&start=2026-11-20&end=2026-11-21',
  ]);
  expect(requests.filter((line) => line.includes('pickup_immediately'))).toHaveLength(1);
});

test('a delay stands beside its truck; a deviation is told, leads to its tour, and goes when it is acknowledged', async () => {
  const one = (id: number, kind: TourDeviation['kind'], change: Partial<TourDeviation> = {}): TourDeviation => ({
    ...{ id: `${id}-${kind}-0`, kind, tour_id: id, route_name: `Nord ${id} Sa`, license_plate: `GL-A ${id}` },
    ...{ since: '2026-11-21T08:35:00.000Z', minutes: 25, location_id: '07/12', location_name: 'Marktplatz Nord' },
    ...change,
  });
  const nowhere = { location_id: null, location_name: null };
  let left = [
    one(1, 'stationary', nowhere),
    one(2, 'late_start'),
    one(3, 'skipped_stop'),
    one(4, 'late_start', { ...nowhere, minutes: 1040 }),
  ];
  const asked: string[] = [];
  const { screen, requests } = await open('/dashboard', {
    handlers: [
      getListToursMockHandler({ tours: [tour(1, { delay: 25 })], total_routes: 1 }),
      getListTourDeviationsMockHandler(() => ({ deviations: left })),
      getAcknowledgeTourDeviationMockHandler(({ params }) => {
        if (asked.push(String(params.id)) === 1) throw problem(503);
        left = left.filter(({ id }) => id !== params.id);
      }),
    ],
  });
  await expect.element(screen.getByText('2 overflowing')).toBeVisible();
  await expect.element(screen.getByText('+25 min')).toBeVisible();
  const told = screen.getByRole('region', { name: 'Deviations' });
  const stationary = 'Nord 1 Sa (GL-A 1) has been stationary away from its stops for 25 min';
  await expect
    .element(told.getByRole('link', { name: stationary }))
    .toHaveAttribute('href', '/tours?id=1&details=true');
  await expect
    .element(told.getByText('Nord 2 Sa (GL-A 2) was due to start 25 min ago at Marktplatz Nord', { exact: true }))
    .toBeVisible();
  await expect.element(told.getByText('Nord 3 Sa (GL-A 3) emptied nothing at Marktplatz Nord (09:35)')).toBeVisible();
  await told.getByRole('button', { name: '1 more deviation' }).click();
  await expect
    .element(told.getByText('Nord 4 Sa (GL-A 4) was due to start 17:20 h ago', { exact: true }))
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);

  const acknowledge = told.getByRole('button', { name: `Acknowledge: ${stationary}` });
  await acknowledge.click();
  await expect.element(screen.getByText(/^That could not be saved/u)).toBeVisible();
  await acknowledge.click();
  await expect.element(told.getByText(stationary)).not.toBeInTheDocument();
  expect(asked).toEqual(['1-stationary-0', '1-stationary-0']);
  expect(requests.filter((line) => line.startsWith('GET /api/tour-deviations/')).length).toBeGreaterThan(1);
});

test('the deviations of a viewer are to be read; a list that fails is asked for again', async () => {
  let fails = true;
  const deviation = { id: '1-late_start-0', kind: 'late_start', tour_id: 1, route_name: 'Nord 1 Sa' } as const;
  const { screen } = await open('/dashboard', {
    as: 'viewer',
    handlers: [
      getListTourDeviationsMockHandler(() => {
        if (fails) throw problem(500);
        const more = { license_plate: 'GL-A 1', since: '2026-11-21T08:35:00.000Z', minutes: 25 };
        return { deviations: [{ ...deviation, ...more, location_id: null, location_name: null }] };
      }),
    ],
  });
  const again = screen.getByRole('button', { name: 'The deviations could not be loaded. Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(screen.getByText('Nord 1 Sa (GL-A 1) was due to start 25 min ago')).toBeVisible();
  expect(await reasonOf(screen.getByRole('button', { name: /^Acknowledge/u }))).toBe(
    'You can view tours but not change them',
  );
});

test('the present moves on by the minute; the tick of an overflowing container has its time', async () => {
  const { screen } = await open();
  const lanes = screen.getByRole('list', { name: 'Trucks of today' });
  await expect.element(lanes).toBeVisible();
  const board = lanes.element().parentElement as HTMLElement;
  const at = () => Number.parseFloat(board.style.getPropertyValue('--now'));
  // 10:00 in Berlin, a quarter of 06:00 to 22:00; the container was found at 08:00.
  expect(at()).toBe(25);
  await until(() => board.querySelector<HTMLElement>('.lane-tick')?.style.insetInlineStart === '12.5%');
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  await until(() => at() === 31.25);
});

test('what a tour has behind it ends before the present by its delay, and where it ended', async () => {
  const ended = { status: 'completed', delay: null, finished_at: '2026-11-21T08:30:00.000Z' } as const;
  const tours = [tour(1, { delay: 60 }), tour(2, { ...ended, license_plate: 'GL-A 2' })];
  const { screen } = await open('/dashboard', { handlers: [getListToursMockHandler({ tours, total_routes: 2 })] });
  const lanes = screen.getByRole('list', { name: 'Trucks of today' });
  await expect.element(lanes).toBeVisible();
  /** Where the filled part of a truck's bar ends, as a share of 06:00 to 22:00. */
  const end = (plate: string) => {
    const track = lanes.getByRole('link', { name: plate }).element().querySelector('.lane-track') as HTMLElement;
    const { right = 0 } = track.querySelector('.lane-done')?.getBoundingClientRect() ?? {};
    return (right - track.getBoundingClientRect().left) / track.clientWidth;
  };
  // 10:00 in Berlin: an hour late is 09:00; the other ended at 09:30.
  await expect.poll(() => end('GL-A 1')).toBeCloseTo(3 / 16, 2);
  await expect.poll(() => end('GL-A 2')).toBeCloseTo(3.5 / 16, 2);
});

test('after midnight a tour of the evening before has its bar from where it began, and one that nobody ended takes no room of the others', async () => {
  // 00:30 in Berlin.
  vi.setSystemTime(new Date('2026-11-21T23:30:00Z'));
  const evening = { date: '2026-11-21', started_at: '2026-11-21T21:00:00.000Z', delay: 0 };
  const forgotten = { ...evening, license_plate: 'GL-A 2', started_at: '2026-11-21T05:00:00.000Z' };
  const tours = [tour(1, evening), tour(2, forgotten)];
  const none = getListTruckAvailabilitiesMockHandler({ availabilities: [] });
  const handlers = [none, getListToursMockHandler({ tours, total_routes: 2 })];
  const { screen } = await open('/dashboard', { handlers });
  const lanes = screen.getByRole('list', { name: 'Trucks of today' });
  await expect.element(lanes).toBeVisible();
  /** Where a truck's bar lies, in hours of the axis from 18:00 to 22:00 of the next day. */
  const bar = (plate: string) => {
    const track = lanes.getByRole('link', { name: plate }).element().querySelector('.lane-track') as HTMLElement;
    const { left = 0, right = 0 } = track.querySelector('.lane-plan')?.getBoundingClientRect() ?? {};
    const hours = (x: number) => Math.round(((x - track.getBoundingClientRect().left) / track.clientWidth) * 56) / 2;
    return [hours(left), hours(right)];
  };
  await expect.poll(() => bar('GL-A 1')).toEqual([4, 6.5]);
  expect(bar('GL-A 2')).toEqual([0, 6.5]);
});

test('now without shifts leads to the planning', async () => {
  const none = getListTruckAvailabilitiesMockHandler({ availabilities: [] });
  const app = await open('/dashboard', { handlers: [none, getListToursMockHandler({ tours: [], total_routes: 0 })] });
  const now = app.screen.getByRole('region', { name: 'Now' });
  await expect.element(now.getByText('No shifts today')).toBeVisible();
  await expect
    .element(now.getByRole('link', { name: 'Plan shifts' }))
    .toHaveAttribute('href', '/resources?date=2026-11-21');
  // A driver without a truck is a gap as well, as in the plan of the day.
  await expect
    .element(now.getByRole('link', { name: '1 gap in today’s shifts' }))
    .toHaveAttribute('href', '/resources?kind=drivers&date=2026-11-21&area=1');
});

test('a site with full containers opens a popup with them, and the page stays', async () => {
  const bins = [makeBin({ id: 1, material_type: '11', last_level: 121 })];
  const app = await open('/dashboard', { handlers: [fullSites, getListBinsMockHandler({ bins, total_routes: 1 })] });
  const map = app.screen.getByRole('region', { name: 'Map of sites with full containers' });
  await until(() => document.querySelector('[data-map-phase=ready]') !== null);
  await userEvent.click(map.getByRole('button', { name: 'Show as a list' }));
  await userEvent.click(map.getByRole('button', { name: /Marktplatz Nord/ }));
  const popup = map.getByRole('dialog', { name: 'Marktplatz Nord' });
  await expect.element(popup.getByRole('img', { name: /121%/ })).toBeVisible();
  await expect
    .element(popup.getByRole('link', { name: 'Show containers' }))
    .toHaveAttribute('href', '/dt/bins?level_min=80&active=true&location_id=07/12');
  expect(app.requests.some((line) => /\/bins\/\?.*level_min=80.*location_id=07\/12/.test(line))).toBe(true);
  expect(app.href()).toBe('/dashboard');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
});

test('lanes that fail can be tried again', async () => {
  const app = await open('/dashboard', { handlers: [http.get('*/api/tours/', broken)] });
  const now = app.screen.getByRole('region', { name: 'Now' });
  await expect.element(now.getByRole('alert')).toHaveTextContent('This could not be loaded.');
  app.use(...dashboardWorld);
  await userEvent.click(now.getByRole('button', { name: 'Try again' }));
  await expect.element(now.getByText('3 trucks, 1 under way')).toBeVisible();
});
