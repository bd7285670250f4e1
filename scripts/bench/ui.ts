import { chromium, type Page } from 'playwright';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { calmRounds } from './calm.ts';
import { p75, slowDown, timed, watch, type Seen } from './measure.ts';
import { startProduct } from './product.ts';
import { report } from './report.ts';
import { home, screens } from './screens.ts';

/**
 * `npm run bench:ui`: the built product in Chromium on a processor slowed down four times. For every screen: navigation to
 * rows, each interaction, the longest task meanwhile; then the heap over many navigations. Exit code 1 when a target is
 * missed. `--rounds` and `--navigations` take numbers, `--only` a screen's path, `--url` the address of a running product
 * with the demo world.
 */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const rounds = Number(option('rounds', '5'));
const only = option('only', '');
const navigations = Number(option('navigations', '200'));
const TARGET = { paint: 200, task: 100, growth: 1.1 };

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/auth/login`);
  await page.locator('#root input[name=email]').fill('admin@demo.test');
  await page.locator('#root input[name=password]').fill('Glas-2026!');
  await page.locator('#root button[type=submit]').click();
  await page.locator(home.ready).first().waitFor();
}

const go = async (page: Page, path: string, ready: string) => {
  await page.locator(`nav a[href$="${path}"]`).first().click();
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
};

async function measureScreen(page: Page, screen: (typeof screens)[number]) {
  const round = async () => {
    await go(page, home.path, home.ready);
    const arrival = await timed(page, () => go(page, screen.path, screen.ready));
    const seen: Record<string, Seen> = { navigation: arrival };
    await page.waitForTimeout(500);
    for (const [name, act] of Object.entries(screen.actions)) seen[name] = await timed(page, () => act(page));
    return { arrival: arrival.ms, seen };
  };
  // The first time brings the code of the page; it is a load, and the figures of first paints tell of those.
  await round();
  const done = await calmRounds(rounds, round);
  const { path } = screen;
  report({ name: `${path}: navigation to rows`, value: p75(done.map(({ arrival }) => arrival)), unit: 'ms' });
  for (const name of ['navigation', ...Object.keys(screen.actions)]) {
    const paints = done.map(({ seen }) => seen[name]?.paint ?? NaN);
    report({ name: `${path}: ${name} to next paint`, value: p75(paints), unit: 'ms', limit: TARGET.paint });
  }
  const tasks = done.map(({ seen }) => Object.entries(seen).map(([name, { task }]) => ({ name, task })));
  const longest = tasks.flat().reduce((most, one) => (one.task > most.task ? one : most), { name: 'any', task: 0 });
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

const product = await startProduct(option('url', ''));
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
