import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DATED_DAY, DEFAULT_DAY, block, cell, monday, openShifts, rests, toast, until } from './calendar';
import { truckEntry } from './world';

beforeEach(monday);

test('pattern and exception are told apart, in words too; a click on an empty day creates', async () => {
  const app = await openShifts();
  const { screen } = app;
  expect(block('GL-A 1', DEFAULT_DAY).ariaLabel).toContain('Default schedule not occupied');
  expect(block('GL-A 1', DEFAULT_DAY).dataset['origin']).toBe('default');
  expect(block('GL-A 1', DATED_DAY).ariaLabel).toContain('Scheduled, different from the default');
  expect(cell('GL-A 2', DATED_DAY).getAttribute('aria-label')).toContain('Off, no shift planned');
  expect(block('GL-A 1', DATED_DAY).ariaLabel).toContain('Nord');

  cell('GL-A 2', DATED_DAY).click();
  const dialog = screen.getByRole('dialog', { name: 'Create shift' });
  await userEvent.fill(dialog.getByLabelText('End', { exact: true }), '05:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(dialog.getByText('End time must be after start time')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('End', { exact: true }), '12:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Entry added successfully')).toBeVisible();
  expect(app.of('trucks', 'GL-A 2')).toEqual(['2026-11-24 06:00–12:00']);
  await expect.element(screen.getByText('06:00–12:00', { exact: true })).toBeVisible();
  // A truck of area Nord without a driver there, besides the one of the first truck, is shown and not asked about.
  await expect
    .element(screen.getByRole('columnheader', { name: /24 Nov.*Nord: 1 truck has no driver\./ }))
    .toBeVisible();
});

test('a second shift with the same date and start says what it replaces before it is saved', async () => {
  const app = await openShifts();
  await userEvent.click(cell('GL-A 2', DATED_DAY));
  const dialog = app.screen.getByRole('dialog', { name: 'Create shift' });
  await userEvent.selectOptions(dialog.getByLabelText('Truck'), 'GL-A 1 · Truck 1');
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  await userEvent.fill(dialog.getByLabelText('Start', { exact: true }), '07:00');
  await userEvent.tab();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Replaces 07:00–12:00, Nord, Green glass.');
  expect(app.of('trucks', 'GL-A 1')).toEqual(['2026-11-24 07:00–12:00']);
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await until(() => app.of('trucks', 'GL-A 1')[0] === '2026-11-24 07:00–14:30');
  expect(app.of('trucks', 'GL-A 1')).toHaveLength(1);
});

test('a shift in the time of a default says that it replaces that one', async () => {
  const { screen } = await openShifts();
  await userEvent.click(cell('GL-A 2', DEFAULT_DAY));
  const dialog = screen.getByRole('dialog', { name: 'Create shift' });
  await userEvent.fill(dialog.getByLabelText('Start', { exact: true }), '10:00');
  await userEvent.selectOptions(dialog.getByLabelText('Truck'), 'GL-A 1 · Truck 1');
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/^Replaces 06:00–14:00/);
});

test('a failed save keeps what was typed and leaves the calendar as it is', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openShifts('/resources?kind=drivers');
  app.world.refuse = 500;
  cell('2', DATED_DAY).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Create shift' });
  await userEvent.fill(dialog.getByLabelText('Start'), '08:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Error adding entry')).toBeVisible();
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining('POST /drivers/2/availability failed: 500')]);
  await expect.element(dialog.getByLabelText('Start')).toHaveValue('08:00');
  expect(cell('2', DATED_DAY).querySelector('[data-block]')).toBeNull();
  app.world.refuse = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Entry added successfully')).toBeVisible();
  expect(app.of('drivers', '2')).toEqual(['2026-11-24 08:00–14:30']);
});

test('a refused delete says so and takes nothing away', async () => {
  const app = await openShifts('/resources');
  app.world.refuse = 500;
  block('GL-A 1', DATED_DAY).click();
  await userEvent.click(app.screen.getByRole('toolbar').getByRole('button', { name: 'Delete' }));
  await expect.element(toast(app, 'There was an error deleting the entry.')).toBeVisible();
  expect(block('GL-A 1', DATED_DAY).ariaLabel).toContain('07:00–12:00');
  expect(app.of('trucks', 'GL-A 1')).toHaveLength(1);
});

test('Ctrl+A selects every shift in sight, more than a URL could hold', async () => {
  const app = await openShifts('/resources?kind=drivers&days=31');
  const entry = (day: number, hour: number) => ({
    work_date: `2026-12-${String(day).padStart(2, '0')}`,
    start_time: `${String(hour).padStart(2, '0')}:00`,
    end_time: `${String(hour).padStart(2, '0')}:30`,
    available: true,
    material_type_id: null,
    disposition_area_id: null,
  });
  for (let day = 1; day <= 20; day++)
    for (let hour = 6; hour < 18; hour++) app.world.drivers.get('2')?.entries.push(entry(day, hour));
  await app.queryClient.invalidateQueries();
  await rests(app, '2', '2026-12-20');
  block('2', '2026-12-01').focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  // Besides, the 23 days on which the first driver works by default.
  await expect.element(app.screen.getByRole('toolbar', { name: '263 shifts selected' })).toBeVisible();
  expect(block('2', '2026-12-20').ariaPressed).toBe('true');
});

