/**
 * `npm run bench:planner -- FOLDER`: how good and how fast the planner is. FOLDER holds instances of CVRPLIB (http://vrp.galgos.inf.puc-rio.br, set X), whose
 * best known plans are the measure; without it only the days are planned. Explained in docs/planning.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@/server/planner/day';
import type { Problem } from '@/server/planner/problem';
import { solve } from '@/server/planner/solve';
import { planDays } from '@/server/planner/plans';
import { toLonLat } from '@/world/city/geometry';
import { DENSITY } from '@/world/containers';
import { customerPlans } from '@/world/customers';
import { SHIFT_MINUTES } from '@/world/fleet';
import { profileOf } from '@/world/profile';
import type { Place } from '@/world/routes';
import type { Site } from '@/world/sites';
import { settle } from '@/world/world';
import { report } from './report.ts';
import { readArgs } from '../lib/args.mjs';

const [folder] = readArgs('Usage: npm run bench:planner [-- FOLDER]', {}, 1).positionals;
const SEED = 1;
const NOW = new Date('2026-11-18T04:00:00Z');
/** Best known, gap allowed in percent, iterations that fit into 10 seconds of a slow core. */
const INSTANCES = [
  ['X-n101-k25', 27_591, 1.5, 300_000],
  ['X-n120-k6', 13_332, 1.5, 300_000],
  ['X-n251-k28', 38_684, 3, 300_000],
] as const;

/** An instance in the format of TSPLIB: one trip of each truck, distances rounded to integers. */
function cvrp(text: string): Problem {
  const number = (name: string) => Number(new RegExp(`${name}\\s*:\\s*(\\d+)`).exec(text)?.[1]);
  const section = (from: string, to: string) =>
    (text.split(from)[1]?.split(to)[0] ?? '')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
  const places = section('NODE_COORD_SECTION', 'DEMAND_SECTION').map(([, x = 0, y = 0]) => ({ x, y }));
  const demands = section('DEMAND_SECTION', 'DEPOT_SECTION').map(([, demand = 0]) => demand);
  const distances = Float64Array.from(
    places.flatMap((a) => places.map((b) => Math.round(Math.hypot(a.x - b.x, a.y - b.y)))),
  );
  const capacity = number('CAPACITY');
  const load = demands.reduce((sum, demand) => sum + demand, 0);
  const vehicle = { start: 0, plant: 0, unloading: 0, trips: 1, capacity: [capacity], from: 0, to: Infinity };
  return {
    ...{ places, distances, detour: 1, speed: 1 },
    stops: demands.slice(1).map((demand, index) => ({
      ...{ place: index + 1, demand: [demand], service: 0, open: 0, close: Infinity, prize: 1e6 },
    })),
    vehicles: Array.from({ length: Math.ceil(load / capacity) + 5 }, () => vehicle),
  };
}

function timed(problem: Problem, iterations: number, seconds?: number) {
  const begun = performance.now();
  const plan = solve(problem, { seed: SEED, iterations, ...(seconds ? { seconds } : {}) });
  return { plan, seconds: (performance.now() - begun) / 1000 };
}

for (const [name, best, gap, iterations] of folder ? INSTANCES : []) {
  const { plan, seconds } = timed(cvrp(readFileSync(join(folder ?? '', `${name}.vrp`), 'utf8')), iterations);
  console.log(
    `\n${name}: ${plan.cost} with ${plan.tours.length} tours, best known ${best}; ${plan.iterations} iterations`,
  );
  report({ name: `${name}: gap`, value: 100 * (plan.cost / best - 1), unit: '%', limit: gap });
  report({ name: `${name}: time`, value: seconds, unit: 's', limit: 10 });
}

/** A day of a city as it is at its beginning: levels by chance, days left by the rates of its containers. */
function dayOf(size: 'demo' | 'huge', trucks: number): Day {
  const [plan] = customerPlans('Europe/Berlin');
  const { state, places } = settle({ seed: SEED, size, now: NOW }, plan, { ...profileOf(size).city, trucks });
  const { sites, containers, levels, depots, fleet } = state;
  const position = (site: number) => {
    const [longitude, latitude] = toLonLat((sites[site] as Site).at);
    return { longitude, latitude };
  };
  const [longitude, latitude] = toLonLat((places[depots.plant.place] as Place).at);
  return {
    containers: containers.map(({ site, material, rate }, index) => {
      const level = levels.at(index, 0);
      const daysLeft = (1 - level) / rate;
      return {
        ...{ ...position(site), areaId: null, material, level: 100 * level, daysLeft, daysLeftLow: 0.8 * daysLeft },
        ...{ urgent: daysLeft < 2, blocked: [] },
      };
    }),
    shifts: fleet.trucks.map(({ start, capacity, compartments }) => ({
      ...{ from: 60 * start, to: 60 * (start + SHIFT_MINUTES) },
      ...{ capacity, compartments, material: null, areaId: null },
    })),
    plant: { longitude, latitude },
    density: DENSITY,
  };
}

for (const [name, size, trucks, limit] of [
  ['a day of the demo city', 'demo', 5, 5],
  ['a day of a city of 20,000 containers', 'huge', 60, 60],
] as const) {
  const day = dayOf(size, trucks);
  const begun = performance.now();
  const [plan] = planDays([{ day, goal: 'balanced' }]);
  const lifts = plan?.tours.flatMap(({ visited }) => visited.filter(({ container }) => container !== null)).length;
  const urgent = day.containers.filter((one) => one.urgent).length;
  console.log(
    `\n${name}: ${day.containers.length} containers, ${urgent} urgent; ${plan?.tours.length} tours, ${lifts} lifts, ${plan?.leftOut.length} urgent left out`,
  );
  report({ name: `${name}: time`, value: (performance.now() - begun) / 1000, unit: 's', limit });
}
