import type { Page } from 'playwright';

/** A page to take a picture of: where it is, what is there when it is complete, and what is opened on it. */
export interface Shot {
  name: string;
  path: string;
  ready: string;
  open?: (page: Page) => Promise<unknown>;
  /** Before sign-in. */
  guest?: boolean;
}

const row = 'tr[data-index]';
/** The dialog's code loads when it first opens. */
const opened = (page: Page) => page.locator('[aria-modal][data-state=open]').waitFor();
const create = (page: Page) =>
  page
    .locator('main button:has(svg.lucide-plus)')
    .first()
    .click()
    .then(() => opened(page));
const firstRow = (page: Page) => page.locator(`${row} .dt-key`).first().click();
const details = (page: Page) => firstRow(page).then(() => opened(page));
/** Stops are drawn after the way between them. */
const tourMap = (page: Page) =>
  firstRow(page).then(() =>
    page.locator('[data-map-phase=ready] [data-map-mark=stop]').first().waitFor({ state: 'attached' }),
  );
const guest = (name: string, path: string): Shot => ({ name, path, ready: '#root h1', guest: true });

export const shots: Shot[] = [
  guest('sign-in', '/auth/login'),
  guest('forgot-password', '/auth/reset-password'),
  guest('verify', '/auth/verify?email=user@demo.test'),
  guest('coming-soon', '/coming-soon'),
  guest('maintenance', '/maintenance'),
  guest('403', '/403'),
  guest('404', '/404'),
  guest('500', '/500'),
  { name: 'dashboard', path: '/dashboard?period=monthly', ready: 'canvas' },
  { name: 'tours', path: '/tours', ready: row },
  { name: 'tours-plan', path: '/tours/plan', ready: row },
  { name: 'tours-plan-map', path: '/tours/plan?view=map', ready: '[data-map-phase=ready]' },
  {
    name: 'tour-details',
    path: '/tours?status=in_progress',
    ready: row,
    open: (page) => tourMap(page).then(() => page.keyboard.press('Escape')),
  },
  { name: 'tour', path: '/tours?status=completed', ready: row, open: tourMap },
  { name: 'resources', path: '/resources', ready: '[data-block], [data-slot]' },
  { name: 'resources-day', path: '/resources?view=day', ready: '[data-slot]' },
  { name: 'resources-overview', path: '/resources?view=overview', ready: '[data-block], [data-slot]' },
  { name: 'resources-week', path: '/resources?view=week', ready: '[data-block], [data-slot]' },
  { name: 'resources-month', path: '/resources?view=month&kind=drivers', ready: '[data-block], [data-slot]' },
  { name: 'resources-create', path: '/resources', ready: '[data-block], [data-slot]', open: create },
  { name: 'complaints', path: '/complaints', ready: row },
  { name: 'complaint', path: '/complaints', ready: row, open: details },
  { name: 'inbox', path: '/complaints/inbox', ready: 'main li' },
  { name: 'complaints-create', path: '/complaints', ready: row, open: create },
  { name: 'twin', path: '/dt', ready: 'main h2' },
  { name: 'locations', path: '/dt/locations', ready: row },
  { name: 'location', path: '/dt/locations', ready: row, open: details },
  { name: 'locations-create', path: '/dt/locations', ready: row, open: create },
  { name: 'locations-empty', path: '/dt/locations?q=nothing-like-this', ready: 'main svg' },
  { name: 'bins', path: '/dt/bins', ready: row },
  { name: 'bin', path: '/dt/bins', ready: row, open: details },
  { name: 'bins-create', path: '/dt/bins', ready: row, open: create },
  { name: 'trucks', path: '/dt/trucks', ready: row },
  { name: 'truck', path: '/dt/trucks', ready: row, open: details },
  { name: 'trucks-create', path: '/dt/trucks', ready: row, open: create },
  { name: 'drivers', path: '/dt/drivers', ready: row },
  { name: 'driver', path: '/dt/drivers', ready: row, open: details },
  { name: 'drivers-create', path: '/dt/drivers', ready: row, open: create },
  { name: 'import', path: '/dt/import', ready: 'main h1' },
  { name: 'users', path: '/account/users', ready: row },
  { name: 'areas', path: '/account/areas', ready: row },
  { name: 'tokens', path: '/account/tokens', ready: 'main h1' },
  { name: 'history', path: '/account/history', ready: 'main h1' },
  { name: 'profile', path: '/account/settings', ready: 'main form' },
  {
    name: 'display-settings',
    path: '/account/settings',
    ready: 'main form',
    open: (page) =>
      page
        .locator('header button:has(svg.lucide-settings-2)')
        .click()
        .then(() => page.getByRole('radiogroup').first().waitFor()),
  },
];
