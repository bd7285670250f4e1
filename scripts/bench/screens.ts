import type { Page } from 'playwright';
import { gone, held, pressOn, there } from './hand.ts';

export interface Screen {
  path: string;
  /** What is there when the data is. */
  ready: string;
  /** More rows than a visit shows at first: what of the URL asks for them, and what is there then. */
  search?: { query: string; ready: string };
  /** Each leaves the screen as it was found, or so that the next can begin. */
  actions: Record<string, (page: Page) => Promise<unknown>>;
}

const row = 'main [role=grid] tbody tr:not([aria-hidden])';

export const home = { path: '/dashboard', ready: 'main [role=radiogroup]', loaded: 'main [data-map-phase=ready]' };

const search = async (page: Page) => {
  await page.keyboard.press('/', held);
  await page.keyboard.type('glas', held);
};
const clear = (page: Page) => page.keyboard.press('Escape', held);
const sort = (page: Page) => pressOn(page, 'button.dt-sort', 1);
const dialog = async (page: Page) => {
  await pressOn(page, 'main button:has(svg.lucide-plus)');
  await there(page, '[role=dialog]');
};
const close = async (page: Page) => {
  await page.keyboard.press('Escape', held);
  await gone(page, '[role=dialog]');
};
const openTour = async (page: Page) => {
  await pressOn(page, `${row} td:not(:has(a, button))`);
  await there(page, '[data-map-mark=stop]');
};
/** The truck of a tour: another page, with a drawer. */
const follow = async (page: Page) => {
  await pressOn(page, `${row} a[href*="/dt/trucks"]`);
  await there(page, '[role=dialog]');
};
const arrow = (page: Page) => page.keyboard.press('ArrowDown', held);
const select = (page: Page) => pressOn(page, 'main tbody input[type=checkbox]', 1);
const back = (page: Page) => page.goBack();
/** Another value of one of the screen's choices. */
const choose = (text: string) => (page: Page) => pressOn(page, 'main [role=radiogroup] label', text);

const table = { 'typing in search': search, 'clearing the search': clear, sorting: sort };
const form = { 'opening a dialog': dialog, 'closing it': close };

export const screens: Screen[] = [
  {
    path: '/dashboard',
    ready: home.ready,
    actions: { 'changing the period': choose('Yearly'), 'changing it back': choose('Monthly') },
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
  {
    path: '/dt/bins',
    ready: row,
    search: { query: '?page_size=100', ready: `${row}[data-index="99"]` },
    actions: {
      sorting: sort,
      'selecting a row': select,
      'moving by arrow key': arrow,
      'taking it back': select,
      'typing in search': search,
      'clearing the search': clear,
    },
  },
  { path: '/dt/drivers', ready: row, actions: { ...table, ...form } },
  { path: '/dt/trucks', ready: row, actions: { ...table, ...form } },
  {
    path: '/resources',
    ready: 'main [role=grid] [data-block]',
    actions: {
      'selecting a shift': (page) => pressOn(page, '[data-block]'),
      'leaving it': clear,
      'changing to months': choose('Month'),
      'changing back': choose('Week'),
    },
  },
];
