import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';

const { newPage } = browserForFile();

/** Parts of the page before the app, and what they stand for. */
const parts: [shell: string, real: string][] = [
  ['header', 'header'],
  ['.brand', 'header a'],
  ['.brand span', 'header a span'],
  ['button[lang=en-GB]', 'header button[lang=en-GB]'],
  ['button[lang=de]', 'header button[lang=de]'],
  ['button[lang=de] svg', 'header button[lang=de] svg'],
  ['.card', 'main > div > div'],
  ['h1', 'h1'],
  ['p', 'main p'],
  ['label[for=shell-email]', 'form > div > :nth-child(1) label'],
  ['#shell-email', 'input[name=email]'],
  ['label[for=shell-password]', 'form > div > :nth-child(2) label'],
  ['[role=link]', 'form a'],
  ['#shell-password', 'input[name=password]'],
  ['b svg', 'form button[type=button] svg'],
  ['.submit', 'button[type=submit]'],
];

const looks = (page: Page, root: '#shell' | '#root') =>
  page.evaluate(
    async ([top, list]) => {
      await document.fonts.ready;
      return list.map(([shell, real]) => {
        const element = document.querySelector<HTMLElement>(`${top} ${top === '#shell' ? shell : real}`);
        if (!element) return `${shell}: nothing`;
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderTopColor, fontSize, fontWeight } = getComputedStyle(element);
        const text = (element.innerText ?? '').trim();
        const size = [x, y, width, height].map(Math.round).join(' ');
        return [shell, size, color, backgroundColor, borderTopColor, fontSize, fontWeight, text].join(' | ');
      });
    },
    [root, parts] as const,
  );

test.each([
  ['en', 'light', 1280],
  ['de', 'dark', 390],
] as const)('before the app the page looks like the sign-in page: %s, %s, %i px', async (language, mode, width) => {
  const { page, context, problems } = await newPage({ viewport: { width, height: 800 } });
  await context.addInitScript(
    ([lang, themeMode]) => {
      localStorage.setItem('i18nextLng', lang);
      localStorage.setItem('settings', JSON.stringify({ themeMode, themeColorPresets: 'purple' }));
    },
    [language, mode] as const,
  );
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.locator('#shell .submit').waitFor();
  // The focus is part of the look.
  await page.locator('#shell-email:focus').waitFor();
  const before = await looks(page, '#shell');
  await page.locator('#shell-email').fill('user@demo.test');
  await page.locator('#shell-password').fill('wrong');
  await page.locator('#shell-password').press('Enter');
  letGo();
  await page.locator('#root main').waitFor();
  expect(await page.locator('#shell').count()).toBe(0);

  // What was typed and sent has been carried out.
  await page.getByText(/Invalid credentials|Ungültige|falsch|stimm/).waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe('user@demo.test');

  await page.reload();
  await page.locator('#root main h1').waitFor();
  await page.locator('#root input[name=email]:focus').waitFor();
  expect(await looks(page, '#root')).toEqual(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('who is signed in sees the frame of the app instead', async () => {
  const { page, context } = await newPage();
  await context.addInitScript(() => localStorage.setItem('accessToken', 'any'));
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/dt/locations', { waitUntil: 'commit' });
  await page.locator('#shell .side').waitFor();
  expect(await page.locator('#shell .card').isVisible()).toBe(false);
  await context.close();
});
