import { chromium, type Page } from 'playwright';
import { readArgs } from '../lib/args.mjs';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { calmest, enoughCalm, percent, taken, type Taken } from './calm.ts';
import { pressOn, there } from './hand.ts';
import { p75, slowDown, timed, untilQuiet, watch, type Seen } from './measure.ts';
import { startProduct } from './product.ts';
import { report } from './report.ts';
import { home, screens } from './screens.ts';

/**
 * `npm run bench:ui`: the built product in Chromium on a processor slowed down four times. For every screen: navigation to
 * rows, each interaction, the longest task meanwhile; then the heap over many navigations. Exit code 1 when a target is
 * missed. `--rounds` and `--navigations` take numbers, `--only` a screen's path, `--url` the address of a running product
 * with the demo world.
 */
const { values } = readArgs('Usage: npm run bench:ui -- [--rounds N] [--navigations N] [--only PATH] [--url URL]', {
  rounds: { type: 'string', default: '5' },
  navigations: { type: 'string', default: '200' },
  only: { type: 'string', default: '' },
  url: { type: 'string', default: '' },
});
const { only } = values;
const rounds = Number(values.rounds);
const navigations = Number(values.navigations);
/** So many rounds pass before any counts: the browser compiles in them what it finds to be worth it. */
const WARM = 3;
/** An action counts when it lost at most this share of its time, which is next to nothing; so many times as many are tried at most. */
const CALM = 0.005;
const PATIENCE = 3;
const TARGET = { paint: 200, task: 100, growth: 1.1 };

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/auth/login`);
  await page.locator('#root input[name=email]').fill('admin@demo.test');
  await page.locator('#root input[name=password]').fill('Glas-2026!');
  await page.locator('#root button[type=submit]').click();
  await page.locator(home.ready).first().waitFor();
}

const go = async (page: Page, path: string, ready: string) => {
  await pressOn(page, `nav a[href$="${path}"]`);
  await there(page, ready);
};

async function measureScreen(page: Page, { path, ready, actions }: (typeof screens)[number]) {
  const done: Record<string, Taken<Seen & { ms: number }>[]> = {};
  const round = async () => {
    const measure = async (name: string, act: () => Promise<unknown>) => {
      (done[name] ??= []).push(await taken(() => timed(page, act)));
    };
    await go(page, home.path, home.ready);
    // Its own load is over.
    await there(page, home.loaded);
    await untilQuiet(page);
    await measure('navigation', () => go(page, path, ready));
    for (const [name, act] of Object.entries(actions)) await measure(name, () => act(page));
  };
  const longestOf = (entries: { name: string; values: Seen[] }[]) =>
    entries
      .flatMap(({ name, values }) => values.map(({ task }) => ({ name, task })))
      .reduce((most, one) => (one.task > most.task ? one : most), { name: 'any', task: 0 });
  // The first time brings the code of the page: it is a load, told and not judged.
  await round();
  const first = longestOf(Object.entries(done).map(([name, one]) => ({ name, values: one.map(({ value }) => value) })));
  report({ name: `${path}: longest task, the first time (${first.name})`, value: first.task, unit: 'ms' });
  for (let n = 1; n < WARM; n += 1) await round();
  for (const name of Object.keys(done)) done[name] = [];
  // Each action counts by itself: in a second or less, hardly any other is disturbed when one is.
  const all = () => Object.values(done);
  for (
    let n = 0;
    n < rounds * PATIENCE && !all().every((one) => one.length > 0 && enoughCalm(one, rounds, CALM));
    n += 1
  )
    await round();
  const counted = Object.entries(done).map(([name, one]) => ({ name, runs: one.length, ...calmest(one, rounds) }));
  const lost = Math.max(...counted.map((one) => one.lost));
  const runs = Math.max(...counted.map((one) => one.runs));
  if (runs > rounds)
    console.error(
      `  ${runs} rounds; of each action ${rounds} count, which lost up to ${percent(lost)} of their time to others`,
    );
  for (const { name, values } of counted) {
    if (name === 'navigation')
      report({ name: `${path}: navigation to rows`, value: p75(values.map(({ ms }) => ms)), unit: 'ms' });
    const paint = p75(values.map((seen) => seen.paint));
    report({ name: `${path}: ${name} to next paint`, value: paint, unit: 'ms', limit: TARGET.paint });
  }
  const longest = longestOf(counted);
  const name = `${path}: longest task (${longest.name})`;
  report({ name, value: longest.task, unit: 'ms', limit: TARGET.task });
}

/** Bytes in use after collecting garbage: after a first tour of all screens, and at the end. */
async function heap(page: Page) {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const all = [home, ...screens];
  const tour = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const { path, ready } = all[i % all.length] ?? home;
      await go(page, path, ready);
    }
    await go(page, home.path, home.ready);
    return used();
  };
  const before = await tour(all.length * 2);
  const after = await tour(navigations);
  report({ name: 'heap after a first tour of all screens', value: before, unit: 'MB' });
  const limit = before * TARGET.growth;
  report({ name: `heap after ${navigations} navigations`, value: after, unit: 'MB', limit });
}

const product = await startProduct(values.url);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await watch(page);
  await signIn(page, product.url);
  await slowDown(page, 4);
  console.log(`p75 of ${rounds} rounds at 4x slowdown`);
  for (const screen of screens.filter(({ path }) => !only || path === only)) {
    await measureScreen(page, screen).catch((error: unknown) => {
      console.error(`✘ ${screen.path}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    });
  }
  await slowDown(page, 1);
  if (navigations > 0) await heap(page);
} finally {
  await browser.close();
  await product.stop();
}
