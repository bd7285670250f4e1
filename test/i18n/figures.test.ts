import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { formatDelay } from '@/i18n/delay';
import {
  formatAge,
  formatDateTime,
  formatDay,
  formatDays,
  formatMoment,
  formatTime,
  offsetText,
  timeOfDay,
  today,
} from '@/i18n/dates';
import { formatDistance, formatDuration, formatInteger, formatKm, formatPercent, formatTonnes } from '@/i18n/format';
import { parseLocaleNumber } from '@/i18n/parse';
import { getTimeZone, setTimeZone } from '@/i18n/timeZone';

const en = createIntl({ locale: 'en-GB', defaultLocale: 'en' });
const de = createIntl({ locale: 'de' });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

afterEach(() => setTimeZone('Europe/Berlin'));

test.each([
  ['12', 'en', 12],
  ['12,5', 'en', 12.5],
  ['12.5', 'de', 12.5],
  ['12,5', 'de', 12.5],
  ['1.234', 'de', 1234],
  ['1,234', 'en', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'de', 1.234],
  ['1.234,5', 'de', 1234.5],
  ['1.234,5', 'en', 1234.5],
  ['1,234.5', 'de', 1234.5],
  ['1.234.567', 'en', 1234567],
  ['1 234,5', 'de', 1234.5],
  ["1'234.5", 'de', 1234.5],
  ['-3,25', 'de', -3.25],
  ['\u22123', 'en', -3],
  [',5', 'de', 0.5],
  ['51.9625', 'en', 51.9625],
  ['51,9625', 'de', 51.9625],
  ['0.125', 'en', 0.125],
])('reads %s in %s as %d', (text, locale, value) => expect(parseLocaleNumber(text, locale)).toBe(value));

test.each(['', ' ', 'abc', '1.2.3', '1,23,4', '12 t', '1.2,3.4', '--1', '1e5', '1.23.456,7', ',', '1,2345.6'])(
  'refuses %j',
  (text) => {
    expect(parseLocaleNumber(text, 'de')).toBeNull();
    expect(parseLocaleNumber(text, 'en')).toBeNull();
  },
);

test('reads back what the interface writes, in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom('en', 'de'), (cents, locale) => {
      const value = cents / 100;
      expect(parseLocaleNumber(new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value), locale)).toBe(
        value,
      );
      expect(parseLocaleNumber(new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(cents), locale)).toBe(
        cents,
      );
    }),
    { seed: 3 },
  );
});

test('figures carry their units by locale, and a gap is a dash', () => {
  expect(
    [
      formatTonnes(en, 1204.46),
      formatTonnes(de, 4.256),
      formatKm(en, 12.34),
      formatKm(de, 1234.5),
      formatPercent(en, 118.4),
      formatPercent(de, 64),
      formatInteger(de, 12345),
    ].map(plain),
  ).toEqual(['1,204.5 t', '4,26 t', '12.3 km', '1.235 km', '118%', '64 %', '12.345']);
  expect([formatDistance(en, 420), formatDistance(en, 1500), formatDistance(de, null)].map(plain)).toEqual([
    '420 m',
    '1.5 km',
    '–',
  ]);
  expect(
    [formatDuration(425), formatDuration(59.6), formatDuration(0), formatDuration(-1), formatDuration(undefined)].map(
      plain,
    ),
  ).toEqual(['7:05 h', '1:00 h', '0:00 h', '–', '–']);
  expect([formatTonnes(en, null), formatPercent(en, Number.NaN)]).toEqual(['–', '–']);
});

test("dates are the customer's, not the browser's", () => {
  const instant = '2026-11-21T23:30:00Z';
  setTimeZone('Europe/Berlin');
  expect(formatDay(en, instant)).toBe('22 Nov 2026');
  expect(formatDay(de, instant)).toBe('22. Nov. 2026');
  expect(plain(formatTime(de, instant))).toBe('00:30');
  expect(today(new Date(instant))).toBe('2026-11-22');
  // As in timetables, from the beginning of the tour's day.
  expect([timeOfDay(instant, '2026-11-21'), timeOfDay('2026-11-21T06:05:09Z', '2026-11-21')]).toEqual([
    '24:30',
    '07:05:09',
  ]);
  setTimeZone('America/New_York');
  expect(plain(formatDateTime(en, instant))).toBe('21 Nov 2026, 18:30');
  expect(today(new Date(instant))).toBe('2026-11-21');
  expect(formatDay(en, '2026-11-21')).toBe('21 Nov 2026');
  expect([formatDay(en, null), formatDay(en, 'nonsense'), formatTime(en, undefined)]).toEqual(['–', '–', '–']);
});

