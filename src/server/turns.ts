import { tooMany } from '@/contract/problem.ts';

/** Plannings at once: of one customer, so that its users leave the others their turn, and of a server. */
const PER_CUSTOMER = 2;
const IN_ALL = 6;

/** Turns of a kind of planning on this server. @throws 429 when there is none, @returns what gives it back */
export function turns() {
  const taken: number[] = [];
  return (customer: number) => {
    const own = taken.filter((one) => one === customer);
    if (own.length >= PER_CUSTOMER || taken.length >= IN_ALL) throw tooMany(5);
    taken.push(customer);
    return () => void taken.splice(taken.indexOf(customer), 1);
  };
}
