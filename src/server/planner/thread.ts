import { Worker } from 'node:worker_threads';
import type { DayPlan } from './plan.ts';
import type { PlanningMessage, PlanningTask } from './worker.ts';

const built = !import.meta.url.endsWith('.ts');
/** Next to the bundle when built. From source, a thread of Node 20 has to be taught TypeScript from within. */
const file = new URL(built ? './planner.mjs' : './worker.ts', import.meta.url);
const taught = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); })`;

export interface Planning {
  plans: Promise<DayPlan[]>;
  stop(): void;
}

/** Plans in a thread of its own, so that requests go on. @param tell told how far it is, 0 to 1 */
export function planInThread(task: PlanningTask, tell: (share: number) => void): Planning {
  const worker = new Worker(built ? file : taught, { workerData: { planning: task }, eval: !built });
  worker.unref();
  const plans = new Promise<DayPlan[]>((resolve, reject) => {
    worker.on('message', (message: PlanningMessage) => {
      if ('plans' in message) resolve(message.plans);
      else tell(message.progress);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The planning thread ended with ${code}.`)));
  });
  return { plans, stop: () => void worker.terminate() };
}
