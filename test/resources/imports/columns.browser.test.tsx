import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportInput } from '@/api/generated/dashboard.schemas';
import { axeFindings } from '../../setup/axe';
import { endApp, renderApp } from '../../setup/renderApp';
import { workbook } from '../../setup/workbook';

afterEach(() => localStorage.clear());

const csv = (text: string, name: string) => new File([text], name, { type: 'text/csv' });
const counts = { created: 1, changed: 0, unchanged: 0, refused: 0 };

test('what a file holds is told by its columns; what it lacks can be the same for all', async () => {
  const sent: ImportInput[] = [];
  const answer = http.post('*/api/imports/', async ({ request }) => {
    sent.push((await request.json()) as ImportInput);
    return HttpResponse.json({ import: null, ...counts, rows: [] });
  });
  const construction_types = [{ id: 'igloo', name: 'Igloo' }];
  const types = http.get('*/api/construction/', () => HttpResponse.json({ construction_types }));
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer, types] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  await userEvent.upload(input, csv('Behälter-Nr.;Farbe\nIM-B-1;Weißglas\n', 'bins.csv'));
  await expect.element(place.getByLabelText('Kind')).toHaveValue('bins');
  await place.getByLabelText('Construction').selectOptions('Always “Igloo”');
  await place.getByRole('button', { name: 'Preview' }).click();
  const row = { container_id: 'IM-B-1', material_type: '11' };
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ kind, rows: said }) => [kind, said])).toEqual([
    ['bins', [row]],
    ['bins', [{ ...row, construction_type: 'igloo' }]],
  ]);
  // A list of containers as it is exported has columns of locations too, but more of its own.
  const header = 'Behälter-Nr.;Standort;Füllstand;Material;Letzte Leerung;Standort-ID;Bauart;Aktiv';
  await place.getByLabelText('Kind').selectOptions('Locations');
  await userEvent.upload(input, csv(`${header}\n07/12-W1;Dom;9;Weißglas;;07/12;igloo;Inactive\n`, 'list.csv'));
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ kind: 'bins', rows: [{ container_id: '07/12-W1', location_id: '07/12', active: false }] });
  await place.getByLabelText('Kind').selectOptions('Locations');
  await expect.poll(() => sent.at(-1)?.kind).toBe('locations');
  await userEvent.upload(input, csv('name;lat;lng\nA;1;2\nB;1;2;3\n', 'torn.csv'));
  await expect.element(place.getByRole('alert')).toHaveTextContent('torn.csv cannot be read: line 3');
  const far = workbook([['name', 'x</t></is></c><c r="XFD1048576"><is><t>']]);
  await userEvent.upload(input, new File([new Uint8Array(far)], 'far.xlsx'));
  await expect.element(place.getByRole('alert')).toHaveTextContent('far.xlsx is too large');
  const wide = Array.from({ length: 301 }, (_, index) => `C${index}`).join(';');
  await userEvent.upload(input, csv(`${wide}\n1\n`, 'wide.csv'));
  await expect.element(place.getByRole('alert')).toHaveTextContent('wide.csv has 301 columns.');
});

test('a remembered value that is there no more is shown as long as it is sent', async () => {
  const answer = http.post('*/api/imports/', () => HttpResponse.json({ import: null, ...counts, rows: [] }));
  const open = async (construction_types: { id: string; name: string }[]) => {
    await endApp();
    const types = http.get('*/api/construction/', () => HttpResponse.json({ construction_types }));
    const { screen } = await renderApp({ path: '/dt/import', handlers: [answer, types] });
    const place = screen.getByRole('region', { name: 'Import a file' });
    const input = place.getByLabelText('Choose file', { exact: true }).last();
    await userEvent.upload(input, csv('Behälter-Nr.;Farbe\nIM-B-1;Weißglas\n', 'bins.csv'));
    return place.getByLabelText('Construction');
  };
  await (await open([{ id: 'igloo', name: 'Igloo' }])).selectOptions('Always “Igloo”');
  const construction = await open([{ id: 'steel', name: 'Steel' }]);
  await expect.element(construction).toHaveDisplayValue('Always “igloo”');
  await construction.selectOptions('Not in the file');
  await expect.element(construction).not.toHaveTextContent('igloo');
});

