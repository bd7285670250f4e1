import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tour } from '../resources/tours/world';
import { DATED_DAY, DEFAULT_DAY, block, cell, monday, openDay, openShifts, rests, toast, until } from './calendar';
import { truckEntry } from './world';

beforeEach(monday);

/** Ada Berg drives on Tuesday; on Wednesday she has another truck. */
const open = (wednesday: 'another truck' | 'absent' | 'off') =>
  openDay('/resources', ({ world }) => {
    const [first, second, ada] = [world.trucks.get('GL-A 1'), world.trucks.get('GL-A 2'), world.drivers.get('1')];
    if (!first || !second || !ada) return;
    first.entries = [truckEntry(DATED_DAY, '07:00', '12:00', { driver_id: 'F-01' })];
    ada.entries = [truckEntry(DATED_DAY, '07:00', '12:00')];
    if (wednesday !== 'another truck') ada.defaults = [];
    if (wednesday === 'off') return;
    const absent = { start_time: '00:00', end_time: '23:59', available: false };
    ada.entries.push(truckEntry(DEFAULT_DAY, '07:00', '12:00', wednesday === 'absent' ? absent : {}));
    if (wednesday === 'another truck')
      second.entries = [truckEntry(DEFAULT_DAY, '07:00', '12:00', { driver_id: 'F-01' })];
  });
const moved = (of: (kind: 'trucks', key: string) => string[]) =>
  until(() => of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 07:00–12:00`));
const BACK = `${DATED_DAY} 07:00–12:00 F-01`;

test('a shift that is moved to a day on which its driver has another truck says so; its undo takes that move back, and not a later one', async () => {
  const app = await open('another truck');
  const { screen, of } = app;
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.element(toast(app, 'GL-A 1 has no driver on Wed 25 Nov: Ada Berg drives GL-A 2')).toBeVisible();
  await moved(of);
  await rests(app, 'GL-A 2', DEFAULT_DAY);
  block('GL-A 2', DEFAULT_DAY).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => of('trucks', 'GL-A 2')[0] === `${DEFAULT_DAY} 07:00–12:15 F-01`);
  await rests(app, 'GL-A 2', DEFAULT_DAY);
  await screen.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await until(() => of('trucks', 'GL-A 1').includes(BACK));
  expect(of('trucks', 'GL-A 2')).toEqual([`${DEFAULT_DAY} 07:00–12:15 F-01`]);
});

test.each([
  ['absent', 'is not available on this day'],
  ['off', 'has no shift planned'],
] as const)('a driver who is %s on the day that the form names is told; undo gives him back', async (why, words) => {
  const app = await open(why);
  block('GL-A 1', DATED_DAY).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  const dialog = app.screen.getByRole('dialog', { name: 'Edit shift' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Date' }), '25 Nov 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
  await moved(app.of);
  await expect.element(toast(app, `GL-A 1 has no driver on Wed 25 Nov: Ada Berg ${words}`)).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => app.of('trucks', 'GL-A 1').includes(BACK));
});

/** Bo Stein has the truck on Wednesday. */
const taken = (path: string) =>
  openDay(path, ({ world }) => {
    const [truck, bo] = [world.trucks.get('GL-A 1'), world.drivers.get('2')];
    truck?.entries.push(truckEntry(DEFAULT_DAY, '07:00', '12:00', { driver_id: 'F-02' }));
    bo?.entries.push(truckEntry(DEFAULT_DAY, '07:00', '12:00'));
  });
const REPLACED = 'Bo Stein no longer drives GL-A 1 on Wed 25 Nov: the shift was replaced';

test('a driver whose shift is replaced by one that is moved there is told, and undo gives him back', async () => {
  const app = await taken('/resources');
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.element(toast(app, REPLACED)).toBeVisible();
  await app.screen.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 07:00–12:00 F-02`));
});

