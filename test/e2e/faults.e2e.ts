import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { dice } from '../setup/dice.ts';
import { faultyProxy } from '../setup/faultyProxy';
import { password, signIn } from '../setup/journey';
import { contradictions, reader, type RecordNote } from './faults/ledger';
import { hasEnded, look, until, type Look } from './faults/look';
import { Operator } from './faults/operator';
import { signInAgain } from './faults/saving';

const ACTIONS = 300;
/** An operator does ten things in half a minute, after which the token has expired. */
const TOKEN_LASTS = 10;
/** The network drops at these actions, and is back some actions later. */
const DROPS = [90, 200];
const DROP_LASTS = 12;
const SEED = 20261121;

const { newPage } = browserForFile({ maps: false });
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeAll(async () => {
  proxy = await faultyProxy(inject('productUrl'), dice(SEED + 1));
});
afterAll(() => proxy.close());

test('300 actions while calls fail, hang and crawl, tokens expire and the network drops: nothing is lost or made up', async () => {
  const read = await reader(inject('productUrl'), 'admin@demo.test', password);
  const { locations } = (await read('/locations/?page_size=40')) as { locations: { location_id: string }[] };
  const { drivers } = (await read('/drivers/?page_size=12')) as { drivers: { id: number }[] };
  const known = {
    locations: locations.map((one) => one.location_id),
    drivers: drivers.map((one) => String(one.id)),
    day: new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10),
  };

  const { page, context, problems } = await newPage({
    baseURL: proxy.url,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(15_000);
  await signIn(page, 'admin');
  await page.getByRole('navigation').first().waitFor();
  // From here on the code of every page is at hand without a network.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

  /** Signs in where the session has ended; there has to be a network for that. */
  const back = async (now: Look) => {
    if (!hasEnded(now)) return now;
    if (now.signedOut) operator.wasSignedOut();
    await context.setOffline(false);
    await signInAgain(page);
    return look(page);
  };
  /** What fails because the session ends at that moment is no failure of the page: the operator signs in and goes on. */
  const interrupted = async (error: unknown) => {
    if (!hasEnded(await look(page))) throw error;
    return 'interrupted by the end of the session';
  };
  const operator = new Operator(page, dice(SEED), known);
  const done: string[] = [];
  proxy.state.faulty = true;
  try {
    let now = await look(page);
    let expired = 0;
    while (operator.actions < ACTIONS) {
      const { actions } = operator;
      await context.setOffline(DROPS.some((drop) => actions >= drop && actions < drop + DROP_LASTS));
      if (actions - expired >= TOKEN_LASTS) {
        expired = actions;
        await page.evaluate(() => localStorage.getItem('accessToken') && localStorage.setItem('accessToken', 'x.y.z'));
      }
      done.push(await operator.act(await back(now)).catch(interrupted));
      // For a moment, between two screens, there may be nothing.
      now = await until(page, ({ blank }) => !blank, 'something to see on the page', 5000);
      expect(now.crashed).toBeNull();
      expect(problems).toEqual([]);
    }
  } catch (error) {
    const seen = JSON.stringify(await look(page).catch(String));
    throw new Error(
      `After ${operator.actions} actions, the last: ${done.slice(-12).join('; ')}. Now ${seen} at ${page.url()}`,
      {
        cause: error,
      },
    );
  }
  proxy.state.faulty = false;
  await operator.finish();

  // Each kind of action was among them.
  const kinds = ['visit', 'period', 'open', 'fill', 'save', 'edit', 'search', 'back', 'Escape'];
  expect(kinds.filter((kind) => !done.some((one) => one.startsWith(kind)))).toEqual([]);

  // The faults were there, in about the share that was meant.
  const { calls, met } = proxy.state;
  const failed = (met.refused ?? 0) + (met.gateway ?? 0) + (met.cut ?? 0) + (met.unheard ?? 0);
  expect(failed / calls).toBeGreaterThan(0.06);
  expect(Object.keys(met).length).toBeGreaterThan(4);
  const { records, entries } = operator.ledger;
  expect(records.filter(({ name }) => name !== null).length).toBeGreaterThan(3);
  expect(entries.filter(({ confirmed }) => confirmed).length).toBeGreaterThan(0);

  // What is on its way is answered and told by then.
  await until(page, ({ toasts }) => toasts.length === 0, 'the end of all messages', 20_000);
  const shown = new Map<string, string>();
  for (const list of ['drivers', 'locations'] as const) {
    await page.goto(`/dt/${list}?q=X&page_size=100`);
    await page
      .getByRole('grid')
      .or(page.getByRole('button', { name: 'Clear search and filters' }))
      .first()
      .waitFor();
    for (const [key, name] of await listed(list)) if (/^X[-/]\d/.test(key)) shown.set(key, name);
  }
  expect(await contradictions(read, operator.ledger, shown)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();

  /** Key and name of each row that the page lists. */
  async function listed(list: RecordNote['list']) {
    const grid = page.getByRole('grid', { name: list === 'drivers' ? 'Drivers' : 'Locations' });
    if ((await grid.count()) === 0) return [];
    // The head counts as a row.
    const total = Number(await grid.getAttribute('aria-rowcount')) - 1;
    const found = grid.locator('tr[data-index]');
    await expect.poll(() => found.count()).toBe(total);
    const rows = await found.evaluateAll((all) =>
      all.map((row) => [
        (row.querySelector('.dt-key') as HTMLElement | null)?.innerText.trim() ?? '',
        (row.querySelector('.dt-key')?.nextElementSibling as HTMLElement | null)?.innerText.trim() ?? '',
      ]),
    );
    return rows as [string, string][];
  }
}, 240_000);
