import type { Page } from 'playwright';

interface Screen {
  path: string;
  /** What is there when the data is. */
  ready: string;
  /** Each leaves the screen as it was found, or so that the next can begin. */
  actions: Record<string, (page: Page) => Promise<unknown>>;
}

/** Who presses a button or a key does not let go of it at once (ms). */
export const press = { delay: 60 };

const row = 'main [role=grid] tbody tr:not([aria-hidden])';

export const home = { path: '/dashboard', ready: 'main [role=radiogroup]', loaded: 'main [data-map-phase=ready]' };

const search = async (page: Page) => {
  await page.keyboard.press('/', press);
  await page.keyboard.type('glas', { delay: 60 });
};
const clear = (page: Page) => page.keyboard.press('Escape', press);
const sort = (page: Page) => page.locator('button.dt-sort').nth(1).click(press);
const dialog = async (page: Page) => {
  await page.locator('main button:has(svg.lucide-plus)').first().click(press);
  await page.locator('[role=dialog]').first().waitFor();
};
const close = async (page: Page) => {
  await page.keyboard.press('Escape', press);
  await page.locator('[role=dialog]').first().waitFor({ state: 'detached' });
};
const openTour = async (page: Page) => {
  await page.locator(`${row} td:not(:has(a, button))`).first().click(press);
  await page.locator('[data-map-mark=stop]').first().waitFor();
};
/** The truck of a tour: another page, with a drawer. */
const follow = async (page: Page) => {
  await page.locator(`${row} a[href*="/dt/trucks"]`).first().click(press);
  await page.locator('[role=dialog]').waitFor();
};
const back = (page: Page) => page.goBack();

const table = { 'typing in search': search, 'clearing the search': clear, sorting: sort };
const form = { 'opening a dialog': dialog, 'closing it': close };

export const screens: Screen[] = [
  {
    path: '/dashboard',
    ready: home.ready,
    actions: {
      'changing the period': (page) => page.getByText('Yearly', { exact: true }).first().click(press),
      'changing it back': (page) => page.getByText('Monthly', { exact: true }).first().click(press),
    },
  },
  {
    path: '/tours',
    ready: row,
    actions: {
      ...table,
      'opening a tour': openTour,
      'going back': back,
      'following a link': follow,
      'coming back': back,
    },
  },
  { path: '/complaints', ready: row, actions: { ...table, ...form } },
  { path: '/dt', ready: 'main h2', actions: {} },
  { path: '/dt/locations', ready: row, actions: { ...table, ...form } },
  { path: '/dt/bins', ready: row, actions: { ...table, ...form } },
  { path: '/dt/drivers', ready: row, actions: { ...table, ...form } },
  { path: '/dt/trucks', ready: row, actions: { ...table, ...form } },
  {
    path: '/resources',
    ready: 'main [role=grid] [data-block]',
    actions: {
      'selecting a shift': (page) => page.locator('[data-block]').first().click(press),
      'leaving it': (page) => page.keyboard.press('Escape', press),
      'changing to months': (page) => page.getByText('Month', { exact: true }).first().click(press),
      'changing back': (page) => page.getByText('Week', { exact: true }).first().click(press),
    },
  },
];
