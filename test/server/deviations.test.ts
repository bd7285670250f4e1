import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Made = Schemas['TourEnvelope'];
type List = Schemas['TourDeviationList'];

const at = (time: string) => new Date(`2026-11-18T${time}:00.000Z`);

onBothEngines('deviations of tours', (engine) => {
  let world: World;
  let places: Schemas['Location'][];
  beforeAll(async () => {
    world = await openWorld(engine);
    places = (await world.user.get<Schemas['LocationList']>('/locations/?has_containers=true&page_size=3')).body
      .locations;
    // The tours of the demo's day are another matter.
    await world.db.execute(sql`delete from tours where customer_id = 1 and status in ('planned', 'in_progress')`);
  });
  afterAll(() => world.close());

  const timeIs = (time: string) => {
    world.clock.now = at(time);
  };
  const plan = async (name: string, license_plate: string) => {
    const stops = places.map(({ location_id }, index) => ({
      location_id,
      planned_at: at(`0${6 + index}:00`).toISOString(),
    }));
    const body = { route_name: name, date: '2026-11-18', license_plate, material_type: ['11', '12', '13'], stops };
    const made = await world.user.post<Made>('/tours/', body);
    expect(made.status).toBe(201);
    return made.body.tour.tour.id;
  };
  const list = async (client = world.viewer) =>
    (await client.get<List>('/tour-deviations/')).body.deviations.map(
      ({ id: _, route_name, license_plate: __, ...one }) => [route_name, one] as const,
    );
  const ids = async () => (await world.viewer.get<List>('/tour-deviations/')).body.deviations.map(({ id }) => id);
  const delayOf = async (id: number) => (await world.viewer.get<Made>(`/tours/${id}`)).body.tour.tour.delay;
  const plates = async () =>
    (await world.viewer.get<Schemas['TruckList']>('/trucks/?page_size=3')).body.trucks.map((one) => one.license_plate);

  it('name a tour that does not begin, until it does, and once somebody has acknowledged it for all', async () => {
    const [plate = ''] = await plates();
    timeIs('05:50');
    const tour = await plan('Nord 9 Mi', plate);
    timeIs('06:14');
    expect(await list()).toEqual([]);
    timeIs('06:25');
    const [first] = places;
    const late = {
      ...{ kind: 'late_start', tour_id: tour, since: at('06:00').toISOString(), minutes: 25 },
      ...{ location_id: first?.location_id, location_name: first?.location_name },
    };
    expect(await list()).toEqual([['Nord 9 Mi', late]]);
    expect(await list(world.other)).toEqual([]);

    const [id] = await ids();
    expect((await world.viewer.post(`/tour-deviations/${id}/acknowledge`)).status).toBe(403);
    expect((await world.other.post(`/tour-deviations/${id}/acknowledge`)).status).toBe(404);
    expect((await world.user.post(`/tour-deviations/${tour}-skipped_stop-1/acknowledge`)).status).toBe(404);
    for (const _ of [1, 2]) expect((await world.user.post(`/tour-deviations/${id}/acknowledge`)).status).toBe(204);
    expect(await list()).toEqual([]);
    await world.user.post(`/tours/${tour}/cancel`, {});
  });

  it('know a stationary truck by its positions, but not at a stop, at its depot, on the way or without positions', async () => {
    const [, plate = ''] = await plates();
    timeIs('05:50');
    const tour = await plan('Süd 9 Mi', plate);
    await world.user.post(`/tours/${tour}/start`, { recorded_at: at('05:50').toISOString() });
    const { latitude = 0, longitude = 0 } = places[0] ?? {};
    let sent = 0;
    const drive = async (from: number, to: number, where: { latitude: number; longitude: number }) => {
      const rows = Array.from({ length: Math.floor((to - from) / 5) + 1 }, (_, i) => ({
        ...{ key: `way-${sent++}`, license_plate: plate, ...where },
        recorded_at: new Date(at('06:00').getTime() + (from + 5 * i) * 60_000).toISOString(),
      }));
      world.clock.now = new Date(rows.at(-1)?.recorded_at ?? '');
      expect((await world.user.post('/positions/', { rows })).body).toMatchObject({ created: rows.length });
    };
    // It begins 5 km away, then stands 25 min some 1.1 km north of the first stop.
    await drive(-5, 0, { latitude: latitude - 0.045, longitude });
    await drive(5, 30, { latitude: latitude + 0.01, longitude });
    timeIs('06:31');
    const stationary = {
      ...{ kind: 'stationary', tour_id: tour, since: at('06:05').toISOString(), minutes: 26 },
      ...{ location_id: null, location_name: null },
    };
    expect(await list()).toEqual([['Süd 9 Mi', stationary]]);
    // For an hour without a position nobody knows.
    timeIs('07:31');
    expect(await list()).toEqual([]);
    // Where it began is its depot.
    await drive(95, 120, { latitude: latitude - 0.045, longitude });
    timeIs('08:01');
    expect(await list()).toEqual([]);
    await drive(125, 150, { latitude: latitude + 0.0005, longitude });
    timeIs('08:31');
    expect(await list()).toEqual([]);
    // It moves on, 10 minutes ago.
    await drive(155, 165, { latitude: latitude + 0.02, longitude });
    timeIs('08:46');
    expect(await list()).toEqual([]);
    await drive(170, 180, { latitude: latitude + 0.02, longitude });
    timeIs('09:01');
    expect(await list()).toMatchObject([['Süd 9 Mi', { kind: 'stationary', since: at('08:35').toISOString() }]]);
    await world.user.post(`/tours/${tour}/cancel`, {});
  });

  it('name stops that were skipped; the delay is that of the stop reached last, or of the next one', async () => {
    const [plate = ''] = await plates();
    timeIs('05:50');
    const tour = await plan('West 9 Mi', plate);
    expect(await delayOf(tour)).toBeNull();
    await world.user.post(`/tours/${tour}/start`, { recorded_at: at('05:50').toISOString() });
    expect(await delayOf(tour)).toBe(0);
    const driven = async () => (await world.viewer.get<Made>(`/tours/${tour}`)).body.tour.track;
    expect(await driven()).toEqual([]);
    const event = async (index: number, time: string, is_emptied: boolean) => {
      const [bin] = places[index]?.containers ?? [];
      timeIs(time);
      const row = { key: `nine-${index}`, tour_id: tour, container_id: bin?.container_id, level: 60, is_emptied };
      const sent = await world.user.post('/route-events/', { rows: [{ ...row, recorded_at: at(time).toISOString() }] });
      expect(sent.body).toMatchObject({ created: 1 });
    };
    await event(0, '05:48', true);
    // Without positions the line is as long as the stops that were reached.
    expect(await driven()).toEqual([[places[0]?.longitude, places[0]?.latitude]]);
    expect(await delayOf(tour)).toBe(-12);
    await event(1, '07:18', false);
    expect(await delayOf(tour)).toBe(18);
    const skipped = { kind: 'skipped_stop', location_id: places[1]?.location_id, since: at('07:18').toISOString() };
    expect(await list()).toMatchObject([['West 9 Mi', skipped]]);
    // The third stop was to be reached at 08:00.
    const load = { location_name: 'Werk', latitude: 51, longitude: 8, material_type: '12', volume: 9, weight: 2.7 };
    timeIs('08:40');
    await world.user.post('/unloadings/', {
      rows: [{ key: 'nine', tour_id: tour, ...load, recorded_at: at('08:40').toISOString() }],
    });
    expect(await delayOf(tour)).toBe(40);
    const sorted = await world.viewer.get<Schemas['TourList']>('/tours/?sort=-delay&page_size=1');
    expect(sorted.body.tours).toMatchObject([{ id: tour, delay: 40 }]);
    await world.user.post(`/tours/${tour}/complete`, {});
    expect(await delayOf(tour)).toBeNull();
    expect(await list()).toEqual([]);
  });

  it('keep the acknowledgement of a stop that a driver skipped, whatever the order of the stops is later', async () => {
    const [plate = ''] = await plates();
    timeIs('05:50');
    const tour = await plan('Ost 9 Mi', plate);
    await world.user.post(`/tours/${tour}/start`, { recorded_at: at('05:50').toISOString() });
    const { body: link } = await world.user.post<Schemas['CreatedDriverLink']>(`/tours/${tour}/driver-links`);
    const token = link.url.split('#')[1];
    const send = async (time: string, row: object) => {
      timeIs(time);
      const rows = [{ key: `skip-${time.replace(':', '')}00`, recorded_at: at(time).toISOString(), ...row }];
      // A session is for 15 minutes.
      const { body } = await world.anonymous.post<Schemas['DriverSession']>('/drive/session', { token });
      const sent = await world.client(body.session).post<Schemas['DriverEventsResult']>('/drive/events', { rows });
      expect(sent.body).toMatchObject({ result: { created: 1 } });
    };
    const [first, second, third] = places.map(({ location_id }) => location_id);
    await send('06:10', { kind: 'skip', location_id: third });
    await send('06:40', { kind: 'skip', location_id: second });
    const skipped = (location_id: string | undefined, time: string) => [
      'Ost 9 Mi',
      expect.objectContaining({ kind: 'skipped_stop', location_id, since: at(time).toISOString() }) as object,
    ];
    expect(await list()).toEqual([skipped(second, '06:40'), skipped(third, '06:10')]);
    const [, id] = await ids();
    expect((await world.user.post(`/tour-deviations/${id}/acknowledge`)).status).toBe(204);
    await send('06:50', { kind: 'order', location_ids: [third, second, first] });
    await send('06:55', { kind: 'skip', location_id: first });
    expect(await list()).toEqual([skipped(first, '06:55'), skipped(second, '06:40')]);
    // Who is there after all has skipped nothing before all there is recorded.
    const [one, ...others] = places[0]?.containers ?? [];
    const locked = { kind: 'container', level: 60, is_emptied: false, reason: 'locked' };
    await send('06:56', { ...locked, container_id: one?.container_id });
    expect(others.length).toBeGreaterThan(0);
    expect(await list()).toEqual([skipped(second, '06:40')]);
    for (const [index, { container_id }] of others.entries()) await send(`07:1${index}`, { ...locked, container_id });
    expect(await list()).toEqual([skipped(first, '06:56'), skipped(second, '06:40')]);
    await world.user.post(`/tours/${tour}/cancel`, {});
  });
});
