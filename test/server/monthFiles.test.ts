import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveMonths, readBack } from '../../src/server/archive.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { createDatabase, onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { untilBlocked } from './otherConnection.ts';

const now = new Date('2026-11-18T20:00:00Z');

onBothEngines('files of months', (engine) => {
  let world: World;
  let folder: string;
  let plate: string;
  beforeAll(async () => {
    world = await openWorld(engine);
    world.clock.now = now;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-files-'));
    plate = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks[0]?.license_plate ?? '';
  });
  afterAll(async () => {
    await world.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const position = (key: string, recorded_at: string) => ({
    ...{ key, license_plate: plate, recorded_at, latitude: 51.9, longitude: 8.3 },
  });
  const send = async (row: object) =>
    (await world.user.post<Schemas['IngestResult']>('/positions/', { rows: [row] })).body.rows[0];
  const archive = (before: string, to = folder) => archiveMonths(world.database, { before, folder: to, now });

  it('an archive that was interrupted goes on: a month is in the database until its file is whole', async () => {
    await send(position('p', '2022-04-05T00:00:00.000Z'));
    const blocked = path.join(folder, 'blocked');
    fs.mkdirSync(path.join(blocked, 'positions-2022-04.ndjson.gz'), { recursive: true });
    await expect(archive('2022-05', blocked)).rejects.toThrow('into another folder');
    expect(fs.readdirSync(blocked)).toEqual(['positions-2022-04.ndjson.gz']);
    expect((await send(position('q', '2022-04-06T00:00:00.000Z')))?.errors).toBeTruthy();
    const [one] = await archive('2022-05');
    expect(one).toMatchObject({ table: 'positions', month: '2022-04', rows: 1 });
    await readBack(world.database, one?.file ?? '');
    expect(await send(position('p', '2022-04-05T00:00:00.000Z'))).toMatchObject({ status: 'duplicate' });
  });

  it('of two runs at the same time one archives a month and the other goes on without it', async () => {
    await send(position('r', '2022-03-05T00:00:00.000Z'));
    const runs = (await Promise.all([archive('2022-04'), archive('2022-04')])).flat();
    expect(runs.map(({ month, rows }) => [month, rows])).toEqual([['2022-03', 1]]);
    expect(await readBack(world.database, runs[0]?.file ?? '')).toMatchObject({ rows: 1 });
  });

  it('a file that is there stays: a month leaves the database when it holds the same, and else not', async () => {
    await send(position('s', '2022-02-05T00:00:00.000Z'));
    const file = path.join(folder, 'positions-2022-02.ndjson.gz');
    const foreign = gzipSync('{"table":"positions","month":"2022-02"}\n{"row":{}}\n{"rows":1}\n');
    fs.writeFileSync(file, foreign);
    await expect(archive('2022-03')).rejects.toThrow(`${file} does not hold what the database has`);
    expect(fs.readFileSync(file)).toEqual(foreign);
    const [one] = await archive('2022-03', path.join(folder, 'own'));
    await readBack(world.database, one?.file ?? '');
    expect(await archive('2022-03', path.join(folder, 'own'))).toEqual([one]);
    expect(await readBack(world.database, one?.file ?? '')).toMatchObject({ rows: 1 });
  });
});

it('a month is archived however long it takes to read', async () => {
  const databaseUrl = await createDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-months-'));
  const database = await openDatabase({ databaseUrl: `${databaseUrl}?options=-c%20statement_timeout%3D1000` });
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query(`select open_months('levels', array['2022-04-05']::timestamptz[])`);
  await other.query('alter table levels detach partition levels_2022_04');
  await other.query('begin; lock table levels_2022_04');
  const archived = archiveMonths(database, { before: '2022-05', folder, now });
  await untilBlocked(other);
  await other.query('select pg_sleep(1.5); commit');
  expect(await archived).toMatchObject([{ table: 'levels', month: '2022-04', rows: 0 }]);
  await other.end();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
