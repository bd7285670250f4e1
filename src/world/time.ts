import { tzOffset } from '@date-fns/tz';
import { WeekDay } from '@/api/generated/dashboard.schemas.ts';

/** A day as whole days since 1 January 1970, whatever the time zone. */
export type Day = number;

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** Monday first. */
export const WEEK_DAYS = Object.values(WeekDay);

/** 0 Monday to 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function dateText(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function dayFromText(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS;
}

/** Month (1 to 12) and day of the month. */
export function monthAndDay(day: Day): [month: number, dayOfMonth: number] {
  const date = new Date(day * DAY_MS);
  return [date.getUTCMonth() + 1, date.getUTCDate()];
}

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** `HH:mm` of minutes after midnight. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether a name is one of a time zone, such as Europe/Berlin. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Wall clock of one time zone. Offsets are asked once a quarter of an hour of the timeline and cached: rules of all zones change on such bounds, in St John's at 05:30 UTC. */
export class Zone {
  private readonly offsets = new Map<number, number>();

  constructor(readonly name: string) {}

  /** Local time minus UTC, in milliseconds. */
  offset(ms: number): number {
    const quarter = Math.floor(ms / QUARTER_MS);
    const known = this.offsets.get(quarter);
    if (known !== undefined) return known;
    const offset = tzOffset(this.name, new Date(quarter * QUARTER_MS)) * 60_000;
    this.offsets.set(quarter, offset);
    return offset;
  }

  /** The local day of a moment. */
  dayOf(ms: number): Day {
    return Math.floor((ms + this.offset(ms)) / DAY_MS);
  }

  /** Minutes after local midnight, by the wall clock. */
  minutesOf(ms: number): number {
    const local = ms + this.offset(ms);
    return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / 60_000);
  }

  /** The moment of a wall-clock time. A time that the spring change skips counts from before it, so it lands an hour later. */
  at(day: Day, minutes: number): number {
    const local = day * DAY_MS + minutes * 60_000;
    const before = local - this.offset(local - DAY_MS / 2);
    const after = local - this.offset(local + DAY_MS / 2);
    for (const guess of [before, after]) if (guess + this.offset(guess) === local) return guess;
    return before;
  }
}

const zones = new Map<string, Zone>();

/** The zone of a name, whose offsets are asked once. */
export function zoneOf(name: string): Zone {
  const zone = zones.get(name) ?? new Zone(name);
  zones.set(name, zone);
  return zone;
}

/** Public holidays of all German states: nobody collects glass then. */
export function isHoliday(day: Day): boolean {
  const [month, date] = monthAndDay(day);
  if (FIXED.has(month * 100 + date)) return true;
  const year = new Date(day * DAY_MS).getUTCFullYear();
  return MOVABLE.has(day - easterSunday(year));
}

const FIXED = new Set([101, 501, 1003, 1225, 1226]);
/** Good Friday, Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const MOVABLE = new Set([-2, 1, 39, 50]);

/** Gauss's Easter rule in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, date) / DAY_MS;
}
