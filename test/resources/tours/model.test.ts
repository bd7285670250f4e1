import { expect, test } from 'vitest';
import type { MaterialCode, Unloading } from '@/api/generated/dashboard.schemas';
import { activitiesOf, pairsOf } from '@/resources/tours/model/activities';
import { loadsByMaterial, tripsOf } from '@/resources/tours/model/loads';
import { mapStops } from '@/resources/tours/model/mapStops';
import { timedTrack } from '@/resources/tours/model/timedTrack';
import { at, event, ms, stop } from './records';

test('activities: events at their stops in the order of time, the fullest container counts, nothing recorded is lost', () => {
  const { activities, unplanned } = activitiesOf(
    [stop(1, '01/01'), stop(2, '01/02', 'skipped'), stop(3, '01/01'), stop(4, '01/03', 'planned')],
    [
      event(3, '01/01', '06:20', 40),
      event(2, '01/01', '06:10', 120),
      event(5, '01/02', '07:00', 70, { is_emptied: false, comment: 'Parked car' }),
      event(6, '09/09', '07:10', 10),
      event(7, null, '07:20', 20),
    ],
  );
  expect(activities.map(({ level, overflowing, events }) => [level, overflowing, events.map(({ id }) => id)])).toEqual([
    [120, true, [2, 3]],
    [70, false, [5]],
    // A site passed twice keeps its events at the first pass.
    [null, false, []],
    [null, false, []],
  ]);
  expect(activities.map((activity) => activity.at)).toEqual([ms('06:10'), ms('07:00'), undefined, undefined]);
  expect(unplanned.map(({ id }) => id)).toEqual([6, 7]);

  // Where a container is left, more is to come, as the driver's page has it.
  const half = activitiesOf([{ ...stop(1, '01/01'), left: 1 }], [event(8, '01/01', '06:30', 50)]);
  expect(mapStops(half.activities, '').map(({ state }) => state)).toEqual(['planned']);

  const drawn = mapStops(activities, 'Unknown location');
  expect(drawn.map(({ n, state }) => [n, state])).toEqual([
    [1, 'overflowing'],
    [2, 'skipped'],
    [3, 'emptied'],
    [4, 'planned'],
  ]);
  expect('at' in (drawn[3] ?? {})).toBe(false);
  const [gone] = mapStops(activitiesOf([stop(1, null)], []).activities, 'Unknown location');
  expect(gone?.label).toBe('Unknown location');
});

test('pairs for the distance matrix: neighbours that are known and differ, each once', () => {
  const of = (...keys: (string | null)[]) => pairsOf(keys.map((location_id) => ({ location_id })));
  expect(of('a', 'b', 'c')).toBe('a:b,b:c');
  expect(of('a', null, 'c', 'c', 'd')).toBe('c:d');
  expect(of('a', 'b', 'a', 'b')).toBe('a:b,b:a');
  expect(of('a')).toBeUndefined();
  expect(of()).toBeUndefined();
  expect(of(...Array.from({ length: 300 }, (_, n) => String(n)))?.split(',')).toHaveLength(200);
});

test('loads: tonnes by colour, and by trip, where what was tipped within the hour is one', () => {
  const unload = (id: number, time: string, material_type: MaterialCode, weight: number): Unloading => ({
    id,
    tour_id: 1,
    location_name: 'Depot',
    latitude: 51.9,
    longitude: 8,
    material_type,
    volume: weight * 3,
    weight,
    recorded_at: at(time),
  });
  const day = [
    unload(4, '12:30', '12', 3),
    unload(1, '09:00', '13', 1),
    unload(2, '09:40', '11', 2),
    unload(3, '10:30', '12', 0.5),
    unload(5, '13:30', '11', 1),
  ];
  expect(loadsByMaterial(day)).toEqual([
    { material_type: '11', weight: 3 },
    { material_type: '12', weight: 3.5 },
    { material_type: '13', weight: 1 },
  ]);
  expect(tripsOf(day).map((trip) => [trip.at, trip.weight, trip.loads.length])).toEqual([
    [at('09:00'), 3.5, 3],
    [at('12:30'), 3, 1],
    // An hour to the second is another trip.
    [at('13:30'), 1, 1],
  ]);
  // Two depots within the hour are two trips.
  expect(
    tripsOf([unload(1, '09:00', '11', 1), { ...unload(2, '09:10', '11', 1), location_name: 'Port' }]),
  ).toHaveLength(2);
  expect(tripsOf([])).toEqual([]);
});

test('the line gets its times: known at start, stops and finish, in proportion to the way between', () => {
  const track = [0, 1, 2, 3, 4].map((n) => [8 + n / 100, 51.9]);
  const stops = [{ at: ms('07:00'), latitude: 51.9, longitude: 8.02 }];
  const timed = timedTrack(track, stops, ms('06:00'), ms('09:00'));
  expect(timed.map((point) => point.at)).toEqual(['06:00', '06:30', '07:00', '08:00', '09:00'].map(ms));
  expect(timed[1]).toMatchObject({ longitude: 8.01, latitude: 51.9 });

  // Under way: behind the last record nothing is known.
  expect(timedTrack(track, stops, ms('06:00'), undefined).map((point) => point.at)).toEqual([
    ...['06:00', '06:30', '07:00'].map(ms),
    undefined,
    undefined,
  ]);
  // Not begun, or no line to drive.
  expect(timedTrack(track, [], undefined, undefined).every((point) => point.at === undefined)).toBe(true);
  expect(timedTrack([], stops, ms('06:00'), ms('09:00'))).toEqual([]);
  // Two stops at one place and a record before the start do not turn time back.
  const odd = [{ ...stops[0], at: ms('05:00'), latitude: 51.9, longitude: 8.02 }, ...stops, ...stops];
  const times = timedTrack(track, odd, ms('06:00'), ms('09:00')).map((point) => point.at ?? 0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
