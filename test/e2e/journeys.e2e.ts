import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { fillUp, password, signIn, signOut } from '../setup/journey.ts';

const { newPage } = browserForFile();

test('an operator signs in, changes the period, finds a location and signs out', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/dt/locations?sort=street');
  await page.waitForURL(/\/auth\/login/);
  await signIn(page, 'user', 'wrong');
  await page.getByText('Invalid credentials').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('user@demo.test');
  await signIn(page, 'user');

  // Where they wanted to go.
  await page.waitForURL(/\/dt\/locations\?sort=street/);
  const table = page.getByRole('grid', { name: 'Locations' });
  await table.getByRole('row').nth(2).waitFor();

  await page
    .getByRole('link', { name: 'Dashboard' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click();
  await page.waitForURL(/\/(dashboard)?(\?.*)?$/);
  await page
    .getByRole('radio', { name: 'Yearly' })
    .or(page.getByRole('button', { name: 'Yearly' }))
    .first()
    .click({ force: true });
  await page.waitForURL(/period=yearly/);
  await page
    .getByRole('group')
    .filter({ hasText: /Number of routes\D{0,40}\d/ })
    .last()
    .waitFor();

  await page.getByRole('link', { name: 'Locations' }).first().click();
  const name = (await table.getByRole('row').nth(1).getByRole('gridcell').nth(2).innerText()).trim();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.waitForURL(/q=/);
  await table.getByText(name).first().waitFor();

  await signOut(page);
  await page.goto('/dt/locations');
  await page.waitForURL(/\/auth\/login/);
  expect(problems).toEqual([]);
  await context.close();
});

test('who has to set a new password does so and is signed in with it', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/auth/login');
  await signIn(page, 'new');
  await page.waitForURL(/\/auth\/new-password/);
  const [first, second] = [page.getByLabel(/^New password/), page.getByLabel(/^Repeat/)];
  await first.fill('Passwort123!');
  await page.getByText('This password is easy to guess. Add a word or two.').waitFor();
  await first.fill('Scherben-4711');
  await page.getByText(/^Strength: (fair|good|strong)$/).waitFor();
  await second.fill('Scherben-4712');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText(/do not match|not the same|differ/i).waitFor();
  await second.fill('Scherben-4711');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('navigation').first().waitFor();
  await signOut(page);
  await signIn(page, 'new', 'Scherben-4711');
  await page.getByRole('navigation').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a forgotten password is replaced with the code from the mail', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Both pages have a field of that name.
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByLabel('Email').fill('other@demo.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL(/\/auth\/verify/);
  const mailed = () =>
    /code to set a new password is (\d{6})/.exec(readFileSync(inject('productLog'), 'utf8'))?.[1] ?? '';
  await expect.poll(mailed, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  const code = mailed();
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await page
    .getByText(/wrong|not right|invalid/i)
    .first()
    .waitFor();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify code' }).click();
  await page.waitForURL(/\/auth\/new-password/);
  await page.getByLabel(/^New password/).fill('Flaschenpost-7');
  await page.getByLabel(/^Repeat/).fill('Flaschenpost-7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('navigation').first().waitFor();
  expect(page.url()).not.toContain('session=');
  await signOut(page);
  await signIn(page, 'other', password);
  await page.getByText('Invalid credentials').waitFor();
  await signIn(page, 'other', 'Flaschenpost-7');
  await page.getByRole('navigation').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('tours are proposed from the urgent list, arranged, planned, and given to others when the truck drops out', async () => {
  const { page, problems } = await newPage();
  await page.goto('/tours/plan');
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Plan a day' }).waitFor();
  await fillUp(page);
  await page.getByRole('button', { name: 'Plan a day' }).click();
  const plan = page.getByRole('button', { name: /^Plan \d+ tours?$/ });
  const stops = page.getByRole('group').getByText(/^\d+\. /);
  let found: string | undefined;
  // Not every day has a truck with a driver and without a tour.
  for (let ahead = 10; ahead > 0 && !found; ahead--) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/tours/plan?date=${day}`);
    await page.getByRole('button', { name: 'Propose tours' }).click();
    await plan.or(page.getByText(/No truck with a driver is free|No tour is possible/)).waitFor();
    if (!(await plan.isVisible()) || !(await plan.isEnabled())) continue;
    await stops.first().waitFor();
    // A tour of one stop has nothing to arrange.
    if ((await stops.allInnerTexts()).some((text) => text.startsWith('2. '))) found = day;
  }
  expect(found).toBeDefined();
  const at = (await stops.allInnerTexts()).findIndex((text) => text.startsWith('2. '));
  const name = (await stops.nth(at - 1).innerText()).slice(3).trim();
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: `Move ${name} (arrow keys)` })
    .first()
    .press('ArrowDown');
  await page.getByRole('button', { name: /\(arranged\)/ }).waitFor();
  expect((await stops.nth(at).innerText()).slice(3).trim()).toBe(name);
  await plan.click();
  await page.getByRole('button', { name: 'Show tours' }).click();
  await page.waitForURL((url) => url.searchParams.get('start') === found);
  const planned = page.getByRole('grid', { name: 'Tours' }).getByText('Planned');
  await planned.first().waitFor();
  const tours = await planned.count();

  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('button', { name: 'Disruption' }).click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('button', { name: 'Show what can be done' }).click();
  const ways = page.getByRole('group', { name: 'What can be done' });
  await ways.getByRole('button', { disabled: false }).first().click();
  await page.getByRole('button', { name: 'Change shifts and tours' }).click();
  await page.getByText('Shifts and tours are changed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await ways.waitFor();
  await page.goto(`/tours?start=${found}&end=${found}`);
  await expect.poll(() => planned.count()).toBe(tours);
  expect(problems).toEqual([]);
});
