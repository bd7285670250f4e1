import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backup, restore, writeSafely } from '../../scripts/lib/backup.ts';
import { run } from '../../scripts/lib/run.mjs';
import { openDatabase } from '../../src/server/db/open.ts';
import { bundleServer, killAll, startServer } from './process.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  main = await bundleServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-data-'));
  const server = await startServer(main, { DATA_DIR: path.join(folder, 'data') });
  server.child.kill('SIGTERM');
  await server.ended;
});
afterAll(() => {
  killAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

it(
  'a backup brings the data back and refuses what is no backup; folder and file are for their owner alone, one server has the folder',
  { timeout: 300_000 },
  async () => {
    const dataDir = path.join(folder, 'data');
    const file = path.join(folder, 'backup.tgz');
    const count = async () => {
      const database = await openDatabase({ dataDir });
      const rows = await database.db.query.locations.findMany({ columns: { locationId: true } });
      await database.close();
      return rows.length;
    };
    const before = await count();
    expect(before).toBeGreaterThan(20);
    const script = (name: string, ...args: string[]) =>
      run(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
        env: { DATABASE_URL: '', DATA_DIR: dataDir },
      });
    expect(await script('backup', '--to', file)).toMatchObject({ code: 0 });
    expect(fs.statSync(file).size).toBeGreaterThan(100_000);
    expect(await script('restore', file)).toMatchObject({ code: 2, output: expect.stringContaining('--from FILE') });
    await expect(backup(dataDir, file)).rejects.toThrow('exists already');

    // A server that runs keeps its data to itself.
    const server = await startServer(main, { DATA_DIR: dataDir });
    await expect(backup(dataDir, `${file}.2`)).rejects.toThrow('is in use by another server');
    await expect(restore(dataDir, file, new Date())).rejects.toThrow('is in use by another server');
    // Nor does a second server start, wherever it runs: both may be the first process of their container.
    await expect(startServer(main, { DATA_DIR: dataDir })).rejects.toThrow('is in use by another server');
    server.child.kill('SIGTERM');
    await server.ended;
    const mode = (name: string) => fs.statSync(path.join(folder, name)).mode & 0o777;
    const inside = fs.readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const open = inside.filter((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o077);
    expect([mode('data'), mode('backup.tgz'), open]).toEqual([0o700, 0o600, []]);

    fs.rmSync(path.join(dataDir, 'pglite'), { recursive: true });
    expect(await script('restore', '--from', file)).toMatchObject({ code: 0 });
    expect(await count()).toBe(before);
    const aside = await restore(dataDir, file, new Date());
    expect(fs.existsSync(path.join(aside ?? '', 'PG_VERSION'))).toBe(true);
    const wrong = path.join(folder, 'noise.tgz');
    fs.writeFileSync(wrong, 'no backup');
    await expect(restore(dataDir, wrong, new Date())).rejects.toThrow('is no backup');
    fs.writeFileSync(wrong, fs.readFileSync(file).subarray(0, 100_000));
    expect(await script('restore', '--from', wrong)).toEqual({
      code: 1,
      output: `${wrong} is no backup of this product.\n`,
    });
    expect(fs.readdirSync(dataDir).filter((name) => /^restoring|^server/.test(name))).toEqual([]);
    expect(await count()).toBe(before);
  },
);

it('a backup is written to its end, or there is none', () => {
  const file = path.join(folder, 'whole.tgz');
  const write = fs.writeSync;
  const content = new Uint8Array(2500).fill(7);
  // As on a disk that is nearly full: a call writes what there is room for, and says how much.
  const short = (handle: number, bytes: Uint8Array, offset = 0, length = bytes.length - offset) =>
    write(handle, bytes, offset, Math.min(length, 1000));
  const spy = vi.spyOn(fs, 'writeSync').mockImplementation(short as typeof fs.writeSync);
  writeSafely(file, content);
  expect(fs.statSync(file).size).toBe(2500);
  spy.mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device, write');
  });
  expect(() => writeSafely(`${file}.2`, content)).toThrow('ENOSPC');
  spy.mockRestore();
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('whole.tgz'))).toEqual(['whole.tgz']);
});

it('a database that does not start says where it is and what may be wrong', async () => {
  const dataDir = path.join(folder, 'broken');
  const inside = path.join(dataDir, 'pglite');
  fs.mkdirSync(inside, { recursive: true });
  fs.writeFileSync(path.join(inside, 'PG_VERSION'), '9');
  await expect(openDatabase({ dataDir })).rejects.toThrow(`does not start in ${inside}: is its disk full`);
});

it('where the log of the embedded database finds no room, the process says so and ends; what was confirmed is there', async () => {
  const dataDir = path.join(folder, 'full');
  const writer = run(process.execPath, ['--import', 'tsx', 'test/server/full-log.ts', dataDir], { timeout: 90_000 });
  const { code, output } = await writer;
  expect(output).toMatch(/cannot go on: could not \w+ file "pg_wal\/.*No space left on device\n$/);
  expect(code).toBe(1);
  const database = await openDatabase({ dataDir });
  const { rows } = await database.db.execute<{ id: number }>(sql`select id from filler order by id`);
  await database.close();
  const confirmed = output.match(/confirmed/g)?.length ?? 0;
  expect(confirmed).toBeGreaterThan(1);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: confirmed }, (_, n) => n + 1));
});
