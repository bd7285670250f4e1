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
    const { tours } = (await world.viewer.get<Schemas['TourList']>('/tours/?status=planned')).body;
    for (const { id } of tours) await world.user.delete(`/tours/${id}`);
    const under = (await world.viewer.get<Schemas['TourList']>('/tours/?status=in_progress')).body.tours;
    for (const { id } of under) await world.user.post(`/tours/${id}/complete`, {});
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

  it('is arranged by hand: figures and conflicts at once, and committed as arranged', async () => {
    expect((await shift('14:30')).status).toBeLessThan(300);
    const { id, alternatives } = await made((await propose({ goals: ['no_overflow'] })).id);
    const [proposed] = alternatives;
    type Arranged = Schemas['TourAlternativeEnvelope'];
    const keysOf = ({ tours }: Schemas['TourAlternative']) =>
      tours[0]?.stops.flatMap(({ container_ids }) => container_ids) ?? [];
    const keys = keysOf(proposed as Schemas['TourAlternative']);
    const { license_plate } = truck;
    const ask = (container_ids: string[], more: object = {}) =>
      world.user.post<Arranged>(`/tour-proposals/${id}/arrange`, {
        ...{ goal: 'no_overflow', tours: [{ license_plate, container_ids }], ...more },
      });
    const same = await ask(keys);
    expect(same.status).toBe(200);
    expect(same.body.tour_alternative).toEqual({ ...proposed });

    const turned = (await ask([...keys.slice(1, 6), keys[0] ?? '', ...keys.slice(6)])).body.tour_alternative;
    expect(keysOf(turned)[5]).toBe(keys[0]);
    expect(turned.km).not.toBe(proposed?.km);
    const less = (await ask(keys.slice(0, 3))).body.tour_alternative;
    expect([less.lifts, less.tours[0]?.stops.flatMap(({ container_ids }) => container_ids).length]).toEqual([3, 3]);
    const first = proposed?.tours[0]?.stops[0];
    const without = (await ask(keys, { banned_location_ids: [first?.location_id] })).body.tour_alternative;
    expect(keysOf(without)).not.toContain(first?.container_ids[0]);
    expect(without.banned_location_ids).toEqual([first?.location_id]);
    const back = await ask(keysOf(without), { pinned_location_ids: [first?.location_id] });
    expect(keysOf(back.body.tour_alternative)).toContain(first?.container_ids[0]);

    const twice = await ask([keys[0] ?? '', keys[0] ?? '']);
    expect([twice.status, twice.body]).toMatchObject([422, { errors: [{ path: 'tours.0.container_ids.1' }] }]);
    expect(
      (
        await world.user.post(`/tour-proposals/${id}/arrange`, {
          ...{ goal: 'no_overflow', tours: [{ license_plate: 'NO 1', container_ids: [] }] },
        })
      ).body.errors,
    ).toMatchObject([{ path: 'tours.0.license_plate' }]);

    const own = { goal: 'no_overflow', tours: [{ license_plate, container_ids: keys.slice(0, 4).toReversed() }] };
    const done = await world.user.post<Envelope>(`/tour-proposals/${id}/commit`, own);
    const [key] = done.body.tour_proposal.tour_ids;
    const { stops } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${key}`)).body.tour;
    expect((await ask(keys)).status).toBe(409);
    const places = new Map(
      proposed?.tours[0]?.stops.flatMap(({ location_id, container_ids }) =>
        container_ids.map((one) => [one, location_id]),
      ),
    );
    expect(stops.map(({ location_id }) => location_id)).toEqual([
      ...new Set(own.tours[0]?.container_ids.map((one) => places.get(one))),
    ]);
    await world.user.delete(`/tours/${key}`);

    // More than fits into a shift is said, and planned only if that is accepted.
    await shift('09:00');
    const tight = await made((await propose({ goals: ['no_overflow'] })).id);
    const choice = { goal: 'no_overflow', tours: [{ license_plate, container_ids: keys }] };
    const much = await world.user.post<Arranged>(`/tour-proposals/${tight.id}/arrange`, choice);
    expect(much.body.tour_alternative.tours[0]?.conflicts).toContainEqual({ kind: 'past_shift', container_id: null });
    const refused = await world.user.post(`/tour-proposals/${tight.id}/commit`, choice);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toContainEqual({ path: license_plate, message: 'past_shift' });
    const accepted = { ...choice, accept_conflicts: true };
    const planned = await world.user.post<Envelope>(`/tour-proposals/${tight.id}/commit`, accepted);
    expect(planned.body.tour_proposal.state).toBe('committed');
    await world.user.delete(`/tours/${planned.body.tour_proposal.tour_ids[0]}`);
  });

  it('serves what is pinned and leaves out what is banned', async () => {
    await shift('14:30');
    const free = await made((await propose({ goals: ['least_km'] })).id);
    const [banned = ''] = free.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id) ?? [];
    const { alternatives } = await made((await propose({ goals: ['least_km'], banned_location_ids: [banned] })).id);
    expect(alternatives[0]?.banned_location_ids).toEqual([banned]);
    expect(alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id)).not.toContain(banned);
    expect(alternatives[0]?.left_out).toContainEqual(
      expect.objectContaining({ location_id: banned, reason: 'banned' }),
    );
    const served = new Set(free.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id));
    const { locations } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=200&is_active=true'))
      .body;
    const pinned =
      locations.find(
        ({ location_id, containers }) =>
          !served.has(location_id) && containers.some(({ active, material_type }) => active && material_type === '11'),
      )?.location_id ?? '';
    const wished = await made((await propose({ goals: ['least_km'], pinned_location_ids: [pinned] })).id);
    expect(wished.alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id)).toContain(pinned);
  });

  it('leaves to a tour to come before that day what it will empty, unless somebody pins it', async () => {
    const stopsOf = ({ alternatives }: Schemas['TourProposal']) =>
      alternatives[0]?.tours[0]?.stops.map(({ location_id }) => location_id) ?? [];
    const [first = ''] = stopsOf(await made((await propose({ goals: ['least_km'] })).id));
    const tour = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Before', date: '2026-12-04', license_plate: truck.license_plate },
      ...{ material_type: ['11', '12', '13'], stops: [{ location_id: first }] },
    });
    expect(tour.status).toBe(201);
    const after = await made((await propose({ goals: ['least_km'] })).id);
    expect(stopsOf(after)).not.toContain(first);
    expect(after.alternatives[0]?.left_out.map(({ location_id }) => location_id)).not.toContain(first);
    const wished = await made((await propose({ goals: ['least_km'], pinned_location_ids: [first] })).id);
    expect(stopsOf(wished)).toContain(first);
    await world.user.delete(`/tours/${tour.body.tour.tour.id}`);
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
