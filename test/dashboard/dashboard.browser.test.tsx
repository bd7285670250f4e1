import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getListNotificationsMockHandler } from '@/api/generated/reference/reference.msw';
import { getListToursMockHandler } from '@/api/generated/tours/tours.msw';
import { axeFindings } from '../setup/axe';
import { renderApp } from '../setup/renderApp';
import { broken, card, dashboardWorld, fullSites, open, type Shown, tour, until } from './world';

beforeEach(() => {
  // The clock runs on, or drawings would never finish their first frame.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(async () => {
  delete window.__CONFIG__;
  await page.viewport(1280, 800);
});

const asked = ({ requests }: Shown, stat: string) => requests.filter((line) => line.includes(`/general/${stat}`));

test('five statistics with comparison; the chosen one is large, as drawing and as table', async () => {
  const app = await open();
  const { screen, href } = app;
  await expect.element(card(app, 'Average fill level')).toHaveTextContent('61.4%');
  await expect.element(card(app, 'Average fill level')).toHaveTextContent('up 2.5 pts on the previous period');
  await expect.element(card(app, 'Overspilled containers')).toHaveTextContent('12containers');
  await expect.element(card(app, 'Overspilled containers')).toHaveTextContent('up 25% on the previous period');
  await expect.element(card(app, 'Time consumption')).toHaveTextContent('84.5h');
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13tours');
  await expect.element(card(app, 'Total tons collected')).toHaveTextContent('143.3t');
  expect(asked(app, 'num-routes')).toEqual([
    'GET /api/general/num-routes?start=2026-11-15&end=2026-11-21&interval=day',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Total tons collected' }));
  expect(href()).toBe('/dashboard?stat=total-tons-picked-up');
  const chart = screen.getByRole('group', { name: /^Total tons collected, 15/ });
  await expect.element(chart.getByRole('img')).toBeVisible();
  await expect.element(chart.getByText('Previous period')).toBeVisible();
  await userEvent.click(chart.getByText('Table', { exact: true }));
  await expect
    .element(chart.getByRole('row').nth(0))
    .toHaveTextContent('PeriodWhite glassGreen glassBrown glassPrevious period');
  await expect.element(chart.getByRole('row').nth(4)).toHaveTextContent('Wed, 18 Nov 20267 t5.6 t1.4 t14 t');
});

test('periods ask for their days; a wrong custom range says so and asks nothing', async () => {
  const app = await open('/dashboard?stat=num-routes');
  const { screen, href, requests } = app;
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
  await userEvent.click(screen.getByText('Yearly'));
  await until(() => asked(app, 'num-routes').some((line) => line.includes('start=2025-12-01')));
  expect(asked(app, 'num-routes').at(-1)).toContain('interval=month');
  // The ghost bars are of the days that are named.
  await until(() => asked(app, 'num-routes').some((line) => line.includes('start=2024-12-01&end=2025-11-21')));
  await expect.element(screen.getByText(/compared with 1 Dec 2024 – 21 Nov 2025$/)).toBeVisible();
  // The card compares with the same days, not with as many days as the answer's `previous`.
  await expect
    .element(screen.getByRole('img', { name: '13 tours in this period, 13 tours in the previous period' }))
    .toBeVisible();
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('0%as in the previous period');
  await userEvent.click(screen.getByText('Daily'));
  await until(() => asked(app, 'num-routes').some((line) => line.endsWith('start=2026-11-21&end=2026-11-21')));
  await until(() => asked(app, 'num-routes').some((line) => line.includes('start=2026-11-08&end=2026-11-21')));
  // The day is named and compared with the day before, not the two weeks around it.
  await expect.element(screen.getByText('21 Nov 2026, with the days before it')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: '13 tours in this period, 10 tours in the previous period' }))
    .toBeVisible();

  await userEvent.click(screen.getByText('Custom'));
  expect(href()).toContain('period=custom');
  const before = requests.length;
  await userEvent.fill(screen.getByLabelText('To', { exact: true }), '1 Nov 2026');
  await userEvent.tab();
  await expect.element(screen.getByText('End date must be later than start date')).toBeVisible();
  expect(requests.length).toBe(before);
  await userEvent.fill(screen.getByLabelText('From', { exact: true }), '5.10.2026');
  await userEvent.keyboard('{Enter}');
  await until(() => href().includes('start=2026-10-05&end=2026-11-01'));
  await expect.element(screen.getByText('End date must be later than start date')).not.toBeInTheDocument();
  await until(() => asked(app, 'num-routes').some((line) => line.includes('start=2026-10-05&end=2026-11-01')));
});

