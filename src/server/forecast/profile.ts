import { weekdayOf, type Zone } from '@/world/time';
import { Calendar, unknownCity, weekOf, WEEKS, type Profile } from './calendar.ts';
import { DAY, risesOf, type Reading, type Rise, type Site } from './rate.ts';

/** What was found in one container, the oldest first. */
export interface Container {
  material: string;
  site: number | null;
  readings: readonly Reading[];
}

/** Fewer rises teach nothing about a city. */
const LEAST = 30;
const ROUNDS = 5;
/** Days from which a rise tells how chance varies. */
const LONG = 4;
/** Containers of a material that the whole city is worth. */
const CITY_WEIGHT = 5;
/** Standard deviations before anything is seen: of a weekday's factor, of a week's, and of the step from one week to the next. */
const WEEKDAY_SD = 0.4;
const SEASON_SD = 0.5;
const STEP_SD = 0.2;

/** A profile, and what is known of each site. */
interface Learned extends Profile {
  sites: ReadonlyMap<number, Site>;
}

const nothing: Learned = { ...unknownCity, sites: new Map() };

/** One rise and the days it took: weekday, week and how much of each. */
interface Spell extends Rise {
  container: number;
  days: { weekday: number; week: number; part: number }[];
}

function daysOf({ from, to }: Rise, zone: Zone): Spell['days'] {
  const first = zone.dayOf(from);
  const local = (ms: number) => (ms + zone.offset(ms)) / DAY;
  return Array.from({ length: zone.dayOf(to) - first + 1 }, (_, index) => {
    const day = first + index;
    const part = Math.min(local(to), day + 1) - Math.max(local(from), day);
    return { weekday: weekdayOf(day), week: weekOf(day), part };
  });
}

/** Solves a system of linear equations with a positive definite matrix, by Gaussian elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let k = 0; k < n; k++)
    for (let row = k + 1; row < n; row++) {
      const factor = at(row, k) / at(k, k);
      if (factor === 0) continue;
      for (let column = k; column < n; column++)
        (matrix[row] as number[])[column] = at(row, column) - factor * at(k, column);
      right[row] = (right[row] ?? 0) - factor * (right[k] ?? 0);
    }
  const result = Array.from({ length: n }, () => 0);
  for (let row = n - 1; row >= 0; row--) {
    let sum = right[row] ?? 0;
    for (let column = row + 1; column < n; column++) sum -= at(row, column) * (result[column] ?? 0);
    result[row] = sum / at(row, row);
  }
  return result;
}

/**
 * Factors that explain the rises best: ridge regression (Hoerl and Kennard 1970) of usual days on days of each kind, towards 1, with variances
 * as the rises have them.
 * @param pull adds what is expected of the factors before anything is seen
 */
function factors(
  spells: readonly Spell[],
  rates: readonly number[],
  noise: number,
  size: number,
  parts: (spell: Spell) => Map<number, number>,
  pull: (matrix: number[][], right: number[]) => void,
): number[] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const right = Array.from({ length: size }, () => 0);
  for (const spell of spells) {
    const rate = rates[spell.container] ?? 0;
    if (spell.least || !(rate > 0)) continue;
    const own = [...parts(spell)];
    const weight =
      1 /
      (noise *
        Math.max(
          own.reduce((sum, [, part]) => sum + part, 0),
          0.1,
        ));
    for (const [i, x] of own) {
      right[i] = (right[i] ?? 0) + weight * x * (spell.gain / rate);
      const row = matrix[i] as number[];
      for (const [j, y] of own) row[j] = (row[j] ?? 0) + weight * x * y;
    }
  }
  pull(matrix, right);
  return solve(matrix, right).map((value) => Math.min(Math.max(value, 0.05), 5));
}

const add = (matrix: number[][], row: number, column: number, value: number) => {
  const line = matrix[row];
  if (line) line[column] = (line[column] ?? 0) + value;
};

function towardsOne(matrix: number[][], right: number[], sd: number): void {
  for (const i of right.keys()) {
    add(matrix, i, i, 1 / sd ** 2);
    right[i] = (right[i] ?? 0) + 1 / sd ** 2;
  }
}

function scaled(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value / mean);
}

