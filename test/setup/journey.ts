import { type Page } from 'playwright';
import { expect } from 'vitest';

export const password = 'Glas-2026!';

/** Signs in through the form, as a person does, and waits for the dashboard. */
export async function signIn(page: Page, who: string, secret = password) {
  if (page.url() === 'about:blank') await page.goto('/auth/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Files a notification as who is signed in: on some days of the demo's world nothing is waiting in the inbox. */
export async function notify(page: Page) {
  const status = await page.evaluate(async () => {
    const body = { location_id: '01/01', material_type: '11', reported_fill_level: 'full', channel: 'web' };
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    return (await fetch('/api/complaints/', { method: 'POST', headers, body: JSON.stringify([body]) })).status;
  });
  if (status !== 201) throw new Error(`The notification was answered with ${status}`);
}

/** Signs out through the account menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/auth\/login/);
}

let tapped = 0;

/** A moment after the last tap: on the pages without an account two taps on one place within it count once. */
export async function aMomentLater(): Promise<void> {
  await expect.poll(() => Date.now() - tapped, { interval: 50 }).toBeGreaterThan(400);
  tapped = Date.now();
}
