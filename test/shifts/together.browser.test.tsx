import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deleteTruckAvailability, setTruckAvailability } from '@/api/generated/trucks/trucks';
import { problem } from '../setup/problem';
import { DATED_DAY, block, cell, monday, openDay, openShifts, rests, toast, until } from './calendar';
import { truckEntry } from './world';

beforeEach(monday);

/** Opens the form of the shift of a truck, and changes its end. */
async function lengthens(app: Awaited<ReturnType<typeof openShifts>>, end: string) {
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = app.screen.getByRole('dialog', { name: 'Edit shift' });
  await userEvent.fill(dialog.getByLabelText('End', { exact: true }), end);
  return dialog;
}
const SHIFT = { work_date: DATED_DAY, start_time: '07:00', end_time: '12:00', available: true } as const;

test('what a colleague changes of a shift while its form is open stays: its driver was taken away again', async () => {
  const app = await openShifts();
  const entries = () => app.world.trucks.get('GL-A 1')?.entries ?? [];
  const dialog = await lengthens(app, '13:00');
  await setTruckAvailability('GL-A 1', {
    ...{ ...SHIFT, original_start_time: null, driver_id: 'F-02' },
    ...{ material_type_id: '13', disposition_area_id: 1 },
  });
  await app.queryClient.invalidateQueries();
  await until(() => block('GL-A 1', DATED_DAY).ariaLabel?.includes('Bo Stein') ?? false);
  await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
  await until(() => entries()[0]?.end_time === '13:00');
  expect(entries()).toEqual([expect.objectContaining({ driver_id: 'F-02', material_type_id: '13' })]);
});

test('a form says what a colleague has made of its shift before it is saved over that', async () => {
  const app = await openShifts();
  const dialog = await lengthens(app, '13:00');
  const sets = (end_time: string) =>
    setTruckAvailability('GL-A 1', {
      ...{ ...SHIFT, end_time, original_start_time: null },
      ...{ material_type_id: '13', disposition_area_id: 1 },
    }).then(() => app.queryClient.invalidateQueries());
  await sets('14:15');
  const said = dialog.getByText(
    /^This shift has changed meanwhile: 07:00–14:15, .* Saving changes only what you have/u,
  );
  await expect.element(said).toBeVisible();
  await sets('12:00');
  await expect.element(said).not.toBeInTheDocument();
});

test('a shift that a colleague has deleted while its form is open is not made again, and what was typed stays', async () => {
  const app = await openShifts();
  const dialog = await lengthens(app, '15:00');
  await deleteTruckAvailability('GL-A 1', { work_date: DATED_DAY, start_time: '07:00' });
  await app.queryClient.invalidateQueries();
  await until(() => cell('GL-A 1', DATED_DAY).querySelector('[data-origin=dated]') === null);
  await expect.element(dialog.getByText('This shift has been moved or deleted meanwhile.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
  await expect.element(toast(app, 'Left as it is, since somebody has changed it: Edit shift')).toBeVisible();
  await expect.element(dialog.getByLabelText('End', { exact: true })).toHaveValue('15:00');
  expect(app.of('trucks', 'GL-A 1')).toEqual([]);
});

const assigned = () =>
  setTruckAvailability('GL-A 1', {
    ...{ ...SHIFT, original_start_time: null, driver_id: 'F-02' },
    ...{ material_type_id: '13', disposition_area_id: 1 },
  });
const known = async (app: Awaited<ReturnType<typeof openShifts>>) => {
  await app.queryClient.invalidateQueries();
  await until(() => block('GL-A 1', DATED_DAY).ariaLabel?.includes('Bo Stein') ?? false);
};

test('what a colleague changes while a question is open is not taken back by its answer', async () => {
  const app = await openShifts();
  await rests(app, 'GL-A 1', DATED_DAY);
  await setTruckAvailability('GL-A 1', {
    ...{ ...SHIFT, original_start_time: null, driver_id: null },
    ...{ material_type_id: '12+13', disposition_area_id: 1 },
  });
  await app.queryClient.invalidateQueries();
  await until(() => block('GL-A 1', DATED_DAY).ariaLabel?.includes('+') ?? false);
  await userEvent.dragAndDrop(block('GL-A 1', DATED_DAY), cell('GL-A 2', DATED_DAY), { steps: 40 });
  const conflict = app.screen.getByRole('dialog', { name: /before saving/ });
  await expect.element(conflict).toBeVisible();
  await assigned();
  await known(app);
  await userEvent.click(conflict.getByRole('button', { name: 'Only Green glass' }));
  await expect.element(toast(app, 'Left as it is, since somebody has changed it: Move shift')).toBeVisible();
  expect(app.world.trucks.get('GL-A 1')?.entries).toEqual([expect.objectContaining({ driver_id: 'F-02' })]);
  expect(app.of('trucks', 'GL-A 2')).toEqual([]);
});

test('a shift that is held takes along what a colleague changes of it meanwhile', async () => {
  const app = await openShifts();
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard(' {ArrowRight}');
  await assigned();
  await known(app);
  await userEvent.keyboard(' ');
  await until(() => app.of('trucks', 'GL-A 1').some((text) => text.startsWith('2026-11-25 07:00')));
  const moved = app.world.trucks.get('GL-A 1')?.entries.find(({ work_date }) => work_date === '2026-11-25');
  expect(moved?.material_type_id).toBe('13');
  await expect.element(toast(app, 'GL-A 1 has no driver on Wed 25 Nov: Bo Stein has no shift planned')).toBeVisible();
});

test('why the server refuses to take a step back is said', async () => {
  const app = await openShifts();
  await rests(app, 'GL-A 1', DATED_DAY);
  block('GL-A 1', DATED_DAY).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.element(toast(app, 'Changes saved')).toBeVisible();
  app.use(http.post('*/api/trucks/:plate/availability', () => problem(409, { detail: 'GL-A 1 is on a tour.' })));
  await userEvent.click(app.screen.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(toast(app, 'Could not undo: Move shift: GL-A 1 is on a tour.')).toBeVisible();
});

test('why the server refuses a driver is said, such as a truck of an area that one does not see', async () => {
  const app = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  const detail = 'Driver F-01 has another truck from 07:00 to 12:00 of that day.';
  app.use(http.post('*/api/trucks/:plate/availability', () => problem(409, { detail })));
  await app.screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' }).click();
  await app.screen.getByRole('menuitem', { name: /Ada Berg/ }).click();
  await expect.element(toast(app, `Could not save the changes: ${detail}`)).toBeVisible();
});

test('a driver who has a truck that one does not see is not among the free ones, and his choice says so', async () => {
  const { screen } = await openDay(`/resources?view=day&date=${DATED_DAY}`, ({ world }) => {
    const shift = truckEntry(DATED_DAY, '06:00', '14:00');
    world.drivers.get('1')?.entries.push(Object.assign(shift, { has_truck: true }));
  });
  // Nobody is on duty for the truck of the area, and no truck is lacking.
  await expect.element(screen.getByText('1 truck, 1 driver, Nord lacks 1 driver')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Free drivers' })).not.toHaveTextContent('Ada Berg');
  await screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' }).click();
  const choice = screen.getByRole('menuitem', {
    name: 'Ada Berg · Nord · 06:00–14:00 · drives a truck of another area',
  });
  await expect.element(choice).toBeVisible();
});
