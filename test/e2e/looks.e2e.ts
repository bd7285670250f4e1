import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { browserForFile } from '../setup/browserPage';
import { password } from '../setup/journey';
import { settled } from '../setup/screens';
import { compare } from './looks/compare';

/** `UPDATE_PICTURES=1 npm test -- --only e2e test/e2e/looks` keeps the present looks; look at them before you commit. */
const UPDATE = process.env.UPDATE_PICTURES === '1';
const folder = path.join(root, 'test/e2e/looks');
/** Share of the pixels that may differ: less than a button, more than the edges of all letters. */
const TOLERANCE = 0.01;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Screens that show nothing that changes from day to day. */
const LOOKS = [
  { name: 'sign-in', path: '/auth/login', size: DESK, mode: 'light', language: 'en' },
  { name: 'sign-in-phone', path: '/auth/login', size: PHONE, mode: 'dark', language: 'de' },
  { name: 'verify', path: '/auth/verify', size: PHONE, mode: 'light', language: 'ar' },
  { name: 'not-found', path: '/404', size: DESK, mode: 'dark', language: 'de' },
  { name: 'maintenance', path: '/maintenance', size: PHONE, mode: 'light', language: 'en' },
  { name: 'empty', path: '/dt/drivers?q=nobody-of-this-name', size: DESK, mode: 'light', language: 'de' },
  { name: 'empty-phone', path: '/dt/drivers?q=nobody-of-this-name', size: PHONE, mode: 'dark', language: 'en' },
  { name: 'profile', path: '/account/settings', size: DESK, mode: 'dark', language: 'ar' },
] as const;

const { newPage } = browserForFile({ maps: false });

/** Signed in already, without the form. */
async function accessToken(page: Page) {
  const answer = await page.request.post('/api/auth/log-in', { data: { email: 'viewer@demo.test', password } });
  return ((await answer.json()) as { atk: string }).atk;
}

test('screens that stay the same look as they did', async () => {
  const { page, context, problems } = await newPage({ reducedMotion: 'reduce' });
  const token = await accessToken(page);
  const desk = await context.newPage();
  const shots: Buffer[] = [];
  const changed: string[] = [];
  // How many there are depends on the journeys before.
  const times = { created_at: '2026-11-20T08:00:00.000Z', last_seen_at: '2026-11-20T08:00:00.000Z' };
  const one = { id: '00000000-0000-4000-8000-000000000001', browser: 'Chrome', os: 'Linux', ...times, current: true };
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: { sessions: [one] } }));
  await page.goto('/404');
  for (const { name, path: address, size, mode, language } of LOOKS) {
    await page.setViewportSize(size);
    const guest = address.startsWith('/auth/');
    await page.evaluate(
      ([themeMode, lang, atk]) => {
        localStorage.setItem('settings', JSON.stringify({ themeMode }));
        localStorage.setItem('i18nextLng', lang);
        if (atk) localStorage.setItem('accessToken', atk);
        else localStorage.removeItem('accessToken');
      },
      [mode, language, guest ? '' : token] as const,
    );
    await page.goto(address);
    await page.locator('#root h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    // The views of a list come after its rows.
    if (address.startsWith('/dt/')) await page.getByText(/^(Save view|Ansicht speichern)$/).waitFor();
    // How many overspills are new changes, and when sessions were begun.
    const shot = await page.screenshot({
      mask: [page.locator('header button:has(svg.lucide-bell)'), page.locator('main li')],
      maskColor: '#888888',
    });
    shots.push(shot);
    const file = path.join(folder, `${name}.png`);
    const { small, differing } = await compare(desk, shot, existsSync(file) ? readFileSync(file) : null);
    if (UPDATE) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, Buffer.from(small, 'base64'));
    } else if (differing > TOLERANCE) {
      const seen = path.join(root, 'test-results', `${name}.png`);
      mkdirSync(path.dirname(seen), { recursive: true });
      writeFileSync(seen, shot);
      changed.push(`${name}: ${(differing * 100).toFixed(1)} % differ, see ${seen}`);
    }
  }
  expect(changed).toEqual([]);
  // What is compared can differ: another screen of the same size is another picture.
  const [first, , , fourth] = shots;
  const other = await compare(
    desk,
    first as Buffer,
    Buffer.from((await compare(desk, fourth as Buffer, null)).small, 'base64'),
  );
  expect(other.differing).toBeGreaterThan(0.5);
  expect(problems).toEqual([]);
  await context.close();
});
