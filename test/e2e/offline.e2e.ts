import type { Page } from 'playwright';
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
        const names = (await caches.keys()).filter((name) => name.startsWith('data-'));
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
  await page.getByText(/The server does not answer\. You see the data of .*\d.*; changes cannot be saved\./).waitFor();
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
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('data-'))))
    .toEqual([]);
  await context.close();
});
