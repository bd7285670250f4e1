import { expect } from 'vitest';
import { Random } from '../../src/world/random.ts';
import { openWorld, type Engine, type Schemas, type World } from './harness.ts';

type Sent = [path: string, row: Record<string, unknown>];

const time = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 5, minutes)).toISOString();

/** A day of two tours: emptyings, skips and overflows, corrections of some, unloadings, and sensors in between. */
async function dayOf({ viewer, user }: World): Promise<{ rows: Sent[]; tours: number[]; bins: Schemas['Bin'][] }> {
  const { bins } = (await viewer.get<Schemas['BinList']>('/bins/?page_size=30&active=true')).body;
  const truck = (await viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0];
  const stops = [...new Set(bins.flatMap(({ location_id }) => location_id ?? []))].map((location_id) => ({
    location_id,
  }));
  const tours: number[] = [];
  for (const route_name of ['Nord', 'Süd']) {
    const input = { route_name, date: '2026-11-18', license_plate: truck?.license_plate, material_type: ['11'], stops };
    tours.push((await user.post<Schemas['TourEnvelope']>('/tours/', input)).body.tour.tour.id);
  }
  const rows = bins.flatMap(({ container_id }, index): Sent[] => {
    const tour_id = tours[index % 2];
    const event = { key: `e${index}`, tour_id, container_id, recorded_at: time(30 + index), level: 40 + 3 * index };
    const level = { container_id, source: index % 3 ? 'sensor' : 'driver', level: index };
    return [
      ['route-events', { ...event, is_emptied: index % 4 !== 0 }],
      ...(index % 5 ? [] : [['route-events', { ...event, revision: 2, is_emptied: true, level: 12 }] satisfies Sent]),
      ...(index % 5
        ? []
        : [['route-events', { ...event, revision: 1, is_emptied: false, recorded_at: time(300) }] satisfies Sent]),
      ['levels', { ...level, key: `l${index}`, recorded_at: time(10 + index) }],
      ['levels', { ...level, key: `m${index}`, recorded_at: time(20 + 2 * index), level: 60 - index }],
    ];
  });
  const load = { location_name: 'Depot', latitude: 51, longitude: 7, material_type: '11', volume: 4 };
  for (const [index, tour_id] of [...tours, ...tours].entries())
    rows.push([
      'unloadings',
      { ...load, key: `u${index}`, tour_id, recorded_at: time(90 + index), weight: 1.25 + index },
    ]);
  return { rows, tours, bins };
}

/** Sends a day in a random order, some rows twice, in calls of random length; without a seed as it was. @returns what is to be seen then */
export async function replay(engine: Engine, seed: number | undefined): Promise<unknown> {
  const world = await openWorld(engine);
  world.clock.now = new Date('2026-11-18T20:00:00Z');
  const { rows, tours, bins } = await dayOf(world);
  const chance = new Random(seed ?? 0);
  const number = () => chance.next();
  const doubled = seed === undefined ? rows : rows.flatMap((row) => (number() < 0.3 ? [row, row] : [row]));
  const order = new Map(doubled.map((row, at) => [at, { row, place: seed === undefined ? at : number() }]));
  const waiting = [...order.values()].sort((a, b) => a.place - b.place).map(({ row }) => row);
  while (waiting.length > 0) {
    const path = waiting[0]?.[0];
    const most = seed === undefined ? 1000 : 1 + Math.floor(number() * 20);
    const call = waiting.slice(0, most).filter(([other]) => other === path);
    for (const row of call) waiting.splice(waiting.indexOf(row), 1);
    const { status, body } = await world.user.post<Schemas['IngestResult']>(`/${path}/`, {
      rows: call.map(([, row]) => row),
    });
    expect([status, body.rejected]).toEqual([200, 0]);
  }
  const seen: unknown[] = [];
  for (const id of tours) {
    const { tour, stops } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour;
    seen.push({ ...tour, updated_at: undefined }, stops);
  }
  const levels = await world.viewer.get<Schemas['BinList']>('/bins/?page_size=30&active=true');
  expect(levels.body.bins.map(({ id }) => id)).toEqual(bins.map(({ id }) => id));
  seen.push(levels.body.bins);
  for (const name of ['avg-fill-level', 'overspilled-waste', 'num-routes', 'total-tons-picked-up'])
    seen.push(
      (await world.viewer.get<object>(`/general/${name}?start=2026-11-10&end=2026-11-18&split=material_type`)).body,
    );
  await world.close();
  return seen;
}
