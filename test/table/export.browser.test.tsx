import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToasts } from '@/ui/toast';
import { handlers as tourHandlers, tour } from '../resources/tours/world';
import { siteWorld } from '../resources/world';
import { makeBin } from '../setup/factories';
import { renderApp } from '../setup/renderApp';

afterEach(() => {
  vi.restoreAllMocks();
  clearToasts();
});

/** What the page saved; nothing is really downloaded. */
function watchFiles() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

const rowOf = (id: number) => ({
  id,
  license_plate: `GL-EX ${id}`,
  name: id === 1 ? '=1+1' : `Truck ${id}`,
  capacity: 12.5,
  number_of_compartments: 2,
  default_disposition_area_id: null,
  available: id % 2 === 0,
  updated_at: '2026-11-20T08:00:00.000Z',
});

/** The list of trucks as a stream that the test feeds, and every other request as a page. */
function openStream(total: number) {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asked: URL[] = [];
  const cancelled = vi.fn();
  const handler = http.get('*/api/trucks/', ({ request }) => {
    if (!request.headers.get('accept')?.includes('ndjson'))
      return HttpResponse.json({ trucks: [rowOf(1), rowOf(2)], total_routes: total });
    asked.push(new URL(request.url));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller), cancel: cancelled });
    return new HttpResponse(body, {
      headers: { 'content-type': 'application/x-ndjson', 'x-total-count': String(total) },
    });
  });
  const send = (text: string) => feed?.enqueue(new TextEncoder().encode(text));
  const lines = (from: number, to: number) => {
    let text = '';
    for (let id = from; id <= to; id++) text += `${JSON.stringify(rowOf(id))}\n`;
    return text;
  };
  return { handler, asked, send, lines, end: () => feed?.close(), fail: () => feed?.error(new Error('cut')) };
}

test('a list is saved as one stream, with progress, in the shown columns and the language’s words', async () => {
  const files = watchFiles();
  const stream = openStream(3);
  const { screen } = await renderApp({
    path: '/dt/trucks?available=true&sort=-name',
    handlers: [stream.handler, ...siteWorld(1).handlers],
  });
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => stream.asked.length).toBe(1);
  expect(Object.fromEntries(stream.asked[0]?.searchParams ?? [])).toMatchObject({ available: 'true', sort: '-name' });
  // A line may come in two parts.
  const text = stream.lines(1, 3);
  stream.send(text.slice(0, text.indexOf('\n') + 9));
  await expect.element(screen.getByText('Exporting 1 of 3')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Export CSV' })).toHaveFocus();
  stream.send(text.slice(text.indexOf('\n') + 9));
  stream.end();
  await expect.element(screen.getByText('3 rows exported')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  const csv = await new Response(files[0]).text();
  const [head = '', first = ''] = csv.replace('\uFEFF', '').split('\r\n');
  expect(head).toContain('License plate');
  expect(first).toContain("GL-EX 1,'=1+1,12.5,2");
  expect(csv.split('\r\n')).toHaveLength(5);
});

test('a tour whose driver the user does not see has the driver’s key, in the file as well', async () => {
  const files = watchFiles();
  const hidden = tour(1, { driver_name: null });
  const handler = http.get('*/api/tours/', ({ request }) =>
    request.headers.get('accept')?.includes('ndjson')
      ? new HttpResponse(`${JSON.stringify(hidden)}\n`, {
          headers: { 'content-type': 'application/x-ndjson', 'x-total-count': '1' },
        })
      : HttpResponse.json({ tours: [hidden], total_routes: 1 }),
  );
  const { screen } = await renderApp({ path: '/tours', handlers: [handler, ...tourHandlers] });
  await expect.element(screen.getByRole('row', { name: /Nord 1/u })).toHaveTextContent('F-07');
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(screen.getByText('1 row exported')).toBeVisible();
  const csv = await new Response(files[0]).text();
  expect(csv).toContain('Nord 1,Completed,F-07,GL-ÄB 12');
  expect(csv).toMatch(/^Route,.*,Delay \(min\),.*,Duration \(min\),/u);
});

test('the construction of a container is its word in the file, as on the screen; one of the operator’s own is its ID', async () => {
  const files = watchFiles();
  const bins = ['half_underground', 'own_1'].map((construction_type, i) => makeBin({ id: i + 1, construction_type }));
  const handler = http.get('*/api/bins/', ({ request }) =>
    request.headers.get('accept')?.includes('ndjson')
      ? new HttpResponse(bins.map((bin) => `${JSON.stringify(bin)}\n`).join(''), {
          headers: { 'content-type': 'application/x-ndjson', 'x-total-count': '2' },
        })
      : HttpResponse.json({ bins, total_routes: 2 }),
  );
  const { screen } = await renderApp({ path: '/dt/bins', handlers: [handler] });
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(screen.getByText('2 rows exported')).toBeVisible();
  const [, first, second] = (await new Response(files[0]).text()).split('\r\n');
  expect([first, second]).toEqual([expect.stringContaining(',Semi-underground,'), expect.stringContaining(',own_1,')]);
});

test('a stream that breaks or is cancelled saves nothing', async () => {
  const files = watchFiles();
  const stream = openStream(3);
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [stream.handler, ...siteWorld(1).handlers] });
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await button.click();
  await expect.poll(() => stream.asked.length).toBe(1);
  stream.send(stream.lines(1, 2));
  await expect.element(screen.getByText('Exporting 2 of 3')).toBeVisible();
  // Ended without an error, but a row short.
  stream.end();
  await expect.element(screen.getByText('The export failed. Nothing was saved.')).toBeVisible();
  clearToasts();
  await button.click();
  await expect.poll(() => stream.asked.length).toBe(2);
  stream.send(stream.lines(1, 1));
  await expect.element(screen.getByText('Exporting 1 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Export cancelled')).toBeVisible();
  expect(files).toEqual([]);
});
