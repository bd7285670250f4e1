import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await newPage());
  await page.goto('/auth/login');
  await signIn(page, 'admin');
  await page.getByRole('navigation').first().waitFor();
});

test('tours: filtered, one opened by its row, its stops as a list, its details by their address, replayed', async () => {
  await page.goto('/tours');
  await page.getByRole('button', { name: 'Add filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Status' });
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname.endsWith('/tours/') && searchParams.has('status') && searchParams.get('page_size') !== '1';
  });
  await panel.getByRole('checkbox', { name: /Completed/ }).check();
  await page.waitForURL(/status=completed/);
  await page.keyboard.press('Escape');
  const { tours } = (await (await answer).json()) as { tours: { route_name: string }[] };
  const name = tours[0]?.route_name ?? '';
  const row = page.getByRole('grid', { name: 'Tours' }).locator('tr[data-index]').first();
  await expect.poll(() => row.innerText()).toContain(name);
  await row.getByText(name, { exact: true }).click();
  await page.waitForURL(/id=\d+/);
  const map = page.getByRole('region', { name: `Map of tour ${name}` });
  await map.getByRole('button', { name: 'Show as a list' }).click();
  const stops = map.getByRole('list', { name: 'Stops of the tour' });
  const first = stops.getByRole('button', { name: /^1\. / });
  await first.focus();
  await page.keyboard.press('Enter');
  const place = (await first.locator('bdi').innerText()).replace('1. ', '');
  await map.getByRole('dialog', { name: place }).waitFor();
  await page.keyboard.press('Escape');
  await map.getByRole('dialog').waitFor({ state: 'detached' });

  const listed = Number(await stops.getByRole('listitem').first().getAttribute('aria-setsize'));
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await page.waitForURL(/details=true/);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: new RegExp(`^Tour ${name}, `) });
  const activities = drawer.getByRole('list', { name: 'Activities' });
  await activities.getByRole('listitem').first().waitFor();
  const unloaded = await drawer
    .getByRole('list', { name: 'Loads against the capacity of the truck' })
    .locator('> li')
    .count();
  // The map's list has the places of unloading as well.
  expect((await activities.locator('[data-stop]').count()) + unloaded).toBe(listed);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  const time = page.getByRole('slider', { name: 'Time' });
  const end = await time.getAttribute('aria-valuetext');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => time.getAttribute('aria-valuetext')).not.toBe(end);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const paused = Number(await time.inputValue());
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(paused);
  expect(problems).toEqual([]);
});

test('the dashboard: a period, a chart as table and as CSV, a figure leads to its rows', async () => {
  await page.goto('/dashboard');
  await page.getByText('Monthly', { exact: true }).click();
  await page.waitForURL(/period=monthly/);
  await page.getByRole('button', { name: 'Number of routes', exact: true }).click();
  const chart = page.getByRole('group', { name: /^Number of routes, / });
  await chart.getByText('Table', { exact: true }).click();
  // Thirty days and the head.
  await expect.poll(() => chart.getByRole('row').count()).toBe(31);
  const download = page.waitForEvent('download');
  await chart.getByRole('button', { name: /^Download CSV/ }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toContain('Number of routes');

  const figure = page
    .locator('[role=group]', { has: page.getByRole('button', { name: 'Number of routes', exact: true }) })
    .last();
  const tours = /(\d+)\s*tours/.exec(await figure.innerText())?.[1];
  await page.getByRole('link', { name: 'Show tours for Number of routes' }).click();
  await page.waitForURL(/\/tours\?.*start=.*end=/);
  await expect.poll(() => page.locator('[data-stat=num_routes]').innerText()).toBe(tours);
  expect(problems).toEqual([]);
});

test('shifts: created, moved by keyboard, undone, deleted; a default schedule changed and changed back', async () => {
  // A Saturday on which nobody works by default.
  await page.goto('/resources?kind=drivers&date=2030-06-01');
  const toast = (text: string) => page.getByText(text, { exact: true }).last().waitFor();
  const block = (day: string) => page.locator(`[data-block*="@${day}@"]`);
  await page.locator('[data-cell$="@2030-06-01"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Create shift' });
  await dialog.getByRole('button', { name: 'Create shift' }).click();
  await toast('Entry added successfully');
  await dialog.waitFor({ state: 'detached' });

  await block('2030-06-01').press('Space');
  // As fast as somebody who listens to what is announced.
  const announced = (text: RegExp) => page.getByText(text).first().waitFor({ state: 'attached' });
  await announced(/^Picked up: .+, Sat,? 0?1 Jun\.$/);
  await page.keyboard.press('ArrowRight');
  await announced(/^.+, Sun,? 0?2 Jun$/);
  await page.keyboard.press('Space');
  await block('2030-06-02').waitFor();
  await expect.poll(() => block('2030-06-01').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await toast('Undone: Move shift');
  await expect.poll(() => block('2030-06-02').count()).toBe(0);
  await block('2030-06-01').press('Delete');
  await toast('Entry deleted successfully');
  await expect.poll(() => block('2030-06-01').count()).toBe(0);

  await page.locator('[data-open]').first().click();
  await page.waitForURL(/view=week/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit default schedule' }).click();
  const defaults = page.getByRole('dialog', { name: /^Default schedule of/ });
  await defaults.getByText('Sunday', { exact: true }).click();
  await defaults.getByRole('button', { name: 'Save default schedule' }).click();
  await defaults.waitFor({ state: 'detached' });
  await page.locator('[data-block*="@2030-06-02@"][data-origin=default]').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await toast('Undone: Edit default schedule');
  await expect.poll(() => block('2030-06-02').count()).toBe(0);
  expect(problems).toEqual([]);
});
