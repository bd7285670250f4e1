import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { block, cell, monday, openDay, openShifts, rests, until } from './calendar';
import { truckEntry } from './world';

beforeEach(monday);

test('in the week a shift begins where it is pressed, and has the times that are drawn', async () => {
  const app = await openShifts('/resources?view=week&of=GL-A 2');
  const day = '2026-11-26';
  const at = (hour: number) => ({ x: 20, y: (cell('GL-A 2', day).offsetHeight * hour) / 24 });
  const dialog = app.screen.getByRole('dialog', { name: 'Create shift' });
  const times = async () => {
    await expect.element(dialog).toBeVisible();
    return ['Start', 'End'].map(
      (label) => (dialog.getByLabelText(label, { exact: true }).element() as HTMLInputElement).value,
    );
  };
  await userEvent.click(cell('GL-A 2', day), { position: at(9.2) });
  expect(await times()).toEqual(['09:00', '17:30']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  const shown: string[] = [];
  const watch = new MutationObserver(() => {
    const text = document.querySelector('.shifts-drawn')?.textContent;
    if (text) shown.push(text);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  // Upwards as well.
  await userEvent.dragAndDrop(cell('GL-A 2', day), cell('GL-A 2', day), {
    ...{ sourcePosition: at(12.05), targetPosition: at(7.2), steps: 20 },
  });
  watch.disconnect();
  expect(shown.at(-1)).toBe('07:15–12:00');
  expect(await times()).toEqual(['07:15', '12:00']);
  expect(document.querySelector('.shifts-drawn')).toBeNull();
  await dialog.getByRole('button', { name: 'Create shift' }).click();
  await until(() => app.of('trucks', 'GL-A 2').includes(`${day} 07:15–12:00`));
  await rests(app, 'GL-A 2', day);

  // A shift that is let go in the middle of a drag makes no other one.
  const [shift, column] = [block('GL-A 2', day), cell('GL-A 2', day)];
  const mouse = (type: string, target: Element, clientY: number) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 400, clientY, button: 0 }));
  mouse('mousedown', shift, shift.getBoundingClientRect().y + 20);
  mouse('mousemove', column, shift.getBoundingClientRect().y + 200);
  await until(() => document.querySelector('.shifts[data-dragging]') !== null);
  await userEvent.keyboard('{Escape}');
  await until(() => document.querySelector('.shifts[data-dragging]') === null);
  // The drag library swallows a click that comes sooner; a person takes longer.
  await new Promise((done) => setTimeout(done, 100));
  mouse('mouseup', column, shift.getBoundingClientRect().y + 200);
  mouse('click', column, shift.getBoundingClientRect().y + 200);
  await userEvent.click(column, { position: at(15.2) });
  expect(await times()).toEqual(['15:00', '23:30']);
  expect(app.of('trucks', 'GL-A 2')).toEqual([`${day} 07:15–12:00`]);
});

test('a week begins before five where a shift does, so that its words are in sight', async () => {
  await openDay('/resources?view=week&of=GL-A 1', ({ world }) => {
    world.trucks.get('GL-A 1')?.entries.push(truckEntry('2026-11-27', '03:30', '11:00'));
  });
  const bottom = document.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? Infinity;
  await expect.poll(() => block('GL-A 1', '2026-11-27').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});
