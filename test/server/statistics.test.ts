import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locations } from '../../src/server/db/schema.ts';
import { routeEvents, tours, unloadings } from '../../src/server/db/schema-tours.ts';
import { measuresOf, figureOf, formulas, within, type Recorded } from '@/world/statistics.ts';
import { onBothEngines, openWorld, type Client, type Schemas, type World } from './harness.ts';

type Stat = Schemas['Statistic'];
type Name = Schemas['StatName'];

const names = Object.keys(formulas) as Name[];

/** A row as the world has it: names with underscores, moments as text. */
const asWorld = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** What happened, as the tables say it; the formulas of the demo world are computed over these. */
async function recordedBy({ db }: World): Promise<Recorded> {
  const areas = new Map((await db.select().from(locations)).map((row) => [row.id, row.dispositionAreaId]));
  const all = await db.select().from(tours).where(eq(tours.customerId, 1));
  const ofTour = new Map(all.map((row) => [row.id, row.dispositionAreaId]));
  const events = await db.select().from(routeEvents).where(eq(routeEvents.customerId, 1));
  const unloaded = await db.select().from(unloadings).where(eq(unloadings.customerId, 1));
  return {
    tours: all.map(asWorld),
    events: events.map((row) => ({ ...asWorld(row), area: areas.get(row.locationRef ?? 0) ?? null })),
    unloadings: unloaded.map((row) => ({ ...asWorld(row), area: ofTour.get(row.tourId) ?? null })),
  } as unknown as Recorded;
}

const expected = (name: Name, recorded: Recorded, start: string, end: string) =>
  figureOf(name, measuresOf(name, recorded, start, end));

const sum = <T>(rows: readonly T[], of: (row: T) => number | null) =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0);

const ask = async (client: Client, name: Name, query: string) =>
  (await client.get<{ result: Stat }>(`/general/${name}?${query}`)).body.result;

/** The same figure; both missing, or equal to the thousandth. */
function same(actual: number | null | undefined, wanted: number | null, where: string): void {
  if (wanted === null) expect(actual, where).toBeNull();
  else
    expect(Math.abs((actual ?? Number.NaN) - wanted), `${where}: ${actual} instead of ${wanted}`).toBeLessThan(0.002);
}

