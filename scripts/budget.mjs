/**
 * `npm run budget`: JavaScript (gzip) that opens each page of the build, against its limit, and who contributes most. Nothing of the
 * mocks and of the development check of responses may be in it.
 * `npm run budget -- login` also lists the chunks and everything in the pages of that name.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readArgs } from './lib/args.mjs';
import { gzipSizes, heaviest, pagesOf, strays, withImports } from './lib/bundle.mjs';
import { root } from './lib/run.mjs';

const [asked] = readArgs('Usage: npm run budget -- [PAGE]', {}, 1).positionals;

/** In kB of 1024 bytes; the login page is the one a visitor waits for without having a cache. */
const limitOf = (page) => (/(^|[/.])login$/.test(page) ? 190 : 300);

/** In kB: dialogs, menus, tooltips and messages, fetched when a page is idle. */
const LATER_LIMIT = 60;

const folder = path.join(root, 'dist/client');
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, '.vite', name), 'utf8'));
const sizeOf = gzipSizes(folder);
const kB = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

const pages = pagesOf(read('manifest.json'))
  .map(({ page, files }) => ({ page, files, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) }))
  .sort((a, b) => b.bytes - a.bytes);
if (pages.length === 0) throw new Error('The build has no pages.');

console.log('  kB gzip   limit  page');
for (const { page, bytes } of pages) {
  const limit = limitOf(page);
  const over = bytes > limit * 1024;
  console.log(`${over ? '✘' : '✔'} ${kB(bytes)} ${String(limit).padStart(7)}  ${page}`);
  if (over) process.exitCode = 1;
}

// What every signed-in page fetches once its rows are there.
const manifest = read('manifest.json');
const shown = pages.find(({ page }) => page === '_main')?.files ?? new Set();
const parts = ['panels', 'dialogs', 'toasts'].map((name) => `src/ui/overlays/${name}.tsx`);
if (parts.some((part) => !manifest[part])) throw new Error('The build has no overlays.');
const later = [...withImports(manifest, parts)].filter((file) => !shown.has(file));
const laterBytes = later.reduce((sum, file) => sum + sizeOf(file), 0);
const tooMuch = laterBytes > LATER_LIMIT * 1024;
console.log(
  `${tooMuch ? '✘' : '✔'} ${kB(laterBytes)} ${String(LATER_LIMIT).padStart(7)}  overlays, after the first rows`,
);
if (tooMuch) process.exitCode = 1;
console.log('\nTen largest contributors (kB gzip, over all pages):');
const all = new Set(pages.flatMap(({ files }) => [...files]));
for (const [name, bytes] of heaviest(all, read('origins.json'), sizeOf).slice(0, 10))
  console.log(`${kB(bytes)}  ${name}`);

// `npm run bench` puts these beside its own figures.
for (const { page, bytes } of process.env.BENCH_FIGURES ? pages : []) {
  const figure = { name: `${page}: JavaScript`, value: bytes / 1024, unit: 'kB', limit: limitOf(page) };
  fs.appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(figure)}\n`);
}

const found = strays(read('origins.json'));
if (fs.existsSync(path.join(folder, 'mockServiceWorker.js'))) found.push('mockServiceWorker.js');
for (const stray of found) console.log(`✘ for developers only, but in the product: ${stray}`);
if (found.length > 0) process.exitCode = 1;

for (const { page, files } of pages.filter((one) => asked && one.page.includes(asked))) {
  console.log(`\n${page}`);
  for (const file of files) console.log(`${kB(sizeOf(file))}  ${file}`);
  console.log('of which');
  for (const [name, bytes] of heaviest(files, read('origins.json'), sizeOf).slice(0, 25))
    console.log(`${kB(bytes)}  ${name}`);
}
