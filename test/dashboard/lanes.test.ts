import { beforeAll, expect, test } from 'vitest';
import { lanesOf, minutesOn } from '@/dashboard/now/lanes';
import { setTimeZone } from '@/i18n/timeZone';
import { makeDriver, makeEvent, makeTour, makeTruck } from '../setup/factories';

const day = '2026-11-21';
const shift = { start_time: '06:00', end_time: '14:00' };
const saturday = { day_of_week: 'saturday' as const, ...shift };
const truckShift = { ...saturday, material_type_id: null, disposition_area_id: null };

const truck = (license_plate: string, area: number | null = 1) =>
  makeTruck({ license_plate, default_disposition_area_id: area, available: true });
const driver = (id: number, area: number | null = 1) =>
  makeDriver({ id, driver_id: `F-${id}`, name: `Driver ${id}`, default_disposition_area_id: area, available: true });
const tour = (
  id: number,
  license_plate: string,
  driver_id: string | null,
  change: Parameters<typeof makeTour>[0] = {},
) =>
  makeTour({
    ...{ id, license_plate, driver_id, date: day, status: 'planned', disposition_area_id: 1 },
    ...{ started_at: null, finished_at: null, ...change },
  });
const given = (change: Partial<Parameters<typeof lanesOf>[0]>) =>
  lanesOf({ day, tours: [], events: [], trucks: [], drivers: [], truckShifts: [], driverShifts: [], ...change });
const onDuty = (...ids: number[]) =>
  ids.map((id) => ({ id, driver_id: `F-${id}`, availabilities: [], default_schedule: [saturday] }));
const onRoad = (...plates: string[]) =>
  plates.map((license_plate) => ({ license_plate, availabilities: [], default_schedule: [truckShift] }));

beforeAll(() => setTimeZone('Europe/Berlin'));

test('minutes are those of the customer’s day, also over midnight', () => {
  expect(minutesOn(day, '2026-11-21T09:40:00Z')).toBe(10 * 60 + 40);
  expect(minutesOn(day, '2026-11-20T22:00:00Z')).toBe(-60);
  expect(minutesOn(day, '2026-11-21T23:00:00Z')).toBe(24 * 60);
});

test('tours take the shifts of their truck in turn; what is under way comes first; yesterday’s tour counts while it runs', () => {
  const late = { start_time: '15:00', end_time: '20:00' };
  const lanes = given({
    trucks: [truck('A'), truck('B'), truck('C')],
    drivers: [driver(1), driver(2)],
    tours: [
      tour(1, 'A', 'F-1', { status: 'completed', started_at: `${day}T05:00:00Z`, finished_at: `${day}T12:00:00Z` }),
      tour(2, 'A', 'F-1'),
      tour(3, 'B', 'F-2', { date: '2026-11-20', status: 'in_progress', started_at: '2026-11-20T21:00:00Z' }),
      tour(4, 'C', 'F-2', { date: '2026-11-20', status: 'completed' }),
      tour(5, 'C', 'F-2', { status: 'cancelled' }),
    ],
    events: [makeEvent({ id: 1, tour_id: 3 }), makeEvent({ id: 2, tour_id: 99 })],
    truckShifts: [
      { license_plate: 'A', availabilities: [], default_schedule: [truckShift, { ...truckShift, ...late }] },
    ],
  });
  expect(
    lanes.map(({ plate, tour: own, driver: name, start, end, overflows }) => [
      ...[plate, own?.id, name, start, end, overflows.length],
    ]),
  ).toEqual([
    ['B', 3, 'Driver 2', -120, undefined, 1],
    ['A', 2, 'Driver 1', 900, 1200, 0],
    ['A', 1, 'Driver 1', 360, 840, 0],
  ]);
});

test('a night’s tour has the part of its shift after midnight, and no lane besides, nor when it has ended', () => {
  const entry = { work_date: day, available: true, material_type_id: null, disposition_area_id: null };
  const parts = [
    { ...entry, start_time: '00:00', end_time: '06:00', driver_id: 'F-1' },
    { ...entry, start_time: '22:00', end_time: '23:59', driver_id: 'F-2' },
  ];
  const begun = { date: '2026-11-20', status: 'in_progress', started_at: '2026-11-20T21:00:00Z' } as const;
  const lanes = given({
    trucks: [truck('A')],
    drivers: [driver(1), driver(2)],
    tours: [tour(1, 'A', 'F-1', begun)],
    truckShifts: [{ license_plate: 'A', availabilities: parts, default_schedule: [] }],
  });
  expect(lanes.map(({ tour: own, driver: name, start, end }) => [own?.id, name, start, end])).toEqual([
    [1, 'Driver 1', -120, 360],
    [undefined, 'Driver 2', 1320, 1439],
  ]);
  const ended = { ...begun, status: 'completed', finished_at: `${day}T04:00:00Z` } as const;
  const evening = given({
    trucks: [truck('A')],
    tours: [tour(1, 'A', 'F-1', ended), tour(2, 'A', null), tour(3, 'B', 'F-2', { ...ended, started_at: null })],
    truckShifts: [{ license_plate: 'A', availabilities: parts, default_schedule: [] }],
  });
  expect(evening.map(({ tour: own, start, end }) => [own?.id, start, end])).toEqual([[2, 1320, 1439]]);
});

