import { expect, it } from 'vitest';
import { onBothEngines } from '../harness.ts';
import { replay } from '../replays.ts';

onBothEngines('50 days that come in twice, late and shuffled', (engine) => {
  it('end in the same tours, levels and statistics', { timeout: 600_000 }, async () => {
    const wanted = await replay(engine, undefined);
    for (let seed = 1; seed <= 50; seed++)
      expect(await replay(engine, engine === 'pglite' ? seed : 50 + seed), `seed ${seed}`).toEqual(wanted);
  });
});