test('of the two half past twos of the autumn change each says which it is, and no other time does', () => {
  setTimeZone('Europe/Berlin');
  const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'];
  expect([formatDateTime(en, first), formatDateTime(en, second)]).toEqual([
    '25 Oct 2026, 02:30 CEST',
    '25 Oct 2026, 02:30 CET',
  ]);
  expect([formatTime(de, first), formatTime(de, second)].map(plain)).toEqual(['02:30 MESZ', '02:30 MEZ']);
  expect([offsetText(first), offsetText(second)]).toEqual(['+02:00', '+01:00']);
  const around = ['2026-10-24T23:59:00Z', '2026-10-25T02:00:00Z', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'];
  expect(around.map((at) => formatTime(en, at))).toEqual(['01:59', '03:00', '01:30', '03:30']);
  expect(formatDay(en, first)).toBe('25 Oct 2026');
  // Half an hour is set back there.
  setTimeZone('Australia/Lord_Howe');
  const howe = ['2026-04-04T14:29:00Z', '2026-04-04T14:31:00Z', '2026-04-04T15:29:00Z', '2026-04-04T15:30:00Z'];
  expect(howe.map(offsetText)).toEqual(['', '+11:00', '+10:30', '']);
});

test('yesterday is the day before, also where it has 23 or 25 hours', () => {
  setTimeZone('Europe/Berlin');
  const said = (at: string, now: string) => plain(formatMoment(en, at, new Date(now)));
  // Half past midnight, the day after the change to summer time.
  const spring = '2026-03-29T22:30:00Z';
  expect(said('2026-03-29T10:00:00Z', spring)).toBe('yesterday 12:00');
  expect(said('2026-03-28T22:30:00Z', spring)).toBe('28 Mar 2026, 23:30');
  // Half past eleven in the evening of the day of the change to winter time.
  const autumn = '2026-10-25T22:30:00Z';
  expect(said('2026-10-24T22:30:00Z', autumn)).toBe('today 00:30');
  expect(said('2026-10-24T10:00:00Z', autumn)).toBe('yesterday 12:00');
});

test('an unknown time zone changes nothing', () => {
  setTimeZone('Asia/Tokyo');
  setTimeZone('Mars/Olympus');
  expect(getTimeZone()).toBe('Asia/Tokyo');
});

test('a delay in minutes, as long as these fit a column', () => {
  expect([12, -7, 999, 1000, 3005, -1440].map((minutes) => plain(formatDelay(en, minutes)))).toEqual([
    '+12 min',
    '-7 min',
    '+999 min',
    '+16:40 h',
    '+50:05 h',
    '-24:00 h',
  ]);
});

test('ages in the largest unit that fits', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const age = (iso: string) => formatAge(en, iso, now);
  expect([
    age('2026-11-21T11:59:40Z'),
    age('2026-11-21T11:55:00Z'),
    age('2026-11-20T11:00:00Z'),
    age('2026-10-01T00:00:00Z'),
    age('2026-11-21T15:00:00Z'),
  ]).toEqual(['20 seconds ago', '5 minutes ago', 'yesterday', '1 month ago', 'in 3 hours']);
  // In the calendar the last week, month and year are others.
  const newYear = (iso: string) => formatAge(en, iso, new Date('2027-01-05T12:00:00Z'));
  expect(['2026-12-23', '2026-11-20', '2025-12-30'].map((day) => newYear(`${day}T12:00:00Z`))).toEqual([
    '1 week ago',
    '1 month ago',
    '1 year ago',
  ]);
  expect(formatAge(de, '2026-11-19T11:00:00Z', now)).toBe('vorgestern');
});

test('days of an age are those of the calendar, in the customer’s zone', () => {
  const age = (iso: string, at: string) => formatAge(en, iso, new Date(at));
  expect([
    age('2026-11-27T09:00+01:00', '2026-11-25T10:00+01:00'),
    age('2026-11-26T23:30+01:00', '2026-11-25T10:00+01:00'),
    age('2026-11-23T20:00+01:00', '2026-11-25T10:00+01:00'),
    age('2026-11-24T00:10+01:00', '2026-11-25T23:50+01:00'),
  ]).toEqual(['in 2 days', 'tomorrow', '2 days ago', 'yesterday']);
});

test('a range of days has no years, also over the end of one in the zone of the customer', () => {
  const said = (from: string, to: string) => plain(formatDays(en, from, to)).replaceAll('\u2009', ' ');
  expect(said('2026-12-30T23:30:00Z', '2026-12-31T22:30:00Z')).toBe('31 Dec');
  expect(said('2026-12-29T12:00:00Z', '2026-12-31T12:00:00Z')).toBe('29 – 31 Dec');
  expect(said('2026-12-31T12:00:00Z', '2026-12-31T23:30:00Z')).toBe('31 Dec – 1 Jan');
});
