import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crowFlies } from '@/world/distance.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Matrix = Schemas['DistanceMatrixEnvelope'];
type Near = Schemas['NearbyLocationList'];

const pairs = (...list: string[]) => `/locations/distance-matrix-multiple?pairs=${encodeURIComponent(list.join(','))}`;

it('the great-circle distance from Berlin to Paris is 877 km', () => {
  const metres = crowFlies({ latitude: 52.52, longitude: 13.405 }, { latitude: 48.8566, longitude: 2.3522 });
  expect(Math.round(metres / 1000)).toBe(877);
});

onBothEngines('distances', (engine) => {
  let world: World;
  let a: Schemas['Location'];
  let b: Schemas['Location'];
  beforeAll(async () => {
    world = await openWorld(engine);
    [a, b] = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=2')).body.locations as [
      Schemas['Location'],
      Schemas['Location'],
    ];
  });
  afterAll(() => world.close());

  it('answers each pair in the order asked, as an estimate', async () => {
    const { body } = await world.viewer.get<Matrix>(
      pairs(`${b.location_id}:${a.location_id}`, `${a.location_id}:${a.location_id}`),
    );
    expect(body.distance_matrix).toEqual([
      { from: b.location_id, to: a.location_id, distance_m: Math.round(crowFlies(a, b) * 1.35), mode: 'estimate' },
      { from: a.location_id, to: a.location_id, distance_m: 0, mode: 'estimate' },
    ]);
    expect((await world.viewer.get(pairs(`${a.location_id}:99/99`))).status).toBe(422);
    expect((await world.viewer.get(pairs('nonsense'))).status).toBe(400);
    expect(
      (await world.viewer.get(pairs(...Array<string>(201).fill(`${a.location_id}:${b.location_id}`)))).status,
    ).toBe(422);
    expect((await world.viewer.get('/locations/distance-matrix-multiple')).status).toBe(400);
  });

  it('asks a routing server where one is configured, and estimates what it does not know', async () => {
    const asked: string[] = [];
    const router = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      const known = request.url?.startsWith(`/route/v1/driving/${a.longitude},${a.latitude};`);
      response
        .writeHead(known || request.url?.includes('geojson') ? 200 : 500, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({
            routes: [
              {
                distance: 1234.5,
                geometry: {
                  coordinates: [
                    [7.5, 51.9],
                    [7.6, 51.95],
                  ],
                },
              },
            ],
          }),
        );
    });
    await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
    const routed = await openWorld(engine, {
      beside: world,
      env: { ROUTING_URL: `http://127.0.0.1:${(router.address() as AddressInfo).port}` },
    });
    const { body } = await routed.viewer.get<Matrix>(
      pairs(`${a.location_id}:${b.location_id}`, `${b.location_id}:${a.location_id}`),
    );
    expect(asked).toHaveLength(2);
    // The way ahead of a tour, along the stops that are left and back; of one that is over there is none.
    const tourOf = async (status: string) => {
      const { tours } = (await routed.viewer.get<Schemas['TourList']>(`/tours/?status=${status}&page_size=1`)).body;
      return (await routed.viewer.get<Schemas['TourEnvelope']>(`/tours/${tours[0]?.id}`)).body.tour;
    };
    const running = await tourOf('in_progress');
    expect(running.ahead).toEqual([
      [7.5, 51.9],
      [7.6, 51.95],
    ]);
    const left = running.stops.filter(({ state }) => state === 'planned').length;
    expect(asked.at(-1)).toMatch(/overview=full&geometries=geojson$/);
    expect(asked.at(-1)?.split(';')).toHaveLength(left + 2);
    expect((await tourOf('completed')).ahead).toBeUndefined();
    expect(asked).toHaveLength(3);
    expect(body.distance_matrix.map(({ distance_m, mode }) => [distance_m, mode])).toEqual([
      [1235, 'route'],
      [Math.round(crowFlies(a, b) * 1.35), 'estimate'],
    ]);
    await routed.app.close();
    router.close();
  });

  it('finds locations near a place, nearest first, or in a street', async () => {
    const { latitude, longitude } = a;
    const near = await world.viewer.post<Near>('/locations/find-nearby', {
      latitude,
      longitude,
      radius_m: 50_000,
      limit: 100,
    });
    expect(near.body.locations[0]).toMatchObject({ location: { location_id: a.location_id }, distance_m: 0 });
    const distances = near.body.locations.map((l) => l.distance_m);
    expect(distances).toEqual(distances.toSorted((x, y) => x - y));
    const close = await world.viewer.post<Near>('/locations/find-nearby', { latitude, longitude, radius_m: 30 });
    expect(close.body.locations.every((l) => l.distance_m <= 30)).toBe(true);
    const street = a.street.replace(/ \d+.*$/, '');
    const there = await world.viewer.post<Near>('/locations/find-nearby', {
      street: street.toUpperCase(),
      city: a.city.toLowerCase(),
    });
    expect(there.body.locations.map((l) => l.location.location_id)).toContain(a.location_id);
    expect(
      (await world.viewer.post<Near>('/locations/find-nearby', { street: 'Nirgendsgasse' })).body.locations,
    ).toEqual([]);
    for (const [body, status] of [
      [{}, 422],
      [{ latitude }, 400],
      [{ latitude: 91, longitude }, 400],
      [{ city: 'Glasfurt' }, 400],
    ] as const)
      expect([body, (await world.viewer.post('/locations/find-nearby', body)).status]).toEqual([body, status]);
    const foreign = await world.other.post<Near>('/locations/find-nearby', {
      latitude,
      longitude,
      radius_m: 50_000,
      limit: 100,
    });
    const ids = new Set(near.body.locations.map((l) => l.location.id));
    expect(foreign.body.locations.some((l) => ids.has(l.location.id))).toBe(false);
  });
});
