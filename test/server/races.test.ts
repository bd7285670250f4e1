import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { openWorld, type Schemas, type World } from './harness.ts';
import { connectTo, untilBlocked } from './otherConnection.ts';
import { mailedCode, password, visitor } from './sign-in.ts';

let world: World;
let other: pg.Client;
beforeAll(async () => {
  world = await openWorld('postgres');
  other = await connectTo(world);
});
afterAll(async () => {
  await other.end();
  await world.close();
});

/** A password that was set by another server, in a transaction that is not over before the call waits for it. */
async function meanwhile<T>(email: string, call: () => Promise<T>): Promise<T> {
  await other.query('begin');
  await other.query(`update users set password_hash = 'another' where email = $1`, [email]);
  const asked = call();
  await untilBlocked(other);
  await other.query('commit');
  return asked;
}

/** Gives a user back the password of the demo. */
const again = (email: string) =>
  other.query(`update users set password_hash = (select password_hash from users where id = 1) where email = $1`, [
    email,
  ]);

it('a log-in under way while a password is set lets nobody in, nor sets another', async () => {
  const { logIn, forgot, verify, setPassword } = visitor(world);
  const sessions = async () => (await other.query('select id from refresh_families where user_id = 2')).rows.length;
  const before = await sessions();
  expect((await meanwhile('user@demo.test', () => logIn('user@demo.test'))).status).toBe(401);
  expect(await sessions()).toBe(before);
  expect((await meanwhile('new@demo.test', () => logIn('new@demo.test'))).status).toBe(401);
  await Promise.all(['user@demo.test', 'new@demo.test'].map(again));
  await forgot('user@demo.test');
  const code = await mailedCode(world);
  expect((await meanwhile('user@demo.test', () => verify('user@demo.test', code))).status).toBe(422);
  await again('user@demo.test');
  const { session } = (await logIn('new@demo.test')).body;
  expect((await meanwhile('new@demo.test', () => setPassword(session, 'Flaschenpost-7'))).status).toBe(401);
  const change = { current_password: password, new_password: 'Flaschenpost-7' };
  expect((await meanwhile('user@demo.test', () => world.user.patch('/auth/me', change))).status).toBe(422);
  await again('user@demo.test');
});

it('a password change ends the sessions that begin while it waits, and the sessions for a new password', async () => {
  await other.query('begin');
  await other.query('select 1 from users where id = 2 for no key update');
  await other.query(`insert into refresh_families (id, customer_id, user_id, created_at, last_seen_at)
    values ('11111111-0000-4000-8000-000000000000', 1, 2, now(), now())`);
  await other.query(`insert into password_sessions (token_hash, customer_id, user_id, expires_at)
    values ('late', 1, 2, '2099-01-01')`);
  const asked = world.user.patch('/auth/me', { current_password: password, new_password: 'Flaschenpost-7' });
  await untilBlocked(other);
  await other.query('commit');
  expect((await asked).status).toBe(200);
  const { rows } = await other.query(
    'select ended_at from refresh_families where user_id = 2 order by id desc limit 1',
  );
  expect(rows[0]).toEqual({ ended_at: expect.any(Date) });
  expect((await other.query('select 1 from password_sessions where user_id = 2')).rows).toEqual([]);
  expect((await world.user.get('/auth/me')).status).toBe(200);
});

it('a phone that another server is just handing out is taken', async () => {
  const { phones } = (await world.admin.get<Schemas['PhoneList']>('/phones/?assigned=false')).body;
  const { drivers } = (await world.admin.get<Schemas['DriverList']>('/drivers/?page_size=2')).body;
  const [phone] = phones;
  const [one, two] = drivers;
  if (!phone || !one || !two) throw new Error('The small world lacks phones or drivers.');
  await other.query('begin');
  await other.query('update phones set driver_ref = $1 where id = $2', [one.id, phone.id]);
  const asked = world.admin.patch(`/drivers/${two.id}`, { phone: phone.number });
  await untilBlocked(other);
  await other.query('commit');
  const answer = await asked;
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([409, 'phone']);
  const { rows } = await other.query('select driver_ref from phones where id = $1', [phone.id]);
  expect(rows).toEqual([{ driver_ref: one.id }]);
});

it('a new number that another server is just adding has one driver', async () => {
  const { drivers } = (await world.admin.get<Schemas['DriverList']>('/drivers/?page_size=2')).body;
  const [one, two] = drivers;
  if (!one || !two) throw new Error('The small world lacks drivers.');
  const number = '+49 171 5559009';
  await other.query('begin');
  await other.query(`insert into phones (customer_id, number, label, driver_ref) values (1, $1, '', $2)`, [
    number,
    one.id,
  ]);
  const asked = world.admin.patch(`/drivers/${two.id}`, { phone: number });
  await untilBlocked(other);
  await other.query('commit');
  const answer = await asked;
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([409, 'phone']);
});

it('a truck for which another server is just planning two materials keeps its two compartments', async () => {
  const created = await world.admin.post('/trucks/', {
    ...{ license_plate: 'MS-R 1', name: 'Race', capacity: 10, number_of_compartments: 2 },
  });
  expect(created.status).toBe(201);
  await other.query('begin');
  const { rows } = await other.query<{ id: number }>(`select id from trucks where license_plate = 'MS-R 1' for update`);
  await other.query(
    `insert into truck_shifts (truck_ref, customer_id, work_date, start_time, end_time, available, material_type_id)
      values ($1, 1, '2099-01-01', '08:00', '12:00', true, '11+12')`,
    [rows[0]?.id],
  );
  const asked = world.admin.patch('/trucks/MS-R%201', { number_of_compartments: 1 });
  await untilBlocked(other);
  await other.query('commit');
  const answer = await asked;
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([409, 'number_of_compartments']);
});

