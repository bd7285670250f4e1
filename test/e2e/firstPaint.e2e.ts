import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile();

/** Place, looks and text of everything that is seen of a page. */
const looks = (page: Page, root: '#first-paint' | '#root') =>
  page.evaluate(async (top) => {
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLElement>(`${top} :is(header, main), ${top} :is(header, main) *`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderTopColor, fontSize, fontWeight } = getComputedStyle(element);
        const size = [x, y, width, height].map(Math.round).join(' ');
        const text = element.childElementCount === 0 ? element.textContent : '';
        return [element.tagName, size, color, backgroundColor, borderTopColor, fontSize, fontWeight, text].join(' | ');
      });
  }, root);

/** Keeps the app's code back until it is called. */
async function holdApp(context: BrowserContext) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.each([
  ['en', 'light', 'ltr', 1280],
  ['de', 'dark', 'ltr', 390],
  ['en', 'dark', 'rtl', 1280],
] as const)(
  'before the app the page looks like the sign-in page: %s, %s, %s, %i px',
  async (language, themeMode, dir, width) => {
    const { page, context, problems } = await newPage({ viewport: { width, height: 800 } });
    await context.addInitScript(
      ([lang, settings]) => {
        localStorage.setItem('i18nextLng', lang);
        localStorage.setItem('settings', settings);
      },
      [language, JSON.stringify({ themeMode, themeDirection: dir, themeColorPresets: 'purple' })] as const,
    );
    const letGo = await holdApp(context);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    // The focus is part of the look.
    await page.locator('#first-paint input[type=email]:focus').waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    // The app gives the focus to what has this id when its page changes: that is never this one.
    expect(await page.locator('#first-paint #main').count()).toBe(0);
    const before = await looks(page, '#first-paint');
    expect(before.length).toBeGreaterThan(30);
    // From here on, when the typeface is in place: what the app moves as it takes over.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (shift.value > 0.001) document.documentElement.dataset['shifted'] = String(shift.value);
      }).observe({ type: 'layout-shift' });
    });
    letGo();
    await page.locator('#root main h1').waitFor();
    await page.locator('#root input[name=email]:focus').waitFor();
    expect(await page.locator('#first-paint').count()).toBe(0);
    expect(await looks(page, '#root')).toEqual(before);
    expect(await page.locator('html').getAttribute('data-shifted')).toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('what is typed, chosen and sent before the app is there is done by the app', async () => {
  const { page, context, problems } = await newPage();
  const letGo = await holdApp(context);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const signIn = page.locator('#first-paint [data-page=sign-in]');
  // The other language comes behind, and the style sheet that hides it a moment later.
  await signIn.filter({ visible: false }).waitFor({ state: 'attached' });
  const early = signIn.filter({ visible: true });
  await early.getByRole('button', { name: 'Deutsch' }).click();
  await early.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await early.getByLabel('E-Mail').fill('user@demo.test');
  await early.getByLabel('Passwort', { exact: true }).fill('wrong');
  await early.getByLabel('Passwort', { exact: true }).press('Enter');
  letGo();
  await page.locator('#root').getByRole('alert').waitFor();
  const html = page.locator('html');
  // Words that the browser puts in the place of the app's would no longer follow what it shows.
  expect([await html.getAttribute('lang'), await html.getAttribute('translate')]).toEqual(['de', 'no']);
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('user@demo.test');
  expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('wrong');
  expect(problems).toEqual([]);
  await context.close();
});

