import { expect, test } from 'vitest';
import { fleetWorld } from '../resources/world';
import { renderApp } from '../setup/renderApp';

/** How often React may render for what people do in a table all day. It does not depend on the machine; raise it only with a reason. */
const LIMITS = { sort: 9, type: 9, select: 3, open: 12, close: 14 };

test('an interaction with a table renders a few times, not once per row or query', async () => {
  let renders = 0;
  const { screen } = await renderApp({
    path: '/dt/trucks',
    handlers: fleetWorld().handlers,
    onRender: () => renders++,
  });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).hover();
  const found: Record<string, number> = {};
  const settled = async () => {
    for (let before = -1; before !== renders;) {
      before = renders;
      await new Promise((done) => setTimeout(done, 300));
    }
  };
  const count = async (name: keyof typeof LIMITS, act: () => Promise<unknown>) => {
    await settled();
    renders = 0;
    await act();
    await settled();
    found[name] = Math.min(renders, found[name] ?? Infinity);
  };
  // A busy browser commits one change in several steps: the least of three counts.
  for (const text of ['MS', 'MS-', 'MS']) {
    await count('sort', () => screen.getByRole('columnheader', { name: 'Name' }).getByRole('button').click());
    await count('type', () => screen.getByRole('searchbox').fill(text));
  }
  await count('select', () => screen.getByRole('checkbox', { name: 'Select MS-ÄB 12' }).click());
  await count('open', () => screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click());
  await count('close', () => screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click());
  const over = Object.entries(LIMITS).filter(([name, limit]) => !found[name] || found[name] > limit);
  expect(over.map(([name]) => [name, found[name]])).toEqual([]);
});
