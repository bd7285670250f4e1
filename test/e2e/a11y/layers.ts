import type { Page } from 'playwright';
import { goTo, settled } from '../../setup/screens';

/** A dialog, drawer or menu: where it is, and how it is opened. */
export interface Layer {
  name: string;
  path: string;
  /** Of the screen behind it. */
  ready: string;
  open: (page: Page) => Promise<unknown>;
}

const rows = 'tr[data-index]';
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const firstRow = (page: Page) => page.locator(`${rows} .dt-key`).first().click();
/** Presses the first row's button of this name, which shows while the pointer is in the row. */
const inRow = (name: RegExp) => async (page: Page) => {
  await page.locator(`${rows} .dt-key`).first().hover();
  await page.locator(rows).first().getByRole('button', { name }).click();
};

/** The main dialogs and drawers; those of one screen follow each other, so that it is opened once. */
export const LAYERS: Layer[] = [
  { name: 'display settings', path: '/account/settings', ready: 'main form', open: button('Display settings') },
  {
    name: 'command palette',
    path: '/account/settings',
    ready: 'main form',
    open: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'location drawer', path: '/dt/locations', ready: rows, open: firstRow },
  { name: 'create location', path: '/dt/locations', ready: rows, open: button('Create location') },
  { name: 'container drawer', path: '/dt/bins', ready: rows, open: firstRow },
  { name: 'edit container', path: '/dt/bins', ready: rows, open: inRow(/^Edit/) },
  { name: 'driver drawer', path: '/dt/drivers', ready: rows, open: firstRow },
  { name: 'create driver', path: '/dt/drivers', ready: rows, open: button('Create driver') },
  { name: 'edit truck', path: '/dt/trucks', ready: rows, open: inRow(/^Edit/) },
  { name: 'notification drawer', path: '/complaints', ready: rows, open: firstRow },
  { name: 'create notification', path: '/complaints', ready: rows, open: button('Create notification') },
  { name: 'tour drawer', path: '/tours', ready: rows, open: button(/^Details of tour/) },
  { name: 'create shift', path: '/resources', ready: '[data-block], [data-slot]', open: button('Create shift') },
  {
    name: 'default schedule',
    path: '/resources',
    ready: '[data-block], [data-slot]',
    open: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Edit default schedule' }).click();
    },
  },
];

const panel = '[aria-modal][data-state=open]';

/** Goes to the layer's screen, unless it is there, and opens it. Throws what does not open. */
export async function openLayer(page: Page, { name, path, ready, open }: Layer) {
  if (new URL(page.url()).pathname !== path) await goTo(page, { path, ready });
  try {
    await open(page);
    await page.locator(panel).waitFor();
  } catch (error) {
    throw new Error(`${name} does not open`, { cause: error });
  }
  await settled(page);
}

export async function closeLayer(page: Page) {
  await page.keyboard.press('Escape');
  await page.locator(panel).waitFor({ state: 'detached' });
}
