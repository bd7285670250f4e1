import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { renderApp } from '../../setup/renderApp';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { siteWorld } from '../world';

afterEach(clearToasts);

test('several containers are added at a location: keys are proposed, a taken one is told at its field, nothing is added twice', async () => {
  const world = siteWorld(2);
  const { screen, requests } = await renderApp({ path: '/dt/locations?id=1', handlers: world.handlers });
  const before = world.bins.length;
  const here = screen.getByRole('list', { name: 'Containers' });
  await expect.element(here.getByRole('listitem').nth(2)).toHaveTextContent('07/01-3Green + brown');
  await screen.getByRole('button', { name: 'Add containers' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add containers to 07/01' });
  const add = () => dialog.getByRole('button', { name: 'Add containers', exact: true }).click();
  const keys = () =>
    dialog
      .getByRole('textbox')
      .elements()
      .map((input) => (input as HTMLInputElement).value);
  const more = dialog.getByRole('group', { name: 'Another container of' });
  for (const material of ['Green', 'Green', 'White + brown']) {
    await more.getByRole('button', { name: material, exact: true }).click();
  }
  await expect.poll(() => keys().slice(-3)).toEqual(['07/01-G1', '07/01-G2', '07/01-M1']);
  const own = keys().length - 3;
  for (let index = 0; index < own; index += 1)
    await dialog
      .getByRole('button', { name: /Leave out/ })
      .first()
      .click();
  expect(await axeFindings()).toEqual([]);
  await add();
  await expect.element(dialog.getByLabelText('Construction')).toHaveAccessibleDescription('Required');
  await dialog.getByLabelText('Construction').selectOptions('Underground');
  await dialog.getByRole('textbox').nth(1).fill('07/01-G1');
  await add();
  await expect.element(dialog.getByRole('textbox').nth(1)).toHaveAccessibleDescription('This ID is already above');
  await dialog.getByRole('textbox').nth(1).fill('07/01-2');
  await add();
  await expect.element(dialog.getByRole('textbox').nth(1)).toHaveAccessibleDescription('“07/01-2” is already in use');
  await expect.element(dialog.getByText('2 of 3 saved')).toBeVisible();
  await expect.element(dialog.getByRole('textbox').nth(0)).toBeDisabled();
  await expect.element(dialog.getByRole('textbox').nth(2)).toBeDisabled();
  await dialog.getByRole('textbox').nth(1).fill('07/01-9');
  await add();
  await expect.element(screen.getByText('Entry added successfully')).toBeVisible();
  await expect.element(here.getByRole('link', { name: '07/01-9' })).toBeVisible();
  expect(world.bins.slice(before).map((bin) => [bin.container_id, bin.material_type, bin.construction_type])).toEqual([
    ['07/01-G1', '12', 'underground'],
    ['07/01-M1', '11+13', 'underground'],
    ['07/01-9', '12', 'underground'],
  ]);
  expect(requests.filter((request) => request === 'POST /api/bins/')).toHaveLength(4);
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
  await expect.element(dialog.getByLabelText('End')).toHaveAccessibleDescription('End time must be after start time');
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
  // A forecast is a day: no time is said.
  await expect.element(screen.getByRole('gridcell', { name: 'since 1 Nov', exact: true })).toBeVisible();
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

test('the usual construction types are in German where the app is; a name of the operator stays', async () => {
  const world = siteWorld(2);
  const construction_types = [
    { id: 'igloo', name: 'Igloo' },
    { id: 'steel', name: 'Stahlmulde' },
  ];
  const types = http.get('*/api/construction/', () => HttpResponse.json({ construction_types }));
  const { screen } = await renderApp({
    path: '/dt/locations?id=1',
    handlers: [types, ...world.handlers],
    language: 'de',
  });
  await screen.getByRole('button', { name: 'Behälter hinzufügen' }).click();
  const construction = screen.getByRole('dialog').getByLabelText('Bauart');
  await construction.selectOptions('Iglu');
  await expect.element(construction).toHaveDisplayValue('Iglu');
  await construction.selectOptions('Stahlmulde');
});

test('a container says who its level comes from and how long ago, and that its sensor is contradicted by the driver', async () => {
  const world = siteWorld(2);
  Object.assign(world.bins[0] ?? {}, {
    ...{ last_level: 62, last_recorded_at: new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString() },
    ...{ level_source: 'driver', sensor_trust: 'contradicted', sensor_error: 12.5 },
  });
  const { screen } = await renderApp({ path: '/dt/bins?id=1', handlers: world.handlers });
  const details = screen.getByRole('dialog');
  await expect.element(details.getByText('Driver, 2 hours ago')).toBeVisible();
  await expect.element(details.getByText('Contradicted by the driver')).toBeVisible();
  await expect.element(details.getByText('±12.5 points')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Sensor', includeHidden: true })).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});
