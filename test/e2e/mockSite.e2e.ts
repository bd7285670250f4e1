import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, must } from '../../scripts/lib/run.mjs';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const below = '/teams/demo/';
const folder = mkdtempSync(path.join(tmpdir(), 'mock-site-'));

/** As hosts of static files do it: below a path, and a deep address is answered with `404.html`. */
const host = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host.test');
  if (!pathname.startsWith(below)) return void response.writeHead(404).end();
  const wanted = path.join(folder, pathname.slice(below.length) || 'index.html');
  const found = existsSync(wanted) && statSync(wanted).isFile();
  const file = found ? wanted : path.join(folder, '404.html');
  response.writeHead(found ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

let site: string;
beforeAll(async () => {
  const env = { NODE_ENV: 'production', VITEST: undefined, VITE_BASE_PATH: below };
  await must(bin('vite'), ['build', '--mode', 'mock', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    env,
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}${below}`;
}, 180_000);
afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

const { newPage } = browserForFile();

test('a static site on mocks, below a path: sign in, create, reload, and it is still there', async () => {
  const { page, problems } = await newPage({ baseURL: site, serviceWorkers: 'allow' });
  await page.goto(`${site}dt/locations?scenario=empty`);
  await page.getByLabel('Email').waitFor();
  // The state stays in the address on the way through signing in.
  expect(new URL(page.url()).searchParams.get('scenario')).toBe('empty');
  await signIn(page, 'admin');
  await page.waitForURL(`${site}dt/locations?scenario=empty`);
  await page.getByText('There are no locations yet.').waitFor();

  await page.getByRole('button', { name: 'Create location' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create location' });
  await dialog.getByLabel('Location ID').fill('07/02');
  await dialog.getByLabel('Name').fill('Alter Hafen');
  await dialog.getByLabel('Latitude').fill('51.94');
  await dialog.getByLabel('Longitude').fill('7.63');
  await dialog.getByRole('button', { name: 'Create location' }).click();
  await page.getByRole('dialog', { name: 'Location 07/02' }).waitFor();
  await page.reload();
  await page.getByRole('dialog', { name: 'Location 07/02' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: 'Alter Hafen' }).waitFor();

  // Another scenario is another world; the panel goes there, and a link keeps to it.
  await page.getByRole('button', { name: 'Mocks: empty' }).click();
  const panel = page.getByRole('region', { name: 'Mocks' });
  await panel.getByRole('radio', { name: /^viewer/ }).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(`${site}dt/locations?scenario=viewer`);
  await page.getByRole('link', { name: 'Trucks' }).first().click();
  await page.getByRole('gridcell', { name: 'GL-ÄB 12', exact: true }).waitFor();
  expect(page.url()).toBe(`${site}dt/trucks?scenario=viewer`);
  // Everything came from the site itself; answers are checked in development only.
  expect(problems.filter((problem) => !problem.includes(site))).toEqual([]);
  expect(await page.getByText('Responses against the contract').count()).toBe(0);
});
