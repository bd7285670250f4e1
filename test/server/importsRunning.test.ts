import { expect, it, vi } from 'vitest';
import { onBothEngines, openWorld, type Schemas } from './harness.ts';
import { connectTo, untilBlocked } from './otherConnection.ts';
import { listen, stream } from './streams.ts';

it('an import whose client leaves before the answer writes nothing', async () => {
  const world = await openWorld('postgres');
  const other = await connectTo(world);
  const body = (name: string, rows: object[]) => ({ kind: 'trucks', name, rows });
  const truck = (license_plate: string, name: string) => ({
    ...{ license_plate, name, capacity: 10, number_of_compartments: 1, default_disposition_area_id: 1 },
  });
  await world.admin.post('/imports/', body('one.csv', [truck('MS-WEG 1', 'X')]));
  const both = [truck('MS-WEG 1', 'Y'), truck('MS-WEG 2', 'X')];
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  await other.query(`begin; select 1 from all_trucks where license_plate = 'MS-WEG 1' for update`);
  const patience = new AbortController();
  const asked = fetch(`${url}/api/imports/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body('left.csv', both)),
    signal: patience.signal,
  });
  await untilBlocked(other);
  patience.abort();
  await expect(asked).rejects.toThrow('abort');
  await other.query('commit');
  // Waits for the one before.
  expect((await world.admin.post('/imports/', body('two.csv', both))).body).toMatchObject({ created: 1, changed: 1 });
  const { rows } = await other.query<{ name: string }>('select name from imports order by id desc limit 2');
  expect(rows.map(({ name }) => name)).toEqual(['two.csv', 'one.csv']);
  await other.end();
  await world.close();
});

it('two imports of a customer run at once and ten wait, so that they leave others their connections', async () => {
  const world = await openWorld('postgres');
  const other = await connectTo(world);
  const truck = { license_plate: 'MS-VIEL 1', capacity: 10, number_of_compartments: 1, default_disposition_area_id: 1 };
  const post = (name: string) =>
    world.admin.post('/imports/', { kind: 'trucks', name: 'many.csv', rows: [{ ...truck, name }] });
  await post('0');
  await other.query(`begin; select 1 from all_trucks where license_plate = 'MS-VIEL 1' for update`);
  const twelve = Array.from({ length: 12 }, (_, index) => post(String(index + 1)));
  await untilBlocked(other);
  expect((await post('13')).status).toBe(503);
  expect((await world.other.get('/trucks/')).status).toBe(200);
  await other.query('commit');
  expect((await Promise.all(twelve)).map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  await other.end();
  await world.close();
});

onBothEngines('an import of drivers', (engine) => {
  it('passes phones from one to another, is taken back with them, and leaves those of rows that are refused', async () => {
    const world = await openWorld(engine);
    const of = (key: string, last: number | null, more = {}) => ({
      ...{ driver_id: `PP-${key}`, name: key, phone: last && `+49 170 555990${last}`, ...more },
    });
    const send = async (...rows: object[]) =>
      (await world.admin.post<Schemas['ImportResult']>('/imports/', { kind: 'drivers', name: 'd.csv', rows })).body;
    const phones = async () =>
      (await world.admin.get<Schemas['DriverList']>('/drivers/?q=PP-&sort=driver_id')).body.drivers.map(({ phone }) =>
        Number(phone?.at(-1) ?? 0),
      );
    const held = async () =>
      (await world.admin.get<Schemas['PhoneList']>('/phones/?q=555990&sort=number')).body.phones.map(
        ({ driver_id }) => driver_id,
      );
    await send(of('A', 1), of('B', 2), of('C', null));
    // In a ring, and on to a new one.
    const ring = await send(of('A', 2), of('B', null), of('C', 1));
    expect(ring).toMatchObject({ changed: 3, refused: 0 });
    expect([await phones(), await held()]).toEqual([
      [2, 0, 1],
      ['PP-C', 'PP-A'],
    ]);
    expect((await world.admin.post(`/imports/${ring.import?.id}/undo`)).status).toBe(200);
    expect([await phones(), await held()]).toEqual([
      [1, 2, 0],
      ['PP-A', 'PP-B'],
    ]);
    const half = await send(of('A', null, { name: '' }), of('B', 1), of('C', 2));
    expect(half).toMatchObject({ changed: 0, refused: 3 });
    expect(half.rows[1]?.errors).toMatchObject([{ code: 'phone_of_driver', value: 'PP-A' }]);
    expect(await phones()).toEqual([1, 2, 0]);
    await world.close();
  });
});

onBothEngines('an import of many rows', (engine) => {
  const rowsOf = (length: number) =>
    Array.from({ length }, (_, index) => ({
      ...{ license_plate: `RUN-${index}`, name: 'R', capacity: index < 10 ? -1 : 10, number_of_compartments: 1 },
    }));
  const run = 'a1b2c3d4e5f6';
  const body = (more: object = {}) =>
    JSON.stringify({ kind: 'trucks', name: 'run.csv', rows: rowsOf(1300), run, ...more });

  it('says to its user how far it is, part by part, and is taken back as a whole', async () => {
    const world = await openWorld(engine);
    const port = await listen(world);
    const [own, others] = [await stream(port, world.token('user')), await stream(port, world.token('admin'))];
    const post = async (text: string) =>
      (await world.user.post<Schemas['ImportResult']>('/imports/', JSON.parse(text) as object)).body;
    const told = (one: typeof own) =>
      [...one.text().matchAll(/^event: progress\ndata: (.*)\n\n/gm)].map(
        ([, data = '']) => JSON.parse(data) as unknown,
      );
    await post(body({ dry_run: true }));
    const result = await post(body());
    expect(result).toMatchObject({ created: 1290, refused: 10 });
    const total = 1300;
    await expect.poll(() => told(own)).toEqual([1000, 1300].map((done) => ({ run, done, total })));
    expect(told(others)).toEqual([]);
    const list = async () => (await world.viewer.get<Schemas['TruckList']>('/trucks/?q=RUN-')).body.total_routes;
    expect(await list()).toBe(1290);
    const kept = (await world.user.get<Schemas['ImportResult']>(`/imports/${result.import?.id}`)).body.rows;
    expect([kept.length, new Set(kept.map(({ row }) => row)).size]).toEqual([1300, 1300]);
    expect((await world.user.post(`/imports/${result.import?.id}/undo`)).status).toBe(200);
    expect(await list()).toBe(0);
    own.close();
    others.close();
    await world.close();
  });

  it('that its user leaves in the middle writes nothing', async () => {
    const world = await openWorld(engine);
    const port = await listen(world);
    const own = await stream(port, world.token('user'));
    // Two parts of 1,000 rows: the second is not written yet when the progress of the first arrives.
    const rows = rowsOf(2000);
    const patience = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/api/imports/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.token('user')}`, 'content-type': 'application/json' },
      body: body({ rows }),
      signal: patience.signal,
    });
    await vi.waitFor(() => expect(own.text()).toContain('"done":1000'), { timeout: 20_000, interval: 1 });
    patience.abort();
    await expect(asked).rejects.toThrow('abort');
    // Waits for the one before, whose keys are the same.
    const again = await world.user.post<Schemas['ImportResult']>('/imports/', JSON.parse(body({ rows })) as object);
    expect([again.status, again.body.created]).toEqual([200, 1990]);
    expect((await world.user.get<Schemas['ImportList']>('/imports/')).body.imports.length).toBe(1);
    own.close();
    await world.close();
  });
});
