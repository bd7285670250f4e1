import { isDay } from './isDay';

/**
 * Reads a number as people type it: `12`, `12,5`, `12.5`, `1.234,5`, `1,234.5`, `1 234,5`, `-3`. With both separators the last
 * one is the decimal; a single one is the decimal too, unless it is the locale's grouping separator in front of exactly three
 * digits (`1.234` in German is 1234, in English 1.234). Returns null for anything else.
 */
export function parseLocaleNumber(text: string, locale: string): number | null {
  const compact = text
    .trim()
    .replaceAll(/[\s'’]/gu, '')
    .replace(/^\u2212/u, '-');
  if (!/^[+-]?(\d[\d.,]*|[.,]\d+)$/u.test(compact)) return null;
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last === -1) return Number(compact);
  const mark = compact[last] as string;
  const other = mark === '.' ? ',' : '.';
  const grouped = /^[+-]?\d{1,3}([.,]\d{3})+$/u;
  const only = !compact.includes(other);
  const repeated = compact.indexOf(mark) !== last;
  if (only && (repeated || (mark === groupOf(locale) && grouped.test(compact)))) {
    return grouped.test(compact) ? Number(compact.replaceAll(mark, '')) : null;
  }
  const whole = compact.slice(0, last);
  if (repeated || (whole.includes(other) && !grouped.test(whole))) return null;
  return Number(`${whole.replaceAll(other, '')}.${compact.slice(last + 1)}`);
}

function groupOf(locale: string): string | undefined {
  return new Intl.NumberFormat(locale, { useGrouping: true })
    .formatToParts(1_234_567)
    .find((part) => part.type === 'group')?.value;
}

/** Digits of Arabic and Persian as 0 to 9. */
const latinDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/**
 * Reads a day as people type it: `22 Nov 2026`, `22. November`, `22.11.26`, `22/11`, `2026-11-22`. Numbers are in the order of the
 * locale. A year left out is that of `today`, over the turn of the year the near one, unless that is after `last`: January typed in
 * December is the next. Returns `YYYY-MM-DD`, or null for anything else.
 */
export function parseDay(text: string, locale: string, today: string, last = '9999'): string | null {
  const plain = latinDigits(text.trim().toLowerCase());
  const numbers = plain.match(/\d+/gu) ?? [];
  const month = monthNamed(plain, locale);
  if (numbers.length < (month ? 1 : 2) || numbers.length > (month ? 2 : 3)) return null;
  const order = (numbers[0]?.length ?? 0) > 2 ? ['year', 'month', 'day'] : orderOf(locale);
  const missing = [month && 'month', numbers.length === (month ? 1 : 2) && 'year'];
  const given = Object.fromEntries(
    order.filter((part) => !missing.includes(part)).map((part, index) => [part, numbers[index] ?? '']),
  );
  const [mm, dd] = [String(month ?? given['month']), given['day'] ?? ''].map((part) => part.padStart(2, '0'));
  const near = String(Number(today.slice(0, 4)) + Math.trunc((Number(today.slice(5, 7)) - Number(mm)) / 10));
  const year = given['year'] ?? (`${near}-${mm}-${dd}` > last ? today.slice(0, 4) : near);
  const day = `${year.length === 2 ? `20${year}` : year}-${mm}-${dd}`;
  return isDay(day) ? day : null;
}

/** Order of day, month and year in a date of numbers. */
const orderOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');

/** Number of the month that a text names, by three letters or more; in some languages months have numbers only. */
function monthNamed(text: string, locale: string): number | undefined {
  const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)).toLowerCase());
  const found = names.findIndex((name) => !/\d/u.test(name) && words.some((word) => name.startsWith(word)));
  return found === -1 ? undefined : found + 1;
}

/** Reads a time of day: `6`, `6:30`, `06.30`, `0630`. Returns `HH:mm`, or null for anything else. */
export function parseTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/u.exec(latinDigits(text.trim())) ?? [];
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
