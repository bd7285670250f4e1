import type { Page } from 'playwright';

/**
 * What an operator's hand and eye do, by the browser's own means: where Playwright looks for an element with `:not()`, `:has()` or a
 * text, it goes through the page by itself, which takes a page that was slowed down up to 50 ms, and those would count as the page's.
 */

/** Who presses a button or a key does not let go of it at once. */
export const held = { delay: 60 };

/** Waits until an element is there. */
export const there = (page: Page, css: string) =>
  page.waitForFunction((of) => document.querySelector(of) !== null, css, { timeout: 60_000 });

/** Waits until none is there any more. */
export const gone = (page: Page, css: string) =>
  page.waitForFunction((of) => document.querySelector(of) === null, css, { timeout: 60_000 });

/** Presses the middle of an element: of the first, of that with an index or of the first that reads a text. Fails when it is not in sight. */
export async function pressOn(page: Page, css: string, which: number | string = 0) {
  const middle = await page.evaluate(
    ([of, one]) => {
      const all = [...document.querySelectorAll(of)];
      const found = typeof one === 'number' ? all[one] : all.find((each) => each.textContent?.trim() === one);
      const box = found?.getBoundingClientRect();
      const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return at && document.elementFromPoint(at.x, at.y) ? at : undefined;
    },
    [css, which] as const,
  );
  if (!middle) throw new Error(`Nothing to press: ${css}, ${which}`);
  await page.mouse.click(middle.x, middle.y, held);
}
