import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DATED_DAY, DEFAULT_DAY, block, cell, monday, openShifts, rests, toast, until } from './calendar';

beforeEach(monday);

const isDragging = () => document.querySelector('.shifts[data-dragging]') !== null;
/** The library tells where it is once it would drop there. */
const isOver = (place: string) => document.querySelector('[id^=DndLiveRegion]')?.textContent?.includes(place) ?? false;

test('the mouse moves a shift, with Ctrl it copies; undo and redo', async () => {
  const app = await openShifts('/resources?kind=drivers');
  app.world.drivers.get('2')?.entries.push({
    work_date: DATED_DAY,
    start_time: '06:00',
    end_time: '12:00',
    available: true,
    material_type_id: null,
    disposition_area_id: null,
  });
  await app.queryClient.invalidateQueries();
  await rests(app, '2', DATED_DAY);

  await userEvent.dragAndDrop(block('2', DATED_DAY), cell('2', '2026-11-26'), { steps: 40 });
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  expect(app.of('drivers', '2')).toEqual(['2026-11-26 06:00–12:00']);
  await userEvent.click(app.screen.getByRole('button', { name: 'Undo', exact: true }));
  await until(() => app.of('drivers', '2')[0] === '2026-11-24 06:00–12:00');
  await expect.element(toast(app, 'Undone: Move shift')).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await until(() => app.of('drivers', '2')[0] === '2026-11-26 06:00–12:00');

  await rests(app, '2', '2026-11-26');
  await userEvent.keyboard('{Control>}');
  await userEvent.dragAndDrop(block('2', '2026-11-26'), cell('2', '2026-11-27'), { steps: 40 });
  await userEvent.keyboard('{/Control}');
  await until(() => app.of('drivers', '2').length === 2);
  expect(app.of('drivers', '2')).toEqual(['2026-11-26 06:00–12:00', '2026-11-27 06:00–12:00']);
});

test('a finger that rests picks a shift up', async () => {
  const app = await openShifts('/resources?kind=drivers');
  const from = block('1', DEFAULT_DAY);
  const target = cell('2', '2026-11-26').getBoundingClientRect();
  const start = from.getBoundingClientRect();
  const touch = (type: string, x: number, y: number) => {
    const at = new Touch({ identifier: 1, target: from, clientX: x, clientY: y });
    const list = type === 'touchend' ? [] : [at];
    from.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches: list, changedTouches: [at] }));
  };
  touch('touchstart', start.x + 5, start.y + 5);
  await until(isDragging);
  touch('touchmove', start.x + 20, start.y + 20);
  touch('touchmove', target.x + 10, target.y + 10);
  await until(() => isOver('Bo Stein, Thu 26 Nov'));
  touch('touchend', target.x + 10, target.y + 10);
  await until(() => app.of('drivers', '2').length === 1);
  expect(app.of('drivers', '2')).toEqual(['2026-11-26 06:00–14:00']);
  expect(app.of('drivers', '1')).toEqual(['2026-11-25 00:00–23:59 away']);
});

