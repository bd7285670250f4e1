import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { password, signIn } from '../setup/journey';
import { goTo, OPEN_PAGES, SCREENS } from '../setup/screens';
import { PARAMETERS, records, REDIRECTS, SCRIPTS } from './security/payloads';

const url = () => inject('productUrl');
const { newPage } = browserForFile({ maps: false });
let page: Page;
let context: BrowserContext;
let problems: string[];
/** Addresses that the browser asked for, and what the policy had to stop. */
const asked: string[] = [];
const stopped: string[] = [];
let token = '';

beforeAll(async () => {
  ({ page, context, problems } = await newPage());
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('noteStopped', (what: string) => void stopped.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { noteStopped: (what: string) => void }).noteStopped(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  );
  await page.goto('/auth/login');
  await signIn(page, 'admin');
  await page.getByRole('navigation').first().waitFor();
  token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '';
});
afterAll(() => context.close());

const api = (path: string, method = 'GET', body?: unknown) =>
  fetch(`${url()}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Nothing ran, and nothing of a text became a part of the page. */
const intruders = () =>
  page.evaluate(() => ({
    ran: '__xss' in window,
    parts: [
      ...document.querySelectorAll('img[src="x"], svg[onload], iframe, a[href^="javascript:" i], [onfocus], [onerror]'),
    ].map((element) => element.outerHTML),
  }));
const NONE = { ran: false, parts: [] };

test('scripts stored in any text field are shown as text on every screen', async () => {
  const made: string[] = [];
  for (const [path, body] of records()) {
    const answer = await api(path, 'POST', body);
    made.push(`${path} ${answer.status} ${answer.ok ? '' : await answer.text()}`);
  }
  expect(made.filter((line) => !/ 20[01] /.test(line))).toEqual([]);
  const me = (await (await api('/auth/me')).json()) as { user: { name: string } };
  await api('/auth/me', 'PATCH', { name: SCRIPTS[1] });

  for (const screen of SCREENS) {
    const path = /^\/dt\/.|complaints/.test(screen.path) ? screen.path.replace(/\?.*/, '?q=XSS') : screen.path;
    await goTo(page, { ...screen, path });
    if (path.includes('q=')) {
      await page.waitForFunction(() => document.querySelector('[role=grid] tbody')?.textContent?.includes('ZZ-XSS-0'));
      await page.locator('tr[data-index] .dt-key').first().click();
      await page.locator('[aria-modal][data-state=open] dl').first().waitFor();
      const seen = await page.locator('body').innerText();
      if (/locations|drivers|trucks/.test(path)) expect(seen, path).toContain('window.__xss=1');
    }
    expect(await intruders(), path).toEqual(NONE);
  }
  await api('/auth/me', 'PATCH', { name: me.user.name });
  expect(problems).toEqual([]);
  expect(stopped).toEqual([]);
});

test('scripts in any parameter of an address, in its path and typed into the search do nothing', async () => {
  for (const [n, path] of [...SCREENS.map((screen) => screen.path.split('?')[0] ?? ''), ...OPEN_PAGES].entries()) {
    const query = new URLSearchParams(PARAMETERS.map((name, at) => [name, SCRIPTS[(n + at) % SCRIPTS.length] ?? '']));
    await page.goto(`${path}?${query.toString()}#${encodeURIComponent(SCRIPTS[1] ?? '')}`, { waitUntil: 'commit' });
    await page.locator('#root h1').waitFor();
    expect(await intruders(), path).toEqual(NONE);
  }
  await page.goto(`/dt/${encodeURIComponent(SCRIPTS[0] ?? '')}`);
  await page.waitForURL(/\/404/);
  await page.goto('/dt/drivers');
  for (const script of SCRIPTS) await page.getByRole('searchbox').fill(script);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/q=/);
  await page.getByRole('button', { name: 'Clear search and filters' }).or(page.getByRole('grid')).first().waitFor();
  expect(await intruders()).toEqual(NONE);
  expect(problems).toEqual([]);
  expect(stopped).toEqual([]);
});

test('no way back leads who has signed in to another site', async () => {
  const own = new URL(url()).origin;
  for (const next of REDIRECTS) {
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `/auth/login?next=${encodeURIComponent(next)}`,
    );
    await page.waitForFunction(() => !location.pathname.startsWith('/auth/'));
    expect(new URL(page.url()).origin, JSON.stringify(next)).toBe(own);
    expect(new URL(page.url()).pathname, JSON.stringify(next)).toBe('/dashboard');
  }
  // And through the form, where signing in itself moves on.
  const guest = await newPage();
  for (const next of [REDIRECTS[0], REDIRECTS[9], 'javascript:window.__xss=1']) {
    await guest.page.goto(`/auth/login?next=${encodeURIComponent(next ?? '')}`);
    await signIn(guest.page, 'viewer');
    await guest.page.getByRole('navigation').first().waitFor();
    expect(new URL(guest.page.url()).origin).toBe(own);
    expect(await guest.page.evaluate(() => '__xss' in window)).toBe(false);
    await guest.context.clearCookies();
    await guest.page.evaluate(() => localStorage.clear());
  }
  expect([...problems, ...guest.problems]).toEqual([]);
  await guest.context.close();
});

