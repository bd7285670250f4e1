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
    expect(script.headers.get('vary')).toBe('accept-encoding');
  }
});

test('the policy allows no inline script, and inner files of the build stay inside', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect((await ask('/.vite/manifest.json', { accept: 'application/json' })).status).toBe(404);
  expect((await ask('/readyz')).status).toBe(200);
});

test('every path that is no file and no API is the page, whatever a client accepts', async () => {
  for (const accept of ['*/*', 'text/html', 'image/png,*/*;q=0.8', 'text/*'])
    for (const path of ['/', '/de/tours', '/nowhere/at/all', '/?a=b.c']) {
      const { status, headers } = await ask(path, { accept });
      expect([accept, path, status, headers.get('content-type')]).toEqual([
        accept,
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  const head = await fetch(`${inject('productUrl')}/tours`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of ['/assets/gone-1a2b3c.js', '/missing.png', '/api', '/api/', '/api/nowhere', '/.env'])
    expect([path, (await ask(path, { accept: '*/*' })).status]).toEqual([path, 404]);
  expect((await ask('/tours', { accept: 'application/json' })).status).toBe(404);
});

test('the contract can be read where the navigation points', async () => {
  const contract = await ask('/openapi.yaml');
  expect(contract.status).toBe(200);
  expect(contract.headers.get('content-type')).toContain('yaml');
  expect(await contract.text()).toContain('operationId: listTours');
});
