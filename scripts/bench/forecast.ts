/**
 * `npm run bench:forecast`: how well the forecast knows when a container of the demo city is 80 % full, on worlds that nothing was tuned on. Each
 * morning of the second half of a year all containers are forecast from what was known then; what would have come in without emptyings is the
 * truth. Explained in docs/forecast.md.
 */
import type { Calendar, Profile } from '@/server/forecast/calendar';
import { forecastOf, NEARLY_FULL } from '@/server/forecast/forecast';
import { DAY, priorOf, type Reading } from '@/server/forecast/rate';
import { calendarOf, learnProfile } from '@/server/forecast/profile';
import { customerPlans } from '@/world/customers';
import { profileOf } from '@/world/profile';
import { inflow } from '@/world/simulation/levels';
import { run } from '@/world/simulation/run';
import { type Zone } from '@/world/time';
import { settle } from '@/world/world';
import { readArgs } from '../lib/args.mjs';
import { report } from './report.ts';

const say = (line: string) => console.log(line);

const TUNED = [101, 102];
const TOLD = [1, 2, 3];
const { values } = readArgs('Usage: npm run bench:forecast -- [--tune]', { tune: { type: 'boolean' } });
const NOW = new Date('2026-11-18T10:00:00Z');
/** Days of history before the first forecast; days that the truth is known for after the last; days between two learnings. */
const [BEFORE, AFTER, LEARNED] = [183, 45, 28];
/** Share of a day at which the demo city's sensors report. */
const MORNING = 0.2;
/** A container is asked about every so many days. */
const STEP = 3;
/** Usable volumes a day's inflow is multiplied by above the rim (`world/simulation/levels.ts`). */
const HEAP = 0.42;
const HORIZONS = [1, 3, 7];

interface Past {
  days: number[];
  /** Percent brought in a day had there been room, by day and container. */
  inflow: Float64Array[];
  /** Percent in the morning. */
  level: Float64Array[];
  readings: Reading[][];
  material: string[];
  site: number[];
  rate: number[];
  active: boolean[];
}

function live(seed: number): Past & { zone: Zone } {
  const [plan] = customerPlans('Europe/Berlin');
  if (!plan) throw new Error('No customer');
  const { state } = settle({ seed, size: 'demo', now: NOW }, plan, profileOf('demo').city);
  const { containers, levels, zone } = state;
  const past: Past = {
    ...{ days: [], inflow: [], level: [], readings: containers.map(() => []) },
    material: containers.map((one) => one.material),
    site: containers.map((one) => one.site),
    rate: containers.map((one) => one.rate * 100),
    active: containers.map((one) => one.active),
  };
  const begin = levels.begin.bind(levels);
  levels.begin = (day) => {
    begin(day);
    past.days.push(day);
    past.inflow.push(
      Float64Array.from(containers, (_, i) => {
        const start = levels.at(i, 0);
        const room = start > 1 ? Math.max(0.05, 1 - (start - 1) / HEAP) : 1;
        return (100 * (levels.at(i, 1) - start)) / room;
      }),
    );
    past.level.push(Float64Array.from(containers, (_, i) => 100 * levels.at(i, MORNING)));
  };
  for (const tours of run(state))
    for (const { events } of tours)
      for (const { container, at, level, emptied } of events)
        past.readings[container]?.push({ at, level: Math.round(level * 1000) / 10, emptied });
  for (const one of past.readings) one.sort((a, b) => a.at - b.at);
  return { ...past, zone };
}

type Clock = Pick<Zone, 'at' | 'dayOf'>;

/** What the sensor of a container said on the mornings that a city learns from. */
const mornings = ({ days, level }: Past, index: number, container: number, zone: Clock): Reading[] =>
  days.slice(index - LEARNED, index).map((day, at) => ({
    at: zone.at(day, MORNING * 1440),
    level: Math.round(level[index - LEARNED + at]?.[container] ?? 0),
    emptied: false,
    sensed: true,
  }));

