import { beforeAll, expect, test } from 'vitest';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { setTimeZone } from '@/i18n/timeZone';
import { pairUp } from '@/shifts/day/drivers';
import type { Block, Resource } from '@/shifts/model/blocks';
import { withPairs } from '@/shifts/model/pairs';
import type { Planner } from '@/shifts/planner/usePlanner';
import { clashOf } from '@/shifts/schedule/clash';
import { gapsOf } from '@/shifts/schedule/gaps';
import { datedEntries, effectiveShifts, planOf } from '@/shifts/schedule/schedule';
import { makeTour } from '../setup/factories';

beforeAll(() => setTimeZone('Europe/Berlin'));

const MONDAY = '2026-11-23';
const shift = (start_time: string, end_time: string, more = {}) => ({
  ...{ work_date: MONDAY, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null },
  ...more,
});
const usual = {
  ...{ day_of_week: 'monday' as const, start_time: '06:00', end_time: '14:00' },
  ...{ material_type_id: null, disposition_area_id: 2 },
};
const trucks = planOf([
  { license_plate: 'A', availabilities: [shift('14:00', '22:00'), shift('06:00', '14:00')], default_schedule: [usual] },
  { license_plate: 'B', availabilities: [], default_schedule: [usual] },
  { license_plate: 'C', availabilities: [shift('00:00', '23:59', { available: false })], default_schedule: [usual] },
]);

test('dated entries come before the default, earliest first; who is away does not work', () => {
  expect(datedEntries(trucks.get('A'), MONDAY).map((entry) => entry.start_time)).toEqual(['06:00', '14:00']);
  expect(effectiveShifts(trucks.get('B'), MONDAY)).toMatchObject([{ start_time: '06:00', work_date: MONDAY }]);
  expect(effectiveShifts(trucks.get('C'), MONDAY)).toEqual([]);
  expect(effectiveShifts(trucks.get('B'), '2026-11-24')).toEqual([]);
});

const resources = {
  trucks: new Map(['A', 'B', 'C'].map((key) => [key, { area: 1, available: true }])),
  drivers: new Map(
    [3, 1, null].map((area, i) => {
      const key = String(i + 1);
      return [key, { key, label: key, detail: `F-0${key}`, area, available: true }] as const;
    }),
  ),
};
const onDuty = (...ids: number[]) =>
  planOf(
    ids.map((id) => ({
      ...{ id, driver_id: `F-0${id}`, availabilities: [shift('06:00', '14:00')], default_schedule: [] },
    })),
  );
const lacks = (of: Partial<Parameters<typeof gapsOf>[0]>) =>
  gapsOf({ day: MONDAY, plans: { trucks, drivers: onDuty(1, 2, 3) }, resources, ...of }).map(
    ({ area, lacking, count }) => `${area} lacks ${count} ${lacking}`,
  );

test('an area lacks drivers or trucks: its shifts without a driver against its drivers without a truck', () => {
  // Driver 3 has no area.
  expect(lacks({})).toEqual(['1 lacks 1 drivers', '2 lacks 1 drivers', '3 lacks 1 trucks']);
  const paired = planOf([
    { license_plate: 'B', availabilities: [shift('06:00', '14:00', { driver_id: 'F-01' })], default_schedule: [] },
  ]);
  expect(lacks({ plans: { trucks: paired, drivers: onDuty(1, 2) } })).toEqual(['1 lacks 1 trucks']);
});

test('on a public holiday defaults count for nothing, what is entered for the day does', () => {
  expect(lacks({ isHoliday: true, plans: { trucks, drivers: onDuty() } })).toEqual(['1 lacks 2 drivers']);
  const usually = { ...{ id: 1, driver_id: 'F-01', availabilities: [] }, default_schedule: [usual] };
  const plans = { trucks: planOf([]), drivers: planOf([usually]) };
  expect([lacks({ plans }), lacks({ plans, isHoliday: true })]).toEqual([['3 lacks 1 trucks'], []]);
});

