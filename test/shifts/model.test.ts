import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, blocksOf, isException, type Write } from '@/shifts/model/blocks';
import { daysFrom, hoursBetween, mondayOf, monthDays, timeOf } from '@/shifts/model/clock';
import {
  add,
  away,
  backToDefault,
  change,
  copyDays,
  erase,
  moved,
  overwrite,
  relocate,
  resized,
} from '@/shifts/model/edits';
import { applyWrites, diff, HISTORY_STEPS, NO_HISTORY, record, redone, undone } from '@/shifts/model/writes';
import { weekdayOf } from '@/shifts/schedule/days';
import { datedEntries, type Entry, type Plan, effectiveShifts } from '@/shifts/schedule/schedule';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const entry = (work_date: string, start_time: string, end_time: string, more: Partial<Entry> = {}): Entry => ({
  ...{ work_date, start_time, end_time, available: true, material_type_id: null, disposition_area_id: null },
  ...more,
});
const usual = { start_time: '06:00', end_time: '14:00', material_type_id: '12+13' as const, disposition_area_id: 1 };
const late = { ...usual, day_of_week: 'tuesday' as const, start_time: '15:00', end_time: '22:00' };
const plan = (...entries: Entry[]): Plan =>
  new Map([['A', { key: 'A', entries, defaults: [{ day_of_week: 'monday' as const, ...usual }] }]]);
const times = (p: Plan, day: string) =>
  blocksOf(p.get('A'), day, '2026-11-21').map((b) => `${b.entry.start_time} ${b.origin}`);
const firstBlock = (p: Plan, day: string): Block => {
  const block = blocksOf(p.get('A'), day, '2026-11-21')[0];
  if (!block) throw new Error('no block');
  return block;
};

describe('the schedule of a day', () => {
  test('is its dated entries, else the default of the weekday, else off', () => {
    const p = plan(entry(TUESDAY, '09:00', '12:00'), entry(TUESDAY, '06:00', '08:00'));
    expect(times(p, MONDAY)).toEqual(['06:00 default']);
    expect(times(p, TUESDAY)).toEqual(['06:00 dated', '09:00 dated']);
    expect(times(p, '2026-11-25')).toEqual([]);
    expect(blocksOf(p.get('B'), MONDAY, MONDAY)).toEqual([]);
  });
  test('the default is a template for the future: past days do not show it', () => {
    expect(blocksOf(plan().get('A'), MONDAY, TUESDAY)).toEqual([]);
  });
  test('a day off is not worked; exceptions differ from the pattern', () => {
    const p = applyWrites(plan(), away(plan(), 'A', MONDAY));
    const schedule = p.get('A');
    expect(effectiveShifts(schedule, MONDAY)).toEqual([]);
    expect(schedule && isException(schedule, MONDAY)).toBe(true);
    const asUsual = plan(entry(MONDAY, '06:00', '14:00', usual)).get('A');
    expect(asUsual && isException(asUsual, MONDAY)).toBe(false);
  });
});

describe('the default schedule', () => {
  const none: Write = { op: 'defaults', key: 'A', days: { monday: null } };
  test('is changed by weekday, hides nothing that is dated, and its way back is the weekday before', () => {
    const before = plan(entry(TUESDAY, '09:00', '12:00'));
    const after = applyWrites(before, [none]);
    expect(times(after, MONDAY)).toEqual([]);
    expect(times(after, TUESDAY)).toEqual(['09:00 dated']);
    expect(diff(before, after)).toEqual([none]);
    expect(diff(after, before)).toEqual([{ ...none, days: { monday: before.get('A')?.defaults[0] } }]);
  });
  test('that is the same as before is no change', () => {
    const [monday = null] = plan().get('A')?.defaults ?? [];
    expect(diff(plan(), applyWrites(plan(), [{ ...none, days: { monday: monday && { ...monday } } }]))).toEqual([]);
  });
});

