import { http, HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';

const entry = {
  ...{ id: 1, at: '2026-11-17T13:03:00.000Z', actor_id: 2, actor: 'Anke Brandt', source: 'screen', action: 'changed' },
  ...{ kind: 'trucks', record_key: 'MS-ÄB 12', record: 'MS-ÄB 12', work_date: null, day_of_week: null },
  changes: [{ field: 'capacity', before: 12.5, after: 18.5 }],
};
const rows = [
  entry,
  {
    ...{ ...entry, id: 2, source: 'import', kind: 'locations', record: 'Am Markt', action: 'created', record_key: '3' },
    changes: [
      { field: 'disposition_area_id', before: null, after: 2 },
      { field: 'location_type', before: null, after: 'public' },
      { field: 'is_active', before: null, after: true },
    ],
  },
  {
    ...{ ...entry, id: 3, kind: 'customers', record: 'Neustadt', action: 'created' },
    changes: [
      {
        field: 'working_hours',
        before: null,
        after: { to: '16:00', due: 16, days: [1, 5], from: '07:00', holidays: 'DE-BY' },
      },
      { field: 'yard', before: null, after: { latitude: 51.9, longitude: 7.6 } },
    ],
  },
];

const regions = http.get('*/api/holiday-regions/', () =>
  HttpResponse.json({ regions: [{ code: 'DE-BY', name: 'Bayern' }] }),
);

test('administrators see what was changed, filter it by person and kind, and open the record', async () => {
  const asked: URLSearchParams[] = [];
  const handler = http.get('*/api/history/', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const lines = rows.map((row) => JSON.stringify(row)).join('\n');
    if (request.headers.get('accept')?.includes('ndjson'))
      return new HttpResponse(`${lines}\n`, {
        headers: { 'content-type': 'application/x-ndjson', 'x-total-count': '3' },
      });
    const kinds = searchParams.get('kind');
    const history = rows.filter(({ kind }) => !kinds || kinds.split(',').includes(kind));
    return HttpResponse.json({ history, total_routes: history.length });
  });
  const { screen, href } = await renderApp({ path: '/account/history', handlers: [handler, regions] });
  await expect.element(screen.getByRole('gridcell', { name: 'Am Markt' })).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Anke Brandt' }).first()).toBeVisible();
  await expect.element(screen.getByRole('gridcell', { name: 'Capacity (t): 12.5 → 18.5' })).toBeVisible();
  const created = 'Disposition area: Süd; Type: Public; Active: Yes';
  await expect.element(screen.getByRole('gridcell', { name: created })).toBeVisible();
  const hours = 'Working hours: Mon, Fri, 07:00–16:00, Due within 16 working hours, Bayern; Yard: 51.9 / 7.6';
  await expect.element(screen.getByRole('gridcell', { name: hours })).toBeVisible();
  // The file says what the screen says.
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
  await screen.getByRole('button', { name: /CSV|Export/ }).click();
  await expect.poll(() => files[0]?.text()).toContain(hours);
  // A time as a spreadsheet reads it: as text it would be sorted by the day of the month.
  expect(await files[0]?.text()).toContain('\nMS-ÄB 12,2026-11-17 14:03,Anke Brandt,');
  vi.restoreAllMocks();
  expect(await axeFindings()).toEqual([]);
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect.element(screen.getByText('Capacity (t): 12.5 → 18.5')).toBeVisible();
  const whole = screen.getByText(hours).element();
  expect([whole.scrollWidth - whole.clientWidth, whole.scrollHeight - whole.clientHeight]).toEqual([0, 0]);
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('gridcell', { name: 'Am Markt' })).toBeVisible();
  // What its column cuts is whole for the keyboard, too.
  const cut = () => screen.getByRole('gridcell', { name: hours }).element();
  await expect.poll(() => cut().scrollWidth - cut().clientWidth).toBeGreaterThan(0);
  document.querySelector<HTMLElement>('tbody [data-cell][tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cut());
  expect([cut().scrollWidth - cut().clientWidth, cut().scrollHeight - cut().clientHeight]).toEqual([0, 0]);
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12' }).click();
  await expect.poll(() => decodeURIComponent(href()).replace('+', ' ')).toContain('/dt/trucks?plate=MS-ÄB 12');
});

