import { parentPort, workerData } from 'node:worker_threads';
import { type Day, dayPlan, type DayPlan, type Goal, problemOf } from './day.ts';
import { solve } from './solve.ts';

/** Iterations for each stop, and at most; a minute is an emergency. */
const EFFORT = { perStop: 300, most: 40_000, seconds: 60 };

export interface PlanningTask {
  day: Day;
  goals: readonly Goal[];
}
export type PlanningMessage = { progress: number } | { plans: DayPlan[] };

/** Plans a day for each goal. @param tell told how far it is, 0 to 1 */
export function planDay({ day, goals }: PlanningTask, tell?: (share: number) => void): DayPlan[] {
  return goals.map((goal, index) => {
    const problem = problemOf(day, goal);
    const iterations = Math.min(EFFORT.most, EFFORT.perStop * problem.stops.length);
    const progress = (share: number) => tell?.((index + share) / goals.length);
    return dayPlan(day, goal, problem, solve(problem, { seed: 1, iterations, seconds: EFFORT.seconds, progress }));
  });
}

const send = (message: PlanningMessage) => parentPort?.postMessage(message);
if (parentPort && workerData?.planning)
  send({ plans: planDay(workerData.planning as PlanningTask, (progress) => send({ progress })) });
