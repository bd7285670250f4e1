import { expect, test } from 'vitest';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { daysUntil, expectedOf, livesOf, measured } from '@/resources/bins/lifeLine';

const day = (at: string) => at.slice(0, 10);
const record = (container_id: string, date: string, level: number, is_emptied = true) => ({
  container_id,
  material_type: '11' as const,
  recorded_at: `2026-11-${date}T09:00:00.000Z`,
  level,
  is_emptied,
  overflowing: level > 100,
});

test('days end with the last one, over the change of the month', () => {
  expect(daysUntil('2026-11-02', 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
});

test('levels rise to what was found, drop to 0 when emptied, stay when skipped, and are unknown before and after', () => {
  const days = daysUntil('2026-11-11', 9);
  const events = [
    record('B', '04', 50),
    record('A', '06', 120, false),
    // Before the days shown: the level rises from here.
    record('A', '01', 90),
    record('A', '09', 150),
    record('A', '09', 20),
  ];
  expect(livesOf(events, days, day)).toEqual([
    {
      container_id: 'A',
      material_type: '11',
      // 3 Nov … 11 Nov
      levels: [48, 72, 96, 120, 130, 140, 150, null, null],
      emptied: 2,
      overflowing: 2,
    },
    {
      container_id: 'B',
      material_type: '11',
      levels: [null, 50, null, null, null, null, null, null, null],
      emptied: 1,
      overflowing: 0,
    },
  ]);
});

test('the last measured level is where the line ends', () => {
  const bin = { container_id: 'B', material_type: '11', last_level: 40, last_recorded_at: '2026-11-06T05:00:00.000Z' };
  const last = measured(bin as Bin);
  const [life] = livesOf([record('B', '04', 80), ...last], daysUntil('2026-11-07', 4), day);
  expect(life).toMatchObject({ levels: [80, 20, 40, null], emptied: 1 });
  expect(measured({ ...(bin as Bin), last_level: null })).toEqual([]);
});

test('what is expected goes on from the last level, to 80 and to 100 %, and no further', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'];
  const forecast = {
    ...{ last_level: 60, last_recorded_at: '2026-11-02T05:00:00Z' },
    ...{ nearly_full_at: '2026-11-04T09:00:00Z', full_at: '2026-11-06T09:00:00Z' },
  };
  const at = (time: string) => time.slice(0, 10);
  expect(expectedOf(forecast, days, at)).toEqual([null, 60, 70, 80, 90, 100, null]);
  expect(expectedOf({ ...forecast, last_level: 85 }, days, at)).toEqual([null, 85, 89, 93, 96, 100, null]);
  expect(expectedOf({ ...forecast, full_at: null }, days, at)).toEqual(days.map(() => null));
});
