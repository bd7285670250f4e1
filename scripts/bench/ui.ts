import { chromium, type Page } from 'playwright';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { startProduct } from './product.ts';
import { p75, slowDown, timed, watch } from './measure.ts';
import { home, screens } from './screens.ts';

/**
 * `npm run bench:ui`: the built product in Chromium on a processor slowed down four times. For every screen: navigation to
 * rows, each interaction, the longest task meanwhile; then the heap over many navigations. Exit code 1 when a target is
 * missed. `--rounds` and `--navigations` take numbers, `--url` the address of a running product with the demo world.
 */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const rounds = Number(option('rounds', '5'));
const navigations = Number(option('navigations', '200'));
const TARGET = { paint: 200, task: 100, growth: 1.1 };

let missed = 0;
const verdict = (met: boolean) => {
  if (!met) missed += 1;
  return met ? '✔' : '✘';
};

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
    const { ms } = await timed(page, () => go(page, screen.path, screen.ready));
    // The first time brings the code of the page; it is a load, and pageload figures tell of those.
    if (round > 0) arrivals.push(ms);
    await page.waitForTimeout(500);
    for (const [name, act] of Object.entries(screen.actions)) {
      const { paint, task } = await timed(page, () => act(page));
      if (round === 0) continue;
      paints.set(name, [...(paints.get(name) ?? []), paint]);
      tasks.push(task);
    }
  }
  console.log(`\n${screen.path}`);
  console.log(`    ${p75(arrivals).toFixed(0).padStart(5)} ms  navigation to rows`);
  for (const [name, values] of paints) {
    const value = p75(values);
    console.log(`  ${verdict(value < TARGET.paint)} ${value.toFixed(0).padStart(5)} ms  ${name} to next paint`);
  }
  const longest = Math.max(0, ...tasks);
  console.log(`  ${verdict(longest <= TARGET.task)} ${longest.toFixed(0).padStart(5)} ms  longest task`);
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
  const met = verdict(after <= before * TARGET.growth);
  console.log(`\n${met} heap ${before.toFixed(1)} MB, after ${navigations} navigations ${after.toFixed(1)} MB`);
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
  console.log(`p75 of ${rounds} rounds at 4x slowdown; targets: paint ${TARGET.paint} ms, task ${TARGET.task} ms`);
  for (const screen of screens) {
    await measureScreen(page, screen).catch((error: unknown) => {
      console.log(`  ${verdict(false)} ${screen.path}: ${String(error).split('\n')[0]}`);
    });
  }
  await slowDown(page, 1);
  if (navigations > 0) await heap(page);
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