describe('edits', () => {
  test('an entry replaces that of the same date and start time, else it is appended', () => {
    const p = plan(entry(TUESDAY, '06:00', '08:00'));
    const set = (e: Entry, replaces: string | null = null): Write => ({ op: 'set', key: 'A', entry: e, replaces });
    expect(applyWrites(p, [set(entry(TUESDAY, '06:00', '10:00'))]).get('A')?.entries).toHaveLength(1);
    expect(applyWrites(p, [set(entry(TUESDAY, '10:00', '12:00'))]).get('A')?.entries).toHaveLength(2);
    expect(applyWrites(p, [set(entry(TUESDAY, '07:00', '09:00'), '06:00')]).get('A')?.entries).toHaveLength(1);
  });
  test('a shift beside the pattern keeps the pattern, one over it overwrites it', () => {
    const beside = applyWrites(plan(), add(plan(), 'A', entry(MONDAY, '15:00', '18:00')));
    expect(times(beside, MONDAY)).toEqual(['06:00 dated', '15:00 dated']);
    const over = applyWrites(plan(), add(plan(), 'A', entry(MONDAY, '07:00', '18:00')));
    expect(times(over, MONDAY)).toEqual(['07:00 dated']);
  });
  test('overwriting a day leaves one shift; back to default leaves none', () => {
    const p = plan(entry(MONDAY, '05:00', '07:00'), entry(MONDAY, '08:00', '10:00'));
    const one = applyWrites(p, overwrite(p, 'A', entry(MONDAY, '12:00', '13:00')));
    expect(times(one, MONDAY)).toEqual(['12:00 dated']);
    expect(times(applyWrites(one, backToDefault(one, 'A', MONDAY)), MONDAY)).toEqual(['06:00 default']);
  });
  test('erasing a pattern for one day says that nobody is there', () => {
    const p = applyWrites(plan(), erase(plan(), firstBlock(plan(), MONDAY)));
    expect(p.get('A')?.entries).toEqual([entry(MONDAY, '00:00', '23:59', { available: false })]);
  });
  test('changing the start of a dated shift names the one it replaces', () => {
    const p = plan(entry(TUESDAY, '06:00', '08:00'));
    const next = entry(TUESDAY, '06:30', '08:00');
    expect(change(p, firstBlock(p, TUESDAY), next)).toEqual([{ op: 'set', key: 'A', entry: next, replaces: '06:00' }]);
  });
  test('a move keeps the length and stays within the day', () => {
    expect(moved(entry(MONDAY, '06:00', '14:00'), { days: 1, minutes: 45 })).toMatchObject({
      work_date: TUESDAY,
      start_time: '06:45',
      end_time: '14:45',
    });
    expect(moved(entry(MONDAY, '20:00', '23:00'), { days: 0, minutes: 240 }).end_time).toBe('23:59');
    expect(moved(entry(MONDAY, '02:00', '03:00'), { days: 0, minutes: -240 }).start_time).toBe('00:00');
  });
  test('moving a pattern plans it there and leaves its day not available; a copy leaves it as it was', () => {
    const block = firstBlock(plan(), MONDAY);
    const away_ = applyWrites(plan(), relocate(plan(), [block], { days: 1 }, false));
    expect(times(away_, TUESDAY)).toEqual(['06:00 dated']);
    expect(effectiveShifts(away_.get('A'), MONDAY)).toEqual([]);
    const copied = applyWrites(plan(), relocate(plan(), [block], { days: 1 }, true));
    expect(times(copied, MONDAY)).toEqual(['06:00 default']);
  });
  test('defaults of days in a row move together: each day has what came to it, and the first one nothing', () => {
    const week = new Map(
      [...plan()].map(([key, own]) => [key, { ...own, defaults: [...own.defaults, late] }] as const),
    );
    const blocks = [firstBlock(week, MONDAY), firstBlock(week, TUESDAY)];
    const after = applyWrites(week, relocate(week, blocks, { days: 1 }, false)).get('A');
    expect(effectiveShifts(after, MONDAY)).toEqual([]);
    expect(datedEntries(after, TUESDAY)).toMatchObject([{ start_time: '06:00', available: true }]);
    expect(datedEntries(after, '2026-11-25')).toMatchObject([{ start_time: '15:00', available: true }]);
  });
  test('several move together, to another truck as well', () => {
    const p = plan(entry(TUESDAY, '06:00', '08:00'), entry(TUESDAY, '08:00', '10:00'));
    const blocks = blocksOf(p.get('A'), TUESDAY, MONDAY);
    const next = applyWrites(p, relocate(p, blocks, { days: 1, key: 'B' }, false));
    expect(next.get('A')?.entries).toEqual([]);
    expect(next.get('B')?.entries.map((e) => `${e.work_date} ${e.start_time}`)).toEqual([
      '2026-11-25 06:00',
      '2026-11-25 08:00',
    ]);
  });
  test('resizing keeps at least one step', () => {
    expect(resized(entry(MONDAY, '06:00', '07:00'), 'end', -120).end_time).toBe('06:15');
    expect(resized(entry(MONDAY, '06:00', '07:00'), 'start', 120).start_time).toBe('06:45');
    expect(resized(entry(MONDAY, '06:00', '07:00'), 'end', 2000).end_time).toBe('23:59');
    expect(resized(entry(MONDAY, '18:00', '23:59'), 'end', -15).end_time).toBe('23:45');
  });
});

