import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { archiveMonths, newestBefore, readBack } from '../../src/server/archive.ts';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { png } from './driving.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Result = Schemas['IngestResult'];
const now = new Date('2026-11-18T20:00:00Z');
const tables = ['route_events', 'levels', 'positions'] as const;

onBothEngines('months of what is recorded', (engine) => {
  let world: World;
  let folder: string;
  let bin: Schemas['Bin'];
  let plate: string;
  let tour: number;
  let serial = 0;
  beforeAll(async () => {
    world = await openWorld(engine);
    world.clock.now = now;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-months-'));
    const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=5&active=true&has_location=true'))
      .body;
    bin = bins[0] as Schemas['Bin'];
    plate = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0]?.license_plate ?? '';
    const plan = { route_name: 'Nord 7', date: '2026-11-18', license_plate: plate, material_type: ['11'], stops: [] };
    tour = (await world.user.post<Schemas['TourEnvelope']>('/tours/', plan)).body.tour.tour.id;
  });
  afterAll(async () => {
    await world.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => serial++);

  const key = (name: string) => `${name}-${serial}`;
  const level = (name: string, recorded_at: string, value: number, more: object = {}) => ({
    ...{ key: key(name), container_id: bin.container_id, recorded_at, level: value, source: 'sensor' },
    ...more,
  });
  const event = (name: string, recorded_at: string, more: object = {}) => ({
    ...{ key: key(name), tour_id: tour, container_id: bin.container_id, recorded_at, level: 70, is_emptied: true },
    ...more,
  });
  const position = (name: string, recorded_at: string) => ({
    ...{ key: key(name), license_plate: plate, recorded_at, latitude: 51.9, longitude: 8.3 },
  });
  const send = async (what: string, ...rows: object[]) => (await world.user.post<Result>(`/${what}/`, { rows })).body;
  const statuses = async (what: string, ...rows: object[]) =>
    (await send(what, ...rows)).rows.map(({ status }) => status);
  const partitions = async (table: string) =>
    (
      await world.db.execute<{ name: string }>(sql`select inhrelid::regclass::text as name from pg_inherits
        where inhparent = ${table}::regclass order by 1`)
    ).rows.map(({ name }) => name);
  /** All rows of a month, and their keys. */
  const rowsOf = async (month: string) => {
    const found: unknown[] = [];
    for (const table of tables) {
      const { rows } = await world.db.execute(sql`select to_jsonb(one) as row from ${sql.identifier(table)} one
        where to_char(recorded_at at time zone 'UTC', 'YYYY-MM') = ${month} order by recorded_at, key`);
      const keys = await world.db
        .execute(sql`select customer_id, key, sender, revision from ${sql.identifier(`${table}_keys`)}
        where to_char(recorded_at at time zone 'UTC', 'YYYY-MM') = ${month} order by key`);
      found.push(rows, keys.rows);
    }
    return found;
  };
  const photo = async (id: number) =>
    (await world.viewer.get<Schemas['ComplaintPhoto']>(`/route-events/${id}/photo`)).body.photo;
  const figures = async () => {
    const period = 'start=2024-02-01&end=2024-02-29&interval=day';
    return [
      (await world.viewer.get(`/general/avg-fill-level?${period}`)).body,
      (await world.viewer.get(`/general/overspilled-waste?${period}&disposition_area_ids=1&split=material_type`)).body,
    ];
  };
  const archive = (before: string, to = folder) => archiveMonths(world.database, { before, folder: to, now });

  it('have a partition each, made when a row needs it and ahead of time', async () => {
    expect(
      await statuses('levels', level('a', '2023-05-31T23:59:59.999Z', 20), level('b', '2023-06-01T00:00:00.000Z', 21)),
    ).toEqual(['created', 'created']);
    expect(await partitions('levels')).toEqual(expect.arrayContaining(['levels_2023_05', 'levels_2023_06']));
    // A row that is refused makes none.
    expect(
      await statuses('levels', level('c', '1999-12-31T00:00:00.000Z', 20), level('d', '2027-03-01T00:00:00.000Z', 20)),
    ).toEqual(['rejected', 'rejected']);
    expect(await partitions('levels')).not.toContain('levels_1999_12');
    await cleanUp(world.db, now);
    for (const table of tables)
      expect(await partitions(table)).toEqual(expect.arrayContaining([`${table}_2026_11`, `${table}_2026_12`]));
  });

  it('a key counts once whatever the month, and a correction moves its row there', async () => {
    expect(await statuses('route-events', event('e', '2023-07-31T22:00:00.000Z'))).toEqual(['created']);
    expect(await statuses('route-events', event('e', '2023-08-01T06:00:00.000Z'))).toEqual(['duplicate']);
    expect(await statuses('route-events', event('e', '2023-08-01T06:00:00.000Z', { level: 45, revision: 1 }))).toEqual([
      'corrected',
    ]);
    const { rows } = await world.db
      .execute(sql`select tableoid::regclass::text as part, level, recorded_on::text, revision
      from route_events where key = ${key('e')}`);
    expect(rows).toEqual([{ part: 'route_events_2023_08', level: 45, recorded_on: '2023-08-01', revision: 1 }]);
    // Neither does a key go to another container.
    const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=5&sort=-container_id')).body;
    const [moved] = (await send('levels', level('e', '2023-07-01T00:00:00.000Z', 1))).rows;
    expect(moved?.status).toBe('created');
    const elsewhere = level('e', '2023-07-02T00:00:00.000Z', 1, { container_id: bins[0]?.container_id, revision: 1 });
    expect((await send('levels', elsewhere)).rows[0]?.errors?.map(({ path: at }) => at)).toEqual(['rows.0.key']);
  });

  it('leave the database as files and come back, and statistics stay', async () => {
    const day = (time: string) => `2024-02-29T${time}:00.000Z`;
    await send(
      'route-events',
      event('x', day('07:00')),
      event('y', day('08:00'), { overflowing: true, level: 110, comment: 'ä"\n' }),
    );
    await send('levels', level('x', day('09:00'), 33.3));
    await send('positions', position('x', day('10:00')));
    await send('levels', level('z', '2025-09-01T00:00:00.000Z', 12));
    const { rows: events } = await world.db.execute<{ id: number }>(
      sql`select id from route_events where key = ${key('x')}`,
    );
    const id = events[0]?.id ?? 0;
    await world.db.execute(sql`insert into event_photos (event_ref, customer_id, tour_id, photo)
      values (${id}, 1, ${tour}, decode(${png()}, 'base64'))`);
    const [before, sums, picture] = [await rowsOf('2024-02'), await figures(), await photo(id)];
    expect(before.map((rows) => (rows as unknown[]).length)).toEqual([2, 2, 1, 1, 1, 1]);
    expect(picture).toContain(png());
    expect(JSON.stringify(sums)).toContain('90');

    await expect(archive('2025-10')).rejects.toThrow(`--before may be ${newestBefore(now)} or earlier`);
    await expect(archive('2025-1')).rejects.toThrow('must be a month');
    const told: string[] = [];
    const done = await archiveMonths(world.database, { before: '2025-09', folder, now }, ({ file }) =>
      told.push(path.basename(file)),
    );
    expect(told).toEqual(done.map(({ file }) => path.basename(file)));
    expect(told).toEqual(expect.arrayContaining(tables.map((table) => `${table}-2024-02.ndjson.gz`)));
    expect(fs.statSync(path.join(folder, 'levels-2024-02.ndjson.gz')).mode & 0o777).toBe(0o600);
    expect((await rowsOf('2024-02')).flat()).toEqual([]);
    expect(await figures()).toEqual(sums);
    expect(await photo(id)).toBeUndefined();
    expect((await rowsOf('2025-09')).flat()).not.toEqual([]);
    // What belongs there is refused, row by row.
    const [late, fine] = (await send('levels', level('l', day('11:00'), 5), level('m', '2025-09-02T00:00:00.000Z', 5)))
      .rows;
    expect([late?.errors, fine?.status]).toEqual([
      [{ path: 'rows.0.recorded_at', message: 'is in a month that is archived' }],
      'created',
    ]);
    expect(await archive('2025-09')).toEqual([]);

    // A file that is cut off brings nothing back.
    const file = path.join(folder, 'route_events-2024-02.ndjson.gz');
    const cut = path.join(folder, 'cut.gz');
    fs.writeFileSync(cut, gzipSync(gunzipSync(fs.readFileSync(file)).toString().split('\n').slice(0, 2).join('\n')));
    await expect(readBack(world.database, cut)).rejects.toThrow('not whole');
    fs.writeFileSync(cut, gzipSync('{"table":"users","month":"2024-02"}\n'));
    await expect(readBack(world.database, cut)).rejects.toThrow('is no archive');
    fs.writeFileSync(cut, 'not compressed');
    await expect(readBack(world.database, cut)).rejects.toThrow('is no archive');
    fs.writeFileSync(cut, fs.readFileSync(file).subarray(0, 100));
    await expect(readBack(world.database, cut)).rejects.toThrow('not whole');
    await expect(readBack(world.database, path.join(folder, 'none.gz'))).rejects.toThrow('ENOENT');
    // A file of the time before levels could be assumed.
    const rows = gunzipSync(fs.readFileSync(file))
      .toString()
      .replaceAll(/"level_assumed":\w+,/g, '');
    expect(rows).not.toContain('level_assumed');
    fs.writeFileSync(file, gzipSync(rows));
    for (const table of tables) {
      const back = await readBack(world.database, path.join(folder, `${table}-2024-02.ndjson.gz`));
      expect(back).toMatchObject({ table, month: '2024-02', left: 0 });
    }
    expect([await rowsOf('2024-02'), await figures(), await photo(id)]).toEqual([before, sums, picture]);
    expect(await statuses('route-events', event('x', day('07:00')))).toEqual(['duplicate']);
    expect(await statuses('route-events', event('x', day('07:30'), { revision: 1 }))).toEqual(['corrected']);
    await expect(readBack(world.database, file)).rejects.toThrow('2024-02 of route_events is not archived');
  });

  it('a tour whose events are archived keeps its progress when its unloadings come in late', async () => {
    const plan = { route_name: 'Nord 8', date: '2026-11-18', license_plate: plate, material_type: ['11'], stops: [] };
    const { id } = (await world.user.post<Schemas['TourEnvelope']>('/tours/', plan)).body.tour.tour;
    const progress = async () => (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour.tour;
    await send('route-events', event('u', '2020-05-06T07:00:00.000Z', { tour_id: id, overflowing: true }));
    expect(await progress()).toMatchObject({ picked_up: 1, overflowing: 1, tons: 0 });
    expect((await archive('2020-06')).map(({ month }) => month)).toEqual(['2020-05']);
    const load = { tour_id: id, location_name: 'Depot', latitude: 51, longitude: 7, material_type: '11', volume: 3 };
    const sent = { ...load, key: key('u'), weight: 1.5, recorded_at: '2020-05-06T12:00:00.000Z' };
    expect(await statuses('unloadings', sent)).toEqual(['created']);
    expect(await progress()).toMatchObject({ picked_up: 1, overflowing: 1, tons: 1.5 });
  });

  it('a day that begins in an archived month keeps what overflowed there when an event of the rest is corrected', async () => {
    const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=5&sort=-container_id')).body;
    const full = { level: 120, overflowing: true };
    // Half past midnight in the city is the month before in UTC.
    const late = event('o', '2021-04-01T10:00:00.000Z', { ...full, container_id: bins[0]?.container_id });
    await send('route-events', event('n', '2021-03-31T22:30:00.000Z', full), late);
    const overflowed = async () =>
      (
        await world.viewer.get<{ result: Schemas['Statistic'] }>(
          '/general/overspilled-waste?start=2021-04-01&end=2021-04-01',
        )
      ).body.result.value;
    expect(await overflowed()).toBe(2);
    await archive('2021-04');
    expect(await statuses('route-events', { ...late, level: 110, revision: 1 })).toEqual(['corrected']);
    expect(await overflowed()).toBe(2);
  });
});
