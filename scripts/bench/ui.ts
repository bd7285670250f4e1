import { chromium, type Page } from 'playwright';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { startProduct } from './product.ts';
import { p75, slowDown, timed, watch } from './measure.ts';
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
  const arrivals: number[] = [];
  const paints = new Map<string, number[]>();
  const tasks: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await go(page, home.path, home.ready);
    const note = (name: string, { paint, task }: { paint: number; task: number }) => {
      // The first time brings the code of the page; it is a load, and the figures of first paints tell of those.
      if (round === 0) return;
      paints.set(name, [...(paints.get(name) ?? []), paint]);
      tasks.push(task);
    };
    const arrival = await timed(page, () => go(page, screen.path, screen.ready));
    if (round > 0) arrivals.push(arrival.ms);
    note('navigation', arrival);
    await page.waitForTimeout(500);
    for (const [name, act] of Object.entries(screen.actions)) note(name, await timed(page, () => act(page)));
  }
  const { path } = screen;
  report({ name: `${path}: navigation to rows`, value: p75(arrivals), unit: 'ms' });
  for (const [name, values] of paints)
    report({ name: `${path}: ${name} to next paint`, value: p75(values), unit: 'ms', limit: TARGET.paint });
  report({ name: `${path}: longest task`, value: Math.max(0, ...tasks), unit: 'ms', limit: TARGET.task });
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
