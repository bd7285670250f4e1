import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { parseCsv } from '../../src/csv/csv.ts';
import { openRows } from '../../src/server/db/rowStream.ts';
import { onBothEngines, openWorld, type World } from './harness.ts';

type Row = Record<string, unknown>;

onBothEngines('a whole list as a stream', (engine) => {
  let world: World;
  let base: string;
  beforeAll(async () => {
    world = await openWorld(engine);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api`;
  });
  afterAll(() => world.close());

  const ask = async (path: string, accept: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { headers: { authorization: `Bearer ${await world.token('viewer')}`, accept, ...headers } });
  const linesOf = async (path: string) => {
    const response = await ask(path, 'application/x-ndjson');
    const rows = (await response.text())
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
    expect(response.headers.get('x-total-count')).toBe(String(rows.length));
    return rows;
  };

  it.each([
    ['trucks', '?sort=-capacity&capacity_min=12'],
    ['drivers', '?available=true&sort=-name'],
    ['bins', '?sort=last_level&level_min=20&material_type=12'],
    ['locations', '?sort=-containers&q=a'],
    ['complaints', '?status=open'],
    ['phones', '?assigned=true'],
    ['tours', '?sort=route_name&status=completed,cancelled'],
  ])('%s%s has the rows of its pages, in their order', async (list, query) => {
    const page = await world.viewer.get<Record<string, Row[]>>(`/${list}/${query}&page_size=1000`);
    const rows = page.body[list] ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const lines = await linesOf(`/${list}/${query}&page=2&page_size=1`);
    // Of tours there are the stops besides, of trucks where they were last.
    const besides = { tours: ['stops'], trucks: ['latitude', 'longitude'] }[list] ?? [];
    const names = Object.keys(lines[0] ?? {});
    expect(names.filter((name) => !(name in (rows[0] ?? {})))).toEqual(besides);
    expect(
      lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !besides.includes(name)))),
    ).toEqual(rows);

    const csv = await ask(`/${list}/${query}`, 'text/csv', { 'accept-language': 'de-DE,en;q=0.5' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const records = parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer()));
    expect(Object.keys(records[0]?.fields ?? {}).toSorted()).toEqual(Object.keys(lines[0] ?? {}).toSorted());
    const id = (row: Row | undefined) => String(row?.['id']);
    expect(records.map(({ fields }) => fields['id'])).toEqual(rows.map(id));
  });

  it('the file is for a spreadsheet of the language, and formulas are texts', async () => {
    const name = '=HYPERLINK("http://evil.example";"x")';
    await world.admin.post('/trucks/', { license_plate: 'X-CS 1', name, capacity: 12.5, number_of_compartments: 2 });
    const read = async (language: string) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await (await ask('/trucks/?q=X-CS%201', 'text/csv', { 'accept-language': language })).arrayBuffer(),
      );
    const german = await read('de');
    expect(german).toMatch(/^\uFEFFid;license_plate;name;capacity;/u);
    expect(german).toContain(`X-CS 1;"'=HYPERLINK(""http://evil.example"";""x"")";12,5;2;`);
    const english = await read('*');
    expect(english).toMatch(/^\uFEFFid,license_plate,name,capacity,/u);
    expect(english).toContain(',12.5,2,');
    // Without a row the header is there all the same.
    expect(await (await ask('/trucks/?q=nobody', 'text/csv')).text()).toMatch(/^\uFEFF?id,license_plate,/u);
    // Anything else gets a page.
    expect((await ask('/trucks/', 'text/html, text/csv')).headers.get('content-type')).toContain('application/json');
    expect((await ask('/materials/', 'text/csv')).headers.get('content-type')).toContain('application/json');
    expect((await ask('/trucks/?capacity_min=x', 'text/csv')).status).toBe(400);
    expect((await fetch(`${base}/trucks/`, { headers: { accept: 'text/csv' } })).status).toBe(401);
  });

  it('changes meanwhile neither double nor lose a row, and others are served', { timeout: 120_000 }, async () => {
    // More than the buffers of a connection hold.
    const many = 20_000;
    await world.db
      .execute(sql`insert into trucks (customer_id, license_plate, name, capacity, number_of_compartments, available, updated_at)
      select 1, 'T-' || lpad(n::text, 6, '0'), ${'x'.repeat(1000)}, 10, 1, true, now() from generate_series(1, ${many}::int) n`);
    const response = await ask('/trucks/?q=T-0&sort=license_plate', 'application/x-ndjson');
    expect(response.headers.get('x-total-count')).toBe(String(many));
    const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value, { stream: true });
    // Pages would lose the first rows and repeat none of the new ones in the right place.
    expect((await world.admin.delete('/trucks/T-000001')).status).toBe(204);
    await world.db.execute(sql`delete from trucks where license_plate like 'T-01%'`);
    expect((await world.viewer.get('/trucks/?q=T-000002')).status).toBe(200);
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true });
    const plates = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Row)['license_plate']);
    expect(plates).toHaveLength(many);
    expect(new Set(plates).size).toBe(many);
    expect(plates).toEqual(plates.toSorted());
  });

  it('who stops reading is disconnected, and its place is free again', { timeout: 60_000 }, async () => {
    const { server } = world.app;
    expect(server.timeout).toBe(60_000);
    const authorization = `Bearer ${await world.token('viewer')}`;
    const headers = { authorization, accept: 'application/x-ndjson' };
    const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const response = await new Promise<http.IncomingMessage>((resolve) =>
      http.get(`${base}/trucks/?q=T-0`, { headers, agent: false }, resolve),
    );
    response.pause();
    response.once('error', () => undefined);
    // The limit of the server, shortened for this connection alone, and after the answer has begun.
    const socket = (await connected).setTimeout(300);
    await once(socket, 'close');
    // What the buffers of the connection hold, and no more.
    expect(socket.bytesWritten).toBeLessThan(Number(response.headers['x-total-count']) * 1000);
    response.destroy();
    const open = async () =>
      (
        await world.db.execute<{ n: number }>(
          sql`select (select count(*) from pg_cursors where name like 'export%')::int
            + (select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in%')::int as n`,
        )
      ).rows[0]?.n;
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  });

  it('who goes away leaves nothing open, and too many at once wait', { timeout: 60_000 }, async () => {
    const authorization = `Bearer ${await world.token('viewer')}`;
    const headers = { authorization, accept: 'application/x-ndjson' };
    const open = () =>
      new Promise<http.IncomingMessage>((resolve) => http.get(`${base}/trucks/`, { headers, agent: false }, resolve));
    const ofOther = { headers: { ...headers, authorization: `Bearer ${await world.token('other')}` } };
    const running = await Promise.all([open(), open(), open()]);
    expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const fourth = await open();
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '5']);
    const other = await fetch(`${base}/trucks/`, ofOther);
    expect([other.status, (await other.text()).length > 0]).toEqual([200, true]);
    for (const response of [...running, fourth]) response.destroy();
    const together = async () => {
      const all = await Promise.all(Array.from({ length: 8 }, open));
      for (const response of all) response.destroy();
      return all.filter(({ statusCode }) => statusCode === 200).length;
    };
    // Those that were refused have taken no place, nor those that failed.
    await expect.poll(together, { timeout: 20_000 }).toBe(3);
    for (let n = 0; n < 4; n++) expect((await ask('/trucks/?capacity_min=x', 'text/csv')).status).toBe(400);
    await expect.poll(async () => (await ask('/trucks/?q=X-CS', 'text/csv')).status, { timeout: 20_000 }).toBe(200);
    await expect
      .poll(
        async () =>
          (
            await world.db.execute<{ n: number }>(
              sql`select (select count(*) from pg_cursors where name like 'export%')::int
                + (select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in%')::int as n`,
            )
          ).rows[0]?.n,
        { timeout: 20_000 },
      )
      .toBe(0);
  });

  it('a query that fails is an error of the call, not of the process', async () => {
    const wrong = openRows(world.database, sql`select nothing from nowhere`, sql`select 1 as count`);
    await expect(wrong).rejects.toThrow('nowhere');
  });
});
