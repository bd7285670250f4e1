import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bins, customers, drivers, locations, phones, trucks, users, views } from '../../src/server/db/schema.ts';
import { complaints } from '../../src/server/db/schema-tours.ts';
import { onBothEngines, openWorld, type Client, type Schemas, type World } from './harness.ts';
import { besides, bodyOf, mayOf, operations, queries, rowIds, rules, type Operation } from './access-bodies.ts';
import { idsOf } from './access-ids.ts';
import { driving } from './driving.ts';
import { listen, stream } from './streams.ts';

onBothEngines('every operation', (engine) => {
  let world: World;
  let port: number;
  let ids: Record<string, string | number>;
  const all = operations();
  /** What was tried: who, and which operation. */
  const rows = new Set<string>();
  const permissions = new Set(all.flatMap(({ scopes }) => scopes ?? []));
  const grantable = [...permissions].filter((name) => !rules['x-people-alone'].includes(name));
  beforeAll(async () => {
    world = await openWorld(engine);
    port = await listen(world);
    ids = await idsOf(world);
  });
  afterAll(() => world.close());
  const createToken = async (scopes: string[], client = world.admin) => {
    const made = await client.post<Schemas['CreatedMachineToken']>('/tokens/', { name: 'Machine', scopes });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body;
  };

  /** @param who has the token, for the stream: one that is open to somebody does not end, so it is asked over a connection */
  const send = async (client: Client, operation: Operation, who?: 'viewer' | 'user' | 'admin' | 'other') => {
    const { id, method, path } = operation;
    if (id === 'streamEvents' && who) {
      const opened = await stream(port, world.token(who));
      opened.close();
      return { status: opened.status, body: {} };
    }
    const [, base = ''] = /^(\/[\w-]+\/)/.exec(path) ?? [];
    const url =
      path
        .replace('{stat_name}', 'km')
        .replace('{kind}', 'trucks')
        .replace(/\{\w+\}/, String(ids[base] ?? '')) + (queries[id] ?? '');
    return method === 'get' ? client.get(url) : client[method](url, bodyOf(operation));
  };

  it('wants a token that is whole, ours and has not expired', async () => {
    const token = world.token('admin');
    const [head, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, customer: 2 })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const clients = [
      world.anonymous,
      world.client('nonsense'),
      world.client(`${head}.${forged}.${signature}`),
      world.client(`${none}.${payload}.`),
    ];
    const closed = all.filter(({ scopes }) => scopes);
    expect(closed.length).toBeGreaterThan(35);
    for (const operation of closed) {
      rows.add(`no token ${operation.id}`).add(`expired ${operation.id}`);
      for (const client of clients) {
        expect([operation.id, (await send(client, operation)).status]).toEqual([operation.id, 401]);
      }
    }
    const before = world.clock.now;
    world.clock.now = new Date(before.getTime() + 16 * 60_000);
    const expired = world.client(token);
    for (const operation of closed)
      expect([operation.id, (await send(expired, operation)).status]).toEqual([operation.id, 401]);
    world.clock.now = before;
  });

  it('shows and changes nothing of another customer', async () => {
    const { db } = world;
    const state = async () => ({
      bins: await db.select().from(bins).where(eq(bins.customerId, 1)).orderBy(bins.id),
      locations: await db.select().from(locations).where(eq(locations.customerId, 1)).orderBy(locations.id),
      trucks: await db.select().from(trucks).where(eq(trucks.customerId, 1)).orderBy(trucks.id),
      drivers: await db.select().from(drivers).where(eq(drivers.customerId, 1)).orderBy(drivers.id),
      phones: await db.select().from(phones).where(eq(phones.customerId, 1)).orderBy(phones.id),
      complaints: await db.select().from(complaints).where(eq(complaints.customerId, 1)).orderBy(complaints.id),
      views: await db.select().from(views).where(eq(views.customerId, 1)).orderBy(views.id),
      users: await db.select().from(users).where(eq(users.customerId, 1)).orderBy(users.id),
      customers: await db.select().from(customers).where(eq(customers.id, 1)),
    });
    const before = await state();
    expect((await world.other.delete('/auth/sessions/00000000-0000-4000-8000-000000000001')).status).toBe(404);
    for (const operation of all) {
      if (!operation.scopes) continue;
      const { status } = await send(world.other, operation, 'other');
      rows.add(`other ${operation.id}`);
      if (/\{(id|license_plate|key)\}/.test(operation.path))
        expect([operation.id, status]).toEqual([operation.id, 404]);
      else expect([operation.id, status >= 500]).toEqual([operation.id, false]);
    }
    expect(await state()).toEqual(before);
    expect((await world.admin.get('/auth/me')).status).toBe(200);
    // What a list shows of one customer, the other's list of the same name does not hold.
    const lists = all.filter(({ id, method }) => method === 'get' && /^list(?!Materials|ConstructionTypes)/.test(id));
    for (const operation of lists) {
      const mine = rowIds((await send(world.admin, operation)).body);
      const theirs = new Set(rowIds((await send(world.other, operation)).body));
      const shared = mine.filter((id) => theirs.has(id));
      expect([operation.id, shared]).toEqual([operation.id, []]);
    }
  });

  it('is open to exactly the roles whose permissions the contract names', async () => {
    for (const who of ['viewer', 'user', 'admin'] as const) {
      for (const operation of all) {
        if (!operation.scopes) continue;
        const may = operation.scopes.every((scope) => mayOf(who, scope));
        rows.add(`${who} ${operation.id}`);
        // Who may not is refused before anything is looked up; who may never reads that he may not.
        const { status, body } = await send(world[who], operation, who);
        expect([who, operation.id, status === 403], JSON.stringify(body)).toEqual([who, operation.id, !may]);
        expect([operation.id, status]).not.toEqual([operation.id, 501]);
      }
    }
  });

  it('is open to a user limited to areas as the contract names permissions for the role, in these areas', async () => {
    // What is refused for an area is unknown (404), in the way (409) or unprocessable (422), never forbidden.
    expect((await world.admin.patch('/users/2', { area_ids: [1] })).status).toBe(200);
    for (const operation of all) {
      if (!operation.scopes) continue;
      const may = operation.scopes.every((scope) => mayOf('user', scope));
      rows.add(`limited ${operation.id}`);
      const { status, body } = await send(world.user, operation, 'user');
      expect([operation.id, status === 403, status === 500], JSON.stringify(body)).toEqual([operation.id, !may, false]);
    }
    expect((await world.admin.patch('/users/2', { area_ids: null })).status).toBe(200);
  });

  it('is open to machine tokens by their scopes alone, and not at all when it is for people', async () => {
    const client = async (scopes: string[]) => world.client((await createToken(scopes)).secret);
    const whole = await client(grantable);
    for (const operation of all) {
      const { id, scopes } = operation;
      if (!scopes) continue;
      const granted = scopes.length > 0 && scopes.every((scope) => grantable.includes(scope));
      rows.add(`machine ${id}`);
      const others = grantable.filter((name) => !scopes.includes(name));
      expect([id, 'without', (await send(await client(others), operation)).status]).toEqual([id, 'without', 403]);
      const { status, body } = await send(whole, operation);
      expect([id, status === 403], JSON.stringify(body)).toEqual([id, !granted]);
      expect([id, status]).not.toEqual([id, 401]);
      if (granted) {
        const { status: alone } = await send(await client([...scopes, ...(besides[id] ?? [])]), operation);
        expect([id, 'with', [401, 403].includes(alone)]).toEqual([id, 'with', false]);
      }
    }
  });

  it("is closed to a driver unless it is of the driver's page, which is open to nobody else", async () => {
    const before = world.clock.now;
    const { open } = await driving(world);
    const { phone } = await open();
    const machine = world.client((await createToken(grantable)).secret);
    const others: [string, Client][] = [
      ...(['viewer', 'user', 'admin', 'other'] as const).map((who): [string, Client] => [who, world[who]]),
      ...[['no token', world.anonymous] as [string, Client], ['machine', machine] as [string, Client]],
    ];
    for (const operation of all) {
      if (!operation.scopes && !operation.driver) continue;
      rows.add(`driver ${operation.id}`);
      const { status, body } = await send(phone, operation);
      expect([operation.id, status === 401, status < 500], JSON.stringify(body)).toEqual([
        operation.id,
        !operation.driver,
        true,
      ]);
      if (!operation.driver) continue;
      for (const [who, client] of others) {
        rows.add(`${who} ${operation.id}`);
        expect([who, operation.id, (await send(client, operation)).status]).toEqual([who, operation.id, 401]);
      }
    }
    expect((await world.admin.patch('/users/2', { area_ids: [1] })).status).toBe(200);
    world.clock.now = new Date(before.getTime() + 400 * 86_400_000);
    for (const operation of all) {
      if (!operation.driver) continue;
      rows.add(`limited ${operation.id}`).add(`expired ${operation.id}`);
      expect([operation.id, (await send(world.user, operation)).status]).toEqual([operation.id, 401]);
      expect([operation.id, (await send(phone, operation)).status]).toEqual([operation.id, 401]);
    }
    world.clock.now = before;
    expect((await world.admin.patch('/users/2', { area_ids: null })).status).toBe(200);
  });

  it('was tried by everybody: no row of the matrix is missing', () => {
    const everybody = ['no token', 'expired', 'viewer', 'user', 'admin', 'limited', 'other', 'machine', 'driver'];
    const open = new Set(all.filter(({ scopes }) => !scopes).map(({ path }) => path.split('/')[1]));
    expect(open).toEqual(new Set(['auth', 'drive', 'setup', 'reports']));
    const wanted = all
      .filter(({ scopes, driver }) => scopes || driver)
      .flatMap(({ id }) => everybody.map((who) => `${who} ${id}`));
    expect(wanted.filter((row) => !rows.has(row))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(700);
  });

  it('shows a machine token nothing of another customer', async () => {
    const theirs = world.client((await createToken(grantable, world.other)).secret);
    for (const operation of all) {
      if (!operation.scopes?.length || !/\{(id|license_plate|key)\}/.test(operation.path)) continue;
      const wanted = operation.scopes.every((scope) => grantable.includes(scope)) ? 404 : 403;
      expect([operation.id, (await send(theirs, operation)).status]).toEqual([operation.id, wanted]);
    }
  });
});
