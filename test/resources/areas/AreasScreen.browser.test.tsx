import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getGetRecordHistoryMockHandler } from '@/api/generated/history/history.msw';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';

afterEach(async () => {
  clearToasts();
  await page.viewport(1280, 800);
});

const open = (path = '/account/areas', rest = {}) => renderApp({ path, scenario: {}, ...rest });

test('an area is created, renamed and coloured; a name that is taken is refused at its field', async () => {
  const renaming = {
    ...{ id: 1, at: '2026-11-23T08:58:00.000Z', actor_id: 2, actor: 'Anke Brandt', source: 'screen' as const },
    ...{ action: 'changed' as const, kind: 'areas' as const, record_key: '7', record: 'Hafen Ost' },
    ...{ work_date: null, day_of_week: null, changes: [{ field: 'name', before: 'Hafen', after: 'Hafen Ost' }] },
  };
  const { screen } = await open('/account/areas', {
    handlers: [getGetRecordHistoryMockHandler({ history: [renaming], total_routes: 1 })],
  });
  await screen.getByRole('button', { name: 'Create area' }).click();
  const form = screen.getByRole('dialog', { name: 'Create area' });
  await form.getByLabelText('Name').fill('Nord');
  await form.getByRole('button', { name: 'Create area' }).click();
  await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('“Nord” is already in use');
  await form.getByLabelText('Name').fill('Hafen');
  await form.getByLabelText('Colour').selectOptions('Teal');
  await form.getByRole('button', { name: 'Create area' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Area Hafen' });
  await expect.element(drawer).toHaveTextContent('Teal');
  clearToasts();
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = screen.getByRole('dialog', { name: 'Edit area Hafen' });
  await edit.getByLabelText('Name').fill('Hafen Ost');
  await edit.getByRole('button', { name: 'Save area' }).click();
  const renamed = screen.getByRole('dialog', { name: 'Area Hafen Ost' });
  await renamed.getByRole('button', { name: 'Show history' }).click();
  const past = renamed.getByRole('region', { name: 'History' });
  await expect.element(past.getByText('Anke Brandt changed Name from Hafen to Hafen Ost')).toBeVisible();
});

test('what belongs to an area is named with its numbers and moved before it is archived; then nobody can choose it', async () => {
  const { screen } = await open();
  await screen.getByRole('gridcell', { name: 'Mitte', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Area Mitte' });
  await drawer.getByRole('button', { name: 'Archive' }).click();
  const move = screen.getByRole('dialog', { name: 'Mitte is still in use' });
  await expect.element(move).toHaveTextContent(/[1-9]\d* locations/);
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(move).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Archive' })).toHaveFocus();
  await drawer.getByRole('button', { name: 'Archive' }).click();
  await move.getByLabelText('Move to').selectOptions('Ost');
  await move.getByRole('button', { name: 'Move and archive' }).click();
  await expect.element(move).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('button', { name: 'Make active again' })).toBeVisible();
  await expect.element(screen.getByText('Mitte is archived').first()).toBeVisible();
});

test('what comes into an area while it is archived is moved as well', async () => {
  let patches = 0;
  const meanwhile = http.patch('*/api/areas/:id', () =>
    ++patches === 2 ? problem(409, { errors: [{ path: 'locations', message: '1' }] }) : undefined,
  );
  const { screen } = await open('/account/areas', { handlers: [meanwhile] });
  await screen.getByRole('gridcell', { name: 'Mitte', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Area Mitte' });
  await drawer.getByRole('button', { name: 'Archive' }).click();
  const move = screen.getByRole('dialog', { name: 'Mitte is still in use' });
  await move.getByRole('button', { name: 'Move and archive' }).click();
  await expect.element(drawer.getByRole('button', { name: 'Make active again' })).toBeVisible();
  expect(patches).toBe(3);
});

test('on a phone areas are cards, in German too; who is no admin is told so', async () => {
  await page.viewport(390, 800);
  const { screen } = await open('/account/areas', { language: 'de' });
  await expect.element(screen.getByText('Nord', { exact: true }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await axeFindings()).toEqual([]);
  const other = await open('/account/areas', { as: 'user' });
  await expect.element(other.screen.getByText('You do not have permission to see this.').first()).toBeVisible();
});
