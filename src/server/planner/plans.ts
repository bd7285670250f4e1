import { type Day, type Goal, problemOf } from './day.ts';
import { dayPlan, type DayPlan } from './plan.ts';
import { solve } from './solve.ts';
import { driven } from './unload.ts';

/** Iterations for each stop, at most and, in a large city, at least for each; a minute is an emergency. */
const EFFORT = { perStop: 300, most: 40_000, least: 30, seconds: 60 };

/** Days, each with what its tours are to be good for. */
export type PlanningTask = readonly { day: Day; goal: Goal }[];

/** Plans each day for its goal. @param tell told how far it is, 0 to 1 */
export function planDays(task: PlanningTask, tell?: (share: number) => void): DayPlan[] {
  return task.map(({ day, goal }, index) => {
    const problem = problemOf(day, goal);
    const n = problem.stops.length;
    const iterations = Math.max(Math.min(EFFORT.most, EFFORT.perStop * n), EFFORT.least * n);
    const progress = (share: number) => tell?.((index + share) / task.length);
    const { tours, left } = solve(problem, { seed: 1, iterations, seconds: EFFORT.seconds, progress });
    // The order is found by trying, the unloading of an order can be computed.
    const shortest = tours.map(({ vehicle, trips }) => driven(problem, vehicle, trips.flat(), trips).tour);
    return dayPlan(day, goal, problem, { tours: shortest, left });
  });
}