/** Learns what a city's containers have in common: rates, weekdays and seasons in turn, each with the others as they were found (alternating least squares). */
export function learnProfile(containers: readonly Container[], zone: Zone): Learned {
  const spells = containers.flatMap(({ readings }, container) =>
    risesOf(readings).map((rise): Spell => ({ ...rise, container, days: daysOf(rise, zone) })),
  );
  if (spells.length < LEAST) return nothing;
  let { weekday, season, noise } = unknownCity;
  let rates: number[] = [];
  const usual = (one: Spell) =>
    one.days.reduce((sum, day) => sum + day.part * (weekday[day.weekday] ?? 1) * (season[day.week] ?? 1), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = containers.map(() => ({ gain: 0, days: 0 }));
    for (const spell of spells) {
      const sum = sums[spell.container];
      if (spell.least || !sum) continue;
      sum.gain += spell.gain;
      sum.days += usual(spell);
    }
    rates = sums.map(({ gain, days }) => (days > 0 ? gain / days : 0));
    const seen = spells.filter(({ least, container }) => !least && (rates[container] ?? 0) > 0);
    // From one day to the next a sensor's rounding weighs more than chance.
    const long = seen.filter(({ from, to }) => to - from > LONG * DAY);
    const squares = (long.length >= LEAST ? long : seen).map(
      (one) => (one.gain / (rates[one.container] ?? 1) - usual(one)) ** 2 / Math.max(usual(one), 0.1),
    );
    noise = Math.max(squares.reduce((sum, square) => sum + square, 0) / (squares.length || 1), 0.005);
    if (round === ROUNDS - 1) break;
    const by =
      (kind: 'weekday' | 'week', other: 'weekday' | 'week', factor: () => readonly number[]) => (spell: Spell) => {
        const parts = new Map<number, number>();
        for (const day of spell.days)
          parts.set(day[kind], (parts.get(day[kind]) ?? 0) + day.part * (factor()[day[other]] ?? 1));
        return parts;
      };
    weekday = scaled(
      factors(
        seen,
        rates,
        noise,
        7,
        by('weekday', 'week', () => season),
        (matrix, right) => towardsOne(matrix, right, WEEKDAY_SD),
      ),
    );
    const weeks = factors(
      seen,
      rates,
      noise,
      WEEKS,
      by('week', 'weekday', () => weekday),
      (matrix, right) => {
        towardsOne(matrix, right, SEASON_SD);
        for (const i of right.keys()) {
          const next = (i + 1) % WEEKS;
          add(matrix, i, i, 1 / STEP_SD ** 2);
          add(matrix, next, next, 1 / STEP_SD ** 2);
          add(matrix, i, next, -1 / STEP_SD ** 2);
          add(matrix, next, i, -1 / STEP_SD ** 2);
        }
      },
    );
    // Half of the weeks are below 1, as are those of which nothing is known yet: what is learned of Christmas does not make the spring slow.
    const usualWeek = weeks.toSorted((one, other) => one - other)[Math.floor(WEEKS / 2)] ?? 1;
    season = weeks.map((week) => week / usualWeek);
  }
  return { weekday, season, noise, ...ratesOf(containers, rates) };
}

/** Median rates of the materials, shrunk towards the city's, and how rates vary in the city and at a site. */
function ratesOf(
  containers: readonly Container[],
  rates: readonly number[],
): Pick<Learned, 'rates' | 'city' | 'spread' | 'siteSpread' | 'sites'> {
  const known = containers.flatMap(({ material, site }, index) => {
    const rate = rates[index] ?? 0;
    return rate > 0 ? [{ material, site, log: Math.log(rate) }] : [];
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  if (known.length === 0) return nothing;
  const city = mean(known.map(({ log }) => log));
  const logs = new Map<string, number>();
  for (const material of new Set(known.map((one) => one.material))) {
    const own = known.filter((one) => one.material === material);
    logs.set(
      material,
      (own.length * mean(own.map(({ log }) => log)) + CITY_WEIGHT * city) / (own.length + CITY_WEIGHT),
    );
  }
  const off = known.map(({ material, site, log }) => ({ site, off: log - (logs.get(material) ?? city) }));
  const spread = Math.max(mean(off.map((one) => one.off ** 2)), 0.01);
  // The variance that containers of one site share is the mean product of two of them.
  const sites = new Map<number, number[]>();
  for (const one of off) if (one.site !== null) sites.set(one.site, [...(sites.get(one.site) ?? []), one.off]);
  const products = [...sites.values()].flatMap((values) =>
    values.flatMap((one, index) => values.slice(index + 1).map((other) => one * other)),
  );
  const siteSpread = Math.min(Math.max(mean(products), 0), spread * 0.9);
  return {
    rates: Object.fromEntries([...logs].map(([material, log]) => [material, Math.exp(log)])),
    city: Math.exp(city),
    spread,
    siteSpread,
    sites: new Map([...sites].map(([site, values]) => [site, { mean: mean(values), containers: values.length }])),
  };
}

/** The calendar of a city, from two years before a moment (ms) on. */
export const calendarOf = (profile: Profile, zone: Zone, now: number) =>
  new Calendar(profile, zone, zone.dayOf(now) - 730);