test('so is one whose shift is replaced by a new one', async () => {
  const app = await taken('/resources');
  await userEvent.click(app.screen.getByRole('button', { name: 'Create shift' }));
  const dialog = app.screen.getByRole('dialog', { name: 'Create shift' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Date' }), '25 Nov 2026');
  await userEvent.fill(dialog.getByLabelText('Start'), '07:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, REPLACED)).toBeVisible();
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 07:00–14:30`));
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 07:00–12:00 F-02`));
});

test('who is exchanged for another driver is not told', async () => {
  const app = await taken(`/resources?view=day&date=${DEFAULT_DAY}`);
  await app.screen.getByRole('button', { name: 'Bo Stein, driver of GL-A 1, 07:00–12:00' }).click();
  await app.screen.getByRole('menuitem', { name: /Ada Berg/ }).click();
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 07:00–12:00 F-01`));
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  await expect.element(app.screen.getByText(REPLACED)).not.toBeInTheDocument();
});

test('a planned tour whose truck has no driver any more is named, and undo gives him back', async () => {
  const app = await openDay('/resources', ({ world }) => {
    const [truck, ada] = [world.trucks.get('GL-A 1'), world.drivers.get('1')];
    if (truck) truck.entries = [truckEntry(DATED_DAY, '07:00', '12:00', { driver_id: 'F-01' })];
    ada?.entries.push(truckEntry(DATED_DAY, '07:00', '12:00'));
    world.tours = (['planned', 'cancelled'] as const).map((status, index) =>
      tour(index + 1, { date: DATED_DAY, license_plate: 'GL-A 1', route_name: `Süd ${index + 1}`, status }),
    );
  });
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(toast(app, 'GL-A 1 has no driver on Tue 24 Nov for its tour Süd 1')).toBeVisible();
  await expect.element(app.screen.getByText(/Süd 2/)).not.toBeInTheDocument();
  await app.screen.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DATED_DAY} 07:00–12:00 F-01`));
});

test('a planned tour with a stop outside its shift, once that is shortened, is named, and undo gives the hours back', async () => {
  const app = await openDay('/resources', ({ world }) => {
    const truck = world.trucks.get('GL-A 1');
    if (truck) truck.entries = [truckEntry(DATED_DAY, '07:00', '12:00')];
    // 07:10 to 11:50 in Berlin.
    const planned = { planned_start: `${DATED_DAY}T06:10:00.000Z`, planned_end: `${DATED_DAY}T10:50:00.000Z` };
    world.tours = (['planned', 'cancelled'] as const).map((status, index) =>
      tour(index + 1, { ...planned, date: DATED_DAY, license_plate: 'GL-A 1', route_name: `Süd ${index + 1}`, status }),
    );
  });
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => app.of('trucks', 'GL-A 1')[0] === `${DATED_DAY} 07:00–12:15`);
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  const said = 'Süd 1 of GL-A 1 on Tue 24 Nov has stops outside the shift: 07:10–11:50';
  await expect.element(toast(app, said)).toBeVisible();
  await expect.element(app.screen.getByText(/Süd 2/)).not.toBeInTheDocument();
  await app.screen.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await until(() => app.of('trucks', 'GL-A 1')[0] === `${DATED_DAY} 07:00–12:00`);
});

test('a shift that is being saved does not say that it replaces itself', async () => {
  const app = await openShifts();
  await userEvent.click(cell('GL-A 2', DATED_DAY));
  const dialog = app.screen.getByRole('dialog', { name: 'Create shift' });
  const said = new Set<string>();
  const seen = new MutationObserver(() => said.add(/Replaces \d.*/.exec(dialog.query()?.textContent ?? '')?.[0] ?? ''));
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Entry added successfully')).toBeVisible();
  seen.disconnect();
  expect([...said]).toEqual(['']);
});

test('an absence of some hours keeps them in the form; one of the whole day has none', async () => {
  const app = await openDay('/resources?kind=drivers', ({ world }) => {
    world.drivers.get('2')?.entries.push(truckEntry(DATED_DAY, '06:00', '10:00'));
    world.drivers.get('2')?.entries.push(truckEntry(DATED_DAY, '10:00', '14:00', { available: false }));
    world.drivers.get('3')?.entries.push(truckEntry(DATED_DAY, '00:00', '23:59', { available: false }));
  });
  await rests(app, '3', DATED_DAY);
  const dialog = app.screen.getByRole('dialog', { name: 'Edit shift' });
  const open = (driver: string) => {
    const away = cell(driver, DATED_DAY).querySelector('[data-away]');
    away?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  };
  open('3');
  await expect.element(dialog.getByText('Replaces everything planned for the day.')).toBeVisible();
  await expect.element(dialog.getByLabelText('End', { exact: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  open('2');
  await expect.element(dialog.getByLabelText('Start', { exact: true })).toHaveValue('10:00');
  await userEvent.fill(dialog.getByLabelText('End', { exact: true }), '15:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
  await until(() => app.of('drivers', '2').join() === `${DATED_DAY} 06:00–10:00,${DATED_DAY} 10:00–15:00 away`);
});