test('several selected at once; back to default; what cannot be saved offers a way out', async () => {
  const app = await openShifts('/resources');
  block('GL-A 1', DATED_DAY).click();
  await expect.element(app.screen.getByRole('toolbar', { name: '1 shift selected' })).toBeVisible();
  block('GL-A 1', DEFAULT_DAY).dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  await expect.element(app.screen.getByRole('toolbar', { name: '2 shifts selected' })).toBeVisible();
  await userEvent.click(app.screen.getByRole('button', { name: 'Back to default' }));
  await until(() => app.of('trucks', 'GL-A 1').length === 0);
  await until(() => cell('GL-A 1', DATED_DAY).querySelector('[data-origin="default"]') !== null);

  await rests(app, 'GL-A 1', DATED_DAY);
  // Green + brown into a truck of one compartment.
  await userEvent.dragAndDrop(block('GL-A 1', DATED_DAY), cell('GL-A 2', DATED_DAY), { steps: 40 });
  const conflict = app.screen.getByRole('dialog', { name: /before saving/ });
  await expect.element(conflict.getByText(/needs two compartments/)).toBeVisible();
  await expect.element(conflict.getByRole('button', { name: 'Save anyway' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(conflict.getByRole('button', { name: 'Only Green glass' }));
  await until(() => app.of('trucks', 'GL-A 2').length === 1);
  expect(app.world.trucks.get('GL-A 2')?.entries[0]?.material_type_id).toBe('12');
});

test('copying a week names what it overwrites; absences and default days are left as they are', async () => {
  const app = await openShifts('/resources?date=2026-11-23');
  const entries = app.world.trucks.get('GL-A 1')?.entries ?? [];
  entries.push(truckEntry('2026-12-01', '09:00', '11:00'), truckEntry('2026-11-26', '05:00', '09:00'));
  entries.push(truckEntry('2026-12-03', '00:00', '23:59', { available: false }));
  await app.queryClient.invalidateQueries();
  await rests(app, 'GL-A 1', '2026-11-26');
  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Copy a week…' }));
  const dialog = app.screen.getByRole('dialog', { name: 'Copy a week' });
  await expect.element(dialog.getByLabelText('To the week of')).toHaveValue('30 Nov 2026');
  await expect.element(dialog.getByText('Overwrites 1 shift of 1 row on 1 day')).toBeVisible();
  const overwritten = dialog.getByRole('listitem').nth(0);
  const absence = dialog.getByRole('listitem').nth(1);
  await expect.element(overwritten).toHaveTextContent(/GL-A 1, Tue 1 Dec.*07:00–12:00, Nord.*instead of 09:00–11:00/);
  await expect.element(absence).toHaveTextContent(/GL-A 1, Thu 3 Dec.*05:00–09:00, Nord.*instead of Not available/);
  await expect.element(dialog.getByRole('checkbox', { name: 'Also turn 1 absence into shifts' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Copy 1 day' }));
  await expect.element(dialog).not.toBeInTheDocument();
  const next = () => app.of('trucks', 'GL-A 1').filter((text) => text > '2026-11-30');
  expect(next()).toEqual(['2026-12-01 07:00–12:00', '2026-12-03 00:00–23:59 away']);

  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Copy a week…' }));
  await userEvent.click(dialog.getByText('Also turn 1 absence into shifts'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy 1 day' }));
  await until(() => next()[1] === '2026-12-03 05:00–09:00');
});

test('a copied week takes its pairs along, also where trucks swap their drivers; who stays behind is named', async () => {
  const app = await openShifts('/resources?date=2026-11-23');
  const [one, two] = ['GL-A 1', 'GL-A 2'].map((plate) => app.world.trucks.get(plate)?.entries ?? []);
  const pair = (day: string, driver_id: string | null) => truckEntry(day, '06:00', '14:00', { driver_id });
  const works = (key: string, ...days: string[]) =>
    app.world.drivers.get(key)?.entries.push(...days.map((day) => pair(day, null)));
  one?.push(pair('2026-11-25', 'F-01'), pair('2026-12-02', 'F-02'));
  two?.push(pair('2026-11-25', 'F-02'), pair('2026-12-02', 'F-01'));
  one?.push(pair('2026-11-26', 'F-03'));
  works('1', '2026-11-25', '2026-12-02');
  works('2', '2026-11-25', '2026-12-02');
  works('3', '2026-11-26');
  await app.queryClient.invalidateQueries();
  await rests(app, 'GL-A 2', '2026-11-25');
  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Copy a week…' }));
  const dialog = app.screen.getByRole('dialog', { name: 'Copy a week' });
  const [first, second, third] = ['1, Wed 2', '2, Wed 2', '1, Thu 3'].map((text) =>
    dialog.getByRole('listitem').filter({ hasText: `GL-A ${text} Dec` }),
  );
  const names = (id: number) => ['', 'Ada', 'Bo', 'Cem'][id] as string;
  await expect.element(first ?? dialog).toHaveTextContent(new RegExp(`${names(1)}.*instead of.*${names(2)}`));
  await expect.element(second ?? dialog).toHaveTextContent(new RegExp(`${names(2)}.*instead of.*${names(1)}`));
  await expect.element(third ?? dialog).toHaveTextContent(new RegExp(`without ${names(3)}`));
  await userEvent.click(dialog.getByRole('button', { name: /^Copy \d days$/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  const crew = (plate: string, day: string) => app.of('trucks', plate).filter((text) => text.startsWith(day));
  expect(crew('GL-A 1', '2026-12-02')).toEqual(['2026-12-02 06:00–14:00 F-01']);
  expect(crew('GL-A 2', '2026-12-02')).toEqual(['2026-12-02 06:00–14:00 F-02']);
  expect(crew('GL-A 1', '2026-12-03')).toEqual(['2026-12-03 06:00–14:00']);
});

test('a shift that is moved to another day, whose schedule it overwrites, leaves its own', async () => {
  const app = await openShifts();
  block('GL-A 1', DATED_DAY).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  const dialog = app.screen.getByRole('dialog', { name: 'Edit shift' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Date' }), '26 Nov 2026');
  await userEvent.click(dialog.getByText('Overwrite the schedule for this day'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
  await until(() => app.of('trucks', 'GL-A 1')[0] === '2026-11-26 07:00–12:00');
  expect(app.of('trucks', 'GL-A 1')).toHaveLength(1);
});

test('the default schedule of a truck is edited by weekday', async () => {
  const app = await openShifts('/resources?view=week&of=GL-A 1');
  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Edit default schedule' }));
  const dialog = app.screen.getByRole('dialog', { name: 'Default schedule of GL-A 1' });
  // Wide enough for an area and two kinds of glass.
  await expect.element(dialog.getByLabelText('Area on Wednesday')).toBeVisible();
  const area = dialog.getByLabelText('Area on Wednesday').element();
  expect(area.clientWidth).toBeGreaterThan(150);
  const head = dialog.getByText('Area', { exact: true }).element().getBoundingClientRect();
  expect(Math.abs(head.left - area.getBoundingClientRect().left)).toBeLessThan(4);
  const chooser = dialog.getByLabelText('Truck', { exact: true });
  await expect.element(chooser).toHaveValue('GL-A 1');
  await userEvent.selectOptions(chooser, 'GL-A 2 · Truck 2');
  const second = app.screen.getByRole('dialog', { name: 'Default schedule of GL-A 2' });
  await expect.element(second.getByLabelText('Area on Wednesday')).not.toBeInTheDocument();
  await userEvent.selectOptions(second.getByLabelText('Truck', { exact: true }), 'GL-A 1 · Truck 1');
  await userEvent.fill(dialog.getByLabelText('End on Wednesday'), '13:00');
  await userEvent.click(dialog.getByText('Friday', { exact: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save default schedule' }));
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  const defaults = app.world.trucks.get('GL-A 1')?.defaults ?? [];
  expect(defaults.map((day) => day.day_of_week)).not.toContain('friday');
  expect(defaults.find((day) => day.day_of_week === 'wednesday')?.end_time).toBe('13:00');
  await until(() => block('GL-A 1', DEFAULT_DAY).ariaLabel?.includes('06:00–13:00') ?? false);

  await userEvent.click(app.screen.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(toast(app, 'Undone: Edit default schedule')).toBeVisible();
  const days = () => app.world.trucks.get('GL-A 1')?.defaults ?? [];
  expect(days()).toHaveLength(5);
  expect(days().every((day) => day.end_time === '14:00' && day.material_type_id === '12+13')).toBe(true);
  await userEvent.click(app.screen.getByRole('button', { name: 'Redo', exact: true }));
  await until(() => days().length === 4);
});

test('a weekday that a colleague has changed meanwhile stays as it is, also when one’s own is undone', async () => {
  const app = await openShifts('/resources?view=week&of=GL-A 1');
  await userEvent.click(app.screen.getByRole('button', { name: 'More' }));
  await userEvent.click(app.screen.getByRole('menuitem', { name: 'Edit default schedule' }));
  const dialog = app.screen.getByRole('dialog', { name: 'Default schedule of GL-A 1' });
  await userEvent.click(dialog.getByText('Friday', { exact: true }));
  const schedule = app.world.trucks.get('GL-A 1') ?? { defaults: [] };
  schedule.defaults = schedule.defaults.filter((day) => day.day_of_week !== 'monday');
  const days = () => schedule.defaults.map((day) => day.day_of_week);
  await userEvent.click(dialog.getByRole('button', { name: 'Save default schedule' }));
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  expect(days()).toEqual(['tuesday', 'wednesday', 'thursday']);
  await userEvent.click(app.screen.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(toast(app, 'Undone: Edit default schedule')).toBeVisible();
  expect(days()).toEqual(['tuesday', 'wednesday', 'thursday', 'friday']);
});