test('copying a week shows what will be written and what goes', () => {
  const p = plan(entry(TUESDAY, '06:00', '08:00'), entry('2026-12-01', '10:00', '12:00'));
  const lines = copyDays(p, { keys: ['A'], from: MONDAY, count: 7, to: '2026-11-30' });
  expect(lines.map((line) => [line.day, line.entries.length, line.replaced.length])).toEqual([['2026-12-01', 1, 1]]);
  const after = applyWrites(
    p,
    lines.flatMap((line) => line.writes),
  );
  // A default stays one.
  expect(times(after, '2026-11-30')).toEqual(['06:00 default']);
  expect(times(after, '2026-12-01')).toEqual(['06:00 dated']);
  expect(copyDays(after, { keys: ['A'], from: MONDAY, count: 7, to: '2026-11-30' })).toEqual([]);
});

test('a copied pair stays one, also where its times are those of the default', () => {
  const [usual] = effectiveShifts(plan().get('A'), MONDAY);
  const paired = plan({ ...usual, work_date: MONDAY, driver_id: 'F-03' } as Entry);
  const job = { keys: ['A'], from: MONDAY, count: 1, to: '2026-11-30' };
  const after = applyWrites(
    paired,
    copyDays(paired, job).flatMap((line) => line.writes),
  );
  expect(effectiveShifts(after.get('A'), '2026-11-30')).toMatchObject([{ driver_id: 'F-03' }]);
  expect(copyDays(after, job)).toEqual([]);
});

test('a copied default ends an exception; it is told when that ends an absence', () => {
  const off = plan(entry('2026-11-30', '00:00', '23:59', { available: false }));
  const [line] = copyDays(off, { keys: ['A'], from: MONDAY, count: 7, to: '2026-11-30' });
  expect(line?.absence).toBe(true);
  expect(times(applyWrites(off, line?.writes ?? []), '2026-11-30')).toEqual(['06:00 default']);
});

test('undo and redo: 20 steps, and a new change ends redoing', () => {
  const step = (n: number) => ({ label: `${n}`, forth: {}, back: {} });
  let history = NO_HISTORY;
  for (let n = 0; n < 25; n += 1) history = record(history, step(n));
  expect(history.done).toHaveLength(HISTORY_STEPS);
  expect(history.done[0]?.label).toBe('5');
  history = undone(undone(history));
  expect(history.undone.map((s) => s.label)).toEqual(['24', '23']);
  history = redone(history);
  expect(history.done.at(-1)?.label).toBe('23');
  expect(record(history, step(99)).undone).toEqual([]);
  expect(undone(NO_HISTORY)).toEqual(NO_HISTORY);
});

const someEntry = fc
  .record({
    day: fc.integer({ min: 0, max: 2 }),
    slot: fc.integer({ min: 0, max: 5 }),
    length: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ day, slot, length }) => entry(`2026-11-2${3 + day}`, timeOf(slot * 240), timeOf(slot * 240 + length * 60)));
const somePlan = fc
  .uniqueArray(someEntry, { selector: (e) => e.work_date + e.start_time })
  .map((list) => plan(...list));
const sorted = (p: Plan) => (p.get('A')?.entries ?? []).map((e) => JSON.stringify(e)).sort();

test('the difference of two calendars leads from one to the other, and back', () => {
  fc.assert(
    fc.property(somePlan, somePlan, (a, b) => {
      expect(sorted(applyWrites(a, diff(a, b)))).toEqual(sorted(b));
      expect(sorted(applyWrites(b, diff(b, a)))).toEqual(sorted(a));
      expect(diff(a, a)).toEqual([]);
    }),
  );
});

describe('the clock', () => {
  test('weeks begin on Monday, months show whole weeks', () => {
    expect(weekdayOf('2026-11-22')).toBe('sunday');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(daysFrom('2026-12-30', 3).at(-1)).toBe('2027-01-01');
    const days = monthDays('2026-11-21');
    expect([days[0], days.length, days.at(-1)]).toEqual(['2026-10-26', 42, '2026-12-06']);
  });
  test('nights with a change of the clock have 23 or 25 hours', () => {
    const night = (from: string, to: string) => hoursBetween(from, '20:00', to, '06:00', 'Europe/Berlin');
    expect(night('2026-03-27', '2026-03-28')).toBe(10);
    expect(night('2026-03-28', '2026-03-29')).toBe(9);
    expect(night('2026-10-24', '2026-10-25')).toBe(11);
    expect(hoursBetween('2026-03-29', '00:00', '2026-03-29', '12:00', 'Europe/Berlin')).toBe(11);
    expect(hoursBetween('2026-03-29', '00:00', '2026-03-29', '12:00', 'Asia/Tokyo')).toBe(12);
  });
});
