import { expect, test } from 'vitest';
import { crewsByArea, datedEntries, gapsOf, planOf, effectiveShifts } from '@/shifts/schedule/schedule';

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

test('each shift counts for its area, else for the home of who works it', () => {
  const homes = new Map(['A', 'B', 'C'].map((key) => [key, { area: 1 }]));
  const crews = crewsByArea(trucks, homes, MONDAY);
  expect(crews.get(1)?.map(({ key, entry }) => `${key} ${entry.start_time}`)).toEqual(['A 06:00', 'A 14:00']);
  expect(crews.get(2)?.map(({ key }) => key)).toEqual(['B']);
});

test('an area lacks drivers or trucks; who has no area is not counted', () => {
  const drivers = planOf([
    { id: 1, driver_id: 'F-01', availabilities: [shift('06:00', '14:00')], default_schedule: [] },
    { id: 2, driver_id: 'F-02', availabilities: [shift('06:00', '14:00')], default_schedule: [] },
    { id: 3, driver_id: 'F-03', availabilities: [shift('06:00', '14:00')], default_schedule: [] },
  ]);
  const homes = {
    trucks: new Map(['A', 'B', 'C'].map((key) => [key, { area: 1 }])),
    drivers: new Map([1, 2, 3].map((id) => [String(id), { area: [3, 1, null][id - 1] ?? null }])),
  };
  expect(gapsOf({ trucks, drivers }, homes, MONDAY)).toEqual([
    { area: 1, lacking: 'drivers', count: 1 },
    { area: 2, lacking: 'drivers', count: 1 },
    { area: 3, lacking: 'trucks', count: 1 },
  ]);
});
