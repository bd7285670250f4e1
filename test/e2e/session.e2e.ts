import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile();

test('two tabs renew an expired token without being taken for a thief; without the cookie both ask to sign in', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/account/settings?areas=1');
  await signIn(page, 'viewer');
  await page.waitForURL(/\/account\/settings\?areas=1$/);
  const other = await context.newPage();
  await other.goto('/account/settings');
  await other.getByRole('heading', { level: 1 }).waitFor();

  const renewals: string[] = [];
  for (const tab of [page, other]) {
    tab.on('response', (response) => {
      if (response.url().includes('/auth/refresh-token')) renewals.push(String(response.status()));
    });
  }
  const expire = () => page.evaluate(() => localStorage.setItem('accessToken', 'no.longer.valid'));
  await expire();
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /^Account of/ }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/account/settings');
  }
  // One for both; a tab that is reloaded while it renews loses the answer, and the other asks once more.
  expect(renewals.length).toBeLessThanOrEqual(2);
  expect([...new Set(renewals)]).toEqual(['200']);

  // In this order: with the cookie, the other tab may renew the token first.
  await context.clearCookies();
  await expire();
  await page.reload();
  await page.waitForURL(/\/auth\/login/);
  // Whichever asked the server first says so; the other finds nobody signed in.
  const said = () => Promise.all([page, other].map((tab) => tab.getByText('Your session has ended.').isVisible()));
  await expect.poll(said, { timeout: 20_000 }).toContain(true);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/account/settings?areas=1');
  await other.reload();
  await other.waitForURL(/\/auth\/login/);
  await other.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