onBothEngines('statistics', (engine) => {
  let world: World;
  let measures: Recorded;
  beforeAll(async () => {
    world = await openWorld(engine);
    measures = await recordedBy(world);
  });
  afterAll(() => world.close());

  it('are those of the formulas, whole, before and in every bucket', async () => {
    const [start, end, before] = ['2026-10-14', '2026-11-18', ['2026-09-08', '2026-10-13'] as const] as const;
    expect(measures.events.length).toBeGreaterThan(100);
    expect(measures.events.some((row) => row.overflowing)).toBe(true);
    for (const name of names) {
      for (const interval of ['day', 'week', 'month', 'year'] as const) {
        const result = await ask(world.viewer, name, `start=${start}&end=${end}&interval=${interval}`);
        same(result.value, expected(name, measures, start, end), `${name} by ${interval}`);
        same(result.previous, expected(name, measures, ...before), `${name} before`);
        const starts = result.series.map((point) => point.start);
        const wanted = {
          day: { length: 36, first: '2026-10-14', last: '2026-11-18' },
          week: { length: 6, first: '2026-10-12', last: '2026-11-16' },
          month: { length: 2, first: '2026-10-01', last: '2026-11-01' },
          year: { length: 1, first: '2026-01-01', last: '2026-01-01' },
        }[interval];
        expect({ length: starts.length, first: starts[0], last: starts.at(-1) }).toEqual(wanted);
        result.series.forEach((point, index) => {
          const from = point.start < start ? start : point.start;
          const next = starts[index + 1];
          const to = next ? new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10) : end;
          same(point.value, expected(name, measures, from, to), `${name} of the ${interval} ${point.start}`);
        });
      }
    }
  });

  it('look at some areas, one location, one tour', async () => {
    const period = ['2026-10-01', '2026-11-18'] as const;
    const query = `start=${period[0]}&end=${period[1]}&interval=year`;
    const areas = [1, 3];
    const event = measures.events.find((row) => row.is_emptied && row.recorded_on >= period[0]);
    const locationRef = event?.location_ref ?? undefined;
    const inAreas = within(measures, { areaIds: areas });
    const atLocation = within(measures, { locationRef });
    const onTour = within(measures, { tourId: event?.tour_id });
    // What is unloaded is shared among the locations of a tour.
    const refs = new Set(measures.events.map((row) => row.location_ref ?? 0));
    const shares = [...refs].flatMap(
      (ref) => within(measures, { locationRef: ref, tourId: event?.tour_id }).unloadings,
    );
    expect(sum(shares, (row) => row.weight)).toBeCloseTo(
      sum(onTour.unloadings, (row) => row.weight),
      3,
    );
    const [site] = await world.db
      .select()
      .from(locations)
      .where(eq(locations.id, locationRef ?? 0));
    for (const name of names) {
      const some = await ask(world.viewer, name, `${query}&disposition_area_ids=${areas.join(',')}`);
      same(some.value, expected(name, inAreas, ...period), `${name} in areas`);
      const place = await ask(world.viewer, name, `${query}&location_id=${encodeURIComponent(site?.locationId ?? '')}`);
      same(place.value, expected(name, atLocation, ...period), `${name} at a location`);
      const tour = await ask(world.viewer, name, `${query}&route_id=${event?.tour_id}`);
      same(tour.value, expected(name, onTour, ...period), `${name} of a tour`);
    }
  });

  it('split into materials that make up the whole', async () => {
    const query = 'start=2026-10-01&end=2026-11-18&interval=month&split=material_type';
    for (const name of ['overspilled-waste', 'total-tons-picked-up'] as const) {
      const { value, split = [], series } = await ask(world.viewer, name, query);
      expect(split.length).toBeGreaterThan(1);
      same(
        value,
        sum(split, (part) => part.value),
        name,
      );
      series.forEach((point, index) =>
        same(
          point.value,
          sum(split, (part) => part.series[index]?.value ?? 0),
          name,
        ),
      );
    }
    const ofAreas = await ask(world.viewer, 'overspilled-waste', `${query}&disposition_area_ids=1,3`);
    const inAreas = within(measures, { areaIds: [1, 3] });
    for (const { material_type: code, value } of ofAreas.split ?? []) {
      const some = { ...inAreas, events: inAreas.events.filter((row) => row.material_type === code) };
      same(value, expected('overspilled-waste', some, '2026-10-01', '2026-11-18'), code);
    }
    same(
      ofAreas.value,
      sum(ofAreas.split ?? [], (part) => part.value),
      'of areas',
    );
    const { split = [] } = await ask(world.viewer, 'avg-fill-level', query);
    for (const { material_type: code, value } of split) {
      const some = measures.events.filter((row) => row.material_type === code);
      same(value, expected('avg-fill-level', { ...measures, events: some }, '2026-10-01', '2026-11-18'), code);
    }
  });

  it('refuse a period that ends before it begins, one over five years, and what does not exist', async () => {
    const status = async (query: string, client = world.viewer) => (await client.get(`/general/km?${query}`)).status;
    const early = await world.viewer.get('/general/km?start=2026-11-02&end=2026-11-01');
    expect([early.status, early.body.detail]).toEqual([422, 'End date must be later than start date']);
    expect(await status('start=2020-01-01&end=2026-11-01')).toBe(422);
    expect(await status('start=2026-11-01&end=2026-11-01&location_id=99/99')).toBe(404);
    expect(await status('start=2026-11-01&end=2026-11-01&route_id=999999')).toBe(404);
    const mine = measures.tours[0]?.id;
    expect(await status(`start=2026-11-01&end=2026-11-01&route_id=${mine}`, world.other)).toBe(404);
    expect((await world.viewer.get('/general/nonsense?start=2026-11-01&end=2026-11-01')).status).toBe(400);
    expect(await status('start=0001-01-01&end=0001-01-02')).toBe(200);
    expect(await status('start=9999-12-30&end=9999-12-31&interval=week')).toBe(200);
  });

  it('keep the daily sums right when events, tours and areas change', async () => {
    const { db } = world;
    await db
      .update(locations)
      .set({ dispositionAreaId: 5 })
      .where(eq(locations.id, measures.events[0]?.location_ref ?? 0));
    await db
      .update(tours)
      .set({ dispositionAreaId: 4 })
      .where(eq(tours.id, measures.tours[0]?.id ?? 0));
    await db.delete(tours).where(eq(tours.id, measures.tours[3]?.id ?? 0));
    await db
      .update(routeEvents)
      .set({ level: 77.7 })
      .where(eq(routeEvents.tourId, measures.tours[5]?.id ?? 0));
    const after = await recordedBy(world);
    const period = ['2026-10-01', '2026-11-18'] as const;
    for (const name of names) {
      for (const area of [4, 5]) {
        const some = within(after, { areaIds: [area] });
        const query = `start=${period[0]}&end=${period[1]}&interval=year`;
        const { value } = await ask(world.viewer, name, `${query}&disposition_area_ids=${area}`);
        same(value, expected(name, some, ...period), `${name} in area ${area}`);
        same((await ask(world.viewer, name, query)).value, expected(name, after, ...period), name);
      }
    }
  });

  it('count a container that overflowed once, whatever it held and wherever it stood', async () => {
    const counts = async () => {
      const query = 'start=2026-10-01&end=2026-11-18&interval=year&split=material_type';
      const { value, split = [] } = await ask(world.viewer, 'overspilled-waste', query);
      return [value ?? 0, sum(split, (part) => part.value)];
    };
    const [whole = 0, parts = 0] = await counts();
    const late = and(eq(routeEvents.overflowing, true), gt(routeEvents.recordedOn, '2026-10-01'));
    const [first] = await world.db.select().from(routeEvents).where(late).limit(1);
    if (!first) throw new Error('Nothing overflowed.');
    const { id: _, ...again } = first;
    const materialType = again.materialType === '13' ? '12' : '13';
    await world.db.insert(routeEvents).values([again, { ...again, materialType }]);
    expect(await counts()).toEqual([whole, parts + 1]);
  });

  it('count by days in the time zone of the customer, through the change to winter time', async () => {
    const wrong = await world.db.execute(sql`select id from route_events
      where recorded_on <> (recorded_at at time zone 'Europe/Berlin')::date limit 1`);
    expect(wrong.rows).toEqual([]);
  });
});
