import { parentPort, workerData } from 'node:worker_threads';
import { zoneOf } from '@/world/time';
import { type Container, learnProfile } from './forecast/profile.ts';
import { planDays, type PlanningTask } from './planner/plans.ts';

const works = {
  plan: (task: PlanningTask, tell: (share: number) => void) => planDays(task, tell),
  learn: ({ containers, zone }: { containers: readonly Container[]; zone: string }) =>
    learnProfile(containers, zoneOf(zone)),
};

/** What takes seconds, by name. */
export type Works = typeof works;
export type Message = { progress: number } | { result: unknown };

const send = (message: Message) => parentPort?.postMessage(message);
if (parentPort && workerData?.work) {
  const { work, task } = workerData as { work: keyof Works; task: never };
  send({ result: works[work](task, (progress) => send({ progress })) });
}
