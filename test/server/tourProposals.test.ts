import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf } from './driving.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { date, type Envelope, proposing } from './proposing.ts';

onBothEngines('proposals of tours', (engine) => {
  let world: World;
  let on: Awaited<ReturnType<typeof proposing>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    on = await proposing(world);
  });
  afterAll(() => world.close());

  it('takes a container for full that was reported full and has no level yet', async () => {
    expect((await on.shift('14:30', { work_date: '2026-12-13' })).status).toBe(200);
    const { forecasts } = (await world.viewer.get<Schemas['ForecastList']>('/forecasts/?page_size=1000')).body;
    const place = { latitude: 51.9, longitude: 8, location_type: 'public', is_active: true, city: 'G', street: 'S' };
    await world.user.post('/locations/', { ...place, location_id: 'NEW', location_name: 'N', disposition_area_id: 1 });
    const bin = { container_id: 'NEW-1', location_id: 'NEW', material_type: '11', construction_type: 'igloo' };
    expect((await world.user.post('/bins/', bin)).status).toBe(201);
    await world.user.post('/complaints/', [{ location_id: 'NEW', material_type: '11', reported_fill_level: 'full' }]);
    const banned_location_ids = [...new Set(forecasts.flatMap(({ location_id }) => location_id ?? []))];
    const { id } = await on.propose({ date: '2026-12-13', goals: ['least_km'], banned_location_ids });
    expect((await on.made(id)).alternatives).toMatchObject([{ lifts: 1, fill: 100 }]);
    await world.admin.delete('/bins/NEW-1');
  });

  it('is infeasible without a pair of truck and driver', async () => {
    expect(await on.propose()).toMatchObject({ state: 'infeasible', alternatives: [] });
  });

  it('plans urgent containers, each once, and says why others are left out', async () => {
    expect((await on.shift('14:30')).status).toBeLessThan(300);
    const { id, state } = await on.propose();
    expect(state).toBe('running');
    const proposal = await on.made(id);
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
      expect(tour).toMatchObject({ license_plate: on.truck.license_plate, driver_id: on.driver.driver_id });
      const times = tour?.stops.map(({ planned_at }) => planned_at) ?? [];
      expect(times).toEqual(times.toSorted());
      // 06:00 to 14:30 in Berlin.
      expect([(times[0] ?? '') >= `${date}T05:00`, (tour?.ends_at ?? '') <= `${date}T13:30`]).toEqual([true, true]);
    }
    const [least, , most] = proposal.alternatives;
    expect(most?.lifts).toBeGreaterThan(least?.lifts ?? 0);
    expect(most?.overflow_risk).toBeLessThanOrEqual(least?.overflow_risk ?? 0);
    const again = await on.made((await on.propose()).id);
    expect(again.alternatives).toEqual(proposal.alternatives);
  });

  it('begins and ends at the yard, and unloads at the plant, as administrators set them', async () => {
    const kmOf = async () => {
      const { alternatives } = await on.made((await on.propose({ goals: ['least_km'] })).id);
      return (alternatives[0]?.km ?? 0) / (alternatives[0]?.tours.length || 1);
    };
    const set = (data: object, by = world.admin) => by.patch<Schemas['AccountEnvelope']>('/customer', data);
    const [container] = (await world.user.get<Schemas['ForecastList']>('/forecasts/?page_size=1&has_location=true'))
      .body.forecasts;
    const plant = { latitude: container?.latitude ?? 0, longitude: container?.longitude ?? 0 };
    expect((await set({ plant }, world.user)).status).toBe(403);
    expect((await set({ yard: { latitude: 91, longitude: 8 } })).status).toBe(400);
    expect((await set({ plant, yard: null })).body.account).toMatchObject({ plant, yard: null });
    const near = await kmOf();
    const yard = { latitude: plant.latitude, longitude: plant.longitude - 0.4 };
    await set({ yard });
    const { body: me } = await world.viewer.get<Schemas['UserEnvelope']>('/auth/me');
    expect(me.user.account).toMatchObject({ plant, yard });
    // Some 27 km by the crow.
    expect((await kmOf()) - near).toBeGreaterThan(40);
    expect((await set({ yard: null, plant: null })).body.account).toMatchObject({ plant: null, yard: null });
  });

  it('is committed once, as planned tours with their stops', async () => {
    const { id, alternatives } = await on.made((await on.propose({ goals: ['least_km'] })).id);
    const viewer = await world.viewer.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' });
    expect(viewer.status).toBe(403);
    expect((await world.other.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(404);
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'balanced' })).status).toBe(409);
    const stale = await on.made((await on.propose({ goals: ['least_km'] })).id);

    const done = await world.user.post<Envelope>(`/tour-proposals/${id}/commit`, { goal: 'least_km' });
    const { state, tour_ids } = done.body.tour_proposal;
    expect([done.status, state, tour_ids.length]).toEqual([200, 'committed', 1]);
    const one = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${tour_ids[0]}`)).body.tour;
    const { tour, stops, left_container_ids } = one;
    expect(tour).toMatchObject({ status: 'planned', date, license_plate: on.truck.license_plate });
    // It is driven by whoever has the truck: a driver who falls ill is not said to drive it, and the next one is.
    const { drivers } = (await world.viewer.get<Schemas['DriverList']>('/drivers/')).body;
    for (const key of [null, drivers[1]?.driver_id, on.driver.driver_id]) {
      expect((await on.shift('14:30', { driver_id: key })).status).toBe(200);
      const { body } = await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${tour_ids[0]}`);
      expect(body.tour.tour.driver_id).toBe(key);
    }
    // What can wait at its stops is not to be emptied: the driver is not shown it.
    expect(tour.planned).toBe(alternatives[0]?.lifts);
    const wanted = alternatives[0]?.tours[0]?.stops.flatMap(({ container_ids }) => container_ids) ?? [];
    expect(left_container_ids.length).toBeGreaterThan(0);
    expect(left_container_ids.filter((key) => wanted.includes(key))).toEqual([]);
    const link = await world.user.post<Schemas['CreatedDriverLink']>(`/tours/${tour_ids[0]}/driver-links`);
    const token = tokenOf(link.body);
    const { session } = (await world.anonymous.post<Schemas['DriverSession']>('/drive/session', { token })).body;
    const seen = async () => {
      const { tour: own } = (await world.client(session).get<Schemas['DriverTourEnvelope']>('/drive/tour')).body;
      return own.stops.flatMap(({ containers }) => containers.map(({ container_id }) => container_id)).toSorted();
    };
    expect(await seen()).toEqual(wanted.toSorted());
    // It does not wait any more when somebody reports it full.
    const list = await world.viewer.get<Schemas['BinList']>(
      `/bins/?q=${encodeURIComponent(left_container_ids[0] ?? '')}`,
    );
    const { location_id, material_type } = list.body.bins[0] as Schemas['Bin'];
    await world.user.post('/complaints/', [
      { location_id, material_type, channel: 'web', reported_fill_level: 'overfull' },
    ]);
    expect(await seen()).toContain(left_container_ids[0]);
    expect(stops.map(({ location_id, planned_at }) => [location_id, planned_at])).toEqual(
      alternatives[0]?.tours[0]?.stops.map(({ location_id, planned_at }) => [location_id, planned_at]),
    );
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(409);

    // The other one counted on the same truck and the same containers.
    const late = await world.user.post(`/tour-proposals/${stale.id}/commit`, { goal: 'least_km' });
    expect(late.status).toBe(409);
    expect(late.body.errors?.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `shifts.${on.truck.license_plate}`,
        `containers.${stale.alternatives[0]?.tours[0]?.stops[0]?.container_ids[0]}`,
      ]),
    );
    // Whoever looks at it is told before.
    expect((await on.get(stale.id)).changes).toEqual(late.body.errors);
    expect(await on.get(id)).not.toHaveProperty('changes');
    await world.user.delete(`/tours/${tour_ids[0]}`);
    expect((await on.get(stale.id)).changes).toEqual([]);
    expect((await on.shift('13:00')).status).toBeLessThan(300);
    const changed = await world.user.post(`/tour-proposals/${stale.id}/commit`, { goal: 'least_km' });
    expect(changed.body.errors).toEqual([{ path: `shifts.${on.truck.license_plate}`, message: 'has changed' }]);
  });

  it('is planned by the first of two who commit for the same day at once', async () => {
    const first = await on.made((await on.propose({ goals: ['least_km'] })).id);
    const second = await on.made((await on.propose({ goals: ['least_km'] })).id);
    const answers = await Promise.all(
      [first, second].map(({ id }) => world.user.post<Envelope>(`/tour-proposals/${id}/commit`, { goal: 'least_km' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { tours } = (await world.viewer.get<Schemas['TourList']>('/tours/?status=planned')).body;
    expect(tours.map(({ license_plate }) => license_plate)).toEqual([on.truck.license_plate]);
    await world.user.delete(`/tours/${tours[0]?.id}`);
  });

  it('is one of two that are made at once for a customer; others of the same wait', async () => {
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.user.post<Partial<Envelope>>('/tour-proposals/', { date, goals: ['least_km'] }),
      ),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429]);
    expect((await world.other.post('/tour-proposals/', { date })).status).toBe(201);
    const made = asked.flatMap(({ body }) => body.tour_proposal ?? []);
    await Promise.all(made.map(({ id }) => on.made(id)));
  });

  it('of today begins now, with shifts of which an hour is left', async () => {
    const { now } = world.clock;
    await on.shift('14:30');
    world.clock.now = new Date(`${date}T10:00:00Z`);
    const { alternatives } = await on.made((await on.propose({ goals: ['least_km'] })).id);
    const [first] = alternatives[0]?.tours[0]?.stops ?? [];
    expect(Date.parse(first?.planned_at ?? '')).toBeGreaterThan(world.clock.now.getTime());
    world.clock.now = new Date(`${date}T12:31:00Z`);
    expect(await on.propose()).toMatchObject({ state: 'infeasible' });
    world.clock.now = now;
  });

  it.each([
    ['summer', '2027-03-28', 'T08:00:00Z'],
    ['winter', '2027-10-31', 'T09:00:00Z'],
  ])('begins at ten when it is ten, on the day of the change to %s time as well', async (_, day, ten) => {
    const { now } = world.clock;
    await on.shift('14:30', { work_date: day });
    world.clock.now = new Date(`${day}${ten}`);
    const { alternatives } = await on.made((await on.propose({ date: day, goals: ['balanced'] })).id);
    const [tour] = alternatives[0]?.tours ?? [];
    const begin = Date.parse(tour?.stops[0]?.planned_at ?? '') - world.clock.now.getTime();
    // The way to the first container takes less than an hour.
    expect([begin >= 0, begin < 3_600_000]).toEqual([true, true]);
    world.clock.now = now;
  });

  it('takes a shift over midnight for one, on the day on which it begins', async () => {
    const [day, next] = ['2026-12-09', '2026-12-10'];
    await on.shift('23:59', { work_date: day, start_time: '23:00' });
    await on.shift('03:00', { work_date: next, start_time: '00:00' });
    const { alternatives } = await on.made((await on.propose({ date: day, goals: ['no_overflow'] })).id);
    const times = alternatives[0]?.tours.flatMap(({ stops }) => stops.map(({ planned_at }) => planned_at)) ?? [];
    // Midnight in Berlin is at 23:00.
    expect([(times[0] ?? '') >= `${day}T22:00`, (times.at(-1) ?? '') > `${day}T23:00`]).toEqual([true, true]);
    expect((alternatives[0]?.tours[0]?.ends_at ?? '') <= `${next}T02:00`).toBe(true);
    expect(await on.propose({ date: next })).toMatchObject({ state: 'infeasible' });
  });

  it('counts on no truck and no driver that is not available', async () => {
    const ways = [`/trucks/${encodeURIComponent(on.truck.license_plate)}`, `/drivers/${on.driver.id}`];
    for (const way of ways) {
      expect((await world.admin.patch(way, { available: false })).status).toBe(200);
      expect(await on.propose(), way).toMatchObject({ state: 'infeasible' });
      expect((await world.admin.patch(way, { available: true })).status).toBe(200);
    }
  });

  it('is cancelled while it is made, and stays as it is afterwards', async () => {
    const { id } = await on.propose();
    expect((await world.user.delete(`/tour-proposals/${id}`)).status).toBe(204);
    expect(await on.get(id)).toMatchObject({ state: 'cancelled', alternatives: [] });
    expect((await world.user.post(`/tour-proposals/${id}/commit`, { goal: 'least_km' })).status).toBe(409);
  });

  it('leaves out what no shift can empty, with the reason', async () => {
    await world.user.post(`/trucks/${encodeURIComponent(on.truck.license_plate)}/availability`, {
      ...{
        work_date: date,
        start_time: '06:00',
        end_time: '14:30',
        driver_id: on.driver.driver_id,
        material_type_id: '13',
      },
    });
    const { alternatives } = await on.made((await on.propose({ goals: ['least_km'] })).id);
    expect(alternatives[0]?.left_out.map(({ reason }) => reason)).toContain('no_truck_for_material');
  });
});
