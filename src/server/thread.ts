import { Worker } from 'node:worker_threads';
import type { Message, Works } from './worker.ts';

const built = !import.meta.url.endsWith('.ts');
/** Next to the bundle when built. From source, a thread of Node 20 has to be taught TypeScript from within. */
const file = new URL(built ? './worker.mjs' : './worker.ts', import.meta.url);
const taught = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); })`;

export interface Running<Result> {
  result: Promise<Result>;
  stop(): void;
}

/** Does what takes seconds in a thread of its own, so that requests go on. @param tell told how far it is, 0 to 1 */
export function inThread<Work extends keyof Works>(
  work: Work,
  task: Parameters<Works[Work]>[0],
  tell?: (share: number) => void,
): Running<ReturnType<Works[Work]>> {
  const worker = new Worker(built ? file : taught, { workerData: { work, task }, eval: !built });
  worker.unref();
  const result = new Promise<ReturnType<Works[Work]>>((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if ('result' in message) resolve(message.result as ReturnType<Works[Work]>);
      else tell?.(message.progress);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}.`)));
  });
  return { result, stop: () => void worker.terminate() };
}
