import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getListHolidaysMockHandler } from '@/api/generated/reference/reference.msw';
import { DATED_DAY, DEFAULT_DAY, cell, monday, openDay, openShifts, until } from './calendar';
import { shiftWorld } from './world';

beforeEach(monday);

test('a shift that begins at another time has the focus after its form, and a day without it the page', async () => {
  const { screen, of } = await openDay(`/resources?view=day&date=${DATED_DAY}`);
  const form = screen.getByRole('dialog', { name: 'Edit shift' });
  const edit = async (times: string, change: () => Promise<unknown>) => {
    screen
      .getByRole('button', { name: `Edit shift: GL-A 1, ${times}` })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(form).toBeVisible();
    await change();
    form.getByRole('button', { name: 'Save shift' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(form).not.toBeInTheDocument();
  };
  await edit('07:00–12:00', () => form.getByLabelText('Start').fill('06:30'));
  await expect.element(screen.getByRole('button', { name: 'Edit shift: GL-A 1, 06:30–12:00' })).toHaveFocus();
  expect(of('trucks', 'GL-A 1')).toEqual(['2026-11-24 06:30–12:00']);
  await edit('06:30–12:00', () => form.getByText('I will not be available').click());
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('a day is called finished: open gaps are listed once; a later gap is asked about; reopened, it is not', async () => {
  const app = await openDay(
    `/resources?view=day&date=${DATED_DAY}`,
    ({ world }) => void world.drivers.set('1', { entries: [], defaults: [] }),
  );
  const { screen, of, finished } = app;
  await expect.element(screen.getByText('1 truck, 0 drivers, Nord lacks 1 driver')).toBeVisible();
  const slot = screen.getByRole('button', { name: 'Assign driver: GL-A 1, 07:00–12:00' });
  const finish = screen.getByRole('button', { name: 'Finish the plan of this day' });
  await finish.click();
  const gaps = screen.getByRole('alertdialog', { name: 'One gap is open' });
  await expect.element(gaps).toHaveTextContent('Nord lacks 1 driverGL-A 1, 07:00–12:00');
  await gaps.getByRole('button', { name: 'Cancel' }).click();
  expect([...finished]).toEqual([]);
  await slot.click();
  await screen.getByRole('menuitem', { name: /Ada Berg/ }).click();
  await until(() => of('trucks', 'GL-A 1')[0] === '2026-11-24 07:00–12:00 F-01');
  // No gap: nothing is asked.
  finish.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Plan finished')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Reopen' })).toHaveFocus();
  expect([...finished]).toEqual([DATED_DAY]);
  const driver = screen.getByRole('button', { name: 'Ada Berg, driver of GL-A 1, 07:00–12:00' });
  await driver.click();
  await screen.getByRole('menuitem', { name: 'Remove driver' }).click();
  const question = screen.getByRole('dialog', { name: 'One conflict before saving' });
  await expect.element(question).toHaveTextContent('No driver, although the plan of this day is finished.');
  await question.getByRole('button', { name: 'Back' }).click();
  await expect.element(driver).toBeVisible();
  await screen.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(finish).toBeVisible();
  await driver.click();
  await screen.getByRole('menuitem', { name: 'Remove driver' }).click();
  await expect.element(slot).toBeVisible();
  // Shown at once, but on its way: the server must not refuse this one.
  await until(() => of('trucks', 'GL-A 1')[0] === '2026-11-24 07:00–12:00');
  // Who is limited to areas reads why not.
  app.world.refuse = 409;
  await finish.click();
  await expect.element(screen.getByText(/somebody who sees all areas/)).toBeVisible();
});

test('the plan of a day is called finished by those who see all of it', async () => {
  const { screen } = await openDay(`/resources?view=day&date=${DATED_DAY}`, undefined, {
    me: { limited_to_areas: true },
  });
  const finish = screen.getByRole('button', { name: 'Finish the plan of this day' });
  await expect.element(finish).toBeDisabled();
});

test('a shift below the header stays under the driver who is dragged to it', async () => {
  await page.viewport(900, 400);
  await openDay(`/resources?view=day&date=${DATED_DAY}`);
  const [card, slot] = ['[data-driver]', '[data-slot]'].map((one) => document.querySelector(one));
  if (!card || !slot) throw new Error('no driver or shift');
  window.scrollBy({ top: slot.getBoundingClientRect().top - 60, behavior: 'instant' });
  const [from, to] = [card.getBoundingClientRect(), slot.getBoundingClientRect()];
  expect(window.scrollY).toBeGreaterThan(0);
  const mouse = (type: string, on: EventTarget, clientX: number, clientY: number) =>
    on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, buttons: 1 }));
  mouse('mousedown', card, from.x + 8, from.y + 8);
  mouse('mousemove', document, from.x + 8, from.y + 20);
  await until(() => getComputedStyle(card).opacity !== '1');
  for (let y = from.y; y > to.y + 10; y -= 10) mouse('mousemove', document, to.x + 20, y);
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  expect(slot.getBoundingClientRect().top).toBe(to.top);
  mouse('mouseup', document, to.x + 20, to.y + 10);
  await page.viewport(1280, 800);
});

test('a public holiday has its name in each view, and lacks nobody by default', async () => {
  const holidays = [{ date: DEFAULT_DAY, name: 'Day of Glass' }];
  const server = shiftWorld();
  server.handlers.push(getListHolidaysMockHandler({ holidays }));
  for (const one of server.world.drivers.values()) one.defaults = [];
  const { screen, router } = await openShifts('/resources', {}, server);
  await expect.element(screen.getByRole('columnheader', { name: /26/ })).toHaveTextContent('no driver');
  const head = screen.getByRole('columnheader', { name: /25.*Day of Glass/ });
  await expect.element(head).toBeVisible();
  await expect.element(head).not.toHaveTextContent('no driver');
  await router.navigate({ to: '/resources', search: { view: 'week', of: 'GL-A 1' } });
  await expect.element(head).toBeVisible();
  await router.navigate({ to: '/resources', search: { view: 'month', of: 'GL-A 1' } });
  await expect.poll(() => cell('GL-A 1', DEFAULT_DAY)).toHaveTextContent('25 Day of Glass');
  await router.navigate({ to: '/resources', search: { view: 'day', date: DEFAULT_DAY } });
  await expect.element(screen.getByText(/^Day of Glass: /)).toBeVisible();
});
