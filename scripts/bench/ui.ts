import { chromium, type Browser, type Page } from 'playwright';
import { readArgs } from '../lib/args.mjs';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { pressOn, there } from './hand.ts';
import { p75, slowDown, timed, untilQuiet, watch, type Seen } from './measure.ts';
import { median } from './page.ts';
import { startProduct } from './product.ts';
import { report } from './report.ts';
import { home, screens, type Screen } from './screens.ts';

/**
 * `npm run bench:ui`: the built product in Chromium on a processor slowed down four times. For every screen, median and p75 of
 * each action to its next paint, and the median of the longest task until all is quiet; then the heap over many navigations.
 * Exit code 1 when a p75 is over its target. `--only` takes a screen's path. `--url` takes the URL of a running product with the
 * demo world, more than once to compare builds by turns (`--url before=http://… --url after=http://…`).
 */
const { values } = readArgs(
  'Usage: npm run bench:ui -- [--rounds N] [--navigations N] [--only PATH] [--url [NAME=]URL …]',
  {
    rounds: { type: 'string', default: '5' },
    navigations: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    url: { type: 'string', multiple: true, default: [''] },
  },
);
const { only } = values;
const rounds = Number(values.rounds);
const navigations = Number(values.navigations);
/** So many rounds pass before any counts: the browser compiles in them what it finds to be worth it. */
const WARM = 2;
const TARGET = { paint: 200, growth: 1.1 };

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/auth/login`);
  await page.locator('#root input[name=email]').fill('admin@demo.test');
  await page.locator('#root input[name=password]').fill('Glas-2026!');
  await page.locator('#root button[type=submit]').click();
  await page.locator(home.ready).first().waitFor();
}

async function open(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await watch(page);
  await signIn(page, url);
  await slowDown(page, 4);
  return page;
}

const go = async (page: Page, path: string, ready: string) => {
  await pressOn(page, `nav a[href$="${path}"]`);
  await there(page, ready);
};

type Done = Record<string, Seen[]>;

/** Goes to a screen from the dashboard, and does all there is to do on it. */
async function visit(page: Page, { path, ready, search, actions }: Screen): Promise<Done> {
  const done: Done = {};
  await go(page, home.path, home.ready);
  await there(page, home.loaded);
  await untilQuiet(page);
  done['navigation'] = [await timed(page, () => go(page, path, ready))];
  if (search) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path + search.query);
    await there(page, search.ready);
    await untilQuiet(page);
  }
  for (const [name, act] of Object.entries(actions)) done[name] = [await timed(page, () => act(page))];
  return done;
}

async function measureScreen(pages: [label: string, page: Page][], screen: Screen) {
  const all = new Map<string, Done>();
  for (let round = -WARM; round < rounds; round += 1) {
    // By turns and in changing order: what is measured second would carry what the first left behind.
    for (const [label, page] of round % 2 === 0 ? pages : pages.toReversed()) {
      const done = await visit(page, screen);
      if (round < 0) continue;
      const before = all.get(label) ?? {};
      for (const [name, seen] of Object.entries(done)) before[name] = [...(before[name] ?? []), ...seen];
      all.set(label, before);
    }
  }
  for (const name of ['navigation', ...Object.keys(screen.actions)]) {
    for (const [label] of pages) {
      const seen = all.get(label)?.[name] ?? [];
      const paints = seen.map(({ paint }) => paint);
      const title = `${label && `${label} `}${screen.path}${screen.search?.query ?? ''}: ${name}`;
      report({ name: `${title}, median to the next paint`, value: median(paints), unit: 'ms' });
      report({ name: `${title}, p75`, value: p75(paints), unit: 'ms', limit: TARGET.paint });
      report({ name: `${title}, longest task`, value: median(seen.map(({ task }) => task)), unit: 'ms' });
    }
  }
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

const wanted = values.url.map((given) => {
  const [, label = '', url = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(given) ?? [];
  return { label, url };
});
const products = await Promise.all(wanted.map(async ({ label, url }) => ({ label, ...(await startProduct(url)) })));
// A browser for each build: pages of one browser share its compositor, and the one behind is slower.
const browsers: Browser[] = [];
try {
  const pages: [string, Page][] = [];
  for (const { label, url } of products) {
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
    browsers.push(browser);
    pages.push([label, await open(browser, url)]);
  }
  console.log(`${rounds} rounds at 4x slowdown`);
  for (const screen of screens.filter(({ path }) => !only || path === only)) {
    await measureScreen(pages, screen).catch((error: unknown) => {
      console.error(`✘ ${screen.path}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    });
  }
  const [, page] = pages[0] ?? [];
  if (page && navigations > 0) {
    await slowDown(page, 1);
    await heap(page);
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  for (const { stop } of products) await stop();
}
