import { ProblemError } from '@/contract/problem.ts';

/** Whoever gets this may have tried once: it is about the server, not about the one who asks. */
const busy = () => new ProblemError(503, 'The server is busy. Try again in 5 seconds.', {}, { 'retry-after': '5' });

/**
 * Lets so many run at once and so many wait.
 * @throws 503 with Retry-After when the queue is full
 */
export function boundedQueue(width: number, length: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running++;
    else if (waiting.length >= length) throw busy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
