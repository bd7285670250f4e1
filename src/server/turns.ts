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