test('the driver of a tour has its shift; a tour without one is a gap until it is over', () => {
  const tour = (more: object) =>
    makeTour({ date: MONDAY, license_plate: 'B', disposition_area_id: 2, status: 'planned', driver_id: null, ...more });
  const plans = {
    trucks: planOf([{ license_plate: 'B', availabilities: [], default_schedule: [usual] }]),
    drivers: onDuty(2),
  };
  expect(lacks({ plans })).toEqual(['2 lacks 1 drivers', '1 lacks 1 trucks']);
  expect(lacks({ plans, tours: [tour({ driver_id: 'F-02' })] })).toEqual([]);
  expect(lacks({ plans, tours: [tour({})] })).toEqual(['2 lacks 1 drivers', '1 lacks 1 trucks']);
  expect(lacks({ plans, tours: [tour({ status: 'completed' })] })).toEqual(['1 lacks 1 trucks']);
});

test('a tour that a truck and driver of another area have, whom the user does not see, lacks nobody', () => {
  const tour = makeTour({ date: MONDAY, license_plate: 'Z', disposition_area_id: 2, status: 'planned' });
  const plans = { trucks: planOf([]), drivers: planOf([]) };
  expect(lacks({ plans, tours: [{ ...tour, driver_id: 'F-99' }] })).toEqual([]);
  expect(lacks({ plans, tours: [{ ...tour, driver_id: null }] })).toEqual(['2 lacks 1 drivers']);
});

test('a truck that drives for others on a day, as its user is told, lacks nobody, nor does its tour', () => {
  const row = { license_plate: 'B', availabilities: [], default_schedule: [usual], taken_days: [MONDAY] };
  const plans = { trucks: planOf([row]), drivers: onDuty() };
  const tour = makeTour({ date: MONDAY, license_plate: 'B', status: 'planned', driver_id: 'F-99' });
  expect(lacks({ plans, tours: [tour] })).toEqual([]);
  expect(lacks({ plans })).toEqual([]);
  expect(effectiveShifts(plans.trucks.get('B'), '2026-11-30')).toHaveLength(1);
});

test('a truck out of service needs no driver: who is named on its shift has no truck', () => {
  const paired = planOf([
    { license_plate: 'B', availabilities: [shift('06:00', '14:00', { driver_id: 'F-02' })], default_schedule: [] },
  ]);
  const plans = { trucks: paired, drivers: onDuty(2) };
  expect(lacks({ plans })).toEqual([]);
  const out = { ...resources, trucks: new Map([['B', { area: 1, available: false }]]) };
  expect(lacks({ plans, resources: out })).toEqual(['1 lacks 1 trucks']);
  const tour = makeTour({ date: MONDAY, license_plate: 'B', status: 'in_progress', driver_id: 'F-02' });
  expect(lacks({ plans, resources: out, tours: [tour] })).toEqual([]);
});

test('at once, trucks with a tour get their drivers first', () => {
  const open = ['A', 'B'].map((key) => ({ key, origin: 'dated', entry: shift('06:00', '14:00') }) as Block);
  const planner = {
    plans: { trucks: planOf([]), drivers: onDuty(1) },
    resources: { trucks: resources.trucks, drivers: resources.drivers },
    tours: [] as Tour[],
  };
  const first = (tours: Tour[]) =>
    pairUp({ ...planner, tours } as unknown as Planner, open, MONDAY, MONDAY).map(({ block }) => block.key);
  const tour = (date: string, status: Tour['status']) => makeTour({ date, license_plate: 'B', status });
  expect(first([])).toEqual(['A']);
  expect(first([tour(MONDAY, 'planned')])).toEqual(['B']);
  expect(first([tour(MONDAY, 'cancelled'), tour('2026-11-22', 'in_progress')])).toEqual(['A']);
});