test('a driver is missing where a tour has none, or one who is away and has not begun', () => {
  const away = [{ work_date: day, ...shift, available: false }];
  const missing = (one: ReturnType<typeof tour>, drivers = [driver(1)]) =>
    given({
      tours: [one],
      drivers,
      driverShifts: [{ id: 1, driver_id: 'F-1', availabilities: away, default_schedule: [saturday] }],
    })[0]?.driverMissing;
  expect(missing(tour(1, 'A', null))).toBe(true);
  expect(missing(tour(1, 'A', 'F-1'))).toBe(true);
  expect(missing(tour(1, 'A', 'F-1', { status: 'in_progress', started_at: `${day}T05:00:00Z` }))).toBe(false);
  expect(missing(tour(1, 'A', 'F-2'), [driver(2)])).toBe(false);
  expect(missing(tour(1, 'A', 'F-2'), [{ ...driver(2), available: false }])).toBe(true);
});

test('shifts without a tour need the drivers of their area that no tour has', () => {
  const lanes = given({
    trucks: [truck('A'), truck('B'), truck('C', 2)],
    drivers: [driver(1), driver(2), driver(3, 2)],
    truckShifts: onRoad('A', 'B', 'C'),
    driverShifts: onDuty(1, 2, 3),
    tours: [tour(1, 'C', 'F-2', { disposition_area_id: 2 })],
  });
  expect(lanes.map(({ plate, area, driverMissing }) => [plate, area, driverMissing])).toEqual([
    ['A', 1, false],
    ['B', 1, true],
    ['C', 2, false],
  ]);
});

test('a lane names the driver of the truck’s shift, who is then not free for another', () => {
  const paired = { work_date: day, ...shift, available: true, material_type_id: null, disposition_area_id: null };
  const lanes = given({
    trucks: [truck('A'), truck('B'), truck('C')],
    drivers: [driver(1), driver(2)],
    tours: [tour(1, 'C', null)],
    truckShifts: [
      { license_plate: 'A', availabilities: [{ ...paired, driver_id: 'F-1' }], default_schedule: [] },
      ...onRoad('B'),
      { license_plate: 'C', availabilities: [{ ...paired, driver_id: 'F-2' }], default_schedule: [] },
    ],
    driverShifts: onDuty(1, 2),
  });
  expect(lanes.map(({ plate, driver: name, driverMissing }) => [plate, name, driverMissing])).toEqual([
    ['A', 'Driver 1', false],
    ['B', null, true],
    ['C', 'Driver 2', false],
  ]);
});

test('where the shifts contradict the driver of a tour, the lane says what they say', () => {
  const entry = (driver_id: string | null, more = {}) => ({
    work_date: day,
    ...truckShift,
    available: true,
    driver_id,
    ...more,
  });
  const at = (license_plate: string, ...availabilities: ReturnType<typeof entry>[]) => ({
    ...{ license_plate, availabilities, default_schedule: [] },
  });
  const said = (change: Parameters<typeof given>[0]) =>
    given({ trucks: [truck('A')], drivers: [driver(1), driver(2)], tours: [tour(1, 'A', 'F-1')], ...change })[0]
      ?.shiftOf;
  expect(said({ truckShifts: [at('A', entry('F-2'))] })).toBe('Driver 2');
  expect(
    said({ truckShifts: [at('A', entry('F-1'), entry('F-2', { start_time: '15:00', end_time: '20:00' }))] }),
  ).toBeNull();
  expect(
    said({ truckShifts: [at('A', entry('F-2'), entry(null, { start_time: '15:00', end_time: '20:00' }))] }),
  ).toBeNull();
  expect(said({ truckShifts: [at('A', entry(null)), at('B', entry('F-1'))] })).toBe('B');
  const late = entry('F-1', { start_time: '14:00', end_time: '20:00' });
  expect(said({ truckShifts: [at('A', entry(null)), at('B', late)] })).toBeNull();
  expect(
    said({ truckShifts: [at('A', entry('F-2'))], tours: [tour(1, 'A', 'F-1', { status: 'completed' })] }),
  ).toBeNull();
});
