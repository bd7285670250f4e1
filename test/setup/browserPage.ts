import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { findChromium, launchArgs } from '../../scripts/lib/chromium.mjs';

/** Starts Chromium as all end-to-end tests use it. The caller closes it. */
export const launchBrowser = () => chromium.launch({ executablePath: findChromium(), args: launchArgs });

/** A worker would hide the page's requests from a test that answers them; those about being offline allow it. */
const serviceWorkers = 'block';

/**
 * One browser for a test file. `newPage` opens a fresh visit (its own cookies and storage) with the product as base URL,
 * and `problems` collects what went wrong in it: errors of the page and requests to a third party.
 */
export function browserForFile() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  return {
    async newPage(options: BrowserContextOptions = {}) {
      const baseURL = inject('productUrl');
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
