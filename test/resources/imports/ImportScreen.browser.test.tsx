import { http, HttpResponse } from 'msw';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import type { ImportInput, ImportResult } from '@/api/generated/dashboard.schemas';
import { isLive } from '@/app/queryClient';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { openStream } from '../../setup/stream';

afterEach(() => {
  clearToasts();
  localStorage.clear();
});

const csv = (text: string, name = 'sites.csv') => new File([text], name, { type: 'text/csv' });
const counts = { created: 1, changed: 1, unchanged: 3, refused: 1 };
const rows: ImportResult['rows'] = [
  { row: 0, key: 'A-1', status: 'created', near: { location_id: 'B-9', distance: 12 } },
  { row: 1, key: 'A-2', status: 'changed', changes: [{ field: 'city', before: 'Alt', after: 'Neu' }] },
  { row: 2, key: 'A-3', status: 'refused', errors: [{ path: 'rows.2.latitude', message: 'must be <= 90' }] },
];

test('a file is previewed, imported, listed and taken back', async () => {
  const { screen, use } = await renderApp({ path: '/dt/import', scenario: {}, as: 'user' });
  const place = screen.getByRole('region', { name: 'Import a file' });
  await place.getByLabelText('Kind').selectOptions('Trucks');
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv('Kennzeichen;Name;Notiz\nIM 1;Eins;x\n', 'trucks.csv'),
  );
  const preview = place.getByRole('region', { name: 'What would happen' });
  await expect.element(preview).toHaveTextContent('New: 1');
  await preview.getByRole('button', { name: 'Import 1 record' }).click();
  await expect.element(screen.getByText('trucks.csv is imported', { exact: true })).toBeVisible();
  await screen.getByRole('gridcell', { name: 'trucks.csv' }).click();
  const drawer = screen.getByRole('dialog', { name: 'trucks.csv' });
  const errors = [{ path: 'IM 1', message: 'English', code: 'changed_since' }];
  use(http.post('*/api/imports/:id/undo', () => problem(409, { errors }), { once: true }));
  const takeBack = async () => {
    await drawer.getByRole('button', { name: 'Take back' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  };
  await takeBack();
  await expect.element(screen.getByText('Not taken back: IM 1 (changed since)')).toBeVisible();
  await takeBack();
  await expect.element(screen.getByText('trucks.csv was taken back')).toBeVisible();
});

test('each row says what would become of it; columns are mapped and remembered by the header', async () => {
  const sent: ImportInput[] = [];
  const answer = http.post('*/api/imports/', async ({ request }) => {
    sent.push((await request.json()) as ImportInput);
    return HttpResponse.json({ import: null, ...counts, rows });
  });
  const { screen, use } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const file = csv('nr,wo,lat,lng,Farbe,Baujahr\nA-1,Markt,51.9,8,blau,1999\n');
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  await userEvent.upload(input, file);
  await expect.element(place.getByText('Choose a column for: Name')).toBeVisible();
  expect(sent).toEqual([]);
  await place.getByLabelText('Name', { exact: true }).selectOptions('wo');
  await place.getByRole('button', { name: 'Preview' }).click();
  const preview = place.getByRole('region', { name: 'What would happen' });
  await expect.element(preview).toHaveFocus();
  await expect.element(preview).toHaveTextContent('12 m from B-9: possibly the same');
  await expect.element(preview).toHaveTextContent('City: Alt → Neu');
  await expect.element(preview).toHaveTextContent('Latitude: must be <= 90');
  await expect.element(place.getByText('Not taken in: Farbe, Baujahr')).toBeVisible();
  // Who has to look at something does not have to search for it.
  expect(preview.getByRole('row').elements()[1]).toHaveTextContent('A-3');
  expect(sent[0]).toEqual({
    ...{ kind: 'locations', name: 'sites.csv', dry_run: true },
    rows: [{ location_id: 'A-1', location_name: 'Markt', latitude: 51.9, longitude: 8 }],
  });
  expect(await axeFindings()).toEqual([]);
  use(http.post('*/api/imports/', () => problem(409, { detail: 'One of the keys was given away.' })));
  await preview.getByRole('button', { name: 'Import 2 records' }).click();
  await expect.element(place.getByRole('alert')).toHaveTextContent('Not imported: One of the keys was given away.');

  use(answer);
  await userEvent.upload(input, file);
  await expect.element(place.getByLabelText('Name', { exact: true })).toHaveValue('wo');
});

test('what takes long says so and is cancelled; nothing that was chosen is lost', async () => {
  let answers = () => {};
  const patience = new Promise<void>((resolve) => (answers = resolve));
  const seen: boolean[] = [];
  const { screen } = await renderApp({
    path: '/dt/import',
    handlers: [
      http.post('*/api/imports/', async ({ request }) => {
        const { dry_run = false } = (await request.json()) as ImportInput;
        seen.push(dry_run);
        if (!dry_run) await patience;
        return HttpResponse.json({ import: null, ...counts, rows });
      }),
    ],
  });
  const place = screen.getByRole('region', { name: 'Import a file' });
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv('nr,name,lat,lng\nA-1,Markt,51.9,8\n'),
  );
  const start = place.getByRole('button', { name: 'Import 2 records' });
  await start.click();
  await expect.element(place.getByRole('progressbar')).toBeVisible();
  await expect.element(place.getByLabelText('Kind')).toBeDisabled();
  expect(await axeFindings()).toEqual([]);
  await place.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText(/^Cancelled. Nothing is imported unless sites.csv/)).toBeVisible();
  await expect.element(start).toHaveFocus();
  expect(place.getByRole('progressbar').query()).toBeNull();
  answers();
  await start.click();
  await expect.element(screen.getByText('sites.csv is imported')).toBeVisible();
  await expect.element(place.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  expect(seen).toEqual([true, false, false]);
});