it('an import keeps the same rules while another server writes: two compartments, one driver for a phone, no deleted location', async () => {
  const send = (kind: string, row: object) =>
    world.admin.post<Schemas['ImportResult']>('/imports/', { kind, name: 'x', rows: [row] });
  await other.query('begin');
  const { rows } = await other.query<{ id: number }>(
    `update trucks set number_of_compartments = 2 where license_plate = 'MS-R 1' returning id`,
  );
  await other.query(
    `insert into truck_shifts (truck_ref, customer_id, work_date, start_time, end_time, available, material_type_id)
      values ($1, 1, '2099-01-02', '08:00', '12:00', true, '11+12') `,
    [rows[0]?.id],
  );
  const truck = send('trucks', { license_plate: 'MS-R 1', number_of_compartments: 1 });
  await untilBlocked(other);
  await other.query('commit');
  expect((await truck).body).toMatchObject({ changed: 0, refused: 1 });

  const { drivers } = (await world.admin.get<Schemas['DriverList']>('/drivers/?page_size=1')).body;
  const number = '+49 171 5559010';
  await other.query('begin');
  await other.query(`insert into phones (customer_id, number, label, driver_ref) values (1, $1, '', $2)`, [
    number,
    drivers[0]?.id,
  ]);
  const driver = send('drivers', { driver_id: 'RACE-1', name: 'R', phone: number });
  await untilBlocked(other);
  await other.query('commit');
  expect((await driver).status).toBe(409);

  const place = { location_id: 'RACE-L', location_name: 'R', latitude: 47.1, longitude: 9.1 };
  expect((await send('locations', place)).body.created).toBe(1);
  const { rows: types } = await other.query<{ id: string }>(
    'select id from construction_types where customer_id = 1 limit 1',
  );
  await other.query('begin');
  await other.query(`update all_locations set deleted_at = now() where location_id = 'RACE-L'`);
  const bin = send('bins', {
    container_id: 'RACE-C',
    location_id: 'RACE-L',
    material_type: '11',
    construction_type: types[0]?.id,
  });
  await untilBlocked(other);
  await other.query('commit');
  expect((await bin).body).toMatchObject({ created: 0, refused: 1 });
});

it('cleaning up waits for nobody and makes nobody wait: many short transactions, what is locked the next time', async () => {
  await other.query(
    `insert into rate_limits (key, points, expire) select 'forgotten' || n, 1, '2000-01-01' from generate_series(1, 2500) n`,
  );
  const { rows } = await other.query<{ id: number }>(
    `insert into history (customer_id, at, source, kind, record_key, record, action)
      select 1, '2000-01-01', 'cli', 'trucks', n::text, 'x', 'changed' from generate_series(1, 3) n returning id`,
  );
  await other.query('begin');
  await other.query('select 1 from history where id = $1 for update', [rows[1]?.id]);
  world.queries.length = 0;
  await cleanUp(world.db, world.clock.now);
  const left = async () => (await other.query(`select id from history where at < '2001-01-01'`)).rows;
  expect(await left()).toEqual([{ id: rows[1]?.id }]);
  expect((await other.query(`select key from rate_limits where key like 'forgotten%'`)).rows).toEqual([]);
  const batches = world.queries.filter((query) => query.startsWith('delete from "rate_limits"'));
  expect(batches).toHaveLength(3);
  await other.query('commit');
  await cleanUp(world.db, world.clock.now);
  expect(await left()).toEqual([]);
});

it('two corrections of a level at the same time leave one row, the newest, in its month', async () => {
  const { bins } = (await world.viewer.get<Schemas['BinList']>('/bins/?page_size=1&active=true')).body;
  const send = async (recorded_at: string, level: number, revision: number) => {
    const row = { key: 'raced', container_id: bins[0]?.container_id, recorded_at, level, source: 'sensor', revision };
    return (await world.user.post<Schemas['IngestResult']>('/levels/', { rows: [row] })).body.rows[0]?.status;
  };
  expect(await send('2023-03-10T00:00:00Z', 10, 0)).toBe('created');
  await other.query('begin');
  await other.query(`select open_months('levels', array['2023-04-10T00:00:00Z'::timestamptz])`);
  await other.query(
    `update levels_keys set revision = 1, was = recorded_at, recorded_at = '2023-04-10T00:00:00Z' where key = 'raced'`,
  );
  await other.query(
    `update levels set revision = 1, level = 20, recorded_at = '2023-04-10T00:00:00Z' where key = 'raced'`,
  );
  const asked = send('2023-02-10T00:00:00Z', 30, 2);
  await untilBlocked(other);
  await other.query('commit');
  expect(await asked).toBe('corrected');
  const { rows } = await other.query(
    `select level, revision, tableoid::regclass::text as part from levels where key = 'raced'`,
  );
  expect(rows).toEqual([{ level: 30, revision: 2, part: 'levels_2023_02' }]);
});
