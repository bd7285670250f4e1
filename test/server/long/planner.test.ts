import { expect, it } from 'vitest';
import { faultsOfPlan } from '../planner/days';

it('breaks no constraint on 1,000 days', () => {
  for (let seed = 10_001; seed <= 11_000; seed++) expect(faultsOfPlan(seed)).toEqual([]);
});
