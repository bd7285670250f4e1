import { expect, test } from 'vitest';
import { copyDays } from '@/shifts/model/edits';
import { applyWrites } from '@/shifts/model/writes';
import { effectiveShifts, type Entry, type Plan } from '@/shifts/schedule/schedule';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const entry = (work_date: string, start_time: string, end_time: string, more: Partial<Entry> = {}): Entry => ({
  ...{ work_date, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null },
  ...more,
});
const plan = (...entries: Entry[]): Plan => new Map([['A', { key: 'A', entries, defaults: [] }]]);

test('a copied night is copied whole, and the one before it stays where it is', () => {
  const night = (day: string, next: string, driver_id: string) => [
    entry(day, '22:00', '23:59', { driver_id }),
    entry(next, '00:00', '06:00', { driver_id }),
  ];
  const [sunday, wednesday, thursday, friday] = ['2026-11-22', '2026-11-25', '2026-11-26', '2026-11-27'] as const;
  const of = (p: Plan, ...days: string[]) =>
    days.flatMap((day) => effectiveShifts(p.get('A'), day)).map((one) => `${one.start_time} ${one.driver_id}`);
  const copied = (p: Plan, count = 1) => {
    const lines = copyDays(p, { keys: ['A'], from: MONDAY, count, to: thursday });
    return applyWrites(
      p,
      lines.flatMap(({ writes }) => writes),
    );
  };
  const both = [...night(sunday, MONDAY, 'S'), ...night(MONDAY, TUESDAY, 'M')];
  const before = [...night(wednesday, thursday, 'W'), entry(friday, '14:00', '20:00')];
  expect(of(copied(plan(...both, ...before)), thursday, friday)).toEqual([
    '00:00 W',
    '22:00 M',
    '00:00 M',
    '14:00 undefined',
  ]);
  // A night that is replaced goes whole.
  const day = plan(entry(MONDAY, '06:00', '14:00', { driver_id: 'M' }), ...night(thursday, friday, 'T'));
  expect(of(copied(day), thursday, friday)).toEqual(['06:00 M']);
  // Nights within what is copied, and the last.
  const nights = plan(...both, ...night(TUESDAY, wednesday, 'T'));
  expect(of(copied(nights, 2), thursday, friday, '2026-11-28')).toEqual(['22:00 M', '00:00 M', '22:00 T', '00:00 T']);
  // What was copied by halves before is completed.
  const half = plan(...both, entry(thursday, '22:00', '23:59', { driver_id: 'M' }));
  expect(of(copied(half), thursday, friday)).toEqual(['22:00 M', '00:00 M']);
});
