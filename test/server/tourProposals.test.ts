import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Envelope = Schemas['TourProposalEnvelope'];

/** A Sunday without tours, late enough for many containers to be full. */
const date = '2026-12-06';

onBothEngines('proposals of tours', (engine) => {
  let world: World;
  let truck: Schemas['Truck'];
  let driver: Schemas['Driver'];
  beforeAll(async () => {
    world = await openWorld(engine);
    truck = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0] as Schemas['Truck'];
    driver = (await world.viewer.get<Schemas['DriverList']>('/drivers/')).body.drivers[0] as Schemas['Driver'];
  });
  afterAll(() => world.close());

  const shift = (end_time: string) =>
    world.user.post(`/trucks/${encodeURIComponent(truck.license_plate)}/availability`, {
      ...{ work_date: date, start_time: '06:00', end_time, driver_id: driver.driver_id },
    });
  const propose = async (body: object = {}) =>
    (await world.user.post<Envelope>('/tour-proposals/', { date, ...body })).body.tour_proposal;
  const get = async (id: number) => (await world.viewer.get<Envelope>(`/tour-proposals/${id}`)).body.tour_proposal;
  const made = (id: number) =>
    vi.waitFor(
      async () => {
        const proposal = await get(id);
        expect(proposal.state).not.toBe('running');
        return proposal;
      },
      { timeout: 20_000, interval: 100 },
    );

  it('is infeasible without a pair of truck and driver', async () => {
    expect(await propose()).toMatchObject({ state: 'infeasible', alternatives: [] });
  });

  it('plans urgent containers, each once, and says why others are left out', async () => {
    expect((await shift('14:30')).status).toBeLessThan(300);
    const { id, state } = await propose();
    expect(state).toBe('running');
    const proposal = await made(id);
    expect(proposal).toMatchObject({ state: 'done', progress: 100 });
    expect(proposal.alternatives.map(({ goal }) => goal)).toEqual(['least_km', 'balanced', 'no_overflow']);
    const forecasts = (
      await world.viewer.get<Schemas['ForecastList']>('/forecasts/?page_size=1000&active=true&has_location=true')
    ).body.forecasts;
    const end = Date.parse(`${date}T23:00:00Z`);
    const urgent = forecasts.filter(({ full_at }) => full_at !== null && Date.parse(full_at) < end);
    for (const { goal, tours, left_out, km, lifts } of proposal.alternatives) {
      const emptied = tours.flatMap(({ stops }) => stops.flatMap(({ container_ids }) => container_ids));
      expect(new Set(emptied).size, goal).toBe(emptied.length);
      expect([lifts, tours.length, km > 0]).toEqual([emptied.length, 1, true]);
      const known = [...emptied, ...left_out.map(({ container_id }) => container_id)];
      expect(
        urgent.filter(({ container_id }) => !known.includes(container_id)),
        goal,
      ).toEqual([]);
      const [tour] = tours;
      expect(tour).toMatchObject({ license_plate: truck.license_plate, driver_id: driver.driver_id });
      const times = tour?.stops.map(({ planned_at }) => planned_at) ?? [];
      expect(times).toEqual(times.toSorted());
      // 06:00 to 14:30 in Berlin.
      expect([(times[0] ?? '') >= `${date}T05:00`, (tour?.ends_at ?? '') <= `${date}T13:30`]).toEqual([true, true]);
    }
    const [least, , most] = proposal.alternatives;
    expect(most?.lifts).toBeGreaterThan(least?.lifts ?? 0);
    expect(most?.overflow_risk).toBeLessThanOrEqual(least?.overflow_risk ?? 0);
    const again = await made((await propose()).id);
    expect(again.alternatives).toEqual(proposal.alternatives);
  });

  it('is committed once, as planned tours with their stops', async () => {
    const { id, alternatives } = await made((await propose({ goals: ['least_km'] })).id);
    const viewer = await world.viewer.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' });
    expect(viewer.status).toBe(403);
    expect((await world.other.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(404);
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'balanced' })).status).toBe(409);
    const stale = await made((await propose({ goals: ['least_km'] })).id);

    const done = await world.user.post<Envelope>(`/tour-proposals/${id}/commit`, { goal: 'least_km' });
    const { state, tour_ids } = done.body.tour_proposal;
    expect([done.status, state, tour_ids.length]).toEqual([200, 'committed', 1]);
    const { tour, stops } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${tour_ids[0]}`)).body.tour;
    expect(tour).toMatchObject({
      status: 'planned',
      date,
      license_plate: truck.license_plate,
      driver_id: driver.driver_id,
    });
    expect(tour.planned).toBeGreaterThanOrEqual(alternatives[0]?.lifts ?? 0);
    expect(stops.map(({ location_id, planned_at }) => [location_id, planned_at])).toEqual(
      alternatives[0]?.tours[0]?.stops.map(({ location_id, planned_at }) => [location_id, planned_at]),
    );
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(409);

    // The other one counted on the same truck and the same containers.
    const late = await world.user.post(`/tour-proposals/${stale.id}/commit`, { goal: 'least_km' });
    expect(late.status).toBe(409);
    expect(late.body.errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `shifts.${truck.license_plate}`,
        `containers.${stale.alternatives[0]?.tours[0]?.stops[0]?.container_ids[0]}`,
      ]),
    );
    await world.user.delete(`/tours/${tour_ids[0]}`);
    expect((await shift('13:00')).status).toBeLessThan(300);
    const changed = await world.user.post(`/tour-proposals/${stale.id}/commit`, { goal: 'least_km' });
    expect(changed.body.errors).toEqual([{ path: `shifts.${truck.license_plate}`, message: 'has changed' }]);
  });

  it('is cancelled while it is made, and stays as it is afterwards', async () => {
    const { id } = await propose();
    expect((await world.user.delete(`/tour-proposals/${id}`)).status).toBe(204);
    expect(await get(id)).toMatchObject({ state: 'cancelled', alternatives: [] });
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(409);
  });

  it('leaves out what no shift can empty, with the reason', async () => {
    await world.user.post(`/trucks/${encodeURIComponent(truck.license_plate)}/availability`, {
      ...{
        work_date: date,
        start_time: '06:00',
        end_time: '14:30',
        driver_id: driver.driver_id,
        material_type_id: '13',
      },
    });
    const { alternatives } = await made((await propose({ goals: ['least_km'] })).id);
    expect(alternatives[0]?.left_out.map(({ reason }) => reason)).toContain('no_truck_for_material');
  });
});
