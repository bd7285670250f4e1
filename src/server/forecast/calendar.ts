import { weekdayOf, type Day, type Zone } from '@/world/time';

/** What a city's containers have in common, learned from its emptyings (`profile.ts`). */
export interface Profile {
  /** How much more than usual is thrown in on a day, Monday first; their mean is 1. */
  weekday: readonly number[];
  /** The same by the week of the year (day of the year / 7). */
  season: readonly number[];
  /** Variance of a day's inflow in squares of its mean. */
  noise: number;
  /** Median fill rate of each material in percent a usual day, and of all. */
  rates: Readonly<Record<string, number>>;
  city: number;
  /** Variance of the logarithm of a container's rate: in all, and the part that containers of one site share. */
  spread: number;
  siteSpread: number;
}

/** Weeks of a year; the last has one or two days. */
export const WEEKS = 53;

/** Of a city of which nothing is known: 3 % a day, sigma 0.65, a day 40 % more or less. */
export const unknownCity: Profile = {
  weekday: Array.from({ length: 7 }, () => 1),
  season: Array.from({ length: WEEKS }, () => 1),
  noise: 0.16,
  rates: {},
  city: 3,
  spread: 0.42,
  siteSpread: 0.06,
};

export function weekOf(day: Day): number {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  return Math.floor((day - Date.UTC(year, 0) / 86_400_000) / 7);
}

/** Usual days: a Saturday on which a third more than usual is thrown in counts 1.33. Days begin at local midnight and fill evenly. */
export class Calendar {
  /** Usual days at the beginning of a day, from `first`. */
  private readonly sums = [0];

  constructor(
    private readonly profile: Pick<Profile, 'weekday' | 'season'>,
    private readonly zone: Zone,
    /** The day at which counting begins; earlier ones count as ordinary days. */
    private readonly first: Day,
  ) {}

  private flow(day: Day): number {
    const flow = (this.profile.weekday[weekdayOf(day)] ?? 1) * (this.profile.season[weekOf(day)] ?? 1);
    return Math.max(flow, 0.05);
  }

  private sumAt(day: Day): number {
    if (day <= this.first) return day - this.first;
    for (let next = this.first + this.sums.length; next <= day; next++)
      this.sums.push((this.sums.at(-1) ?? 0) + this.flow(next - 1));
    return this.sums[day - this.first] ?? 0;
  }

  /** Whole days from `first` that a sum of usual days takes. */
  private daysIn(sum: number): number {
    while ((this.sums.at(-1) ?? 0) <= sum) this.sumAt(this.first + this.sums.length);
    let [begun, over] = [0, this.sums.length - 1];
    while (over - begun > 1) {
      const middle = (begun + over) >> 1;
      if ((this.sums[middle] ?? 0) <= sum) begun = middle;
      else over = middle;
    }
    return begun;
  }

  /** Usual days up to a moment (ms). */
  until(ms: number): number {
    const local = (ms + this.zone.offset(ms)) / 86_400_000;
    const day = Math.floor(local);
    return this.sumAt(day) + (local - day) * (this.sumAt(day + 1) - this.sumAt(day));
  }

  /** The moment (ms) at which so many usual days are over. */
  at(sum: number): number {
    const day = this.first + (sum < 0 ? Math.floor(sum) : this.daysIn(sum));
    const begin = this.sumAt(day);
    const minutes = ((sum - begin) / (this.sumAt(day + 1) - begin)) * 1440;
    const local = (day * 1440 + minutes) * 60_000;
    return local - this.zone.offset(local - this.zone.offset(local));
  }
}
