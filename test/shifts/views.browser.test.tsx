import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { getListTrucksMockHandler } from '@/api/generated/trucks/trucks.msw';
import { axeFindings } from '../setup/axe';
import { makeTruck } from '../setup/factories';
import { DATED_DAY, block, cell, monday, openDay, openShifts, until } from './calendar';
import { shiftWorld, truckEntry } from './world';

beforeEach(monday);
afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.viewport(1280, 800);
});

test('filters and the period are in the URL; viewers look and do not touch', async () => {
  const app = await openShifts('/resources?days=14&date=2026-11-23&areas=1,2', { as: 'viewer' });
  const { screen, href } = app;
  await userEvent.selectOptions(screen.getByLabelText('Availability'), 'Not available');
  expect(href()).toContain('available=false');
  await expect.element(screen.getByRole('row', { name: /GL-A 3/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /GL-A 1/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Availability'), 'Availability');
  await userEvent.selectOptions(screen.getByLabelText('Material', { exact: true }), 'Brown glass');
  await expect.element(screen.getByText('No truck matches.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.element(screen.getByRole('row', { name: /GL-A 1/ })).toBeVisible();
  expect(href()).not.toContain('areas');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(href()).toContain('date=2026-12-07');
  await expect.element(screen.getByRole('button', { name: 'Create shift' })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => cell('GL-A 2', '2026-12-08')).toBeVisible();
  cell('GL-A 2', '2026-12-08').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('what can be done when a truck drops out is offered for shifts that are not over', async () => {
  const plan = ({ world }: ReturnType<typeof shiftWorld>) =>
    world.trucks
      .get('GL-A 1')
      ?.entries.push(truckEntry('2026-11-22', '20:00', '23:59'), truckEntry('2026-11-21', '07:00', '12:00'));
  const { screen } = await openDay('/resources?view=overview&days=14&date=2026-11-20', plan);
  const link = screen.getByRole('link', { name: 'Drops out: what can be done' });
  const select = async (day: string) => {
    await expect.poll(() => block('GL-A 1', day)).toBeVisible();
    block('GL-A 1', day).click();
    await expect.poll(() => block('GL-A 1', day).ariaPressed).toBe('true');
  };
  await select('2026-11-21');
  await expect.element(screen.getByRole('toolbar', { name: '1 shift selected' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await select('2026-11-22');
  await expect.element(link).toBeVisible();
  await select('2026-11-24');
  await expect.element(link).toBeVisible();
});

test('what an area lacks is counted over the whole fleet, whatever the area filter shows', async () => {
  const server = shiftWorld();
  // At home in Nord, and driven in Süd without a driver.
  server.world.trucks.set('GL-A 2', {
    entries: [truckEntry(DATED_DAY, '06:00', '14:00', { disposition_area_id: 2 })],
    defaults: [],
  });
  const { screen, router } = await openShifts('/resources?kind=drivers&areas=2', {}, server);
  await expect.element(screen.getByRole('row', { name: /Cem Kaya/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Ada Berg/ })).not.toBeInTheDocument();
  const head = screen.getByRole('columnheader', { name: /24/ });
  await expect.element(head).toHaveTextContent('Süd: 1 truck has no driver.');
  await router.navigate({ to: '/resources', search: { kind: 'drivers', areas: [1] } });
  await expect.element(screen.getByRole('row', { name: /Ada Berg/ })).toBeVisible();
  await expect.element(head).not.toHaveTextContent('no driver');
});

test('a day on which a truck or driver works for other areas is the same in all views', async () => {
  const plan = ({ world }: ReturnType<typeof shiftWorld>) => {
    world.trucks.set('GL-A 1', { entries: [], defaults: [], taken: [DATED_DAY] });
    world.drivers.get('1')?.entries.push({ ...truckEntry(DATED_DAY, '06:00', '14:00'), ...{ has_truck: true } });
  };
  const { screen, router } = await openDay(`/resources?date=${DATED_DAY}`, plan);
  for (const view of ['overview', 'week', 'month'] as const) {
    await router.navigate({ to: '/resources', search: { view, date: DATED_DAY, of: 'GL-A 1' } });
    await expect.element(screen.getByRole('gridcell', { name: 'Tue 24 Nov, Not available' })).toBeVisible();
    expect(cell('GL-A 1', DATED_DAY)).toHaveTextContent('Not available');
  }
  await router.navigate({ to: '/resources', search: { view: 'day', date: DATED_DAY } });
  await expect
    .element(screen.getByRole('list', { name: 'Trucks' }).getByText('Not available', { exact: true }))
    .toBeVisible();
  await router.navigate({ to: '/resources', search: { kind: 'drivers', date: DATED_DAY } });
  await expect.poll(() => block('1', DATED_DAY)).toHaveTextContent('Another area');
});

test('the print view is the week of all with title, legend and drivers, in full, without the page around it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const app = await openDay('/resources?view=week&of=GL-A 1', ({ world }) => {
    world.trucks
      .get('GL-A 1')
      ?.entries.push(truckEntry('2026-11-27', '06:00', '14:30', { driver_id: 'F-02', material_type_id: '12+13' }));
  });
  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Print the week' }));
  await until(() => print.mock.calls.length === 1);
  expect(app.href()).not.toContain('view=week');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const around = [...document.querySelectorAll('nav, [role=toolbar], main > header button')];
  expect(around.length).toBeGreaterThan(1);
  expect(around.filter((element) => element.checkVisibility())).toEqual([]);
  expect(block('GL-A 1', DATED_DAY).checkVisibility()).toBe(true);
  expect(getComputedStyle(document.querySelector('[role=grid]') ?? document.body).maxHeight).toBe('none');
  // A4 across, between its margins.
  await page.viewport(1047, 720);
  const title = document.querySelector('.shifts-print-title');
  expect(title?.checkVisibility() && title.textContent).toMatch(/^Trucks, .*23.*29/);
  expect(document.querySelector('.shifts-legend')?.checkVisibility()).toBe(true);
  expect(block('GL-A 1', '2026-11-27').textContent).toContain('Bo Stein');
  const texts = [
    ...document.querySelectorAll<HTMLElement>('.shifts-open, .shifts-name small, button.shift, .shift span'),
  ];
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter(isCut).map((element) => element.textContent)).toEqual([]);
});

test.each(['overview', 'week', 'month'])(
  '%s: no finding by axe, light and dark, no sideways scroll on a phone',
  async (view) => {
    await openShifts(`/resources?view=${view}&days=31`, {
      settings: { themeMode: view === 'week' ? 'dark' : 'light' },
    });
    expect(await axeFindings(document.querySelector('main') ?? document)).toEqual([]);
    await page.viewport(390, 844);
    await until(() => document.documentElement.scrollWidth <= 390);
  },
);

test('an absence is hatched visibly in the dark; a month marks today', async () => {
  const app = await openShifts('/resources?view=month&kind=drivers', { settings: { themeMode: 'dark' } });
  const today = document.querySelectorAll('[aria-current=date]');
  expect([...today].map((element) => element.getAttribute('data-cell'))).toEqual(['1@2026-11-23']);
  app.world.drivers.get('1')?.entries.push(truckEntry(DATED_DAY, '00:00', '23:59', { available: false }));
  await app.queryClient.invalidateQueries();
  await until(() => block('1', DATED_DAY).hasAttribute('data-away'));
  const { backgroundImage } = getComputedStyle(block('1', DATED_DAY));
  const hatch = backgroundImage.slice(backgroundImage.indexOf('repeating-linear-gradient'));
  const stripes = [...hatch.matchAll(/(?:rgb|color)\([^)]*\)/g)].map(([colour]) => lightness(colour));
  expect(Math.max(...stripes) - Math.min(...stripes)).toBeGreaterThan(25);
});

/** Whether text of an element is hidden, or outside of its cell. */
function isCut(element: HTMLElement) {
  const { textOverflow, overflowX } = getComputedStyle(element);
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, right } = text.getBoundingClientRect();
  const cell = element.closest('.shifts-cell, .shifts-name')?.getBoundingClientRect();
  if (textOverflow === 'ellipsis' || overflowX === 'hidden' || !cell) return true;
  return left < cell.left - 1 || right > cell.right + 1;
}

test('on a phone: one row of controls, the rest in a sheet; times of a month in two lines', async () => {
  await page.viewport(390, 844);
  const { screen, href } = await openShifts('/resources?view=month');
  const tops = ['Earlier', 'Today', 'Later', 'View and filters'].map((name) => {
    const { top, height } = screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  expect(new Set(tops).size).toBe(1);
  const times = block('GL-A 1', DATED_DAY).querySelector('b');
  expect(times?.textContent).toBe('7–12');
  expect(times?.getClientRects().length).toBeLessThanOrEqual(2);
  expect(getComputedStyle(times?.closest('.shift') ?? document.body).minHeight).toBe('40px');
  await expect.element(screen.getByLabelText('Go to date')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'View and filters' }).click();
  const sheet = screen.getByRole('dialog', { name: 'View and filters' });
  await expect.element(sheet.getByLabelText('Go to date')).toBeVisible();
  await sheet.getByText('Day', { exact: true }).click();
  await expect.poll(href).toContain('view=day');
});

test('on a phone with text of twice the size nothing is on “Later”, and the dates are below it', async () => {
  await page.viewport(390, 844);
  const { screen } = await openShifts('/resources?view=overview', { language: 'de' });
  document.documentElement.style.fontSize = '32px';
  const later = screen.getByRole('button', { name: 'Später', exact: true }).element();
  const { x, y, width, height } = later.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  const title = screen.getByText('23.–29. Nov. 2026').last().element().getBoundingClientRect();
  document.documentElement.style.fontSize = '';
  expect(later.contains(found)).toBe(true);
  expect(title.height).toBeLessThan(100);
});

/** The mean of red, green and blue, 0 to 255. */
function lightness(colour: string) {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

test.each(['overview', 'week', 'month', 'day'])(
  'German at 1280: %s has undo and redo in the line of the filters',
  async (view) => {
    const { screen } = await openDay(`/resources?view=${view}`, undefined, { language: 'de' });
    const middle = (name: string, role: 'button' | 'combobox') => {
      const { top, bottom } = screen.getByRole(role, { name }).element().getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const line = middle('Gebiet', 'combobox');
    expect([middle('Rückgängig', 'button'), middle('Wiederholen', 'button')]).toEqual([line, line]);
  },
);

test('from right to left a shift still begins with its start, and the date field with the day', async () => {
  const path = `/resources?view=overview&date=${DATED_DAY}`;
  const { screen } = await openShifts(path, { settings: { themeDirection: 'rtl' } });
  const times = block('GL-A 1', DATED_DAY).querySelector('b')?.firstChild;
  if (!times) throw new Error('no times');
  const left = (at: number) => {
    const range = document.createRange();
    range.setStart(times, at);
    range.setEnd(times, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(left(0)).toBeLessThan(left((times.textContent?.length ?? 0) - 1));
  const date = screen.getByRole('textbox', { name: 'Go to date' }).element();
  expect(getComputedStyle(date)).toMatchObject({ unicodeBidi: 'plaintext', textAlign: 'right' });
  // "7 Tage" and a name that is cut off keep their own direction, too.
  for (const one of document.querySelectorAll('.shifts-name small, main option'))
    expect(getComputedStyle(one).unicodeBidi).toBe('plaintext');
  expect(document.querySelectorAll('main option').length).toBeGreaterThan(0);
  expect(getComputedStyle(screen.getByRole('combobox').first().element()).textAlign).toBe('right');
});

test('what a truck without area lacks is said as such, not as if no area lacked anything', async () => {
  const { screen } = await openDay(`/resources?view=day&date=${DATED_DAY}`, ({ world, handlers }) => {
    const truck = makeTruck({ license_plate: 'GL-A 3', default_disposition_area_id: null, available: true });
    handlers.unshift(getListTrucksMockHandler({ trucks: [truck], total_routes: 1 }));
    world.trucks.get('GL-A 3')?.entries.push(truckEntry(DATED_DAY, '07:00', '12:00', { disposition_area_id: null }));
    world.drivers.set('1', { entries: [], defaults: [] });
  });
  await expect.element(screen.getByText('1 truck, 0 drivers, 1 truck without area and driver')).toBeVisible();
});
