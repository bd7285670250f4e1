import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DATED_DAY, monday, openDay } from './calendar';

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
