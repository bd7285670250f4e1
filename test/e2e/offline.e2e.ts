import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { faultyProxy } from '../setup/faultyProxy.ts';
import { signIn, signOut } from '../setup/journey.ts';

const { newPage } = browserForFile();
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeAll(async () => {
  proxy = await faultyProxy(inject('productUrl'));
});
afterAll(() => proxy.close());

/** As when the machine loses its network: Chromium's own switch reaches neither service workers nor, in all versions, a page loaded after it. */
const loseNetwork = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  });

test('without a network the app opens with the last data, says how old it is, refuses writes, and forgets at sign-out', async () => {
  const { page, context } = await newPage({ baseURL: proxy.url, serviceWorkers: 'allow' });
  await page.goto('/dt/locations');
  await signIn(page, 'admin');
  const table = page.getByRole('grid', { name: 'Locations' });
  await table.getByRole('row').nth(2).waitFor();
  // Installed and in charge; what the page asks from now on is kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await table.getByRole('row').nth(2).waitFor();
  const first = await table.getByRole('row').nth(1).innerText();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('responses-'));
        const urls = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return urls.flat().map((url) => new URL(url).pathname);
      }),
    )
    .toEqual(expect.arrayContaining(['/api/auth/me', expect.stringMatching(/location/)]));

  proxy.state.gone = true;
  await page.reload();
  await table.getByRole('row').nth(2).waitFor();
  expect(await table.getByRole('row').nth(1).innerText()).toBe(first);
  await page.getByText(/The server does not respond\. You see the data of .*\d.*; changes cannot be saved\./).waitFor();
  await loseNetwork(page);
  await page.getByText(/You are offline\. You see the data of .*\d.*; changes cannot be saved\./).waitFor();

  const write = await page.evaluate(() =>
    fetch('/api/locations', { method: 'POST', body: '{}' }).then(
      ({ status }) => `answered ${status}`,
      () => 'refused',
    ),
  );
  expect(write).toBe('refused');

  proxy.state.gone = false;
  await page.reload();
  await table.getByRole('row').nth(2).waitFor();
  await page.getByText(/changes cannot be saved/).waitFor({ state: 'detached' });
  await signOut(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('responses-'))))
    .toEqual([]);
  await context.close();
});

const cachedUsers = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('responses-')));

/** Signed in with the service worker in charge, the list of locations on the screen and cached. */
async function openLocations() {
  const opened = await newPage({ baseURL: proxy.url, serviceWorkers: 'allow' });
  await opened.page.goto('/dt/locations');
  await signIn(opened.page, 'admin');
  const rows = opened.page.getByRole('grid', { name: 'Locations' }).getByRole('row');
  await rows.nth(2).waitFor();
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await opened.page.reload();
  await rows.nth(2).waitFor();
  await expect
    .poll(() =>
      opened.page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('responses-'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      }),
    )
    .toEqual(expect.arrayContaining(['/api/auth/me', expect.stringMatching(/location/)]));
  return { ...opened, rows };
}

test('a gateway that says 502, 503 or 504 is a lost network: cached data, the banner, back by itself', async () => {
  const { page, context, rows } = await openLocations();
  for (const status of [502, 503, 504]) {
    proxy.state.status = status;
    await page.reload();
    await rows.nth(2).waitFor();
    await page.getByText(/The server does not respond\. You see the data of/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dt/locations');
    proxy.state.status = 0;
    await page.getByText(/changes cannot be saved/).waitFor({ state: 'detached' });
    await rows.nth(2).waitFor();
  }
  await context.close();
});

test('a server that is busy for a moment is asked again, and nobody notices', async () => {
  const { page, context, rows } = await openLocations();
  // A banner that comes and goes at once counts as well.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('The server does not respond'))
        document.documentElement.dataset.away = 'seen';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const busy = async (act: () => Promise<unknown>, shown: Locator) => {
    const { calls } = proxy.state;
    proxy.state.busyUntil = Date.now() + 900;
    await act();
    await shown.waitFor();
    expect(proxy.state.calls).toBeGreaterThan(calls);
  };
  await busy(() => page.reload({ waitUntil: 'commit' }), rows.nth(2));
  await busy(
    () => page.getByRole('link', { name: 'Drivers', exact: true }).click(),
    page.getByRole('grid', { name: 'Drivers' }).getByRole('row').nth(2),
  );
  expect(await page.evaluate(() => document.documentElement.dataset.away)).toBeUndefined();
  await context.close();
});

test('without a cached profile the page waits for the server and opens by itself, and nobody is asked to sign in', async () => {
  const { page, context } = await newPage({ baseURL: proxy.url });
  await page.goto('/dt/locations');
  await signIn(page, 'admin');
  const rows = page.getByRole('grid', { name: 'Locations' }).getByRole('row');
  await rows.nth(2).waitFor();
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await page.getByRole('heading', { name: 'The server does not respond' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dt/locations');
  await page.unroute('**/api/**');
  await rows.nth(2).waitFor();
  await context.close();
});

test('a second user finds nothing of the first, whose session ended by itself', async () => {
  const { page, context } = await openLocations();
  const [first = 'none'] = await cachedUsers(page);
  // As when the browser was closed and its session is gone: nobody has signed out.
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.goto('/auth/login');
  // What the first session left is put back, so that the sign-in itself has to delete it.
  await page.evaluate(async (name) => {
    await (await caches.open(name)).put('/api/drivers/', new Response('{"drivers":[]}'));
  }, first);
  await signIn(page, 'viewer');
  await page.getByRole('navigation').first().waitFor();
  expect(await cachedUsers(page)).not.toContain(first);
  await context.close();
});

test('streams reach the page as they come: the worker caches JSON alone', async () => {
  const { page, context } = await openLocations();
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    for (const accept of ['text/event-stream', 'text/csv', 'application/x-ndjson'])
      await fetch('/api/materials/?stream', { headers: { authorization, accept } });
    await fetch('/api/materials/?json', { headers: { authorization, accept: 'application/json' } });
  });
  const cached = () =>
    page.evaluate(async () => {
      const [name = 'none'] = (await caches.keys()).filter((one) => one.startsWith('responses-'));
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).search).filter(Boolean);
    });
  await expect.poll(cached).toContain('?json');
  expect(await cached()).not.toContain('?stream');
  await context.close();
});
