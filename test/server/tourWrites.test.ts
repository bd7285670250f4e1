import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Detail = Schemas['TourEnvelope'];

/** A clock time of the world's day, a Wednesday; it is past 8 in the evening when these tests look at it. */
const at = (time: string) => `2026-11-18T${time}:00.000Z`;

onBothEngines('planning and driving tours', (engine) => {
  let world: World;
  let places: Schemas['Location'][];
  let bins: Schemas['Bin'][];
  let truck: Schemas['Truck'];
  beforeAll(async () => {
    world = await openWorld(engine);
    world.clock.now = new Date(at('20:00'));
    ({ locations: places } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=4')).body);
    const keys = places.map(({ location_id }) => location_id);
    const all = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1000&active=true')).body.bins;
    bins = all.filter(({ location_id }) => location_id !== null && keys.includes(location_id));
    truck = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0] as Schemas['Truck'];
  });
  afterAll(() => world.close());

  const input = (more: object = {}) => ({
    ...{
      route_name: 'Nord 7',
      date: '2026-11-18',
      license_plate: truck.license_plate,
      material_type: ['11', '12', '13'],
    },
    stops: places.map(({ location_id }, index) => ({ location_id, planned_at: at(`06:${index}0`) })),
    ...more,
  });
  const plan = async (more?: object) => (await world.user.post<Detail>('/tours/', input(more))).body.tour.tour;

  it('a tour without a driver of its own is driven by who is paired with its truck, until it is over', async () => {
    const { drivers } = (await world.viewer.get<Schemas['DriverList']>('/drivers/?page_size=100')).body;
    const [own, paired] = drivers.filter(({ available }) => available).slice(-2);
    const date = '2026-11-25';
    const shift = { work_date: date, start_time: '06:00', end_time: '14:30', driver_id: paired?.driver_id };
    const path = `/trucks/${encodeURIComponent(truck.license_plate)}/availability`;
    const set = await world.user.post(path, shift);
    expect(set.status).toBe(200);
    const tour = await plan({ date });
    expect(tour).toMatchObject({ driver_id: paired?.driver_id, driver_name: paired?.name });
    expect(tour).toMatchObject({ planned_start: at('06:00'), planned_end: at(`06:${places.length - 1}0`) });
    const of = async (key: string | undefined) =>
      (await world.viewer.get<Schemas['TourList']>(`/tours/?driver_id=${key}&page_size=100`)).body.tours.map(
        ({ id }) => id,
      );
    expect([await of(paired?.driver_id), await of(own?.driver_id)].map((ids) => ids.includes(tour.id))).toEqual([
      true,
      false,
    ]);
    // The filter, the search and the counts of views know the pair too.
    const day = `start=${date}&end=${date}`;
    const found = async (query: string) =>
      (await world.viewer.get<Schemas['TourList']>(`/tours/?${day}&page_size=100&${query}`)).body.tours.map(
        ({ id }) => id,
      );
    expect(await found('has_driver=true')).toContain(tour.id);
    expect(await found('has_driver=false')).not.toContain(tour.id);
    for (const term of [paired?.name, paired?.driver_id])
      expect(await found(`q=${encodeURIComponent(String(term))}`)).toContain(tour.id);
    expect(await found(`q=${encodeURIComponent(String(own?.name))}`)).not.toContain(tour.id);
    const { counts } = (
      await world.viewer.get<Schemas['ViewCounts']>(
        `/views/counts?list=tours&queries=${encodeURIComponent(`${day}&has_driver=false`)}`,
      )
    ).body;
    expect(counts).toEqual([(await found('has_driver=false')).length]);
    expect((await plan({ date, driver_id: own?.driver_id })).driver_id).toBe(own?.driver_id);
    // Who drove stays known when the shift is gone; of a cancelled tour nobody did.
    const driven = await plan({ date });
    const dropped = await plan({ date });
    await world.user.post(`/tours/${driven.id}/start`, { recorded_at: at('06:00') });
    await world.user.post(`/tours/${driven.id}/complete`, { recorded_at: at('06:30') });
    expect((await world.user.post<Detail>(`/tours/${dropped.id}/cancel`, {})).body.tour.tour.driver_id).toBeNull();
    expect((await world.user.delete(path, { work_date: date, start_time: '06:00' })).status).toBe(204);
    const known = async (id: number) => (await world.user.get<Detail>(`/tours/${id}`)).body.tour.tour;
    expect(await known(driven.id)).toMatchObject({
      ...{ status: 'completed', driver_id: paired?.driver_id, driver_name: paired?.name },
    });
    expect(await known(tour.id)).toMatchObject({ driver_id: null, driver_name: null });
  });

  it('a driver who was deleted drives no tour that is to come, and each that he drove', async () => {
    const body = {
      driver_id: 'gone',
      name: 'Gerd Gone',
      phone: null,
      default_disposition_area_id: null,
      available: true,
    };
    const { driver } = (await world.user.post<Schemas['DriverEnvelope']>('/drivers/', body)).body;
    const date = '2026-11-26';
    const [planned, driven] = [await plan({ date, driver_id: 'gone' }), await plan({ date, driver_id: 'gone' })];
    await world.user.post(`/tours/${driven.id}/start`, { recorded_at: at('06:00') });
    await world.user.post(`/tours/${driven.id}/complete`, { recorded_at: at('06:30') });
    const found = async (query: string) => {
      const path = `/tours/?start=${date}&end=${date}&page_size=100&${query}`;
      const { tours } = (await world.viewer.get<Schemas['TourList']>(path)).body;
      return [planned, driven].map(({ id }) => tours.find((one) => one.id === id)?.driver_id);
    };
    expect(await found('driver_id=gone')).toEqual(['gone', 'gone']);
    expect((await world.user.delete(`/drivers/${driver.id}`)).status).toBe(204);
    expect(await found('has_driver=true')).toEqual([undefined, 'gone']);
    expect(await found('has_driver=false')).toEqual([null, undefined]);
    expect(await found('driver_id=gone')).toEqual([undefined, 'gone']);
    await world.user.post(`/drivers/${driver.id}/restore`);
    expect(await found('has_driver=true')).toEqual(['gone', 'gone']);
  });

  it('of two shifts of a truck’s day, the one at or nearest to the tour’s first stop or start says who drives', async () => {
    const { drivers } = (await world.viewer.get<Schemas['DriverList']>('/drivers/?page_size=100')).body;
    const [early, late] = drivers
      .filter(({ available }) => available)
      .slice(-2)
      .map(({ driver_id }) => driver_id);
    const set = (driver_id: string | null | undefined, start_time: string, end_time: string) =>
      world.user.post(`/trucks/${encodeURIComponent(truck.license_plate)}/availability`, {
        ...{ work_date: '2027-02-03', start_time, end_time, driver_id },
      });
    expect((await set(early, '06:00', '14:00')).status).toBe(200);
    expect((await set(late, '14:00', '20:00')).status).toBe(200);
    const of = async (time: string) => {
      const stops = places.map(({ location_id }) => ({ location_id, planned_at: `2027-02-03T${time}:00.000Z` }));
      return plan({ date: '2027-02-03', stops });
    };
    // Berlin is an hour ahead.
    const tours = [await of('04:00'), await of('12:59'), await of('13:00'), await of('21:00')];
    expect(tours.map(({ driver_id }) => driver_id)).toEqual([early, early, late, late]);
    const listed = (await world.viewer.get<Schemas['TourList']>(`/tours/?driver_id=${late}&page_size=100`)).body.tours;
    expect(tours.map(({ id }) => listed.some((one) => one.id === id))).toEqual([false, false, true, true]);
    expect((await set(null, '14:00', '20:00')).status).toBe(200);
    expect((await world.viewer.get<Detail>(`/tours/${tours[3]?.id}`)).body.tour.tour.driver_id).toBeNull();
    const begun = { recorded_at: '2027-02-03T06:00:00.000Z' };
    world.clock.now = new Date('2027-02-03T20:00:00.000Z');
    const { tour } = (await world.user.post<Detail>(`/tours/${tours[3]?.id}/start`, begun)).body.tour;
    world.clock.now = new Date(at('20:00'));
    expect(tour.driver_id).toBe(early);
  });

  it('a tour is planned, changed and removed, until it has started', async () => {
    const made = await world.user.post<Detail>('/tours/', input({ key: 'plan-1' }));
    expect(made.status).toBe(201);
    const { tour, stops } = made.body.tour;
    expect(tour).toMatchObject({
      status: 'planned',
      planned: bins.length,
      disposition_area_id: places[0]?.disposition_area_id,
    });
    expect(stops.map(({ location_id }) => location_id)).toEqual(places.map(({ location_id }) => location_id));
    const again = await world.user.post<Detail>('/tours/', input({ key: 'plan-1', route_name: 'Other' }));
    expect([again.status, again.body.tour.tour.id, again.body.tour.tour.route_name]).toEqual([200, tour.id, 'Nord 7']);

    const atOnce = () => world.user.post<Detail>('/tours/', input({ key: 'plan-2' }));
    const sent = await Promise.all([atOnce(), atOnce(), atOnce()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(sent.map(({ body }) => body.tour.tour.id)).size).toBe(1);

    const url = `/tours/${tour.id}`;
    const etag = made.headers.etag as string;
    const fewer = await world.user.patch<Detail>(url, { stops: input().stops.slice(2) }, { 'if-match': etag });
    expect(fewer.body.tour.stops.map(({ position, location_id }) => [position, location_id])).toEqual([
      [1, places[2]?.location_id],
      [2, places[3]?.location_id],
    ]);
    expect(fewer.body.tour.tour.planned).toBeLessThan(bins.length);
    expect((await world.user.patch(url, { route_name: 'X' }, { 'if-match': etag })).status).toBe(412);
    const wrong = await world.user.post(
      '/tours/',
      input({ license_plate: 'ZZ 1', stops: [{ location_id: 'nowhere' }] }),
    );
    expect(wrong.body.errors?.map((error) => error.path)).toEqual(['license_plate', 'stops.0.location_id']);
    expect((await world.viewer.post('/tours/', input())).status).toBe(403);
    expect((await world.other.patch(url, { route_name: 'X' })).status).toBe(404);
    expect((await world.user.post(`${url}/complete`, {})).status).toBe(409);

    expect((await world.user.post(`${url}/start`, { recorded_at: at('06:00') })).status).toBe(200);
    expect((await world.user.patch(url, { route_name: 'X' })).status).toBe(409);
    expect((await world.user.delete(url)).status).toBe(409);
    const planned = await plan();
    expect((await world.user.delete(`/tours/${planned.id}`)).status).toBe(204);
    expect((await world.viewer.get(`/tours/${planned.id}`)).status).toBe(404);
  });

  it('a tour starts, ends and is cancelled, at the times that are said', async () => {
    const { id } = await plan();
    await world.user.post(`/tours/${id}/start`, { recorded_at: at('06:10') });
    await world.user.post(`/tours/${id}/start`, { recorded_at: at('06:05') });
    const early = await world.user.post(`/tours/${id}/complete`, { recorded_at: at('06:00') });
    expect([early.status, early.body.errors?.[0]?.path]).toEqual([422, 'recorded_at']);
    expect((await world.user.post(`/tours/${id}/complete`, { recorded_at: at('21:00') })).status).toBe(422);
    await world.user.post(`/tours/${id}/complete`, { recorded_at: at('12:05'), km: 61.5 });
    const done = await world.user.post<Detail>(`/tours/${id}/complete`, { fuel: 30 });
    expect(done.body.tour.tour).toMatchObject({
      ...{ status: 'completed', started_at: at('06:05'), finished_at: at('12:05'), duration: 360, km: 61.5, fuel: 30 },
    });
    expect((await world.user.post(`/tours/${id}/cancel`, {})).status).toBe(409);
    const other = await plan();
    const off = await world.user.post<Detail>(`/tours/${other.id}/cancel`, { details: 'Glatteis' });
    expect(off.body.tour.tour).toMatchObject({ status: 'cancelled', details: 'Glatteis' });
    // Under way: when it ended nobody has said.
    const begun = await plan();
    await world.user.post(`/tours/${begun.id}/start`, { recorded_at: at('06:10') });
    const broken = await world.user.post<Detail>(`/tours/${begun.id}/cancel`, {});
    expect(broken.body.tour.tour).toMatchObject({ status: 'cancelled', started_at: at('06:10'), duration: null });
  });

  it('a restored truck does not take back a driver whom another truck has by now', async () => {
    const truck = { name: 'T', capacity: 10, number_of_compartments: 1, default_disposition_area_id: 1 };
    const [first, second] = ['GL-P 1', 'GL-P 2'];
    for (const license_plate of [first, second]) await world.admin.post('/trucks/', { ...truck, license_plate });
    const driver_id = 'F-P1';
    await world.admin.post('/drivers/', {
      driver_id,
      name: 'Pia Paar',
      default_disposition_area_id: 1,
      available: true,
    });
    const at = (plate: string | undefined) => `/trucks/${encodeURIComponent(plate ?? '')}`;
    const shift = { work_date: '2026-12-09', start_time: '06:00', end_time: '14:30', driver_id };
    const later = { ...shift, work_date: '2026-12-10' };
    const pair = (plate: string | undefined, entry: object) => world.admin.post(`${at(plate)}/availability`, entry);
    for (const entry of [shift, later]) expect((await pair(first, entry)).status).toBe(200);
    expect((await pair(second, shift)).status).toBe(409);
    await world.admin.delete(at(first));
    expect((await pair(second, shift)).status).toBe(200);
    expect((await world.admin.post(`${at(first)}/restore`)).status).toBe(200);
    const { body } = await world.viewer.get<Schemas['TruckScheduleEnvelope']>(
      `${at(first)}/availability?start_date=2026-12-09&end_date=2026-12-10`,
    );
    expect(body.availabilities.map((entry) => entry.driver_id)).toEqual([null, driver_id]);
    for (const plate of [first, second]) await world.admin.delete(at(plate));
  });
});
