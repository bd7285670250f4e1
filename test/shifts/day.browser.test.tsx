import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../setup/axe';
import { tour } from '../resources/tours/world';
import { DATED_DAY, DEFAULT_DAY, monday, openDay, toast, until } from './calendar';
import { truckEntry } from './world';

beforeEach(monday);
afterEach(() => page.viewport(1280, 800));

const plain = { material_type_id: null, disposition_area_id: null };

test('a menu gives a truck its driver: both shifts at once, one step of undo', async () => {
  const app = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  const { screen, of } = app;
  await expect.element(screen.getByText('1 truck, 1 driver')).toBeVisible();
  await screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' }).click();
  // Of the truck's area first; then the others.
  const items = () => screen.getByRole('menuitem').elements();
  await expect
    .poll(() => items().map((item) => item.textContent))
    .toEqual(['Ada Berg · Nord · 06:00–14:00', 'Bo Stein · no shift planned', 'Cem Kaya · Süd · no shift planned']);
  await screen.getByRole('menuitem', { name: /Bo Stein/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Bo Stein, driver of GL-A 1, 07:00–12:00' })).toHaveFocus();
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  expect([of('trucks', 'GL-A 1'), of('drivers', '2')]).toEqual([
    ['2026-11-24 07:00–12:00 F-02'],
    ['2026-11-24 07:00–12:00'],
  ]);
  // Ada Berg is on duty without a truck.
  await expect.element(screen.getByText('1 truck, 2 drivers, Nord lacks 1 truck')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' })).toBeVisible();
  await until(() => of('drivers', '2').length === 0);
  expect(of('trucks', 'GL-A 1')).toEqual(['2026-11-24 07:00–12:00']);
});

test('an undo that is pressed before the change is saved takes all of it back', async () => {
  const { screen, of } = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  await screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' }).click();
  const driver = screen.getByRole('button', { name: 'Bo Stein, driver of GL-A 1, 07:00–12:00' });
  // Shown at once; saved a moment later.
  const shown = new MutationObserver(() => {
    if (!driver.query()) return;
    shown.disconnect();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
  });
  shown.observe(document.body, { subtree: true, childList: true, attributes: true });
  await screen.getByRole('menuitem', { name: /Bo Stein/ }).click();
  await expect.element(screen.getByText(/^Undone: /)).toBeVisible();
  expect([of('trucks', 'GL-A 1'), of('drivers', '2')]).toEqual([['2026-11-24 07:00–12:00'], []]);
});

test('a driver is dragged onto a truck; then he is not free, and both plans name the other', async () => {
  const app = await openDay(`/resources?view=day&date=${DEFAULT_DAY}`);
  const { screen, of } = app;
  const slot = document.querySelector('[data-slot^="GL-A 1@"]');
  const card = document.querySelector('[data-driver="1"]');
  if (!slot || !card) throw new Error('no slot or card');
  await userEvent.dragAndDrop(card, slot, { steps: 40 } as object);
  await expect.element(screen.getByRole('button', { name: 'Ada Berg, driver of GL-A 1, 06:00–14:00' })).toBeVisible();
  expect(document.querySelector('[data-driver="1"]')).toBeNull();
  await until(() => of('drivers', '1').length === 1);
  expect(of('trucks', 'GL-A 1')).toEqual(['2026-11-24 07:00–12:00', '2026-11-25 06:00–14:00 F-01']);
  await userEvent.click(screen.getByRole('radiogroup', { name: 'View' }).getByText('All'));
  await expect.element(screen.getByRole('button', { name: /^06:00–14:00 .*Ada Berg/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radiogroup', { name: 'Plan for' }).getByText('Drivers'));
  await expect.element(screen.getByRole('button', { name: /^06:00–14:00 GL-A 1/ })).toBeVisible();
});

test('free drivers on duty get the trucks at once: who drove it last, then those of its area; one step of undo', async () => {
  const app = await openDay(`/resources?view=day&date=${DEFAULT_DAY}`, ({ world }) => {
    const [one, two, inRepair] = ['GL-A 1', 'GL-A 2', 'GL-A 3'].map((plate) => world.trucks.get(plate)?.entries);
    one?.push(
      truckEntry('2026-11-20', '06:00', '14:00', { driver_id: 'F-02' }),
      truckEntry(DEFAULT_DAY, '04:00', '05:30'),
      truckEntry(DEFAULT_DAY, '06:00', '14:00', { disposition_area_id: 2 }),
    );
    two?.push(truckEntry(DEFAULT_DAY, '06:00', '14:00'));
    inRepair?.push(truckEntry(DEFAULT_DAY, '04:00', '05:00'));
    world.drivers.get('2')?.entries.push(truckEntry(DEFAULT_DAY, '04:00', '13:00', plain));
    world.drivers.get('3')?.entries.push(truckEntry(DEFAULT_DAY, '05:00', '14:00', plain));
  });
  const { screen, of } = app;
  const button = screen.getByRole('button', { name: /^Assign \d drivers?$/ });
  await expect.element(button).toHaveTextContent('Assign 3 drivers');
  // One has two shifts, and one is out of service.
  await expect.element(screen.getByText('2 trucks, 3 drivers')).toBeVisible();
  await expect.element(screen.getByText('Not available · Truck 3 · Süd')).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  for (const [who, shift] of [
    ['Bo Stein', 'GL-A 1, 04:00–05:30'],
    ['Cem Kaya', 'GL-A 1, 06:00–14:00'],
    ['Ada Berg', 'GL-A 2, 06:00–14:00'],
  ])
    await expect.element(screen.getByRole('button', { name: `${who}, driver of ${shift}` })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Free drivers' })).toHaveFocus();
  await until(() => of('trucks', 'GL-A 2').includes('2026-11-25 06:00–14:00 F-01'));
  expect(of('drivers', '3')).toEqual(['2026-11-25 05:00–14:00']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByText('Undone: Assign 3 drivers')).toBeVisible();
  await expect.element(button).toHaveTextContent('Assign 3 drivers');
  expect(await axeFindings()).toEqual([]);
});

test('who is absent or has a truck cannot be chosen, and why; a refused driver changes nothing', async () => {
  const app = await openDay(`/resources?view=day&date=${DATED_DAY}`, ({ world }) => {
    world.trucks.get('GL-A 2')?.entries.push(truckEntry(DATED_DAY, '08:00', '13:00', { driver_id: 'F-02' }));
    world.drivers.get('2')?.entries.push(truckEntry(DATED_DAY, '08:00', '13:00', plain));
    world.drivers.get('3')?.entries.push(truckEntry(DATED_DAY, '00:00', '23:59', { ...plain, available: false }));
  });
  const { screen, world, of } = app;
  await screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' }).click();
  const item = (name: RegExp) => screen.getByRole('menuitem', { name });
  for (const [name, reason] of [
    [/Bo Stein/, 'Drives GL-A 2'],
    [/Cem Kaya/, 'Not available on this day'],
  ] as const) {
    await expect.element(item(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item(name)).toHaveTextContent(reason);
  }
  world.refuse = 409;
  await item(/Ada Berg/).click();
  await expect.element(toast(app, 'Could not save the changes')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' })).toBeVisible();
  expect([of('trucks', 'GL-A 1'), of('drivers', '1')]).toEqual([['2026-11-24 07:00–12:00'], []]);
});

test('a deleted shift of a driver frees his truck; undo pairs them again', async () => {
  const app = await openDay(`/resources?kind=drivers&view=overview&date=${DATED_DAY}`, ({ world }) => {
    world.trucks.get('GL-A 2')?.entries.push(truckEntry(DATED_DAY, '08:00', '13:00', { driver_id: 'F-02' }));
    world.drivers.get('2')?.entries.push(truckEntry(DATED_DAY, '08:00', '13:00', plain));
  });
  const { screen, of } = app;
  await screen.getByRole('button', { name: /^08:00–13:00 GL-A 2/ }).click();
  await userEvent.keyboard('{Delete}');
  await until(() => of('drivers', '2').length === 0 && of('trucks', 'GL-A 2')[0] === '2026-11-24 08:00–13:00');
  await expect.element(toast(app, 'Entry deleted successfully')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => of('trucks', 'GL-A 2')[0] === '2026-11-24 08:00–13:00 F-02');
  await until(() => of('drivers', '2')[0] === '2026-11-24 08:00–13:00');
});

test('by keyboard: the slot opens its menu and keeps the focus', async () => {
  const { screen } = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  const slot = screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' });
  slot.element().focus();
  await userEvent.keyboard('{Enter}');
  // The item is marked a frame before the menu has the focus; until then the slot would take the key.
  const marked = async (name: RegExp) => {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted');
    await expect.element(screen.getByRole('menu')).toHaveFocus();
  };
  await marked(/Ada Berg/);
  await userEvent.keyboard('{Enter}');
  const driver = screen.getByRole('button', { name: 'Ada Berg, driver of GL-A 1, 07:00–12:00' });
  await expect.element(driver).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await marked(/Remove driver/);
});

test.each(['light', 'dark'] as const)('%s: a phone opens on the day of today; no finding by axe', async (themeMode) => {
  await page.viewport(390, 844);
  const { screen } = await openDay('/resources', undefined, { settings: { themeMode } });
  await expect.element(screen.getByText('Free drivers')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Assign driver: GL-A 1, 06:00–14:00' })).toBeVisible();
  expect(await axeFindings(document.querySelector('main') ?? document)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('a shift with its materials fits a phone of 320 px whose text is set apart (WCAG 1.4.12)', async () => {
  await page.viewport(320, 640);
  const { screen } = await openDay('/resources', ({ world }) => {
    const mixed = { ...plain, material_type_id: '11+12' as const };
    world.trucks.set('GL-A 1', { entries: [truckEntry('2026-11-23', '06:00', '14:30', mixed)], defaults: [] });
  });
  await expect.element(screen.getByText('White + green')).toBeVisible();
  const style = document.createElement('style');
  style.textContent =
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';
  document.head.append(style);
  const width = document.documentElement.scrollWidth;
  style.remove();
  expect(width).toBe(320);
});

test('a driver who is on a tour is not taken from the truck without a question', async () => {
  const app = await openDay('/resources?view=day&date=2026-11-23', ({ world }) => {
    const shift = { driver_id: 'F-02', ...plain };
    world.trucks.set('GL-A 1', { entries: [truckEntry('2026-11-23', '06:00', '14:00', shift)], defaults: [] });
    world.drivers.set('2', { entries: [truckEntry('2026-11-23', '06:00', '14:00', plain)], defaults: [] });
    const driving = { license_plate: 'GL-A 1', driver_id: 'F-02', driver_name: 'Bo Stein' };
    world.tours = [tour(1, { ...driving, date: '2026-11-23', status: 'in_progress', finished_at: null })];
  });
  const { screen, of } = app;
  const driver = screen.getByRole('button', { name: 'Bo Stein, driver of GL-A 1, 06:00–14:00' });
  await driver.click();
  await screen.getByRole('menuitem', { name: 'Remove driver' }).click();
  const question = screen.getByRole('dialog', { name: 'One conflict before saving' });
  await expect.element(question).toHaveTextContent('Bo Stein is on a tour with this truck right now.');
  expect(await axeFindings()).toEqual([]);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect.element(driver).toBeVisible();
  expect(of('trucks', 'GL-A 1')).toEqual(['2026-11-23 06:00–14:00 F-02']);
  await driver.click();
  await screen.getByRole('menuitem', { name: 'Remove driver' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await until(() => of('trucks', 'GL-A 1')[0] === '2026-11-23 06:00–14:00');
});

test('a day without trucks says why and what next', async () => {
  const { screen } = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  await userEvent.selectOptions(screen.getByLabelText('Material', { exact: true }), 'Brown glass');
  await expect.element(screen.getByText('No truck matches.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.element(screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' })).toBeVisible();
});