test('who is ill for the rest of a shift has no truck; one who only goes home early keeps it', () => {
  const staff = new Map([['1', { ...resources.drivers.get('1'), detail: 'F-01' } as Resource]]);
  const day = (...availabilities: ReturnType<typeof shift>[]) => ({
    trucks: planOf([
      { license_plate: 'B', availabilities: [shift('06:00', '14:00', { driver_id: 'F-01' })], default_schedule: [] },
    ]),
    drivers: planOf([{ id: 1, driver_id: 'F-01', availabilities, default_schedule: [] }]),
  });
  const before = day(shift('06:00', '14:00'));
  const driverAfter = (...own: ReturnType<typeof shift>[]) =>
    withPairs(before, { ...before, drivers: day(...own).drivers }, staff).trucks.get('B')?.entries[0]?.driver_id;
  expect(driverAfter(shift('06:00', '10:00'))).toBe('F-01');
  expect(driverAfter(shift('06:00', '10:00'), shift('10:00', '14:00', { available: false }))).toBeNull();
});

test('the driver of a planned tour who is ill for a part of it is missing, and its warning says so', () => {
  const own = [shift('06:00', '10:00'), shift('10:00', '14:00', { available: false })];
  const row = { id: 2, driver_id: 'F-02', availabilities: own, default_schedule: [] };
  const truck = { license_plate: 'B', availabilities: [shift('06:00', '14:00')], default_schedule: [] };
  const tour = makeTour({ date: MONDAY, license_plate: 'B', status: 'planned', driver_id: 'F-02' });
  const plans = { trucks: planOf([truck]), drivers: planOf([row]) };
  expect(lacks({ plans, tours: [tour] })).toContain('1 lacks 1 drivers');
  const sent = (from: string, to: string) => ({
    ...tour,
    planned_start: `${from}:00+01:00`,
    planned_end: `${to}:00+01:00`,
  });
  const at = (time: string, day = MONDAY) => `${day}T${time}`;
  const says = (one: Tour, isMissing: boolean) => {
    expect(lacks({ plans: { ...plans, drivers: planOf([row]) }, tours: [one] }).includes('1 lacks 1 drivers')).toBe(
      isMissing,
    );
    return clashOf(one, [truck], [row])?.why;
  };
  expect(says(tour, true)).toBe('away');
  expect(says(sent(at('06:30'), at('09:50')), false)).toBeUndefined();
  expect(says(sent(at('06:30'), at('10:20')), true)).toBe('away');
  // Of a night it begins after midnight.
  const tuesday = '2026-11-24';
  truck.availabilities = [shift('22:00', '23:59'), shift('00:00', '06:00', { work_date: tuesday })];
  row.availabilities = [shift('02:00', '06:00', { work_date: tuesday, available: false })];
  expect(says(sent(at('22:00'), at('01:50', tuesday)), false)).toBeUndefined();
  expect(says(sent(at('22:00'), at('02:20', tuesday)), true)).toBe('away');
});

test('a tour whose first or last stop is outside the shifts of its truck is told, where it has one', () => {
  const row = { id: 2, driver_id: 'F-02', availabilities: [], default_schedule: [] };
  const why = (availabilities: ReturnType<typeof shift>[], from = '06:30') => {
    const times = { planned_start: `${MONDAY}T${from}:00+01:00`, planned_end: `${MONDAY}T13:00:00+01:00` };
    const tour = makeTour({ date: MONDAY, license_plate: 'B', status: 'planned', driver_id: 'F-02', ...times });
    return clashOf(tour, [{ license_plate: 'B', availabilities, default_schedule: [] }], [row])?.why;
  };
  expect(why([])).toBeUndefined();
  expect(why([shift('06:00', '10:00'), shift('10:00', '14:00')])).toBeUndefined();
  expect(why([shift('06:00', '12:45')])).toBe('hours');
  expect(why([shift('06:00', '14:00')], '05:45')).toBe('hours');
  expect(why([shift('06:00', '12:45', { driver_id: 'F-02' })])).toBe('hours');
});