test('who is signed in sees the areas of the main layout instead, and guests of another page its header', async () => {
  const { page, context } = await newPage();
  await holdApp(context);
  await page.goto('/auth/reset-password', { waitUntil: 'commit' });
  await page.locator('#first-paint header:visible').waitFor();
  // The other pages are hidden by the style sheet, which may come a moment later.
  await expect.poll(() => page.locator('#first-paint input:visible').count()).toBe(0);
  await context.addInitScript(() => {
    localStorage.setItem('accessToken', 'any');
    localStorage.setItem('settings', JSON.stringify({ themeLayout: 'mini' }));
  });
  await page.goto('/dt/locations', { waitUntil: 'commit' });
  const layout = page.locator('#first-paint [data-page=app]:visible > *');
  await layout.waitFor();
  await expect.poll(() => layout.locator('> :first-child').evaluate((side) => side.clientWidth)).toBe(67);
  const others = page
    .getByText('Waste Collection Dashboard')
    .or(page.locator('#first-paint :is(header, main)'))
    .filter({ visible: true });
  await expect.poll(() => others.count()).toBe(0);
  await context.close();
});

test.each([
  ['en', 'Waste Collection Dashboard'],
  ['de', 'Dashboard Abfallsammlung'],
])('the name of the product stands where it stays when the app has come: %s', async (language, name) => {
  const { page, context, problems } = await newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('/auth/login');
  await page.evaluate((lang) => localStorage.setItem('i18nextLng', lang), language);
  await page.reload();
  await page.locator('#root input[type=email]').fill('user@demo.test');
  await page.locator('#root input[type=password]').fill('Glas-2026!');
  await page.locator('#root button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const letGo = await holdApp(context);
  await page.goto('/dt/trucks', { waitUntil: 'commit' });
  const early = page.locator('#first-paint').getByText(name).filter({ visible: true });
  // The other pages are hidden by the style sheet, which may come a moment later.
  await expect.poll(() => early.count()).toBe(1);
  const before = await early.boundingBox();
  expect(before?.width).toBeGreaterThan(100);
  letGo();
  await page.getByRole('gridcell').first().waitFor();
  expect(await page.locator('#root nav').getByText(name).boundingBox()).toEqual(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('who is signed in is asked before the app is there, and once; a token that has run out is renewed', async () => {
  const { page, context, problems } = await newPage({ serviceWorkers: 'block' });
  await page.goto('/auth/login');
  await signIn(page, 'user');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const letGo = await holdApp(context);
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/me')) asked.push(response.status());
  });
  await page.goto('/dt/trucks', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual([200]);
  letGo();
  await page.getByRole('gridcell').first().waitFor();
  expect([asked, problems]).toEqual([[200], []]);

  await page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`));
  await page.reload();
  await page.getByRole('gridcell').first().waitFor();
  expect(asked).toEqual([200, 401, 401, 200]);
  await context.close();
});

test('without scripts the page says what it needs, and no password gets into an address', async () => {
  const { page, context } = await newPage({ javaScriptEnabled: false });
  await page.goto('/auth/login');
  expect(await page.locator('noscript p').first().isVisible()).toBe(true);
  await expect(page.locator('#first-paint button[type=submit]:visible').click({ timeout: 500 })).rejects.toThrow(
    'intercepts pointer events',
  );
  // By the keyboard it can still be sent.
  await page.locator('input[type=password]:visible').fill('Secret-2026!');
  const [request] = await Promise.all([
    context.waitForEvent('request', (sent) => sent.isNavigationRequest()),
    page.keyboard.press('Enter'),
  ]);
  expect(request.url()).not.toContain('Secret');
});

const noApp = 'The dashboard could not be loaded.';

test.each([
  ['the app', '**/assets/index-*.js', noApp],
  ['the layout of its page', '**/assets/_simple-*.js', 'This page could not be loaded.'],
  ['neither that nor what says so', '**/assets/{_simple,RouteError}-*.js', noApp],
])('when %s does not arrive the page says so, and loads again', async (_, files, words) => {
  const { page, context } = await newPage({ serviceWorkers: 'block' });
  await context.route(files, (route) => route.abort());
  await page.goto('/auth/login');
  await page.getByText(words).waitFor();
  await context.unroute(files);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('#root input[type=email]').waitFor();
  expect(await page.getByText(words).isVisible()).toBe(false);
});
