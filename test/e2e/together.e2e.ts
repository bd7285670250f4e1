import type { Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { password, signIn } from '../setup/journey.ts';

const { newPage } = browserForFile({ maps: false });

const api = (path: string) => `${inject('productUrl')}/api${path}`;

/** Calls of the API beside the browsers, by somebody who is signed in. */
async function caller(who: string) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${who}@demo.test`, password });
  const answer = await fetch(api('/auth/log-in'), { method: 'POST', headers: json, body });
  const { atk } = (await answer.json()) as { atk: string };
  return (path: string, method = 'GET', sent?: object, headers?: Record<string, string>) =>
    fetch(api(path), {
      method,
      headers: { ...json, authorization: `Bearer ${atk}`, ...headers },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('two people see what the other changes, both ways, without doing anything', async () => {
  const call = await caller('admin');
  const truck = { name: 'Frühwagen', capacity: 12, number_of_compartments: 2 };
  expect((await call('/trucks/', 'POST', { ...truck, license_plate: 'ZWEI 1' })).status).toBe(201);
  const [one, two] = [await newPage(), await newPage()];
  for (const [{ page }, who] of [
    [one, 'admin'],
    [two, 'user'],
  ] as const) {
    await page.goto('/dt/trucks?q=ZWEI');
    await signIn(page, who);
    await rowOf(page, 'Frühwagen').waitFor();
  }
  /** Changes the name in one browser and waits for it in the other. */
  const rename = async (from: Page, to: Page, name: string) => {
    await rowOf(from, 'ZWEI 1').hover();
    await from.getByRole('button', { name: 'Edit ZWEI 1' }).click();
    const form = from.getByRole('dialog', { name: 'Edit truck ZWEI 1' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save truck' }).click();
    await form.waitFor({ state: 'detached' });
    await rowOf(to, name).waitFor();
  };
  await rename(one.page, two.page, 'Spätwagen');
  await rename(two.page, one.page, 'Nachtwagen');
  // Deleted in one, gone in the other; undone in one, there again in the other.
  await rowOf(one.page, 'ZWEI 1').hover();
  await one.page.getByRole('button', { name: 'Delete ZWEI 1' }).click();
  await rowOf(two.page, 'ZWEI 1').waitFor({ state: 'detached' });
  await one.page.getByRole('button', { name: 'Undo' }).last().click();
  await rowOf(two.page, 'Nachtwagen').waitFor();
  expect([...one.problems, ...two.problems]).toEqual([]);
  await call('/trucks/ZWEI%201', 'DELETE');
  await one.context.close();
  await two.context.close();
});

test('who deletes twelve rows and leaves for another site at once has deleted twelve rows', async () => {
  const call = await caller('user');
  const plates = Array.from({ length: 12 }, (_, at) => `WEG ${String(at).padStart(2, '0')}`);
  const truck = { name: 'Abschied', capacity: 12, number_of_compartments: 2 };
  for (const license_plate of plates)
    expect((await call('/trucks/', 'POST', { ...truck, license_plate })).status).toBe(201);
  const { page, context, problems } = await newPage();
  await page.goto('/dt/trucks?q=WEG&page_size=25');
  await signIn(page, 'user');
  await rowOf(page, plates[11] ?? '').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check({ force: true });
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click({ noWaitAfter: true });
  await page.goto('about:blank');
  const left = async () => {
    const answer = await call('/trucks/?q=WEG&page_size=25');
    return ((await answer.json()) as { trucks: { license_plate: string }[] }).trucks.map((row) => row.license_plate);
  };
  await expect.poll(left).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('seven windows of one browser share a stream; who closes the one that reads it leaves it to another', async () => {
  const call = await caller('admin');
  const [path, truck] = ['/trucks/SIEBEN%201', { capacity: 12, number_of_compartments: 2 }];
  const created = await call('/trucks/', 'POST', { ...truck, name: 'Erstwagen', license_plate: 'SIEBEN 1' });
  expect(created.status).toBe(201);
  const { page: first, context, problems } = await newPage();
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (request.url().includes('/events/stream')) streams.set(request, request.frame().page());
  });
  const ended = (request: Request) => void streams.delete(request);
  context.on('requestfinished', ended).on('requestfailed', ended);
  const readers = () => [...streams.values()].filter((page) => !page.isClosed());
  await first.goto('/dt/trucks?q=SIEBEN');
  await signIn(first, 'admin');
  await rowOf(first, 'Erstwagen').waitFor();
  const others = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
  for (const page of others) {
    await page.goto('/dt/trucks?q=SIEBEN');
    await rowOf(page, 'Erstwagen').waitFor();
  }
  const rename = async (name: string, pages: readonly Page[]) => {
    const { truck: now } = (await (await call(path)).json()) as { truck: { updated_at: string } };
    const answer = await call(path, 'PATCH', { name }, { 'if-match': `"${now.updated_at}"` });
    expect(answer.status).toBe(200);
    for (const page of pages) await rowOf(page, name).waitFor();
  };
  await rename('Zweitwagen', [first, ...others]);
  expect(readers()).toEqual([first]);
  await first.close();
  await rename('Drittwagen', others);
  expect(readers()).toHaveLength(1);
  expect(problems).toEqual([]);
  await call(path, 'DELETE');
  await context.close();
});
