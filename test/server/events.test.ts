import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { onBothEngines, openWorld, type Schemas, type Who, type World } from './harness.ts';
import { cookieOf, visitor } from './sign-in.ts';
import { heard, listen, stream, truck } from './streams.ts';

onBothEngines('the stream of changes', (engine) => {
  let world: World;
  let port: number;
  const open = async (who: Who, headers?: Record<string, string>) => stream(port, await world.token(who), headers);
  const metrics = async () =>
    (await world.app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token for metrics' } })).body;
  beforeAll(async () => {
    world = await openWorld(engine, { heartbeat: 50, env: { METRICS_TOKEN: 'a token for metrics' } });
    port = await listen(world);
  });
  afterAll(() => world.close());

  it('tells the customer, and nobody else, which records a change concerns, and lives', async () => {
    const [own, foreign] = [await open('viewer'), await open('other')];
    expect(own.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    const { body } = await world.user.post<Schemas['TruckEnvelope']>('/trucks/', { ...truck, license_plate: 'LIVE 1' });
    await heard(own, 'trucks');
    expect(own.events.at(-1)).toEqual({ resource: 'trucks', ids: [body.truck.id], at: expect.stringMatching(/Z$/) });
    expect(own.text()).not.toContain('LIVE 1');
    await world.other.post('/trucks/', { ...truck, license_plate: 'LIVE 1' });
    await heard(foreign, 'trucks');
    await expect.poll(() => own.text()).toContain('\n:\n\n');
    expect([own.events.length, foreign.events.length]).toEqual([1, 1]);
    own.close();
    foreign.close();
  });

  it('makes one event of many rows, named up to a hundred, and none of a change that was rolled back', async () => {
    const one = await open('viewer');
    const change = (limit: number) =>
      world.db.execute(
        sql`update route_events set comment = comment where id in (select id from route_events where customer_id = 1 order by id limit ${limit})`,
      );
    await world.db
      .transaction(async (tx) => {
        await tx.execute(sql`update drivers set name = name where customer_id = 1`);
        throw new Error('not this');
      })
      .catch((error: Error) => expect(error.message).toBe('not this'));
    await change(100);
    await change(101);
    await heard(one, 'notifications', 2);
    const fresh = one.events.filter(({ resource }) => ['notifications', 'drivers'].includes(resource));
    expect(fresh.map(({ resource, ids }) => [resource, ids?.length])).toEqual([
      ['notifications', 100],
      ['notifications', undefined],
    ]);
    one.close();
  });

  it('is notified of every table that a screen shows, whoever writes', async () => {
    const one = await open('viewer');
    const tables = [
      'disposition_areas',
      'bins',
      'complaints',
      'construction_types',
      'driver_shifts',
      'drivers',
      'locations',
    ];
    tables.push('route_events', 'unloadings', 'phones', 'tours', 'tour_stops', 'truck_shifts', 'trucks', 'users');
    tables.push('machine_tokens');
    await world.admin.post('/tokens/', { name: 'Machine', scopes: ['trucks:read'] });
    for (const table of tables)
      await world.db.execute(sql.raw(`update ${table} set customer_id = customer_id where customer_id = 1`));
    await world.db.execute(sql`insert into finished_days values (1, '2026-12-24')`);
    await heard(one, 'finished_days');
    expect([...new Set(one.events.map(({ resource }) => resource))].toSorted()).toEqual([
      'areas',
      'bins',
      'complaints',
      'construction',
      'driver_shifts',
      'drivers',
      'finished_days',
      'locations',
      'notifications',
      'phones',
      'tokens',
      'tours',
      'truck_shifts',
      'trucks',
      'users',
    ]);
    one.close();
  });

  it('resumes: what was missed comes first, summed up; what cannot be told is "all"', async () => {
    const first = await open('viewer');
    first.close();
    const last = first.lastId() ?? '';
    for (const plate of ['LIVE 2', 'LIVE 3']) await world.user.post('/trucks/', { ...truck, license_plate: plate });
    await world.other.post('/trucks/', { ...truck, license_plate: 'LIVE 4' });
    const again = await open('viewer', { 'last-event-id': last });
    await heard(again, 'trucks');
    const trucks = again.events.filter(({ resource }) => resource === 'trucks');
    // A listener that hears late tells them once more, which is harmless; never a part of them alone before.
    expect(trucks[0]?.ids).toHaveLength(2);
    expect(Number(again.lastId())).toBeGreaterThan(Number(last));
    again.close();
    const gap = await open('viewer', { 'last-event-id': '999999999' });
    expect(gap.events).toMatchObject([{ resource: 'all', ids: null }]);
    gap.close();
    expect((await world.viewer.get('/events/stream', { 'last-event-id': 'x' })).status).toBe(400);
  });

  it('forgets after a day, but never the newest entry', async () => {
    await world.db.execute(sql`update changes set at = at - interval '2 days'`);
    await cleanUp(world.db, world.clock.now);
    const { rows } = await world.db.execute(sql`select seq from changes`);
    expect(rows.length).toBe(1);
    const one = await open('viewer', { 'last-event-id': String(rows[0]?.seq) });
    expect(one.events).not.toContainEqual(expect.objectContaining({ resource: 'all' }));
    one.close();
  });

  it('ends with its token, is counted, and more than 20 of one user are refused', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => open('user')));
    await expect.poll(metrics).toMatch(/^event_streams 20$/m);
    const refused = await world.user.get('/events/stream');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    world.clock.now = new Date(world.clock.now.getTime() + 16 * 60_000);
    await expect.poll(() => many.every((one) => one.ended())).toBe(true);
    await expect.poll(metrics).toMatch(/^event_streams 0$/m);
  });

  it('ends with the session that was signed out', async () => {
    const signedIn = await visitor(world).logIn('user@demo.test');
    const one = await stream(port, signedIn.body.atk ?? '');
    await visitor(world).logOut(cookieOf(signedIn));
    await expect.poll(() => one.ended()).toBe(true);
  });

  it('ends with a session that was signed out on another server, within a minute', async () => {
    const other = await openWorld(engine, { beside: world, heartbeat: 50 });
    const signedIn = await visitor(world).logIn('viewer@demo.test');
    const one = await stream(await listen(other), signedIn.body.atk ?? '');
    await visitor(world).logOut(cookieOf(signedIn));
    // What this server was told of the session counts for half a minute.
    world.clock.now = new Date(world.clock.now.getTime() + 31_000);
    await expect.poll(() => one.ended()).toBe(true);
    await other.close();
  });

  it('is ended by a server that stops, which does not wait for it', async () => {
    const other = await openWorld(engine, { beside: world });
    const at = await listen(other);
    const one = await stream(at, await world.token('viewer'));
    await world.user.post('/trucks/', { ...truck, license_plate: 'LIVE 6' });
    // What one server was told, the other one heard.
    await heard(one, 'trucks');
    const begun = performance.now();
    await other.close();
    expect(performance.now() - begun).toBeLessThan(5_000);
    await expect.poll(() => one.ended()).toBe(true);
  });
});
