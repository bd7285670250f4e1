import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import type { DriverLink, Tour, TourPatch } from '@/api/generated/dashboard.schemas';
import {
  getCreateDriverLinkMockHandler,
  getGetTourMockHandler,
  getGetTourStatisticsMockHandler,
  getListDriverLinksMockHandler,
  getListToursMockHandler,
  getRevokeDriverLinkMockHandler,
  getUpdateTourMockHandler,
} from '@/api/generated/tours/tours.msw';
import { getListDriverAvailabilitiesMockHandler, getListDriversMockHandler } from '@/api/generated/drivers/drivers.msw';
import { getListTruckAvailabilitiesMockHandler } from '@/api/generated/trucks/trucks.msw';
import { axeFindings } from '../../setup/axe';
import { makeStop, makeTourDetail } from '../../setup/factories';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { patient } from '../../map/kit';
import { handlers, planned, tour } from './world';

afterEach(() => page.viewport(1280, 800));

test('the agenda: groups by when a tour is, until another order is chosen', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const list = [
    tour(5, { status: 'in_progress', date: day(0), finished_at: null }),
    tour(6, { ...planned, date: day(2) }),
    tour(7, { date: day(-2) }),
    tour(8, { date: day(-3) }),
  ];
  const { screen, href, requests } = await renderApp({
    path: '/tours',
    handlers: [getListToursMockHandler({ tours: list, total_routes: 4 }), ...handlers],
  });
  const groups = () => screen.getByRole('rowheader').elements();
  await expect.poll(() => groups().map((head) => head.textContent)).toEqual(['Under way', 'Upcoming', 'Past']);
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.slice(0, 6));
  expect(rows()).toEqual(['Under ', 'Nord 5', 'Upcomi', 'Nord 6', 'Past', 'Nord 7', 'Nord 8']);
  expect(requests.some((one) => one.startsWith('GET /api/tours/?') && one.includes('sort=agenda'))).toBe(true);
  expect(await axeFindings()).toEqual([]);
  await screen.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect.poll(() => groups()).toEqual([]);
  await screen.getByRole('button', { name: 'Usual order' }).click();
  await expect.poll(() => groups()).toHaveLength(3);
  expect(href()).toBe('/tours');
});

test('of a tour that was cancelled under way the drawer says when it began, and no duration', async () => {
  await page.viewport(1100, 800);
  const cancelled = tour(5, { status: 'cancelled', finished_at: null, duration: null });
  const { screen } = await renderApp({
    path: '/tours?id=5&details=true',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler({ tour: makeTourDetail({ tour: cancelled }) }),
      ...handlers,
    ],
  });
  const drawer = screen.getByRole('dialog', { name: 'Tour Nord 5, 20 Nov 2026' });
  await expect.element(drawer.getByText('07:00 –', { exact: true }), patient).toBeVisible();
  expect(drawer.element().textContent).not.toContain('since');
});

test('of a tour of the day before the truck can still drop out while it is under way', async () => {
  await page.viewport(1100, 800);
  const dropsOut = async (status: 'planned' | 'in_progress', date = '2026-11-22') => {
    const late = tour(5, { status, date, finished_at: null, duration: null });
    const { screen } = await renderApp({
      path: '/tours?id=5&details=true',
      handlers: [
        getGetTourStatisticsMockHandler(),
        getGetTourMockHandler({ tour: makeTourDetail({ tour: late }) }),
        ...handlers,
      ],
    });
    const drawer = screen.getByRole('dialog', { name: /^Tour Nord 5, 2[12] Nov 2026/ });
    await expect.element(drawer.getByRole('heading', { name: 'Unloadings' }), patient).toBeVisible();
    return drawer.getByRole('button', { name: 'Disruption' }).elements().length;
  };
  expect(await dropsOut('planned')).toBe(0);
  expect(await dropsOut('in_progress')).toBe(1);
  // One that was never ended is refused.
  expect(await dropsOut('in_progress', '2026-11-21')).toBe(0);
});

test('where the shifts contradict the driver of a tour, the drawer says so and leads to them', async () => {
  await page.viewport(1100, 800);
  const date = '2026-11-23';
  const sent = tour(5, { ...planned, date, driver_id: 'F-07', driver_name: 'Jana Kurz' });
  const [truck, shift] = [sent.license_plate, { work_date: date, start_time: '06:00', end_time: '14:00' }];
  const availabilities = [{ ...shift, available: true, material_type_id: null, disposition_area_id: null }];
  const says = async (driver_id: string, text: string, available = true, times: Partial<Tour> = {}) => {
    const { screen } = await renderApp({
      path: '/tours?id=5&details=true',
      handlers: [
        getGetTourStatisticsMockHandler(),
        getGetTourMockHandler({ tour: makeTourDetail({ tour: { ...sent, ...times } }) }),
        getListTruckAvailabilitiesMockHandler({
          availabilities: [
            {
              ...{ license_plate: truck, default_schedule: [] },
              availabilities: availabilities.map((one) => ({ ...one, driver_id })),
            },
          ],
        }),
        getListDriversMockHandler({ drivers: [], total_routes: 0 }),
        getListDriverAvailabilitiesMockHandler({
          availabilities: [
            {
              ...{ id: 7, driver_id: 'F-07', default_schedule: [] },
              availabilities: [{ ...shift, available, license_plate: null }],
            },
          ],
        }),
        ...handlers,
      ],
    });
    const drawer = screen.getByRole('dialog');
    const link = drawer.getByRole('link', { name: text });
    await expect.element(link, patient).toHaveAttribute('href', `/resources?view=day&date=${date}`);
    return drawer;
  };
  await says('F-08', `In the shifts F-08 drives ${truck} (06:00–14:00)`);
  await says('F-08', 'Jana Kurz is not available on this day', false);
  const times = { planned_start: `${date}T05:20:00Z`, planned_end: `${date}T13:10:00Z` };
  const dialog = await says('F-07', `Stops (06:20–14:10) are outside the shift of ${truck}`, true, times);
  await expect.element(dialog.getByText('planned 06:20–14:10')).toBeVisible();
});

