import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineTokens } from '../../src/server/db/schema-sessions.ts';
import { history } from '../../src/server/db/schema.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { later, minutes } from './sign-in.ts';

type Created = Schemas['CreatedMachineToken'] & Schemas['Problem'];
type List = Schemas['MachineTokenList'];
type Result = Schemas['IngestResult'];

onBothEngines('machine tokens', (engine) => {
  let world: World;
  let beside: World;
  beforeAll(async () => {
    world = await openWorld(engine, { env: { TOKEN_REQUESTS: '20' } });
    beside = await openWorld(engine, { beside: world });
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
  });

  const create = (body: object) =>
    world.admin.post<Created>('/tokens/', { name: 'Weighbridge', scopes: ['trucks:read'], ...body });
  const inDays = (days: number) => new Date(world.clock.now.getTime() + minutes(60 * 24 * days)).toISOString();
  const noLongerValid = { status: 401, detail: 'The access token is missing or no longer valid.' };
  const list = async () => (await world.admin.get<List>('/tokens/?sort=-created_at')).body;

  it('are shown once, recognised by their beginning and stored as a hash', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^wd_[\w-]{43}$/);
    const made = { name: 'Weighbridge', scopes: ['trucks:read'], expires_at: null, last_used_at: null };
    expect(body.token).toMatchObject(made);
    expect(body.secret.startsWith(body.token.prefix)).toBe(true);
    const stored = JSON.stringify(await world.db.select().from(machineTokens));
    const listed = JSON.stringify(await list());
    for (const text of [stored, listed, world.log.join()]) expect(text).not.toContain(body.secret);
    expect(listed).not.toContain('hash');
    const creator = (await world.admin.get<Schemas['UserEnvelope']>('/auth/me')).body.user.name;
    expect((await list()).tokens[0]).toMatchObject({ id: body.token.id, created_by: creator });
    expect((await world.admin.get<List>('/tokens/?q=weigh')).body.total_routes).toBeGreaterThan(0);
    expect((await world.other.get<List>('/tokens/')).body.tokens).toEqual([]);
  });

  it('have no scopes that are for people, and end within a year', async () => {
    const paths = async (body: object) => {
      const made = await create(body);
      return [made.status, made.body.errors?.map(({ path }) => path)];
    };
    for (const scope of ['users:read', 'users:write', 'tokens:write', 'views:write'])
      expect(await paths({ scopes: ['bins:read', scope] })).toEqual([422, ['scopes.1']]);
    expect(await paths({ expires_at: inDays(-1) })).toEqual([422, ['expires_at']]);
    expect(await paths({ expires_at: inDays(367) })).toEqual([422, ['expires_at']]);
    // No Date is a leap second.
    expect((await create({ expires_at: '2026-12-31T23:59:60Z' })).status).toBe(400);
    expect((await create({ scopes: ['no:scope'] })).status).toBe(400);
    expect((await create({ scopes: [] })).status).toBe(400);
  });

  it('do what their scopes allow, under their own name, until they expire', async () => {
    const { body } = await create({ name: 'Depot', scopes: ['trucks:read', 'trucks:write'], expires_at: inDays(1) });
    const machine = world.client(body.secret);
    const truck = { license_plate: 'ZT 7', name: 'New', capacity: 10, number_of_compartments: 2 };
    expect((await machine.post('/trucks/', truck)).status).toBe(201);
    expect((await machine.get('/bins/')).status).toBe(403);
    expect((await machine.get('/auth/me')).status).toBe(403);
    expect((await machine.get('/auth/sessions')).status).toBe(403);
    expect((await machine.post('/tokens/', { name: 'More', scopes: ['trucks:read'] })).status).toBe(403);
    const [noted] = await world.db.select().from(history).where(eq(history.actor, 'Depot'));
    expect(noted).toMatchObject({ source: 'token', actorRef: null, kind: 'trucks', action: 'created' });
    later(world, minutes(60 * 24 + 1));
    expect((await machine.get('/trucks/')).status).toBe(401);
    expect((await list()).tokens.some(({ id }) => id === body.token.id)).toBe(true);
  });

  it('say when they were last used, written once a minute', async () => {
    const { body } = await create({});
    const used = async () => (await list()).tokens.find(({ id }) => id === body.token.id)?.last_used_at;
    const use = () => world.client(body.secret).get('/trucks/');
    await use();
    const first = await used();
    expect(first).toBe(world.clock.now.toISOString());
    later(world, 30_000);
    await use();
    expect(await used()).toBe(first);
    later(world, 30_000);
    await use();
    expect(await used()).toBe(world.clock.now.toISOString());
  });

  it('are senders of rows by their name: keys are those of the sender, and a new token goes on with them', async () => {
    const scopes = ['levels:write', 'tours:write', 'tours:read'];
    const machine = async (name: string) => world.client((await create({ name, scopes })).body.secret);
    const [acme, other, again] = [await machine('Acme'), await machine('Other'), await machine('Acme')];
    const [bin] = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1')).body.bins;
    const [truck] = (await world.viewer.get<Schemas['TruckList']>('/trucks/?page_size=1')).body.trucks;
    const row = {
      key: '1',
      container_id: bin?.container_id,
      recorded_at: world.clock.now,
      level: 10,
      source: 'sensor',
    };
    const told: [string, unknown][] = [];
    const senders = { acme, other, again, person: world.user, colleague: world.admin };
    for (const [name, client] of Object.entries(senders))
      told.push([name, (await client.post<Result>('/levels/', { rows: [row] })).body.rows[0]?.status]);
    expect(told).toEqual([
      ['acme', 'created'],
      ['other', 'created'],
      ['again', 'duplicate'],
      ['person', 'created'],
      ['colleague', 'created'],
    ]);
    const tour = { key: 'one', route_name: 'Nord', date: '2026-11-18', material_type: ['11'], stops: [] };
    const plan = { ...tour, license_plate: truck?.license_plate };
    const ids: unknown[] = [];
    for (const client of [acme, other, again])
      ids.push((await client.post<Schemas['TourEnvelope']>('/tours/', plan)).body.tour.tour.id);
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([false, true]);
    // A row from before senders were told apart is known to all of them.
    for (const table of ['levels', 'levels_keys'])
      await world.db.execute(
        sql`update ${sql.identifier(table)} set sender = 0 where sender = (select id from senders where name = 'Other')`,
      );
    const corrected = { rows: [{ ...row, level: 12, revision: 1 }] };
    expect((await other.post<Result>('/levels/', corrected)).body.corrected).toBe(1);
  });

  it("carry a vendor's format: what The Things Stack sends becomes levels, each device in its container, once", async () => {
    const { body } = await create({ name: 'LoRaWAN', scopes: ['levels:write'] });
    const path = `/tokens/${body.token.id}/mapping`;
    const vendor = world.client(body.secret);
    const hook = (payload: object) => vendor.post<Result & Schemas['Problem']>('/webhooks/levels/', payload);
    const [first, second] = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=2')).body.bins;
    const places = { container_id: first?.container_id ?? '' };
    const at = world.clock.now.toISOString();
    const uplink = (device: unknown, more: object) => ({
      end_device_ids: { device_id: device, dev_eui: 'A84041000181C061' },
      received_at: at.replace('Z', '123456Z'),
      uplink_message: { f_port: 2, decoded_payload: { distance: 450 }, ...more },
    });
    const mapping = {
      ...{ device: '/end_device_ids/device_id', level: '/uplink_message/decoded_payload/distance' },
      ...{ recorded_at: '/received_at', unit: 'millimetre', offset: 200, height: 1200 },
      devices: [
        { device: 'eui-1', ...places },
        // In a container that is a metre higher.
        { device: 'eui-2', container_id: second?.container_id ?? '', height: 2200 },
        { device: 'eui-3', container_id: 'NONE' },
      ],
    };
    expect((await hook(uplink('eui-1', {}))).status).toBe(409);
    expect((await world.user.put(path, { mapping })).status).toBe(403);
    expect((await world.other.put(path, { mapping })).status).toBe(404);
    const refused = async (change: object) => {
      const said = await world.admin.put<Schemas['Problem']>(path, { mapping: { ...mapping, ...change } });
      return [said.status, said.body.errors?.map((error) => error.path)];
    };
    expect(await refused({ height: 150 })).toEqual([422, ['mapping.height']]);
    const low = [{ device: 'eui-1', ...places, height: 300, offset: 300 }];
    expect(await refused({ devices: low })).toEqual([422, ['mapping.devices.0.height']]);
    expect(await refused({ recorded_at: undefined })).toEqual([422, ['mapping.recorded_at']]);
    const twice = [...mapping.devices, { device: 'eui-1', ...places }];
    expect(await refused({ devices: twice })).toEqual([422, ['mapping.devices.3.device']]);
    expect((await refused({ level: 'level' }))[0]).toBe(400);

    const tried = await world.admin.post<Schemas['MappingTrial']>('/tokens/mapping-trials/', {
      ...{
        mapping,
        payload: [uplink('eui-1', {}), uplink('eui-2', {}), uplink('eui-3', {}), uplink(null, { decoded_payload: {} })],
      },
    });
    expect(tried.body.readings).toEqual([
      { device: 'eui-1', ...places, recorded_at: at, level: 75, errors: [] },
      expect.objectContaining({ device: 'eui-2', level: 87.5, errors: [] }),
      expect.objectContaining({ errors: [{ path: 'devices', message: 'There is no container NONE.' }] }),
      expect.objectContaining({
        errors: [expect.objectContaining({ path: 'device' }), expect.objectContaining({ path: 'level' })],
      }),
    ]);
    const trial = { mapping, payload: uplink('eui-3', {}) };
    const german = await world.admin.post('/tokens/mapping-trials/', trial, { 'accept-language': 'de' });
    expect(german.body).toMatchObject({ readings: [{ errors: [{ message: 'Den Behälter NONE gibt es nicht.' }] }] });
    const set = await world.admin.put<Schemas['MachineTokenEnvelope']>(path, { mapping });
    expect(set.body.token.mapping).toEqual(mapping);
    const old = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    expect((await world.admin.put(path, { mapping }, old)).status).toBe(412);
    expect((await hook(uplink('eui-1', {}))).body).toMatchObject({ created: 1, rejected: 0 });
    expect((await hook(uplink('eui-1', {}))).body).toMatchObject({ created: 0, duplicate: 1 });
    const known = (await world.viewer.get<Schemas['BinEnvelope']>(`/bins/${first?.id}`)).body.bin;
    expect(known).toMatchObject({ last_level: 75, last_recorded_at: at, level_source: 'sensor' });
    // Of several, the bad ones are told at their own places and do no harm to the good one.
    const { body: told } = await hook([uplink('eui-9', {}), uplink('eui-3', {}), uplink('eui-2', {})]);
    expect(told).toMatchObject({ created: 1, rejected: 2 });
    expect(told.rows.map(({ errors }) => errors?.[0]?.path)).toEqual([
      'rows.0.devices',
      'rows.1.container_id',
      undefined,
    ]);
    expect((await hook(Array.from({ length: 1001 }, () => ({})))).status).toBe(422);
    const noted = await world.admin.get<Schemas['HistoryList']>('/history/?kind=tokens&q=lorawan&sort=-at');
    expect(noted.body.history[0]?.changes.map(({ field }) => field)).toEqual(['mapping']);
    await world.admin.put(path, { mapping: null });
    expect((await hook(uplink('eui-1', {}))).status).toBe(409);
  });

  it('are in the history when they are made and revoked, not when they are used', async () => {
    const scopes = ['trucks:read'];
    const { body } = await world.admin.post<Created>('/tokens/', { name: 'Scales', scopes });
    await world.client(body.secret).get('/trucks/');
    await world.admin.delete(`/tokens/${body.token.id}`);
    const all = (await world.admin.get<Schemas['HistoryList']>('/history/?kind=tokens&q=scales&sort=at')).body.history;
    expect(all).toMatchObject([
      { record: 'Scales', actor_id: 1, action: 'created' },
      { record: 'Scales', actor_id: 1, action: 'deleted' },
    ]);
    const fields = all[0]?.changes.map(({ field, after }) => [field, after]);
    expect(fields).toEqual([
      ['created_at', expect.any(String)],
      ['name', 'Scales'],
      ['scopes', scopes],
    ]);
  });

  it('end at once on all servers when they are revoked', async () => {
    const { body } = await create({});
    const use = (at: World) => at.client(body.secret).get('/trucks/');
    for (const server of [world, beside]) expect((await use(server)).status).toBe(200);
    expect((await world.other.delete(`/tokens/${body.token.id}`)).status).toBe(404);
    expect((await world.user.delete(`/tokens/${body.token.id}`)).status).toBe(403);
    expect((await world.admin.delete(`/tokens/${body.token.id}`)).status).toBe(204);
    for (const server of [world, beside]) expect((await use(server)).body).toMatchObject(noLongerValid);
    expect((await world.admin.delete(`/tokens/${body.token.id}`)).status).toBe(404);
  });

  it('have limits of their own', async () => {
    const [busy, calm] = [(await create({})).body.secret, (await create({})).body.secret];
    for (let request = 0; request < 20; request++)
      expect((await world.client(busy).get('/trucks/?page_size=1')).status).toBe(200);
    const refused = await world.client(busy).get('/trucks/');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.client(calm).get('/trucks/')).status).toBe(200);
    expect((await world.admin.get('/trucks/')).status).toBe(200);
  });
});
