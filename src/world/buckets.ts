export type Interval = 'day' | 'week' | 'month' | 'year';

const dayMs = 86_400_000;

/** Days as numbers since 1970, in no time zone: what "the 5th" is was decided when the row was written. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** Number of days of a period, both ends included. */
export const lengthOf = (start: string, end: string) => numberOf(end) - numberOf(start) + 1;

/** The day so many days earlier, but not before year 1, where the calendar of the database begins. */
export function daysBefore(day: string, count: number): string {
  const number = numberOf(day) - count;
  return number < numberOf('0001-01-01') ? '0001-01-01' : dayOf(number);
}

/** First day of the bucket that a day is in; weeks begin on Monday. */
export function bucketOf(day: string, interval: Interval): string {
  if (interval === 'day') return day;
  if (interval === 'month') return `${day.slice(0, 7)}-01`;
  if (interval === 'year') return `${day.slice(0, 4)}-01-01`;
  return daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
}

/** First days of all buckets that a period touches, none missing. Counts instead of comparing, so it ends in the year 9999 too. */
export function bucketsOf(start: string, end: string, interval: Interval): string[] {
  const first = bucketOf(start, interval);
  if (interval === 'day' || interval === 'week') {
    const step = interval === 'day' ? 1 : 7;
    const count = Math.floor((numberOf(end) - numberOf(first)) / step) + 1;
    return Array.from({ length: count }, (_, index) => dayOf(numberOf(first) + index * step));
  }
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const step = interval === 'month' ? 1 : 12;
  const count = Math.floor((months(end) - months(first)) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const month = months(first) + index * step;
    const year = String(Math.floor(month / 12)).padStart(4, '0');
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}