test('all by keyboard, with announcements: walk, pick up, move, drop, resize, copy, delete, not available', async () => {
  const app = await openShifts('/resources?kind=drivers');
  const focused = () => document.activeElement as HTMLElement;
  await expect.element(app.screen.getByRole('grid')).toHaveAccessibleDescription(/^Arrow keys move between/u);
  block('1', DEFAULT_DAY).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused().dataset['cell']).toBe(`2@${DEFAULT_DAY}`);
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(focused().dataset['block']).toBe('1@2026-11-26@06:00');

  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  await expect.element(app.screen.getByText('Bo Stein, Sat 28 Nov', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(app.screen.getByText('Cancelled. The shift has not moved.')).toBeInTheDocument();
  expect(app.of('drivers', '1')).toEqual([]);

  await userEvent.keyboard('{Control>}c{/Control}{ArrowDown}');
  expect(focused().dataset['cell']).toBe('2@2026-11-26');
  await userEvent.keyboard('{Control>}v{/Control}');
  await until(() => app.of('drivers', '2').length === 1);
  await until(() => focused().dataset['block'] === '2@2026-11-26@06:00');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => app.of('drivers', '2')[0] === '2026-11-26 06:00–14:15');
  const isSaid = (text: string) =>
    [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === text);
  await until(() => isSaid('06:00–14:15'));
  // "Changes saved" is shown already, and is not read out again.
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => isSaid('06:00–14:30'));
  await userEvent.keyboard('{Delete}');
  await until(() => app.of('drivers', '2').length === 0);
  await expect.element(toast(app, 'Entry deleted successfully')).toBeVisible();
  await until(() => focused().dataset['cell'] === '2@2026-11-26');
  // With Caps Lock.
  focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'N', bubbles: true }));
  await until(() => app.of('drivers', '2')[0] === '2026-11-26 00:00–23:59 away');
  // The cell shows the entry now, and keeps the focus.
  await until(() => focused().dataset['block']?.startsWith('2@2026-11-26') === true);
  await userEvent.keyboard('{Shift>}?{/Shift}');
  await expect.element(app.screen.getByRole('dialog', { name: 'Keyboard in the calendar' })).toBeVisible();
});

test('what was copied of a truck is not pasted to a driver', async () => {
  const app = await openShifts('/resources?kind=trucks');
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard('{Control>}c{/Control}');
  await app.screen.getByRole('radiogroup', { name: 'Plan for' }).getByText('Drivers').click();
  await expect.element(app.screen.getByRole('grid', { name: /drivers/i })).toBeVisible();
  cell('2', '2026-11-27').focus();
  await userEvent.keyboard('{Control>}v{/Control}n');
  await until(() => app.of('drivers', '2').length > 0);
  expect(app.of('drivers', '2')).toEqual(['2026-11-27 00:00–23:59 away']);
});

test('in the week a shift is dragged by its end to another length', async () => {
  const app = await openShifts('/resources?view=week&of=GL-A 1');
  const shift = block('GL-A 1', DATED_DAY);
  const hour = cell('GL-A 1', DATED_DAY).getBoundingClientRect().height / 24;
  const edge = shift.querySelector<HTMLElement>('[data-edge=end]');
  if (!edge) throw new Error('no handle');
  const at = edge.getBoundingClientRect();
  const mouse = (type: string, y: number, on: EventTarget) =>
    on.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x + 10, clientY: y, button: 0 }),
    );
  mouse('mousedown', at.y + 7, edge);
  mouse('mousemove', at.y + 17, document);
  await until(isDragging);
  mouse('mousemove', at.y + 7 + hour, document);
  await until(() => isOver('07:00–13:00'));
  mouse('mouseup', at.y + 7 + hour, document);
  await until(() => app.of('trucks', 'GL-A 1')[0] !== '2026-11-24 07:00–12:00');
  expect(app.of('trucks', 'GL-A 1')).toEqual(['2026-11-24 07:00–13:00']);
});

test('at the edge the calendar scrolls on under the shift that is dragged', async () => {
  const app = await openShifts('/resources?days=31&kind=drivers');
  const calendar = block('1', DEFAULT_DAY).closest('.shifts');
  if (!calendar) throw new Error('no calendar');
  const at = block('1', DEFAULT_DAY).getBoundingClientRect();
  const { right } = calendar.getBoundingClientRect();
  const mouse = (type: string, x: number, on: EventTarget) =>
    on.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: at.y + 8, button: 0 }),
    );
  mouse('mousedown', at.x + 8, block('1', DEFAULT_DAY));
  mouse('mousemove', at.x + 24, document);
  await until(isDragging);
  mouse('mousemove', right - 8, document);
  await until(() => calendar.scrollLeft + calendar.clientWidth >= calendar.scrollWidth - 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(app.screen.getByText('Cancelled. The shift has not moved.')).toBeInTheDocument();
  expect(app.of('drivers', '1')).toEqual([]);
});

