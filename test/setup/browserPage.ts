import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { findChromium, launchArgs } from '../../scripts/lib/chromium.mjs';

/** Without a graphics card, painting as if there were one costs more than anything else. */
const plainArgs = [...launchArgs.filter((arg) => !/gl=|angle|swiftshader/.test(arg)), '--disable-gpu'];

/** Starts Chromium as all end-to-end tests use it, or as one that cannot draw maps. The caller closes it. */
export const launchBrowser = ({ maps = true } = {}) =>
  chromium.launch({ executablePath: findChromium(), args: maps ? launchArgs : plainArgs });

/** A worker would hide the page's requests from a test that answers them; those about being offline allow it. */
const serviceWorkers = 'block';

/**
 * One browser for a test file. `newPage` opens a fresh visit (its own cookies and storage) with the product as base URL (unless given),
 * and `problems` collects what went wrong in it: errors of the page and requests to a third party. Without `maps` the browser cannot
 * draw them, which without a graphics card takes most of a test's time; the page shows them as lists then.
 */
export function browserForFile({ maps = true } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser({ maps });
  });
  afterAll(() => browser.close());

  return {
    async newPage(options: BrowserContextOptions = {}) {
      const baseURL = options.baseURL ?? inject('productUrl');
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1280, height: 800 },
        serviceWorkers,
        ...options,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(baseURL)) problems.push(`third party: ${url}`);
      });
      return { page, context, problems };
    },
  };
}
