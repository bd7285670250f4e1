import { expect, it } from 'vitest';
import { openWorld } from './harness.ts';
import { connectTo, untilBlocked } from './otherConnection.ts';

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
