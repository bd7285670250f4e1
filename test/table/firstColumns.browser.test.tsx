import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../setup/renderApp';

/** What decides on each list, by the names of its columns. */
const DECIDES: Record<string, string[]> = {
  '/tours': ['Route', 'Status', 'Driver', 'License plate', 'Picked up', 'Overflowing', 'Date', 'Details'],
  '/complaints': [...['No.', 'Reported fill level', 'Material', 'Street', 'Age', 'Channel', 'Status', 'Actions']],
  '/dt/locations': ['Location ID', 'Name', 'Highest level', 'Level by colour', 'Active', 'Actions'],
  '/dt/bins': ['Container ID', 'Location', 'Fill level', 'Material', 'Last emptied', 'Actions'],
  '/dt/trucks': ['License plate', 'Name', 'Capacity (t)', 'Available', 'Actions'],
  '/dt/drivers': ['Driver ID', 'Name', 'Phone', 'Default disposition area', 'Available', 'Actions'],
};

test.each(Object.keys(DECIDES))('%s: what decides is in sight at 1280 px, whole and under nothing', async (path) => {
  const { screen } = await renderApp({ path, scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  expect(window.innerWidth).toBe(1280);
  const frame = (document.querySelector('.dt-frame') as HTMLElement).getBoundingClientRect();
  const heads = [...document.querySelectorAll<HTMLElement>('.dt th[scope=col]')];
  const names = heads.map((head) => head.textContent?.trim() ?? '');
  const end = (document.querySelector('.dt thead .dt-actions') as HTMLElement).getBoundingClientRect().left;
  for (const name of DECIDES[path] ?? []) {
    const index = names.indexOf(name);
    expect(index, name).not.toBe(-1);
    const { left, right } = (heads[index] as HTMLElement).getBoundingClientRect();
    expect(left, name).toBeGreaterThanOrEqual(frame.left);
    expect(right, name).toBeLessThanOrEqual(/^(Actions|Details)$/u.test(name) ? frame.right : end + 0.5);
  }
  // Row actions have a column of their own, whether a row is pointed at or not.
  for (const cell of document.querySelectorAll('.dt tbody .dt-actions'))
    expect(Math.round(cell.getBoundingClientRect().left)).toBe(Math.round(end));
  // Names may be longer than a column; they are whole in the tooltip.
  const isName = (index: number) => /^(Route|Driver|Name|Location|Street|Phone)$/u.test(names[index] ?? '');
  const cut = [...document.querySelectorAll<HTMLElement>('.dt tbody tr[data-index]')].flatMap((row) =>
    [...row.children]
      .slice(0, (DECIDES[path]?.length ?? 1) - 1)
      .filter((cell, index) => !isName(index) && cell.scrollWidth > cell.clientWidth + 1),
  );
  expect(cut.map((cell) => cell.textContent)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(1280);
});

test('what lies below the actions of a row is in sight until it is pointed at', async () => {
  const { screen } = await renderApp({ path: '/complaints', scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const [actions, key] = ['.dt-actions', '.dt-key'].map(
    (name) => document.querySelector(`.dt tbody ${name}`) as HTMLElement,
  );
  const covers = () => getComputedStyle(actions as HTMLElement).backgroundColor !== 'rgba(0, 0, 0, 0)';
  await userEvent.unhover(key as HTMLElement);
  expect(covers()).toBe(false);
  await userEvent.hover(key as HTMLElement);
  expect(covers()).toBe(true);
});

/** Of the text alone: a sort arrow that is not shown may be cut. */
const widthOf = (node: Node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().width;
};
const room = (cell: HTMLElement) => cell.clientWidth - 23;

test.each(Object.keys(DECIDES))('%s: in German neither heads nor values of the first columns are cut', async (path) => {
  const { screen } = await renderApp({ path, scenario: {}, language: 'de' });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const count = DECIDES[path]?.length ?? 1;
  const heads = [...document.querySelectorAll<HTMLElement>('.dt th[scope=col]')];
  const cutHeads = heads
    .slice(1, count - 1)
    .filter((head) => widthOf(head.querySelector('.dt-sort')?.firstChild ?? head) > room(head));
  expect(cutHeads.map((head) => head.textContent)).toEqual([]);
  const isName = (name: string) => /^(Route|Fahrer|Name|Standort|Straße|Telefon)$/u.test(name);
  const cut = [...document.querySelectorAll<HTMLElement>('.dt tbody tr[data-index]')].flatMap((row) =>
    ([...row.children] as HTMLElement[])
      .slice(0, count - 1)
      .filter((cell, index) => !isName(heads[index]?.textContent?.trim() ?? '') && widthOf(cell) > room(cell)),
  );
  expect(cut.map((cell) => cell.textContent)).toEqual([]);
});

test.each([
  { list: 'areas', state: 'archived', color: 'purple', locations: 0, trucks: 0, drivers: 0, shifts: 0, tours: 0 },
  { list: 'users', state: 'invited', email: 'u@demo.test', role: 'admin' },
  { list: 'users', state: 'deactivated', email: 'u@demo.test', role: 'admin' },
])('$list: in German the state $state is not cut', async ({ list, ...values }) => {
  const row = {
    id: 7,
    name: 'Uta',
    area_ids: null,
    limited_users: 0,
    last_seen_at: null,
    invited_until: null,
    ...values,
  };
  const rows = { [list]: [{ ...row, updated_at: '2026-11-18T08:00:00.000Z' }], total_routes: 1 };
  const handlers = [http.get(`*/api/${list}/`, () => HttpResponse.json(rows))];
  const { screen } = await renderApp({ path: `/account/${list}`, language: 'de', handlers });
  await expect.element(screen.getByRole('gridcell', { name: 'Uta', exact: true })).toBeVisible();
  const cells = [...document.querySelectorAll<HTMLElement>('.dt tbody tr[data-index] > *')].slice(0, 5);
  expect(cells.filter((cell) => widthOf(cell) > room(cell)).map((cell) => cell.textContent)).toEqual([]);
});

test('a wide window gives its room to names first, and figures keep theirs', async () => {
  await page.viewport(1800, 800);
  const { screen } = await renderApp({ path: '/tours/plan', scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const widthOf = (name: string) =>
    (screen.getByRole('columnheader', { name, exact: true }).element() as HTMLElement).offsetWidth;
  expect(widthOf('Location')).toBeGreaterThan(210);
  expect(widthOf('Location')).toBeGreaterThan(widthOf('Material') * 1.2);
  await page.viewport(1280, 800);
});

test('the urgent list says where a container stands in both lines of its row', async () => {
  const { screen } = await renderApp({ path: '/tours/plan', scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const names = [...document.querySelectorAll<HTMLElement>('.dt td .dt-link')].map((link) => link.parentElement);
  const heights = names.map((name) => name?.getBoundingClientRect().height ?? 0);
  expect(Math.max(...heights)).toBeGreaterThan(28);
  expect(Math.max(...heights)).toBeLessThan(40);
  expect(names.map((name) => name?.title)).toEqual(names.map((name) => name?.textContent));
});

test('a city that is the same everywhere is left out, and can be asked for', async () => {
  const { screen } = await renderApp({ path: '/complaints', scenario: {} });
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const city = screen.getByRole('columnheader', { name: 'City' });
  await expect.element(city).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('checkbox', { name: 'City' }).click();
  await expect.element(city).toBeInTheDocument();
  localStorage.clear();
});
