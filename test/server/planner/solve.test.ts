import { describe, expect, it } from 'vitest';
import { evaluate } from '@/server/planner/evaluate';
import type { Problem } from '@/server/planner/problem';
import { solve } from '@/server/planner/solve';
import { Random } from '@/world/random';
import { anyDay, faultsOfPlan } from './days';

const plan = (problem: Problem, seed = 1, iterations = 400) => solve(problem, { seed, iterations });
const days = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => [from + index, anyDay(new Random(from + index))] as const);

describe('the planner', () => {
  it('breaks no capacity, window or shift on any day, and has each stop once', () => {
    for (let seed = 1; seed <= 60; seed++) expect(faultsOfPlan(seed)).toEqual([]);
  });

  it('gives the same plan for the same seed', () => {
    for (const [seed, problem] of days(5, 2000)) expect(plan(problem, seed)).toEqual(plan(problem, seed));
  });

  it('finds nothing worse where a constraint is gone', () => {
    const freed: ((problem: Problem) => Problem)[] = [
      (problem) => ({ ...problem, stops: problem.stops.map((stop) => ({ ...stop, open: 0, close: 86_400 })) }),
      (problem) => ({ ...problem, stops: problem.stops.map(({ vehicles: _, ...stop }) => stop) }),
      (problem) => ({
        ...problem,
        vehicles: problem.vehicles.map((one) => ({ ...one, capacity: one.capacity.map(() => 1e6) })),
      }),
      (problem) => ({ ...problem, vehicles: problem.vehicles.map((one) => ({ ...one, from: 0, to: 86_400 })) }),
    ];
    for (const [seed, problem] of days(6, 3000))
      for (const free of freed) {
        const [bound, loose] = [plan(problem, seed, 2000), plan(free(problem), seed, 2000)];
        expect(loose.cost, `seed ${seed}`).toBeLessThanOrEqual(bound.cost * 1.03 + 1);
      }
  });

  it('leaves out what the way is not worth, and drives again for what does not fit at once', () => {
    const places = [0, 1000, 1000, 9000].map((x) => ({ x, y: 0 }));
    const stop = (place: number, prize: number) => ({
      ...{ place, prize, demand: [6], service: 0, open: 0, close: 86_400 },
    });
    const vehicle = { start: 0, plant: 0, unloading: 60, trips: 3, capacity: [10], from: 0, to: 86_400 };
    const problem = { places, detour: 1, speed: 10, vehicles: [vehicle] };
    const { tours, left } = plan({ ...problem, stops: [stop(1, 1e5), stop(2, 1e5), stop(3, 5000)] });
    expect(left).toEqual([2]);
    expect(tours).toEqual([{ vehicle: 0, trips: expect.toSatisfy((trips: number[][]) => trips.length === 2) }]);
  });

  it('lets a driver rest: what begins after the break is later by it', () => {
    const places = [0, 1000].map((x) => ({ x, y: 0 }));
    const stops = [{ place: 1, prize: 1e6, demand: [1], service: 100, open: 0, close: 86_400 }];
    const vehicle = { start: 0, plant: 0, unloading: 0, trips: 1, capacity: [1], from: 0, to: 4000 };
    const problem = {
      places,
      detour: 1,
      speed: 1,
      stops,
      vehicles: [{ ...vehicle, pause: { at: 500, seconds: 1800 } }],
    };
    const [tour] = plan(problem).tours;
    expect(tour && evaluate(problem, tour)).toMatchObject({ visits: [{ stop: 0, at: 2800 }, { at: 3900 }] });
  });
});
