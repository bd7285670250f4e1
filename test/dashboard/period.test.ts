import { describe, expect, test } from 'vitest';
import { before, courseBefore, courseOf, lengthOf, rangeFault, rangeOf } from '@/dashboard/period/period';

const today = '2026-11-21';
const of = (period: 'daily' | 'weekly' | 'monthly' | 'yearly' | 'custom', start?: string, end?: string) =>
  rangeOf({ period, start, end }, today);

describe('periods', () => {
  test.each([
    ['daily', '2026-11-21'],
    ['weekly', '2026-11-15'],
    ['monthly', '2026-10-23'],
    ['yearly', '2025-12-01'],
  ] as const)('%s ends today and begins %s', (period, start) => {
    expect(of(period)).toEqual({ start, end: today });
  });

  test('a custom range is taken as it is, a single day too, and is null when it cannot be used', () => {
    expect(of('custom', '2026-03-28', '2026-03-30')).toEqual({ start: '2026-03-28', end: '2026-03-30' });
    expect(of('custom', today, today)).toEqual({ start: today, end: today });
    expect(of('custom', today, '2026-11-20')).toBeNull();
    expect(of('custom')).toBeNull();
  });

  test('faults of a custom range', () => {
    expect(rangeFault('2026-11-02', '2026-11-01')).toBe('order');
    expect(rangeFault('2026-02-30', '2026-11-01')).toBe('missing');
    expect(rangeFault('2016-11-01', '2026-11-01')).toBe('long');
    expect(rangeFault('2026-11-01', '2026-11-01')).toBeNull();
    expect(rangeFault('2020-01-01', '2024-12-31')).toBeNull();
    expect(rangeFault('2020-01-01', '2025-01-02')).toBe('long');
  });

  test('lengths count both ends, over the change to summer time as well', () => {
    expect(lengthOf({ start: '2026-03-28', end: '2026-03-30' })).toBe(3);
    expect(before({ start: '2026-03-28', end: '2026-03-30' })).toEqual({ start: '2026-03-25', end: '2026-03-27' });
  });

  test('buckets: a single day shows two weeks, long periods weeks or months', () => {
    expect(courseOf({ start: today, end: today })).toEqual({ start: '2026-11-08', end: today, interval: 'day' });
    expect(courseOf({ start: '2026-09-21', end: today }).interval).toBe('day');
    expect(courseOf({ start: '2026-09-20', end: today }).interval).toBe('week');
    expect(courseOf({ start: '2025-12-01', end: today }).interval).toBe('month');
  });

  test('weeks are laid over weeks that begin on the same day of the week', () => {
    const weeks = courseOf({ start: '2026-09-01', end: '2026-11-10' });
    expect(courseBefore(weeks)).toEqual({ start: '2026-06-16', end: '2026-08-25', interval: 'week' });
    const whole = courseOf({ start: '2026-08-31', end: '2026-11-08' });
    expect(courseBefore(whole)).toEqual({ start: '2026-06-22', end: '2026-08-30', interval: 'week' });
    const days = courseOf({ start: '2026-11-01', end: '2026-11-10' });
    expect(courseBefore(days)).toEqual({ start: '2026-10-22', end: '2026-10-31', interval: 'day' });
  });

  test('months are laid over months', () => {
    const year = courseOf({ start: '2025-12-01', end: today });
    expect(courseBefore(year)).toEqual({ start: '2024-12-01', end: '2025-11-21', interval: 'month' });
    // To the end of a month, whatever its length.
    const before30 = courseBefore({ start: '2026-01-01', end: '2026-09-30', interval: 'month' });
    expect(before30).toEqual({ start: '2025-04-01', end: '2025-12-31', interval: 'month' });
    const before28 = courseBefore({ start: '2025-08-01', end: '2026-02-28', interval: 'month' });
    expect(before28).toEqual({ start: '2025-01-01', end: '2025-07-31', interval: 'month' });
  });
});
