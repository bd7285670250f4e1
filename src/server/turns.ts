import { ProblemError } from '@/contract/problem.ts';

/**
 * Turns of a kind of work at once on this server.
 * @param ofCustomer of one customer, so that its users leave the others their turn
 * @returns what takes one: it throws 429 when there is none, and returns what gives it back
 */
export function turns(ofCustomer: number, inAll: number) {
  const taken = new Set<{ customer: number }>();
  return (customer: number) => {
    const own = [...taken].filter((one) => one.customer === customer);
    if (own.length >= ofCustomer || taken.size >= inAll)
      throw new ProblemError(429, 'Too much at once. Try again in 5 seconds.', {}, { 'retry-after': '5' });
    const turn = { customer };
    taken.add(turn);
    return () => void taken.delete(turn);
  };
}

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