test('a location far from the others of its file comes first, with the question whether its position is right', async () => {
  const created = [0, 1, 2, 3].map((row) => ({ row, key: `A-${row}`, status: 'created' as const }));
  const answer = http.post('*/api/imports/', () => HttpResponse.json({ import: null, ...counts, rows: created }));
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const lines = ['Nr;Name;Breite;Länge', 'A-0;a;50,9;6,9', 'A-1;b;50,95;7', 'A-2;c;51;6,95', 'A-3;d;6,9;50,9'];
  await userEvent.upload(
    place.getByLabelText('Choose file', { exact: true }).last(),
    csv(lines.join('\n'), 'sites.csv'),
  );
  const first = place.getByRole('region', { name: 'Details' }).getByRole('row').nth(1);
  await expect
    .element(first)
    .toHaveTextContent(/^5A-3New.*km away from the others: are latitude and longitude right\?$/);
  await expect
    .element(place.getByRole('region', { name: 'Details' }).getByRole('row').nth(2))
    .toHaveTextContent(/^2A-0New$/);
});

test('positions in metres: their system is chosen once, remembered, and seen on a map', async () => {
  const sent: ImportInput[] = [];
  const answer = http.post('*/api/imports/', async ({ request }) => {
    sent.push((await request.json()) as ImportInput);
    return HttpResponse.json({ import: null, ...counts, rows: [{ row: 0, key: 'A-0', status: 'created' }] });
  });
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  const file = () => csv('Nr;Name;Rechtswert;Hochwert\nA-0;Domplatz;405.500,00;5.757.000,00\n', 'utm.csv');
  await userEvent.upload(input, file());
  const system = place.getByLabelText('Coordinate system');
  await expect.element(place.getByText('The positions are in metres, not in degrees.')).toBeVisible();
  await expect.element(place.getByRole('button', { name: 'Preview' })).toBeDisabled();
  expect(sent).toEqual([]);
  await system.selectOptions('ETRS89 / UTM 32N (EPSG:25832)');
  await place.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => sent.length).toBe(1);
  const [row] = sent[0]?.rows ?? [];
  expect(row).toMatchObject({ latitude: expect.closeTo(51.95566, 4), longitude: expect.closeTo(7.62479, 4) });
  await expect.element(screen.getByRole('region', { name: 'Locations of the file' }).first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.upload(input, file());
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(system).toHaveValue('25832');

  // Columns that somebody has to name say so too.
  await userEvent.upload(input, csv('Nr;Name;Ost (m);Nord (m)\nA-0;Domplatz;405500;5757000\n', 'own.csv'));
  await expect.element(system).not.toBeInTheDocument();
  await place.getByLabelText('Latitude').selectOptions('Nord (m)');
  await place.getByLabelText('Longitude').selectOptions('Ost (m)');
  await expect.element(place.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await system.selectOptions('ETRS89 / UTM 32N (EPSG:25832)');
  await expect.element(place.getByRole('button', { name: 'Preview' })).toBeEnabled();
});

test('how a file was mapped is remembered for its user; where nothing can be stored it still can be mapped', async () => {
  const answer = http.post('*/api/imports/', () => HttpResponse.json({ import: null, ...counts, rows: [] }));
  const file = csv('Nr;Name;Rechtswert;Hochwert\nA-0;Domplatz;405.500,00;5.757.000,00\n', 'utm.csv');
  const open = async (id: number) => {
    await endApp();
    const { screen } = await renderApp({ path: '/dt/import', as: 'user', me: { id }, handlers: [answer] });
    const place = screen.getByRole('region', { name: 'Import a file' });
    await userEvent.upload(place.getByLabelText('Choose file', { exact: true }).last(), file);
    return {
      system: place.getByLabelText('Coordinate system'),
      preview: place.getByRole('button', { name: 'Preview' }),
    };
  };
  const one = await open(7);
  await one.system.selectOptions('ETRS89 / UTM 32N (EPSG:25832)');
  await expect.element((await open(7)).system).toHaveValue('25832');
  await expect.element((await open(8)).system).toHaveValue('');

  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const spies = [vi.spyOn(Storage.prototype, 'getItem'), vi.spyOn(Storage.prototype, 'setItem')];
  for (const spy of spies) spy.mockImplementation(full);
  const { system, preview } = await open(7);
  await expect.element(preview).toBeDisabled();
  await system.selectOptions('ETRS89 / UTM 32N (EPSG:25832)');
  await expect.element(preview).toBeEnabled();
  for (const spy of spies) spy.mockRestore();
});

test('values that are not known are listed, chosen by hand, and remembered', async () => {
  const sent: ImportInput[] = [];
  const answer = http.post('*/api/imports/', async ({ request }) => {
    sent.push((await request.json()) as ImportInput);
    return HttpResponse.json({ import: null, ...counts, rows: [] });
  });
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  const lines = ['Behälter-Nr.;Farbe', 'B-1;Weißglas', 'B-2;Klarsicht', 'B-3;klarsicht'];
  await userEvent.upload(input, csv(lines.join('\n'), 'bins.csv'));
  const words = place.getByRole('region', { name: 'Values that are not known' });
  await expect.element(words.getByRole('listitem')).toHaveTextContent(/^KlarsichtMaterial · 2 rows/);
  await words.getByLabelText('Material “Klarsicht” is').selectOptions('White glass');
  await place.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.rows.map((row) => row.material_type)).toEqual(['11', '11', '11']);
  expect(await axeFindings()).toEqual([]);
  await userEvent.upload(input, csv(`${lines[0]}\nB-4;KLARSICHT\n`, 'more.csv'));
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.rows[0]?.material_type).toBe('11');

  // In a list each value is one.
  await userEvent.upload(
    input,
    csv('Tour;Datum;Materialien\nNord 1;1.12.2026;WG, Grün\nSüd 1;1.12.2026;GG/WG\n', 'tours.csv'),
  );
  await expect.element(words.getByRole('listitem').first()).toHaveTextContent(/^WGMaterial · 2 rows/);
  await words.getByLabelText('Material “WG” is').selectOptions('White glass');
  await words.getByLabelText('Material “GG” is').selectOptions('Green glass');
  await place.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => sent.length).toBe(5);
  expect(sent[4]?.rows.map((row) => row.material_type)).toEqual([
    ['11', '12'],
    ['12', '11'],
  ]);
});