type Method = 'forecast' | 'last interval' | 'mean rate' | 'all known';
const METHODS: Method[] = ['last interval', 'mean rate', 'forecast', 'all known'];
interface Score {
  errors: Map<string, number[]>;
  /** Truth within the band, below it, above it. */
  band: [inside: number, early: number, late: number];
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Moment at which the container would have been nearly full without emptyings; undefined beyond what is known. */
function truth(
  { days, inflow: flows }: Past,
  index: number,
  container: number,
  level: number,
  share: number,
  zone: Clock,
) {
  let left = NEARLY_FULL - level;
  for (let at = index; at < index + AFTER && at < days.length; at++) {
    const from = at === index ? share : 0;
    const flow = flows[at]?.[container] ?? 0;
    if (flow * (1 - from) >= left && flow > 0) return zone.at(days[at] as number, 0) + (from + left / flow) * DAY;
    left -= flow * (1 - from);
  }
  return undefined;
}

function judge(seeds: readonly number[], sensors: boolean): Score {
  const score: Score = { errors: new Map(), band: [0, 0, 0] };
  for (const seed of seeds) {
    const past = worlds.get(seed) ?? live(seed);
    worlds.set(seed, past);
    const { zone } = past;
    const offset = past.days.length - 365;
    let profile: Profile | undefined;
    let calendar: Calendar | undefined;
    for (let index = offset + BEFORE; index < past.days.length - AFTER; index++) {
      const day = past.days[index] as number;
      const now = zone.at(day, MORNING * 1440);
      const known = past.readings.map((all) => all.filter(({ at }) => at < now));
      if (!profile || !calendar || (index - offset - BEFORE) % LEARNED === 0) {
        profile = learnProfile(
          known.map((readings, i) => ({
            readings: sensors ? [...readings, ...mornings(past, index, i, zone)].sort((a, b) => a.at - b.at) : readings,
            material: past.material[i] ?? '',
            site: past.site[i] ?? null,
          })),
          zone,
        );
        calendar = calendarOf(profile, zone, now);
      }
      for (const [i, readings] of known.entries()) {
        if ((i + index) % STEP !== 0 || !past.active[i]) continue;
        const level = Math.round(past.level[index]?.[i] ?? 0);
        const last = readings.at(-1);
        const mark = readings.findLast((one) => one.emptied);
        if (!last || !mark || level >= NEARLY_FULL) continue;
        const real = truth(past, index, i, past.level[index]?.[i] ?? 0, MORNING, zone);
        if (real === undefined) continue;
        const seen: Reading[] = sensors ? [...readings, { at: now, level, emptied: false, sensed: true }] : readings;
        const forecast = forecastOf(seen.slice(-32), calendar, profile, priorOf(profile, past.material[i] ?? ''), now);
        if (!forecast) continue;
        const start = seen.at(-1) as Reading;
        const startLevel = start.emptied ? 0 : start.level;
        const simple = (rate: number) => start.at + ((NEARLY_FULL - startLevel) / rate) * DAY;
        const guesses: Record<Method, number | null> = {
          forecast: forecast.nearlyFull.at,
          'last interval': simple(lastRate(readings)),
          'mean rate': simple(meanRate(readings)),
          'all known': withTruth(past, zone, i, startLevel, start.at),
        };
        const ahead = (real - now) / DAY;
        const { low, high } = forecast.nearlyFull;
        if (ahead <= 21 && (low ?? Infinity) < now + 21 * DAY) {
          if (real < (low ?? Infinity)) score.band[1]++;
          else if (real > (high ?? Infinity)) score.band[2]++;
          else score.band[0]++;
        }
        const horizon = HORIZONS.find((one) => Math.abs(ahead - one) <= 0.5);
        if (horizon === undefined) continue;
        for (const method of METHODS) {
          const guess = guesses[method];
          const key = `${method} ${horizon}`;
          const list = score.errors.get(key) ?? [];
          list.push(guess === null || !Number.isFinite(guess) ? 99 : Math.abs(guess - real) / DAY);
          score.errors.set(key, list);
        }
      }
    }
  }
  return score;
}

const gains = (readings: readonly Reading[]) =>
  readings.slice(1).flatMap(({ at, level }, index) => {
    const before = readings[index] as Reading;
    const days = (at - before.at) / DAY;
    return days > 0.05 ? [{ days, gain: Math.max(0, level - (before.emptied ? 0 : before.level)) }] : [];
  });
function lastRate(readings: readonly Reading[]): number {
  const { gain = 0, days = 1 } = gains(readings).at(-1) ?? {};
  return gain / days;
}
function meanRate(readings: readonly Reading[]): number {
  const all = gains(readings);
  return all.reduce((sum, one) => sum + one.gain, 0) / all.reduce((sum, one) => sum + one.days, 0);
}

/** What nobody can beat: the world's own rate, weekdays and seasons; only each day's chance is not known. */
function withTruth({ rate }: Past, zone: Clock, container: number, level: number, from: number) {
  let left = NEARLY_FULL - level;
  let day = zone.dayOf(from);
  let share = (from - zone.at(day, 0)) / DAY;
  for (let count = 0; count < 400; count++, day++, share = 0) {
    const flow = inflow(day) * (rate[container] ?? 1);
    if (flow * (1 - share) >= left) return zone.at(day, 0) + (share + left / flow) * DAY;
    left -= flow * (1 - share);
  }
  return null;
}

const worlds = new Map<number, ReturnType<typeof live>>();
const [what, seeds] = values.tune ? (['tuned on', TUNED] as const) : (['told', TOLD] as const);
for (const sensors of [true, false]) {
  const { errors, band } = judge(seeds, sensors);
  const given = sensors ? 'a level each morning' : 'levels at emptyings alone';
  const line = (name: string, values: readonly (number | string)[]) =>
    say(`  ${name.padEnd(20)}${values.map((value) => String(value).padStart(9)).join('')}`);
  const of = (method: Method, horizon: number) => median(errors.get(`${method} ${horizon}`) ?? []);
  const ratios = HORIZONS.map((one) => of('forecast', one) / Math.min(of('last interval', one), of('mean rate', one)));
  say(`\nSeeds ${seeds.join(', ')} (${what}), ${given}`);
  line(
    'median error, days',
    HORIZONS.map((one) => `${one} ahead`),
  );
  for (const method of METHODS)
    line(
      method,
      HORIZONS.map((one) => of(method, one).toFixed(2)),
    );
  line(
    'less than the better',
    ratios.map((one) => `${(100 * (1 - one)).toFixed(0)} %`),
  );
  line(
    'cases',
    HORIZONS.map((one) => errors.get(`forecast ${one}`)?.length ?? 0),
  );
  const all = band[0] + band[1] + band[2];
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  say(`  The band of 80 % holds ${share(band[0])}; earlier ${share(band[1])}, later ${share(band[2])} of ${all}.`);
  for (const [index, value] of ratios.entries())
    report({ name: `${given}: error ${HORIZONS[index]} ahead against the better`, value, unit: '×', limit: 1 });
  const off = Math.abs((100 * band[0]) / all - 80);
  report({ name: `${given}: points that the band is off`, value: off, unit: '', limit: 6 });
}
