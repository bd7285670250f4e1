import { describe, expect, it } from 'vitest';
import { dateText, dayFromText, isHoliday, iso, weekdayOf, Zone } from '@/world/time.ts';

const zone = new Zone('Europe/Berlin');
const at = (date: string, minutes: number): string => iso(zone.at(dayFromText(date), minutes));

describe('the wall clock', () => {
  it('follows summer and winter time', () => {
    expect(at('2026-01-15', 360)).toBe('2026-01-15T05:00:00.000Z');
    expect(at('2026-07-15', 360)).toBe('2026-07-15T04:00:00.000Z');
    expect(at('2026-03-29', 360)).toBe('2026-03-29T04:00:00.000Z');
    expect(at('2026-03-28', 1439)).toBe('2026-03-28T22:59:00.000Z');
    expect(at('2026-10-25', 60)).toBe('2026-10-24T23:00:00.000Z');
    expect(at('2026-10-25', 360)).toBe('2026-10-25T05:00:00.000Z');
  });

  it('puts a time that spring leaves out an hour later', () => {
    expect(at('2026-03-29', 150)).toBe('2026-03-29T01:30:00.000Z');
  });

  it('changes where a zone does in the middle of an hour of UTC', () => {
    const [johns, howe] = ['America/St_Johns', 'Australia/Lord_Howe'].map((name) => new Zone(name));
    expect(iso(johns?.at(dayFromText('2026-03-08'), 180) ?? 0)).toBe('2026-03-08T05:30:00.000Z');
    expect(iso(howe?.at(dayFromText('2026-10-04'), 150) ?? 0)).toBe('2026-10-03T15:30:00.000Z');
  });

  it('tells the local day and minute, over the change of year too', () => {
    expect(dateText(zone.dayOf(Date.parse('2026-12-31T23:30:00Z')))).toBe('2027-01-01');
    expect(zone.minutesOf(Date.parse('2026-12-31T23:30:00Z'))).toBe(30);
    expect(weekdayOf(dayFromText('2026-11-21'))).toBe(5);
    const south = new Zone('America/St_Johns');
    expect(dateText(south.dayOf(Date.parse('2026-01-01T03:00:00Z')))).toBe('2025-12-31');
    expect(south.minutesOf(Date.parse('2026-01-01T03:00:00Z'))).toBe(23 * 60 + 30);
  });

  it('knows the holidays of all German states', () => {
    const of2026 = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];
    const first = dayFromText('2026-01-01');
    const found = Array.from({ length: 365 }, (_, i) => first + i).filter(isHoliday);
    expect(found.map((day) => dateText(day).slice(5))).toEqual(of2026);
    expect(isHoliday(dayFromText('2027-03-26'))).toBe(true);
  });
});
