/**
 * `npm run simulate`: twelve weeks of the demo city, emptied in several ways with the same trucks and shifts: by a fixed rotation, by the world's own
 * dispatcher, and by forecast and planner, which know what crews found and citizens reported but no level. Explained in docs/forecast.md.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DAY, type Reading } from '@/server/forecast/rate';
import { customerPlans } from '@/world/customers';
import { profileOf } from '@/world/profile';
import { drive } from '@/world/simulation/drive';
import { isHoliday, weekdayOf } from '@/world/time';
import { settle } from '@/world/world';
import { readArgs, refuseArgs } from './lib/args.mjs';
import { root } from './lib/run.mjs';
import { chartOf } from './simulate/chart.ts';
import { guesses, type Method, pairsOf, planned, rotation, type Settled } from './simulate/methods.ts';

const usage = 'Usage: npm run simulate -- [--seeds 1,2,3] [--picture FILE]';
const { values } = readArgs(usage, {
  seeds: { type: 'string', default: '1,2,3' },
  picture: { type: 'string' },
});
const NOW = new Date('2026-11-18T04:00:00Z');
/** Days lived before by the world's dispatcher, so that there is something to learn from; days compared. */
const [BEFORE, COMPARED] = [200, 84];
/** Litres of a container. */
const LITRES = 2000;
interface Figures {
  km: number;
  hours: number;
  lifts: number;
  tours: number;
  fill: number;
  overflowHours: number;
  litres: number;
  notifications: number;
}

/** Share of a day in which a level that rises evenly from one value to another is above the rim. */
function above(from: number, to: number, share: number): number {
  if (to <= 1) return 0;
  return from >= 1 ? share : (share * (to - 1)) / (to - from);
}

/** Lives through the weeks before with the world's dispatcher, then through those compared. */
function live(seed: number, methodOf: (settled: Settled, readings: readonly Reading[][]) => Method): Figures {
  const [plan] = customerPlans('Europe/Berlin');
  const profile = { ...profileOf('demo').city, days: COMPARED, warmUp: BEFORE };
  const settled = settle({ seed, size: 'demo', now: NOW }, plan, profile);
  const { state } = settled;
  const { levels, complaints, containers, zone } = state;
  const readings: Reading[][] = containers.map(() => []);
  const [before, method] = [guesses(state), methodOf(settled, readings)];
  const sum = { km: 0, hours: 0, lifts: 0, tours: 0, fill: 0, overflowHours: 0, litres: 0, notifications: 0 };
  const today = zone.dayOf(NOW.getTime());
  for (let day = today - BEFORE - COMPARED; day < today; day++) {
    const counts = day >= today - COMPARED;
    const filed = complaints.all.length;
    levels.begin(day);
    complaints.report(day, levels, Infinity);
    if (counts) sum.notifications += complaints.all.length - filed;
    const [begun, ended] = [0, 1].map((share) => containers.map((_, index) => levels.at(index, share))) as [
      number[],
      number[],
    ];
    const emptied = new Map<number, number>();
    const pairs = weekdayOf(day) < 5 && !isHoliday(day) ? pairsOf(state, day) : [];
    for (const tour of pairs.length > 0 ? (counts ? method : before)(day, pairs) : []) {
      tour.driver.lastTour = day;
      const { events, metres, startedAt, finishedAt } = drive(state, tour, zone.at(day, tour.start), Infinity);
      for (const event of events) {
        readings[event.container]?.push({
          ...{ at: event.at, level: Math.round(event.level * 1000) / 10, emptied: event.emptied },
        });
        if (!event.emptied || !counts) continue;
        emptied.set(event.container, (event.at - zone.at(day, 0)) / DAY);
        sum.lifts++;
        sum.fill += Math.min(1, event.level);
        sum.litres += LITRES * Math.max(0, event.level - 1);
      }
      if (!counts) continue;
      sum.tours++;
      sum.km += metres / 1000;
      sum.hours += ((finishedAt ?? 0) - (startedAt ?? 0)) / 3_600_000;
    }
    if (counts)
      for (const [index, from] of begun.entries()) {
        const share = emptied.get(index) ?? 1;
        const to = from + share * ((ended[index] ?? from) - from);
        sum.overflowHours += 24 * above(from, to, share);
      }
    levels.end();
  }
  for (const index of containers.keys()) sum.litres += LITRES * Math.max(0, levels.at(index, 0) - 1);
  return { ...sum, fill: (100 * sum.fill) / sum.lifts };
}

const METHODS: readonly [name: string, methodOf: Parameters<typeof live>[1]][] = [
  ['two-weekly rotation', ({ state }) => rotation(state, 10)],
  ['rotation of 7 days', ({ state }) => rotation(state, 7)],
  ['dispatcher', ({ state }) => guesses(state)],
  ['planner: least km', (settled, readings) => planned(settled, readings, 'least_km')],
  ['planner: balanced', (settled, readings) => planned(settled, readings, 'balanced')],
  ['planner: no overflow', (settled, readings) => planned(settled, readings, 'no_overflow')],
];
const KEYS = ['km', 'hours', 'tours', 'lifts', 'fill', 'overflowHours', 'litres', 'notifications'] as const;
const seeds = values.seeds.split(',').map(Number);
if (!/^\d+(,\d+)*$/.test(values.seeds)) refuseArgs(usage, '--seeds are whole numbers with commas between them.');

console.log(
  `${'mean of a week'.padEnd(22)}${['km', 'hours', 'tours', 'lifts', 'fill %', 'overflow h', 'litres', 'reports'].map((name) => name.padStart(12)).join('')}`,
);
const table = METHODS.map(([name, methodOf]) => {
  const runs = seeds.map((seed) => live(seed, methodOf));
  const weeks = COMPARED / 7;
  const means = Object.fromEntries(
    KEYS.map((key) => [key, runs.reduce((sum, run) => sum + run[key], 0) / runs.length / (key === 'fill' ? 1 : weeks)]),
  ) as unknown as Figures;
  console.log(
    `${name.padEnd(22)}${KEYS.map((key) => means[key].toFixed(key === 'fill' ? 1 : 0).padStart(12)).join('')}`,
  );
  return { name, ...means };
});
const [first] = table;
if (first)
  for (const { name, ...one } of table.slice(1)) {
    const less = (key: (typeof KEYS)[number]) => `${(100 * (1 - one[key] / first[key])).toFixed(0)} %`;
    console.log(
      `${name} against ${first.name}: ${less('km')} less km, ${less('overflowHours')} less overflow, ${less('litres')} fewer litres beside`,
    );
  }
if (values.picture) writeFileSync(path.resolve(root, values.picture), chartOf(table));