test('a range from the URL that cannot be used says why; nonsense opens with defaults', async () => {
  const app = await open('/dashboard?period=custom&start=2026-11-20&end=2026-11-01');
  await expect.element(app.screen.getByText('End date must be later than start date')).toBeVisible();
  await expect.element(app.screen.getByText('Choose a period to see its figures.')).toBeVisible();
  expect(app.requests.some((line) => line.includes('/general/'))).toBe(false);
});

test('nonsense in the URL opens with defaults; the areas of the header go with each question', async () => {
  const other = await open('/dashboard?period=hourly&stat=nothing&route_id=x&areas=1,2');
  await expect.element(card(other, 'Average fill level')).toHaveTextContent('61.4');
  expect(asked(other, 'num-routes').at(-1)).toContain('disposition_area_ids=1,2');
});

test('statistics are asked once; those of one location are asked anew and not kept', async () => {
  const app = await open();
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
  await userEvent.click(app.screen.getByText('Monthly'));
  await until(() => asked(app, 'num-routes').length === 2);
  await userEvent.click(app.screen.getByText('Weekly'));
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
  expect(asked(app, 'num-routes')).toHaveLength(2);

  const ofLocation = () => asked(app, 'num-routes').filter((line) => line.includes('location_id=07/12'));
  for (const times of [1, 2]) {
    await app.router.navigate({ to: '/dashboard', search: { location_id: '07/12' } });
    await until(() => ofLocation().length === times);
    await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
    await app.router.navigate({ to: '/dashboard', search: { location_id: undefined } });
    await expect.element(app.screen.getByRole('button', { name: 'All locations and tours' })).toBeVisible();
  }
  const kept = () => app.queryClient.getQueryCache().findAll({ queryKey: ['general'] });
  await until(() => !kept().some((query) => JSON.stringify(query.queryKey).includes('07/12')));
  expect(kept().length).toBeGreaterThan(0);
});