test('what is chosen anew while rows are checked has to be previewed itself', async () => {
  let answers = () => {};
  const patience = new Promise<void>((resolve) => (answers = resolve));
  const sent: ImportInput[] = [];
  const answer = http.post('*/api/imports/', async ({ request }) => {
    if (sent.push((await request.json()) as ImportInput) === 1) await patience;
    return HttpResponse.json({ import: null, ...counts, created: sent.length, rows: [] });
  });
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const input = place.getByLabelText('Choose file', { exact: true }).last();
  await userEvent.upload(input, csv('Nr;Name;Lang;Breite;Länge\nA-0;a;Am Markt;50,9;6,9\n', 'sites.csv'));
  await expect.element(place.getByRole('progressbar')).toBeVisible();
  await place.getByLabelText('Name', { exact: true }).selectOptions('Lang');
  await expect.element(place.getByRole('progressbar')).not.toBeInTheDocument();
  answers();
  await place.getByRole('button', { name: 'Preview' }).click();
  await expect.element(place.getByRole('button', { name: 'Import 2 records' })).toBeEnabled();
  expect(sent.map(({ rows }) => rows[0]?.location_name)).toEqual(['a', 'Am Markt']);
});

test('a latitude that is none does not take the map from the other rows', async () => {
  const answer = http.post('*/api/imports/', () => HttpResponse.json({ import: null, ...counts, rows: [] }));
  const { screen } = await renderApp({ path: '/dt/import', handlers: [answer] });
  const place = screen.getByRole('region', { name: 'Import a file' });
  const file = csv(
    'location_id,location_name,lat,lng\nA-1,Eins,51.9,8\nA-2,Zwei,51.8,8\nA-3,Drei,151.9,8\n',
    'sites.csv',
  );
  await userEvent.upload(place.getByLabelText('Choose file', { exact: true }).last(), file);
  const map = () => place.element().querySelector<HTMLElement>('[data-map-phase]');
  await expect.poll(() => map()?.dataset['mapPhase'], { timeout: 20_000 }).toMatch(/ready|list/);
  expect(map()?.dataset['mapPhase']).toBe('ready');
});
