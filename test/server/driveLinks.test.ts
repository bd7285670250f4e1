import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { at, driving, row, statuses, tokenOf, type Result } from './driving.ts';
import { area, keysWhere } from './limited-requests.ts';

onBothEngines('links of the driver’s page', (engine) => {
  let world: World;
  let site: Awaited<ReturnType<typeof driving>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    site = await driving(world);
  });
  afterAll(() => world.close());

  it('opens by a link for one tour until 12 hours after the shift, is revoked at once and made for no tour that is over', async () => {
    const { id, link, phone, look } = await site.open();
    expect(link).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:80\/drive#[\w-]{43}$/) as string,
      driver_link: { created_at: at('09:00'), last_used_at: null },
    });
    const { body: known } = await world.user.get<Schemas['DriverLinkList']>(`/tours/${id}/driver-links`);
    expect(known).toMatchObject({
      driver_links: [{ id: link.driver_link.id, last_used_at: at('09:00') }],
      on_break_since: null,
    });
    expect(JSON.stringify(known)).not.toContain(tokenOf(link));
    const stored = (await world.db.execute(sql`select * from driver_links where tour_id = ${id}`)).rows;
    expect(JSON.stringify(stored)).not.toContain(tokenOf(link));
    expect(world.log.join('')).not.toContain(tokenOf(link));
    expect(await look()).toMatchObject({
      id,
      status: 'planned',
      stops: site.places.map(({ location_id }) => ({ location_id, state: 'planned' })),
    });
    // It is of no other kind of call, and no access token is a session of a driver.
    for (const path of ['/tours/', '/auth/me', `/tours/${id}`]) expect((await phone.get(path)).status).toBe(401);
    expect((await world.user.get('/drive/tour')).status).toBe(401);
    const session = (await site.enter(tokenOf(link))).body.session;
    for (const forged of [session.replace(/^\d+/, '1'), `${session}x`, session.replace(/\.\d+\./, '.9999999999999.')])
      if (forged !== session) expect((await world.client(forged).get('/drive/tour')).status).toBe(401);
    expect((await site.enter('x'.repeat(43))).status).toBe(401);
    // A session is short, a link long.
    world.clock.now = new Date(at('09:16'));
    expect((await phone.get('/drive/tour')).status).toBe(401);
    const end = new Date(link.driver_link.expires_at);
    world.clock.now = new Date(end.getTime() - 60_000);
    const late = await site.enter(tokenOf(link));
    expect(late.body.expires_at).toBe(end.toISOString());
    world.clock.now = end;
    expect([
      (await site.enter(tokenOf(link))).status,
      (await world.client(late.body.session).get('/drive/tour')).status,
    ]).toEqual([401, 401]);
    world.clock.now = new Date(at('09:00'));
    for (const client of [world.viewer, world.other]) {
      expect([403, 404]).toContain((await client.post(`/tours/${id}/driver-links`)).status);
      expect([403, 404]).toContain((await client.delete(`/driver-links/${link.driver_link.id}`)).status);
    }
    expect((await world.user.delete(`/driver-links/${link.driver_link.id}`)).status).toBe(204);
    expect((await phone.get('/drive/tour')).status).toBe(401);
    expect((await site.enter(tokenOf(link))).status).toBe(401);
    await world.user.post(`/tours/${id}/cancel`, {});
    expect((await world.user.post(`/tours/${id}/driver-links`)).status).toBe(409);
  });

  it('gets 200 calls in ten seconds on a server, which leaves the other users theirs', async () => {
    const [one, other] = [await site.open(), await site.open()];
    const asked = await Promise.all(Array.from({ length: 220 }, () => one.phone.get('/drive/tour')));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d\d?$/);
    expect((await other.phone.get('/drive/tour')).status).toBe(200);
    for (const { id } of [one, other]) await world.user.post(`/tours/${id}/cancel`, {});
  });

  it('ends 12 hours after the shift of the truck', async () => {
    const id = await site.plan();
    const path = `/trucks/${encodeURIComponent(site.truck.license_plate)}/availability`;
    await world.db.execute(sql`delete from truck_shifts where work_date = '2026-11-18'`);
    expect(
      (await world.user.post(path, { work_date: '2026-11-18', start_time: '06:00', end_time: '14:30' })).status,
    ).toBe(200);
    const link = await site.linkTo(id);
    expect(link.driver_link.expires_at).toBe('2026-11-19T01:30:00.000Z');
    // And of the day to which the tour is moved.
    const ends = async () =>
      (await world.user.get<Schemas['DriverLinkList']>(`/tours/${id}/driver-links`)).body.driver_links.map(
        ({ expires_at }) => expires_at,
      );
    await world.db.execute(sql`delete from truck_shifts where work_date = '2026-11-25'`);
    const later = { work_date: '2026-11-25', start_time: '06:00', end_time: '16:00' };
    expect((await world.user.post(path, later)).status).toBe(200);
    expect((await world.user.patch(`/tours/${id}`, { date: later.work_date })).status).toBe(200);
    expect(await ends()).toEqual(['2026-11-26T03:00:00.000Z']);
    expect((await world.user.patch(`/tours/${id}`, { date: '2026-11-18', stops: [] })).status).toBe(200);
    expect(await ends()).toEqual(['2026-11-19T01:30:00.000Z']);
    // A shift over midnight ends the day after.
    const nights = [
      ['2026-11-26', '22:00', '23:59'],
      ['2026-11-27', '00:00', '05:00'],
    ] as const;
    await world.db.execute(sql`delete from truck_shifts where work_date in ('2026-11-26', '2026-11-27')`);
    for (const [work_date, start_time, end_time] of nights)
      expect((await world.user.post(path, { work_date, start_time, end_time })).status).toBe(200);
    expect((await world.user.patch(`/tours/${id}`, { date: '2026-11-26' })).status).toBe(200);
    expect(await ends()).toEqual(['2026-11-27T16:00:00.000Z']);
    // A shift that becomes longer, by its part after midnight, or ends before that.
    const longer = { work_date: '2026-11-27', start_time: '00:00', end_time: '07:00' };
    expect((await world.user.post(path, longer)).status).toBe(200);
    expect(await ends()).toEqual(['2026-11-27T18:00:00.000Z']);
    expect((await world.user.delete(path, { work_date: '2026-11-27', start_time: '00:00' })).status).toBe(204);
    expect(await ends()).toEqual(['2026-11-27T10:59:00.000Z']);
    // Without a shift of that day it is the week's, a Thursday's.
    expect((await world.user.delete(path, { work_date: '2026-11-26', start_time: '22:00' })).status).toBe(204);
    const week = { availabilities: [{ day_of_week: 'thursday', start_time: '05:00', end_time: '13:00' }] };
    const weekly = `/trucks/${encodeURIComponent(site.truck.license_plate)}/default-availabilities`;
    expect((await world.user.post(weekly, week)).status).toBe(200);
    expect(await ends()).toEqual(['2026-11-27T00:00:00.000Z']);
  });

  it('takes nobody past a limit to areas, and no machine past its scopes', async () => {
    const keys = { ours: await keysWhere(world, `area = ${area}`), foreign: await keysWhere(world, `area <> ${area}`) };
    const [here, there] = [keys.ours.locations?.[0]?.key, keys.foreign.locations?.[0]?.key];
    const plan = { route_name: 'Both', date: '2026-11-18', license_plate: site.truck.license_plate };
    const { body } = await world.admin.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ ...plan, disposition_area_id: area, material_type: ['11', '12', '13'] },
      stops: [here, there].map((location_id) => ({ location_id })),
    });
    const { id } = body.tour.tour;
    await world.admin.patch('/users/2', { area_ids: [area] });
    const link = await site.linkTo(id);
    const phone = world.client((await site.enter(tokenOf(link))).body.session);
    const { tour } = (await phone.get<Schemas['DriverTourEnvelope']>('/drive/tour')).body;
    expect(tour.stops.map(({ location_id }) => location_id)).toEqual([here]);
    expect(tour.hidden_stops).toBe(1);
    // A stop that was taken away meanwhile may have been emptied before.
    expect((await world.admin.patch(`/tours/${id}`, { stops: [{ location_id: there }] })).status).toBe(200);
    const [own, other] = [keys.ours.bins?.[0]?.key, keys.foreign.bins?.[0]?.key].map((container_id) =>
      row('container', '06:10', { container_id, is_emptied: true }),
    );
    const sent = await phone.post<Result>('/drive/events', {
      rows: [own, other, row('skip', '06:20', { location_id: there })],
    });
    expect(statuses(sent)).toEqual(['created', 'rejected', 'created']);
    expect(sent.body.result.rows[1]?.errors?.[0]?.path).toBe('rows.1.container_id');
    const whole = (await world.admin.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour;
    expect(whole.stops.map(({ state }) => state)).toEqual(['planned']);

    // What moves to another area takes its link along.
    const to = (await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Ziel' })).body.area.id;
    expect((await world.admin.patch(`/tours/${id}`, { stops: [{ location_id: here }] })).status).toBe(200);
    expect((await world.admin.post(`/areas/${area}/move`, { to })).status).toBe(200);
    const moved = (await phone.get<Schemas['DriverTourEnvelope']>('/drive/tour')).body.tour;
    expect(moved.stops.map(({ location_id }) => location_id)).toEqual([here]);
    await world.admin.patch('/users/2', { area_ids: null });

    const machine = await world.admin.post<Schemas['CreatedMachineToken']>('/tokens/', {
      ...{ name: 'Plan', scopes: ['tours:write'] },
    });
    expect((await world.client(machine.body.secret).post(`/tours/${id}/driver-links`)).status).toBe(403);
  });
});