test('the hint of the button that reads everything again has the time of the oldest that is shown', async () => {
  const { screen, queryClient } = await open();
  const refresh = screen.getByRole('button', { name: 'Refresh now' });
  await expect.element(screen.getByRole('link', { name: /GL-A 1/ })).toBeVisible();
  await expect.element(refresh).not.toHaveAttribute('aria-busy', 'true');
  vi.setSystemTime(new Date('2026-11-21T09:30:00Z'));
  await queryClient.refetchQueries({ queryKey: ['tours'] });
  await userEvent.hover(refresh);
  await expect.element(screen.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('Updated 10:00');
  await userEvent.click(refresh);
  await userEvent.unhover(refresh);
  await expect.element(refresh).not.toHaveAttribute('aria-busy', 'true');
  await userEvent.hover(refresh);
  await expect.element(screen.getByRole('tooltip', { includeHidden: true })).toHaveTextContent('Updated 10:30');
});

test('each figure has a link to its rows', async () => {
  const app = await open('/dashboard', { handlers: [fullSites] });
  const { screen } = app;
  const link = (name: string | RegExp) => screen.getByRole('main').getByRole('link', { name });
  const to = async (name: string | RegExp, href: string) => {
    await expect.element(link(name).first()).toHaveAttribute('href', href);
  };
  await to('Show tours for Number of routes', '/tours?start=2026-11-15&end=2026-11-21');
  await to('Show tours for Overspilled containers', '/tours?start=2026-11-15&end=2026-11-21&level_min=101');
  await to('Marktplatz Nord', '/dt/bins?location_id=07/12');
  await expect.element(screen.getByText('Unknown location')).toBeVisible();
  await to('2 to 6 days 7', '/complaints?status=open&created_start=2026-11-15&created_end=2026-11-19');
  await to('7 days or more 1', '/complaints?status=open&created_end=2026-11-14');
  await expect.element(screen.getByText('4 containers at 80% or more, 1 of them overflowing')).toBeVisible();
});

test('a part that fails offers another try and leaves the others alone; empty parts say so', async () => {
  const app = await open('/dashboard?period=monthly', {
    handlers: [
      http.get('*/api/general/num-routes', broken),
      http.get('*/api/complaints/', broken),
      getListNotificationsMockHandler({ notifications: { route_events: [], unloadings: [] } }),
    ],
  });
  const { screen, use } = app;
  await expect.element(screen.getByText('No recent overspills.')).toBeVisible();
  await expect.element(card(app, 'Average fill level')).toHaveTextContent('61.4');
  const complaints = screen.getByRole('region', { name: 'Open notifications' });
  await expect.element(complaints.getByRole('alert')).toHaveTextContent('This could not be loaded.');
  use(...dashboardWorld);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Number of routes' }));
  await expect.element(card(app, 'Number of routes')).toHaveTextContent('13');
  await userEvent.click(complaints.getByRole('button', { name: 'Try again' }));
  await expect.element(complaints.getByRole('link', { name: 'Since today 4' })).toBeVisible();
});

test('a total outage is one banner with one retry', async () => {
  const { screen, router, use } = await renderApp({ path: '/account/settings', handlers: dashboardWorld });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  let gone = true;
  use(http.get('*/api/*', () => (gone ? HttpResponse.error() : undefined)));
  await router.navigate({ to: '/dashboard' });
  await expect.element(screen.getByText(/^The server does not respond\./)).toBeVisible();
  await expect.poll(() => screen.getByText('This could not be loaded.').elements().length).toBeGreaterThan(3);
  const retries = screen.getByRole('button', { name: /^Try again/ });
  expect(retries.elements()).toHaveLength(1);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  // Pressed at once: after a few seconds the page asks by itself.
  gone = false;
  (retries.element() as HTMLElement).click();
  await expect.element(screen.getByRole('link', { name: /GL-A 1/ })).toBeVisible();
  await expect.element(retries).not.toBeInTheDocument();
});

test.each([
  // Until half past midnight in the city.
  ['completed', '2026-11-19T23:30:00.000Z', '2026-11-20'],
  ['cancelled', null, '2026-11-19'],
] as const)(
  'narrowing to a %s tour found by search, on the days on which it is driven',
  async (status, finished_at, end) => {
    const app = await open('/dashboard?areas=1');
    const driven = { date: '2026-11-19', started_at: '2026-11-19T20:00:00.000Z', finished_at };
    app.use(getListToursMockHandler({ tours: [tour(2, { ...driven, status })], total_routes: 1 }));
    await userEvent.click(app.screen.getByRole('button', { name: 'All locations and tours' }));
    await userEvent.fill(app.screen.getByLabelText('Find a location or tour'), 'Nord 2');
    await until(() => app.requests.some((line) => line.includes('/tours/') && line.includes('q=Nord')));
    await userEvent.click(app.screen.getByRole('button', { name: /^Nord 2 Sa/ }));
    expect(app.href()).toContain('route_id=2');
    expect(app.href()).toContain(`start=2026-11-19&end=${end}`);
    const searches = app.requests.filter((line) => line.includes('q=Nord'));
    expect(searches.map((line) => line.includes('disposition_area_ids=1'))).toEqual([true, true]);
    await until(() => asked(app, 'num-routes').some((line) => line.includes('route_id=2')));
    await userEvent.click(app.screen.getByRole('button', { name: 'Clear', exact: true }));
    expect(app.href()).not.toContain('route_id');
  },
);

test.each([
  ['light', 'de', 'Dashboard'],
  ['dark', 'en', 'Dashboard'],
] as const)('no finding by axe in %s, no sideways scroll on a phone', async (themeMode, language, title) => {
  const app = await open('/dashboard?period=custom&start=2026-11-01&end=2026-11-20', {
    language,
    settings: { themeMode },
  });
  await expect.element(app.screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(app.screen.getByText(/GL-A 1/)).toBeVisible();
  await until(() => document.querySelector('main .sk, main .skeleton') === null);
  expect(await axeFindings(document.querySelector('main') ?? document)).toEqual([]);
  await page.viewport(390, 844);
  const beyond = () =>
    [...document.querySelectorAll('main *')].filter((element) => element.getBoundingClientRect().right > 390);
  await expect.poll(beyond, { timeout: 15_000, interval: 50 }).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  // Letters of twice their size.
  document.documentElement.style.fontSize = '200%';
  const cards = [...document.querySelectorAll('[role=group][aria-label=Statistics] [role=group]')];
  expect(cards.filter((one) => one.scrollWidth > one.clientWidth)).toEqual([]);
  document.documentElement.style.fontSize = '';
});
