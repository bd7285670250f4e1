import type { Locator, Page } from 'playwright';

/** What a person sees on the page at one moment. */
export interface Look {
  /** Something is painted that can be read. */
  blank: boolean;
  /** The last net has caught something: an error screen in place of the page. */
  crashed: string | null;
  path: string;
  signedOut: boolean;
  /** Titles of the dialogs and drawers that are open, lowest first. */
  layers: string[];
  /** In the top layer: what is said above the fields, and at them. */
  failure: string | null;
  refused: string[];
  busy: boolean;
  toasts: string[];
}

/** Looks at the page, in one go. A page whose code did not come loads itself again; then there is another look. */
export const look = (page: Page): Promise<Look> =>
  glance(page).catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
    return page.waitForLoadState().then(() => glance(page));
  });

const glance = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    // Not innerText, which lays the page out each time.
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const layers = [...document.querySelectorAll('[aria-modal][data-state=open]')];
    const top = layers.at(-1);
    const titleOf = (layer: Element) =>
      text(document.getElementById(layer.getAttribute('aria-labelledby') ?? '')) || layer.getAttribute('aria-label');
    const main = document.querySelector('main');
    const heading = text(main?.querySelector('h1'));
    return {
      blank: layers.length === 0 && text(main) === '' && !main?.querySelector('svg, .skeleton, .sk, [role=status]'),
      crashed: /Unexpected Application Error|could not be loaded|server error/i.test(heading) ? text(main) : null,
      path: location.pathname,
      signedOut: location.pathname.startsWith('/auth/'),
      layers: layers.map((layer) => titleOf(layer) ?? ''),
      failure: text(top?.querySelector('[role=alert]:not([hidden])')) || null,
      refused: [...(top?.querySelectorAll('[aria-invalid=true]') ?? [])].map((input) =>
        text(input.closest('[data-invalid], [role=group]') ?? input.parentElement),
      ),
      busy: top?.querySelector('[aria-busy=true]') !== null && top !== undefined,
      toasts: [...document.querySelectorAll('[data-scope=toast][data-part=root] [data-part=title]')].map(text),
    };
  });

/** Waits until the page looks as wished, a moment at a time. Throws what it looked like instead. */
export async function until(page: Page, wished: (now: Look) => boolean, what: string, limit = 15_000): Promise<Look> {
  const end = Date.now() + limit;
  for (;;) {
    const now = await look(page);
    if (wished(now)) return now;
    if (Date.now() > end) throw new Error(`${what} did not come: ${JSON.stringify(now)}`);
    await page.waitForTimeout(70);
  }
}

/** The session is over: on the sign-in page, or behind the screen that is locked. */
export const hasEnded = ({ signedOut, layers }: Look) => signedOut || layers.at(-1) === 'Sign in again';

/** Presses something that can be pressed: seen, not behind a dialog, and not disabled. Faster than moving a pointer there. */
export async function tap(target: Locator, timeout = 8000) {
  await target.waitFor({ timeout });
  await target.evaluate((element: HTMLElement) => {
    if (element.closest('[inert], body > [aria-hidden=true]'))
      throw new Error(`behind a dialog: ${element.outerHTML.slice(0, 200)}`);
    if (element.matches(':disabled, [aria-disabled=true]'))
      throw new Error(`disabled: ${element.outerHTML.slice(0, 200)}`);
    element.focus();
    element.click();
  });
}
