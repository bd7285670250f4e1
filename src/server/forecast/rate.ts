import type { Calendar, Profile } from './calendar.ts';

/** What was found in a container, in percent; an emptying leaves 0. */
export interface Reading {
  /** ms */
  at: number;
  level: number;
  emptied: boolean;
  /** Measured by a device in the container. */
  sensed?: boolean;
}

/** How a container filled between two readings. */
export interface Rise {
  from: number;
  to: number;
  /** Percent. */
  gain: number;
  /** The container was over its rim: more was brought than it took. */
  least: boolean;
}

/** Drops below this many percent are an emptying that nobody recorded. */
export const UNSEEN = -5;
/** From this level on bottles are put beside the container. */
const RIM = 100;
/** Days after which an emptying counts half: rates change with the neighbourhood. */
const HALF_LIFE = 180;
/** Emptyings that the city's noise is worth against a container's own. */
const NOISE_WEIGHT = 8;
export const DAY = 86_400_000;

/** @param readings by time, the oldest first */
export function risesOf(readings: readonly Reading[]): Rise[] {
  return readings.slice(1).flatMap((reading, index): Rise[] => {
    const before = readings[index] as Reading;
    const gain = reading.level - (before.emptied ? 0 : before.level);
    const short = reading.at - before.at < DAY / 24;
    return gain < UNSEEN || short
      ? []
      : [{ from: before.at, to: reading.at, gain: Math.max(0, gain), least: reading.level > RIM }];
  });
}

/** What other containers say of one of which little is known. */
export interface Prior {
  /** Percent a usual day. */
  rate: number;
  /** Variance of its logarithm. */
  spread: number;
}

/** What is known of the containers of one site: how far they deviate from their materials, as a mean of logarithms, and how many they are. */
export interface Site {
  mean: number;
  containers: number;
}

/**
 * What is expected of a container from its material and its site. The site's share is the mean of its containers' deviations, shrunk as the
 * variances say (best linear predictor of a random effect, Robinson 1991, doi 10.1214/ss/1177011926).
 */
export function priorOf(
  profile: Profile,
  material: string,
  { mean, containers }: Site = { mean: 0, containers: 0 },
): Prior {
  const { siteSpread, spread, rates, city } = profile;
  const shared = containers * siteSpread;
  const weight = shared > 0 ? shared / (shared + spread - siteSpread) : 0;
  return { rate: (rates[material] ?? city) * Math.exp(weight * mean), spread: spread - weight * siteSpread };
}

/** How fast a container fills. */
export interface Rate {
  /** Percent a usual day. */
  rate: number;
  /** Variance of a day's inflow, in squares of the rate. */
  noise: number;
  /** Variance of the rate itself, in squares of it. */
  doubt: number;
  /** Rises that it is known from. */
  rises: number;
}

/**
 * The rate of a container: what was brought over the usual days it took, as if `noise / spread` days at the prior's rate came first (credibility
 * after Bühlmann 1967, doi 10.1017/S0515036100008989). Older rises count less than the newest.
 */
export function rateOf(rises: readonly Rise[], calendar: Calendar, prior: Prior, noise: number): Rate {
  const newest = rises.at(-1)?.to ?? 0;
  const parts = rises.map(({ from, to, gain, least }) => {
    const days = calendar.until(to) - calendar.until(from);
    return { days, gain, least, weight: 0.5 ** ((newest - to) / DAY / HALF_LIFE) };
  });
  const before = noise / prior.spread;
  let rate = prior.rate;
  // Twice: what an overflowing container did not take is expected from the rate found without it.
  for (const _ of [1, 2, 3]) {
    let [gain, days] = [before * prior.rate, before];
    for (const part of parts) {
      gain += part.weight * (part.least ? Math.max(part.gain, rate * part.days) : part.gain);
      days += part.weight * part.days;
    }
    rate = Math.max(gain / days, 0.01);
  }
  const seen = parts.filter(({ least, days }) => !least && days > 0);
  const squares = seen.reduce((sum, { gain, days }) => sum + (gain / rate - days) ** 2 / days, 0);
  const known = parts.reduce((sum, { days, weight }) => sum + days * weight, before);
  const own = (NOISE_WEIGHT * noise + squares) / (NOISE_WEIGHT + seen.length);
  return { rate, noise: own, doubt: own / known, rises: parts.length };
}
