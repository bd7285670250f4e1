import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { faultyProxy } from '../setup/faultyProxy';
import { signIn } from '../setup/journey';

const { newPage } = browserForFile({ maps: false });
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
beforeAll(async () => {
  proxy = await faultyProxy(inject('productUrl'));
});
afterEach(() => {
  proxy.state.delay = 0;
});
afterAll(() => proxy.close());

/** Files that are the same in both versions keep their names; what makes a version new is the worker and the page. */
function release(version: string) {
  proxy.rewrite.set('/sw.js', (text) =>
    text.replace(/"revision":"[^"]*","url":"\.\/"/, `"revision":"${version}","url":"./"`),
  );
  const mark = (html: string) => html.replace('<head>', `<head><meta name="version" content="${version}">`);
  for (const path of ['/', '/dt', '/dt/drivers', '/dt/trucks', '/account/settings']) proxy.rewrite.set(path, mark);
}

const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? 'first');
const fileCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')));
const waiting = (page: Page) =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistration())?.waiting !== undefined &&
      (await navigator.serviceWorker.getRegistration())?.waiting !== null,
  );

/** As when the window goes out of sight and comes back; a browser without a window has no such moment of its own. */
async function glance(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

async function openWithWorker(): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const opened = await newPage({ baseURL: proxy.url, serviceWorkers: 'allow' });
  await opened.page.goto('/auth/login?next=/dt/drivers');
  await signIn(opened.page, 'admin');
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  return opened;
}

test('a new version is taken over without losing work: each tab loads again when its form is done', async () => {
  const { page, context, problems } = await openWithWorker();
  const other = await context.newPage();
  await other.goto('/dt/trucks');
  await other.getByRole('button', { name: 'Create truck' }).click();
  await other.getByLabel('Name', { exact: true }).fill('Not finished');

  await page.getByRole('button', { name: 'Create driver' }).click();
  await page.getByLabel('Driver ID', { exact: true }).fill('UPD-1');
  release('second');
  await glance(page, 'visible');
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(true);

  // Out of sight with a form open: nothing happens, and what was typed is still there.
  await glance(page, 'hidden');
  await glance(page, 'visible');
  expect(await versionOf(page)).toBe('first');
  expect(await waiting(page)).toBe(true);
  expect(await page.getByLabel('Driver ID', { exact: true }).inputValue()).toBe('UPD-1');

  await page.getByLabel('Name', { exact: true }).fill('Update');
  await page.getByRole('dialog').getByRole('button', { name: 'Create driver' }).click();
  await page.getByText('Entry added successfully').waitFor();
  await page.getByRole('dialog', { name: 'Driver Update' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // On the way to another page the new version takes over, and on a later way this tab is loaded from it.
  const nav = page.getByRole('navigation', { name: 'Main navigation' });
  const ways = ['Trucks', 'Drivers'];
  const moveOn = async () => {
    const [way = ''] = ways;
    ways.reverse();
    await nav.getByRole('link', { name: way, exact: true }).click({ timeout: 3000 });
    return [await versionOf(page), await waiting(page)];
  };
  // While the page is loaded anew nothing can be clicked; the poll asks again.
  await expect.poll(moveOn, { timeout: 45_000, interval: 1000 }).toEqual(['second', false]);
  await page.goto('/dt/drivers?q=UPD-1');
  await page.getByRole('grid', { name: 'Drivers' }).getByText('UPD-1').waitFor();
  expect(await fileCaches(page)).toContain('files-second');

  // The other tab has its form still, on the version it was opened with.
  await glance(other, 'hidden');
  await glance(other, 'visible');
  expect(await versionOf(other)).toBe('first');
  expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('Not finished');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('dialog').waitFor({ state: 'detached' });
  await glance(other, 'hidden');
  await expect.poll(() => versionOf(other), { timeout: 30_000 }).toBe('second');
  expect(problems).toEqual([]);
  await context.close();
});

test('slow responses that overlap do not keep the old version in charge', async () => {
  release('third');
  const { page, context } = await openWithWorker();
  await page.getByRole('grid', { name: 'Drivers' }).getByRole('row').nth(2).waitFor();
  release('fourth');
  const look = async () => {
    await glance(page, 'visible');
    return waiting(page);
  };
  // The browser may still be busy with the check that followed the first load.
  await expect.poll(look, { timeout: 60_000, interval: 2000 }).toBe(true);
  proxy.state.delay = 1500;
  await page.evaluate(() => {
    const headers = { accept: 'application/json', authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    setInterval(() => void fetch('/api/materials/', { headers }).catch(() => undefined), 1000);
  });
  await glance(page, 'hidden');
  await expect.poll(() => versionOf(page), { timeout: 60_000 }).toBe('fourth');
  await context.close();
});

test('the app can be installed: its manifest and icons are what the browser asks for', async () => {
  const { page, context } = await openWithWorker();
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { icons, ...rest } = JSON.parse(manifest.data ?? '{}') as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(rest).toMatchObject({ id: './', start_url: './', scope: './', display: 'standalone' });
  expect(rest).toHaveProperty('name');
  for (const { src, sizes, type } of icons) {
    const answer = await fetch(new URL(src, `${proxy.url}/`));
    expect(answer.headers.get('content-type'), src).toContain(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Width and height of a PNG stand at its bytes 16 to 23.
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, as tests have, offers no installation; nothing else may stand against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await context.close();
});
