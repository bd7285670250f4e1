import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage';
import { password } from '../setup/journey';

const { newPage } = browserForFile({ maps: false });

interface Focus {
  name: string;
  tag: string;
  /** It can be seen that the focus is here. */
  visible: boolean;
}

/** Where the focus is, in the words of a person. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0]?.innerText;
    const marked = (one: Element | null | undefined) => {
      const { outlineStyle, outlineWidth, boxShadow } = one ? getComputedStyle(one) : ({} as CSSStyleDeclaration);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // A menu keeps the focus and says which of its items is meant.
    const item = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    const name = item?.innerText ?? element.getAttribute('aria-label') ?? label ?? element.innerText ?? '';
    return {
      name: name.trim().replaceAll(/\s+/g, ' '),
      tag: element.tagName.toLowerCase(),
      // A hidden input shows its focus on what stands for it.
      visible:
        element.matches(':focus-visible') && [element, element.nextElementSibling, element.parentElement].some(marked),
    };
  });

/** Presses Tab until the focus is on something of this name; each stop on the way must show that it has the focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(key);
    const now = await focus(page);
    expect(now.visible, `the focus on ${now.tag} “${now.name}” can be seen`).toBe(true);
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return now;
    passed.push(now.name);
  }
  throw new Error(`Tab does not come to ${String(name)}, only to ${passed.join(' | ')}`);
}

const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);

test('a day without a mouse: sign in, skip the navigation, create, read, leave unsaved input, sign out', async () => {
  const { page, context, problems } = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/auth/login');
  await page.locator('#root input[name=email]').waitFor();
  // The page begins in its first field.
  await expect.poll(async () => (await focus(page)).name).toBe('Email');
  await type(page, 'admin@demo.test');
  await tabTo(page, 'Password');
  await type(page, password);
  await press(page, 'Enter');
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // The first stop leads past the navigation.
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Skip to content');
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Drivers');
  await press(page, 'Enter');
  const grid = page.getByRole('grid', { name: 'Drivers' });
  await grid.getByRole('row').nth(1).waitFor();

  // A dialog takes the focus, and gives it back.
  await tabTo(page, 'Create driver');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Create driver' });
  await dialog.waitFor();
  await expect.poll(async () => (await focus(page)).name).toBe('Driver ID');
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focus(page)).name).toBe('Create driver');

  // What was typed is not lost by a slip.
  await press(page, 'Enter');
  await dialog.waitFor();
  await expect.poll(async () => (await focus(page)).name).toBe('Driver ID');
  await type(page, 'KEY-1');
  await press(page, 'Escape');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await expect.poll(async () => (await focus(page)).name).toBe('Cancel');
  await press(page, 'Enter');
  await question.waitFor({ state: 'detached' });
  await tabTo(page, 'Name');
  await type(page, 'Keyboard Only');
  await press(page, 'Enter');
  await page.getByText('Entry added successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  // What was created is open, and its row has the focus afterwards.
  const drawer = page.getByRole('dialog', { name: 'Driver Keyboard Only' });
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('KEY-1');

  // Find it again, walk the table, read it, and come back to where one was.
  await press(page, '/');
  await type(page, 'KEY-1');
  await press(page, 'Enter');
  await expect.poll(() => grid.getByRole('row').count()).toBe(2);
  await page.evaluate(() => document.querySelector('[role=grid]')?.getAttribute('aria-busy'));
  for (let stops = 0; stops < 30; stops++) {
    await press(page, 'Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[role=grid] tbody') !== null)) break;
  }
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('KEY-1');

  await tabTo(page, /^Account of/, 'Shift+Tab');
  await press(page, 'Enter');
  // The focus goes into the menu when it is there, to the first of its items.
  await expect.poll(async () => (await focus(page)).name).toBe('Profile and password');
  await press(page, 'End');
  await expect.poll(async () => (await focus(page)).name).toBe('Sign out');
  await press(page, 'Enter');
  await page.waitForURL(/\/auth\/login/);
  expect(problems).toEqual([]);
  await context.close();
});
