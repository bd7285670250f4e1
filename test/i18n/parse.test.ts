import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { isDay } from '@/i18n/isDay';
import { parseDay, parseTime } from '@/i18n/parse';

const TODAY = '2026-11-22';
const looks: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric', month: 'short', day: '2-digit' },
  { dateStyle: 'short' },
  { dateStyle: 'long' },
  { dateStyle: 'full' },
];

test('a day is read in each form that the language writes it in', () => {
  const language = fc.constantFrom(...(Object.keys(LANGUAGES) as Language[]));
  const when = fc.date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(language, when, fc.constantFrom(...looks), (tongue, date, look) => {
      const locale = LANGUAGES[tongue].tag;
      const text = new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' }).format(date);
      expect(parseDay(text, locale, TODAY)).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

test.each([
  ['22.11.26', 'de', '2026-11-22'],
  ['1/12', 'en-GB', '2026-12-01'],
  ['24. dez', 'de', '2026-12-24'],
  ['nov 3, 2027', 'en-GB', '2027-11-03'],
  ['2026-1-2', 'de', '2026-01-02'],
  ['٢٢/١١/٢٠٢٦', 'ar', '2026-11-22'],
  ['31.2.2026', 'de', null],
  ['22', 'de', null],
  ['1.1.2026 3', 'de', null],
  ['22 foo 2026', 'en-GB', null],
  ['soon', 'en-GB', null],
  ['', 'en-GB', null],
])('the day %j in %s is %s', (text, locale, day) => {
  expect(parseDay(text, locale, TODAY)).toBe(day);
});

test.each([
  ['4.1.', '2026-12-29', undefined, '2027-01-04'],
  ['1. Feb', '2026-12-29', undefined, '2027-02-01'],
  ['1. Feb', '2026-11-29', undefined, '2026-02-01'],
  ['1.1.', '2026-12-29', '2026-12-29', '2026-01-01'],
  ['28.12.', '2027-01-04', '2027-01-04', '2026-12-28'],
  ['28.12.', '2027-03-04', undefined, '2027-12-28'],
  ['29.2.', '2027-12-30', undefined, '2028-02-29'],
])('the day %j without its year, typed on %s, at the latest %s, is %s', (text, today, last, day) => {
  expect(parseDay(text, 'de', today, last)).toBe(day);
});

test.each([
  ['6', '06:00'],
  ['06:00', '06:00'],
  ['0600', '06:00'],
  ['630', '06:30'],
  ['18.45', '18:45'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['6:5', null],
  ['12:60', null],
  ['6 pm', null],
  ['', null],
])('the time %j is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('only days that exist are days', () => {
  expect(['2028-02-29', '2026-02-29', '2026-2-1', '22.11.2026', '', undefined].map(isDay)).toEqual([
    ...[true, false, false, false, false, false],
  ]);
});
