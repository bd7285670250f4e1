import { type Page } from 'playwright';

export const password = 'Glas-2026!';

/** Signs in through the form, as a person does, and waits for the dashboard. */
export async function signIn(page: Page, who: string, secret = password) {
  if (page.url() === 'about:blank') await page.goto('/auth/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs out through the account menu. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/auth\/login/);
}
