import { Random } from '@/world/random.ts';
import { evaluate } from './evaluate.ts';
import type { Plan, Problem } from './problem.ts';
import { Recreate } from './recreate.ts';
import { Routes } from './routes.ts';
import { adjacency, ruin } from './ruin.ts';

export interface Effort {
  seed: number;
  iterations: number;
  /** Ends earlier after so much time. A plan that was cut short is not reproducible. */
  seconds?: number;
  /** Called about every hundredth of the way. */
  progress?: (share: number, best: number) => void;
  temperature?: readonly [first: number, last: number];
  width?: number;
}

/** How many stops beside a seed are ruined or, so far left out, tried again; beside how many an insertion is tried. */
const REACH = 120;
const WIDTH = 60;
const TRIED = 12;
/** First and last temperature of the annealing, in mean legs of the first plan. */
const TEMPERATURE = [0.3, 0.003] as const;

/**
 * Plans tours by ruin and recreate within simulated annealing: Christiaens and Vanden Berghe, Slack Induction by String Removals for Vehicle Routing Problems,
 * Transportation Science 54 (2020). The same problem, seed and iterations give the same plan.
 */
export function solve(problem: Problem, effort: Effort): Plan {
  const { seed, iterations, seconds = Infinity, progress } = effort;
  const random = new Random(seed);
  const routes = new Routes(problem);
  const n = routes.size;
  const reach = Math.min(REACH, n);
  const near = { near: adjacency(routes, reach), reach };
  const recreate = new Recreate(routes, random, near, Math.min(effort.width ?? WIDTH, n));
  const everyVehicle = problem.vehicles.map((_, v) => v);

  /** The vehicles that an iteration changes, with their trips before it. */
  const before = new Map<number, number[][]>();
  const touch = (v: number) => {
    if (!before.has(v)) before.set(v, routes.tripsOf(v));
  };
  const prizesOfLeft = (stops: readonly number[]) => {
    let sum = 0;
    for (const c of stops) if (routes.trip[c]! < 0) sum += routes.prize[c]!;
    return sum;
  };

  const all = Array.from({ length: n }, (_, c) => c);
  recreate.insertAll([...all], () => {});
  let cost = prizesOfLeft(all);
  const counts = { stops: 0, trips: 0 };
  for (const v of everyVehicle) {
    cost += routes.measure(v);
    counts.trips += routes.used[v]!;
  }
  for (const c of all) if (routes.trip[c]! >= 0) counts.stops++;
  const legs = counts.stops + counts.trips;
  const mean = routes.distanceOf.reduce((sum, metres) => sum + metres, 0) / Math.max(1, legs);
  const best = { cost, trips: everyVehicle.map((v) => routes.tripsOf(v)) };
  /** Vehicles whose trips are not those of the best. */
  const differing = new Set<number>();
  const [first, last] = effort.temperature ?? TEMPERATURE;
  let temperature = first * mean;
  const cooling = (last / first) ** (1 / Math.max(1, iterations));

  const deadline = performance.now() + 1000 * seconds;
  const tick = Math.max(1, Math.floor(iterations / 100));
  let done = 0;
  for (; n > 0 && done < iterations; done++) {
    if (done % 64 === 0 && performance.now() > deadline) break;
    if (progress && done % tick === 0) progress(done / iterations, best.cost);
    before.clear();
    const middle = random.int(0, n - 1);
    const stops = ruin(routes, random, middle, near, touch, counts);
    const removed = stops.length;
    // Stops left out near the seed try again: what the paper's list of absent stops is where all have to be served.
    for (let i = 0; i < reach && stops.length < removed + TRIED; i++) {
      const c = near.near[middle * reach + i]!;
      if (routes.trip[c]! < 0 && stops.indexOf(c) < 0) stops.push(c);
    }
    let change = 0;
    for (let i = removed; i < stops.length; i++) change -= routes.prize[stops[i]!]!;
    for (const v of before.keys()) routes.settle(v);
    recreate.insertAll(stops, touch);
    change += prizesOfLeft(stops);
    for (const v of before.keys()) change += routes.lengthOf(v) - routes.distanceOf[v]!;

    if (change < -temperature * Math.log(random.next() || Number.MIN_VALUE)) {
      cost += change;
      for (const [v, trips] of before) {
        routes.measure(v);
        differing.add(v);
        counts.trips += routes.used[v]! - trips.length;
        counts.stops += routes.stopsIn(v);
        for (const trip of trips) counts.stops -= trip.length;
      }
      if (cost < best.cost - 1e-6) {
        for (const v of differing) best.trips[v] = routes.tripsOf(v);
        differing.clear();
        best.cost = cost;
      }
    } else {
      for (const v of before.keys()) routes.clear(v);
      for (const [v, trips] of before) routes.restore(v, trips);
    }
    temperature *= cooling;
  }
  progress?.(1, best.cost);

  const tours = best.trips.flatMap((trips, vehicle) => (trips.length > 0 ? [{ vehicle, trips }] : []));
  const served = new Set(tours.flatMap(({ trips }) => trips.flat()));
  const left = all.filter((c) => !served.has(c));
  const distance = tours.reduce((sum, tour) => sum + evaluate(problem, tour).distance, 0);
  return {
    tours,
    left,
    distance,
    cost: distance + left.reduce((sum, c) => sum + routes.prize[c]!, 0),
    iterations: done,
  };
}
