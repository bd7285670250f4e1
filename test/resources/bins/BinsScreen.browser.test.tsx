import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { renderApp } from '../../setup/renderApp';
import { problem } from '../../setup/problem';
import { siteWorld } from '../world';

afterEach(clearToasts);

test('a container added at a location appears there; the key that is taken is told at its field', async () => {
  const world = siteWorld(2);
  const { screen } = await renderApp({ path: '/dt/locations?id=1', handlers: world.handlers });
  const here = screen.getByRole('list', { name: 'Containers' });
  await expect.element(here.getByRole('listitem').nth(2)).toHaveTextContent('07/01-3Green + brown');
  await screen.getByRole('button', { name: 'Add container' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Create container' });
  await expect.element(dialog.getByLabelText('Location ID')).toHaveValue('07/01');
  await dialog.getByLabelText('Container ID').fill('07/01-2');
  await dialog.getByRole('radio', { name: 'White + brown' }).click();
  await dialog.getByLabelText('Construction').selectOptions('Underground');
  await dialog.getByRole('button', { name: 'Create container' }).click();
  await expect
    .element(dialog.getByLabelText('Container ID'))
    .toHaveAccessibleErrorMessage('“07/01-2” is already in use');
  await dialog.getByLabelText('Container ID').fill('07/01-9');
  await dialog.getByRole('button', { name: 'Create container' }).click();
  await expect.element(screen.getByText('Entry added successfully')).toBeVisible();
  await expect.element(here.getByRole('link', { name: '07/01-9' })).toBeVisible();
  expect(world.bins.at(-1)).toMatchObject({
    location_id: '07/01',
    material_type: '11+13',
    construction_type: 'underground',
  });
});

test('constraints are drawn and edited in the week; the end must be after the start', async () => {
  const world = siteWorld(2);
  const { screen } = await renderApp({ path: '/dt/bins?id=1', handlers: world.handlers });
  await screen.getByRole('dialog', { name: 'Container 07/01-1' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit container 07/01-1' });
  const wednesday = dialog.getByRole('button', { name: 'Add a time on Wednesday' });
  await expect.element(wednesday).toBeVisible();
  wednesday.element().focus();
  await userEvent.keyboard('{Enter}');
  await dialog.getByLabelText('Start').fill('10:00');
  await dialog.getByLabelText('End').fill('09:30');
  await dialog.getByLabelText('Reason').fill('<b>Markt</b>');
  await dialog.getByRole('button', { name: 'Save container' }).click();
  await expect.element(dialog.getByLabelText('End')).toHaveAccessibleErrorMessage('End time must be after start time');
  await dialog.getByLabelText('End').fill('12:00');
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Wednesday, 10:00 to 12:00: <b>Markt</b>' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save container' }).click();
  await expect.element(screen.getByText('Changes saved')).toBeVisible();
  expect(world.bins[0]?.constraints).toEqual([
    { week_day: 'wednesday', start_time: '10:00', end_time: '12:00', reason: '<b>Markt</b>' },
  ]);
  await expect.element(screen.getByRole('img', { name: 'Wednesday, 10:00 to 12:00: <b>Markt</b>' })).toBeVisible();
});

test('reads: swatches, levels, links and filters by a range; refused and viewer', async () => {
  const world = siteWorld(2);
  const { screen, href, use } = await renderApp({ path: '/dt/bins', handlers: world.handlers, as: 'viewer' });
  await expect.element(screen.getByRole('gridcell', { name: 'Green + brown' })).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: '118% full, overflowing' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Create container' }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Add filter' }).click();
  await screen.getByRole('menuitem', { name: 'Fill level' }).click();
  await screen.getByRole('textbox', { name: 'From' }).fill('99,5');
  await screen.getByRole('textbox', { name: 'To' }).fill('50');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The upper limit must not be below the lower one');
  await screen.getByRole('textbox', { name: 'To' }).fill('');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('1 to 1 of 1')).toBeVisible();
  expect(href()).toBe('/dt/bins?level_min=99.5');
  await screen.getByRole('button', { name: 'Remove filter Fill level' }).click();
  await screen.getByRole('link', { name: 'Platz 1' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Location 07/01' })).toBeVisible();
  expect(href()).toBe('/dt/locations?location_id=07/01&open=true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  expect(href()).toBe('/dt/locations?location_id=07/01');

  use(http.get('*/api/bins/:id', () => problem(404)));
  const gone = await renderApp({ path: '/dt/bins?id=99', handlers: world.handlers });
  await expect.element(gone.screen.getByText('Container not found')).toBeVisible();
});
