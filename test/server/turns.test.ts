import { expect, it } from 'vitest';
import { turns } from '../../src/server/turns.ts';

it('gives a customer two turns, all customers six, and each back once', () => {
  const take = turns(2, 6);
  const [first] = [take(1), take(1)];
  expect(() => take(1)).toThrow('Too much at once');
  for (const customer of [2, 2, 3, 3]) take(customer);
  expect(() => take(4)).toThrow('Too much at once');
  first();
  take(4);
  expect(() => take(1)).toThrow('Too much at once');
});
