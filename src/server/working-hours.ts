import { TZDate } from '@date-fns/tz';
import { addDays, format, getISODay } from 'date-fns';
import Holidays from 'date-holidays';
import type { Holiday, HolidayRegion, Language, WorkingHours } from '@/api/generated/dashboard.schemas.ts';

export type { WorkingHours };

/** Two working days, all over Germany. */
export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: '07:00', to: '16:00', holidays: 'DE', due: 16 };

/** Of other years the library may reckon without end. */
const isReckoned = (year: number) => year >= 2000 && year <= 2100;
const named = new Map<string, ReadonlyMap<string, string>>();

/** The names of a year's public holidays in a region, by day; of the whole country where the library does not know the part of it. */
function holidaysOf(region: string, year: number, locale: Language): ReadonlyMap<string, string> {
  const key = `${region} ${year} ${locale}`;
  const known = named.get(key);
  if (known) return known;
  if (!isReckoned(year)) return new Map();
  const languages = [locale === 'cn' ? 'zh' : locale, 'en'];
  const calendar = new Holidays(...partsOf(region), { types: ['public'], languages });
  const names = new Map<string, string>();
  for (const { start, end, name } of calendar.getHolidays(year)) {
    // The library's holidays begin at midnight of the region, or in the evening before; what they have of a day is its noon.
    const first = new TZDate(start, calendar.getTimezones()[0]);
    first.setHours(12);
    for (let noon = first; noon < end; noon = addDays(noon, 1))
      if (noon >= start) names.set(format(noon, 'yyyy-MM-dd'), name);
  }
  named.set(key, names);
  return names;
}

/** The public holidays of a region from one day (`YYYY-MM-DD`) to another, at most of the next year, by date; none of no region. */
export function holidaysBetween(region: string, start: string, end: string, locale: Language): Holiday[] {
  const years = region ? new Set([start, end].map((day) => Number(day.slice(0, 4)))) : [];
  return [...years]
    .flatMap((year) => [...holidaysOf(region, year, locale)])
    .filter(([day]) => day >= start && day <= end)
    .map(([date, name]) => ({ date, name }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function partsOf(region: string): [country: string, state: string, region: string] {
  const [country = '', state = '', ...more] = region.split('-');
  return [country, state, more.join('-')];
}

/** Countries, in English, each with its parts, as they are called there. */
export const holidayRegions: readonly HolidayRegion[] = listRegions(new Holidays());

function listRegions(all: Holidays): HolidayRegion[] {
  const among = (parts: object | undefined) => Object.entries((parts ?? {}) as Record<string, string>);
  return among(all.getCountries('en')).flatMap(([country, name]) => [
    { code: country, name },
    ...among(all.getStates(country)).flatMap(([state, stateName]) => [
      { code: `${country}-${state}`, name: stateName },
      ...among(all.getRegions(country, state)).map(([part, partName]) => ({
        code: `${country}-${state}-${part}`,
        name: `${stateName}, ${partName}`,
      })),
    ]),
  ]);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * What is wrong with working hours that a person gave, and with which field.
 * @returns nothing when they are sound
 */
export function wrongHours({ days, from, to, holidays, due }: WorkingHours): [keyof WorkingHours, string] | undefined {
  if (days.length === 0 || days.some((day) => !(day >= 1 && day <= 7)))
    return ['days', 'Days are numbers from 1, Monday, to 7.'];
  if (![from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) || from >= to)
    return ['to', 'Hours are two times of day, as in 07:00 and 16:00.'];
  if (!(due > 0 && due <= 400)) return ['due', 'Notifications are to be closed within 1 to 400 working hours.'];
  if (holidays && holidayRegions.every(({ code }) => code !== holidays))
    return ['holidays', `There are no public holidays of ${holidays}`];
  return undefined;
}

/** When the office opens and closes on each working day from the one of a moment on, in milliseconds. */
function* workDays(
  since: number,
  { days, from, to, holidays }: WorkingHours,
  zone: string,
): Generator<[opens: number, closes: number]> {
  const first = new TZDate(since, zone);
  for (let number = 0; number < 20_000; number++) {
    const day = addDays(new TZDate(first.getFullYear(), first.getMonth(), first.getDate(), 12, zone), number);
    const isFree = () => holidaysOf(holidays, day.getFullYear(), 'en').has(format(day, 'yyyy-MM-dd'));
    if (!days.includes(getISODay(day)) || (holidays && isFree())) continue;
    const at = (minutes: number) =>
      new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes, zone).getTime();
    yield [at(minutesOf(from)), at(minutesOf(to))];
  }
}

/**
 * The moment at which so many working hours have passed.
 * @param zone time zone in which the hours are meant
 */
export function dueAt(since: Date, hours: WorkingHours, zone: string): Date {
  let left = hours.due * 60;
  for (const [from, to] of workDays(since.getTime(), hours, zone)) {
    const opens = Math.max(from, since.getTime());
    const minutes = (to - opens) / 60_000;
    if (minutes <= 0) continue;
    if (minutes >= left) return new Date(opens + left * 60_000);
    left -= minutes;
  }
  throw new Error('The working hours leave no time');
}

/**
 * Counts working hours between two moments, of which many may be asked about: the days are gone through once, for all of them.
 * @param first none of the moments is before it, in milliseconds since 1970
 * @param last nor after it
 */
export function countingHours(
  first: number,
  last: number,
  hours: WorkingHours,
  zone: string,
): (since: number, until: number) => number {
  const days: { opens: number; closes: number; before: number }[] = [];
  let before = 0;
  for (const [opens, closes] of workDays(first, hours, zone)) {
    if (opens >= last) break;
    days.push({ opens, closes, before });
    before += closes - opens;
  }
  const workedUntil = (moment: number) => {
    // The last day that has begun, by halves.
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((days[middle]?.opens ?? Infinity) <= moment) low = middle + 1;
      else high = middle;
    }
    const day = days[low - 1];
    return day ? day.before + Math.min(moment, day.closes) - day.opens : 0;
  };
  return (since, until) => (workedUntil(until) - workedUntil(since)) / 3_600_000;
}
