import { chromium, type Page } from 'playwright';
import { readArgs } from '../lib/args.mjs';
import { findChromium, launchArgs } from '../lib/chromium.mjs';
import { calmRounds } from './calm.ts';
import { slowDown } from './measure.ts';
import { median } from './page.ts';
import { startProduct } from './product.ts';
import { report } from './report.ts';

/**
 * `npm run bench:table`: a page of 1,000 containers in the built product, on a processor slowed down four times. The longest frame
 * while it is scrolled from end to end and sorted by turns, and while its search is typed into and the server does not respond; what is
 * typed has to show without a response, or the exit code is 1. What frames take with nothing to do tells how calm the machine is.
 * `--rounds` takes a number, `--rate` the slowdown, `--url` the URL of a running product with the demo world.
 */
const { values } = readArgs('Usage: npm run bench:table -- [--rounds N] [--rate N] [--url URL]', {
  rounds: { type: 'string', default: '3' },
  rate: { type: 'string', default: '4' },
  url: { type: 'string', default: '' },
});
const rounds = Number(values.rounds);
const rate = Number(values.rate);
const ROWS = 1000;
/** After so many times the browser has compiled what an action runs through. */
const COMPILING = 5;
const TYPED = 'wertstoff';

interface Row {
  id: number;
  container_id: string;
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/auth/login`);
  await page.locator('#root input[name=email]').fill('admin@demo.test');
  await page.locator('#root input[name=password]').fill('Glas-2026!');
  await page.locator('#root button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
}

/** Set while the server is to be slow: what waits for it. */
let held: Promise<void> | undefined;

/** The demo world has fewer containers than a page can hold: its own are repeated until the page is full. */
async function fillPages(page: Page) {
  await page.route('**/api/bins/?*', async (route) => {
    await held;
    const response = await route.fetch();
    const body = (await response.json()) as { bins: Row[]; total_routes: number };
    const { bins } = body;
    if (bins.length === 0 || !route.request().url().includes(`page_size=${ROWS}`)) return route.fulfill({ response });
    const rows = Array.from({ length: ROWS }, (_, index) => {
      const row = bins[index % bins.length] as Row;
      return index < bins.length ? row : { ...row, id: row.id + 1_000_000, container_id: `${row.container_id}-2` };
    });
    return route.fulfill({ response, json: { ...body, bins: rows, total_routes: ROWS } });
  });
}

/** The longest gap between two frames while an action runs and until half a second after it, in ms. */
async function longestFrame(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    // Methods, because functions with a name of their own come through the compiler with a helper that the page lacks.
    const state = {
      longest: 0,
      running: true,
      last: 0,
      tick(now: number) {
        if (state.last > 0) state.longest = Math.max(state.longest, now - state.last);
        state.last = now;
        if (state.running) requestAnimationFrame(state.tick);
      },
    };
    (window as unknown as { frames: typeof state }).frames = state;
    requestAnimationFrame(state.tick);
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: { longest: number; running: boolean } };
    frames.running = false;
    // Whole ms: three frames of a screen are 50.01.
    return Math.round(frames.longest);
  });
}

const scroll = (page: Page) => async () => {
  await page.locator('.dt-frame').hover();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(16);
  }
};

const product = await startProduct(values.url);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: launchArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await fillPages(page);
  await signIn(page, product.url);
  await page.goto(`${product.url}/dt/bins?page_size=${ROWS}`);
  await page.locator(`table[aria-rowcount="${ROWS + 1}"]`).waitFor();
  await slowDown(page, rate);
  const sortBy = (name: string) => async () => {
    const header = page.getByRole('columnheader', { name });
    const before = await header.getAttribute('aria-sort');
    await header.getByRole('button').click();
    await page.waitForFunction(
      ([label, old]) => [...document.querySelectorAll('th')].some((th) => th.title === label && th.ariaSort !== old),
      [name, before] as const,
    );
    await page.locator('.dt-frame:not([data-stale])').waitFor();
  };
  const search = page.getByRole('searchbox');
  const type = async () => {
    let release = () => {};
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await search.pressSequentially(TYPED, { delay: 60 });
    unseen = Math.max(unseen, (await search.inputValue()) === TYPED ? 0 : 1);
    release();
    held = undefined;
  };
  let unseen = 0;
  const actions: [string, () => Promise<unknown>][] = [
    ['at rest', () => page.waitForTimeout(1000)],
    ['scrolling from end to end', scroll(page)],
    ['sorting by fill level', sortBy('Fill level')],
    ['sorting by container', sortBy('Container ID')],
    ['typing while the list is on its way', type],
  ];
  const head = `1,000 rows, ${rate}x slowdown: longest frame`;
  for (const [name, act] of actions) {
    const once = async () => {
      const longest = await longestFrame(page, act);
      if (act === type) await search.fill('');
      else await page.locator('.dt-frame').evaluate((frame) => frame.scrollTo(0, 0));
      await page.waitForTimeout(800);
      return longest;
    };
    // Code is compiled in steps while it is run: the first time is told, the later ones count.
    report({ name: `${head} ${name}, the first time`, value: await once(), unit: 'ms' });
    for (let more = 1; more < COMPILING; more += 1) await once();
    report({ name: `${head} ${name}`, value: median(await calmRounds(rounds, once)), unit: 'ms' });
  }
  report({ name: 'times the search waited for an response', value: unseen, unit: '', limit: 0 });
} finally {
  await browser.close();
  await product.stop();
}
