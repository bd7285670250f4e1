import { TZDate, tz, tzOffset } from '@date-fns/tz';
import { addDays, format, parseISO } from 'date-fns';
import type { IntlShape } from 'react-intl';
import { NOTHING } from './format';
import { getTimeZone } from './timeZone';

type When = string | Date | null | undefined;

const ZONED = /(Z|[+-]\d{2}:?\d{2})$/;
const instant = (value: string | Date) =>
  value instanceof Date ? value : ZONED.test(value) ? parseISO(value) : parseISO(value, { in: tz(getTimeZone()) });
/** `YYYY-MM-DD` is a day, not an instant, and has no time zone. */
const isDay = (value: string | Date): value is string => typeof value === 'string' && value.length === 10;
const valid = (value: When): value is string | Date =>
  Boolean(value) && !Number.isNaN(instant(value as string | Date).getTime());

/** Minutes that the clock is ahead of UTC, where it shows the time of an instant twice because it is set back; else undefined. */
function offsetIfTwice(at: number): number | undefined {
  const offset = (time: number) => tzOffset(getTimeZone(), new Date(time));
  const [own, ...near] = [at, at - 10_800_000, at + 10_800_000].map(offset) as [number, number, number];
  const isTwice = near.some((other) => other !== own && offset(at + (own - other) * 60_000) === other);
  return isTwice ? own : undefined;
}

const shown = (intl: IntlShape, value: When, look: Intl.DateTimeFormatOptions) => {
  if (!valid(value)) return NOTHING;
  if (isDay(value)) return intl.formatDate(`${value}T12:00:00Z`, { ...look, timeZone: 'UTC' });
  const at = instant(value);
  const isTwice = look.hour && offsetIfTwice(at.getTime()) !== undefined;
  return intl.formatDate(at, { ...look, timeZone: getTimeZone(), ...(isTwice ? { timeZoneName: 'short' } : {}) });
};

const DAY = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const BOTH = { ...DAY, ...TIME } as const;

/** `21 Nov 2026`, of a day or an instant, in the customer's zone. */
export const formatDay = (intl: IntlShape, value: When) => shown(intl, value, DAY);

/** `Sat, 21 Nov`, of a day or an instant, in the customer's zone. */
export const formatShortDay = (intl: IntlShape, value: When) =>
  shown(intl, value, { weekday: 'short', day: 'numeric', month: 'short' });

/** `21 Nov`, of a day or an instant, in the customer's zone. */
export const formatDayOfMonth = (intl: IntlShape, value: When) =>
  shown(intl, value, { day: 'numeric', month: 'short' });

/** `21 – 23 Nov`: the days of two instants, in the customer's zone. `31 Dec – 1 Jan` also over the end of a year, where ranges of Intl have the years. */
export const formatDays = (intl: IntlShape, from: string, to: string) =>
  today(parseISO(from)).slice(0, 4) === today(parseISO(to)).slice(0, 4)
    ? intl.formatDateTimeRange(parseISO(from), parseISO(to), {
        day: 'numeric',
        month: 'short',
        timeZone: getTimeZone(),
      })
    : `${formatDayOfMonth(intl, from)} – ${formatDayOfMonth(intl, to)}`;
/** Date and time of an instant. */
export const formatDateTime = (intl: IntlShape, value: When) => shown(intl, value, BOTH);

/** Time of an instant. */
export const formatTime = (intl: IntlShape, value: When) => shown(intl, value, TIME);

/** `07:05–11:50`: the times of two instants. */
export const formatTimes = (intl: IntlShape, from: When, to: When) =>
  `${formatTime(intl, from)}–${formatTime(intl, to)}`;

/** Time of an instant as a file says it, from the beginning of `day` in the customer's zone: `07:05`, `07:05:30`, and `24:30` half an hour into the next day, as in timetables (GTFS). */
export function timeOfDay(value: string, day: string): string {
  const at = new TZDate(parseISO(value), getTimeZone());
  const hours = at.getHours() + 24 * Math.round((Date.parse(today(at)) - Date.parse(day)) / 86_400_000);
  const rest = format(at, at.getMilliseconds() ? 'mm:ss.SSS' : at.getSeconds() ? 'mm:ss' : 'mm');
  return `${String(hours).padStart(2, '0')}:${rest}`;
}

/** How far ahead of UTC the clock is at an instant (`+01:00`), where its time alone would not say which of two is meant. */
export function offsetText(value: string): string {
  const offset = offsetIfTwice(Date.parse(value));
  return offset === undefined ? '' : format(new TZDate(value, getTimeZone()), 'xxx');
}

/** Age of an instant in the largest fitting unit: `5 minutes ago`, `yesterday`, `3 weeks ago`. Days are those of the calendar. */
export function formatAge(intl: IntlShape, value: When, now: Date = new Date()): string {
  if (!valid(value)) return NOTHING;
  const [count, unit] = inUnits(value, now);
  // "Last month" would be one of the calendar: 20 November is not in it on 5 January.
  const numeric = unit === 'week' || unit === 'month' || unit === 'year' ? 'always' : 'auto';
  return intl.formatRelativeTime(unit === 'day' ? -calendarDaysSince(value, now) : count, unit, { numeric });
}

/** Time since an instant in the largest fitting unit: `5 minutes`, `1 day`, `3 weeks`. */
export function formatDuration(intl: IntlShape, since: When, now: Date = new Date()): string {
  if (!valid(since)) return NOTHING;
  const [count, unit] = inUnits(since, now);
  return intl.formatNumber(Math.abs(count), { style: 'unit', unit, unitDisplay: 'long' });
}

function inUnits(value: string | Date, now: Date) {
  const seconds = (instant(value).getTime() - now.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? (['second', 1] as const);
  return [Math.trunc(seconds / size), unit] as const;
}

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Days of the calendar since an instant, in the customer's zone: of yesterday evening one. */
export const calendarDaysSince = (value: string | Date, now: Date = new Date()): number =>
  Math.round((Date.parse(today(now)) - Date.parse(today(instant(value)))) / 86_400_000);

/** `yesterday 14:03`, further back with the date. */
export function formatMoment(intl: IntlShape, value: string, now: Date = new Date()): string {
  const days = calendarDaysSince(value, now);
  if (days < 0 || days > 1) return formatDateTime(intl, value);
  return `${intl.formatRelativeTime(-days, 'day', { numeric: 'auto' })} ${formatTime(intl, value)}`;
}

/** Today as `YYYY-MM-DD` in the customer's zone. */
export const today = (now: Date = new Date()): string => format(new TZDate(now, getTimeZone()), 'yyyy-MM-dd');

/** A day (`YYYY-MM-DD`) so many days after another one. */
export const plusDays = (day: string, days: number): string => format(addDays(parseISO(day), days), 'yyyy-MM-dd');
