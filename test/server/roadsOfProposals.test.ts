import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crowFlies } from '@/world/distance';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

/** A Sunday without tours. */
const date = '2026-12-06';

onBothEngines('proposals of tours with a routing server', (engine) => {
  let world: World;
  let router: http.Server;
  let factor = 3;
  const asked: URL[] = [];
  beforeAll(async () => {
    // Every road is three times as long as the crow flies.
    router = http.createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://router');
      asked.push(url);
      const places = (url.pathname.split('/driving/')[1] ?? '').split(';').map((place) => {
        const [longitude = 0, latitude = 0] = place.split(',').map(Number);
        return { longitude, latitude };
      });
      const some = (name: string) =>
        (url.searchParams.get(name) ?? '').split(';').flatMap((n) => places[Number(n)] ?? []);
      const distances = some('sources').map((a) => some('destinations').map((b) => factor * crowFlies(a, b)));
      response
        .writeHead(factor > 0 ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify({ distances }));
    });
    await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
    const env = { ROUTING_URL: `http://127.0.0.1:${(router.address() as AddressInfo).port}` };
    world = await openWorld(engine, { env });
    const [truck] = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks;
    const [driver] = (await world.viewer.get<Schemas['DriverList']>('/drivers/')).body.drivers;
    await world.user.post(`/trucks/${encodeURIComponent(truck?.license_plate ?? '')}/availability`, {
      ...{ work_date: date, start_time: '06:00', end_time: '14:30', driver_id: driver?.driver_id },
    });
  });
  afterAll(async () => {
    await world.close();
    router.close();
  });
  const made = async () => {
    type Envelope = Schemas['TourProposalEnvelope'];
    const { id } = (await world.user.post<Envelope>('/tour-proposals/', { date, goals: ['least_km'] })).body
      .tour_proposal;
    return vi.waitFor(
      async () => {
        const { tour_proposal: proposal } = (await world.user.get<Envelope>(`/tour-proposals/${id}`)).body;
        expect(proposal.state).not.toBe('running');
        return proposal;
      },
      { timeout: 20_000, interval: 100 },
    );
  };

  it('counts kilometres along roads, for the plan and for what is arranged of it, and estimates where there is no answer', async () => {
    const { id, alternatives } = await made();
    const [alternative] = alternatives;
    const [tour] = alternative?.tours ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ pathname }) => pathname.startsWith('/table/v1/driving/'))).toBe(true);
    expect(Math.max(...asked.map(({ pathname }) => pathname.split(';').length))).toBeLessThanOrEqual(100);
    const container_ids = tour?.stops.flatMap(({ container_ids: own }) => own) ?? [];
    const same = (order: string[]) => ({
      goal: 'least_km',
      tours: [{ license_plate: tour?.license_plate, container_ids: order }],
    });
    type Arranged = Schemas['TourAlternativeEnvelope'];
    const arrange = async () =>
      (await world.user.post<Arranged>(`/tour-proposals/${id}/arrange`, same(container_ids))).body.tour_alternative;
    const byRoad = await arrange();
    expect(byRoad.km).toBe(alternative?.km);
    // Between the stops alone, without the ways from and to the plant.
    const crow = (tour?.stops ?? [])
      .slice(1)
      .reduce((sum, stop, at) => sum + crowFlies(tour?.stops[at] ?? stop, stop), 0);
    expect(byRoad.km).toBeGreaterThan((3 * crow) / 1000 - 0.1);

    factor = 0;
    const estimated = await arrange();
    // 1.35 in place of 3.
    expect(estimated.km / byRoad.km).toBeCloseTo(1.35 / 3, 1);
    expect((await made()).state).toBe('done');
    factor = 3;
  });
});
