import { plusDays } from '@/i18n/dates';
import { TZDate } from '@date-fns/tz';
import { format, parseISO, startOfISOWeek } from 'date-fns';

export const STEP_MINUTES = 15;
export const DAY_MINUTES = 24 * 60;
const LAST_MINUTE = DAY_MINUTES - 1;

/** Days are `YYYY-MM-DD` and times `HH:mm`, in the customer's time zone. */
export const mondayOf = (day: string): string => format(startOfISOWeek(parseISO(day)), 'yyyy-MM-dd');
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => plusDays(first, i));

/** The days a month page shows: whole weeks around the month. */
export function monthDays(day: string): string[] {
  const month = day.slice(0, 7);
  const first = mondayOf(`${month}-01`);
  const weeks = [0, 1, 2, 3, 4, 5].filter((week) => plusDays(first, week * 7).slice(0, 7) <= month);
  return daysFrom(first, weeks.length * 7);
}

/** Minutes since midnight by the wall clock. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `HH:mm` of minutes since midnight, within the day: the last minute is 23:59. */
export function timeOf(minutes: number): string {
  const m = Math.max(0, Math.min(LAST_MINUTE, Math.round(minutes)));
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

export const snap = (minutes: number): number => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

/** The instant at which the wall clock of a zone shows a day and time, in milliseconds. */
function instantOf(day: string, time: string, zone: string): number {
  const [y, m, d] = day.split('-').map(Number) as [number, number, number];
  return new TZDate(y, m - 1, d, Number(time.slice(0, 2)), Number(time.slice(3, 5)), 0, zone).getTime();
}

/** Elapsed hours between two local times; the days of a clock change have 23 or 25. */
export const hoursBetween = (fromDay: string, from: string, toDay: string, to: string, zone: string): number =>
  (instantOf(toDay, to, zone) - instantOf(fromDay, from, zone)) / 3_600_000;
