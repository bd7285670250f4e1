import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { BinList } from '@/api/generated/dashboard.schemas';

export const password = 'Glas-2026!';

/** Signs in through the form, as a person does, and waits for the dashboard. */
export async function signIn(page: Page, who: string, secret = password) {
  if (page.url() === 'about:blank') await page.goto('/auth/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A call to the API as who is signed in. @throws where it is answered with another status than the one that is expected */
async function call(page: Page, path: string, expected: number, body?: object): Promise<unknown> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      };
      const response = await fetch(`/api${to}`, { headers, ...(sent ? { method: 'POST', body: sent } : {}) });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    [path, body && JSON.stringify(body)] as const,
  );
  if (answer.status !== expected) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.body;
}

/** Files a notification as who is signed in: on some days of the demo's world nothing is waiting in the inbox. */
export const notify = (page: Page) =>
  call(page, '/complaints/', 201, [
    { location_id: '01/01', material_type: '11', reported_fill_level: 'full', channel: 'web' },
  ]);

/** Reports twelve containers as almost full: on some days of the demo's world nothing is worth a tour. */
export async function fillUp(page: Page) {
  const { bins } = (await call(page, '/bins/?page_size=12&active=true', 200)) as BinList;
  const recorded_at = new Date().toISOString();
  await call(page, '/levels/', 200, {
    rows: bins.map(({ container_id }) => ({
      ...{ key: `${container_id}@${recorded_at}`, container_id, recorded_at, level: 95, source: 'driver' },
    })),
  });
}

/** Signs out through the account menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/auth\/login/);
}

let tapped = 0;

/** Clicks a moment after the last of these clicks was through: on the pages without an account two taps on one place within it count once. */
export async function tapLater(target: Locator): Promise<void> {
  await expect.poll(() => Date.now() - tapped, { interval: 50 }).toBeGreaterThan(400);
  await target.click();
  tapped = Date.now();
}
