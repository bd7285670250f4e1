import type { Calendar, Profile } from './calendar.ts';
import { DAY, rateOf, risesOf, UNSEEN, type Prior, type Rate, type Reading } from './rate.ts';

/** Quantile of the normal distribution for a band of 80 %. */
const Z80 = 1.2816;
/** Standard error of a measured level in percent; what a crew empties is seen. */
const SENSOR_ERROR = 1;

/** Moments (ms) at which a level is reached; null where that is beyond two years. */
export interface Reached {
  at: number | null;
  low: number | null;
  high: number | null;
}

/** Usual days until a level is expected, and the bounds between which it is reached with 80 %. */
export interface Days {
  at: number;
  low: number;
  high: number;
}

/**
 * When `gain` percent more will be in. What is brought in `e` usual days is normal with mean `rate · e` and variance
 * `rate² (noise · e + doubt · e²) + error²`; the bounds are where the gain is its quantile of 10 and of 90 %: the two roots of one quadratic
 * equation (first passage of a random walk with drift, Cox and Miller 1965, 5.7, without the walk's returns).
 * @param error standard error of the level that it begins at, in percent
 */
export function daysUntil({ rate, noise, doubt }: Rate, gain: number, error: number): Days {
  if (gain <= 0) return { at: 0, low: 0, high: 0 };
  const days = gain / rate;
  const z = Z80 ** 2;
  const a = Math.max(1 - z * doubt, 0.05);
  const b = 2 * days + z * noise;
  const c = days ** 2 - z * (error / rate) ** 2;
  const root = Math.sqrt(Math.max(b ** 2 - 4 * a * c, 0));
  return { at: days, low: Math.min(Math.max((b - root) / (2 * a), 0), days), high: (b + root) / (2 * a) };
}

/** Why a forecast can be trusted or not; the numbers are those of the forecast. */
type Reason = 'steady' | 'unsteady' | 'few_emptyings' | 'sensor_silent' | 'no_level';
type Confidence = 'low' | 'medium' | 'high';

export interface Forecast {
  /** Percent a usual day. */
  rate: number;
  /** Emptyings of which the level before is known. */
  emptyings: number;
  /** The reading it goes out from: ms, percent. */
  recordedAt: number;
  level: number;
  /** 80 and 100 %. */
  nearlyFull: Reached;
  full: Reached;
  confidence: Confidence;
  reason: Reason;
  /** The sensor counts as silent when nothing has come by then (ms); null without a sensor. */
  silentAt: number | null;
}

const MOST_DAYS = 730;
/** Percent at which a container is nearly full and full. */
export const NEARLY_FULL = 80;
export const FULL = 100;
/** A sensor is silent after so many of its usual intervals, and two days. */
const MISSED = 3;
/** Times the city's noise from which a container fills unsteadily. */
const UNSTEADY = 2;

/** Half of the intervals are shorter. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function silentAfter(readings: readonly Reading[]): number | null {
  const sensed = readings.filter((one) => one.sensed);
  const last = sensed.at(-1);
  if (!last || sensed.length < 3) return null;
  const usual = median(sensed.slice(1).map(({ at }, index) => at - (sensed[index]?.at ?? at)));
  return last.at + Math.max(MISSED * usual, 2 * DAY);
}

/** When a level that the last reading shows was passed (ms): straight between the readings around it, or by the first one at the latest. */
function passedAt(readings: readonly Reading[], target: number): number {
  const after = readings.findLastIndex((_, index) => {
    const before = readings[index - 1];
    return !before || before.emptied || before.level < target;
  });
  const [before, one] = [readings[after - 1], readings[after]];
  if (!one) return NaN;
  if (!before) return one.at;
  const from = before.emptied ? 0 : before.level;
  return Math.round(before.at + ((one.at - before.at) * (target - from)) / (one.level - from));
}

/**
 * The forecast of one container from what was found in it; undefined when nothing ever was.
 * @param readings by time, the oldest first
 * @param now ms
 */
export function forecastOf(
  readings: readonly Reading[],
  calendar: Calendar,
  profile: Profile,
  prior: Prior,
  now: number,
): Forecast | undefined {
  const last = readings.at(-1);
  if (!last) return undefined;
  const marks = readings.filter((one, index) => one.emptied || index === 0 || index === readings.length - 1);
  const found = rateOf(risesOf(dropped(readings) ? readings : marks), calendar, prior, profile.noise);
  const level = last.emptied ? 0 : last.level;
  const begin = calendar.until(last.at);
  const reached = (target: number): Reached => {
    if (level >= target) {
      const passed = passedAt(readings, target);
      return { at: passed, low: passed, high: passed };
    }
    const days = daysUntil(found, target - level, last.emptied ? 0 : SENSOR_ERROR);
    const at = (sum: number) => (sum > MOST_DAYS ? null : Math.round(calendar.at(begin + sum)));
    return { at: at(days.at), low: at(days.low), high: at(days.high) };
  };
  const emptyings = Math.max(readings.filter((one) => one.emptied).length - (readings[0]?.emptied ? 1 : 0), 0);
  const silentAt = silentAfter(readings);
  return {
    rate: found.rate,
    emptyings,
    recordedAt: last.at,
    level,
    nearlyFull: reached(NEARLY_FULL),
    full: reached(FULL),
    silentAt,
    ...trust(emptyings, found.noise / profile.noise, silentAt !== null && now > silentAt),
  };
}

/** Whether some fall between two readings is no emptying that is known: then each rise counts for itself. */
const dropped = (readings: readonly Reading[]) =>
  readings.some(({ level }, index) => {
    const before = readings[index - 1];
    return before && !before.emptied && level - before.level < UNSEEN;
  });

function trust(emptyings: number, unrest: number, silent: boolean): Pick<Forecast, 'confidence' | 'reason'> {
  if (silent) return { confidence: 'low', reason: 'sensor_silent' };
  if (emptyings < 2) return { confidence: 'low', reason: 'few_emptyings' };
  if (unrest > UNSTEADY) return { confidence: emptyings < 5 ? 'low' : 'medium', reason: 'unsteady' };
  return emptyings < 5 ? { confidence: 'medium', reason: 'few_emptyings' } : { confidence: 'high', reason: 'steady' };
}

/** Percent expected at a moment (ms): straight from the reading to 80, on to 100 and no further. `forecasts.ts` says the same in SQL. */
export function levelAt({ recordedAt, level, nearlyFull, full }: Forecast, at: number): number {
  const points: [number, number][] = [[recordedAt, level]];
  for (const [moment, percent] of [
    [nearlyFull.at, NEARLY_FULL],
    [full.at, FULL],
  ] as const)
    if (moment !== null && level < percent) points.push([moment, percent]);
  for (const [index, [end, to]] of points.entries()) {
    const [begin, from] = points[index - 1] ?? [recordedAt, level];
    if (at < end) return end === begin ? to : from + ((to - from) * Math.max(at - begin, 0)) / (end - begin);
  }
  return points.at(-1)?.[1] ?? level;
}