const hours = { field: 'working_hours', before: null, after: null };
test.each([
  ['a shift', { kind: 'driver_shifts', work_date: '2026-11-20' }, '/resources?kind=drivers&date=2026-11-20'],
  ['a default shift', { kind: 'truck_default_shifts', record_key: 'M-A 1' }, '/resources?view=week&of=M-A 1'],
  ['an area', { kind: 'areas', record_key: '2' }, '/account/areas?id=2'],
  ['a phone', { kind: 'phones', record: '+49 171 1' }, '/dt/drivers?q= 49 171 1'],
  ['a shared view', { kind: 'views', record_key: '5' }, '/tours?status=planned'],
  ['working hours', { kind: 'customers', changes: [hours] }, '/complaints/times'],
  ['another setting of the city', { kind: 'customers' }, '/account/settings'],
])('%s opens where it is changed', async (_, changed, place) => {
  const row = { ...entry, record: 'This one', ...changed };
  const view = {
    id: 5,
    name: 'x',
    list: 'tours',
    query: 'status=planned',
    columns: null,
    shared: true,
    updated_at: entry.at,
  };
  const handlers = [
    http.get('*/api/history/', () => HttpResponse.json({ history: [row], total_routes: 1 })),
    http.get('*/api/complaints/closing-times', () => new HttpResponse(null, { status: 403 })),
    http.get('*/api/views/', () => HttpResponse.json({ views: [view], total_routes: 1 })),
  ];
  const { screen, href, queryClient } = await renderApp({ path: '/account/history', handlers });
  await expect.element(screen.getByRole('gridcell', { name: row.record })).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await screen.getByRole('gridcell', { name: row.record }).click();
  await expect.poll(() => decodeURIComponent(href()).replaceAll('+', ' ')).toBe(place);
});

test('the filters of the URL reach the server', async () => {
  const asked: URLSearchParams[] = [];
  const handler = http.get('*/api/history/', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ history: [rows[1]], total_routes: 1 });
  });
  const path = '/account/history?actor=Anke+Brandt&kind=locations&start=2026-11-01&source=import';
  const { screen } = await renderApp({ path, handlers: [handler], language: 'de' });
  await expect.element(screen.getByRole('gridcell', { name: 'Am Markt' })).toBeVisible();
  const created = 'Dispositionsgebiet: Süd; Art: Öffentlich; Aktiv: Ja';
  await expect.element(screen.getByRole('gridcell', { name: created })).toBeVisible();
  const query = Object.fromEntries(asked[0] ?? []);
  expect(query).toMatchObject({ actor: 'Anke Brandt', kind: 'locations', start: '2026-11-01', source: 'import' });
});

test('a default shift that was changed says of which weekday it is', async () => {
  const shift = { kind: 'truck_default_shifts', record: 'MS-ÄB 12, 06:00', day_of_week: 'monday' };
  const row = { ...entry, ...shift, changes: [{ field: 'end_time', before: '14:30', after: '14:00' }] };
  const handler = http.get('*/api/history/', () => HttpResponse.json({ history: [row], total_routes: 1 }));
  const { screen } = await renderApp({ path: '/account/history', handlers: [handler], language: 'de' });
  const changed = 'Wochentag: Montag; Ende: 14:30 → 14:00';
  await expect.element(screen.getByRole('gridcell', { name: changed })).toBeVisible();
});

test('others have neither the entry of the menu nor the screen', async () => {
  const { screen } = await renderApp({ path: '/account/history', as: 'user' });
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('link', { name: 'History' }).query()).toBeNull();
  expect(screen.getByRole('grid').query()).toBeNull();
});
