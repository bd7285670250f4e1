import { http, HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { Forecast, Urgency } from '@/api/generated/dashboard.schemas';
import { sitesOf } from '@/resources/tours/plan/UrgentMap';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { open, server as planner } from './planning';

const forecast: Forecast = {
  ...{ id: 41, container_id: '07/12-W1', location_id: '07/12', location_name: 'Marktplatz Nord', active: true },
  ...{ latitude: 51.96, longitude: 7.62, disposition_area_id: 1, material_type: '11', construction_type: 'igloo' },
  ...{ last_level: 97, last_recorded_at: '2026-11-18T04:00:00.000Z', last_emptied_at: '2026-11-04T07:00:00.000Z' },
  ...{ level_now: 98.2, rate: 6.9, emptyings: 7, confidence: 'high', reason: 'steady', open_complaints: 2 },
  ...{ nearly_full_at: '2026-11-15T19:00:00.000Z', nearly_full_at_low: '2026-11-15T06:00:00.000Z' },
  ...{ nearly_full_at_high: '2026-11-15T20:00:00.000Z', full_at: '2026-11-18T20:00:00.000Z' },
  ...{ full_at_low: '2026-11-18T12:00:00.000Z', full_at_high: '2026-11-20T02:00:00.000Z', urgency: 'today' },
  planned_on: '2026-11-19',
};
const silent: Forecast = {
  ...{ ...forecast, id: 42, container_id: '07/12-G1', location_name: 'Am Hafen', level_now: 61, urgency: 'in_7_days' },
  ...{ confidence: 'low', reason: 'sensor_silent', open_complaints: 0, full_at: '2026-11-23T20:00:00.000Z' },
  planned_on: null,
};
const reported: Forecast = {
  ...{ ...forecast, id: 43, emptyings: 9, container_id: '07/12-W2', level_now: 40, open_complaints: 1 },
  ...{ full_at: '2099-12-22T12:00:00.000Z', full_at_low: null, full_at_high: null },
};
const rows = [forecast, silent, reported];

/** The list as the server gives it, and what was asked of it. */
function server() {
  const asked: URLSearchParams[] = [];
  const handler = http.get('*/api/forecasts/', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const wanted = searchParams.get('urgency')?.split(',');
    const forecasts = rows.filter(({ urgency }) => !wanted || wanted.includes(urgency));
    const counts: [Urgency, number][] = [
      ['today', 12],
      ['in_7_days', 30],
      ['later', 700],
    ];
    const facets = { urgency: counts.map(([value, count]) => ({ value, count })) };
    return HttpResponse.json({ forecasts, total_routes: forecasts.length, facets });
  });
  return { asked, handler };
}

