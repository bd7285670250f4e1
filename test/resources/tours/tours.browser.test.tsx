import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { getGetTourStatisticsMockHandler, getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { drawn, frame, marks, patient, ringed, untilMarked, routes } from '../../map/kit';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { handlers } from './world';
afterEach(() => page.viewport(1280, 800));
const settled = async () => {
  await expect.poll(() => frame().dataset.mapPhase, patient).toBe('ready');
};

test('the table: columns of the specification, statistics with their formulas, filters as pills in the address', async () => {
  // Too narrow for the map: it is not even loaded.
  await page.viewport(1100, 800);
  const { screen, href, requests } = await renderApp({ path: '/tours', handlers });
  await expect.element(screen.getByRole('row', { name: /Nord 1/u })).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual([
    ...['Route', 'Status', 'Driver', 'License plate', 'Picked up', 'Delay', 'Overflowing', 'Date', 'Area'],
    ...['Material', 'Duration', 'Planned', 'km', 'Details'],
  ]);
  const cells = screen.getByRole('row', { name: /Nord 1/u }).getByRole('gridcell');
  expect(cells.elements().map((cell) => cell.textContent)).toEqual([
    ...[
      'Nord 1',
      'Completed',
      'Jana Kurz',
      'GL-ÄB 12',
      '3 of 4',
      '–',
      '1',
      '20 Nov 2026',
      'Nord',
      '',
      '3:05\u00a0h',
      '4',
      '41.5',
      '',
    ],
  ]);
  await expect.element(screen.getByRole('img', { name: '3 of 4 containers emptied' })).toBeInTheDocument();

  const stats = screen.getByLabelText('Statistics of these tours');
  await expect
    .element(stats)
    .toHaveTextContent(/Time consumption3\.1 h.*5\.5 t.*61%.*Overspilled containers1.*42 km.*21 l/u);
  await expect.element(screen.getByText('Period: all days')).toBeVisible();
  await userEvent.hover(stats.getByText('Average fill level'));
  await expect
    .element(screen.getByRole('tooltip', { includeHidden: true }))
    .toHaveTextContent('Mean level of all containers recorded on these tours.');

  const add = screen.getByRole('button', { name: 'Add filter' });
  const panel = screen.getByRole('dialog');
  await add.click();
  await screen.getByRole('menuitem', { name: 'Date' }).click();
  await panel.getByLabelText('From').fill('2026-11-20');
  await panel.getByLabelText('To').fill('2026-11-19');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.element(panel.getByText('End date must be later than start date')).toBeVisible();
  await panel.getByLabelText('To').fill('2026-11-21');
  await panel.getByRole('button', { name: 'Apply' }).click();

  await expect.element(screen.getByText('Period: 20 Nov 2026 to 21 Nov 2026')).toBeVisible();

  await add.click();
  await screen.getByRole('menuitem', { name: 'Fill level (%)' }).click();
  const low = panel.getByRole('slider', { name: 'From' });
  await expect.element(low).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(panel.getByRole('textbox', { name: 'From' })).toHaveValue('2');
  await expect.element(low).toHaveAttribute('aria-valuetext', '2');
  await panel.getByRole('textbox', { name: 'To' }).fill('120');
  await expect.element(panel.getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuenow', '120');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('2 to 120')).toBeVisible();

  await add.click();
  await screen.getByRole('menuitem', { name: 'Location' }).click();
  await panel.getByRole('combobox', { name: 'Location' }).fill('Haf');
  await screen.getByRole('listbox').getByRole('option').first().click();
  await panel.getByRole('button', { name: 'Apply' }).click();
  expect(href()).toMatch(/^\/tours\?start=2026-11-20&end=2026-11-21&level_min=2&level_max=120&location_id=/u);
  await expect
    .poll(() => requests.filter((request) => /tours\/statistics.*level_min=2.*location_id/u.test(request)).length)
    .toBeGreaterThan(0);
  await screen.getByRole('button', { name: /Remove filter Fill level/u }).click();
  expect(href()).not.toContain('level');

  await add.click();
  const filters = screen.getByRole('menuitem').elements();
  expect(filters.map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Status', 'Material', 'Emptied', 'Recorded at', 'Route', 'Area']),
  );
  await screen.getByRole('menuitem', { name: 'Area' }).click();
  await panel.getByRole('checkbox', { name: 'Nord' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Area: Nord', exact: true })).toBeVisible();
  expect(href()).toContain('disposition_area_id=1');
  await expect.poll(() => requests.some((one) => /tours\/\?.*disposition_area_id=1/u.test(one))).toBe(true);
});

test('a tour on the map: chosen, drawn, found from the list, opened, replayed', async () => {
  const { screen, href } = await renderApp({ path: '/tours', handlers });
  // Without a tour the list has all the room, until the map is wanted.
  await expect.element(screen.getByRole('row', { name: /Nord 1/u })).toBeVisible();
  expect(document.querySelector('[data-map-phase]')).toBeNull();
  await screen.getByRole('button', { name: 'Show map' }).click();
  await expect.element(screen.getByText('Select a tour to display map locations.'), patient).toBeVisible();
  await settled();
  expect(frame().getAttribute('aria-label')).toBe('Map of all locations by fill level');
  const canvas = frame().querySelector('canvas');

  await screen.getByText('Nord 1', { exact: true }).click();
  expect(href()).toBe('/tours?id=1');
  await expect.element(screen.getByText('Tour Nord 1, 20 Nov 2026'), patient).toBeVisible();
  const stops = await untilMarked(4, 'stop');
  expect(stops.map(({ is }) => is).sort()).toEqual([
    'emptied-ok-1',
    'overflowing-overfull-2',
    'planned-unknown-4',
    'skipped-ok-3',
  ]);
  await untilMarked(1, 'unloading');
  // It is the same map with another name: nothing had to be opened anew.
  expect(frame().querySelector('canvas')).toBe(canvas);
  expect(canvas?.ariaLabel).toContain('Nord 1');
  expect(routes()).toContain('driven');

  const map = screen.getByRole('region', { name: 'Map of tour Nord 1' });
  await map.getByRole('button', { name: 'Show as a list' }).click();
  const third = map.getByRole('button', { name: /3\. Hafenstraße 3/u });
  await userEvent.hover(third);
  await expect.poll(ringed, patient).toBe('3');
  await third.click();
  await expect.element(map.getByText('Not emptied: Parked in · Parked car'), patient).toBeVisible();
  await map.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await map.getByRole('button', { name: /^Depot Ost Unloading/u }).click();
  await expect
    .element(map.getByRole('dialog', { name: 'Depot Ost' }), patient)
    .toHaveTextContent(/09:40 · 5\.5 t unloadedWhite2\.5 tGreen3 t/u);

  const slider = screen.getByRole('slider', { name: 'Time' });
  await slider.fill(String(Date.parse('2026-11-20T06:40:00Z')));
  await expect.poll(() => marks('stop').filter(({ is }) => is.startsWith('planned')).length, patient).toBe(3);
  // The truck has not been at the depot yet.
  await untilMarked(0, 'unloading');
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'Show all locations' }).click();
  await expect.element(screen.getByText('Select a tour to display map locations.')).toBeVisible();
  expect(href()).toBe('/tours');
  await expect.poll(() => drawn('kit-sites').features.length, patient).toBeGreaterThan(0);
  expect(frame().querySelector('canvas')).toBe(canvas);
  await screen.getByRole('button', { name: 'Hide map' }).click();
  await screen.getByText('Nord 1', { exact: true }).click();
  expect(document.querySelector('[data-map-phase]')).toBeNull();
}, 90_000);

test('the drawer: figures, notes, loads, comments, timeline with distances; a tour without activities; one that is gone', async () => {
  await page.viewport(1100, 800);
  const { screen, router } = await renderApp({ path: '/tours?id=1&details=true', as: 'viewer', handlers });
  const drawer = screen.getByRole('dialog', { name: 'Tour Nord 1, 20 Nov 2026' });
  await expect.element(drawer.getByText('3 of 4 containers emptied'), patient).toBeVisible();
  const part = (name: string) => drawer.getByRole('region', { name, exact: true });
  await expect.element(part('Note of the dispatcher')).toHaveTextContent('Ring road closed');
  await expect.element(part('Left out by the plan: can wait').getByRole('link', { name: '08/01-B1' })).toBeVisible();
  const loads = drawer.getByRole('list', { name: 'Load by glass colour' });
  await expect.element(loads).toHaveTextContent('White2.5 tGreen3 t');
  await expect
    .element(drawer.getByRole('list', { name: 'Loads against the capacity of the truck' }))
    .toHaveTextContent('Load 1, 09:405.5 t of 12.5 t');
  await expect.element(drawer.getByRole('row', { name: /Depot Ost Green 11 3\.00/u })).toBeVisible();
  await expect.element(part('Recent overspills')).toHaveTextContent('Hafenstraße 2 07/1307/13-W1130%Lid broken');
  await expect.element(part('Comments')).toHaveTextContent('08:10Glass beside the container 07/13');

  const stops = drawer.getByRole('list', { name: 'Activities', exact: true }).getByRole('listitem');
  await expect
    .element(stops.first())
    .toHaveTextContent(/Hafenstraße 107:3007\/12Emptied07\/12-W160%640 m to the next stop/u);
  await expect.element(drawer.getByText('about 1.9 km to the next stop')).toBeVisible();
  await expect.element(drawer.getByText('Not emptied: Parked in · Parked car')).toBeVisible();
  await expect.element(drawer.getByRole('img', { name: 'Photo by the crew' })).toBeInTheDocument();
  await expect.element(drawer.getByText('Unknown location')).toBeVisible();
  await expect.element(part('Recorded outside the plan')).toHaveTextContent('Hafenstraße 9 99/99');
  await expect.element(drawer.getByRole('link', { name: 'GL-ÄB 12' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Show history' }).click();
  await expect
    .element(part('History'))
    .toHaveTextContent('Anke Brandt changed Planned stops from 07/12 to 07/12, 07/13');
  expect(drawer.getByRole('button', { name: 'Make a link' }).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);

  await page.viewport(390, 800);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1100, 800);

  await router.navigate({ href: '/tours?id=2&details=true' });
  const idle = screen.getByRole('dialog', { name: 'Tour Nord 2, 20 Nov 2026' });
  const plan = idle.getByRole('region', { name: 'Planned stops', exact: true });
  await expect.element(plan.getByRole('listitem')).toHaveLength(4);
  await expect.element(plan).toHaveTextContent(/Tour has no activities yet\..*Hafenstraße 1planned for 08:00/u);
  await expect.element(idle.getByRole('link', { name: 'Jana Kurz' })).toBeVisible();
  expect(idle.element().textContent).not.toContain('F-07');
  await expect.element(idle.getByText('Nothing has been unloaded yet.')).toBeVisible();
  await expect.element(idle.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await router.navigate({ href: '/tours?id=3&details=true' });
  const running = screen.getByRole('dialog', { name: 'Tour Nord 3, 20 Nov 2026' });
  await expect.element(running.getByText('Tour has no activities yet.')).toBeVisible();
  await expect.element(running.getByText('since 07:00')).toBeVisible();
  await router.navigate({ href: '/tours?id=77&details=true' });
  await expect.element(screen.getByRole('dialog').getByText('Tour not found'), patient).toBeVisible();
});

test('in German on a phone: list and map take turns; failing, then nothing there', async () => {
  await page.viewport(390, 800);
  const failing = [
    getListToursMockHandler(() => {
      throw problem(500);
    }),
    getGetTourStatisticsMockHandler(() => {
      throw problem(500);
    }),
  ];
  const { screen, use } = await renderApp({ path: '/tours', language: 'de', handlers: [...failing, ...handlers] });
  await expect
    .element(screen.getByText('Die Kennzahlen dieser Touren konnten nicht geladen werden.'), patient)
    .toBeVisible();
  // The list has given up as well.
  await expect.poll(() => screen.getByRole('button', { name: 'Erneut versuchen' }).elements(), patient).toHaveLength(2);
  use(...handlers);
  await screen.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect.element(screen.getByText('Einsatzstunden')).toBeVisible();
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await screen.getByText('Nord 1', { exact: true }).click();
  await expect.element(screen.getByText(/^Tour Nord 1, 20\./u), patient).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.getByText('Liste', { exact: true }).click();
  await expect.element(screen.getByText('Nord 2', { exact: true })).toBeVisible();

  use(getListToursMockHandler({ tours: [], total_routes: 0 }));
  await screen.getByRole('searchbox').fill('zz');
  await expect.element(screen.getByText('Kein Eintrag entspricht der Suche und den Filtern.')).toBeVisible();
});
