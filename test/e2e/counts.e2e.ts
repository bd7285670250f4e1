import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile();

/**
 * Requests of a cold page until all is quiet, by what they ask for. They do not depend on the machine: a page that grows slower by
 * asking for more is seen here. How many requests for data there are depends a little on what is in the world: the limits leave room for a few.
 * Raise a limit only with a reason in the commit.
 */
const LIMITS: Record<string, { path: string; ready: string; scripts: number; data: number; list?: string }> = {
  login: { path: '/auth/login', ready: 'input[type=email]', scripts: 12, data: 0 },
  dashboard: { path: '/', ready: '[role=group]', scripts: 76, data: 25, list: '/api/tours/' },
  tours: { path: '/tours', ready: '[role=row] [role=gridcell]', scripts: 62, data: 12, list: '/api/tours/' },
  containers: { path: '/dt/bins', ready: '[role=row] [role=gridcell]', scripts: 51, data: 10, list: '/api/bins/' },
  trucks: { path: '/dt/trucks', ready: '[role=row] [role=gridcell]', scripts: 45, data: 9, list: '/api/trucks/' },
  notifications: {
    path: '/complaints',
    ready: '[role=row] [role=gridcell]',
    scripts: 52,
    data: 9,
    list: '/api/complaints/',
  },
  shifts: {
    path: '/resources',
    ready: '[role=gridcell]',
    scripts: 52,
    data: 11,
    list: '/api/trucks/availabilities/list',
  },
};

/** So high that all of a page is in the window and comes: by night fewer tours are under way, and what stands below them moves up. */
const tall = { viewport: { width: 1280, height: 2400 } };

test('a cold page needs few requests', async () => {
  const { context, page, problems } = await newPage();
  await page.goto('/auth/login');
  await signIn(page, 'admin');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const storageState = await context.storageState();
  await context.close();

  /** Opens a page afresh; late is whether it asked for its rows only when the layout was there. */
  async function open(name: string) {
    const { path, ready, list } = LIMITS[name] as (typeof LIMITS)[string];
    const cold = await newPage({
      storageState: name === 'login' ? undefined : storageState,
      serviceWorkers: 'block',
      ...tall,
    });
    const seen = { scripts: 0, data: 0 };
    // The demo city lives: what changes meanwhile is asked for again, which is not counted.
    const data = new Set<string>();
    const asked: string[] = [];
    let last = 0;
    cold.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.resourceType() === 'script') seen.scripts++;
      if (pathname.startsWith('/api/')) seen.data = data.add(`${request.method()} ${pathname}${search}`).size;
      asked.push(pathname);
      last = Date.now();
    });
    await cold.page.goto(path, { waitUntil: 'commit' });
    await cold.page.locator(ready).first().waitFor();
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(2500);
    const counts = { ...seen };
    await cold.context.close();
    // Only the rendered layout asks for this script.
    const rendered = asked.findIndex((one) => one.includes('/assets/live-'));
    const rows = asked.indexOf(list ?? '');
    return { counts, late: list !== undefined && !(rows >= 0 && rows < rendered) };
  }

  const counted: Record<string, { scripts: number; data: number }> = {};
  const late: string[] = [];
  for (const name of Object.keys(LIMITS)) {
    const first = await open(name);
    counted[name] = first.counts;
    // The layout also shows while a page's code takes longer than a second to come, which a busy machine makes it do now and then.
    if (first.late && (await open(name)).late && (await open(name)).late) late.push(name);
  }
  const over = Object.entries(LIMITS).filter(([name, { scripts, data }]) => {
    const found = counted[name];
    return !found || found.scripts > scripts || found.data > data;
  });
  expect(over.map(([name]) => [name, counted[name]])).toEqual([]);
  expect(late).toEqual([]);
  expect(problems).toEqual([]);
});