test('undo leaves what somebody else has changed since', async () => {
  const app = await openShifts();
  const entries = () => app.world.trucks.get('GL-A 2')?.entries ?? [];
  await userEvent.click(cell('GL-A 2', DATED_DAY));
  await userEvent.click(app.screen.getByRole('dialog').getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Entry added successfully')).toBeVisible();
  const [made] = entries();
  Object.assign(made ?? {}, { material_type_id: '13' });
  await app.queryClient.invalidateQueries();
  await rests(app, 'GL-A 2', DATED_DAY);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(toast(app, 'Left as it is, since somebody has changed it: Create shift')).toBeVisible();
  expect(entries()).toHaveLength(1);
  await expect.element(app.screen.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('undo reaches what was changed in weeks that are no longer shown', async () => {
  const app = await openShifts();
  await userEvent.click(cell('GL-A 2', DATED_DAY));
  await userEvent.click(app.screen.getByRole('dialog').getByRole('button', { name: 'Create shift' }));
  await expect.element(toast(app, 'Entry added successfully')).toBeVisible();
  const later = app.screen.getByRole('button', { name: 'Later', exact: true });
  await later.click();
  await later.click();
  await expect.element(app.screen.getByText('7 – 13 Dec 2026').first()).toBeVisible();
  await rests(app, 'GL-A 1', '2026-12-09');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(toast(app, 'Undone: Create shift')).toBeVisible();
  expect(app.of('trucks', 'GL-A 2')).toEqual([]);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(toast(app, 'Redone: Create shift')).toBeVisible();
  expect(app.of('trucks', 'GL-A 2')).toEqual(['2026-11-24 06:00–14:30']);
});

test('the focus comes back to the day after a dialog, a question or the toolbar changed it', async () => {
  const app = await openShifts('/resources?kind=drivers');
  const focused = () => (document.activeElement as HTMLElement).dataset['block'];
  const dialog = app.screen.getByRole('dialog');
  cell('2', DATED_DAY).focus();
  await userEvent.keyboard('{Enter}');
  const create = dialog.getByRole('button', { name: 'Create shift' });
  await expect.element(create).toBeVisible();
  create.element().focus();
  await userEvent.keyboard('{Enter}');
  await until(() => focused() === `2@${DATED_DAY}@06:00`);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await dialog.getByLabelText('Start', { exact: true }).fill('04:00');
  await userEvent.keyboard('{Enter}');
  // Back closes the question alone, and nothing behind the form has the focus.
  const question = app.screen.getByRole('dialog', { name: 'One conflict before saving' });
  await expect.element(question.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  expect(focused()).toBeUndefined();
  await dialog.getByLabelText('End', { exact: true }).fill('13:00');
  await userEvent.keyboard('{Enter}');
  await until(() => focused() === `2@${DATED_DAY}@04:00`);
  await userEvent.keyboard('{Shift>} {/Shift}');
  const toolbar = app.screen.getByRole('toolbar');
  await expect.element(toolbar).toBeVisible();
  toolbar.getByRole('button', { name: 'I will not be available' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await until(() => focused() === `2@${DATED_DAY}@00:00`);
});

test('each of several quick presses makes a shift longer or shorter', async () => {
  const app = await openShifts();
  const presses = (count: number, shiftKey: boolean) =>
    Array.from({ length: count }, () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, shiftKey, bubbles: true, cancelable: true }),
      ),
    );
  block('GL-A 1', DEFAULT_DAY).focus();
  presses(4, false);
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 06:00–15:00`));
  await rests(app, 'GL-A 1', DEFAULT_DAY);
  presses(1, true);
  await until(() => block('GL-A 1', DEFAULT_DAY).dataset['block'] === `GL-A 1@${DEFAULT_DAY}@06:15`);
  presses(2, true);
  await until(() => app.of('trucks', 'GL-A 1').includes(`${DEFAULT_DAY} 06:45–15:00`));
  await rests(app, 'GL-A 1', DEFAULT_DAY);
  expect(app.of('trucks', 'GL-A 1')).toHaveLength(2);
});