test('the driver’s page: a link is made, scanned or copied, seen in use, and revoked', async () => {
  await page.viewport(1100, 800);
  const at = '2026-11-20T05:30:00.000Z';
  const made: DriverLink = {
    ...{ id: 4, created_at: at, created_by: 'Anke Brandt', last_used_at: null },
    expires_at: '2026-11-21T01:30:00.000Z',
  };
  let links: DriverLink[] = [];
  const url = `https://glas.example.org/drive#${'a'.repeat(43)}`;
  const { screen, use } = await renderApp({
    path: '/tours?id=2&details=true',
    handlers: [
      ...handlers,
      getListDriverLinksMockHandler(() => ({
        driver_links: links,
        on_break_since: links[0]?.last_used_at ? at : null,
      })),
      getCreateDriverLinkMockHandler(() => {
        links = [made];
        return { driver_link: made, url };
      }),
      getRevokeDriverLinkMockHandler(({ params }) => {
        links = links.filter(({ id }) => id !== Number(params.id));
      }),
    ],
  });
  const part = screen.getByRole('region', { name: 'Driver’s page', exact: true });
  await part.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(part.getByRole('img', { name: 'QR code of the link' }), patient).toBeVisible();
  await expect.element(part.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
  await part.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText(/^Link copied$|^Selected/u).first()).toBeVisible();
  const row = part.getByRole('list', { name: 'Valid links' }).getByRole('listitem');
  await expect
    .element(row)
    .toHaveTextContent(/Made on 20 Nov 2026, 06:30 by Anke BrandtValid until 21 Nov 2026, 02:30 · not used yet/u);
  expect(await axeFindings()).toEqual([]);
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  await page.viewport(1100, 800);

  links = [{ ...made, last_used_at: at }];
  use(
    getRevokeDriverLinkMockHandler(() => {
      throw problem(500);
    }),
  );
  const revoke = part.getByRole('button', { name: /^Revoke the link of 20 Nov/u });
  const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' });
  await revoke.click();
  await confirm.click();
  await expect.element(screen.getByText('The links could not be changed. Try again.')).toBeVisible();
  await expect.element(row).toHaveTextContent(/last used/u);
  await expect.element(part.getByText('The driver has been on a break since 06:30')).toBeVisible();
  use(
    getRevokeDriverLinkMockHandler(() => {
      links = [];
    }),
  );
  await revoke.click();
  await confirm.click();
  await expect.element(screen.getByText('Link revoked')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(part.getByRole('button', { name: 'Make a link' })).toHaveFocus();
  expect(part.getByRole('img').elements()).toEqual([]);
});

test('the stops of a tour under way: one ahead is taken out and put back, another is added behind those that were visited', async () => {
  const at = (location_id: string, position: number) =>
    makeStop({
      ...{ location_id, location_name: `Hafenstraße ${position}`, position, planned_at: null },
      state: position === 1 ? 'emptied' : 'planned',
    });
  const keys = ['07/12', '07/13', '08/01'];
  let detail = makeTourDetail({
    tour: tour(3, { status: 'in_progress', finished_at: null }),
    stops: keys.map((key, index) => at(key, index + 1)),
  });
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    path: '/tours?id=3&details=true',
    handlers: [
      getGetTourStatisticsMockHandler(),
      getGetTourMockHandler(() => ({ tour: detail })),
      getUpdateTourMockHandler(async ({ request }) => {
        const { stops = [] } = (await request.json()) as TourPatch;
        const next = stops.map(({ location_id }) => location_id);
        if (next.includes('99/99')) throw problem(422, { detail: 'There is no such location.' });
        sent.push([request.headers.get('If-Match'), ...next]);
        detail = { ...detail, stops: next.map((key, index) => at(key, index + 1)) };
        return { tour: detail };
      }),
      ...handlers,
    ],
  });
  const take = (n: number) => screen.getByRole('button', { name: `Take Hafenstraße ${n} out of the tour` });
  await take(2).click();
  expect(take(1).elements()).toEqual([]);
  await expect.element(screen.getByText('Hafenstraße 2 is not a stop of Nord 3 any more')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Nord 3 is as it was before')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Add a stop' });
  const place = dialog.getByRole('combobox', { name: 'Location' });
  const add = async (key: string) => {
    await place.fill(key);
    await dialog.getByRole('button', { name: 'Add a stop' }).click();
  };
  await screen.getByRole('button', { name: 'Add a stop' }).click();
  await add('07/13');
  await expect.element(dialog.getByText('It is a stop of this tour already')).toBeVisible();
  await add('99/99');
  await expect.element(screen.getByText(/^Nord 3 was not changed: /u)).toBeVisible();
  await add('09/09');
  await expect.element(screen.getByText(/^09\/09 is stop \d of Nord 3$/u)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const match = `"${detail.tour.updated_at}"`;
  expect(sent.slice(0, 2)).toEqual([['07/12', '08/01'], keys].map((stops) => [match, ...stops]));
  expect(sent[2]).toEqual([match, '07/12', ...['07/13', '08/01', '09/09'].map(() => expect.any(String) as string)]);
});
