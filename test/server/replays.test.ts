import { expect, it } from 'vitest';
import { onBothEngines } from './harness.ts';
import { replay } from './replays.ts';

onBothEngines('a day that comes in twice, late and shuffled', (engine) => {
  it('ends in the same tours, levels and statistics', async () => {
    expect(await replay(engine, 1)).toEqual(await replay(engine, undefined));
  });
});
