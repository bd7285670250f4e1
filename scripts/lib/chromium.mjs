import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { bin, run } from './run.mjs';

/** Where the packages of the common systems put a Chromium. */
export const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What every Chromium of the tests starts with: WebGL without a graphics card, and nothing that calls home. */
export const launchArgs = [
  '--no-sandbox',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser that `playwright install` would put here, whether it is there or not. */
function playwrightPath() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The browser to test with: the one named by CHROMIUM_PATH, else the system's, else Playwright's own.
 * @param {{ named?: string, own?: string, exists?: (file: string) => boolean }} [from]
 * @returns {string | undefined}
 */
export function findChromium({
  named = process.env.CHROMIUM_PATH,
  own = playwrightPath(),
  exists = fs.existsSync,
} = {}) {
  return [named, ...systemPaths, own].find((file) => file && exists(file));
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Finds a browser, or installs one: Playwright's download first, then the distribution's package.
 * @param {(text: string) => void} say shown before each long step
 * @throws {Error} that tells what to do by hand
 */
export async function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  say('No Chromium found, downloading one with Playwright');
  await run(bin('playwright'), ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'], { timeout: 300_000 });
  if (!findChromium() && isRoot()) {
    say('The download did not work, installing the chromium package');
    await run('apt-get', ['update'], { timeout: 180_000 });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { timeout: 300_000 });
  }
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
  return path.normalize(installed);
}
