import { evaluate } from '@/server/planner/evaluate';
import type { Problem, Stop } from '@/server/planner/problem';
import { solve } from '@/server/planner/solve';
import { Random } from '@/world/random';

/** Some day: any number of stops and trucks, scarce or plenty in every respect. */
export function anyDay(random: Random): Problem {
  const stops = random.int(0, 40);
  const side = random.between(500, 20_000);
  const dimensions = random.int(1, 4);
  const vehicles = random.int(1, 5);
  const places = Array.from({ length: random.int(1, stops + 2) }, () => ({
    x: random.between(0, side),
    y: random.between(0, side),
  }));
  const place = () => random.int(0, places.length - 1);
  return {
    ...{ places, detour: random.between(1, 1.5), speed: random.between(3, 15) },
    stops: Array.from({ length: stops }, (): Stop => {
      const open = random.chance(0.5) ? 0 : random.int(0, 50_000);
      return {
        ...{ place: place(), demand: Array.from({ length: dimensions }, () => random.int(0, 50)) },
        ...{ service: random.int(0, 900), open, close: random.chance(0.5) ? 86_400 : open + random.int(0, 20_000) },
        prize: random.chance(0.5) ? 1e6 : random.between(0, 10_000),
        ...(random.chance(0.2) ? { vehicles: [random.int(0, vehicles - 1)] } : {}),
      };
    }),
    vehicles: Array.from({ length: vehicles }, () => {
      const from = random.int(18_000, 36_000);
      const to = from + random.int(3_600, 36_000);
      return {
        ...{ start: place(), plant: place(), unloading: random.int(0, 3_600), trips: random.int(1, 4), from, to },
        capacity: Array.from({ length: dimensions }, () => random.int(30, 400)),
        ...(random.chance(0.5) ? { pause: { at: random.int(from, to), seconds: random.int(900, 3_600) } } : {}),
      };
    }),
  };
}

/** What is wrong with the plan of a day: constraints broken, stops lost or doubled, a cost that is not what it says. */
export function faultsOfPlan(seed: number): string[] {
  const problem = anyDay(new Random(seed));
  const { tours, left, distance, cost } = solve(problem, { seed, iterations: 400 });
  const broken = tours.flatMap((tour) => evaluate(problem, tour).violations.map(({ what }) => what));
  const stops = [...left, ...tours.flatMap(({ trips }) => trips.flat())].toSorted((a, b) => a - b);
  const prizes = left.reduce((sum, stop) => sum + (problem.stops[stop]?.prize ?? 0), 0);
  const faults = [
    ...broken,
    ...(stops.length === problem.stops.length && stops.every((stop, index) => stop === index) ? [] : ['stops']),
    ...(new Set(tours.map(({ vehicle }) => vehicle)).size === tours.length ? [] : ['vehicle twice']),
    ...(Math.abs(cost - distance - prizes) < 1e-3 ? [] : ['cost']),
  ];
  return faults.map((fault) => `seed ${seed}: ${fault}`);
}
