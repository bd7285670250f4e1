import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Detail = Schemas['TourEnvelope'];
type Result = Schemas['IngestResult'];

/** A clock time of the world's day, a Wednesday; it is past 8 in the evening when these tests look at it. */
const at = (time: string) => `2026-11-18T${time}:00.000Z`;
const path = (bin: Schemas['Bin']) => `/bins/${bin.id}`;

onBothEngines('what comes in', (engine) => {
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
  const tourOf = async (id: number) => (await world.viewer.get<Detail>(`/tours/${id}`)).body.tour;
  const binOf = async (bin: Schemas['Bin']) => (await world.viewer.get<Schemas['BinEnvelope']>(path(bin))).body.bin;
  const send = (what: string, rows: object[], query = '') => world.user.post<Result>(`/${what}/${query}`, { rows });
  const statuses = async (what: string, rows: object[]) =>
    (await send(what, rows)).body.rows.map(({ status }) => status);
  const emptied = (tour: number, bin: Schemas['Bin'] | undefined, key: string, time: string, more: object = {}) => ({
    ...{ key, tour_id: tour, container_id: bin?.container_id, recorded_at: at(time), level: 70, is_emptied: true },
    ...more,
  });

  it('events make the progress of a tour, the states of its stops and the levels of containers, in any order', async () => {
    const { id } = await plan();
    const [one, two, three] = bins;
    expect(
      await statuses('route-events', [
        emptied(id, two, 'e-2', '07:20', { overflowing: true }),
        emptied(id, one, 'e-1', '07:10'),
        emptied(id, one, 'e-1', '07:10'),
      ]),
    ).toEqual(['created', 'created', 'duplicate']);
    expect((await tourOf(id)).tour).toMatchObject({
      status: 'in_progress',
      picked_up: 2,
      overflowing: 1,
      started_at: at('07:10'),
    });
    expect(await binOf(one as Schemas['Bin'])).toMatchObject({
      last_level: 0,
      last_recorded_at: at('07:10'),
      last_emptied_at: at('07:10'),
    });
    // Late: earlier than what is known, and an emptying without a level.
    expect(await statuses('route-events', [emptied(id, three, 'e-3', '06:50', { level: undefined })])).toEqual([
      'created',
    ]);
    expect((await tourOf(id)).tour).toMatchObject({ picked_up: 3, started_at: at('06:50') });
    const list = await world.viewer.get<Schemas['NotificationsEnvelope']>(`/notifications/?tour_id=${id}`);
    expect(list.body.notifications.route_events.map(({ level }) => level)).toEqual([70, 70, 100]);
    const states = (await tourOf(id)).stops.filter(({ location_id }) =>
      [one, two, three].some((bin) => bin?.location_id === location_id),
    );
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['emptied']));
    // A correction counts once, the older revision not any more.
    expect(
      await statuses('route-events', [emptied(id, two, 'e-2', '07:25', { is_emptied: false, level: 40, revision: 2 })]),
    ).toEqual(['corrected']);
    expect(await statuses('route-events', [emptied(id, two, 'e-2', '07:20', { revision: 1 })])).toEqual(['duplicate']);
    expect((await tourOf(id)).tour).toMatchObject({ picked_up: 2, overflowing: 0 });
    expect(await binOf(two as Schemas['Bin'])).toMatchObject({ last_level: 40, last_recorded_at: at('07:25') });

    const load = {
      tour_id: id,
      location_name: 'Depot',
      latitude: 51,
      longitude: 7,
      material_type: '11',
      volume: 3,
      recorded_at: at('11:00'),
    };
    await send('unloadings', [
      { ...load, key: 'u-1', weight: 1.5 },
      { ...load, key: 'u-2', weight: 2.25 },
    ]);
    expect((await tourOf(id)).tour.tons).toBe(3.75);
    const day = await world.viewer.get<{ result: Schemas['Statistic'] }>(
      `/general/total-tons-picked-up?start=2026-11-18&end=2026-11-18&route_id=${id}`,
    );
    expect(day.body.result.value).toBe(3.75);
  });

  it('the newest level by its time is the current one, and none makes an entry of the history', async () => {
    const bin = bins[4] as Schemas['Bin'];
    const level = (key: string, time: string, value: number, source = 'sensor') => ({
      ...{ key, container_id: bin.container_id, recorded_at: at(time), level: value, source },
    });
    const entries = async () =>
      (await world.admin.get<Schemas['HistoryList']>('/history/?page_size=1')).body.total_routes;
    const before = await entries();
    await send('levels', [level('l-2', '19:00', 33), level('l-1', '18:00', 90), level('l-3', '19:00', 35, 'driver')]);
    expect(await binOf(bin)).toMatchObject({
      last_level: 35,
      last_recorded_at: at('19:00'),
      updated_at: bin.updated_at,
    });
    await send('levels', [level('l-4', '18:30', 50)]);
    expect((await binOf(bin)).last_level).toBe(35);
    await send('levels', [{ ...level('l-3', '17:00', 35, 'driver'), revision: 1 }]);
    expect((await binOf(bin)).last_level).toBe(33);
    expect(await entries()).toBe(before);
  });

  it('a bad row harms no good one, unless all or none are wanted', async () => {
    const bin = bins[5];
    const good = { key: 'g-1', container_id: bin?.container_id, recorded_at: at('10:00'), level: 10, source: 'sensor' };
    const bad = [
      { ...good, key: 'b-1', level: 400 },
      { ...good, key: 'b-2', container_id: 'unknown' },
      { ...good, key: 'b-3', recorded_at: at('20:11') },
      { ...good, key: 'b-4', recorded_at: '1066-10-14T09:00:00Z' },
    ];
    const none = await world.user.post('/levels/?atomic=true', { rows: [good, ...bad] });
    expect([none.status, none.body.errors?.map((error) => error.path)]).toEqual([
      422,
      ['rows.1.level', 'rows.2.container_id', 'rows.3.recorded_at', 'rows.4.recorded_at'],
    ]);
    const { body } = await send('levels', [...bad, good]);
    expect(body).toMatchObject({ created: 1, rejected: 4, duplicate: 0, corrected: 0 });
    expect(body.rows[2]).toEqual({
      ...{ key: 'b-3', status: 'rejected' },
      errors: [{ path: 'rows.2.recorded_at', message: 'is more than 10 minutes in the future' }],
    });
    const skip = {
      key: 's-1',
      tour_id: 1,
      container_id: bin?.container_id,
      recorded_at: at('10:00'),
      is_emptied: false,
    };
    expect((await send('route-events', [skip])).body.rows[0]?.errors?.[0]?.path).toBe('rows.0.level');
    expect(
      (await send('route-events', [{ ...skip, key: 's-2', tour_id: 2_000_000_000, level: 1 }])).body.rejected,
    ).toBe(1);
    expect((await world.user.post('/levels/', { rows: [{ level: 1 }] })).status).toBe(400);
    expect((await world.viewer.post('/levels/', { rows: [good] })).status).toBe(403);
    // Another customer's container does not exist.
    expect((await world.other.post<Result>('/levels/', { rows: [good] })).body.rejected).toBe(1);
  });

  it('positions say where trucks are and which way a tour went', async () => {
    const { id } = await plan();
    await world.user.post(`/tours/${id}/start`, { recorded_at: at('15:00') });
    const position = (key: string, time: string, longitude: number) => ({
      ...{ key, license_plate: truck.license_plate, recorded_at: at(time), latitude: 51.5, longitude },
    });
    await send('positions', [
      position('p-3', '15:30', 7.3),
      position('p-1', '15:10', 7.1),
      position('p-2', '15:20', 7.2),
    ]);
    expect((await tourOf(id)).track).toEqual([
      [7.1, 51.5],
      [7.2, 51.5],
      [7.3, 51.5],
    ]);
    const { positions } = (await world.viewer.get<Schemas['PositionList']>('/positions/')).body;
    expect(positions).toEqual([
      { license_plate: truck.license_plate, recorded_at: at('15:30'), latitude: 51.5, longitude: 7.3 },
    ]);
  });

  it('sums of days are the same before and after they are compacted', async () => {
    const figures = async () =>
      Promise.all(
        ['avg-fill-level', 'overspilled-waste', 'num-routes', 'total-tons-picked-up'].map(
          async (name) =>
            (await world.viewer.get<object>(`/general/${name}?start=2026-11-01&end=2026-11-30&split=material_type`))
              .body,
        ),
      );
    const before = await figures();
    await world.db.execute('select compact_days()');
    expect(await figures()).toEqual(before);
  });

  it('a level says where it comes from, and a sensor that is silent, stuck or contradicted by the crew is marked', async () => {
    const back = world.clock.now;
    const now = Date.now();
    world.clock.now = new Date(now);
    try {
      const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
      const [silent, stuck, wrong, sound] = bins.slice(4, 8);
      const read = (bin: Schemas['Bin'] | undefined, hours: number, level: number) => ({
        ...{ key: `trust-${bin?.id}-${hours}`, container_id: bin?.container_id, recorded_at: hoursAgo(hours), level },
        source: 'sensor',
      });
      const { id } = await plan();
      await send('levels', [
        ...[read(silent, 40, 20), read(silent, 30, 21)],
        ...[80, 60, 48, 36, 24, 12, 1].map((hours) => read(stuck, hours, 37)),
        ...[read(wrong, 5, 20), read(wrong, 1, 3)],
        ...[read(sound, 5, 60), read(sound, 1, 2)],
      ]);
      const found = (bin: Schemas['Bin'] | undefined) => ({
        ...{ key: `trust-${bin?.id}`, tour_id: id, container_id: bin?.container_id, recorded_at: hoursAgo(4) },
        ...{ level: 65, is_emptied: true },
      });
      await send('route-events', [found(wrong), found(sound)]);
      const told = async (bin: Schemas['Bin'] | undefined) => {
        const { level_source, sensor_trust, sensor_error } = await binOf(bin as Schemas['Bin']);
        return [level_source, sensor_trust, sensor_error];
      };
      expect(await told(silent)).toEqual(['sensor', 'silent', null]);
      expect(await told(stuck)).toEqual(['sensor', 'stuck', null]);
      expect(await told(wrong)).toEqual(['sensor', 'contradicted', 45]);
      expect(await told(sound)).toEqual(['sensor', 'sound', 5]);
      // Nobody says which level was found, until a correction does.
      const unsaid = { ...found(sound), key: 'trust-unsaid', recorded_at: hoursAgo(0.8), level: undefined };
      await send('route-events', [unsaid]);
      expect(await told(sound)).toEqual(['driver', 'sound', 5]);
      await send('route-events', [{ ...unsaid, level: 42, revision: 1 }]);
      expect(await told(sound)).toEqual(['driver', 'contradicted', 22.5]);
      await send('route-events', [{ ...found(sound), key: 'trust-again', recorded_at: hoursAgo(0.5) }]);
      expect((await told(sound))[0]).toBe('driver');
    } finally {
      world.clock.now = back;
    }
  });
});
