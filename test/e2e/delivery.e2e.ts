import { expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';

const { newPage } = browserForFile();
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('productUrl')}${path}`, { headers: { accept: 'text/html', ...headers } });

test('a visitor who is not signed in reaches the login page, without an error and without a third party', async () => {
  const { page, context, problems } = await newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text());
  });
  await page.goto('/');
  await page.waitForURL(/\/auth\/login/);
  await page.getByRole('textbox').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('hashed files are kept for a year and travel compressed, the page is always asked for', async () => {
  const page = await ask('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const file = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? 'no script in the page';
  for (const encoding of ['br', 'gzip']) {
    const script = await ask(file, { 'accept-encoding': encoding });
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(script.headers.get('cache-control')).toContain('max-age=31536000');
    expect(script.headers.get('cache-control')).toContain('immutable');
  }
});

test('the policy allows no inline script, and inner files of the build stay inside', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect((await ask('/.vite/manifest.json', { accept: 'application/json' })).status).toBe(404);
  expect((await ask('/readyz')).status).toBe(200);
});

test('the contract can be read where the navigation points', async () => {
  const contract = await ask('/openapi.yaml');
  expect(contract.status).toBe(200);
  expect(contract.headers.get('content-type')).toContain('yaml');
  expect(await contract.text()).toContain('operationId: listTours');
});