test('the server says how far an import is, while it runs', async () => {
  let answers = () => {};
  const patience = new Promise<void>((resolve) => (answers = resolve));
  const { state, handler } = openStream();
  const { screen } = await renderApp({
    path: '/dt/import',
    handlers: [
      handler,
      http.post('*/api/imports/', async ({ request }) => {
        const { dry_run = false, run } = (await request.json()) as ImportInput;
        const tell = (done: number, of = run) =>
          state.opened.at(-1)?.send(`event: progress\ndata: ${JSON.stringify({ run: of, done, total: 2000 })}\n\n`);
        if (!dry_run) {
          tell(800);
          // Of an import on another page.
          tell(1990, 'elsewhere');
          await patience;
        }
        return HttpResponse.json({ import: null, ...counts, rows });
      }),
    ],
  });
  await expect.poll(isLive).toBe(true);
  const place = screen.getByRole('region', { name: 'Import a file' });
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv('nr,name,lat,lng\nA-1,Markt,51.9,8\n'),
  );
  await place.getByRole('button', { name: 'Import 2 records' }).click();
  await expect.element(place.getByText('Importing 2 rows…')).toBeVisible();
  await expect.element(place.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect.element(place.getByText('40%', { exact: true })).toBeVisible();
  answers();
  await expect.element(screen.getByText('sites.csv is imported, except 1 refused row', { exact: true })).toBeVisible();
});

test('tours are told by route and day, their stops by location and time', async () => {
  const stop = (location_id: string, planned_at: string | null) => ({ location_id, planned_at });
  const changes = [
    { field: 'stops', before: [], after: [stop('G-1', '2026-12-01T05:40:00.000Z'), stop('G-2', null)] },
    { field: 'details', before: null, after: 'Eng' },
  ];
  const changed = { row: 0, key: 'Nord 1 2026-12-01', status: 'changed' as const, changes };
  const sent: ImportInput[] = [];
  const { screen } = await renderApp({
    path: '/dt/import',
    handlers: [
      http.post('*/api/imports/', async ({ request }) => {
        sent.push((await request.json()) as ImportInput);
        return HttpResponse.json({ import: null, ...counts, rows: [changed] });
      }),
    ],
  });
  const place = screen.getByRole('region', { name: 'Import a file' });
  await place.getByLabelText('Kind').selectOptions('Tours');
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv('Route;Datum;Stopps\nNord 1;1.12.2026;G-1 06:40, G-2\n', 'tours.csv'),
  );
  const preview = place.getByRole('region', { name: 'What would happen' });
  await expect.element(preview).toHaveTextContent('Nord 1 2026-12-01');
  await expect.element(preview).toHaveTextContent('Stops (location IDs in order): – → G-1 06:40, G-2');
  await expect.element(preview).toHaveTextContent('Details: – → Eng');
  expect(sent[0]?.rows).toEqual([{ route_name: 'Nord 1', date: '2026-12-01', stops: ['G-1 06:40', 'G-2'] }]);
});

test('why rows are refused is said in the language of the page', async () => {
  const because = (path: string, code: string, value?: string) => ({
    ...{ path: `rows.0.${path}`, message: 'English', code, ...(value === undefined ? {} : { value }) },
  });
  const refused = [
    because('latitude', 'maximum', '90'),
    because('location_name', 'required'),
    because('longitude', 'type', 'number'),
    because('location_id', 'same_row', '2'),
    because('city', 'maxLength', '120'),
    because('location_type', 'enum', 'public, recycling_depot'),
    because('street', 'nothing_we_know'),
  ];
  const { screen } = await renderApp({
    path: '/dt/import',
    language: 'de',
    handlers: [
      http.post('*/api/imports/', () =>
        HttpResponse.json({
          ...{ import: null, created: 0, changed: 0, unchanged: 0, refused: 1 },
          rows: [{ row: 0, key: 'A-1', status: 'refused', errors: refused }],
        } satisfies ImportResult),
      ),
    ],
  });
  const place = screen.getByRole('region', { name: 'Datei importieren' });
  const input = place.getByLabelText('Datei wählen', { exact: true }).last();
  await userEvent.upload(input, csv('nr,name,lat,lng\nA-1,Markt,151.9,8\n\nB-1,,,\nC-1,,,\n'));
  const preview = place.getByRole('region', { name: 'Was geschehen würde' });
  for (const words of [
    'Breitengrad: darf höchstens 90 sein',
    'Name: fehlt',
    'Längengrad: muss eine Zahl sein',
    'Standort-ID: ist wie in Zeile 5',
    'Art: muss eines davon sein: Öffentlich, Wertstoffhof',
    'Ort: darf höchstens 120 Zeichen haben',
    'Straße: English',
  ])
    await expect.element(preview).toHaveTextContent(words);
});

test('a file that is none is told, and on a phone all fits', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp({ path: '/dt/import', scenario: {}, language: 'de' });
  const place = screen.getByRole('region', { name: 'Datei importieren' });
  const input = place.getByLabelText('Datei wählen', { exact: true }).last();
  await userEvent.upload(input, csv('Guten Tag', 'brief.csv'));
  await expect.element(place.getByRole('alert')).toHaveTextContent('brief.csv ist nicht lesbar');
  await userEvent.upload(input, csv('nr,name,lat,lng\nA-1,Markt,51.9,8\n'));
  await expect.element(place.getByRole('region', { name: 'Was geschehen würde' })).toHaveTextContent('Neu: 1');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings()).toEqual([]);
  await page.viewport(1280, 800);
});

test('viewers do not see it', async () => {
  const { screen } = await renderApp({ path: '/dt/import', as: 'viewer' });
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import', exact: true }).query()).toBeNull();
});