test('another site can neither renew nor end a session, nor read an answer, nor frame the app', async () => {
  const attacks = `<iframe name="f" src="${url()}/"></iframe><form target="f" method="post" action="${url()}/api/auth/log-out"></form>`;
  const stranger = http.createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(attacks),
  );
  await new Promise<void>((resolve) => stranger.listen(0, 'localhost', resolve));
  // Another site to the browser: not the host of the product, which is 127.0.0.1.
  const there = `http://localhost:${(stranger.address() as AddressInfo).port}`;
  const tab = await context.newPage();
  const answers: string[] = [];
  tab.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(`${response.request().method()} ${response.status()}`);
  });
  await tab.goto(there);
  const read = await tab.evaluate(async (base) => {
    const tries = ['refresh-token', 'me'].map((name) =>
      fetch(`${base}/api/auth/${name}`, { credentials: 'include' }).then(
        ({ status }) => `read ${status}`,
        () => 'unreadable',
      ),
    );
    tries.push(
      ...['auth/refresh-token', 'drivers/'].map((name) =>
        fetch(`${base}/api/${name}`, {
          method: name === 'drivers/' ? 'POST' : 'GET',
          credentials: 'include',
          mode: 'no-cors',
        }).then(
          ({ type }) => type,
          () => 'unreadable',
        ),
      ),
    );
    return Promise.all(tries);
  }, url());
  expect(read).toEqual(Array(4).fill('unreadable'));
  await tab.evaluate(() => document.forms[0]?.submit());
  await expect
    .poll(() => answers.some((answer) => answer.startsWith('POST 2') || answer.startsWith('POST 4')))
    .toBe(true);
  expect(answers.filter((answer) => answer.startsWith('GET 2'))).toEqual([]);
  expect(tab.frames().filter((frame) => frame.url().startsWith(url()) && !frame.url().includes('/api/'))).toEqual([]);
  await tab.close();
  stranger.close();

  // The session is what it was: its cookie still renews it.
  await page.goto('/dt');
  const renewed = await page.evaluate(() => fetch('/api/auth/refresh-token').then(({ status }) => status));
  expect(renewed).toBe(200);
});

test('headers keep the browser inside the product, and the cookie is out of reach of scripts', async () => {
  for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/api/materials/', '/no/such/page']) {
    const { headers } = await fetch(`${url()}${path}`, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
    );
    expect(directives, path).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(policy, path).not.toMatch(/unsafe-|\*|http:/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('referrer-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-powered-by'), path).toBeNull();
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
  }
  expect((await api('/drivers/')).headers.get('cache-control')).toContain('no-store');
  const cookies = await context.cookies(`${url()}/api/auth/me`);
  expect(cookies).toMatchObject([{ name: 'refresh_token', httpOnly: true, sameSite: 'Strict', path: '/api/auth' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('no token and no password is in an address, in what the browser keeps for offline, or in the log', async () => {
  await page.goto('/tours');
  await page.locator('tr[data-index]').first().waitFor();
  const [cookie] = await context.cookies(`${url()}/api/auth/me`);
  // A hash in the name of a file may begin like a token; two of its parts it never has.
  const secrets = [token, cookie?.value ?? 'no cookie', password, '.eyJ'];
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((address) => secrets.some((secret) => address.replaceAll('%21', '!').includes(secret)))).toEqual(
    [],
  );
  expect(page.url()).not.toContain('session');
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(
    kept.filter((key) => !['accessToken', 'settings', 'i18nextLng'].includes(key) && !key.startsWith('table')),
  ).toEqual([]);

  const log = readFileSync(inject('productLog'), 'utf8');
  expect(log.split('\n').filter((line) => line.includes('"req"') || line.includes('request')).length).toBeGreaterThan(
    50,
  );
  const telling = log.split('\n').filter((line) => /eyJ[\w-]+\.eyJ|Bearer |refresh_token=|authorization/i.test(line));
  expect(telling.map((line) => line.slice(0, 400))).toEqual([]);
  for (const secret of secrets) expect(log.replaceAll(/password .*$/gm, '')).not.toContain(secret);
});
