import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { View, ViewInput } from '@/api/generated/dashboard.schemas';
import { createView, getView, updateView } from '@/api/generated/views/views';
import { axeFindings } from '../setup/axe';
import { renderApp } from '../setup/renderApp';

afterEach(() => page.viewport(1280, 800));

const tab = (name: RegExp | string) => page.getByRole('tab', { name });
const kept = async (input: Partial<ViewInput>): Promise<View> =>
  (await createView({ name: 'Nord', list: 'bins', query: 'level_min=50', ...input })).view;

test('a tab is a link to the search that it stands for, with the number of its rows', async () => {
  const { screen, href, requests } = await renderApp({ path: '/complaints', scenario: {} });
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab(/^Urgent \d/)).toBeVisible();
  const number = Number(/\d+$/.exec(tab(/^Open/).element().textContent ?? '')?.[0]);
  expect(number).toBeGreaterThan(0);
  await tab(/^Open/).click();
  expect(href()).toBe('/complaints?status=open');
  await expect.element(tab(/^Open/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText(`1 to ${Math.min(10, number)} of ${number}`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  // One call has all numbers.
  expect(requests.filter((request) => request.includes('/views/counts'))).toHaveLength(1);
});

test('what matches no tab can be kept under a name, changed, deleted, and brought back', async () => {
  const { screen, href } = await renderApp({ path: '/dt/bins?material_type=12', scenario: {} });
  await screen.getByRole('button', { name: 'Save view' }).click();
  const dialog = screen.getByRole('dialog');
  // Nobody has arranged any columns.
  await expect.element(dialog.getByRole('checkbox', { name: 'With the columns as they are now' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await kept({ name: 'Taken', query: 'level_min=99' });
  await dialog.getByLabelText('Name').fill('Taken');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(dialog.getByText('“Taken” is already in use')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Green glass');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(tab(/^Green glass \d/)).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  await expect.element(tab(/^Green glass/)).toHaveFocus();

  await tab(/^At 80% or more/).click();
  expect(href()).toBe('/dt/bins?level_min=80&active=true');
  await tab(/^Green glass/).click();
  expect(href()).toBe('/dt/bins?material_type=12');
  await screen.getByRole('button', { name: 'Remove filter Material' }).click();
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');

  await tab(/^Green glass/).click();
  await screen.getByRole('button', { name: 'Actions for the view “Green glass”' }).click();
  await screen.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect.element(tab(/^Green glass/)).not.toBeInTheDocument();
  await expect.element(tab('All')).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tab(/^Green glass/)).toBeVisible();
});

test('a view that was left by a change takes the new filters over', async () => {
  const { screen, router } = await renderApp({ path: '/dt/bins', scenario: {} });
  await kept({ name: 'Half full', query: 'level_min=50' });
  await expect.element(tab(/^Half full/)).toBeVisible();
  await tab(/^Half full/).click();
  await router.navigate({ href: '/dt/bins?level_min=60' });
  await screen.getByRole('button', { name: 'Update “Half full”' }).click();
  await expect.element(tab(/^Half full/)).toHaveAttribute('aria-selected', 'true');
});

test('of two views of one search the one that was pressed can be deleted', async () => {
  const { screen } = await renderApp({ path: '/dt/bins', scenario: {} });
  await kept({ name: 'Half full', query: 'level_min=50' });
  await kept({ name: 'Half of all', query: 'level_min=50', shared: true });
  const actions = (name: string) => screen.getByRole('button', { name: `Actions for the view “${name}”` });
  for (const name of ['Half full', 'Half of all']) {
    await tab(new RegExp(`^${name}`)).click();
    await expect.element(tab(new RegExp(`^${name}`))).toHaveAttribute('aria-selected', 'true');
    await expect.element(actions(name)).toBeVisible();
  }
  await actions('Half of all').click();
  await screen.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect.element(tab(/^Half of all/)).not.toBeInTheDocument();
  await expect.element(tab(/^Half full/)).toHaveAttribute('aria-selected', 'true');
});

test('a view that somebody changed meanwhile is compared, not overwritten', async () => {
  const { screen } = await renderApp({ path: '/dt/bins', scenario: {} });
  const view = await kept({ name: 'Half full', query: 'level_min=50' });
  await tab(/^Half full/).click();
  await screen.getByRole('button', { name: 'Actions for the view “Half full”' }).click();
  await screen.getByRole('menuitem', { name: 'Edit view' }).click();
  await updateView(view.id, { name: 'Half and more' });
  await screen.getByLabelText('Name').fill('Half');
  await screen.getByRole('button', { name: 'Save view' }).click();
  const question = screen.getByRole('dialog').filter({ hasText: 'Half and more' });
  await expect.element(question).toBeVisible();
  expect((await getView(view.id)).view.name).toBe('Half and more');
});

test('views of locations and containers are presets of the map of the digital twin', async () => {
  const { screen, href, requests } = await renderApp({ path: '/dt', scenario: {} });
  await kept({ name: 'Half full', query: 'level_min=50&sort=-last_level' });
  const views = screen.getByLabelText('View', { exact: true });
  await views.selectOptions('Containers: Half full');
  expect(href()).toContain('view=');
  const asked = () => requests.filter((request) => request.includes('/locations/levels?')).at(-1) ?? '';
  await expect.poll(() => decodeURIComponent(asked())).toContain('list=bins&query=level_min=50&sort=-last_level');
  await views.selectOptions('Locations: Inactive');
  await expect.poll(() => decodeURIComponent(asked())).toContain('list=locations&query=is_active=false');
  await views.selectOptions('All active locations');
  expect(href()).toBe('/dt');
});

test('the columns of a view are shown with it, and the own ones come back', async () => {
  const { screen } = await renderApp({ path: '/dt/trucks', scenario: {} });
  await kept({ name: 'Plates', list: 'trucks', query: 'capacity_min=1', columns: ['license_plate', 'capacity'] });
  const heads = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((one) => one.textContent);
  await expect.element(tab(/^Plates/)).toBeVisible();
  expect(heads()).toContain('Compartments');
  await tab(/^Plates/).click();
  await expect.poll(heads).not.toContain('Compartments');
  expect(heads()).toContain('Capacity (t)');
  await tab('All').click();
  await expect.poll(heads).toContain('Compartments');
});

test('arrows move between the tabs, which are one stop; axe finds nothing, and a phone scrolls them alone', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/dt/bins?material_type=12', scenario: {}, language: 'de' });
  await expect.element(tab(/^Ab 80 % \d/)).toBeVisible();
  const tabs = () => screen.getByRole('tab').elements() as HTMLElement[];
  expect(tabs().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  tabs()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tabs()[1]);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(tabs()[0]);
  for (const one of tabs()) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await axeFindings()).toEqual([]);
});

test('who may not share keeps views for themselves, and leaves those of all as they are', async () => {
  const { screen } = await renderApp({ path: '/dt/bins?material_type=12', scenario: {}, as: 'viewer' });
  await screen.getByRole('button', { name: 'Save view' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Only admins can share a view with everyone.')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Mine');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect.element(tab(/^Mine/)).toHaveAttribute('aria-selected', 'true');
});
