import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelAt, type Forecast } from '../../src/server/forecast/forecast.ts';
import { refreshForecasts } from '../../src/server/handlers/forecast-writes.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type List = Schemas['ForecastList'];
type Row = Schemas['Forecast'];
const DAY = 86_400_000;

onBothEngines('forecasts', (engine) => {
  let world: World;
  let start: Date;
  beforeAll(async () => {
    world = await openWorld(engine);
    start = world.clock.now;
  });
  afterAll(() => world.close());

  const list = async (query = '', who: 'viewer' | 'user' | 'other' = 'viewer') => {
    const { status, body } = await world[who].get<List>(`/forecasts/?page_size=1000&${query}`);
    expect([query, status], JSON.stringify(body).slice(0, 300)).toEqual([query, 200]);
    return body;
  };
  const one = async (key: string): Promise<Row> => {
    const found = (await list(`q=${encodeURIComponent(key)}`)).forecasts.find((row) => row.container_id === key);
    if (!found) throw new Error(`no forecast of ${key}`);
    return found;
  };
  const at = (days: number) => new Date(start.getTime() + days * DAY).toISOString();
  /** A new container at a site, with what a sensor said. */
  const add = async (key: string, levels: [days: number, level: number][]) => {
    const { forecasts } = await list('active=true&has_location=true');
    const input = {
      container_id: key,
      location_id: forecasts[0]?.location_id ?? '',
      material_type: '11',
      construction_type: 'igloo',
    };
    expect((await world.user.post('/bins/', input)).status).toBe(201);
    if (levels.length > 0) await send(key, levels);
  };
  const send = async (key: string, levels: [days: number, level: number][]) => {
    const rows = levels.map(([days, level]) => ({
      key: `${key}/${days}/${level}`,
      container_id: key,
      recorded_at: at(days),
      level,
      source: 'sensor',
    }));
    const { body } = await world.admin.post<Schemas['IngestResult']>('/levels/', { rows });
    expect(body).toMatchObject({ created: levels.length, rejected: 0 });
  };

  it('are there for each container, the first to be full before the others', async () => {
    const { forecasts, total_routes, facets } = await list('facets=urgency,confidence&sort=full_at');
    const { body: bins } = await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1000');
    expect(total_routes).toBe(bins.total_routes);
    const moments = forecasts.map((row) => Date.parse(row.full_at ?? '9999-01-01'));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(forecasts.filter((row) => row.confidence !== 'low').length).toBeGreaterThan(5);
    for (const row of forecasts) {
      if (row.full_at_low && row.full_at && row.full_at_high)
        expect(row.full_at_low <= row.full_at && row.full_at <= row.full_at_high).toBe(true);
      if (row.nearly_full_at && row.full_at) expect(row.nearly_full_at <= row.full_at).toBe(true);
      expect(bins.bins.find((bin) => bin.id === row.id)?.full_at ?? null).toBe(row.full_at);
    }
    const counted = Object.fromEntries((facets?.urgency ?? []).map(({ value, count }) => [value, count]));
    for (const urgency of ['today', 'in_7_days', 'later'])
      expect([urgency, counted[urgency] ?? 0]).toEqual([
        urgency,
        forecasts.filter((row) => row.urgency === urgency).length,
      ]);
  });

  it('are filtered as containers, by moment, urgency and confidence', async () => {
    const { forecasts: all } = await list();
    const cases: [string, (row: Row) => boolean][] = [
      ['material_type=11', (row) => row.material_type === '11'],
      ['active=false', (row) => !row.active],
      ['level_min=50', (row) => (row.last_level ?? -1) >= 50],
      [`full_before=${encodeURIComponent(at(10))}`, (row) => row.full_at !== null && row.full_at < at(10)],
      ['urgency=in_7_days,tomorrow', (row) => ['in_7_days', 'tomorrow'].includes(row.urgency)],
      ['confidence=low', (row) => row.confidence === 'low'],
      ['disposition_area_ids=1', (row) => row.disposition_area_id === 1],
    ];
    for (const [query, fits] of cases) {
      const found = (await list(query)).forecasts.map((row) => row.id).toSorted();
      expect([query, found]).toEqual([
        query,
        all
          .filter(fits)
          .map((row) => row.id)
          .toSorted(),
      ]);
      expect([query, found.length > 0]).toEqual([query, true]);
    }
    const byLevel = (await list('sort=-level_now')).forecasts.map((row) => row.level_now ?? -1);
    expect(byLevel).toEqual(byLevel.toSorted((a, b) => b - a));
  });

  it('follow each level in the transaction that writes it, late and corrected ones, too', async () => {
    await add('FC-1', []);
    expect(await one('FC-1')).toMatchObject({
      reason: 'no_level',
      confidence: 'low',
      urgency: 'unknown',
      full_at: null,
      level_now: null,
    });
    await send('FC-1', [[-3, 30]]);
    const first = await one('FC-1');
    expect(first).toMatchObject({ reason: 'few_emptyings', confidence: 'low' });
    await send('FC-1', [[-0.1, 95]]);
    const second = await one('FC-1');
    expect(Date.parse(second.full_at ?? '')).toBeLessThan(Date.parse(first.full_at ?? ''));
    // Late, between the two: the newest level is what it was, and so is the forecast's begin.
    await send('FC-1', [[-2, 50]]);
    expect(await one('FC-1')).toMatchObject({ last_level: 95 });
    const corrected = {
      key: 'FC-1/-0.1/95',
      revision: 1,
      container_id: 'FC-1',
      recorded_at: at(-0.1),
      level: 60,
      source: 'sensor',
    };
    await world.admin.post('/levels/', { rows: [corrected] });
    expect(Date.parse((await one('FC-1')).full_at ?? '')).toBeGreaterThan(Date.parse(second.full_at ?? ''));
  });

  it('begin anew with an emptying', async () => {
    const { body } = await world.viewer.get<Schemas['TourList']>('/tours/?status=in_progress');
    const { forecasts } = await list('active=true&has_location=true&sort=-level_now');
    const [full] = forecasts;
    const event = {
      key: 'FC-empty',
      tour_id: body.tours[0]?.id,
      container_id: full?.container_id,
      recorded_at: at(-0.001),
      level: 90,
      is_emptied: true,
    };
    expect((await world.admin.post<Schemas['IngestResult']>('/route-events/', { rows: [event] })).body.created).toBe(1);
    const after = await one(full?.container_id ?? '');
    expect(after.level_now).toBeLessThan(5);
    expect(after.emptyings).toBeGreaterThanOrEqual(full?.emptyings ?? 0);
    expect(Date.parse(after.full_at ?? '')).toBeGreaterThan(Date.parse(full?.full_at ?? ''));
  });

  it('say today what somebody reported full since it was emptied', async () => {
    await add('FC-2', [
      [-1, 10],
      [-0.5, 12],
    ]);
    const before = await one('FC-2');
    expect(before.urgency).not.toBe('today');
    const report = { location_id: before.location_id, material_type: '11', reported_fill_level: 'overfull' };
    const { body } = await world.user.post<{ complaints: Schemas['Complaint'][] }>('/complaints/', [report]);
    expect(await one('FC-2')).toMatchObject({ urgency: 'today', open_complaints: before.open_complaints + 1 });
    expect((await list('urgency=today')).forecasts.map((row) => row.container_id)).toContain('FC-2');
    // Before those that only the forecast says to be full.
    const rows = (await list()).forecasts;
    const place = rows.findIndex((row) => row.container_id === 'FC-2');
    expect(rows.slice(0, place).filter((row) => row.open_complaints === 0)).toEqual([]);
    await world.user.patch(`/complaints/${body.complaints[0]?.id}`, { status: 'closed' });
    expect((await one('FC-2')).open_complaints).toBe(before.open_complaints);
  });

  it('go on with time, as the pure function does, and trust a silent sensor no longer', async () => {
    await add('FC-3', [
      [-3, 40],
      [-2, 44],
      [-1, 48],
      [-0.01, 52],
    ]);
    const row = await one('FC-3');
    const moment = (text: string | null) => (text === null ? null : Date.parse(text));
    const begin = { recordedAt: Date.parse(row.last_recorded_at ?? ''), level: row.last_level ?? 0 };
    const reached = (name: string | null) => ({ at: moment(name), low: null, high: null });
    const made = { ...begin, nearlyFull: reached(row.nearly_full_at), full: reached(row.full_at) } as Forecast;
    for (const days of [0, 1, 2, 5, 9, 30, 300]) {
      world.clock.now = new Date(start.getTime() + days * DAY);
      const then = await one('FC-3');
      expect(Math.abs((then.level_now ?? 0) - levelAt(made, world.clock.now.getTime()))).toBeLessThan(0.11);
      expect(then.reason === 'sensor_silent').toBe(days > 3);
    }
    world.clock.now = start;
  });

  it('are made for levels that came by another way, and all anew after a day', async () => {
    await add('FC-4', []);
    await world.db.execute(
      sql`update all_bins set last_level = 70, last_recorded_at = ${at(-0.2)}::timestamptz where container_id = 'FC-4'`,
    );
    await refreshForecasts(world.db, start);
    expect(await one('FC-4')).toMatchObject({ last_level: 70, reason: 'few_emptyings' });
    await world.db.execute(sql`update forecasts set rate = 1e9`);
    await refreshForecasts(world.db, start);
    expect((await one('FC-4')).rate).toBeGreaterThan(1e8);
    await refreshForecasts(world.db, new Date(start.getTime() + 1.1 * DAY));
    expect((await one('FC-4')).rate).toBeLessThan(50);
  });

  it('of other customers and areas are not seen', async () => {
    const other = (await list('', 'other')).forecasts.map((row) => row.id);
    const ours = (await list()).forecasts.map((row) => row.id);
    expect(other.length).toBeGreaterThan(0);
    expect(ours.filter((id) => other.includes(id))).toEqual([]);
    await world.admin.patch('/users/2', { area_ids: [1] });
    world.clock.now = new Date(start.getTime() + 60_000);
    await expect
      .poll(async () => new Set((await list('', 'user')).forecasts.map((row) => row.disposition_area_id)))
      .toEqual(new Set([1]));
    const { facets } = await list('facets=urgency&active=true', 'user');
    expect((facets?.urgency ?? []).reduce((sum, { count }) => sum + count, 0)).toBeLessThan(ours.length);
  });
});
