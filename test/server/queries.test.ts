import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stepsOf } from '../../scripts/bench/server-steps.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('queries of one call', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const lists = [
    '/locations/?q=a%20e&facets=city,location_type,is_active,disposition_area_id&material_type=11&sort=-containers',
    '/bins/?q=0%20w&facets=material_type,construction_type,active&disposition_area_ids=1,2,3&level_min=1',
    '/tours/?q=o&facets=status,material_type,disposition_area_id,license_plate&level_min=1&is_emptied=true&sort=-disposition_area',
    '/trucks/?q=g&facets=available,number_of_compartments,default_disposition_area_id',
    '/drivers/?q=a&facets=available,default_disposition_area_id&has_phone=true',
    '/complaints/?q=a&facets=status,channel,material_type,reported_fill_level&created_start=2026-01-01',
    '/phones/?q=1&assigned=true',
    '/notifications/?start=2026-10-01&disposition_area_ids=1,2',
    '/locations/levels?level_min=10',
    '/locations/labels?query=is_active%3Dtrue&disposition_area_ids=1',
    '/trucks/availabilities/list?start_date=2026-11-01&end_date=2026-11-30',
    '/drivers/availabilities/list?start_date=2026-11-01&end_date=2026-11-30',
    '/tours/statistics?start=2026-10-01&q=o',
    '/general/overspilled-waste?start=2025-11-19&end=2026-11-18&interval=week&split=material_type',
    '/general/total-tons-picked-up?start=2025-11-19&end=2026-11-18&location_id=01%2F01',
    '/auth/me',
  ];

  /** Does the call and says how many statements it sent. */
  async function count<T extends { status: number }>(call: () => Promise<T>): Promise<[number, T]> {
    world.queries.length = 0;
    const answer = await call();
    return [world.queries.length, answer];
  }

  it('are at most four, however many rows a page has', async () => {
    for (const url of lists) {
      const counts: number[] = [];
      const sizes = /^\/(locations|bins|tours|trucks|drivers|complaints|phones)\/\?/.test(url) ? [1, 5, 1000] : [0];
      for (const size of sizes) {
        const [queries, { status, body }] = await count(() =>
          world.viewer.get(size ? `${url}&page_size=${size}` : url),
        );
        expect([url, status], JSON.stringify(body)).toEqual([url, 200]);
        counts.push(queries);
      }
      expect([url, Math.max(...counts) <= 4, counts]).toEqual([url, true, counts]);
    }
  });

  it('are at most four for one record and for a change', async () => {
    const { body } = await world.viewer.get<Schemas['TourList']>('/tours/?page_size=1&status=completed');
    const [ofTour] = await count(() => world.viewer.get(`/tours/${body.tours[0]?.id}`));
    expect(ofTour).toBeLessThanOrEqual(4);
    const [ofBin, bin] = await count(() =>
      world.user.patch<Schemas['BinEnvelope']>('/bins/3', { active: true, location_id: '01/01' }),
    );
    expect([ofBin <= 4, bin.status]).toEqual([true, 200]);
    const { location_id: key } = bin.body.bin;
    const complaints = Array.from({ length: 50 }, () => ({
      location_id: key,
      material_type: '11',
      reported_fill_level: 'full',
    }));
    const [filed, answer] = await count(() => world.user.post('/complaints/', complaints));
    expect([filed <= 4, answer.status]).toEqual([true, 201]);
    const pairs = Array.from({ length: 50 }, () => `${key}:${key}`).join(',');
    const [measured] = await count(() =>
      world.viewer.get(`/locations/distance-matrix-multiple?pairs=${encodeURIComponent(pairs)}`),
    );
    expect(measured).toBeLessThanOrEqual(4);
    const shift = { work_date: '2026-12-01', start_time: '06:00', end_time: '14:00' };
    const [planned, stored] = await count(() => world.user.post('/drivers/1/availability', shift));
    expect([planned <= 4, stored.status]).toEqual([true, 200]);
  });

  it('are no more for what the users of the bench do, who get no error', async () => {
    const authorization = `Bearer ${world.token('admin')}`;
    const sender = {
      send: async (method: string, url: string, body?: unknown) => {
        const json = body === undefined ? {} : { 'content-type': 'application/json' };
        const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
        const options = { method: method as 'GET', url, headers: { authorization, ...json }, ...payload };
        const answer = await world.app.inject(options);
        return { status: answer.statusCode, body: answer.body, ms: 0 };
      },
    };
    const steps = await stepsOf(sender);
    for (const [index, step] of steps.entries()) {
      const { status, body } = await step(sender, index);
      expect([index, status < 300], body).toEqual([index, true]);
    }
  });

  it('find a free code for each of many new locations by the index, not by reading all of them', async () => {
    type Node = { 'Shared Hit Blocks': number };
    const count = 3000;
    const made = sql`explain (analyze, buffers, format json) insert into all_locations
        (customer_id, updated_at, location_id, location_name, latitude, longitude, city, street, is_active, location_type)
      select 1, now(), 'FREE-' || one, 'Glasplatz', 46, 9, 'X', 'Y', true, 'public' from generate_series(1, ${count}) one`;
    let codes: Node | undefined;
    const undone = new Error('not kept');
    await expect(
      world.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: { Plans: Node[] } }[] }>(made);
        codes = rows[0]?.['QUERY PLAN'][0]?.Plan.Plans[0];
        throw undone;
      }),
    ).rejects.toBe(undone);
    // Pages read for each row: three by the index, dozens without it.
    expect((codes?.['Shared Hit Blocks'] ?? Infinity) / count).toBeLessThan(6);
  });
});
