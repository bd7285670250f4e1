import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Result = Schemas['IngestResult'];

/** A clock time of the world's day. */
const at = (time: string) => `2026-11-18T${time}:00.000Z`;

onBothEngines('what comes in when things have changed', (engine) => {
  let world: World;
  let places: Schemas['Location'][];
  let bin: Schemas['Bin'];
  let serial = 0;
  beforeAll(async () => {
    world = await openWorld(engine);
    world.clock.now = new Date(at('20:00'));
    ({ locations: places } = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=2')).body);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const input = { container_id: `LATE-${serial++}`, material_type: '12', construction_type: 'igloo' };
    const made = await world.user.post<Schemas['BinEnvelope']>('/bins/', {
      ...{ ...input, location_id: places[0]?.location_id },
    });
    ({ bin } = made.body);
  });

  const send = async (what: string, ...rows: object[]) => (await world.user.post<Result>(`/${what}/`, { rows })).body;
  const statuses = async (what: string, ...rows: object[]) =>
    (await send(what, ...rows)).rows.map(({ status }) => status);

  it('a correction that takes an emptying away opens the notification where the container was', async () => {
    const truck = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0];
    const made = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Nord 7', date: '2026-11-18', license_plate: truck?.license_plate, material_type: ['12'] },
      stops: [{ location_id: places[0]?.location_id }],
    });
    const filed = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [
      {
        ...{ location_id: places[0]?.location_id, material_type: '12', channel: 'web', reported_fill_level: 'full' },
      },
    ]);
    const stateOf = async () =>
      (await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${filed.body.complaints[0]?.id}`)).body
        .complaint.status;
    world.clock.now = new Date(at('21:00'));
    const emptied = {
      ...{ key: 'moved', tour_id: made.body.tour.tour.id, container_id: bin.container_id, level: 70 },
      ...{ recorded_at: at('20:30'), is_emptied: true },
    };
    await send('route-events', emptied);
    expect(await stateOf()).toBe('closed');
    await world.user.patch(`/bins/${bin.id}`, { location_id: places[1]?.location_id });
    expect(await statuses('route-events', { ...emptied, is_emptied: false, revision: 1 })).toEqual(['corrected']);
    expect(await stateOf()).toBe('open');
  });

  it('what was recorded before a container was moved counts where it stood then', async () => {
    const truck = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0];
    const [here, there] = places.map(({ location_id }) => location_id);
    const made = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Nord 8', date: '2026-11-18', license_plate: truck?.license_plate, material_type: ['12'] },
      stops: [{ location_id: here }],
    });
    const { id } = made.body.tour.tour;
    world.clock.now = new Date(at('21:00'));
    for (const [minute, location_id] of [
      ['21:00', there],
      ['21:10', null],
      ['21:20', there],
    ] as const) {
      world.clock.now = new Date(at(minute));
      expect((await world.user.patch(`/bins/${bin.id}`, { location_id })).status).toBe(200);
    }
    world.clock.now = new Date(at('22:00'));
    const row = (time: string) => ({
      ...{ key: `moved-${time}`, tour_id: id, container_id: bin.container_id, is_emptied: true },
      ...{ recorded_at: at(time) },
    });
    const times = ['20:45', '21:05', '21:15', '21:30'];
    expect(await statuses('route-events', ...times.map(row))).toEqual(times.map(() => 'created'));
    const { rows } = await world.db.execute(sql`select place.location_id from route_events event
      left join locations place on place.id = event.location_ref where event.tour_id = ${id} order by event.recorded_at`);
    expect(rows.map(({ location_id }) => location_id)).toEqual([here, there, null, there]);
    const { tour } = (await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body;
    expect(tour.stops.map(({ location_id, state }) => [location_id, state])).toEqual([[here, 'emptied']]);
    world.clock.now = new Date(at('20:00'));
  });

  it('a row that is stored counts once, also when its container is gone', async () => {
    const level = {
      key: 'gone',
      container_id: bin.container_id,
      recorded_at: at('10:00'),
      level: 30,
      source: 'sensor',
    };
    expect(await statuses('levels', level)).toEqual(['created']);
    expect((await world.user.delete(`/bins/${bin.id}`)).status).toBe(204);
    expect(await statuses('levels', level)).toEqual(['duplicate']);
    const corrected = { ...level, level: 31, revision: 1 };
    expect((await send('levels', corrected)).rows[0]?.errors?.map(({ path }) => path)).toEqual(['rows.0.container_id']);
  });

  it('a level next to nothing is 0, and takes no other row along', async () => {
    const level = { container_id: bin.container_id, recorded_at: at('10:00'), source: 'sensor' };
    expect(
      await statuses('levels', { ...level, key: 'tiny', level: 1e-50 }, { ...level, key: 'fine', level: 33.3 }),
    ).toEqual(['created', 'created']);
  });
});
