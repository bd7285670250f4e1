import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setSettings } from '@/theme/settings';
import { siteWorld } from '../resources/world';
import { renderApp } from '../setup/renderApp';

afterEach(() => {
  document.documentElement.style.fontSize = '';
  return page.viewport(1280, 800);
});

const LISTS = [
  '/tours',
  '/tours/plan',
  '/complaints',
  '/dt/locations',
  '/dt/bins',
  '/dt/drivers',
  '/dt/trucks',
  '/dt/import',
  '/account/users',
  '/account/areas',
  '/account/history',
  '/account/tokens',
];
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
const stopsIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.tabIndex >= 0 && !(one as HTMLButtonElement).disabled && one.checkVisibility(),
  );

test.each(LISTS)(
  '%s: with the skip link at most 15 tab stops before the first row; the header is one',
  async (path) => {
    const { screen } = await renderApp({ path, scenario: {} });
    await expect.element(screen.getByRole('grid')).toBeVisible();
    const stops = stopsIn(document.querySelector('main') as Element);
    const first = stops.findIndex((one) => one.closest('tbody'));
    expect(first).toBeGreaterThan(0);
    // The skip link itself is one more.
    expect(first + 1).toBeLessThanOrEqual(15);
    expect(stops.filter((one) => one.closest('thead'))).toHaveLength(1);
  },
);

test('the arrows move in the header and down to the rows', async () => {
  const { screen } = await renderApp({ path: '/dt/trucks', scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const head = document.querySelector('thead') as Element;
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  stopsIn(head)[0]?.focus();
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('License plate');
  press('End');
  const last = [...head.querySelectorAll('button')].at(-1);
  expect(document.activeElement).toBe(last);
  await expect.poll(() => stopsIn(head)).toEqual([last]);
  press('ArrowDown');
  expect(document.activeElement?.closest('tbody')).not.toBeNull();
});

test.each(['/dashboard', '/resources', '/resources?view=overview', '/complaints/inbox', ...LISTS])(
  '%s: on a phone buttons and links of the header and the list are 40 px',
  async (path) => {
    await page.viewport(390, 800);
    const { screen } = await renderApp({ path, scenario: {} });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/resources') await expect.poll(() => document.querySelector('[data-slot]')).not.toBeNull();
    else if (LISTS.includes(path)) await expect.element(screen.getByRole('grid')).toBeVisible();
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'header button, main button.btn, main a, button.shift, .shifts-open, [data-driver]',
      ),
    ].filter((one) => one.checkVisibility());
    expect(targets.length).toBeGreaterThan(5);
    const small = targets.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 40
        ? [`${one.getAttribute('aria-label') ?? one.textContent} ${width}×${height}`]
        : [];
    });
    expect(small).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);

test.each([...LISTS, '/dt/trucks?available=true&capacity_min=1'])(
  '%s: on a phone the parts of a filter, the pager and the actions of rows are 40 px',
  async (path) => {
    await page.viewport(390, 800);
    const { screen } = await renderApp({ path, scenario: {} });
    await expect.element(screen.getByRole('grid')).toBeVisible();
    if (path.includes('?')) await expect.poll(() => document.querySelectorAll('[data-filter] button').length).toBe(4);
    await expect.poll(() => document.querySelector('main tbody tr[data-index]')).not.toBeNull();
    const small = [...document.querySelectorAll<HTMLElement>('main button, main select')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSmall = one.checkVisibility() && !one.closest('thead') && Math.min(width, height) < 40;
      return isSmall ? [`${one.getAttribute('aria-label') ?? one.textContent} ${width}×${height}`] : [];
    });
    expect(small).toEqual([]);
  },
);

test.each(['/dashboard', '/dt', '/complaints?id=1', '/dt/locations?id=1', '/dt/drivers?id=1'])(
  '%s: on a phone links in lists and details are 24 px high',
  async (path) => {
    await page.viewport(390, 800);
    await renderApp({ path, scenario: {} });
    const links = () => [...document.querySelectorAll('main a.link, [role=dialog] a.link')];
    await expect.poll(() => links().length).toBeGreaterThan(0);
    await expect.poll(() => document.querySelector('.skeleton, .sk')).toBeNull();
    const heights = links().map((one) => one.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  },
);

test('on a phone a card of a location has its street and, on a line of their own, the levels of three colours; nothing is cut', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/dt/locations', handlers: siteWorld(3).handlers });
  const card = screen.getByRole('row', { name: /07\/01/ });
  await expect.element(card.getByText('42%')).toHaveLength(3);
  await expect.element(card.getByText('Gasse 1')).toBeVisible();
  const cut = [...card.element().querySelectorAll('td, td *')].filter(
    (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).display !== 'inline',
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test.each(['/dashboard', '/resources', '/dt', '/account/settings', '/complaints/inbox', ...LISTS])(
  '%s: at 400 percent zoom the page does not scroll sideways, from right to left either',
  async (path) => {
    await page.viewport(320, 256);
    const { screen } = await renderApp({ path, scenario: {} });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector('.skeleton, .sk')).toBeNull();
    // A chart takes its size after it is there.
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
    setSettings({ themeDirection: 'rtl' });
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBe(320);
    // What comes first is at the right.
    const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    expect(title.right).toBeGreaterThan(290);
    setSettings({ themeDirection: 'ltr' });
  },
);

test.each([
  '/dashboard',
  '/resources?view=day',
  '/dt/trucks?available=false&capacity_min=1',
  '/dt/drivers',
  '/dt/import',
  '/account/settings',
  '/account/users?id=2',
])(
  '%s: on a phone with text of twice its size the page does not scroll sideways, and no row or button is cut',
  async (path) => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '32px';
    await renderApp({ path, scenario: {} });
    await expect.poll(() => document.querySelectorAll('main button, [role=dialog] button').length).toBeGreaterThan(3);
    await expect.poll(() => document.querySelector('.skeleton, .sk')).toBeNull();
    expect(document.documentElement.scrollWidth).toBe(390);
    const wide = [...document.querySelectorAll('main button.btn, [role=dialog] button.btn')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 390 - 32,
    );
    expect(wide.map(({ textContent }) => textContent)).toEqual([]);
    const low = [...document.querySelectorAll('main tbody tr[data-index]')].filter((row) => {
      const { bottom } = row.getBoundingClientRect();
      return [...row.querySelectorAll('td')].some((cell) => cell.getBoundingClientRect().bottom > bottom + 1);
    });
    expect(low.map(({ textContent }) => textContent)).toEqual([]);
    // A title beside its buttons keeps the width of a word.
    const widths = [...document.querySelectorAll('[role=dialog] h2')].map((one) => one.getBoundingClientRect().width);
    expect(Math.min(390, ...widths)).toBeGreaterThan(150);
  },
);

test('who goes back by Shift+Tab sees what has the focus: the header is not over it', async () => {
  await page.viewport(1280, 420);
  const { screen } = await renderApp({ path: '/account/settings', scenario: {} });
  await expect.element(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
  const topOf = (stop: Element | null | undefined) => stop?.getBoundingClientRect().top ?? 0;
  const stops = stopsIn(document.querySelector('main') as Element);
  const [stop, next] = stops.slice(2);
  scrollBy(0, topOf(stop) - 8);
  expect(topOf(stop)).toBeLessThan(header);
  next?.focus({ preventScroll: true });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(stop);
  expect(topOf(stop)).toBeGreaterThanOrEqual(header);
});
