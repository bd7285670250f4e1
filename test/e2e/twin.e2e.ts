import type { BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForFile } from '../setup/browserPage.ts';
import { signIn } from '../setup/journey.ts';

const { newPage } = browserForFile();
let page: Page;
let context: BrowserContext;
let problems: string[];

beforeAll(async () => {
  ({ page, context, problems } = await newPage());
  await page.goto('/dt');
  await signIn(page, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Digital Twin' }).waitFor();
});
afterAll(() => context.close());

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

/** Waits for a message and puts away all there are: they would cover the buttons at the top. */
async function told(text: string) {
  await page.getByText(text).first().waitFor();
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  // In one step: a message may end by itself at any moment.
  await dismiss.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect.poll(() => dismiss.count()).toBe(0);
}

async function open(section: string) {
  await page.getByRole('navigation').getByRole('link', { name: section }).first().click();
  await page.getByRole('heading', { level: 1, name: section }).waitFor();
}

/** Creates a record in the dialog; a key that is taken is told at its field, and the right one goes through. */
async function create(
  noun: string,
  fill: (form: Locator) => Promise<void>,
  key?: [label: string, taken: string, own: string],
) {
  await page
    .getByRole('button', { name: `Create ${noun}` })
    .first()
    .click();
  const form = dialog(`Create ${noun}`);
  const save = form.getByRole('button', { name: `Create ${noun}` });
  if (key) await form.getByLabel(key[0], { exact: true }).fill(key[1]);
  await fill(form);
  await save.click();
  if (key) {
    await form.getByText(`“${key[1]}” is already in use`).waitFor();
    await told('Error adding entry');
    await form.getByLabel(key[0], { exact: true }).fill(key[2]);
    await save.click();
  }
  await told('Entry added successfully');
  // It is the selection: its details are open.
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function find(key: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(key);
  await page.waitForURL((url) => url.searchParams.get('q') === key);
  await row(key).waitFor();
}

async function press(command: string, name: string) {
  const button = page.getByRole('button', { name: `${command} ${name}`, exact: true });
  // At rest a row hides its commands.
  await page.getByRole('row').filter({ has: button }).hover();
  await button.click();
}

/** @param title what the dialog calls the record */
async function edit(noun: string, name: string, change: (form: Locator) => Promise<unknown>, title = name) {
  await press('Edit', noun === 'notification' ? `${noun} ${name}` : name);
  const form = dialog(`Edit ${noun} ${title}`);
  await change(form);
  await form.getByRole('button', { name: `Save ${noun}` }).click();
  await told('Changes saved');
}

/** Deletes, restores, deletes for good; afterwards the server does not know it any more. */
async function removeTwice(name: string, path: string, gone: string) {
  const button = page.getByRole('button', { name: `Delete ${name}`, exact: true });
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'));
  await press('Delete', name);
  await button.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  expect((await restored).status()).toBe(200);
  await button.waitFor();

  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await press('Delete', name);
  await told('Entry deleted successfully');
  const answer = await answered;
  expect([answer.status(), decodeURIComponent(new URL(answer.url()).pathname)]).toEqual([204, path]);
  await page.goto(gone);
  await page
    .getByRole('dialog')
    .getByText(/ not found$/)
    .waitFor();
}

/** Waits for the details beside the table, closes them and says their number. */
async function closeDetails(title: string) {
  await dialog(title).getByRole('button', { name: 'Edit' }).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  await page.keyboard.press('Escape');
  await dialog(title).waitFor({ state: 'detached' });
  return id;
}

test(
  'a location, its container and a notification about it: created, found, edited, deleted with undo and then for good',
  { timeout: 120_000 },
  async () => {
    await open('Locations');
    await create(
      'location',
      async (form) => {
        await form.getByLabel('Name').fill('Testplatz <b>am Markt</b>');
        await form.getByLabel('Latitude').fill('52,5');
        await form.getByLabel('Longitude').fill('8,5');
      },
      ['Location ID', '01/01', 'E2E/1'],
    );
    await find('E2E/1');
    await row('E2E/1').getByText('Testplatz <b>am Markt</b>').waitFor();
    await edit('location', 'E2E/1', (form) => form.getByLabel('Street').fill('Prüfgasse 1'));
    await row('E2E/1').getByText('Prüfgasse 1').waitFor();
    await row('E2E/1').getByText('E2E/1', { exact: true }).click();
    const site = await closeDetails('Location E2E/1');

    await page.goto(`/dt/locations?id=${site}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add containers' }).click();
    const added = dialog('Add containers to E2E/1');
    await added.getByLabel('Construction').selectOption({ index: 1 });
    await added.getByLabel('Green glass').fill('E2E/1-G');
    await added.getByRole('button', { name: 'Leave out E2E/1-W1' }).click();
    await added.getByRole('button', { name: 'Leave out E2E/1-B1' }).click();
    await added.getByRole('button', { name: 'Add containers', exact: true }).click();
    await told('Entry added successfully');
    // While a container stands there the location stays.
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.getByRole('dialog').getByRole('link', { name: 'E2E/1-G' }).click();
    await page.waitForURL(/\/dt\/bins\?/);
    const container = await closeDetails('Container E2E/1-G');
    await find('E2E/1-G');
    await edit('container', 'E2E/1-G', (form) => form.getByText('Active', { exact: true }).click());
    await row('E2E/1-G').getByText('Inactive').waitFor();

    await page.getByRole('link', { name: 'Citizen Notifications' }).first().click();
    const posted = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await create('notification', async (form) => {
      await form.getByLabel('Location').fill('E2E/1');
      await form.getByLabel('Material').selectOption('12');
      await form.getByLabel('Reported fill level').selectOption({ index: 1 });
    });
    const { complaints } = (await (await posted).json()) as { complaints: { id: number }[] };
    const note = complaints[0]?.id ?? 0;
    const noteName = `notification ${note}`;
    await edit('notification', String(note), (form) =>
      form.getByLabel('Level when emptied').selectOption({ index: 2 }),
    );
    await press('Close', noteName);
    await told(`Notification ${note} closed`);
    await page.getByRole('button', { name: `Reopen ${noteName}` }).waitFor();
    await removeTwice(noteName, `/api/complaints/${note}`, `/complaints?id=${note}`);

    await page.goto('/dt/bins?q=E2E');
    await removeTwice('E2E/1-G', `/api/bins/${container}`, `/dt/bins?id=${container}`);
    await page.goto('/dt/locations?q=E2E');
    await removeTwice('E2E/1', `/api/locations/${site}`, `/dt/locations?id=${site}`);
    expect(problems).toEqual([]);
  },
);

test('a driver and a truck, whose plate holds an umlaut and a blank: the same', { timeout: 120_000 }, async () => {
  await page.goto('/dt/drivers');
  const known = (await page.getByRole('gridcell').nth(1).innerText()).trim();
  await create('driver', (form) => form.getByLabel('Name').fill('Erika Endlos'), ['Driver ID', known, 'E2E-F1']);
  await find('E2E-F1');
  await edit('driver', 'E2E-F1', (form) => form.getByLabel('Name').fill('Erika Ende'), 'Erika Endlos');
  await row('E2E-F1').getByText('Erika Ende').waitFor();
  await row('E2E-F1').getByText('E2E-F1', { exact: true }).click();
  const driver = await closeDetails('Driver Erika Ende');
  await removeTwice('E2E-F1', `/api/drivers/${driver}`, `/dt/drivers?id=${driver}`);

  await page.goto('/dt/trucks');
  const plate = (await page.getByRole('gridcell').nth(1).innerText()).trim();
  await create(
    'truck',
    async (form) => {
      await form.getByLabel('Name').fill('Prüfwagen');
      await form.getByLabel('Capacity').fill('12,5');
      await form.getByLabel('compartments').fill('3');
    },
    ['License plate', plate, 'E2E-ÄB 1'],
  );
  await find('E2E-ÄB 1');
  await edit('truck', 'E2E-ÄB 1', (form) => form.getByLabel('Name').fill('Prüfwagen 2'));
  await row('E2E-ÄB 1').getByText('Prüfwagen 2').waitFor();
  await row('E2E-ÄB 1').getByText('12.5', { exact: true }).waitFor();
  await removeTwice('E2E-ÄB 1', '/api/trucks/E2E-ÄB 1', '/dt/trucks?plate=E2E-ÄB 1');
  expect(problems).toEqual([]);
});
