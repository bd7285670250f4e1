import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A screen of the product, and how one knows that it is complete. */
export interface Screen {
  path: string;
  /** Something that is there only when the data is. */
  ready: string;
}

const rows = 'tr[data-index]';

/** Every screen behind the sign-in. */
export const SCREENS: Screen[] = [
  { path: '/dashboard?period=monthly', ready: 'canvas' },
  { path: '/resources', ready: '[data-block], [data-slot]' },
  { path: '/complaints?page_size=10', ready: rows },
  { path: '/complaints/inbox', ready: 'main li a' },
  { path: '/tours?page_size=10', ready: rows },
  { path: '/tours/plan', ready: rows },
  { path: '/dt', ready: 'main h2' },
  { path: '/dt/locations?page_size=10', ready: rows },
  { path: '/dt/bins?page_size=10', ready: rows },
  { path: '/dt/trucks?page_size=10', ready: rows },
  { path: '/dt/drivers?page_size=10', ready: rows },
  { path: '/dt/import', ready: 'main select' },
  { path: '/account/settings', ready: 'main form' },
  { path: '/account/users?page_size=10', ready: rows },
  { path: '/account/areas?page_size=10', ready: rows },
  // The demo begins with neither: they say that there is nothing yet.
  { path: '/account/tokens?page_size=10', ready: 'main table, main input' },
  { path: '/account/history?page_size=10', ready: 'main table, main input' },
];

/** Pages that need no sign-in. */
export const OPEN_PAGES = [
  '/auth/login',
  '/auth/reset-password',
  '/auth/verify',
  '/auth/accept-invitation',
  '/setup',
  '/report',
  '/drive',
  '/coming-soon',
  '/maintenance',
  '/500',
  '/404',
  '/403',
];

/** Goes to another screen within the app, as a link does, and waits until nothing more is loading. */
export async function goTo(page: Page, { path, ready }: Screen) {
  await page.evaluate((to) => {
    // What is there before must not be taken for the new screen.
    const other = new URL(to, location.href).pathname !== location.pathname;
    if (other) document.querySelector('#main > *')?.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('[data-before]').waitFor({ state: 'detached' });
  await page.locator(ready).first().waitFor();
  await settled(page);
}

/** Loads a screen anew and waits until nothing more is loading. */
export async function openScreen(page: Page, { path, ready }: Screen) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  await settled(page);
}

/** Waits until no skeleton is left and no animation that ends is running. Throws what is still unfinished. */
export async function settled(page: Page) {
  const unfinished = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.skeleton, .sk')].map((element) => element.outerHTML.slice(0, 120)),
      ...document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
        .map(({ effect }) => `animation of ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
    ]);
  await expect.poll(unfinished, { timeout: 15_000, interval: 50, message: `finished: ${page.url()}` }).toEqual([]);
}