test('the urgent list says which containers are full when and why that is to be believed, and narrows by urgency', async () => {
  const { asked, handler } = server();
  const { screen, href } = await renderApp({ path: '/tours/plan', handlers: [handler] });
  await expect.element(screen.getByRole('gridcell', { name: '07/12-W1' })).toBeVisible();
  // Those that no tour can empty are not asked for.
  for (const query of asked) expect(Object.fromEntries(query)).toMatchObject({ active: 'true', has_location: 'true' });
  await expect.element(screen.getByText('7 emptyings, steady')).toBeVisible();
  await expect.element(screen.getByText(/sensor silent for \d+ days/)).toBeVisible();
  await expect.element(screen.getByText(/18\s*–\s*20 Nov/).first()).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Reported full expected 22 Dec' })).toBeVisible();
  // What a tour has already needs no other one.
  await expect.element(screen.getByRole('gridcell', { name: '19 Nov' }).first()).toBeVisible();
  const group = screen.getByRole('group', { name: 'Containers by urgency' });
  await expect.element(group.getByRole('button', { name: /700\s*Not urgent/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);

  await screen.getByRole('button', { name: 'Add filter' }).click();
  await screen.getByRole('menuitem', { name: 'Planned' }).click();
  await screen.getByRole('radio', { name: 'On no tour yet' }).click();
  await expect.poll(() => asked.at(-1)?.get('is_planned')).toBe('false');
  await userEvent.keyboard('{Escape}');
  await group.getByRole('button', { name: /12\s*Full today/ }).click();
  await expect.element(screen.getByRole('gridcell', { name: 'Am Hafen' })).not.toBeInTheDocument();
  expect(href()).toContain('urgency=today');
  await expect.element(group.getByRole('button', { name: /Full today/ })).toHaveAttribute('aria-pressed', 'true');
  await group.getByRole('button', { name: /Full today/ }).click();
  await expect.element(screen.getByRole('gridcell', { name: 'Am Hafen' })).toBeVisible();

  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
  await screen.getByRole('gridcell', { name: '07/12-W1' }).click();
  await expect.poll(href).toContain('/dt/bins?id=41');
});

test('a new city is told what comes next, in the lists, on the map and by a proposal without tours', async () => {
  const unknown = { urgency: [{ value: 'unknown', count: 741 }] };
  const none = http.get('*/api/forecasts/', () =>
    HttpResponse.json({ forecasts: [], total_routes: 0, facets: unknown }),
  );
  for (const view of ['', '?view=map']) {
    const { screen } = await renderApp({ path: `/tours/plan${view}`, handlers: [none] });
    await expect.element(screen.getByText('There are no containers to be emptied yet.')).toBeVisible();
    const next = screen.getByRole('link', { name: 'Add containers at locations' });
    await expect.element(next).toHaveAttribute('href', '/dt/locations');
  }
  const tours = await renderApp({
    path: '/tours',
    handlers: [getListToursMockHandler({ tours: [], total_routes: 0 })],
  });
  const main = tours.screen.getByRole('main');
  await expect.element(main.getByRole('link', { name: 'Plan Tours' })).toHaveAttribute('href', '/tours/plan');

  const { handlers } = planner({ plates: [] });
  const { screen } = await open([none, ...handlers]);
  await screen.getByRole('button', { name: 'Propose tours' }).click();
  await expect.element(screen.getByText('Nothing is worth a tour.')).toBeVisible();
  await expect.element(screen.getByRole('note')).toHaveTextContent(/^741 containers have no level yet/);
});

test('a map of a part of the containers says so where it is seen', async () => {
  const part = http.get('*/api/forecasts/', () =>
    HttpResponse.json({
      forecasts: rows,
      total_routes: 20_691,
      facets: { urgency: [{ value: 'unknown', count: 20_690 }] },
    }),
  );
  const { screen } = await renderApp({ path: '/tours/plan?view=map', handlers: [part] });
  const said = screen.getByText('The 3 most urgent of 20,691 containers');
  await expect.element(said).toBeVisible();
  const { x, y, height } = said.element().getBoundingClientRect();
  expect(document.elementFromPoint(x + 3, y + height / 2)).toBe(said.element());
  // A figure of five digits is not broken on a phone.
  await page.viewport(390, 800);
  const figures = ['20,690', '0'].map((text) => screen.getByText(text, { exact: true }).first().element());
  expect(figures.map((one) => one.getBoundingClientRect().height)).toEqual([
    figures[1]?.clientHeight,
    figures[1]?.clientHeight,
  ]);
  await page.viewport(1280, 800);
});

test('the menu leads to it, in German as well, and says so when the server fails', async () => {
  const handler = http.get('*/api/forecasts/', () => HttpResponse.json({}, { status: 500 }));
  const { screen } = await renderApp({ path: '/tours/plan', handlers: [handler], language: 'de' });
  await expect.element(screen.getByRole('link', { name: 'Touren planen' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('heading', { name: 'Touren planen' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Erneut/ })).toBeVisible();
});

test('a location on the map counts all its containers by the level expected now', () => {
  const full = { ...forecast, level_now: 103 };
  const [site, ...others] = sitesOf([forecast, silent, full, { ...silent, location_id: null }]);
  expect(others).toEqual([]);
  expect(site).toMatchObject({ id: '07/12', level: 103, shares: { empty: 0, ok: 1, full: 1, overfull: 1 } });
});

test('a container that is full in more than ten months says in which year: its day might be taken for one of this year', async () => {
  const slow: Forecast = { ...silent, full_at: '2099-01-14T12:00:00.000Z', full_at_low: null, full_at_high: null };
  const handler = http.get('*/api/forecasts/', () => HttpResponse.json({ forecasts: [slow], total_routes: 1 }));
  const { screen } = await renderApp({ path: '/tours/plan', handlers: [handler] });
  await expect.element(screen.getByRole('gridcell', { name: '14 Jan 2099' })).toBeVisible();
});
