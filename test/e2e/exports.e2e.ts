import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';
import { workbook } from '../setup/workbook.ts';

const { newPage } = browserForFile({ maps: false });

const lists = ['locations', 'bins', 'trucks', 'drivers', 'tours'];

test.each([
  ['en', 'Export CSV', 'What would happen', 'New: 0 Changed: 0 Unchanged: \\d+ Refused: 0'],
  ['de', 'CSV-Export', 'Was geschehen würde', 'Neu: 0 Geändert: 0 Unverändert: \\d+ Abgelehnt: 0'],
])('what a list exports for people goes in again unchanged: %s', async (language, button, preview, counts) => {
  const { page, context, problems } = await newPage();
  await page.goto('/dt');
  await signIn(page, 'user');
  await page.getByRole('heading', { level: 1, name: 'Digital Twin' }).waitFor();
  await page.evaluate((lang) => localStorage.setItem('i18nextLng', lang), language);
  for (const list of lists) {
    await page.goto(list === 'tours' ? '/tours?view=table' : `/dt/${list}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await (await download).path();
    // Stops with their times, each tour in a line.
    if (list === 'tours') expect(await readFile(file, 'utf8')).toMatch(/"?[^",;]+ \d\d:\d\d(:\d\d)?; .*\r\n/u);
    await page.goto('/dt/import');
    const card = page.getByRole('region', { name: /^Import a file$|^Datei importieren$/u });
    await card.locator('select').first().selectOption(list);
    await card.locator('input[type=file]').setInputFiles(file);
    const told = page.getByRole('region', { name: preview });
    await told.waitFor();
    expect((await told.innerText()).replaceAll(/\s+/gu, ' '), list).toMatch(new RegExp(`^${counts}`, 'u'));
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a workbook of 8,000 containers as an office keeps it is read, and its rows are judged', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/dt/import');
  await signIn(page, 'user');
  const rows = Array.from({ length: 8000 }, (_, at) => [`GROSS-${at}`, '01/01', 'Weißglas', 'Iglu']);
  const buffer = workbook([['Behälterliste 2026'], ['Behälter-Nr.', 'Standort-Nr.', 'Farbe', 'Bauart'], ...rows]);
  const card = page.getByRole('region', { name: 'Import a file' });
  await card.locator('input[type=file]').setInputFiles({ name: 'big.xlsx', mimeType: '', buffer: Buffer.from(buffer) });
  const told = page.getByRole('region', { name: 'What would happen' });
  await told.getByText('New: 8,000').waitFor();
  expect(await card.locator('select').first().inputValue()).toBe('bins');
  expect(problems).toEqual([]);
  await context.close();
});

test('on paper is all of a list and all of a tour, without what is around them', async () => {
  const { page, context, problems } = await newPage();
  await page.goto('/resources');
  await signIn(page, 'user');
  await page.getByRole('gridcell').first().waitFor();
  // From the calendar on: the styles of a page stay when it is left.
  await page.getByRole('navigation').getByRole('link', { name: 'Containers' }).click();
  await page.locator('tr[data-index]').first().waitFor();
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.dt-frame, [role=dialog] *')]
        .filter((one) => getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  await page.setViewportSize({ width: 1280, height: 500 });
  expect(await cut()).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await cut()).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Containers' }).waitFor();
  for (const hidden of ['Export CSV', 'Add filter', 'Next page'])
    expect(await page.getByRole('button', { name: hidden }).isVisible(), hidden).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/tours');
  await page
    .getByRole('button', { name: /^Details of tour/u })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: /^(Activities|Planned stops)$/u }).waitFor();
  const controls = ['Close', 'Add a stop', 'Show history'];
  for (const control of controls) await drawer.getByRole('button', { name: control }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await cut()).toEqual([]);
  for (const control of controls)
    expect(await drawer.getByRole('button', { name: control }).isVisible(), control).toBe(false);
  expect(await page.getByRole('heading', { level: 1, name: 'Tours', includeHidden: true }).isVisible()).toBe(false);

  // The map of a tour comes below the list, with its picture.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/tours');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('tr[data-index]').first().getByRole('gridcell').first().click();
  const map = page.locator('canvas').first();
  /** A picture of one colour is some hundred characters. */
  const picture = () => map.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png').length);
  await expect.poll(picture, { timeout: 30_000 }).toBeGreaterThan(20_000);
  await page.emulateMedia({ media: 'print' });
  const [list, drawn] = await Promise.all([page.locator('.dt-frame').first().boundingBox(), map.boundingBox()]);
  expect(drawn?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  expect(problems).toEqual([]);
  await context.close();
});
