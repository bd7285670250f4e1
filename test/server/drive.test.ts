import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { at, driving, placed, png, row, statuses, type Result } from './driving.ts';

type Detail = Schemas['TourEnvelope'];

onBothEngines('the driver’s page', (engine) => {
  let world: World;
  let site: Awaited<ReturnType<typeof driving>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    site = await driving(world);
  });
  afterAll(() => world.close());

  it('empties, leaves full with reason and photo, corrects, unloads, has a break and ends, each row once', async () => {
    const { id, look, send, detail } = await site.open();
    // By the truck's shift.
    const { driver_id: paired } = (await detail()).tour;
    expect(paired).not.toBeNull();
    const [first, second] = (await look()).stops;
    const [a] = first?.containers ?? [];
    const [b] = second?.containers ?? [];
    const emptied = row('container', '06:10', { container_id: a?.container_id, level: 75, is_emptied: true });
    const left = row('container', '06:20', {
      ...{
        container_id: b?.container_id,
        level: 125,
        is_emptied: false,
        reason: 'parked_in',
        comment: '<b>Lieferwagen</b>',
        photo: placed(png()),
      },
    });
    const start = row('start', '06:00');
    const one = await send(start, emptied, left);
    expect(statuses(one)).toEqual(['created', 'created', 'created']);
    expect(one.body.tour).toMatchObject({ status: 'in_progress', started_at: at('06:00') });
    expect(one.body.tour.stops.map(({ state }) => state)).toEqual(['emptied', 'skipped', 'planned', 'planned']);
    expect(
      one.body.tour.stops[1]?.containers.find(({ container_id }) => container_id === b?.container_id)?.done,
    ).toEqual({
      ...{
        key: left.key,
        revision: 0,
        recorded_at: at('06:20'),
        level: 125,
        is_emptied: false,
        reason: 'parked_in',
        comment: '<b>Lieferwagen</b>',
      },
    });
    // Sent again whole, in another order, and twice at once: nothing is new.
    expect(statuses(await send(left, start, emptied))).toEqual(['duplicate', 'duplicate', 'duplicate']);
    const load = row('unloading', '08:00', { material_type: '12', weight: 4.2, location_name: 'Glaswerk' });
    const both = await Promise.all([send(load), send(load)]);
    expect(both.flatMap(statuses).toSorted()).toEqual(['created', 'duplicate']);
    expect((await detail()).tour).toMatchObject({ picked_up: 1, overflowing: 1, tons: 4.2, status: 'in_progress' });
    const again = await send({ ...load, revision: 1, material_type: '11', weight: 2.4 });
    expect(statuses(again)).toEqual(['corrected']);
    expect(again.body.tour.unloadings).toMatchObject([
      { key: load.key, revision: 1, material_type: '11', weight: 2.4 },
    ]);
    expect((await detail()).tour).toMatchObject({ tons: 2.4 });
    const shown = await world.viewer.get<Schemas['NotificationsEnvelope']>(`/notifications/?tour_id=${id}`);
    const [event] = shown.body.notifications.route_events;
    expect(event).toMatchObject({
      container_id: b?.container_id,
      reason: 'parked_in',
      comment: '<b>Lieferwagen</b>',
      photo: true,
      is_emptied: false,
    });
    const photo = await world.viewer.get<Schemas['ComplaintPhoto']>(`/route-events/${event?.id}/photo`);
    expect(photo.body.photo).toBe(`data:image/png;base64,${png()}`);
    expect((await world.other.get(`/route-events/${event?.id}/photo`)).status).toBe(404);
    expect((await world.anonymous.get(`/route-events/${event?.id}/photo`)).status).toBe(401);
    // A key of a machine that reads the same is another one.
    const machine = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', {
      ...{ name: 'Truck', scopes: ['notifications:write'] },
    });
    const theirs = { key: `drive-${id}/${emptied.key}`, tour_id: id, container_id: a?.container_id, revision: 5 };
    const forged = await world.client(machine.body.secret).post<Schemas['IngestResult']>('/route-events/', {
      rows: [{ ...theirs, recorded_at: at('06:05'), level: 10, is_emptied: true }],
    });
    expect(forged.body).toMatchObject({ created: 1 });
    expect(
      (await look()).stops[0]?.containers.find(({ container_id }) => container_id === a?.container_id)?.done,
    ).toMatchObject({ key: emptied.key, level: 75 });
    // It was emptied after all.
    const later = await send({ ...left, photo: undefined, is_emptied: true, recorded_at: at('06:25'), revision: 1 });
    expect(statuses(later)).toEqual(['corrected']);
    expect(later.body.tour.stops[1]).toMatchObject({ state: 'emptied' });
    expect((await detail()).tour.picked_up).toBe(2);
    expect((await send(row('break_start', '08:30'))).body.tour.on_break_since).toBe(at('08:30'));
    const links = await world.user.get<Schemas['DriverLinkList']>(`/tours/${id}/driver-links`);
    expect(links.body.on_break_since).toBe(at('08:30'));
    const done = await send(row('break_end', '08:45'), row('end', '08:50'));
    expect(done.body.tour).toMatchObject({ status: 'completed', finished_at: at('08:50'), on_break_since: null });
    expect((await detail()).tour).toMatchObject({ duration: 170, driver_id: paired });
    const told = await world.admin.get<Schemas['HistoryList']>(`/history/?kind=tours&record_key=${id}`);
    expect(told.body.history.map(({ source }) => source)).toContain('driver');
    // Sent late, it still counts.
    const [c] = (await look()).stops[2]?.containers ?? [];
    expect(
      statuses(await send(row('container', '07:00', { container_id: c?.container_id, is_emptied: true }))),
    ).toEqual(['created']);
    expect((await detail()).tour).toMatchObject({ picked_up: 3, status: 'completed', finished_at: at('08:50') });
  });

  it('a load at a plant that nobody has named before is at the plant that an administrator has set', async () => {
    const plant = { latitude: 51.25, longitude: 7.5 };
    await world.admin.patch('/customer', { plant });
    const { id, send } = await site.open();
    await send(row('unloading', '08:00', { material_type: '12', weight: 2, location_name: 'Neue Aufbereitung' }));
    const { notifications } = (
      await world.viewer.get<Schemas['NotificationsEnvelope']>(`/notifications/?tour_id=${id}`)
    ).body;
    expect(notifications.unloadings).toMatchObject([{ location_name: 'Neue Aufbereitung', ...plant }]);
    await world.admin.patch('/customer', { plant: null });
  });

  it('takes the good rows of a call and says what is wrong with the others', async () => {
    const { look, phone, send } = await site.open();
    const [a, other] = (await look()).stops.flatMap(({ containers }) => containers);
    const good = row('container', '06:10', { container_id: a?.container_id, is_emptied: true });
    const mixed = await send(
      row('container', '06:10', { container_id: 'nowhere', is_emptied: true }),
      row('container', '06:10', { container_id: a?.container_id, is_emptied: false }),
      row('container', '10:00', { container_id: a?.container_id, is_emptied: true }),
      row('container', '06:10', {
        container_id: a?.container_id,
        is_emptied: true,
        photo: Buffer.from('<svg onload="alert(1)"/>').toString('base64'),
      }),
      row('unloading', '06:10', { weight: 3 }),
      good,
      { ...good, kind: 'start' },
      { ...good, container_id: other?.container_id, revision: 1 },
    );
    expect(
      mixed.body.result.rows.map(({ status, errors }) => [status, ...(errors ?? []).map(({ path }) => path)]),
    ).toEqual([
      ['rejected', 'rows.0.container_id'],
      ['rejected', 'rows.1.level', 'rows.1.reason'],
      ['rejected', 'rows.2.recorded_at'],
      ['rejected', 'rows.3.photo'],
      ['rejected', 'rows.4.material_type', 'rows.4.location_name'],
      ['created'],
      ['rejected', 'rows.6.key'],
      ['rejected', 'rows.7.key'],
    ]);
    expect(
      (await send({ ...good, container_id: other?.container_id, revision: 9 })).body.result.rows[0]?.errors?.[0]?.path,
    ).toBe('rows.0.key');
    const german = await phone.post<Result>(
      '/drive/events',
      { rows: [row('container', '06:10', { container_id: 'nowhere', is_emptied: true })] },
      { 'accept-language': 'de' },
    );
    expect(german.body.result.rows[0]?.errors?.[0]?.message).toBe('Diesen Behälter gibt es nicht.');
    expect((await send({ ...good, photo: png(310_000) })).status).toBe(400);
    expect((await send({ ...good, photo: png(900_000) })).status).toBe(413);
    expect((await send({ ...good, key: 'short' })).status).toBe(400);
  });

  it('skips stops and drives them in another order; what the dispatcher adds and takes away meanwhile stays so', async () => {
    const { id, look, send, detail } = await site.open();
    const [one, two, three, four] = site.places.map(({ location_id }) => location_id);
    const order = async () => (await look()).stops.map(({ location_id, state }) => `${location_id} ${state}`);
    const [a] = (await look()).stops[0]?.containers ?? [];
    await send(
      row('container', '06:10', { container_id: a?.container_id, is_emptied: true }),
      row('skip', '06:20', { location_id: two }),
    );
    const { updated_at: seen } = (await detail()).tour;
    await send(row('order', '06:30', { location_ids: [four ?? '', three ?? ''] }));
    // A dispatcher who has not seen the new order does not overwrite it.
    const blind = { stops: [one, two, three, four].map((location_id) => ({ location_id })) };
    expect((await world.user.patch(`/tours/${id}`, blind, { 'if-match': `"${seen}"` })).status).toBe(412);
    const now = [`${one} emptied`, `${two} skipped`, `${four} planned`, `${three} planned`];
    expect(await order()).toEqual(now);
    // An older order that arrives late, and a name that is no stop.
    await send(row('order', '06:25', { location_ids: [three ?? '', 'nowhere'] }));
    expect(await order()).toEqual(now);
    expect((await detail()).stops.map(({ location_id }) => location_id)).toEqual([one, two, four, three]);
    await send(row('skip', '06:40', { location_id: two, skipped: false }));
    expect(await order()).toEqual([`${one} emptied`, `${two} planned`, `${four} planned`, `${three} planned`]);

    // The dispatcher takes one away and adds another.
    const further = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=1&page=9')).body
      .locations[0]?.location_id;
    const stops = [one, two, further, three].map((location_id) => ({ location_id }));
    const changed = await world.user.patch<Detail>(`/tours/${id}`, { stops });
    expect([changed.status, changed.body.tour.stops.map(({ state }) => state)]).toEqual([
      200,
      ['emptied', 'planned', 'planned', 'planned'],
    ]);
    expect(await order()).toEqual([`${one} emptied`, `${two} planned`, `${further} planned`, `${three} planned`]);
    const without = await world.user.patch(`/tours/${id}`, { stops: stops.slice(1) });
    expect([without.status, without.body.errors?.[0]?.path]).toEqual([422, 'stops']);
    expect((await world.user.patch(`/tours/${id}`, { route_name: 'X', stops })).status).toBe(409);
    const again = await world.user.patch<Detail>(`/tours/${id}`, { details: 'Tor 2' });
    expect((await look()).details).toBe(again.body.tour.tour.details);
  });

  it('closes the case of a container that it empties; what it leaves full stays open with the reason and the photo', async () => {
    const { look, send } = await site.open();
    const stop = (await look()).stops.find(({ containers }) => containers.length > 0);
    const [bin] = stop?.containers ?? [];
    const filed = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [
      {
        location_id: stop?.location_id,
        material_type: bin?.material_type,
        channel: 'web',
        reported_fill_level: 'full',
      },
    ]);
    const number = filed.body.complaints[0]?.id;
    const report = async () =>
      (await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${number}`)).body.complaint;
    const known = (await look()).stops.find(({ location_id }) => location_id === stop?.location_id)?.notifications;
    expect(known).toContainEqual({
      material_type: bin?.material_type,
      reported_fill_level: 'full',
      created_at: at('09:00'),
      note: null,
    });
    const left = row('container', '09:05', {
      container_id: bin?.container_id,
      level: 100,
      is_emptied: false,
      reason: 'locked',
      photo: png(),
    });
    world.clock.now = new Date(at('09:10'));
    expect(statuses(await send(left))).toEqual(['created']);
    expect(await report()).toMatchObject({
      status: 'open',
      case: {
        obstacle: { recorded_at: at('09:05'), comment: '', reason: 'locked', photo_of: expect.any(Number) as number },
      },
    });
    await send(row('container', '09:08', { container_id: bin?.container_id, level: 110, is_emptied: true }));
    expect(await report()).toMatchObject({ status: 'closed', closed_at: at('09:08'), emptied_fill_level: 'overfull' });
    world.clock.now = new Date(at('09:00'));
  });
});
