import { expect, test } from 'vitest';
import type { TourStop } from '@/api/generated/dashboard.schemas';
import { activitiesOf } from '@/resources/tours/model/activities';
import { loadCurves, weightAt } from '@/resources/tours/model/loadCurve';
import { scheduleOf } from '@/resources/tours/model/schedule';
import { at, event, ms, stop } from './records';

const plan = (position: number, planned: string, state: TourStop['state'] = 'emptied'): TourStop => ({
  ...stop(position, `01/0${position}`, state),
  planned_at: at(planned),
});
const depot = { longitude: 8, latitude: 51.9 };

test('the schedule of a tour under way: as late as it is now it reaches the other stops', () => {
  const stops = [plan(1, '06:20'), plan(2, '07:00'), plan(3, '08:00', 'planned')];
  const { activities } = activitiesOf(stops, [event(1, '01/01', '06:30', 40), event(2, '01/02', '07:18', 40)]);
  const tour = { status: 'in_progress', started_at: at('06:00'), finished_at: null, delay: 18 } as const;
  const late = (records: number[]) => scheduleOf(tour, activities, records, depot, undefined);
  const found = late([ms('06:30'), ms('07:18')]);
  expect(found).toMatchObject({ delay: 18 * 60_000, from: ms('06:00'), reached: ms('07:18') });
  // 12 minutes at the stop, 27 to unload, 15 to hand over; 2.06 km as the crow flies are 5.6 minutes.
  expect((found?.back ?? 0) - ms('08:18')).toBe((54 + 6) * 60_000);
  expect(found?.ahead).toEqual([
    { longitude: 8.03, latitude: 51.9, at: ms('08:18') },
    { ...depot, at: found?.back },
  ]);
  // The way over the place of unloading is longer.
  const tipped = { longitude: 8.1, latitude: 51.9 };
  expect(scheduleOf(tour, activities, [], depot, tipped)?.back).toBeGreaterThan(found?.back ?? Infinity);
});

test('the schedule of a finished tour is late by its return, that of a planned one is its plan; none without planned times', () => {
  const { activities } = activitiesOf([plan(1, '06:20'), plan(2, '07:00')], []);
  const planned = scheduleOf(
    { status: 'planned', started_at: null, finished_at: null, delay: null },
    activities,
    [],
    depot,
    undefined,
  );
  expect(planned).toMatchObject({ delay: undefined, reached: undefined, from: ms('06:20') });
  const back = planned?.back ?? 0;
  const tour = {
    status: 'completed',
    started_at: at('06:00'),
    finished_at: new Date(back + 720_000).toISOString(),
    delay: null,
  } as const;
  const done = scheduleOf(tour, activities, [], depot, undefined);
  expect(done).toMatchObject({ delay: 720_000, back: back + 720_000, ahead: [] });
  const unplanned = activities.map((one) => ({ ...one, planned_at: null }));
  expect(scheduleOf(tour, unplanned, [], depot, undefined)).toBeUndefined();
});

test('the load: an unloading is shared out by levels; after it a container counts as before, or as 0.6 t when full', () => {
  const trip = {
    at: at('09:00'),
    weight: 3,
    loads: [{ material_type: '12' as const, weight: 3 }],
    depot: { id: 1, location_name: 'Depot', ...depot },
  };
  const events = [
    event(1, '01/01', '06:30', 100),
    event(2, '01/02', '07:00', 50),
    event(3, '01/02', '07:30', 90, { is_emptied: false }),
    event(4, '01/03', '10:00', 50),
    event(5, '01/03', '10:10', 50, { material_type: '13' }),
  ];
  const curves = loadCurves(events, [trip]);
  expect(curves.map(({ material }) => material)).toEqual(['12', '13']);
  const loads = ['06:00', '06:30', '08:00', '09:00', '10:30'].map((time) =>
    curves.map((one) => weightAt(one, ms(time))),
  );
  expect(loads.map((pair) => pair.map((weight) => Math.round(weight * 100) / 100))).toEqual([
    [0, 0],
    [2, 0],
    [3, 0],
    [0, 0],
    [1, 0.3],
  ]);
});
