import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { startProduct } from './bench/product.ts';
import { readArgs } from './lib/args.mjs';
import { ensureChromium, launchArgs } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';
import { step } from './lib/steps.mjs';
import { shots, type Shot } from './visual/pages.ts';

const usage = `Usage: npm run visual -- [name …] [--width 390,1280] [--mode light,dark] [--language en,de,ar] [--size small] [--url http://…]

Takes a picture of every screen (or of those whose name begins with one given) in each width, mode and language, and lays
them out in visual/index.html. The world and the clock stand still, so that two runs differ only by what was changed.`;

const { values, positionals } = readArgs(
  usage,
  {
    width: { type: 'string', default: '390,1280' },
    mode: { type: 'string', default: 'light,dark' },
    language: { type: 'string', default: 'en,de,ar' },
    size: { type: 'string', default: 'small' },
    url: { type: 'string', default: '' },
  },
  shots.length,
);

/** A Friday morning: tours are under way. */
const FROZEN_AT = '2026-11-20T09:40:00+01:00';
const folder = path.join(root, 'visual');
const wanted = shots.filter(({ name }) => positionals.length === 0 || positionals.some((one) => name.startsWith(one)));

async function token(url: string) {
  const response = await fetch(`${url}/api/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'Glas-2026!' }),
  });
  return ((await response.json()) as { atk: string }).atk;
}

/** Waits until all is there and two pictures in a row are equal. */
async function calm(page: Page) {
  const end = Date.now() + 15_000;
  let before = '';
  for (;;) {
    const loading = await page.locator('.skeleton, .sk, [aria-busy=true]').count();
    const now = (await page.screenshot()).toString('base64');
    if (loading === 0 && now === before) return;
    before = now;
    if (Date.now() > end) throw new Error('still loading or moving after 15 s');
  }
}

async function take(page: Page, { name, path: address, ready, open }: Shot, suffix: string) {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ timeout: 15_000 });
  await calm(page);
  if (open) {
    await open(page);
    await calm(page);
  }
  await page.screenshot({ path: path.join(folder, `${name}.${suffix}.png`) });
}

async function takeAll(browser: Browser, url: string, width: number, mode: string, language: string) {
  const atk = await token(url);
  for (const guest of [true, false]) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: width < 600 ? 844 : 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.clock.setFixedTime(FROZEN_AT);
    await context.addInitScript(
      ([themeMode, lang, stored]) => {
        localStorage.setItem('settings', JSON.stringify({ themeMode }));
        localStorage.setItem('i18nextLng', lang);
        if (stored) localStorage.setItem('accessToken', stored);
      },
      [mode, language, guest ? '' : atk] as const,
    );
    const page = await context.newPage();
    for (const shot of wanted.filter((one) => Boolean(one.guest) === guest)) {
      await take(page, shot, `${width}.${mode}.${language}`).catch((error: Error) => {
        process.stderr.write(`${shot.name} ${width} ${mode} ${language}: ${error.message.split('\n')[0]}\n`);
        process.exitCode = 1;
      });
    }
    await context.close();
  }
}

/** One page with all pictures, by screen. */
function layOut() {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.png'));
  const sections = shots.flatMap(({ name }) => {
    const own = files.filter((file) => file.startsWith(`${name}.`)).sort();
    const pictures = own.map(
      (file) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`,
    );
    return own.length > 0 ? [`<h2>${name}</h2><div>${pictures.join('')}</div>`] : [];
  });
  const style =
    'body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:360px;border:1px solid #999}';
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sections.join('\n')}`,
  );
}

fs.mkdirSync(folder, { recursive: true });
const executablePath = await ensureChromium(console.log);
const product = await startProduct(values.url, {
  env: { DEMO_SIZE: values.size, FROZEN_AT },
  preload: path.join(root, 'scripts/lib/frozen-clock.mjs'),
});
const browser = await chromium.launch({ executablePath, args: launchArgs });
try {
  for (const width of values.width.split(',').map(Number)) {
    for (const mode of values.mode.split(',')) {
      for (const language of values.language.split(',')) {
        await step(`${wanted.length} screens, ${width} px, ${mode}, ${language}`, () =>
          takeAll(browser, product.url, width, mode, language),
        );
      }
    }
  }
  layOut();
  process.stdout.write(`\nvisual/index.html shows ${fs.readdirSync(folder).length - 1} pictures.\n`);
} finally {
  await browser.close();
  await product.stop();
}
